// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/ending.h"

#include <algorithm>

#include <QCoreApplication>

namespace views {

namespace {

/// The words for an end that no rule brought about.
class EarlyEnd {
    Q_DECLARE_TR_FUNCTIONS(views::EarlyEnd)

public:
    static QStringList sentences(const engine::Result &result, const QStringList &names)
    {
        if (result.reason == "agreed")
            return {tr("The game is drawn."), tr("All agreed to it.")};
        QStringList winners;
        QStringList others;
        for (engine::Seat seat = 0; seat < names.size(); ++seat) {
            const bool won = std::find(result.winners.begin(), result.winners.end(), seat) != result.winners.end();
            (won ? winners : others) << names[seat];
        }
        const QString reason = result.reason == "time" ? tr("The time of %1 has run out.") : tr("%1 has resigned.");
        const QString outcome =
            winners.size() == 1 ? tr("The game is over. Winner: %1.") : tr("The game is over. Winners: %1.");
        return {outcome.arg(winners.join(QStringLiteral(", "))), reason.arg(others.join(QStringLiteral(", ")))};
    }
};

} // namespace

engine::Seat whoMayResign(const play::Play &play, bool isPlayedBack)
{
    if (play.isOver())
        return engine::kNobody;
    const engine::Seat only = play.onlyHuman();
    return only != engine::kNobody || isPlayedBack ? only : play.humanToAct();
}

bool canAgreeDraw(const play::Play &play)
{
    return !play.isOver() && play.humanCount() == play.seatCount() && play.seatCount() > 1;
}

QStringList endSentences(const play::Play &play, const words::Words &words, const QStringList &names)
{
    if (!play.position().isOver())
        return EarlyEnd::sentences(*play.result(), names);
    QStringList said;
    for (const engine::Message &sentence : play.position().prompt())
        said << words.say(sentence);
    return said;
}

} // namespace views
