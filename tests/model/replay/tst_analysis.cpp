// SPDX-License-Identifier: GPL-3.0-or-later
// What is found about a game, and its block in the file.
#include <QTest>

#include "model/engine/search/estimate.h"
#include "model/engine/search/runner.h"
#include "model/replay/analysis.h"

using engine::Action;
using engine::search::CancelToken;
using record::Json;
using record::Record;
using replay::Analysis;
using replay::AnalysisEffort;
using replay::Finding;
using replay::Timeline;

namespace {

constexpr AnalysisEffort kLittle{12, 3};

/// Red wins at once with a 4 at cartouche 1, against 1 or 2.
const char *const kNearTheEnd = "aton/1 ............/............/............/............ r2 lay - "
                                "red:36,0,-,1444,-,-,-,8996,-,0000,0000 blue:34,0,x,1112,-,-,-,6899,-,0000,0000";

Record recordOf(const char *position, const std::vector<const char *> &actions)
{
    auto start = std::get<engine::Position>(engine::readPosition(position));
    Record record = record::newRecord(start.game(), start.setup());
    record.start = start;
    for (const char *text : actions) {
        record.line.actions.push_back(std::get<Action>(start.readAction(text)));
        start = start.after(record.line.actions.back());
    }
    return record;
}

Record randomGame(const char *game, std::size_t most)
{
    Record record = record::newRecord(*engine::findGame(game), {2, {}});
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (const std::uint64_t seed : {5, 6})
        players.push_back(engine::search::makePlayer("random", seed));
    engine::Random chance(7);
    record.line.actions = engine::search::playGame(record.startPosition(), players, chance, most).actions;
    return record;
}

Analysis analysed(const Record &record, AnalysisEffort effort = kLittle)
{
    const CancelToken never;
    return *replay::analyse(Timeline(record), effort, never);
}

Finding choice(double best, double chosen) { return {{0.5, 0.5}, {{Action(0, 0), best}}, chosen}; }

} // namespace

class TestAnalysis : public QObject {
    Q_OBJECT

private slots:
    void theSameSeedGivesTheSame();
    void findingsFitTheGame();
    void aMissedWinIsABlunder();
    void layingAtOnceIsJudgedFairly();
    void whatIsOpenIsKnown();
    void valuesAreOfFreshGames();
    void verdicts();
    void swings();
    void cancelled();
    void blockAndBack_data();
    void blockAndBack();
    void otherBlocksAreLeftAlone();
    void aChangedGameIsAnother();
};

void TestAnalysis::theSameSeedGivesTheSame()
{
    const Record record = randomGame("aton", 30);
    QVERIFY(analysed(record) == analysed(record));
    QVERIFY(analysed(record) != analysed(record, {kLittle.playouts, 4}));
}

void TestAnalysis::findingsFitTheGame()
{
    const CancelToken never;
    for (const char *game : {"aton", "osiris"}) {
        const Timeline timeline(randomGame(game, 60));
        int told = 0;
        const auto analysis = *replay::analyse(timeline, {4, 1}, never, [&told](int at, const Finding &) {
            QCOMPARE(at, told);
            ++told;
        });
        QCOMPARE(told, timeline.stepCount() + 1);
        QCOMPARE(analysis.findings.size(), static_cast<std::size_t>(told));
        for (int at = 0; at < timeline.stepCount(); ++at) {
            const Finding &finding = analysis.findings[static_cast<std::size_t>(at)];
            const Action action = timeline.step(at + 1).action;
            QCOMPARE(finding.expected.size(), std::size_t{2});
            if (action.actor() == engine::kChance) {
                QVERIFY(finding.best.empty() && !finding.chosen);
                continue;
            }
            QCOMPARE(finding.best.empty(), !finding.chosen.has_value());
            QVERIFY(finding.best.size() <= 3 && finding.loss() >= 0);
            for (const replay::Candidate &candidate : finding.best) {
                QCOMPARE(candidate.action.actor(), action.actor());
                QVERIFY(!timeline.position(at).refusal(candidate.action));
                QVERIFY(candidate.value <= finding.best.front().value);
                if (candidate.action == action)
                    QCOMPARE(candidate.value, *finding.chosen);
            }
        }
        QVERIFY(analysis.findings.back().best.empty());
    }
}

void TestAnalysis::aMissedWinIsABlunder()
{
    const Record missed = recordOf(kNearTheEnd, {"red lay 1444", "blue lay 1112"});
    const Analysis analysis = analysed(missed, {100, 1});
    QVERIFY(analysis.findings[0].best.front().value > 0.9); // but for the exchange of blue's hand
    QVERIFY(*analysis.findings[0].chosen < 0.8);
    QCOMPARE(analysis.verdict(1), QStringLiteral("blunder"));
    const Analysis taken = analysed(recordOf(kNearTheEnd, {"red lay 4441", "blue lay 1112"}), {100, 1});
    QCOMPARE(taken.verdict(1), QString());
    QCOMPARE(taken.findings[2].expected, (std::vector<double>{1, 0}));
    QVERIFY(taken.findings[2].best.empty());
}

void TestAnalysis::layingAtOnceIsJudgedFairly()
{
    const Record redFirst = recordOf(kNearTheEnd, {"red lay 1444", "blue lay 1211"});
    const Record blueFirst = recordOf(kNearTheEnd, {"blue lay 1211", "red lay 1444"});
    QCOMPARE(replay::judgedAt(Timeline(redFirst), 2), 0);
    const Analysis one = analysed(redFirst);
    const Analysis other = analysed(blueFirst);
    QVERIFY(one.findings[0].best == other.findings[1].best);
    QVERIFY(one.findings[1].best == other.findings[0].best);
    QCOMPARE(one.findings[0].chosen, other.findings[1].chosen);
    QCOMPARE(one.findings[1].chosen, other.findings[0].chosen);
    QVERIFY(one.findings[0].expected == other.findings[0].expected);
    QVERIFY(one.findings[2] == other.findings[2]);
}

void TestAnalysis::whatIsOpenIsKnown()
{
    // Everybody sees the exchange: who lays afterwards knows of it.
    const Timeline timeline(
        recordOf(kNearTheEnd, {"blue exchange", "chance deal blue 1234", "red lay 4441", "blue lay 1234"}));
    QCOMPARE(replay::judgedAt(timeline, 3), 2);
    QCOMPARE(replay::judgedAt(timeline, 4), 2);
    // In turns nobody chooses at once.
    const Timeline turns(randomGame("osiris", 40));
    for (int step = 1; step <= turns.stepCount(); ++step)
        QCOMPARE(replay::judgedAt(turns, step), step - 1);
}

void TestAnalysis::valuesAreOfFreshGames()
{
    const CancelToken never;
    const engine::Position position = recordOf(kNearTheEnd, {}).startPosition();
    for (const auto seat : {engine::Seat{0}, engine::Seat{1}}) {
        const auto best = replay::bestActions(position, seat, {40, 9}, 2, never);
        QCOMPARE(best.size(), std::size_t{2});
        for (const replay::Candidate &candidate : best) {
            QCOMPARE(candidate.action.actor(), seat);
            const std::uint64_t fresh = engine::search::derivedSeed(9, 1);
            QCOMPARE(candidate.value,
                     engine::search::estimate(position.after(candidate.action), 40, fresh, never)[seat]);
        }
    }
    // An action that is not among the best stands behind them.
    const Action poor = std::get<Action>(position.readAction("red lay 1444"));
    const auto reds = replay::bestActions(position, 0, {40, 9}, 1, never, poor);
    QCOMPARE(reds.size(), std::size_t{2});
    QVERIFY(reds[1].action == poor && reds[1].value < reds[0].value);
}

void TestAnalysis::verdicts()
{
    Analysis analysis{{10'000, 1}, {choice(0.6, 0.51), choice(0.6, 0.5), choice(0.6, 0.401), choice(0.6, 0.4)}};
    QCOMPARE(analysis.verdict(0), QString());
    QCOMPARE(analysis.verdict(1), QString());
    QCOMPARE(analysis.verdict(2), QStringLiteral("mistake"));
    QCOMPARE(analysis.verdict(3), QStringLiteral("mistake"));
    QCOMPARE(analysis.verdict(4), QStringLiteral("blunder"));
    QCOMPARE(analysis.verdict(5), QString());
    // Few games prove little, and one game each nothing.
    analysis.effort.playouts = 100;
    QCOMPARE(analysis.verdict(4), QString());
    analysis.findings = {choice(1, 0)};
    QCOMPARE(analysis.verdict(1), QStringLiteral("blunder"));
    analysis.effort.playouts = 1;
    QCOMPARE(analysis.verdict(1), QString());
}

void TestAnalysis::swings()
{
    Analysis analysis{{10'000, 1}, {}};
    for (const double red : {0.5, 0.55, 0.75, 0.70, 0.4, 0.5, 1.0})
        analysis.findings.push_back({{red, 1 - red}});
    QCOMPARE(analysis.swings(10), (std::vector<int>{2, 4, 5, 6}));
    QCOMPARE(analysis.swings(2), (std::vector<int>{4, 6}));
    QCOMPARE(analysis.swings(0), std::vector<int>());
    QCOMPARE(Analysis().swings(3), std::vector<int>());
}

void TestAnalysis::cancelled()
{
    const Record record = randomGame("aton", 20);
    CancelToken cancel;
    int told = 0;
    const auto stopAtThree = [&](int, const Finding &) {
        if (++told == 3)
            cancel.cancel();
    };
    QVERIFY(!replay::analyse(Timeline(record), kLittle, cancel, stopAtThree));
    QCOMPARE(told, 3);
}

void TestAnalysis::blockAndBack_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<quint64>("seed");
    QTest::newRow("aton") << QByteArray("aton") << quint64{1};
    QTest::newRow("osiris") << QByteArray("osiris") << quint64{0};
    QTest::newRow("largest seed") << QByteArray("aton") << ~quint64{0};
}

void TestAnalysis::blockAndBack()
{
    QFETCH(QByteArray, game);
    QFETCH(quint64, seed);
    Record record = randomGame(game.constData(), 30);
    const Analysis analysis = analysed(record, {7, seed}); // sevenths have no end in decimals
    QVERIFY(!Analysis::of(record));
    record.analysis = analysis.toJson(record);
    QVERIFY(Analysis::of(record) == analysis);
    const auto again = record::read(record::write(record));
    QVERIFY(std::holds_alternative<Record>(again));
    QVERIFY(Analysis::of(std::get<Record>(again)) == analysis);
    QCOMPARE(record::write(std::get<Record>(again)), record::write(record));
}

void TestAnalysis::otherBlocksAreLeftAlone()
{
    Record record = randomGame("aton", 12);
    record.analysis = analysed(record).toJson(record);
    const QByteArray file = record::write(record);
    QVERIFY(file.contains("\"by\": \"playouts\""));
    const std::vector<std::pair<QByteArray, QByteArray>> changes{{"\"by\": \"playouts\"", "\"by\": \"someone\""},
                                                                 {"\"by\": \"playouts\"", "\"by\": 1"},
                                                                 {"\"playouts\": 12", "\"playouts\": 0"},
                                                                 {"\"seed\": 3", "\"seed\": -3"},
                                                                 {"\"of\": \"", "\"of\": \"0"},
                                                                 {"\"findings\"", "\"found\""},
                                                                 {"\"expected\"", "\"expects\""},
                                                                 {"\"value\": 0", "\"value\": 2"},
                                                                 {"\"chosen\"", "\"chose\""}};
    for (const auto &[from, to] : changes) {
        QByteArray changed = file;
        changed.replace(changed.indexOf(from), from.size(), to);
        QVERIFY2(changed != file, from.constData());
        const auto read = record::read(changed);
        QVERIFY2(std::holds_alternative<Record>(read), from.constData());
        QVERIFY2(!Analysis::of(std::get<Record>(read)), to.constData());
        QCOMPARE(record::write(std::get<Record>(read)), changed);
    }
}

void TestAnalysis::aChangedGameIsAnother()
{
    Record record = randomGame("aton", 12);
    record.analysis = analysed(record).toJson(record);
    Record commented = record;
    commented.line.comments[3] = {QStringLiteral("Oh!")};
    QVERIFY(Analysis::of(commented));
    Record shorter = record;
    shorter.line.actions.pop_back();
    QVERIFY(!Analysis::of(shorter));
    Record other = record;
    Action &last = other.line.actions.back();
    for (const Action action : shorter.positions().back().legal())
        last = action != record.line.actions.back() ? action : last;
    QVERIFY(last != record.line.actions.back());
    QVERIFY(!Analysis::of(other));
}

QTEST_GUILESS_MAIN(TestAnalysis)
#include "tst_analysis.moc"
