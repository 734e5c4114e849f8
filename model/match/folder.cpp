// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/folder.h"

#include <mutex>

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include "model/record/record.h"
#include "model/record/system_error.h"
#include "model/record/write_whole.h"
#include "model/words/words.h"

namespace match {

using engine::search::MatchGame;
using engine::search::MatchPlan;

namespace {

/// The beginnings of paths under which matches of this program are saving games.
class Taken {
public:
    /// The first of `path`, `path-2`, `path-3` … that no file and no match has; it is taken then.
    QString take(const QString &path)
    {
        const std::lock_guard lock(m_mutex);
        QString beginning = path;
        for (int number = 2; m_beginnings.contains(beginning) || hasGames(beginning); ++number)
            beginning = path + QLatin1Char('-') + QString::number(number);
        m_beginnings.insert(beginning);
        return beginning;
    }
    void leave(const QString &beginning)
    {
        const std::lock_guard lock(m_mutex);
        m_beginnings.remove(beginning);
    }

private:
    static bool hasGames(const QString &beginning)
    {
        const QFileInfo path(beginning);
        const QRegularExpression game(QRegularExpression::anchoredPattern(QRegularExpression::escape(path.fileName())
                                                                          + QStringLiteral("-[0-9]{4,}\\.cartouche")));
        return !path.dir().entryList(QDir::Files | QDir::Hidden | QDir::System).filter(game).isEmpty();
    }

    std::mutex m_mutex;
    QSet<QString> m_beginnings;
};

Taken &taken()
{
    static Taken all;
    return all;
}

} // namespace

outside::Failure failureOf(const std::exception_ptr &thrown)
{
    try {
        std::rethrow_exception(thrown);
    } catch (const outside::Failure &failure) {
        return failure;
    } catch (const std::exception &other) {
        return {{"match.broken", {{"text", other.what()}}}, nullptr};
    }
}

Folder::Folder(const MatchPlan &plan, QString path, Names names, SayFailure say)
    : m_plan(plan), m_path(std::move(path)), m_names(names), m_say(std::move(say))
{
    if (const std::optional<record::Error> error = record::makeFolder(m_path))
        throw outside::Failure{record::inFile(m_path, *error), &plan.game};
    const QString name = QLatin1Char('/') + words::idOf(plan.game);
    // Two matches may come to one folder by different paths.
    m_beginning = m_names == Names::Free ? taken().take(QFileInfo(m_path).canonicalFilePath() + name) : m_path + name;
}

Folder::~Folder()
{
    if (m_names == Names::Free)
        taken().leave(m_beginning);
}

void Folder::save(int number, const MatchGame &game) const
{
    record::Record record = record::newRecord(m_plan.game, m_plan.setup);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        record.seats[seat].player = QString::fromStdString(
            m_plan.players[engine::search::playerOn(m_plan, static_cast<engine::Seat>(seat), number)]);
    record.line.actions = game.actions;
    record.result = record::FinalResult{game.result};
    if (const QString why = game.failed ? m_say(failureOf(game.thrown)) : QString(); !why.isEmpty())
        record.line.comments[static_cast<int>(game.actions.size())] = {why};
    const auto digits = static_cast<int>(QString::number(m_plan.games).size());
    const QString shownNumber = QString::number(number + 1).rightJustified(std::max(4, digits), QLatin1Char('0'));
    const QString file = m_beginning + QLatin1Char('-') + shownNumber + QStringLiteral(".cartouche");
    if (const std::optional<record::Error> error = record::save(record, file))
        throw outside::Failure{record::inFile(file, *error), &m_plan.game};
}

} // namespace match
