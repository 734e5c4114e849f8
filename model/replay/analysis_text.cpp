// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/analysis_text.h"

#include <array>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "model/engine/core/label.h"
#include "model/replay/game_text.h"

namespace replay {

namespace {

constexpr int kFine = 1; ///< decimals of a percentage that say all of a figure

struct AnalysisText {
    Q_DECLARE_TR_FUNCTIONS(replay::AnalysisText)
};

QString seatWords(const engine::Position &position, engine::Seat seat, const words::Words &words)
{
    return words.seat(position.game().figureId(seat, position.seatCount()));
}

/// How much a choice gave away, with a word for it; a dash for who had none.
QString rateText(const Account &account)
{
    static constexpr std::array<std::pair<const char *, const char *>, 5> kTexts{
        {{"excellent", QT_TRANSLATE_NOOP("replay::AnalysisText", "%1, excellent")},
         {"very-good", QT_TRANSLATE_NOOP("replay::AnalysisText", "%1, very good")},
         {"good", QT_TRANSLATE_NOOP("replay::AnalysisText", "%1, good")},
         {"fair", QT_TRANSLATE_NOOP("replay::AnalysisText", "%1, fair")},
         {"weak", QT_TRANSLATE_NOOP("replay::AnalysisText", "%1, weak")}}};
    const QString skill = account.skill();
    for (const auto &[id, text] : kTexts) {
        if (skill == QLatin1String(id))
            return AnalysisText::tr(text).arg(percentText(account.rate(), kFine));
    }
    return QStringLiteral("–");
}

} // namespace

QString percentText(const QString &digits) { return AnalysisText::tr("%1%").arg(digits); }

QString percentText(double value, int decimals) { return percentText(QLocale().toString(100 * value, 'f', decimals)); }

QString differenceText(double value)
{
    const QString figure = percentText(std::abs(value), kFine);
    return value == 0 ? figure : (value < 0 ? QChar(0x2212) : QLatin1Char('+')) + figure;
}

QString actionWords(const engine::Position &position, engine::Action action, const words::Words &words)
{
    const engine::Label label = position.label(action);
    return words.say(label.entry(words.has("hint." + label.words.id) ? "hint." : "label."));
}

QString lineWords(engine::Position position, const std::vector<engine::Action> &line, const words::Words &words)
{
    QStringList said;
    for (const engine::Action action : line) {
        said << AnalysisText::tr("%1: %2", "player and action")
                    .arg(seatWords(position, action.actor(), words), actionWords(position, action, words));
        position = position.after(action);
    }
    return said.join(QStringLiteral("; "));
}

QString accountsHeading() { return AnalysisText::tr("Luck and errors"); }

QString aboutAnalysis(const Analysis &analysis)
{
    const auto number = static_cast<int>(analysis.limits.nodes);
    if (analysis.method == Analysis::Method::Playouts)
        return AnalysisText::tr(
            "By %n random game(s) from each position, as earlier versions did. To analyse again says more.", nullptr,
            number);
    return AnalysisText::tr("By the strongest computer player, which looked at %1 positions for each value.")
        .arg(QLocale().toString(number));
}

QString aboutAccounts()
{
    return AnalysisText::tr(
        "One game’s worth is what lies between a loss and a win. Luck is what was drawn: deals, cards, dice. Hidden "
        "is what others held or chose at the same moment, so that nobody who chose could know it. Together with "
        "what was given away they make the whole way from the first position to the last.");
}

std::vector<QStringList> accountsTable(const Analysis &analysis, const engine::Position &position,
                                       const words::Words &words)
{
    std::vector<QStringList> rows{{AnalysisText::tr("Player"), AnalysisText::tr("Start"), AnalysisText::tr("Luck"),
                                   AnalysisText::tr("Own errors"), AnalysisText::tr("Errors of others"),
                                   AnalysisText::tr("Hidden"), AnalysisText::tr("End"),
                                   AnalysisText::tr("Error a choice")}};
    engine::Seat seat = 0;
    for (const Account &account : analysis.accounts())
        rows.push_back({seatWords(position, seat++, words), percentText(account.start, kFine),
                        differenceText(account.luck), differenceText(account.errors), differenceText(account.gifts),
                        differenceText(account.hidden), percentText(account.end, kFine), rateText(account)});
    return rows;
}

QString mistakeText(const Analysis &analysis, const Timeline &timeline, int step, const words::Words &words)
{
    const QString verdict = analysis.verdict(step);
    if (verdict.isEmpty())
        return {};
    const Finding &choice = analysis.findings[static_cast<std::size_t>(step) - 1];
    const Candidate &best = choice.best.front();
    const bool isPossible = !timeline.position(step - 1).illegalReason(best.action);
    const engine::Position &position = timeline.position(isPossible ? step - 1 : judgedAt(timeline, step));
    QStringList said{AnalysisText::tr("%1: %2.", "mark of an action, and what it gave away")
                         .arg(markWords(verdict), differenceText(-choice.loss()))};
    if (position.illegalReason(best.action)) // a file may say anything
        return said.front();
    said << AnalysisText::tr("Better: %1 (%2).", "an action and what it is worth")
                .arg(actionWords(position, best.action, words), percentText(best.value, kFine));
    if (!best.line.empty())
        said << AnalysisText::tr("It could go on: %1.", "actions, each with who does it")
                    .arg(lineWords(position.after(best.action), best.line, words));
    return said.join(QLatin1Char(' '));
}

} // namespace replay
