// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/recovery.h"

#include <algorithm>

#include <QFileInfo>

#include "model/editor/editor.h"
#include "model/play/document.h"
#include "model/replay/seat_names.h"
#include "model/words/words.h"
#include "views/common/play_log.h"
#include "views/scenario/lesson_words.h"
#include "views/window/main_window.h"
#include "views/window/windows.h"

namespace views {

namespace {

/// What the dialogue says of a game. The game itself is played through once for it.
RecoveredGame described(const play::RecoverableSession &game)
{
    RecoveredGame shown;
    shown.when = game.written;
    shown.file = game.content.own.path;
    shown.journal = game.path;
    shown.readable = game.content.beginning.has_value();
    shown.setAside = game.content.setAside;
    shown.lostLines = game.content.dropped;
    if (!shown.readable) {
        shown.title = shown.heading = [] { return QString(); };
        return shown;
    }
    const std::shared_ptr<play::Play> play = play::playOf(game.content);
    shown.lostLines += static_cast<int>(game.content.changeLog.size() - play->changeLog().size());
    shown.title = [play] {
        if (editor::isScenario(play->record())) {
            const auto read = scenario::scenarioOf(play->record());
            const auto *const says = std::get_if<scenario::Scenario>(&read);
            return RecoveryDialog::tr("%1, %2").arg(LessonWords::title(says ? *says : scenario::Scenario()),
                                                    words::Words(play->game()).text("game"));
        }
        return RecoveryDialog::tr("%1, %2").arg(replay::seatNames(play->record()).join(QStringLiteral(" – ")),
                                                words::Words(play->game()).text("game"));
    };
    shown.heading = [play] {
        return RecoveryDialog::tr("%1, %n action(s)", nullptr, play->stepCount())
            .arg(words::Words(play->game(), replay::seatNames(play->record())).say(play->position().heading()));
    };
    return shown;
}

/// True for a review that had changed nothing when the program ended. What is in no file is not that: of a game between
/// computers, which nobody misses by itself, the journal may be the only copy.
bool isUnchangedReview(const play::JournalContent &content)
{
    if (!content.beginning || !content.reviewed || content.dropped > 0)
        return false;
    const std::size_t inFile = content.own.path.isEmpty() ? 0 : content.saved;
    return content.changeLog.size() == inFile
           && (content.own.path.isEmpty() || record::stampOf(content.own.path) == content.own.stamp);
}

/// What is left over, without what nobody needs any more.
std::vector<play::RecoverableSession> worthKeeping(std::vector<play::RecoverableSession> all)
{
    std::vector<play::RecoverableSession> kept;
    for (play::RecoverableSession &game : all) {
        if (!game.content.closed && isUnchangedReview(game.content))
            play::discard(std::move(game));
        else
            kept.push_back(std::move(game));
    }
    return kept;
}

bool isNewer(const play::RecoverableSession &one, const play::RecoverableSession &other)
{
    return one.written > other.written;
}

/// True for a game of which there is nothing to go on with: it is over, or no seat has done anything in it.
bool isSpent(const play::JournalContent &content)
{
    if (!content.beginning || editor::isScenario(*content.beginning))
        return false;
    const std::unique_ptr<play::Play> play = play::playOf(content);
    const std::vector<engine::Action> &actions = play->record().line.actions;
    return play->isOver() || std::none_of(actions.begin(), actions.end(), [&play](engine::Action action) {
               return action.actor() < play->seatCount();
           });
}

/// Of the games that a dialogue offers, one that is not taken yet.
play::RecoverableSession taken(std::vector<play::RecoverableSession> &offered, const QString &journal)
{
    const auto found = std::find_if(offered.begin(), offered.end(),
                                    [&journal](const play::RecoverableSession &game) { return game.path == journal; });
    play::RecoverableSession game = std::move(*found);
    offered.erase(found);
    return game;
}

} // namespace

Recovery::Recovery(Windows &windows, QString folder, QObject *parent)
    : QObject(parent), m_windows(windows), m_folder(std::move(folder))
{
}

void Recovery::start(MainWindow *window, bool restores)
{
    std::vector<play::RecoverableSession> broken;
    std::vector<play::RecoverableSession> aside;
    for (play::RecoverableSession &game : worthKeeping(play::recoverableSessions(m_folder))) {
        if (!game.content.closed)
            broken.push_back(std::move(game));
        else if (game.content.setAside)
            aside.push_back(std::move(game));
        else if (restores)
            bringBack(std::move(game), window);
    }
    discardSpent(std::move(aside));
    if (!broken.empty())
        offer(window, std::move(broken));
}

/// The oldest first, and only as many as are too many.
void Recovery::discardSpent(std::vector<play::RecoverableSession> aside)
{
    std::stable_sort(aside.begin(), aside.end(), isNewer);
    std::size_t count = aside.size();
    for (auto game = aside.rbegin(); game != aside.rend() && count > kMostSetAside; ++game) {
        if (isSpent(game->content)) {
            play::discard(std::move(*game));
            --count;
        }
    }
}

bool Recovery::offer(MainWindow *window)
{
    std::vector<play::RecoverableSession> games = worthKeeping(play::recoverableSessions(m_folder));
    if (games.empty())
        return false;
    offer(window, std::move(games));
    return true;
}

void Recovery::offer(MainWindow *window, std::vector<play::RecoverableSession> games)
{
    // Those first that nobody has laid away, then the newest.
    const auto asides = std::stable_partition(
        games.begin(), games.end(), [](const play::RecoverableSession &game) { return !game.content.setAside; });
    std::stable_sort(asides, games.end(), isNewer);
    std::vector<RecoveredGame> shown;
    for (const play::RecoverableSession &game : games)
        shown.push_back(described(game));
    auto *dialog = new RecoveryDialog(std::move(shown), window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Held as long as the dialogue lives, so that nobody else offers them too. What is left then is for later.
    const auto offered = std::make_shared<std::vector<play::RecoverableSession>>(std::move(games));
    connect(dialog, &RecoveryDialog::discarded, this, [offered](const QStringList &journals) {
        for (const QString &journal : journals)
            play::discard(taken(*offered, journal));
    });
    connect(dialog, &QDialog::accepted, this, [this, offered, dialog, window] {
        for (const QString &journal : dialog->chosen())
            bringBack(taken(*offered, journal), window);
    });
    dialog->open();
    qCDebug(playLog, "%d games are offered", static_cast<int>(offered->size()));
}

std::vector<play::RecoverableSession> Recovery::closedOf(const QString &file) const
{
    std::vector<play::RecoverableSession> games;
    const QString path = QFileInfo(file).absoluteFilePath();
    for (play::RecoverableSession &game : play::recoverableSessions(m_folder)) {
        if (game.content.closed && game.content.beginning && game.content.own.path == path)
            games.push_back(std::move(game));
    }
    return games;
}

std::optional<play::RecoverableSession> Recovery::sessionOf(const QString &journal) const
{
    for (play::RecoverableSession &game : play::recoverableSessions(m_folder)) {
        if (game.path == journal && game.content.beginning)
            return std::move(game);
    }
    return std::nullopt;
}

std::map<const engine::Game *, RecoveredGame> Recovery::newestGames() const
{
    std::map<const engine::Game *, play::RecoverableSession> newest;
    for (play::RecoverableSession &each : play::recoverableSessions(m_folder)) {
        const std::optional<record::Record> &beginning = each.content.beginning;
        if (!beginning || editor::isScenario(*beginning))
            continue;
        const auto [known, isFirst] = newest.try_emplace(beginning->game, std::move(each));
        if (!isFirst && isNewer(each, known->second))
            known->second = std::move(each);
    }
    std::map<const engine::Game *, RecoveredGame> games;
    for (const auto &[game, session] : newest)
        games.emplace(game, described(session));
    return games;
}

/// Into the window if it has no game, else into one of its own.
void Recovery::bringBack(play::RecoverableSession game, MainWindow *window)
{
    if (!game.content.beginning)
        return;
    MainWindow *target = window->navigator().isFree() ? window : m_windows.open();
    target->navigator().goOnWith(std::move(game));
}

} // namespace views
