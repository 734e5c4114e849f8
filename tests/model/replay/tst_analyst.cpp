// SPDX-License-Identifier: GPL-3.0-or-later
// Analysing in a thread: the same findings as without, and it can end at every moment.
#include <QSignalSpy>
#include <QThread>

#include "model/engine/search/runner.h"
#include "model/replay/analyst.h"
#include "tests/test_class.h"

namespace tests::tst_analyst {

using replay::Analysis;
using replay::AnalysisLimits;
using replay::Analyst;
using replay::Finding;
using replay::Timeline;

namespace {

constexpr AnalysisLimits kLittle{4, 2};
constexpr AnalysisLimits kEndless{AnalysisLimits::kMost, 2};

Timeline course(const char *game, std::size_t most)
{
    const engine::Position start = engine::findGame(game)->start({2, {}});
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (const std::uint64_t seed : {5, 6})
        players.push_back(engine::search::makePlayer(start.game(), "random", seed));
    engine::Random chance(7);
    Timeline timeline(start);
    for (const engine::Action action : engine::search::playGame(start, players, chance, most).actions)
        timeline.append(action);
    return timeline;
}

} // namespace

class TestAnalyst : public QObject {
    Q_OBJECT

private slots:
    void findsWhatAnalyseFinds();
    void tellsEachPositionOnce();
    void goesOnWithTheNextEffort();
    void keepsWhatIsThroughWhenCancelled();
    void cancelEndsIt();
    void startDropsWhatWasRunning();
    void canGoAtAnyMoment();
    void mayBeginAnewInASignal();
};

void TestAnalyst::findsWhatAnalyseFinds()
{
    const engine::CancelToken never;
    for (const char *game : {"aton", "osiris"}) {
        const Timeline timeline = course(game, 30);
        Analyst analyst;
        std::optional<Analysis> result;
        connect(&analyst, &Analyst::finished, &analyst, [&](const Analysis &analysis) {
            QCOMPARE(QThread::currentThread(), analyst.thread());
            QVERIFY(!analyst.isRunning());
            result = analysis;
        });
        QVERIFY(!analyst.isRunning());
        analyst.start(timeline, {kLittle});
        QVERIFY(analyst.isRunning());
        QTRY_VERIFY(result);
        QVERIFY(result == replay::analyse(timeline, kLittle, never));
    }
}

void TestAnalyst::tellsEachPositionOnce()
{
    const Timeline timeline = course("aton", 30);
    Analyst analyst;
    std::vector<Finding> findings;
    int done = 0;
    connect(&analyst, &Analyst::found, &analyst, [&](int position, const Finding &finding) {
        QCOMPARE(position, static_cast<int>(findings.size()));
        findings.push_back(finding);
    });
    connect(&analyst, &Analyst::progress, &analyst, [&](int now, int of) {
        QVERIFY(now > done && now <= of);
        QCOMPARE(now, static_cast<int>(findings.size()));
        QCOMPARE(of, timeline.stepCount() + 1);
        done = now;
    });
    std::optional<Analysis> result;
    connect(&analyst, &Analyst::finished, &analyst, [&](const Analysis &analysis) { result = analysis; });
    analyst.start(timeline, {kLittle});
    QTRY_VERIFY(result);
    QCOMPARE(done, timeline.stepCount() + 1);
    QVERIFY(result->findings == findings);
}

void TestAnalyst::goesOnWithTheNextEffort()
{
    const engine::CancelToken never;
    const Timeline timeline = course("osiris", 20);
    const AnalysisLimits more{9, 2};
    Analyst analyst;
    std::vector<Finding> findings;
    std::vector<Analysis> analyses;
    int last = 0;
    const int positions = timeline.stepCount() + 1;
    connect(&analyst, &Analyst::found, &analyst, [&](int position, const Finding &finding) {
        QCOMPARE(position, static_cast<int>(findings.size()) % positions);
        findings.push_back(finding);
    });
    connect(&analyst, &Analyst::progress, &analyst, [&](int done, int of) {
        QCOMPARE(done, ++last);
        QCOMPARE(of, 2 * positions);
    });
    connect(&analyst, &Analyst::improved, &analyst, [&](const Analysis &analysis) {
        QVERIFY(analyst.isRunning());
        QCOMPARE(last, positions);
        analyses.push_back(analysis);
    });
    connect(&analyst, &Analyst::finished, &analyst, [&](const Analysis &analysis) {
        QVERIFY(!analyst.isRunning());
        analyses.push_back(analysis);
    });
    analyst.start(timeline, {kLittle, more});
    QTRY_COMPARE(analyses.size(), std::size_t{2});
    QCOMPARE(last, 2 * positions);
    QVERIFY(analyses[0] == *replay::analyse(timeline, kLittle, never));
    QVERIFY(analyses[1] == *replay::analyse(timeline, more, never));
    QVERIFY(std::equal(findings.begin() + positions, findings.end(), analyses[1].findings.begin()));
}

void TestAnalyst::keepsWhatIsThroughWhenCancelled()
{
    Analyst analyst;
    QSignalSpy improved(&analyst, &Analyst::improved);
    QSignalSpy finished(&analyst, &Analyst::finished);
    connect(&analyst, &Analyst::improved, &analyst, &Analyst::cancel);
    analyst.start(course("aton", 6), {kLittle, kEndless});
    QTRY_VERIFY(!analyst.isRunning());
    QCOMPARE(improved.count(), 1);
    QCOMPARE(finished.count(), 0);
}

void TestAnalyst::cancelEndsIt()
{
    Analyst analyst;
    QSignalSpy finished(&analyst, &Analyst::finished);
    QSignalSpy cancelled(&analyst, &Analyst::cancelled);
    analyst.cancel();
    QCOMPARE(cancelled.count(), 0);
    analyst.start(course("osiris", 30), {kEndless}); // would take hours
    analyst.cancel();
    QCOMPARE(cancelled.count(), 1);
    QVERIFY(!analyst.isRunning());
    analyst.cancel();
    QCoreApplication::processEvents();
    QCOMPARE(cancelled.count(), 1);
    QCOMPARE(finished.count(), 0);
}

void TestAnalyst::startDropsWhatWasRunning()
{
    const engine::CancelToken never;
    const Timeline timeline = course("aton", 10);
    Analyst analyst;
    QSignalSpy cancelled(&analyst, &Analyst::cancelled);
    std::vector<Analysis> results;
    int found = 0;
    connect(&analyst, &Analyst::found, &analyst, [&](int position) { QCOMPARE(position, found++); });
    connect(&analyst, &Analyst::finished, &analyst, [&](const Analysis &analysis) { results.push_back(analysis); });
    analyst.start(course("osiris", 30), {kEndless});
    analyst.start(timeline, {kLittle});
    QTRY_COMPARE(results.size(), std::size_t{1});
    QVERIFY(results.front() == *replay::analyse(timeline, kLittle, never));
    QCOMPARE(found, timeline.stepCount() + 1);
    QCOMPARE(cancelled.count(), 0);
}

void TestAnalyst::canGoAtAnyMoment()
{
    const Timeline timeline = course("aton", 8);
    for (int steps = 0; steps < 8; ++steps) {
        Analyst analyst;
        int found = 0;
        connect(&analyst, &Analyst::found, &analyst, [&found] { ++found; });
        analyst.start(timeline, {steps % 2 == 0 ? kLittle : AnalysisLimits{50, 1}});
        QTRY_VERIFY(found >= steps);
    }
}

void TestAnalyst::mayBeginAnewInASignal()
{
    const Timeline timeline = course("aton", 6);
    Analyst analyst;
    int begun = 1;
    int finished = 0;
    connect(&analyst, &Analyst::found, &analyst, [&](int position) {
        if (position == 2 && begun < 4) {
            ++begun;
            analyst.start(timeline, {kLittle});
        }
    });
    connect(&analyst, &Analyst::finished, &analyst, [&] { ++finished; });
    analyst.start(timeline, {kLittle});
    QTRY_COMPARE(finished, 1);
    QCOMPARE(begun, 4);
    connect(&analyst, &Analyst::progress, &analyst, [&] { analyst.cancel(); });
    analyst.start(timeline, {kLittle});
    QTRY_VERIFY(!analyst.isRunning());
    QCOMPARE(finished, 1);
}

} // namespace tests::tst_analyst

TEST_CLASS(tst_analyst, TestAnalyst)
#include "tst_analyst.moc"
