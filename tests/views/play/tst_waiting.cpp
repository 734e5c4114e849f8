// SPDX-License-Identifier: GPL-3.0-or-later
// How long a person waits from a choice to the next one at normal pace, by the moments that are shown meanwhile, in
// whole games of all sorts at full tables.
#include <algorithm>
#include <numeric>

#include "chooser.h"
#include "model/engine/search/runner.h"
#include "tests/extent.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "views/play/moments.h"
#include "views/play/pacing.h"
#include "views/timeline/timeline_bar.h"

namespace tests::tst_waiting {

using engine::Seat;
using views::Moment;
using views::Pacing;

namespace {

constexpr Seat kPerson = 0;

replay::Timeline play(const engine::Game &game, std::uint64_t seed)
{
    const engine::Position start = game.start({.seats = game.mostSeats()});
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (int seat = 0; seat < game.mostSeats(); ++seat)
        players.push_back(engine::search::makePlayer(game, "greedy", seed + static_cast<std::uint64_t>(seat)));
    engine::Random chance(seed);
    replay::Timeline course(start);
    for (const engine::Action action : engine::search::playGame(start, players, chance, 100'000).actions)
        course.append(action);
    return course;
}

/// From an own action to the next choice, in which others are seen to act.
struct Wait {
    int first;
    int last;
};

std::vector<Wait> waitsOf(const replay::Timeline &course)
{
    std::vector<Wait> waits;
    int first = 0;
    bool areOthersSeen = false;
    for (int step = 1; step <= course.stepCount(); ++step) {
        const bool isOwn = course.step(step).action.actor() == kPerson;
        first = isOwn ? step : first;
        areOthersSeen = !isOwn && (areOthersSeen || views::isSeen(course, step));
        if (first > 0 && areOthersSeen && engine::contains(course.position(step).toAct(), kPerson)) {
            waits.push_back({first, step});
            first = 0;
        }
    }
    return waits;
}

/// What is shown while a person waits, where a step becomes known at once or when all before it has been shown.
std::vector<Moment> shownIn(const replay::Timeline &course, const words::Words &words, const Wait &wait, bool isAhead)
{
    Pacing pacing;
    std::deque<Moment> waiting;
    std::vector<Moment> shown;
    const auto showAll = [&] {
        while (!waiting.empty())
            shown.push_back(pacing.take(waiting, true));
    };
    for (int step = wait.first; step <= wait.last; ++step) {
        for (Moment &moment : views::momentsOf(course, words, step, kPerson))
            waiting.push_back(std::move(moment));
        if (!isAhead)
            showAll();
    }
    showAll();
    return shown;
}

int timeOf(const std::vector<Moment> &moments)
{
    return std::accumulate(moments.begin(), moments.end(), 0, [](int sum, const Moment &moment) {
        return sum + (moment.wait == Moment::Wait::Nothing ? 0 : moment.time + moment.pause);
    });
}

} // namespace

class TestWaiting : public QObject {
    Q_OBJECT

private slots:
    void waitingHasABound_data();
    void waitingHasABound();
    void momentsAreShownInOrderAndCanBeRead_data();
    void momentsAreShownInOrderAndCanBeRead();
    void computersGoOnWhileTheyAreWatched_data();
    void computersGoOnWhileTheyAreWatched();
    void whatIsSkippedIsGivenBack();

private:
    static void addGames();
    /// Calls `check` with all that is shown in each wait of some games.
    template <typename Check>
    static void forWaits(Check check);
};

void TestWaiting::addGames()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("isAhead");
    for (const engine::Game *game : engine::games()) {
        for (const bool isAhead : {true, false}) {
            const std::string name = std::string(game->id()) + (isAhead ? ", known before" : ", one by one");
            QTest::newRow(name.c_str()) << QString::fromUtf8(std::string(game->id()).c_str()) << isAhead;
        }
    }
}

template <typename Check>
void TestWaiting::forWaits(Check check)
{
    QFETCH(QString, game);
    QFETCH(bool, isAhead);
    const engine::Game &played = *engine::findGame(game.toStdString());
    const words::Words words(played, QStringList(played.mostSeats(), QString()));
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(manyOnScreen(20)); ++seed) {
        const replay::Timeline course = play(played, seed);
        for (const Wait &wait : waitsOf(course))
            check(course, wait, shownIn(course, words, wait, isAhead));
    }
}

void TestWaiting::waitingHasABound_data() { addGames(); }

void TestWaiting::waitingHasABound()
{
    std::vector<int> times;
    int moments = 0;
    forWaits([&](const replay::Timeline &, const Wait &, const std::vector<Moment> &shown) {
        times.push_back(timeOf(shown));
        moments += static_cast<int>(shown.size());
    });
    QVERIFY(times.size() > 20);
    std::sort(times.begin(), times.end());
    qInfo("%zu waits of %.1f moments: median %d ms, of ten %d ms, at most %d ms", times.size(),
          double(moments) / double(times.size()), times[times.size() / 2], times[times.size() * 9 / 10], times.back());
    QFETCH(bool, isAhead);
    if (isAhead) // else the computers' thinking is what is waited for
        QVERIFY(times[times.size() / 2] <= Pacing::kUsualMs);
    QVERIFY(times.back() <= Pacing::kMostMs);
}

void TestWaiting::momentsAreShownInOrderAndCanBeRead_data() { addGames(); }

void TestWaiting::momentsAreShownInOrderAndCanBeRead()
{
    int lines = 0;
    forWaits([&](const replay::Timeline &course, const Wait &wait, const std::vector<Moment> &shown) {
        std::pair<int, int> before{0, 0};
        for (const Moment &moment : shown) {
            const std::pair now{moment.step, moment.fact}; // all that the log has by then
            QVERIFY(before <= now);
            before = now;
            if (moment.wait == Moment::Wait::Reading) {
                QVERIFY(moment.time >= Pacing::kLineMs);
                QVERIFY(moment.line);
                ++lines;
            }
            if (moment.wait == Moment::Wait::Motion && moment.pause > 0)
                QVERIFY(moment.time + moment.pause >= Pacing::kDeedMs);
            const engine::Position &seen = moment.stage ? *moment.stage : course.position(moment.step);
            QVERIFY(moment.fact != Moment::kAllFacts || seen == course.position(moment.step));
        }
        QCOMPARE(before, std::pair(wait.last, Moment::kAllFacts));
    });
    QVERIFY(lines > 0);
}

void TestWaiting::computersGoOnWhileTheyAreWatched_data()
{
    QTest::addColumn<bool>("isStepwise");
    QTest::newRow("normal pace") << false;
    QTest::newRow("step by step") << true;
}

// The timeline has no more of the game than what has been told.
void TestWaiting::computersGoOnWhileTheyAreWatched()
{
    QFETCH(bool, isStepwise);
    views::PlayStyle style{1, true, true};
    style.stepwise = isStepwise;
    Page page(newGame("osiris", {kHuman, kEasy, kEasy, kEasy}), 3, style);
    int ahead = 0; // of what is seen
    const auto *bar = page.page().findChild<views::TimelineBar *>();
    connect(&page.playback(), &views::PlaybackController::momentShown, this, [&](int step) {
        ahead = std::max(ahead, page.play().stepCount() - step);
        QCOMPARE(bar->lastStep(), step);
        if (page.playback().isAsking())
            QMetaObject::invokeMethod(&page.playback(), &views::PlaybackController::skipStep, Qt::QueuedConnection);
    });
    QVERIFY(page.waitReady());
    Chooser input(page);
    const int begun = page.play().stepCount();
    const auto seenOfOthers = [&] {
        int seen = 0;
        for (int step = begun + 1; step <= page.play().stepCount(); ++step) {
            const bool isOwn = page.play().step(step).action.actor() == kPerson;
            seen += !isOwn && views::isSeen(page.play().timeline(), step) ? 1 : 0;
        }
        return seen;
    };
    while (seenOfOthers() < 3) {
        QVERIFY(page.play().act(input.chosen()));
        QVERIFY(page.waitReady());
    }
    QCOMPARE(ahead > 1, !isStepwise);
}

void TestWaiting::whatIsSkippedIsGivenBack()
{
    Moment line;
    line.wait = Moment::Wait::Reading;
    line.time = 1000;
    std::deque<Moment> waiting{line};
    Pacing pacing;
    QCOMPARE(pacing.take(waiting, true).time, 1000);
    QCOMPARE(pacing.spent(), 1000);
    pacing.giveBack(400);
    QCOMPARE(pacing.spent(), 600);
    pacing.giveBack(1000);
    QCOMPARE(pacing.spent(), 0);
}

} // namespace tests::tst_waiting

TEST_CLASS(tst_waiting, TestWaiting)
#include "tst_waiting.moc"
