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
RecoveredGame described(play::RecoverableSession &game)
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
    const std::shared_ptr<play::Play> play = play::playOf(game);
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

/// What is to be said of these journals, as far as nobody has them now.
std::vector<RecoveredGame> described(const QStringList &journals)
{
    std::vector<RecoveredGame> games;
    for (const QString &journal : journals) {
        if (std::optional<play::RecoverableSession> game = play::takeSession(journal))
            games.push_back(described(*game));
    }
    return games;
}

} // namespace

Recovery::Recovery(Windows &windows, QString folder, QObject *parent)
    : QObject(parent), m_windows(windows), m_folder(std::move(folder))
{
}

/// What is left over, the oldest first, without what nobody needs any more.
std::vector<Recovery::Leftover> Recovery::leftovers() const
{
    std::vector<Leftover> all;
    for (const QString &journal : play::journalsIn(m_folder)) {
        std::optional<play::RecoverableSession> game = play::takeSession(journal);
        if (game && !game->content.closed && isUnchangedReview(game->content))
            play::discard(*std::move(game));
        else if (game)
            all.push_back({journal, game->written, game->content.closed, game->content.setAside});
    }
    return all;
}

void Recovery::start(MainWindow *window, bool restores)
{
    std::vector<Leftover> offered;
    std::vector<Leftover> aside;
    QStringList comesBack;
    for (Leftover &game : leftovers()) {
        const bool isOneTooMany = game.closed && comesBack.size() == RecoveryDialog::kScreenful;
        if (game.setAside)
            aside.push_back(std::move(game));
        else if (!game.closed || (restores && isOneTooMany))
            offered.push_back(std::move(game));
        else if (restores)
            comesBack << game.journal;
    }
    discardSpent(std::move(aside));
    bringBack(comesBack, window);
    if (!offered.empty() && !m_windows.isQuitting())
        offer(window, std::move(offered));
}

/// The oldest first, and only as many as are too many.
void Recovery::discardSpent(std::vector<Leftover> aside)
{
    std::stable_sort(aside.begin(), aside.end(), isNewer);
    std::size_t count = aside.size();
    for (auto each = aside.rbegin(); each != aside.rend() && count > kMostSetAside; ++each) {
        std::optional<play::RecoverableSession> game = play::takeSession(each->journal);
        if (game && isSpent(game->content)) {
            play::discard(*std::move(game));
            --count;
        }
    }
}

bool Recovery::offer(MainWindow *window)
{
    std::vector<Leftover> games = leftovers();
    if (games.empty())
        return false;
    offer(window, std::move(games));
    return true;
}

void Recovery::offer(MainWindow *window, std::vector<Leftover> games)
{
    // Those first that nobody has laid away, then the newest.
    std::stable_sort(games.begin(), games.end(), [](const Leftover &one, const Leftover &other) {
        return one.setAside != other.setAside ? other.setAside : isNewer(one, other);
    });
    QStringList journals;
    for (const Leftover &game : games)
        journals << game.journal;
    std::vector<RecoveredGame> shown = described(journals.mid(0, RecoveryDialog::kScreenful));
    if (shown.empty())
        return;
    auto *dialog = new RecoveryDialog(std::move(shown), window);
    connect(dialog, &QDialog::finished, dialog, &QObject::deleteLater); // not while games are opened that it chose
    if (const QStringList rest = journals.mid(RecoveryDialog::kScreenful); !rest.isEmpty())
        dialog->setRest(static_cast<int>(rest.size()), [rest] { return described(rest); });
    connect(dialog, &RecoveryDialog::discarded, this, [](const QStringList &unwanted) {
        for (const QString &journal : unwanted) {
            if (std::optional<play::RecoverableSession> game = play::takeSession(journal))
                play::discard(*std::move(game));
        }
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog, window] { bringBack(dialog->chosen(), window); });
    dialog->open();
    qCDebug(playLog, "%d games are offered", static_cast<int>(games.size()));
}

std::vector<play::RecoverableSession> Recovery::closedOf(const QString &file) const
{
    std::vector<play::RecoverableSession> games;
    if (file.isEmpty()) // a text, or a position: no game is its
        return games;
    const QString path = QFileInfo(file).absoluteFilePath();
    for (const QString &journal : play::journalsNaming(m_folder, path)) {
        std::optional<play::RecoverableSession> game = play::takeSession(journal);
        if (game && game->content.closed && game->content.beginning && game->content.own.path == path)
            games.push_back(*std::move(game));
    }
    return games;
}

std::optional<play::RecoverableSession> Recovery::sessionOf(const QString &journal) const
{
    std::optional<play::RecoverableSession> game;
    if (play::journalsIn(m_folder).contains(journal))
        game = play::takeSession(journal);
    return game && game->content.beginning ? std::move(game) : std::nullopt;
}

std::map<const engine::Game *, RecoveredGame> Recovery::newestGames() const
{
    std::vector<std::pair<QDateTime, QString>> journals;
    for (const QString &journal : play::journalsIn(m_folder))
        journals.emplace_back(QFileInfo(journal).lastModified(), journal);
    std::stable_sort(journals.begin(), journals.end(),
                     [](const auto &one, const auto &other) { return one.first > other.first; });
    std::map<const engine::Game *, RecoveredGame> games;
    for (auto each = journals.begin(); each != journals.end() && games.size() < engine::games().size(); ++each) {
        std::optional<play::RecoverableSession> session = play::takeSession(each->second);
        const record::Record *beginning =
            session && session->content.beginning ? &*session->content.beginning : nullptr;
        if (beginning && !editor::isScenario(*beginning) && games.count(beginning->game) == 0)
            games.emplace(beginning->game, described(*session));
    }
    return games;
}

/// The first one into the window if that has no game, the others into windows of their own, until somebody stops it.
void Recovery::bringBack(const QStringList &journals, MainWindow *window)
{
    m_windows.openEach(static_cast<int>(journals.size()), window, [&](int number) {
        std::optional<play::RecoverableSession> game = play::takeSession(journals[number]);
        if (game && game->content.beginning)
            window->navigator().elsewhere().resumeWith(*std::move(game));
    });
}

} // namespace views
