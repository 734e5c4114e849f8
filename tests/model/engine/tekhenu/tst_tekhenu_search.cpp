// SPDX-License-Identifier: GPL-3.0-or-later
// The search over whole turns: what it ranks, what its turns are, what is expected of a position.
#include "play.h"

#include <numeric>
#include <set>

#include "model/engine/core/playout.h"
#include "model/engine/tekhenu/player/turn_model.h"
#include "tests/extent.h"
#include "tests/model/engine/searches.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_search {

using namespace tekhenu;
using engine::SearchResult;

namespace {

const engine::CancelToken kNever;
const engine::Level kLevel;

/// Choices of random games, from the draft of the starting cards to the last turn.
std::vector<Position> somePositions(int seats)
{
    std::vector<Position> all;
    Random random(5);
    playedOut(startOf(seats - 1), random, [&](const Position &p) {
        if (Tekhenu::toAct(p) != seatBit(kChance) && random.below(12) == 0)
            all.push_back(p);
    });
    return all;
}

SearchResult thought(const Position &p, std::uint64_t nodes, int threads = 1, double noise = 0)
{
    engine::Level level = kLevel;
    level.noise = noise;
    return Tekhenu::search(Tekhenu::observe(p, p.top().seat), {level, nodes, 1, threads, kNever});
}

double sumOf(const std::vector<double> &shares) { return std::accumulate(shares.begin(), shares.end(), 0.0); }

} // namespace

class TestTekhenuSearch : public QObject {
    Q_OBJECT

private slots:
    void everyActionIsRanked_data() { eachNumberOfSeats(); }
    void everyActionIsRanked();
    void sameWithAnyThreads_data() { eachNumberOfSeats(); }
    void sameWithAnyThreads();
    void cancelledThoughtsAnswer();
    void expectedSharesSumUp_data() { eachNumberOfSeats(); }
    void expectedSharesSumUp();
    void aChoiceIsWorthItsBestAction();
    void turnsCanBePlayed_data() { eachNumberOfSeats(); }
    void turnsCanBePlayed();
    void hiddenDecreesAreNotSeen();
    void whatIsForetoldComes();

private:
    static void eachNumberOfSeats()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : {1, 2, 3, 4})
            QTest::addRow("%d", seats) << seats;
    }
};

void TestTekhenuSearch::everyActionIsRanked()
{
    QFETCH(int, seats);
    for (const Position &p : somePositions(seats)) {
        for (const auto &[nodes, noise] : {std::pair(1, 0.0), std::pair(60, 0.0), std::pair(60, 0.1)}) {
            const SearchResult found = thought(p, static_cast<std::uint64_t>(nodes), 1, noise);
            const char *const wrong = searches::fault<Tekhenu>(Tekhenu::observe(p, p.top().seat), found);
            QVERIFY2(!wrong, (std::string(wrong ? wrong : "") + ": " + Tekhenu::text(p)).c_str());
            QVERIFY(found.nodes >= 1);
        }
    }
}

void TestTekhenuSearch::sameWithAnyThreads()
{
    QFETCH(int, seats);
    for (const Position &p : somePositions(seats)) {
        const SearchResult one = thought(p, 120);
        for (const int threads : {1, 2, 3})
            QVERIFY(searches::same(thought(p, 120, threads), one));
    }
}

void TestTekhenuSearch::cancelledThoughtsAnswer()
{
    for (const Position &p : somePositions(3))
        searches::answersCancelled<Tekhenu>(p, kLevel);
}

void TestTekhenuSearch::expectedSharesSumUp()
{
    QFETCH(int, seats);
    Random random(7);
    const auto check = [&](const Position &p) {
        if (random.below(5) != 0)
            return;
        const std::vector<double> shares = Tekhenu::expected(p, {kLevel, 20, 1, 1, kNever});
        QCOMPARE(shares.size(), static_cast<std::size_t>(p.ownerCount())); // the rival's is the last one
        QVERIFY2(std::abs(sumOf(shares) - 1) < 1e-9, Tekhenu::text(p).c_str());
        QVERIFY(*std::min_element(shares.begin(), shares.end()) >= 0);
    };
    const Position end = playedOut(startOf(seats - 1), random, check);
    const std::vector<double> shares = Tekhenu::expected(end, {kLevel, 20, 1, 1, kNever});
    QCOMPARE(shares[Tekhenu::result(end)->winners.front()], 1.0);
}

// Where nothing is hidden, what is expected of a choice is the value of the best action that a search finds.
void TestTekhenuSearch::aChoiceIsWorthItsBestAction()
{
    int open = 0;
    for (const int seats : {1, 2}) {
        for (Position p : somePositions(seats)) {
            for (Holdings &own : p.owners)
                own.secret = p.offer[0] == 0 ? std::uint8_t{0} : own.secret;
            const Seat seat = p.top().seat;
            if (!Tekhenu::seesAll(p, seat) || thought(p, 1).actions.size() < 2)
                continue;
            const double best = thought(p, 100).actions.front().value;
            const double expected = Tekhenu::expected(p, {kLevel, 100, 1, 1, kNever})[seat];
            QVERIFY2(std::abs(best - expected) < 1e-6, Tekhenu::text(p).c_str());
            ++open;
        }
    }
    QVERIFY(open > 10);
}

// Each turn that is found is legal action by action, leads to what it was judged by, and ends with somebody else's
// choice or with dice; no two lead to the same.
void TestTekhenuSearch::turnsCanBePlayed()
{
    QFETCH(int, seats);
    const auto &weights = weightsFor(seats);
    for (const Position &p : somePositions(seats)) {
        const Seat seat = p.top().seat;
        const int turn = turnOf(p);
        std::set<std::uint64_t> ends;
        for (const FoundTurn &found : findTurns(p, {150, false}, weights)) {
            Position next = p;
            for (const Action action : found.actions) {
                QVERIFY2(Tekhenu::isLegal(next, action), Tekhenu::text(next).c_str());
                engine::tekhenu::answer(next, nullptr, action);
                engine::tekhenu::advance(next, seat, turn);
            }
            QCOMPARE(valuesOf(next, weights)[seat], found.value);
            QVERIFY(ends.insert(Tekhenu::hash(next)).second);
            const bool isSame = next.depth > 0 && turnOf(next) == turn && next.top().seat == seat;
            QVERIFY(!isSame || !isChoice(next.top().op));
        }
    }
}

// Two positions that differ in a hidden Decree are one for who does not see it.
void TestTekhenuSearch::hiddenDecreesAreNotSeen()
{
    int hidden = 0;
    for (const Position &p : somePositions(2)) {
        Position other = p;
        const std::size_t owner = 1U - p.top().seat;
        if (other.owners[owner].secret == 0)
            continue;
        const auto kept = static_cast<Card>(other.owners[owner].secret - 1);
        const Card drawn = cardOf(Decrees, std::countr_zero(other.decks[Decrees]) + 1);
        other.owners[owner].secret = static_cast<std::uint8_t>(drawn + 1);
        other.decks[Decrees] = (other.decks[Decrees] & ~cardBit(drawn)) | cardBit(kept);
        QVERIFY(searches::same(thought(p, 60), thought(other, 60)));
        ++hidden;
    }
    QVERIFY(hidden > 3);
}

// In games of two in which each plays the turn that the judgement likes best: judged before each first turn of a round.
void TestTekhenuSearch::whatIsForetoldComes()
{
    struct Bin {
        int number = 0;
        double foretold = 0;
        double came = 0;
    };
    constexpr int kPlayed = many(320);
    std::array<Bin, 5> bins;
    for (int game = 0; game < kPlayed; ++game) {
        Random random(engine::mixed(17, static_cast<std::uint64_t>(game)));
        Position p = Tekhenu::start({2, {}});
        std::vector<double> foretold;
        while (p.depth > 0) {
            if (Tekhenu::toAct(p) == seatBit(kChance)) {
                Tekhenu::apply(p, Tekhenu::sample(p, random));
                continue;
            }
            if (p.top().op == Op::Draft && p.turnIndex == 0)
                foretold.push_back(valuesOf(p, weightsFor(2))[0]);
            Tekhenu::apply(p, findTurns(p, {100, true}, weightsFor(2)).front().actions[0]);
        }
        const bool won = Tekhenu::result(p)->winners.front() == 0;
        for (const double each : foretold) {
            Bin &bin = bins[std::min<std::size_t>(4, static_cast<std::size_t>(each * 5))];
            ++bin.number;
            bin.foretold += each;
            bin.came += won ? 1 : 0;
        }
    }
    for (const Bin &bin : bins) {
        qInfo("%6d: foretold %.3f, came %.3f", bin.number, bin.foretold / bin.number, bin.came / bin.number);
        if (!kSeesRareCases)
            continue; // too few games for shares
        QVERIFY(bin.number > 60);
        QVERIFY(std::abs(bin.foretold - bin.came) / bin.number < 0.12);
    }
}

} // namespace tests::tst_tekhenu_search

TEST_CLASS(tst_tekhenu_search, TestTekhenuSearch)
#include "tst_tekhenu_search.moc"
