// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/label.h"
#include "model/replay/analysis.h"
#include "model/scenario/attempt.h"
#include "model/words/words.h"
#include "scenes.h"
#include "tests/data_file.h"
#include "tests/test_class.h"

namespace tests::tst_attempt {

using engine::Action;
using engine::Position;
using replay::Timeline;
using scenario::Attempt;
using scenario::Condition;
using scenario::Goal;
using scenario::Verdict;

namespace {

/// Two counters are to be placed; the Kingdom of the Dead is full, so that a scoring follows, and both take back.
const char *const kRedPlacesTwo = "aton/1 ......bbbbbb/.....rbr..b./....b..b...b/...r...bbb.r r5 place:red:2 blue "
                                  "red:2,5,x,-,-,2342,-,1356,1,7432,0000 blue:2,3,-,-,-,2213,-,2333,3,4246,2200";
const char *const kStart = "aton/1 ............/............/............/............ r1 deal:red - "
                           "red:0,0,x,-,-,-,-,9999,-,0000,0000 blue:0,0,x,-,-,-,-,9999,-,0000,0000";

Attempt attemptAt(const Position &start, const QByteArray &block)
{
    const record::Record record = recordAt(start, block);
    return Attempt(record, mustRead(record));
}
Attempt attemptAt(const char *start, const QByteArray &block) { return attemptAt(positionOf(start), block); }

bool act(Attempt &attempt, const char *action)
{
    return attempt.act(actionOf(QString::fromLatin1(action), attempt.position()));
}
bool actAll(Attempt &attempt, std::initializer_list<const char *> actions)
{
    return std::all_of(actions.begin(), actions.end(), [&](const char *action) { return act(attempt, action); });
}

/// Chance and the others, until the learner is on turn or the attempt is not open any more.
void stepOn(Attempt &attempt)
{
    while (attempt.hasAutomaticStep())
        attempt.step();
}

QStringList done(const Attempt &attempt)
{
    QStringList texts;
    const Timeline &timeline = attempt.timeline();
    for (int step = 1; step <= timeline.stepCount(); ++step)
        texts << QString::fromStdString(timeline.position(step - 1).actionText(timeline.step(step).action));
    return texts;
}

Action randomOwn(const Attempt &attempt, engine::Random &random)
{
    std::vector<Action> own = attempt.position().legal();
    std::erase_if(own, [&](Action action) { return action.actor() != attempt.seat(); });
    return own[random.below(static_cast<std::uint32_t>(own.size()))];
}

/// The learner acts at random for so many steps at most.
void playAtRandom(Attempt &attempt, engine::Random &random, int most)
{
    for (int step = 0; step < most && (attempt.isOnTurn() || attempt.hasAutomaticStep()); ++step) {
        if (attempt.isOnTurn())
            QVERIFY(attempt.act(randomOwn(attempt, random)));
        else
            attempt.step();
    }
}

QByteArray reach(const char *conditions, const char *limit = "")
{
    return QByteArray(R"({"seat":"red","goal":{"kind":"reach",)") + limit + R"("all":[)" + conditions + "]}}";
}

QString said(const engine::Message &message) { return words::Words(*engine::findGame("aton")).say(message); }

} // namespace

class TestAttempt : public QObject {
    Q_OBJECT

private slots:
    void conditions_data();
    void conditions();
    void conditionsOfWinning();
    void nothingIsReachedBeforeSomethingIsDone();
    void allConditionsAtOnce();
    void theLastActionsConsequencesCount();
    void withinTheHeading();
    void beforeTheGameIsOver();
    void aPositionThatIsOver();
    void theRightLine();
    void theBestAction();
    void playIsNotJudged();
    void whoLearns_data();
    void whoLearns();
    void theLearnerIsFirst();
    void theAnswerIsDoneAsFarAsItIsLegal();
    void theAttemptBeginsAfterTheMainLine();
    void whatMayNotBeDoneChangesNothing();
    void sameActionsSameAttempt();
    void takingBack();
    void takingBackAVerdict();
    void replies();
    void goalsInWords_data();
    void goalsInWords();
    void verdictsInWords();
};

void TestAttempt::conditions_data()
{
    QTest::addColumn<QByteArray>("condition");
    QTest::addColumn<bool>("before");
    QTest::addColumn<bool>("after");
    const auto row = [](const char *condition, bool before, bool after) {
        QTest::newRow(condition) << QByteArray(condition) << before << after;
    };
    row(R"({"fact":"scoring"})", false, true);
    row(R"({"fact":"points"})", false, true);
    row(R"({"fact":"points","seat":"blue","for":"temple-1","points":4})", false, true);
    row(R"({"fact":"points","seat":"blue","for":"temple-1","points":3})", false, true);
    row(R"({"fact":"points","seat":"blue","for":"temple-1","points":5})", false, false);
    row(R"({"fact":"points","seat":"red","for":"temple-1"})", false, false);
    row(R"({"fact":"points","colour":"red"})", false, false);
    row(R"({"fact":"points","points":"4"})", false, false);
    row(R"({"fact":"emptied"})", false, false);
    row(R"({"win":"red"})", false, false);
    row(R"({"score":"red","least":2})", true, true);
    row(R"({"score":"red","least":6})", false, true);
    row(R"({"score":"red","least":7})", false, false);
    row(R"({"score":"red","gain":0})", true, true);
    row(R"({"score":"red","gain":4})", false, true);
    row(R"({"score":"red","gain":5})", false, false);
    row(R"({"most":"temple-1","seat":"blue"})", true, true);
    row(R"({"most":"temple-1","seat":"red"})", false, false);
    row(R"({"most":"temple-2","seat":"red"})", false, false);
    row(R"({"most":"temple-2","seat":"blue"})", false, false);
    row(R"({"most":"nothing","seat":"red"})", false, false);
    row(R"({"empty":"temple-1-a"})", true, false);
    row(R"({"empty":"temple-1-c"})", true, true);
    row(R"({"empty":"temple-1-g"})", false, false);
    row(R"({"holds":"temple-1-a","piece":"counter","seat":"red"})", false, true);
    row(R"({"holds":"temple-1-a","piece":"counter","seat":"blue"})", false, false);
    row(R"({"holds":"temple-1-a","piece":"counter"})", false, true);
    row(R"({"holds":"temple-1-a","piece":"card"})", false, false);
    row(R"({"action":"place","seat":"red"})", false, true);
    row(R"({"action":"place"})", false, true);
    row(R"({"action":"place","seat":"blue"})", false, false);
    row(R"({"action":"take"})", false, false);
}

void TestAttempt::conditions()
{
    QFETCH(QByteArray, condition);
    const Position start = positionOf(kRedPlacesTwo);
    const Condition read = mustRead(recordAt(start, reach(condition))).goal.conditions.front();
    Timeline timeline(start);
    QTEST(scenario::holds(read, timeline), "before");
    for (const char *text : {"red place 1a", "red place 1b"})
        timeline.append(actionOf(QString::fromLatin1(text), timeline.last()));
    QTEST(scenario::holds(read, timeline), "after");
}

void TestAttempt::conditionsOfWinning()
{
    engine::Random random(1);
    for (const engine::Game *game : engine::games()) {
        const Position start = randomPosition(*game, random, false);
        Timeline timeline(start);
        timeline.become(randomLine(start, random, 10'000));
        const engine::Result result = *timeline.last().result();
        for (engine::Seat seat = 0; seat < start.seatCount(); ++seat) {
            const bool won = std::find(result.winners.begin(), result.winners.end(), seat) != result.winners.end();
            Condition condition{Condition::Kind::Win, std::string(game->seatId(seat, start.seatCount()))};
            QCOMPARE(scenario::holds(condition, timeline), won);
            condition.reason = result.reason;
            QCOMPARE(scenario::holds(condition, timeline), won);
            condition.reason = "another";
            QVERIFY(!scenario::holds(condition, timeline));
        }
        // A seat that a fact names in a list.
        const Condition listed{Condition::Kind::Fact, {}, "sown", {{"place", "town-a0"}}};
        bool isThere = false;
        for (int step = 1; step <= timeline.stepCount(); ++step) {
            for (const engine::Message &fact : timeline.step(step).facts) {
                for (const auto &[name, value] : fact.fields)
                    isThere = isThere
                              || (fact.id == "sown" && name == "place" && value.asList()
                                  && std::count(value.asList()->begin(), value.asList()->end(), "town-a0") > 0);
            }
        }
        QCOMPARE(scenario::holds(listed, timeline), isThere);
        QCOMPARE(isThere, game->id() == "osiris");
    }
}

void TestAttempt::nothingIsReachedBeforeSomethingIsDone()
{
    Attempt attempt = attemptAt(kRedPlacesTwo, reach(R"({"empty":"temple-4-a"})"));
    QCOMPARE(attempt.verdict(), Verdict::Open);
    QVERIFY(act(attempt, "red place 1a"));
    QCOMPARE(attempt.verdict(), Verdict::Solved);
}

void TestAttempt::allConditionsAtOnce()
{
    Attempt attempt = attemptAt(kRedPlacesTwo, reach(R"({"action":"place"},{"score":"red","gain":4})"));
    QVERIFY(act(attempt, "red place 1a"));
    QCOMPARE(attempt.verdict(), Verdict::Open);
    QVERIFY(attempt.why().id.empty());
    QVERIFY(act(attempt, "red place 1b"));
    QCOMPARE(attempt.verdict(), Verdict::Solved);
    QCOMPARE(attempt.why().id, std::string("verdict.solved"));
    QVERIFY(!attempt.isOnTurn() && !attempt.hasAutomaticStep());
}

void TestAttempt::theLastActionsConsequencesCount()
{
    // The second counter is the last action; what blue takes back after it still counts.
    const char *const limit = R"("actions":2,)";
    Attempt right = attemptAt(kRedPlacesTwo, reach(R"({"action":"take","seat":"blue"})", limit));
    Attempt late = attemptAt(kRedPlacesTwo, reach(R"({"action":"take","seat":"red"})", limit));
    for (Attempt *attempt : {&right, &late}) {
        QVERIFY(actAll(*attempt, {"red place 1a", "red place 1b"}));
        QCOMPARE(attempt->verdict(), Verdict::Open);
        QVERIFY(attempt->hasAutomaticStep());
        stepOn(*attempt);
    }
    QCOMPARE(right.verdict(), Verdict::Solved);
    QCOMPARE(right.timeline().stepCount(), 3);
    QCOMPARE(late.verdict(), Verdict::Failed);
    QCOMPARE(late.why().id, std::string("verdict.late"));
    QVERIFY(engine::contains(late.position().toAct(), late.seat()));
    QVERIFY(!late.isOnTurn() && !late.hasAutomaticStep());
}

void TestAttempt::withinTheHeading()
{
    // The Kingdom of the Dead is emptied with the last counter that is taken back, and the round ends.
    for (const bool isRight : {true, false}) {
        Attempt attempt = attemptAt(kRedPlacesTwo,
                                    reach(isRight ? R"({"fact":"emptied"})" : R"({"win":"red"})", R"("moment":true,)"));
        engine::Random random(1);
        playAtRandom(attempt, random, 100);
        QCOMPARE(attempt.timeline().step(attempt.timeline().stepCount()).facts.back().id, std::string("round"));
        QCOMPARE(attempt.verdict(), isRight ? Verdict::Solved : Verdict::Failed);
        QCOMPARE(attempt.why().id, std::string(isRight ? "verdict.solved" : "verdict.moment"));
    }
}

void TestAttempt::beforeTheGameIsOver()
{
    for (const engine::Game *game : engine::games()) {
        const std::string seat = game->seatings().front().front();
        int solved = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const QByteArray block =
                R"({"goal":{"kind":"reach","all":[{"win":")" + QByteArray::fromStdString(seat) + R"("}]}})";
            engine::Random random(seed);
            Attempt attempt = attemptAt(game->start({2, {}}), block);
            playAtRandom(attempt, random, 10'000);
            QVERIFY(attempt.position().isOver());
            const auto winners = attempt.position().result()->winners;
            const bool won = std::count(winners.begin(), winners.end(), attempt.seat()) > 0;
            QCOMPARE(attempt.verdict(), won ? Verdict::Solved : Verdict::Failed);
            QCOMPARE(attempt.why().id, std::string(won ? "verdict.solved" : "verdict.missing"));
            solved += won ? 1 : 0;
        }
        QVERIFY(solved < 10);
    }
}

void TestAttempt::aPositionThatIsOver()
{
    const Position over = mustLoad(dataFile(QStringLiteral("plain.cartouche"))).positions().back();
    QVERIFY(over.isOver());
    Attempt attempt = attemptAt(over, R"({"goal":{"kind":"reach","all":[{"fact":"scoring"}]}})");
    QCOMPARE(attempt.seat(), engine::kNobody);
    QVERIFY(!attempt.isOnTurn() && !attempt.hasAutomaticStep() && !attempt.takeBack());
    attempt.step();
    QCOMPARE(attempt.timeline().stepCount(), 0);
    QCOMPARE(attempt.verdict(), Verdict::Failed);
}

void TestAttempt::theRightLine()
{
    const QByteArray block = R"({"goal":{"kind":"find"},"answer":["red place 1a","red place 1b","blue take 1g"],)"
                             R"("also":[["red place 4a"],["red place 1c","red place 1d"]]})";
    const auto verdictOf = [&block](std::initializer_list<const char *> actions) {
        Attempt attempt = attemptAt(kRedPlacesTwo, block);
        actAll(attempt, actions);
        return attempt.verdict();
    };
    QCOMPARE(verdictOf({}), Verdict::Open);
    QCOMPARE(verdictOf({"red place 1a"}), Verdict::Open);
    QCOMPARE(verdictOf({"red place 1a", "red place 1b"}), Verdict::Solved);
    QCOMPARE(verdictOf({"red place 4a"}), Verdict::Solved);
    QCOMPARE(verdictOf({"red place 1c", "red place 1d"}), Verdict::Solved);
    QCOMPARE(verdictOf({"red place 1b"}), Verdict::Failed);
    QCOMPARE(verdictOf({"red place 1a", "red place 1d"}), Verdict::Failed);
    QCOMPARE(verdictOf({"red place 2a"}), Verdict::Failed);
}

void TestAttempt::theBestAction()
{
    // Before the action with which the game is won.
    const record::Record game = mustLoad(dataFile(QStringLiteral("osiris-tip.cartouche")));
    const Position before = *(game.positions().end() - 2);
    const engine::Seat seat = game.line.actions.back().actor();
    int failed = 0;
    for (const Action action : before.legal()) {
        Attempt attempt = attemptAt(before, R"({"goal":{"kind":"best","playouts":30,"within":0}})");
        QCOMPARE(attempt.seat(), seat);
        QVERIFY(attempt.act(action));
        const bool wins = before.after(action).isOver();
        QVERIFY(!wins || attempt.verdict() == Verdict::Solved);
        QVERIFY(attempt.verdict() != Verdict::Open);
        QCOMPARE(attempt.why().number("best"), std::int64_t(100));
        QCOMPARE(attempt.why().number("value") == 100, attempt.verdict() == Verdict::Solved);
        QCOMPARE(attempt.why().id,
                 std::string(attempt.verdict() == Verdict::Solved ? "verdict.best" : "verdict.better"));
        if (attempt.verdict() == Verdict::Failed) {
            ++failed;
            // Whatever is good enough.
            Attempt easier = attemptAt(before, R"({"goal":{"kind":"best","playouts":30,"within":1}})");
            QVERIFY(easier.act(action));
            QCOMPARE(easier.verdict(), Verdict::Solved);
        }
    }
    QVERIFY(failed > 0);
}

void TestAttempt::playIsNotJudged()
{
    for (const engine::Game *game : engine::games()) {
        engine::Random random(3);
        Attempt attempt = attemptAt(game->start({2, {}}), R"({"goal":{"kind":"play"}})");
        playAtRandom(attempt, random, 10'000);
        QVERIFY(attempt.position().isOver());
        QCOMPARE(attempt.verdict(), Verdict::Open);
        QVERIFY(attempt.why().id.empty());
    }
}

void TestAttempt::whoLearns_data()
{
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<int>("seat");
    QTest::newRow("said") << QByteArray(kRedPlacesTwo) << QByteArray(R"({"seat":"blue"})") << 1;
    QTest::newRow("who owes a choice") << QByteArray(kRedPlacesTwo) << QByteArray("{}") << 0;
    QTest::newRow("after chance") << QByteArray(kStart) << QByteArray("{}") << 0;
    const Timeline placed = [] {
        Timeline timeline(positionOf(kRedPlacesTwo));
        for (const char *text : {"red place 1a", "red place 1b"})
            timeline.append(actionOf(QString::fromLatin1(text), timeline.last()));
        return timeline;
    }();
    QTest::newRow("who takes back") << QByteArray::fromStdString(placed.last().text()) << QByteArray("{}") << 1;
}

void TestAttempt::whoLearns()
{
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, block);
    QFETCH(int, seat);
    const Attempt attempt = attemptAt(start.constData(), block);
    QCOMPARE(static_cast<int>(attempt.seat()), seat);
    QCOMPARE(attempt.timeline().stepCount(), 0);
}

void TestAttempt::theLearnerIsFirst()
{
    Attempt attempt = attemptAt(kStart, R"({"seat":"blue","answer":["chance deal red 1234","chance deal blue 1123",)"
                                        R"("red lay 4321","blue lay 1123"]})");
    QVERIFY(!attempt.isOnTurn() && attempt.hasAutomaticStep());
    stepOn(attempt);
    QCOMPARE(done(attempt),
             (QStringList{QStringLiteral("chance deal red 1234"), QStringLiteral("chance deal blue 1123")}));
    // Red owes a choice too.
    QVERIFY(engine::contains(attempt.position().toAct(), 0));
    QVERIFY(attempt.isOnTurn());
    attempt.step();
    QCOMPARE(attempt.timeline().stepCount(), 2);
    QVERIFY(!act(attempt, "red lay 4321"));
    QVERIFY(act(attempt, "blue lay 3211"));
    QVERIFY(attempt.hasAutomaticStep());
    attempt.step();
    QCOMPARE(done(attempt).back(), QStringLiteral("red lay 4321"));
}

void TestAttempt::theAnswerIsDoneAsFarAsItIsLegal()
{
    const QByteArray block = R"({"seat":"red","answer":["red place 1a","red place 1b","blue take 1g","blue take 2g",)"
                             R"("blue take 3e","blue take 4h","red take 1a"]})";
    const QStringList planned{QStringLiteral("blue take 1g"), QStringLiteral("blue take 2g"),
                              QStringLiteral("blue take 3e"), QStringLiteral("blue take 4h")};
    Attempt attempt = attemptAt(kRedPlacesTwo, block);
    QCOMPARE(attempt.answer().size(), std::size_t(7));
    QVERIFY(actAll(attempt, {"red place 3a", "red place 4a"}));
    stepOn(attempt);
    QCOMPARE(done(attempt).mid(2), planned);
    // A chance that the learner has changed: the plan goes on where it can.
    Attempt dealt = attemptAt(kStart, R"({"seat":"red","answer":["chance deal red 1234","chance deal blue 4444",)"
                                      R"("red lay 4321","blue lay 4444"]})");
    stepOn(dealt);
    QVERIFY(act(dealt, "red exchange"));
    dealt.step();
    QVERIFY(done(dealt).back().startsWith(QStringLiteral("chance deal red ")));
    stepOn(dealt);
    QVERIFY(act(dealt, qPrintable(QString::fromStdString([&] {
                    engine::Random random(1);
                    for (;;) {
                        const Action own = randomOwn(dealt, random);
                        if (dealt.position().label(own).words.id == "lay")
                            return dealt.position().actionText(own);
                    }
                }()))));
    dealt.step();
    QCOMPARE(done(dealt).back(), QStringLiteral("blue lay 4444"));
}

void TestAttempt::theAttemptBeginsAfterTheMainLine()
{
    record::Record record = recordAt(positionOf(kRedPlacesTwo), reach(R"({"action":"place"})"));
    record.line.actions.push_back(actionOf(QStringLiteral("red place 1a"), *record.start));
    Attempt attempt(record, mustRead(record));
    QVERIFY(attempt.position() == record.positions().back());
    QCOMPARE(attempt.timeline().stepCount(), 0);
    QVERIFY(!act(attempt, "red place 1a"));
    QVERIFY(act(attempt, "red place 1b"));
    QCOMPARE(attempt.verdict(), Verdict::Solved);
}

void TestAttempt::whatMayNotBeDoneChangesNothing()
{
    Attempt attempt = attemptAt(kRedPlacesTwo, R"({"goal":{"kind":"find"},"answer":["red place 1a"]})");
    QVERIFY(!act(attempt, "red place 1g")); // a counter lies there
    QVERIFY(!act(attempt, "blue place 1a"));
    QVERIFY(!act(attempt, "chance deal red 1234"));
    QCOMPARE(attempt.timeline().stepCount(), 0);
    QCOMPARE(attempt.verdict(), Verdict::Open);
    QVERIFY(act(attempt, "red place 1b"));
    QCOMPARE(attempt.verdict(), Verdict::Failed);
    QVERIFY(!act(attempt, "red place 1a"));
    QCOMPARE(attempt.timeline().stepCount(), 1);
}

void TestAttempt::sameActionsSameAttempt()
{
    for (const engine::Game *game : engine::games()) {
        engine::Random random(5);
        const Position start = randomPosition(*game, random, false);
        engine::Random one(7);
        engine::Random same(7);
        engine::Random other(8);
        const QByteArray block = R"({"goal":{"kind":"play"}})";
        Attempt first = attemptAt(start, block);
        Attempt second = attemptAt(start, block);
        Attempt third = attemptAt(start, block);
        playAtRandom(first, one, 60);
        playAtRandom(second, same, 60);
        playAtRandom(third, other, 60);
        QVERIFY(first.timeline().stepCount() > 0);
        QCOMPARE(done(first), done(second));
        QVERIFY(done(first) != done(third));
    }
}

void TestAttempt::takingBack()
{
    for (const engine::Game *game : engine::games()) {
        engine::Random random(5);
        Attempt attempt = attemptAt(game->start({2, {}}), R"({"goal":{"kind":"play"}})");
        QVERIFY(!attempt.takeBack());
        playAtRandom(attempt, random, 100);
        const QStringList whole = done(attempt);
        int taken = 0;
        for (; attempt.takeBack(); ++taken) {
            const int left = attempt.timeline().stepCount();
            QVERIFY(attempt.isOnTurn());
            QCOMPARE(done(attempt), whole.mid(0, left));
            // Doing it again brings the same.
            Attempt again = attempt;
            QVERIFY(again.act(actionOf(whole[left], again.position())));
            stepOn(again);
            const QStringList repeated = done(again);
            const qsizetype both = std::min(repeated.size(), whole.size());
            QCOMPARE(repeated.mid(0, both), whole.mid(0, both));
        }
        QVERIFY(taken > 5);
        QVERIFY(attempt.timeline().stepCount() < whole.size());
    }
}

void TestAttempt::takingBackAVerdict()
{
    Attempt attempt = attemptAt(kRedPlacesTwo, reach(R"({"holds":"temple-1-a","piece":"counter"})", R"("actions":1,)"));
    QVERIFY(act(attempt, "red place 1b"));
    QCOMPARE(attempt.verdict(), Verdict::Failed);
    QVERIFY(attempt.takeBack());
    QCOMPARE(attempt.verdict(), Verdict::Open);
    QVERIFY(attempt.why().id.empty() && attempt.isOnTurn());
    QVERIFY(act(attempt, "red place 1a"));
    QCOMPARE(attempt.verdict(), Verdict::Solved);
    QVERIFY(attempt.takeBack());
    QCOMPARE(attempt.verdict(), Verdict::Open);
    QVERIFY(!attempt.takeBack());
}

void TestAttempt::replies()
{
    Attempt attempt = attemptAt(kRedPlacesTwo, R"({"replies":{"red place 1a":"One.","red place 1b":"Two."}})");
    QVERIFY(!attempt.reply());
    QVERIFY(act(attempt, "red place 1a"));
    QCOMPARE(attempt.reply()->plain, QStringLiteral("One."));
    QVERIFY(act(attempt, "red place 1b"));
    QCOMPARE(attempt.reply()->plain, QStringLiteral("Two."));
    attempt.step(); // blue's: the learner's last action stays the one that is spoken of
    QCOMPARE(attempt.reply()->plain, QStringLiteral("Two."));
    QVERIFY(attempt.takeBack());
    QCOMPARE(attempt.reply()->plain, QStringLiteral("One."));
    QVERIFY(act(attempt, "red place 1c"));
    QVERIFY(!attempt.reply());
}

void TestAttempt::goalsInWords_data()
{
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *name, const QByteArray &block, const QStringList &words) {
        QTest::newRow(name) << block << words;
    };
    const auto condition = [row](const char *json, const char *words) {
        row(json, reach(json), {QString::fromUtf8(words)});
    };
    condition(R"({"win":"red"})", "Red wins.");
    condition(R"({"win":"red","reason":"temple-1"})", "Red wins: temple 1 filled.");
    condition(R"({"score":"red","least":40})", "Red has at least 40 point(s).");
    condition(R"({"score":"red","gain":8})", "Red gets at least 8 more point(s).");
    condition(R"({"most":"temple-2","seat":"red"})", "Red has more than anybody else here: Temple 2.");
    condition(R"({"empty":"temple-1-a"})", "Nothing lies here: square 1a.");
    condition(R"({"holds":"temple-1-a","piece":"counter","seat":"red"})",
              "A piece lies here: square 1a (counter of Red).");
    condition(R"({"holds":"temple-1-a","piece":"counter"})", "A piece lies here: square 1a (counter).");
    condition(R"({"action":"exchange","seat":"red"})", "Red gives up the exchange counter and draws four new cards.");
    condition(R"({"action":"exchange"})", "This is done: Exchange the hand.");
    condition(R"({"action":"place","seat":"red"})", "Red does this: place.");
    condition(R"({"fact":"points","seat":"red","for":"cartouche-1","points":6})",
              "Red scores at least 6 at once: cartouche 1.");
    condition(R"({"fact":"points","seat":"red","points":6})", "Red scores at least 6 at once.");
    condition(R"({"fact":"scoring"})", "The Kingdom of the Dead is full: scoring.");
    condition(R"({"fact":"won","winner":"red"})", "This happens: won (winner red).");
    condition(R"({"fact":"emptied"})", "The Kingdom of the Dead is emptied.");
    row("actions", reach(R"({"win":"red"})", R"("actions":2,)"),
        {QStringLiteral("With 2 action(s):"), QStringLiteral("Red wins.")});
    row("moment", reach(R"({"win":"red"},{"win":"blue"})", R"("moment":true,)"),
        {QStringLiteral("Before the end of “Round 5”:"), QStringLiteral("Red wins."), QStringLiteral("Blue wins.")});
    row("find", R"({"goal":{"kind":"find"},"answer":["red place 1a"]})", {QStringLiteral("Find the right action.")});
    row("find two", R"({"goal":{"kind":"find"},"answer":["red place 1a","red place 1b","blue take 1g"]})",
        {QStringLiteral("Find the right 2 action(s).")});
    row("best", R"({"goal":{"kind":"best"}})", {QStringLiteral("Find the best action.")});
    row("play", R"({"goal":{"kind":"play"}})", {QStringLiteral("Play as you like.")});
}

void TestAttempt::goalsInWords()
{
    QFETCH(QByteArray, block);
    QStringList all;
    for (const engine::Message &message : attemptAt(kRedPlacesTwo, block).goalWords())
        all << said(message);
    QTEST(all, "words");
}

void TestAttempt::verdictsInWords()
{
    Attempt late = attemptAt(kRedPlacesTwo, reach(R"({"win":"red"})", R"("actions":1,)"));
    QVERIFY(act(late, "red place 1a"));
    QCOMPARE(said(late.why()), QStringLiteral("No action is left. Not reached: Red wins."));
    Attempt heading = attemptAt(kRedPlacesTwo, reach(R"({"win":"red"})", R"("moment":true,)"));
    engine::Random random(1);
    playAtRandom(heading, random, 100);
    QCOMPARE(said(heading.why()), QStringLiteral("“Round 5” is over. Not reached: Red wins."));
    Attempt best = attemptAt(kRedPlacesTwo, R"({"goal":{"kind":"best","playouts":5,"within":1}})");
    QVERIFY(act(best, "red place 1a"));
    QVERIFY(said(best.why()).startsWith(QStringLiteral("A good choice: it wins about ")));
    QVERIFY(!said(best.why()).contains(QLatin1Char('[')));
    Attempt wrong = attemptAt(kRedPlacesTwo, R"({"goal":{"kind":"find"},"answer":["red place 1b"]})");
    QVERIFY(act(wrong, "red place 1a"));
    QCOMPARE(said(wrong.why()), QStringLiteral("That is not it."));
}

} // namespace tests::tst_attempt

TEST_CLASS(tst_attempt, TestAttempt)
#include "tst_attempt.moc"
