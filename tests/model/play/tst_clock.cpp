// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of a game, at a time that the tests say.
#include <QSignalSpy>

#include "model/play/clock.h"
#include "tests/test_class.h"

namespace tests::tst_clock {

using engine::Action;
using engine::Seat;
using play::Clock;
using play::Play;

namespace {

constexpr engine::SeatSet kRed = engine::seatBit(0);
constexpr engine::SeatSet kBlue = engine::seatBit(1);
constexpr int kPatience = 10'000; // ms; only a test that fails waits that long

record::Record newGame(const char *game = "aton", std::optional<record::TimeControl> control = {{600, 5}})
{
    record::Record record = record::newRecord(*engine::findGame(game), {});
    if (control)
        record.timing = record::Timing{control, {}, {}, {}};
    return record;
}

/// A record with these milliseconds left at the start.
record::Record newGame(const std::vector<int> &left)
{
    record::Record record = newGame();
    record.timing->left[0] = left;
    return record;
}

/// A game and its clock, which goes by `pass` alone.
struct Table {
    explicit Table(record::Record record = newGame()) : play(std::move(record), 5), clock(play, nullptr, source())
    {
        deal();
    }

    Clock::Source source()
    {
        return [this] { return now; };
    }

    void pass(int milliseconds)
    {
        now += milliseconds;
        clock.update();
    }

    /// Everything that chance does.
    void deal()
    {
        while (play.position().toAct() == engine::seatBit(engine::kChance))
            play.requestStep();
    }

    /// A random action of that seat.
    void act(Seat seat)
    {
        std::vector<Action> own;
        for (const Action action : play.position().legal()) {
            if (action.actor() == seat)
                own.push_back(action);
        }
        QVERIFY(!own.empty());
        QVERIFY(play.act(own[random.below(static_cast<std::uint32_t>(own.size()))]));
    }

    std::vector<int> left() const
    {
        std::vector<int> left;
        for (Seat seat = 0; seat < play.seatCount(); ++seat)
            left.push_back(clock.left(seat));
        return left;
    }

    const record::Timing &timing() const { return *play.record().timing; }

    qint64 now = 12'345; // a clock that counts from anywhere
    engine::Random random{7};
    Play play;
    Clock clock;
};

using Times = std::vector<int>;

} // namespace

class TestClock : public QObject {
    Q_OBJECT

private slots:
    void aGameWithoutControlHasNone();
    void timeRunsForThoseAsked();
    void anActionSettlesTheTimes();
    void chanceUsesNoTime();
    void incrementsStopAtTheMost();
    void takingBackTakesTimesBack_data();
    void takingBackTakesTimesBack();
    void timesGoThroughAFile();
    void aFlagEndsTheGame();
    void theFirstFlagCounts();
    void anActionTooLateEarnsNothing();
    void theLastActionOfAGameIsNeverTooLate();
    void aFallTakenBackGivesTheTimeBack();
    void undoAndRedoGiveNoTimeBack();
    void aGameThatEndsStopsTheClock();
    void eachSecondIsToldOnce();
    void itWakesUpWhenSomethingIsDue();
    void aChangeIsToldOnce();
    void aPauseHoldsAllAndIsRecorded();
    void aPauseNeedsNoControl();
    void flagsFallByThemselves();
};

void TestClock::aGameWithoutControlHasNone()
{
    Table table(newGame("aton", std::nullopt));
    QVERIFY(!table.clock.isOn());
    table.clock.run(kRed);
    table.pass(1'000'000);
    QCOMPARE(table.clock.left(0), 0);
    QVERIFY(!table.play.isOver());
    table.act(0);
    QVERIFY(!table.play.record().timing);
}

void TestClock::timeRunsForThoseAsked()
{
    Table table;
    QCOMPARE(table.left(), (Times{600'000, 600'000}));
    table.pass(1'000);
    QCOMPARE(table.left(), (Times{600'000, 600'000})); // nobody was asked yet
    table.clock.run(kRed);
    table.now += 250; // it needs no tick to know
    QCOMPARE(table.left(), (Times{599'750, 600'000}));
    table.clock.run(kRed | kBlue);
    table.pass(1'000);
    QCOMPARE(table.left(), (Times{598'750, 599'000}));
    table.clock.run(kBlue);
    table.pass(500);
    table.clock.stop();
    table.pass(70'000);
    QCOMPARE(table.left(), (Times{598'750, 598'500}));
    QCOMPARE(table.clock.secondsLeft(0), 599); // as shown: the last second is 1
}

void TestClock::anActionSettlesTheTimes()
{
    Table table;
    table.clock.run(kRed | kBlue);
    table.pass(12'000);
    table.act(1);
    QCOMPARE(table.left(), (Times{588'000, 593'000}));
    QCOMPARE(table.timing().left.at(table.play.stepCount()), table.left());
    table.clock.run(kRed);
    table.pass(1'001);
    table.act(0);
    QCOMPARE(table.left(), (Times{591'999, 593'000}));
    QCOMPARE(table.timing().left.at(table.play.stepCount()), table.left());
    QCOMPARE(table.timing().left.size(), std::size_t(2));
}

void TestClock::chanceUsesNoTime()
{
    Table table;
    QCOMPARE(table.play.stepCount(), 2); // two deals
    QVERIFY(table.timing().left.empty());
    QCOMPARE(table.left(), (Times{600'000, 600'000}));
}

void TestClock::incrementsStopAtTheMost()
{
    record::Record record = newGame("aton", record::TimeControl{record::kMostSeconds, record::kMostIncrement});
    Table table(std::move(record));
    table.act(0);
    QCOMPARE(table.clock.left(0), record::kMostLeft);
}

void TestClock::takingBackTakesTimesBack_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<bool>("training");
    for (const engine::Game *game : engine::games()) {
        const QByteArray id(game->id().data(), static_cast<qsizetype>(game->id().size()));
        QTest::addRow("%s", id.constData()) << id << false;
        QTest::addRow("%s, training", id.constData()) << id << true;
    }
}

// After any number of actions and of steps back the times are those that stood there, and redo gives back the later.
void TestClock::takingBackTakesTimesBack()
{
    QFETCH(QByteArray, game);
    QFETCH(bool, training);
    int goneBack = 0;
    for (std::uint64_t round = 0; round < 5; ++round) {
        record::Record record = newGame(game.constData());
        record.training = training;
        Table table(std::move(record));
        table.random = engine::Random(round);
        std::map<int, Times> stood{{0, table.left()}}; // the model: by number of actions
        const auto expected = [&] { return std::prev(stood.upper_bound(table.play.stepCount()))->second; };
        for (int userAction = 0; userAction < 60 && !table.play.isOver(); ++userAction) {
            table.deal();
            const engine::SeatSet acting = table.play.position().toAct();
            table.clock.run(acting);
            const int used = static_cast<int>(table.random.below(4'000));
            table.pass(used);
            const Seat actor = table.play.humanToAct();
            Times times = expected();
            for (Seat seat = 0; seat < times.size(); ++seat)
                times[seat] += (seat == actor ? 5'000 : 0) - (engine::contains(acting, seat) ? used : 0);
            table.act(actor);
            if (!table.play.canRedo()) // who chooses the same again can still go on to what came after it
                stood.erase(stood.lower_bound(table.play.stepCount()), stood.end());
            stood[table.play.stepCount()] = times;
            QCOMPARE(table.left(), times);
            const int all = table.play.stepCount();
            const auto search = [&] { // what is used in between goes with the way back
                table.clock.run(table.play.position().toAct());
                table.pass(static_cast<int>(table.random.below(3'000)));
            };
            for (auto steps = table.random.below(4); steps > 0 && table.play.canUndo(); --steps, ++goneBack) {
                search();
                table.play.undo();
                QCOMPARE(table.left(), expected());
            }
            if (table.random.below(2) == 0) {
                while (table.play.canRedo()) {
                    search();
                    table.play.redo();
                    QCOMPARE(table.left(), expected());
                }
                QVERIFY(table.play.stepCount() >= all);
            }
        }
    }
    QVERIFY(goneBack > 10);
}

void TestClock::timesGoThroughAFile()
{
    Table table;
    for (const int used : {1'234, 20'000, 7}) {
        table.clock.run(kRed | kBlue);
        table.pass(used);
        table.act(table.play.humanToAct());
        table.deal();
    }
    table.clock.stop();
    table.clock.pause();
    table.pass(95'000);
    table.clock.resume();
    const auto read = record::read(record::write(table.play.record()));
    QVERIFY(std::holds_alternative<record::Record>(read));
    const Table again(std::get<record::Record>(read));
    QVERIFY(again.clock.isOn());
    QCOMPARE(again.left(), table.left());
    QVERIFY(again.timing() == table.timing());
    QCOMPARE(again.timing().pauses.at(again.play.stepCount()), 95'000);
}

void TestClock::aFlagEndsTheGame()
{
    Table table(newGame({2'000, 9'000}));
    QSignalSpy fell(&table.clock, &Clock::flagFell);
    table.clock.run(kRed);
    table.pass(1'999);
    QCOMPARE(table.clock.secondsLeft(0), 1);
    QVERIFY(!table.play.isOver());
    table.pass(1);
    QCOMPARE(fell.count(), 1);
    QCOMPARE(fell.front().front().value<Seat>(), Seat(0));
    QVERIFY(table.play.isOver());
    QCOMPARE(table.play.result()->reason, std::string("time"));
    QCOMPARE(table.play.result()->winners, (std::vector<Seat>{1}));
    table.clock.run(kRed | kBlue);
    QCOMPARE(table.clock.running(), engine::SeatSet(0));
    table.pass(60'000);
    QCOMPARE(fell.count(), 1);
    QCOMPARE(table.left(), (Times{0, 9'000}));
}

void TestClock::theFirstFlagCounts()
{
    Table table(newGame({2'000, 1'999}));
    table.clock.run(kRed | kBlue);
    table.pass(5'000); // a window that was busy for long
    QCOMPARE(table.play.result()->winners, (std::vector<Seat>{0}));
}

void TestClock::anActionTooLateEarnsNothing()
{
    Table table(newGame({2'000, 9'000}));
    QSignalSpy fell(&table.clock, &Clock::flagFell);
    table.clock.run(kRed);
    table.now += 2'001;
    table.act(0);
    table.clock.stop();
    QCOMPARE(table.left(), (Times{0, 9'000}));
    QCOMPARE(table.timing().left.at(table.play.stepCount()), (Times{0, 9'000}));
    QCOMPARE(fell.count(), 0); // not within the change of the game
    QTRY_COMPARE(fell.count(), 1);
    QCOMPARE(table.play.result()->winners, (std::vector<Seat>{1}));
}

void TestClock::theLastActionOfAGameIsNeverTooLate()
{
    Table table;
    Action last;
    for (bool found = false; !found;) {
        table.deal();
        const Seat seat = table.play.humanToAct();
        const std::vector<Action> legal = table.play.position().legal();
        const auto ends = std::find_if(legal.begin(), legal.end(), [&](Action action) {
            return action.actor() == seat && table.play.position().after(action).isOver();
        });
        found = ends != legal.end();
        if (found)
            last = *ends;
        else
            table.act(seat);
    }
    QSignalSpy fell(&table.clock, &Clock::flagFell);
    table.clock.run(engine::seatBit(last.actor()));
    table.now += record::kMostLeft;
    QVERIFY(table.play.act(last));
    table.clock.update();
    QCOMPARE(fell.count(), 0);
    QVERIFY(table.play.result()->reason != "time");
}

void TestClock::aFallTakenBackGivesTheTimeBack()
{
    record::Record record = newGame({5'000, 9'000});
    record.training = true;
    Table table(std::move(record));
    table.clock.run(kRed);
    table.pass(1'000);
    table.act(0);
    table.clock.run(kBlue);
    table.pass(3'000);
    table.act(1);
    table.deal();
    const Seat slow = table.play.humanToAct();
    table.clock.run(engine::seatBit(slow));
    table.pass(60'000);
    QVERIFY(table.play.isOver());
    table.play.undo(); // the last choice, by blue
    QVERIFY(!table.play.isOver());
    QCOMPARE(table.left(), (Times{9'000, 9'000}));
    table.clock.run(kBlue);
    table.pass(8'999);
    QVERIFY(!table.play.isOver());
    table.pass(1);
    QVERIFY(table.play.isOver());
}

void TestClock::aGameThatEndsStopsTheClock()
{
    Table table;
    table.clock.run(kRed | kBlue);
    table.pass(3'000);
    QVERIFY(table.play.resign(1));
    QCOMPARE(table.clock.running(), engine::SeatSet(0));
    table.pass(3'000);
    QCOMPARE(table.left(), (Times{597'000, 597'000}));
    table.clock.pause();
    QVERIFY(!table.clock.isPaused());
}

void TestClock::eachSecondIsToldOnce()
{
    Table table;
    QSignalSpy ticked(&table.clock, &Clock::ticked);
    table.clock.run(kRed);
    table.pass(999);
    QCOMPARE(ticked.count(), 0); // 10:00 is shown for a second
    table.pass(1);
    QCOMPARE(ticked.count(), 1);
    table.pass(0);
    table.pass(999);
    QCOMPARE(ticked.count(), 1);
    table.clock.run(kRed | kBlue);
    table.pass(2); // red's second alone
    QCOMPARE(ticked.count(), 2);
    table.pass(3'000); // late: told once, not for each
    QCOMPARE(ticked.count(), 3);
    table.clock.stop();
    table.pass(9'000);
    QCOMPARE(ticked.count(), 3);
}

void TestClock::itWakesUpWhenSomethingIsDue()
{
    Table table(newGame({2'300, 9'500}));
    const auto &timer = *table.clock.findChild<QTimer *>();
    QVERIFY(!timer.isActive());
    table.clock.run(kRed | kBlue);
    QCOMPARE(timer.interval(), 300); // red's next second
    table.pass(300);
    QCOMPARE(timer.interval(), 200); // blue's
    table.pass(200);
    QCOMPARE(timer.interval(), 800);
    table.clock.run(kRed);
    table.pass(900);
    QCOMPARE(timer.interval(), 900); // red's flag
    QVERIFY(timer.isActive());
    table.clock.pause();
    QVERIFY(!timer.isActive());
    table.clock.resume();
    QCOMPARE(timer.interval(), 900);
    table.clock.stop();
    QVERIFY(!timer.isActive());
}

void TestClock::aChangeIsToldOnce()
{
    record::Record record = newGame();
    record.training = true;
    Table table(std::move(record));
    QSignalSpy changed(&table.clock, &Clock::changed);
    table.clock.run(kRed);
    QCOMPARE(changed.count(), 1);
    table.clock.run(kRed);
    QCOMPARE(changed.count(), 1);
    table.act(0);
    QCOMPARE(changed.count(), 2);
    table.play.undo();
    QCOMPARE(changed.count(), 3);
    table.play.redo();
    QCOMPARE(changed.count(), 4);
    table.clock.pause();
    table.clock.pause();
    QCOMPARE(changed.count(), 5);
    table.clock.resume();
    table.clock.resume();
    QCOMPARE(changed.count(), 6);
}

void TestClock::aPauseHoldsAllAndIsRecorded()
{
    Table table;
    table.clock.run(kRed);
    table.pass(2'000);
    table.clock.pause();
    QVERIFY(table.clock.isPaused());
    table.pass(60'000);
    table.clock.run(kRed | kBlue); // the time of these goes on after the pause
    table.pass(1'000'000);
    QCOMPARE(table.left(), (Times{598'000, 600'000}));
    QVERIFY(table.timing().pauses.empty());
    table.clock.resume();
    QVERIFY(!table.clock.isPaused());
    QCOMPARE(table.timing().pauses.at(table.play.stepCount()), 1'060'000);
    table.pass(1'000);
    QCOMPARE(table.left(), (Times{597'000, 599'000}));
}

void TestClock::aPauseNeedsNoControl()
{
    Table table(newGame("aton", std::nullopt));
    table.clock.pause();
    table.pass(4'000);
    table.clock.resume();
    QCOMPARE(table.timing().pauses.at(table.play.stepCount()), 4'000);
    QVERIFY(!table.clock.isOn());
}

// The clock of the machine, for once: nobody calls update.
void TestClock::flagsFallByThemselves()
{
    Play play(newGame({60'000, 30}), 5);
    Clock clock(play);
    QSignalSpy fell(&clock, &Clock::flagFell);
    clock.run(kRed | kBlue);
    QVERIFY(fell.wait(kPatience));
    QCOMPARE(fell.front().front().value<Seat>(), Seat(1));
    QVERIFY(play.isOver());
    QVERIFY(clock.left(0) < 60'000);
}

/// Whoever undoes and redoes has the time that was left before, and a fallen flag stays fallen.
void TestClock::undoAndRedoGiveNoTimeBack()
{
    record::Record record = newGame();
    record.training = true;
    Table table(std::move(record));
    table.clock.run(kRed);
    table.pass(1'000);
    table.act(0);
    table.clock.run(kBlue);
    table.pass(20'000);
    const Times before = table.left();
    QCOMPARE(before, (Times{604'000, 580'000}));
    table.clock.note();
    table.play.undo();
    QVERIFY(table.left() != before);
    table.clock.run(kRed);
    table.pass(3'000);
    table.clock.note();
    table.play.redo();
    QCOMPARE(table.left(), before);

    table.clock.run(kBlue);
    table.pass(600'000);
    QTRY_VERIFY(table.play.isOver());
    QCOMPARE(table.left()[1], 0);
    table.play.undo();
    table.play.redo();
    QCOMPARE(table.left()[1], 0);
}

} // namespace tests::tst_clock

TEST_CLASS(tst_clock, TestClock)
#include "tst_clock.moc"
