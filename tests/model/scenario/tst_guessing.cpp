// SPDX-License-Identifier: GPL-3.0-or-later
// The choices of recorded games are guessed: what is right, what follows, and what is not known before.
#include <array>

#include "model/scenario/guessing.h"
#include "scenes.h"
#include "tests/data_file.h"
#include "tests/test_class.h"

namespace tests::tst_guessing {

using engine::Action;
using engine::Seat;
using replay::Timeline;
using scenario::Goal;
using scenario::Guess;
using scenario::Guessing;
using scenario::GuessRules;
using scenario::RightBy;
using scenario::Verdict;

namespace {

constexpr engine::SeatSet kAll = 0x7f;
constexpr std::array kFiles{"plain.cartouche", "osiris-two-seats.cartouche", "nefertiti-two-seats.cartouche",
                            "tekhenu-three-seats.cartouche"};

/// A part of a recorded game.
Timeline part(const char *file, int from, int steps)
{
    const record::Record whole = mustLoad(dataFile(QLatin1String(file)));
    Timeline line(whole.positions()[from]);
    for (int step = from; step < std::min(from + steps, static_cast<int>(whole.line.actions.size())); ++step)
        line.append(whole.line.actions[step]);
    return line;
}

Timeline part(const QByteArray &file)
{
    return part(file.constData(), file.startsWith("tekhenu") ? 100 : file.startsWith("osiris") ? 30 : 0, 24);
}

void resume(Guessing &guessing)
{
    while (guessing.hasAutomaticStep())
        guessing.step();
}

/// Any action that may be chosen, but for that one.
Action another(const Guessing &guessing, Action played)
{
    const std::vector<Action> legal = guessing.position().seenBy(guessing.seat()).legal();
    return *std::find_if(legal.begin(), legal.end(),
                         [&](Action one) { return one.actor() == guessing.seat() && one != played; });
}

Action playedNext(const Timeline &line, const Guessing &guessing, int from)
{
    return line.step(from + guessing.timeline().stepCount() + 1).action;
}

} // namespace

class TestGuessing : public QObject {
    Q_OBJECT

private slots:
    void theLineIsFollowedWhateverIsGuessed_data() { games(); }
    void theLineIsFollowedWhateverIsGuessed();
    void rightByTheRecord();
    void rightByTheAnalysis_data() { games(); }
    void rightByTheAnalysis();
    void aHintNamesTheRightOne_data() { games(); }
    void aHintNamesTheRightOne();
    void onlyWhereThereIsAChoice();
    void fromAStepOn();
    void oneSeatAfterTheOther();
    void whatIsIllegalIsNoGuess();
    void theSameGuessesComeToTheSame();

private:
    static void games();
};

void TestGuessing::games()
{
    QTest::addColumn<QByteArray>("file");
    for (const char *file : kFiles)
        QTest::newRow(file) << QByteArray(file);
}

// Law: what stands in the timeline is a beginning of the line, as far as it was guessed or followed, and no more.
void TestGuessing::theLineIsFollowedWhateverIsGuessed()
{
    QFETCH(QByteArray, file);
    const Timeline line = part(file);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        engine::Random random(seed);
        Guessing guessing(line, {}, {kAll, 0, RightBy::Record});
        QVERIFY(guessing.choiceCount() > 4);
        for (int number = 0; number < guessing.choiceCount(); ++number) {
            resume(guessing);
            QCOMPARE(guessing.verdict(), Verdict::Open);
            QVERIFY(guessing.isOnTurn());
            const int before = guessing.timeline().stepCount();
            QCOMPARE(guessing.position(), line.position(before));
            const Action played = line.step(before + 1).action;
            QCOMPARE(guessing.seat(), played.actor());
            const bool isPlayed = random.below(2) == 0;
            QVERIFY(guessing.act(isPlayed ? played : another(guessing, played)));
            QCOMPARE(guessing.timeline().stepCount(), before + 1);
            QCOMPARE(guessing.position(), line.position(before + 1));
            QCOMPARE(guessing.guesses().back().isRight, isPlayed);
            QCOMPARE(guessing.guesses().back().step, before + 1);
            QVERIFY(!guessing.canTakeBack() && !guessing.takeBack());
        }
        resume(guessing);
        QCOMPARE(guessing.verdict(), Verdict::Solved);
        QCOMPARE(guessing.position(), line.last());
        QVERIFY(!guessing.isOnTurn());
        const auto right = std::count_if(guessing.guesses().begin(), guessing.guesses().end(),
                                         [](const Guess &one) { return one.isRight; });
        QCOMPARE(guessing.rightCount(), static_cast<int>(right));
        QCOMPARE(guessing.points(), Guess::kMostPoints * static_cast<int>(right));
    }
}

void TestGuessing::rightByTheRecord()
{
    const Timeline line = part("plain.cartouche");
    const replay::Analysis analysis = replay::analyse(line, {60});
    Guessing guessing(line, analysis, {kAll, 0, RightBy::Record});
    resume(guessing);
    const Action played = playedNext(line, guessing, 0);
    const Action best = analysis.findings[guessing.timeline().stepCount()].best.front().action;
    QVERIFY(guessing.act(best == played ? another(guessing, played) : best));
    QVERIFY(!guessing.guesses().back().isRight);
    QVERIFY(guessing.guesses().back().worth && guessing.guesses().back().playedWorth); // said all the same
}

void TestGuessing::rightByTheAnalysis()
{
    QFETCH(QByteArray, file);
    const Timeline line = part(file);
    const replay::Analysis analysis = replay::analyse(line, {60});
    int good = 0;
    int bad = 0;
    for (const RightBy by : {RightBy::Analysis, RightBy::Either}) {
        engine::Random random(7);
        Guessing guessing(line, analysis, {kAll, 0, by});
        for (resume(guessing); guessing.isOnTurn(); resume(guessing)) {
            const Action played = playedNext(line, guessing, 0);
            const std::vector<replay::Candidate> &best = analysis.findings[guessing.timeline().stepCount()].best;
            // Now the best one, now any.
            QVERIFY(!best.empty());
            const bool isBest = random.below(2) == 0;
            QVERIFY(guessing.act(isBest ? best.front().action : another(guessing, played)));
            const Guess &last = guessing.guesses().back();
            QVERIFY(last.worth && last.playedWorth);
            QVERIFY(*last.worth >= 0 && *last.worth <= 1 && *last.playedWorth >= 0 && *last.playedWorth <= 1);
            if (*last.worth < *last.playedWorth - Goal::kWithin - 0.001)
                QVERIFY(!last.isRight);
            const auto kept =
                std::find_if(best.begin(), best.end(), [&](const auto &one) { return one.action == last.guessed; });
            if (kept != best.end()) { // by the analysis of the game, and no other
                const bool isGood = best.front().value - kept->value <= Goal::kWithin + 0.0001;
                QCOMPARE(last.isRight, isGood || (by == RightBy::Either && last.guessed == played));
                QCOMPARE(*last.worth, kept->value);
            }
            if (by == RightBy::Either && last.guessed == played)
                QVERIFY(last.isRight);
            ++(last.isRight ? good : bad);
        }
        QCOMPARE(guessing.verdict(), Verdict::Solved);
    }
    QVERIFY(good > 0 && bad > 0);
}

void TestGuessing::aHintNamesTheRightOne()
{
    QFETCH(QByteArray, file);
    const Timeline line = part(file);
    const replay::Analysis analysis = replay::analyse(line, {60});
    for (const RightBy by : {RightBy::Record, RightBy::Either}) {
        Guessing guessing(line, analysis, {kAll, 0, by});
        resume(guessing);
        QVERIFY(guessing.hint().empty());
        const Action played = playedNext(line, guessing, 0);
        const std::vector<Action> hint = guessing.takeHint();
        QVERIFY(std::find(hint.begin(), hint.end(), played) != hint.end());
        QVERIFY(hint.size() <= 2 && (by != RightBy::Record || hint.size() == 2));
        QCOMPARE(guessing.takeHint(), hint); // asking again brings no other
        if (hint.size() == 2) {
            Guessing wrong = guessing;
            QVERIFY(wrong.act(hint[0] == played ? hint[1] : hint[0]));
            QVERIFY(!wrong.guesses().back().isRight || by == RightBy::Either);
        }
        QVERIFY(guessing.act(played));
        QVERIFY(guessing.guesses().back().isHinted);
        QCOMPARE(guessing.points(), 1);
        QVERIFY(guessing.hint().empty()); // it was about that choice alone
        resume(guessing);
        QVERIFY(guessing.act(playedNext(line, guessing, 0)));
        QCOMPARE(guessing.points(), 1 + Guess::kMostPoints);
    }
}

void TestGuessing::onlyWhereThereIsAChoice()
{
    for (const char *file : kFiles) {
        const Timeline line = part(file);
        const std::vector<int> steps = Guessing::choices(line, kAll, 0);
        for (int step = 1; step <= line.stepCount(); ++step) {
            const Action action = line.step(step).action;
            const bool isGuessed = std::find(steps.begin(), steps.end(), step) != steps.end();
            if (action.actor() >= line.last().seatCount()) {
                QVERIFY(!isGuessed); // chance
                continue;
            }
            const std::vector<Action> legal = line.position(step - 1).seenBy(action.actor()).legal();
            const auto own =
                std::count_if(legal.begin(), legal.end(), [&](Action one) { return one.actor() == action.actor(); });
            QCOMPARE(isGuessed, own > 1);
        }
    }
}

void TestGuessing::fromAStepOn()
{
    const Timeline line = part("osiris-two-seats.cartouche");
    const std::vector<int> all = Guessing::choices(line, kAll, 0);
    const int from = all[2];
    Guessing guessing(line, {}, {kAll, from, RightBy::Record});
    QCOMPARE(guessing.choiceCount(), static_cast<int>(all.size()) - 3);
    QCOMPARE(guessing.timeline().stepCount(), 0);
    QCOMPARE(guessing.position(), line.position(from)); // nothing of what came before, or comes
    QVERIFY(Guessing::choices(line, kAll, line.stepCount()).empty());
    QVERIFY(Guessing::choices(line, 0, 0).empty());
}

// The seat is that whose choice is guessed; who guesses one seat's stays with it.
void TestGuessing::oneSeatAfterTheOther()
{
    const Timeline line = part("plain.cartouche");
    Guessing both(line, {}, {kAll, 0, RightBy::Record});
    engine::SeatSet seen = 0;
    for (resume(both); both.isOnTurn(); resume(both)) {
        seen |= engine::seatBit(both.seat());
        QVERIFY(both.act(playedNext(line, both, 0)));
    }
    QCOMPARE(seen, engine::SeatSet(3));
    Guessing second(line, {}, {engine::seatBit(1), 0, RightBy::Record});
    QCOMPARE(second.seat(), Seat(1));
    for (resume(second); second.isOnTurn(); resume(second)) {
        QCOMPARE(second.seat(), Seat(1));
        QVERIFY(second.act(playedNext(line, second, 0)));
    }
    QCOMPARE(second.seat(), Seat(1));
    QCOMPARE(second.rightCount(), second.choiceCount());
    QVERIFY(second.choiceCount() < both.choiceCount());
}

void TestGuessing::whatIsIllegalIsNoGuess()
{
    const Timeline line = part("plain.cartouche");
    Guessing guessing(line, {}, {engine::seatBit(0), 0, RightBy::Record});
    QVERIFY(!guessing.isOnTurn()); // chance deals first
    QVERIFY(!guessing.act(line.step(1).action));
    QCOMPARE(guessing.timeline().stepCount(), 0);
    resume(guessing);
    const int before = guessing.timeline().stepCount();
    const auto other = std::find_if(line.line().steps().begin() + before, line.line().steps().end(),
                                    [](const auto &step) { return step.action.actor() == 1; });
    QVERIFY(other != line.line().steps().end());
    QVERIFY(!guessing.act(other->action));
    QVERIFY(!guessing.act(Action(0, 63, 0)));
    QVERIFY(guessing.guesses().empty());
    QCOMPARE(guessing.timeline().stepCount(), before);
}

void TestGuessing::theSameGuessesComeToTheSame()
{
    const Timeline line = part("osiris-two-seats.cartouche");
    const replay::Analysis analysis = replay::analyse(line, {60});
    const auto worths = [&] {
        Guessing guessing(line, analysis, {kAll, 0, RightBy::Either});
        std::vector<double> found;
        for (resume(guessing); guessing.isOnTurn(); resume(guessing)) {
            guessing.act(another(guessing, playedNext(line, guessing, 0)));
            found.push_back(*guessing.guesses().back().worth);
        }
        return found;
    };
    QCOMPARE(worths(), worths());
}

} // namespace tests::tst_guessing

TEST_CLASS(tst_guessing, TestGuessing)
#include "tst_guessing.moc"
