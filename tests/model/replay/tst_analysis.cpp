// SPDX-License-Identifier: GPL-3.0-or-later
// What is found about a game, and its block in the file.
#include <numeric>
#include <set>

#include "model/engine/search/runner.h"
#include "model/replay/analysis.h"
#include "model/replay/thousandths.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_analysis {

using engine::Action;
using engine::CancelToken;
using record::Json;
using record::Record;
using replay::Analysis;
using replay::AnalysisLimits;
using replay::Candidate;
using replay::Finding;
using replay::Timeline;

namespace {

constexpr AnalysisLimits kLittle{12, 3};
constexpr double kExactly = 1e-9;

/// Red wins at once with a 4 at cartouche 1, against 1 or 2.
const char *const kNearTheEnd = "aton/1 ............/............/............/............ r2 lay - "
                                "red:36,0,-,1444,-,-,-,8996,-,0000,0000 blue:34,0,x,1112,-,-,-,6899,-,0000,0000";

/// The same, but blue has no exchange left that could save it, and red knows blue's last four cards.
const char *const kWon = "aton/1 ............/............/............/............ r9 lay - "
                         "red:36,0,-,1444,-,-,-,0000,-,8996,0000 blue:34,0,-,1112,-,-,-,0000,-,6899,0000";

/// Red has one counter to place and would fill temple 1 with it; blue is near to winning in three ways.
const char *const kLastCounter = "aton/1 rrrrrrrrrrr./............/............/bbbbbbbbbbb. r5 place:red:1 blue "
                                 "red:2,5,x,-,-,2342,-,1356,1,7432,0000 blue:38,0,-,-,-,2213,-,2333,3,4246,2200";

/// Blue blunders with the place that it chooses, and red with what it removes. To look further tells a different tale.
const char *const kBlunders = "aton/1 ........rbr./...r...r..../..b.b.b....b/..b..b.b...b r4 place:blue:1 blue "
                              "red:4,4,x,-,-,1432,-,4265,213,3513,0000 blue:2,2,x,-,-,1411,-,4553,211,0345,0000";

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

Record playedGame(const char *game, int seats, const char *level, std::size_t most = 10'000, std::uint64_t seed = 5)
{
    Record record = record::newRecord(*engine::findGame(game), {seats, {}});
    std::vector<std::unique_ptr<engine::search::Player>> players;
    while (players.size() < static_cast<std::size_t>(seats))
        players.push_back(engine::search::makePlayer(*engine::findGame(game), level, seed + players.size(), {20}));
    engine::Random chance(seed + 2);
    record.line.actions = engine::search::playGame(record.startPosition(), players, chance, most).actions;
    return record;
}

Record randomGame(const char *game, std::size_t most) { return playedGame(game, 2, "random", most); }

Analysis analysed(const Record &record, AnalysisLimits limits = kLittle)
{
    const CancelToken never;
    return *replay::analyse(Timeline(record), limits, never);
}

Finding choice(double best, double chosen) { return {{0.5, 0.5}, {{Action(0, 0), best}}, {}, chosen}; }

/// The second word of an action's text.
std::string verbIn(const std::string &text)
{
    const std::size_t verb = text.find(' ') + 1;
    return text.substr(verb, text.find(' ', verb) - verb);
}

/// Every seat reads the same of that action.
bool isShown(const engine::Position &before, Action action)
{
    bool isSame = true;
    for (engine::Seat seat = 0; seat < before.seatCount(); ++seat)
        isSame = isSame && before.actionText(action, seat) == before.actionText(action);
    return isSame;
}

/// A seat has done something of which all came that it could know: what chance does next is drawn then.
bool isOpenChoice(const engine::Position &before, Action action)
{
    const engine::Seat actor = action.actor();
    if (actor == engine::kChance)
        return false;
    const bool isDrawnNext = before.after(action).toAct() == engine::seatBit(engine::kChance);
    return (before.toAct() == engine::seatBit(actor) && before.seesAll(actor))
           || (isShown(before, action) && (isDrawnNext || !before.reveals(action)));
}

/// What it says that the end comes from.
double summedUp(const replay::Account &account)
{
    return account.start + account.luck + account.hidden + account.errors + account.gifts;
}

double sum(const std::vector<double> &figures) { return std::accumulate(figures.begin(), figures.end(), 0.0); }

} // namespace

class TestAnalysis : public QObject {
    Q_OBJECT

private slots:
    void theSameSeedGivesTheSame();
    void findingsFitTheGame();
    void everythingAddsUp_data();
    void everythingAddsUp();
    void luckStandsOnNoOpenStep_data();
    void luckStandsOnNoOpenStep();
    void theExchangeIsNoLuck();
    void theExchangeCountsWhereItIsNotChosen();
    void whatIsExpectedIncludesTheBest();
    void blundersAreNoLuck();
    void agreeing();
    void agreeingKeepsTheFigures();
    void errorsGoToThoseWithProspects();
    void dividingKeepsTheWhole();
    void aMissedWinIsABlunder();
    void theLastCounterIsABlunder();
    void layingAtOnceIsJudgedFairly();
    void whatIsOpenIsKnown();
    void rankedByWhatIsKnown();
    void mixtures();
    void bestLines();
    void linesAreKept();
    void whatAViewPreviews();
    void rates();
    void verdicts();
    void swings();
    void cancelled();
    void blockAndBack_data();
    void blockAndBack();
    void blocksOfEarlierVersions();
    void otherBlocksAreLeftAlone();
    void aChangedGameIsAnother();
};

void TestAnalysis::theSameSeedGivesTheSame()
{
    const Record record = randomGame("aton", 30);
    QVERIFY(analysed(record) == analysed(record));
    const CancelToken never;
    QVERIFY(replay::analyse(Timeline(record), kLittle, never, {}, 3) == analysed(record));
}

void TestAnalysis::everythingAddsUp_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QByteArray>("level");
    for (const char *const level : {"random", "easy"}) {
        QTest::addRow("aton %s", level) << QByteArray("aton") << 2 << QByteArray(level);
        for (const int seats : {2, 3, 4})
            QTest::addRow("osiris %d %s", seats, level) << QByteArray("osiris") << seats << QByteArray(level);
    }
}

void TestAnalysis::everythingAddsUp()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    QFETCH(QByteArray, level);
    const Record record = playedGame(game.constData(), seats, level.constData());
    const Timeline timeline(record);
    const Analysis analysis = analysed(record, {4, 1});
    std::vector<double> all = analysis.findings.front().expected;
    for (int step = 1; step <= timeline.stepCount(); ++step) {
        const replay::Change change = analysis.change(step);
        for (const std::vector<double> &part : {change.luck, change.error, change.hidden})
            QVERIFY(std::abs(sum(part)) < kExactly);
        const Action action = timeline.step(step).action;
        const bool isDrawn = action.actor() == engine::kChance;
        for (engine::Seat seat = 0; seat < seats; ++seat) {
            const double difference =
                analysis.findings[step].expected[seat] - analysis.findings[step - 1].expected[seat];
            QVERIFY(std::abs(change.luck[seat] + change.error[seat] + change.hidden[seat] - difference) < kExactly);
            QVERIFY(seat == action.actor() ? change.error[seat] <= 0 : change.error[seat] >= 0);
            QVERIFY((isDrawn ? change.hidden[seat] : change.luck[seat]) == 0);
            QVERIFY(!isDrawn || change.error[seat] == 0);
            all[seat] += change.luck[seat] + change.error[seat] + change.hidden[seat];
        }
    }
    const auto result = timeline.last().result();
    QVERIFY(result); // the games are over
    const std::vector<engine::Seat> &winners = result->winners;
    const std::vector<replay::Account> accounts = analysis.accounts();
    for (engine::Seat seat = 0; seat < seats; ++seat) {
        const replay::Account &account = accounts[seat];
        const bool wins = std::find(winners.begin(), winners.end(), seat) != winners.end();
        const double won = wins ? 1.0 / static_cast<double>(winners.size()) : 0;
        QVERIFY(std::abs(all[seat] - account.end) < kExactly);
        QVERIFY(std::abs(account.end - won) < 0.001);
        QVERIFY(std::abs(summedUp(account) - account.end) < kExactly);
        QVERIFY(account.errors <= 0 && account.gifts >= 0);
    }
}

void TestAnalysis::luckStandsOnNoOpenStep_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("seats");
    QTest::newRow("aton") << QByteArray("aton") << 2;
    for (const int seats : {2, 3, 4})
        QTest::addRow("osiris %d", seats) << QByteArray("osiris") << seats;
    for (const int seats : {1, 2, 3})
        QTest::addRow("tekhenu %d", seats) << QByteArray("tekhenu") << seats;
    for (const int seats : {2, 3, 5})
        QTest::addRow("nefertiti %d", seats) << QByteArray("nefertiti") << seats;
}

/// Where a seat sees all, or is seen by all and nothing turns up, what may be expected is what the best action brings,
/// and the step is error: with every verb that all can see. Also in what a file keeps of it.
void TestAnalysis::luckStandsOnNoOpenStep()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    int open = 0;
    int errors = 0;
    std::set<std::string> shownVerbs;
    std::set<std::string> openVerbs;
    const int games = many(game == "tekhenu" || game == "nefertiti" ? 4 : 20);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games); ++seed) {
        Record record = playedGame(game.constData(), seats, seed % 2 == 0 ? "easy" : "random", 10'000, seed);
        const Timeline timeline(record);
        const Analysis analysis = analysed(record, {4, seed});
        for (int step = 1; step <= timeline.stepCount(); ++step) {
            const engine::Position &before = timeline.position(step - 1);
            const Action action = timeline.step(step).action;
            const engine::Seat actor = action.actor();
            if (actor != engine::kChance) // nothing is drawn
                QCOMPARE(analysis.change(step).luck, std::vector<double>(analysis.findings[step].expected.size()));
            const Finding &finding = analysis.findings[step - 1];
            const Finding &next = analysis.findings[step];
            const bool isForced = before.legal().size() == 1;
            const bool isOpen = isOpenChoice(before, action);
            const std::string verb = verbIn(before.actionText(action));
            if (actor != engine::kChance && isShown(before, action) && !timeline.position(step).isOver())
                shownVerbs.insert(verb);
            if (isOpen)
                openVerbs.insert(verb);
            QCOMPARE(isOpen && !isForced, isOpen && finding.chosen.has_value());
            if (isForced)
                QCOMPARE(finding.expected, next.expected);
            if (!isOpen || isForced)
                continue;
            ++open;
            errors += finding.loss() > 0 ? 1 : 0;
            const replay::Change change = analysis.change(step);
            QCOMPARE(change.hidden, std::vector<double>(next.expected.size()));
            QCOMPARE(*finding.chosen, next.expected[actor]);
            QCOMPARE(finding.best.front().value, finding.expected[actor]);
            if (finding.loss() == 0)
                QVERIFY(finding.best.front().action == action);
        }
        for (const replay::Account &account : analysis.accounts())
            QVERIFY(std::abs(summedUp(account) - account.end) < kExactly);
        record.analysis = analysis.toJson(record);
        QVERIFY(Analysis::of(std::get<Record>(record::read(record::write(record)))) == analysis);
    }
    QVERIFY(std::includes(openVerbs.begin(), openVerbs.end(), shownVerbs.begin(), shownVerbs.end()));
    QVERIFY(open > 20 * games);
    QVERIFY(errors > games);
}

/// The new hand is drawn after it (A8).
void TestAnalysis::theExchangeIsNoLuck()
{
    const std::string start = engine::findGame("aton")->start({2, {}}).text();
    const Record record = recordOf(start.c_str(), {"chance deal red 2233", "chance deal blue 2334", "red exchange",
                                                   "chance deal red 1344", "red lay 3144", "blue lay 3234"});
    for (const std::uint64_t nodes : {std::uint64_t{4}, std::uint64_t{500}}) {
        const Analysis analysis = analysed(record, {nodes, 1});
        const Finding &finding = analysis.findings[2];
        QCOMPARE(finding.expected[0], finding.best.front().value);
        QCOMPARE(*finding.chosen, analysis.findings[3].expected[0]);
        QCOMPARE(analysis.change(3).luck, (std::vector<double>{0, 0}));
        QCOMPARE(analysis.change(3).hidden, (std::vector<double>{0, 0}));
        // What is laid at the same moment is no luck.
        for (const int step : {5, 6})
            QCOMPARE(analysis.change(step).luck, (std::vector<double>{0, 0}));
    }
}

/// Red holds 2233 and had better exchange: laying it is the error, and nothing that was hidden makes up for it.
void TestAnalysis::theExchangeCountsWhereItIsNotChosen()
{
    const std::string start = engine::findGame("aton")->start({2, {}}).text();
    const std::vector<const char *> deals{"chance deal red 2233", "chance deal blue 2334"};
    std::vector<const char *> redFirst = deals;
    redFirst.insert(redFirst.end(), {"red lay 2233", "blue lay 2334"});
    std::vector<const char *> blueFirst = deals;
    blueFirst.insert(blueFirst.end(), {"blue lay 2334", "red lay 2233"});
    const Record record = recordOf(start.c_str(), redFirst);
    const Analysis analysis = analysed(record, {20'000, 1});
    const Finding &finding = analysis.findings[2];
    QCOMPARE(Timeline(record).position(2).actionText(finding.best.front().action), std::string("red exchange"));
    QVERIFY(finding.expected[0] > 0.45); // with both hands known and without the exchange: a third
    // For both alike, whoever laid first.
    QCOMPARE(analysed(recordOf(start.c_str(), blueFirst), {20'000, 1}).findings[2].expected, finding.expected);
}

/// Of a position alone.
void TestAnalysis::whatIsExpectedIncludesTheBest()
{
    const engine::Position open = recordOf(kLastCounter, {}).startPosition();
    const Action best = std::get<Action>(open.readAction("red place 1l"));
    const std::vector<Candidate> ranked{{best, 0.9}, {std::get<Action>(open.readAction("red place 2a")), 0.2}};
    QCOMPARE(replay::withTheBest({0.4, 0.6}, ranked, open).value(), (std::vector<double>{0.9, 0.1}));
    QVERIFY(!replay::withTheBest({0.4, 0.6}, {}, open));
    QVERIFY(!replay::withTheBest({}, ranked, open));
    // What is laid in secret says nothing of what both may expect.
    const engine::Position laying = recordOf(kNearTheEnd, {}).startPosition();
    const Action lay = std::get<Action>(laying.readAction("red lay 1444"));
    QVERIFY(!replay::withTheBest({0.4, 0.6}, {{lay, 0.9}}, laying));
    // An exchange says much, also where both may choose, and to who knows one hand.
    const Action exchange = std::get<Action>(laying.readAction("blue exchange"));
    for (const engine::Position &position : {laying, laying.seenBy(1)})
        QCOMPARE(replay::withTheBest({0.4, 0.6}, {{exchange, 0.9}}, position).value(), (std::vector<double>{0.1, 0.9}));
    // The others share the rest as they did.
    QCOMPARE(replay::dividedAmongOthers(400, {0.2, 0.2, 0.6}, 0), (std::vector<long>{0, 100, 300}));
    QCOMPARE(replay::dividedAmongOthers(400, {1, 0, 0}, 0), (std::vector<long>{0, 200, 200}));
}

void TestAnalysis::blundersAreNoLuck()
{
    const Record record = recordOf(
        kBlunders, {"blue place 1h", "red remove 1h", "red remove 3g", "red place 1e", "red place 3f", "red take 2h"});
    const Analysis analysis = analysed(record, {AnalysisLimits::kQuick, 1});
    QCOMPARE(analysis.verdict(1), QStringLiteral("blunder"));
    QCOMPARE(analysis.verdict(2), QStringLiteral("blunder"));
    const double gift = analysis.change(1).error[0];
    const double error = analysis.change(2).error[0];
    QVERIFY(gift > 0.2 && error < -0.2);
    for (int step = 1; step <= 6; ++step) {
        QCOMPARE(analysis.change(step).luck, (std::vector<double>{0, 0}));
        QCOMPARE(analysis.change(step).hidden, (std::vector<double>{0, 0}));
    }
    const replay::Account red = analysis.accounts()[0];
    QCOMPARE(red.luck, 0.0);
    QCOMPARE(red.hidden, 0.0);
    QCOMPARE(red.gifts, gift);
    QVERIFY(red.errors <= error);
}

void TestAnalysis::agreeing()
{
    const auto at = [&](double value, unsigned number) { return Candidate{Action(1, number), value, 0}; };
    using List = std::vector<Candidate>;
    // A search thought less of what was chosen than the next one does.
    Finding finding{{}, {at(0.649, 1), at(0.4, 2), at(0.347, 7), at(0.1, 3)}, {}, 0.347};
    finding.agreeWith({0.5, 0.5});
    QCOMPARE(finding.expected, (std::vector<double>{0.198, 0.802}));
    QCOMPARE(*finding.chosen, 0.5);
    QVERIFY(finding.best == (List{at(0.802, 1), at(0.553, 2), at(0.5, 7), at(0.253, 3)}));
    // Nobody can do better than to win, or worse than to lose.
    finding = {{}, {at(0.7, 1), at(0.5, 7), at(0.1, 2)}, {}, 0.5};
    finding.agreeWith({0.1, 0.9});
    QVERIFY(finding.best == (List{at(1, 1), at(0.9, 7), at(0.5, 2)}));
    QCOMPARE(finding.expected, (std::vector<double>{0, 1}));
    finding = {{}, {at(0.7, 1), at(0.5, 7), at(0.1, 2)}, {}, 0.5};
    finding.agreeWith({0.9, 0.1});
    QVERIFY(finding.best == (List{at(0.3, 1), at(0.1, 7), at(0, 2)}));
    // What is certain stays so, but for what was chosen.
    finding = {{}, {at(1, 1), at(0.5, 7), at(0, 2)}, {}, 0.5};
    finding.agreeWith({0.8, 0.2});
    QVERIFY(finding.best == (List{at(1, 1), at(0.2, 7), at(0, 2)}));
    QCOMPARE(finding.expected, (std::vector<double>{0, 1}));
    finding = {{}, {at(1, 7), at(1, 1), at(0.6, 2)}, {}, 1};
    finding.agreeWith({0.3, 0.7});
    QVERIFY(finding.best == (List{at(0.7, 7), at(0.7, 1), at(0.3, 2)}));
    QCOMPARE(finding.expected, (std::vector<double>{0.3, 0.7}));
    // What was given away is taken from those who got it.
    finding = {{}, {at(0.5, 1), at(0.3, 7)}, {}, 0.3};
    finding.agreeWith({0.3, 0.3, 0, 0.4});
    QCOMPARE(finding.expected, (std::vector<double>{0.214, 0.5, 0, 0.286}));
    // So do the actions between which the best play varies.
    finding = {{}, {at(0.5, 7)}, {at(0.5, 7), at(0.49, 1)}, 0.5};
    finding.agreeWith({0.4, 0.6});
    QVERIFY(finding.mixture == (List{at(0.6, 7), at(0.59, 1)}));
    // Nothing was chosen.
    finding = {};
    finding.agreeWith({0.2, 0.3, 0.5});
    QCOMPARE(finding.expected, (std::vector<double>{0.2, 0.3, 0.5}));
}

/// Of any number of seats, whatever the searches say.
void TestAnalysis::agreeingKeepsTheFigures()
{
    engine::Random random(4);
    for (int turn = 0; turn < 2'000; ++turn) {
        const std::uint32_t seats = 2 + random.below(5);
        const auto actor = static_cast<engine::Seat>(random.below(seats));
        std::vector<double> parts;
        while (parts.size() < seats)
            parts.push_back(random.below(3) == 0 ? 0 : random.below(1'000) + 1.0);
        Finding next;
        for (const long share : replay::divided(1'000, parts))
            next.expected.push_back(replay::ofThousandths(share));
        Finding finding;
        for (unsigned number = 0; number < 6; ++number)
            finding.best.push_back({Action(actor, number), replay::ofThousandths(random.below(1'001)), 0});
        const auto isBetter = [](const Candidate &a, const Candidate &b) { return a.value > b.value; };
        std::sort(finding.best.begin(), finding.best.end(), isBetter);
        finding.chosen = finding.best[random.below(6)].value;
        finding.agreeWith(next.expected);
        QVERIFY(std::is_sorted(finding.best.begin(), finding.best.end(), isBetter));
        QCOMPARE(*finding.chosen, next.expected[actor]);
        QCOMPARE(finding.expected[actor], finding.best.front().value);
        QVERIFY(std::abs(sum(finding.expected) - 1) < kExactly);
        for (const double value : finding.expected)
            QVERIFY(value >= 0 && value <= 1);
        for (const Candidate &candidate : finding.best)
            QVERIFY(candidate.value >= 0 && candidate.value <= 1);
        const Analysis analysis{{}, {finding, next}};
        QCOMPARE(analysis.change(1).luck, std::vector<double>(seats));
        QCOMPARE(analysis.change(1).hidden, std::vector<double>(seats));
    }
}

void TestAnalysis::errorsGoToThoseWithProspects()
{
    Analysis analysis;
    analysis.findings = {{{0.4, 0.1, 0.2, 0.3}, {{Action(0, 0), 0.5}}, {}, 0.2}, {{0.2, 0.3, 0.1, 0.4}}};
    const replay::Change change = analysis.change(1);
    QCOMPARE(change.error, (std::vector<double>{-0.3, 0.112, 0.038, 0.15}));
    QCOMPARE(change.hidden, (std::vector<double>{0.1, 0.088, -0.138, -0.05}));
    QCOMPARE(change.luck, std::vector<double>(4));
    // What chance does is luck, and no choice.
    Finding dealt{{0.4, 0.6}};
    dealt.isDrawn = true;
    analysis.findings = {dealt, {{0.7, 0.3}}};
    QCOMPARE(analysis.change(1).luck, (std::vector<double>{0.3, -0.3}));
    QCOMPARE(analysis.change(1).hidden, std::vector<double>(2));
    QCOMPARE(analysis.accounts()[0].luck, 0.3);
    // Nobody has any.
    analysis.findings = {{{0.6, 0.2, 0.2}, {{Action(0, 0), 1}}, {}, 0.5}, {{1, 0, 0}}};
    QCOMPARE(analysis.change(1).error, (std::vector<double>{-0.5, 0.25, 0.25}));
    // A choice that was better than the best one found is no error.
    analysis.findings = {{{0.5, 0.5}, {{Action(1, 0), 0.4}}, {}, 0.45}, {{0.5, 0.5}}};
    QCOMPARE(analysis.change(1).error, (std::vector<double>{0, 0}));
}

void TestAnalysis::dividingKeepsTheWhole()
{
    QCOMPARE(replay::divided(10, {1, 1, 2}), (std::vector<long>{3, 2, 5}));
    QCOMPARE(replay::divided(1'000, {0, 0, 0}), (std::vector<long>{333, 334, 333}));
    QCOMPARE(replay::divided(7, {0, 0.5}), (std::vector<long>{0, 7}));
    QCOMPARE(replay::divided(0, {0.3, 0.7}), (std::vector<long>{0, 0}));
    QCOMPARE(replay::divided(3, {}), std::vector<long>());
    engine::Random random(3);
    for (int turn = 0; turn < 1'000; ++turn) {
        std::vector<double> parts;
        for (std::uint32_t size = 1 + random.below(7); parts.size() < size;)
            parts.push_back(random.below(1'000) / 999.0);
        const long whole = static_cast<long>(random.below(1'001));
        const std::vector<long> shares = replay::divided(whole, parts);
        QCOMPARE(std::accumulate(shares.begin(), shares.end(), 0L), whole);
        for (std::size_t i = 0; i < parts.size() && sum(parts) > 0; ++i)
            QVERIFY(shares[i] >= 0
                    && std::abs(static_cast<double>(shares[i]) - static_cast<double>(whole) * parts[i] / sum(parts))
                           <= 1);
    }
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
            const Finding &finding = analysis.findings[at];
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
                QVERIFY(!timeline.position(at).illegalReason(candidate.action));
                QVERIFY(candidate.value <= finding.best.front().value);
                if (candidate.action == action)
                    QCOMPARE(candidate.value, *finding.chosen);
            }
            QVERIFY(finding.mixture.size() != 1 && finding.mixture.size() <= 8);
            for (const Candidate &candidate : finding.mixture)
                QVERIFY(candidate.weight >= 0.02 && !timeline.position(at).illegalReason(candidate.action));
        }
        QVERIFY(analysis.findings.back().best.empty());
    }
}

void TestAnalysis::aMissedWinIsABlunder()
{
    const Analysis analysis = analysed(recordOf(kWon, {"red lay 1444", "blue lay 1112"}), {20'000, 1});
    const Finding &first = analysis.findings[0];
    QCOMPARE(first.expected, (std::vector<double>{1, 0}));
    QCOMPARE(first.best.size(), std::size_t(3));
    for (const Candidate &best : first.best)
        QCOMPARE(best.value, 1.0);
    QVERIFY(first.mixture.empty());
    QVERIFY(*first.chosen < 0.8);
    QCOMPARE(analysis.verdict(1), QStringLiteral("blunder"));
    const Analysis taken = analysed(recordOf(kWon, {"red lay 4441", "blue lay 1112"}), {20'000, 1});
    QCOMPARE(taken.verdict(1), QString());
    QVERIFY(taken.findings[0].best.front().action
            == std::get<Action>(recordOf(kWon, {}).startPosition().readAction("red lay 4441")));
    QCOMPARE(taken.findings[2].expected, (std::vector<double>{1, 0}));
    QVERIFY(taken.findings[2].best.empty());
    for (const replay::Account &account : taken.accounts())
        QCOMPARE(account.errors, 0.0);
}

/// Red fills temple 1 with the counter in hand, or does not.
void TestAnalysis::theLastCounterIsABlunder()
{
    const Record record = recordOf(kLastCounter, {"red place 2a"});
    const Analysis analysis = analysed(record, {2'000, 1});
    const Finding &first = analysis.findings[0];
    const std::string best = record.startPosition().actionText(first.best.front().action);
    QCOMPARE(best, std::string("red place 1l"));
    QCOMPARE(first.best.front().value, 1.0);
    QCOMPARE(first.expected[0], 1.0);
    QVERIFY(*first.chosen < 0.7);
    QCOMPARE(analysis.verdict(1), QStringLiteral("blunder"));
    QVERIFY(analysis.change(1).error[0] < -0.3);
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

void TestAnalysis::rankedByWhatIsKnown()
{
    const CancelToken never;
    const engine::Position position = recordOf(kNearTheEnd, {}).startPosition();
    for (const auto seat : {engine::Seat{0}, engine::Seat{1}}) {
        const auto ranked = replay::rankedActions(position, seat, {500, 9}, never);
        std::size_t own = 0;
        double weights = 0;
        for (const Action action : position.legal())
            own += action.actor() == seat ? 1 : 0;
        QCOMPARE(ranked.size(), own);
        for (std::size_t i = 0; i < own; ++i) {
            QCOMPARE(ranked[i].action.actor(), seat);
            QVERIFY(i == 0 || ranked[i - 1].value >= ranked[i].value);
            weights += ranked[i].weight;
        }
        QVERIFY(std::abs(weights - 1) < 0.01);
        // What the seat cannot see makes no difference.
        QVERIFY(replay::rankedActions(position.seenBy(seat), seat, {500, 9}, never) == ranked);
    }
    CancelToken cancelled;
    cancelled.cancel();
    QVERIFY(replay::rankedActions(position, 0, {500, 9}, cancelled).empty());
    QVERIFY(replay::expectedFrom(position, {500, 9}, cancelled).empty());
}

void TestAnalysis::mixtures()
{
    const engine::Position laying = recordOf(kNearTheEnd, {}).startPosition();
    const auto at = [](double value, double weight, unsigned number) {
        return Candidate{Action(0, number), value, weight};
    };
    using List = std::vector<Candidate>;
    const List mixed{at(0.6, 0.3, 1), at(0.6, 0.68, 2), at(0.59, 0.019, 3), at(0.5, 0.001, 4)};
    QVERIFY(replay::mixtureOf(mixed, laying) == (List{mixed[1], mixed[0]}));
    QVERIFY(replay::mixtureOf({at(0.6, 0.99, 1), at(0.6, 0.01, 2)}, laying).empty());
    QVERIFY(replay::mixtureOf({}, laying).empty());
    // Several ways to a certain end are no secret worth keeping.
    QVERIFY(replay::mixtureOf({at(1, 0.5, 1), at(1, 0.5, 2)}, laying).empty());
    QVERIFY(replay::mixtureOf({at(0, 0.5, 1), at(0, 0.5, 2)}, laying).empty());
    // Nor is a choice that everybody sees.
    const engine::Position open = recordOf(kLastCounter, {}).startPosition();
    QVERIFY(replay::mixtureOf({at(0.6, 0.5, 1), at(0.6, 0.5, 2)}, open).empty());
    List many;
    for (unsigned i = 0; i < 20; ++i)
        many.push_back(at(0.5, 0.05, i));
    QCOMPARE(replay::mixtureOf(many, laying).size(), std::size_t(8));
}

/// They can be played, and end before chance acts.
void TestAnalysis::bestLines()
{
    const CancelToken never;
    for (const char *game : {"aton", "osiris", "nefertiti", "tekhenu"}) {
        const Timeline timeline(randomGame(game, 60));
        std::size_t longest = 0;
        for (int step = 1; step <= timeline.stepCount(); step += 3) {
            const Action first = timeline.step(step).action;
            const engine::Position &before = timeline.position(step - 1);
            const std::vector<Action> line = replay::bestLine(before, first, {8, 1}, never);
            QVERIFY(line.front() == first && line.size() <= 6);
            QVERIFY(line == replay::bestLine(before, first, {8, 1}, never));
            engine::Position at = before;
            for (const Action action : line) {
                QVERIFY(action == first || action.actor() != engine::kChance);
                QVERIFY(!at.illegalReason(action));
                at = at.after(action);
            }
            QVERIFY(line.size() == 6 || at.isOver() || at.toAct() == engine::seatBit(engine::kChance));
            longest = std::max(longest, line.size());
        }
        QVERIFY(longest > 2);
    }
}

/// In the file, action by action; one that cannot be played there makes the block one about another game.
void TestAnalysis::linesAreKept()
{
    const CancelToken never;
    for (const char *game : {"aton", "osiris", "nefertiti", "tekhenu"}) {
        Record record = randomGame(game, 60); // Tekhenu begins with 44 draws
        const Timeline timeline(record);
        Analysis analysis = analysed(record);
        std::size_t longest = 0;
        for (int at = 0; at < timeline.stepCount(); ++at) {
            for (Candidate &one : analysis.findings[at].best) {
                QVERIFY(one.line.empty()); // it was a quick look
                if (timeline.position(at).illegalReason(one.action))
                    continue;
                one.line = replay::bestLine(timeline.position(at), one.action, {8, 1}, never);
                one.line.erase(one.line.begin());
                longest = std::max(longest, one.line.size());
            }
        }
        QVERIFY(longest > 1 && longest < 6);
        record.analysis = analysis.toJson(record);
        QVERIFY(Analysis::of(record) == analysis);
        const auto again = record::read(record::write(record));
        QVERIFY(Analysis::of(std::get<Record>(again)) == analysis);
        const QByteArray written = record.analysis->compact();
        QByteArray wrong = written;
        wrong.replace(wrong.indexOf(R"("line":[")"), 9, R"("line":["chance nothing",")");
        QVERIFY(wrong != written);
        record.analysis = std::get<record::Json>(record::parseJson(wrong));
        QVERIFY(!Analysis::of(record));
    }
}

void TestAnalysis::whatAViewPreviews()
{
    const CancelToken never;
    for (const char *game : {"aton", "osiris"}) {
        const Timeline timeline(randomGame(game, 40));
        for (int step = 0; step <= timeline.stepCount(); ++step) {
            const engine::Position view = timeline.position(step).seenBy(1);
            const auto expected = replay::expectedFrom(view, {6, 2}, never);
            QCOMPARE(expected.size(), std::size_t(2));
            QVERIFY(std::abs(sum(expected) - 1) < kExactly);
            QVERIFY(replay::expectedFrom(view, {6, 2}, never) == expected);
        }
    }
    // Who plays alone shares with the rival.
    const engine::Position alone = engine::findGame("tekhenu")->start({.seats = 1}).seenBy(0);
    const auto expected = replay::expectedFrom(alone, {6, 2}, never);
    QCOMPARE(expected.size(), std::size_t(2));
    QVERIFY(std::abs(sum(expected) - 1) < kExactly);
    QVERIFY(expected[0] < 1);
}

void TestAnalysis::rates()
{
    const auto account = [](double errors, int choices) {
        replay::Account made;
        made.errors = errors;
        made.choices = choices;
        return made;
    };
    QCOMPARE(account(-0.6, 40).rate(), 0.015);
    QCOMPARE(account(0, 0).rate(), 0.0);
    QCOMPARE(account(0, 0).skill(), QString());
    const std::vector<std::pair<double, const char *>> all{
        {0, "excellent"}, {-0.004, "excellent"}, {-0.005, "very-good"}, {-0.01, "good"},
        {-0.02, "fair"},  {-0.039, "fair"},      {-0.04, "weak"},       {-1, "weak"}};
    for (const auto &[errors, skill] : all)
        QCOMPARE(account(errors, 1).skill(), QLatin1String(skill));
    // Only choices of the seat count, and only where there was one.
    Analysis analysis{{}, {choice(0.6, 0.5), choice(0.6, 0.6), {{0.5, 0.5}}, {{0.5, 0.5}}}};
    analysis.findings[1].best.front().action = Action(1, 0);
    QCOMPARE(analysis.accounts()[0].choices, 1);
    QCOMPARE(analysis.accounts()[0].rate(), 0.1);
    QCOMPARE(analysis.accounts()[1].choices, 1);
    QCOMPARE(analysis.accounts()[1].rate(), 0.0);
}

void TestAnalysis::verdicts()
{
    const Analysis analysis{{}, {choice(0.6, 0.501), choice(0.6, 0.5), choice(0.6, 0.401), choice(0.6, 0.4)}};
    QCOMPARE(analysis.verdict(0), QString());
    QCOMPARE(analysis.verdict(1), QString());
    QCOMPARE(analysis.verdict(2), QStringLiteral("mistake"));
    QCOMPARE(analysis.verdict(3), QStringLiteral("mistake"));
    QCOMPARE(analysis.verdict(4), QStringLiteral("blunder"));
    QCOMPARE(analysis.verdict(5), QString());
}

void TestAnalysis::swings()
{
    Analysis analysis;
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
    QTest::addColumn<int>("seats");
    QTest::addColumn<quint64>("seed");
    QTest::newRow("aton") << QByteArray("aton") << 2 << quint64{1};
    QTest::newRow("osiris") << QByteArray("osiris") << 2 << quint64{0};
    QTest::newRow("against a rival") << QByteArray("tekhenu") << 1 << quint64{1};
    QTest::newRow("largest seed") << QByteArray("aton") << 2 << ~quint64{0};
}

void TestAnalysis::blockAndBack()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    QFETCH(quint64, seed);
    Record record = playedGame(game.constData(), seats, "random", 80);
    const Analysis analysis = analysed(record, {7, seed}); // sevenths have no end in decimals
    QVERIFY(!Analysis::of(record));
    record.analysis = analysis.toJson(record);
    QVERIFY(Analysis::of(record) == analysis);
    const auto again = record::read(record::write(record));
    QVERIFY(std::holds_alternative<Record>(again));
    QVERIFY(Analysis::of(std::get<Record>(again)) == analysis);
    QCOMPARE(record::write(std::get<Record>(again)), record::write(record));
}

/// They say how many games were played at random, and they stay as they are.
void TestAnalysis::blocksOfEarlierVersions()
{
    Record record = randomGame("aton", 12);
    Analysis analysis = analysed(record);
    for (Finding &finding : analysis.findings) {
        finding.mixture.clear();
        for (Candidate &candidate : finding.best)
            candidate.weight = 0;
    }
    analysis.limits.nodes = 1'500;
    analysis.method = Analysis::Method::Playouts;
    record.analysis = analysis.toJson(record);
    const QByteArray block = record.analysis->compact();
    QVERIFY(block.startsWith(R"({"by":"playouts","playouts":1500,"seed":3,"of":")"));
    QVERIFY(!block.contains("weight"));
    const std::optional<Analysis> read = Analysis::of(record);
    QVERIFY(read == analysis);
    QCOMPARE(read->toJson(record).compact(), block);
}

void TestAnalysis::otherBlocksAreLeftAlone()
{
    Record record = randomGame("aton", 12);
    record.analysis = analysed(record).toJson(record);
    const QByteArray file = record::write(record);
    QVERIFY(file.contains("\"by\": \"search\""));
    const std::vector<std::pair<QByteArray, QByteArray>> changes{{"\"by\": \"search\"", "\"by\": \"someone\""},
                                                                 {"\"by\": \"search\"", "\"by\": 1"},
                                                                 {"\"nodes\": 12", "\"nodes\": 0"},
                                                                 {"\"seed\": 3", "\"seed\": -3"},
                                                                 {"\"of\": \"", "\"of\": \"0"},
                                                                 {"\"findings\"", "\"found\""},
                                                                 {"\"expected\"", "\"expects\""},
                                                                 {"\"value\": 0", "\"value\": 2"},
                                                                 {"\"weight\": ", "\"weights\": "},
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

} // namespace tests::tst_analysis

TEST_CLASS(tst_analysis, TestAnalysis)
#include "tst_analysis.moc"
