// SPDX-License-Identifier: GPL-3.0-or-later
// Thinking in a thread: thoughts that are dropped at every moment leave nothing behind.
#include <memory>

#include <QThread>

#include "model/play/thinker.h"
#include "tests/model/play/hands.h"
#include "tests/model/play/moments.h"
#include "tests/test_class.h"

namespace tests::tst_thinker {

using engine::Action;
using engine::Position;
using engine::search::makePlayer;
using play::Thinker;

namespace {

constexpr int kMostThink = 5'000'000; ///< ns; a thought of a quick level is over by then, mostly

/// Positions of games in which a computer owes a choice, as it sees them.
std::vector<Position> choices()
{
    std::vector<Position> views;
    for (const char *game : {"aton", "osiris"}) {
        play::Play play(newGame(game, {QStringLiteral("easy"), QStringLiteral("easy")}), 11);
        playAutomatically(play);
        for (int step = 1; step <= play.stepCount(); ++step) {
            if (const engine::Seat actor = play.step(step).action.actor(); actor < play.seatCount())
                views.push_back(play.positionAt(step - 1).seenBy(actor));
        }
    }
    return views;
}

Action choiceOf(const Thinker::Task &task)
{
    return makePlayer(task.view.game(), task.level, task.seed)->choose(task.view);
}

} // namespace

class TestThinker : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aThoughtIsAnswered();
    void theAnswerComesFromTheEventLoop();
    void whatIsDroppedIsNeverAnswered();
    void aNewThoughtReplacesTheOld();
    void anAnswerMayBeginTheNextThought();
    void theSameSeedGivesTheSameChoice();
    void aThinkerCanGoAtAnyMoment();
    void twoThinkAtOnce();

private:
    Thinker::Task anyTask();
    void untilAnyMoment() { letThink(anyMoment(m_random, m_usual)); }

    std::vector<Position> m_views;
    engine::Random m_random{1};
    qint64 m_usual = 0; ///< ns that a thought takes
};

void TestThinker::initTestCase()
{
    m_views = choices();
    QVERIFY(m_views.size() > 100);
    Thinker thinker;
    QSignalSpy chosen(&thinker, &Thinker::chosen);
    QElapsedTimer timer;
    timer.start();
    constexpr int thoughts = 50;
    for (int i = 0; i < thoughts; ++i) {
        thinker.search(anyTask());
        QVERIFY(chosen.wait());
    }
    m_usual = std::min<qint64>(timer.nsecsElapsed() / thoughts, kMostThink);
}

Thinker::Task TestThinker::anyTask()
{
    static const std::vector<std::string> levels{"easy", "easy", "greedy", "random"};
    const auto view = m_random.below(static_cast<std::uint32_t>(m_views.size()));
    return {m_views[view], levels[m_random.below(4)], m_random.below(1000)};
}

void TestThinker::aThoughtIsAnswered()
{
    Thinker thinker;
    QSignalSpy chosen(&thinker, &Thinker::chosen);
    int answers = 0;
    Action answer;
    connect(&thinker, &Thinker::chosen, this, [&](Action action) {
        ++answers;
        answer = action;
        QCOMPARE(QThread::currentThread(), thread());
    });
    for (int i = 0; i < 300; ++i) {
        const Thinker::Task task = anyTask();
        thinker.search(task);
        QVERIFY(chosen.wait());
        QCOMPARE(answers, i + 1);
        QVERIFY(answer == choiceOf(task));
        QVERIFY(!task.view.illegalReason(answer));
    }
}

/// What waited already when the thought began is done first: thinking is no reason to let anybody wait. The levels
/// that there are think for less than a millisecond: that a slow one blocks nothing follows from this alone.
void TestThinker::theAnswerComesFromTheEventLoop()
{
    Thinker thinker;
    QSignalSpy chosen(&thinker, &Thinker::chosen);
    for (int i = 0; i < 100; ++i) {
        bool waited = false;
        QMetaObject::invokeMethod(
            this, [&] { waited = chosen.isEmpty(); }, Qt::QueuedConnection);
        thinker.search(anyTask());
        untilAnyMoment();
        QVERIFY(chosen.isEmpty());
        QVERIFY(chosen.wait());
        QVERIFY(waited);
        chosen.clear();
    }
}

/// Thoughts are thought in order by one thread: an answer to an earlier one would come before that to the last.
void TestThinker::whatIsDroppedIsNeverAnswered()
{
    Thinker thinker;
    QSignalSpy chosen(&thinker, &Thinker::chosen);
    thinker.drop(); // nothing yet
    for (int i = 0; i < 2000; ++i) {
        thinker.search(anyTask());
        untilAnyMoment();
        thinker.drop();
        if (m_random.below(2) == 0)
            thinker.drop();
        if (m_random.below(2) == 0)
            QCoreApplication::processEvents();
        QCOMPARE(chosen.count(), 0);
        if (i % 10 != 0)
            continue;
        const Thinker::Task task = anyTask();
        thinker.search(task);
        QVERIFY(chosen.wait());
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen.takeFirst().front().value<Action>() == choiceOf(task));
    }
}

void TestThinker::aNewThoughtReplacesTheOld()
{
    Thinker thinker;
    QSignalSpy chosen(&thinker, &Thinker::chosen);
    for (int i = 0; i < 300; ++i) {
        Thinker::Task task = anyTask();
        for (auto others = m_random.below(6); others > 0; --others) {
            thinker.search(task);
            untilAnyMoment();
            task = anyTask();
        }
        thinker.search(task);
        QVERIFY(chosen.wait());
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen.takeFirst().front().value<Action>() == choiceOf(task));
    }
}

void TestThinker::anAnswerMayBeginTheNextThought()
{
    Thinker thinker;
    int left = 200;
    connect(&thinker, &Thinker::chosen, this, [&] {
        if (--left > 0)
            thinker.search(anyTask());
    });
    thinker.search(anyTask());
    QTRY_COMPARE(left, 0);
}

void TestThinker::theSameSeedGivesTheSameChoice()
{
    Thinker thinker;
    QSignalSpy chosen(&thinker, &Thinker::chosen);
    for (int i = 0; i < 200; ++i) {
        const Thinker::Task task = anyTask();
        for (auto drops = m_random.below(5); drops > 0; --drops) {
            thinker.search(task);
            untilAnyMoment();
            thinker.drop();
        }
        thinker.search(task);
        QVERIFY(chosen.wait());
        QVERIFY(chosen.takeFirst().front().value<Action>() == choiceOf(task));
        QVERIFY(chosen.isEmpty());
    }
}

void TestThinker::aThinkerCanGoAtAnyMoment()
{
    int answers = 0;
    for (int i = 0; i < 1000; ++i) {
        auto thinker = std::make_unique<Thinker>();
        connect(thinker.get(), &Thinker::chosen, this, [&] { ++answers; });
        for (auto thoughts = m_random.below(3); thoughts > 0; --thoughts)
            thinker->search(anyTask());
        untilAnyMoment();
        QElapsedTimer timer;
        timer.start();
        thinker.reset();
        QVERIFY(timer.elapsed() < 2000); // a machine may be slow, but it does not hang
        QCoreApplication::processEvents();
    }
    QCOMPARE(answers, 0); // no event was looked at while there was somebody to tell
}

void TestThinker::twoThinkAtOnce()
{
    Thinker one;
    Thinker other;
    QSignalSpy ones(&one, &Thinker::chosen);
    QSignalSpy others(&other, &Thinker::chosen);
    for (int i = 0; i < 300; ++i) {
        const Thinker::Task task = anyTask(); // the same: positions share what they hold
        one.search(task);
        other.search(task);
        if (m_random.below(4) == 0) {
            untilAnyMoment();
            one.search(task);
        }
        QVERIFY((!ones.isEmpty() || ones.wait()) && (!others.isEmpty() || others.wait()));
        QVERIFY(ones.takeFirst().front().value<Action>() == others.takeFirst().front().value<Action>());
    }
}

} // namespace tests::tst_thinker

TEST_CLASS(tst_thinker, TestThinker)
#include "tst_thinker.moc"
