// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/folder.h"

#include "model/record/record.h"
#include "model/record/system_error.h"
#include "model/record/write_whole.h"
#include "model/words/sentence.h"
#include "model/words/words.h"

namespace match {

using engine::search::MatchGame;
using engine::search::MatchPlan;

outside::Failure failureOf(const std::exception_ptr &thrown)
{
    try {
        std::rethrow_exception(thrown);
    } catch (const outside::Failure &failure) {
        return failure;
    }
}

Folder::Folder(const MatchPlan &plan, QString path) : m_plan(plan), m_path(std::move(path))
{
    if (const std::optional<record::Error> error = record::makeFolder(m_path))
        throw outside::Failure{record::inFile(m_path, *error), &plan.game};
}

void Folder::save(int number, const MatchGame &game) const
{
    record::Record record = record::newRecord(m_plan.game, m_plan.setup);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        record.seats[seat].player = QString::fromStdString(
            m_plan.players[engine::search::playerOn(m_plan, static_cast<engine::Seat>(seat), number)]);
    record.line.actions = game.actions;
    record.result = record::FinalResult{game.result};
    if (game.failed) {
        const outside::Failure why = failureOf(game.thrown);
        record.line.comments[static_cast<int>(game.actions.size())] = {words::sentenceOf(why.message, why.game)};
    }
    const auto digits = static_cast<int>(QString::number(m_plan.games).size());
    const QString file = QStringLiteral("%1/%2-%3.cartouche")
                             .arg(m_path, words::idOf(m_plan.game))
                             .arg(number + 1, std::max(4, digits), 10, QLatin1Char('0'));
    if (const std::optional<record::Error> error = record::save(record, file))
        throw outside::Failure{record::inFile(file, *error), &m_plan.game};
}

} // namespace match
