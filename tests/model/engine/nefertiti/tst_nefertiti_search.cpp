// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer player of Nefertiti thinks: of all actions, of any position, within any budget.
#include <numeric>

#include "games.h"
#include "model/engine/core/playout.h"
#include "model/engine/nefertiti/player/turn_model.h"
#include "tests/model/engine/searches.h"
#include "tests/test_class.h"

namespace tests::tst_nefertiti_search {

using namespace nefertiti_games;
using engine::CancelToken;
using engine::Level;
using engine::SearchResult;

namespace {

const Level kLevel{"", 300, 2, 0, 1};
const CancelToken kNever;

SearchResult thought(const Position &p, std::uint64_t nodes, int threads = 1, double noise = 0)
{
    const Level level{"", 300, 2, noise, 1};
    return G::search(G::observe(p, engine::firstSeat(G::toAct(p))), {level, nodes, 5, threads, kNever});
}

/// Every seventh position of a random game of that many seats in which a seat acts.
std::vector<Position> somePositions(int seats)
{
    std::vector<Position> list;
    Random random(static_cast<std::uint64_t>(seats));
    Position p = G::start({seats, {}});
    for (int number = 0; p.phase != Phase::Over; ++number) {
        if (number % 7 == 1 && G::toAct(p) != seatBit(kChance))
            list.push_back(p);
        G::apply(p, engine::randomAction<G>(p, G::toAct(p), random));
    }
    return list;
}

const char *fault(const Position &p, const SearchResult &found)
{
    const char *const wrong = searches::fault<G>(p, found);
    return wrong || found.actions.front().weight == 1 ? wrong : "the best one has not all the weight";
}

double sumOf(const std::vector<double> &shares) { return std::accumulate(shares.begin(), shares.end(), 0.0); }

} // namespace

class TestNefertitiSearch : public QObject {
    Q_OBJECT

private slots:
    void everyActionIsRanked_data();
    void everyActionIsRanked();
    void sameForAllWhoLook();
    void cancelledThoughtsAnswer();
    void expectedSharesSumUp();
    void diceAreExact();
    void manyVariantsAreCut();
    void whatIsForetoldComes_data();
    void whatIsForetoldComes();
};

void TestNefertitiSearch::everyActionIsRanked_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("nodes");
    for (const int seats : {2, 3, 4, 5}) {
        for (const int nodes : {1, 300, 2'000})
            QTest::addRow("%d %d", seats, nodes) << seats << nodes;
    }
}

void TestNefertitiSearch::everyActionIsRanked()
{
    QFETCH(int, seats);
    QFETCH(int, nodes);
    for (const Position &p : somePositions(seats)) {
        for (const double noise : {0.0, 0.1}) {
            const SearchResult found = thought(p, static_cast<std::uint64_t>(nodes), 1, noise);
            const char *const wrong = fault(p, found);
            QVERIFY2(!wrong, (std::string(wrong ? wrong : "") + ": " + G::text(p)).c_str());
            QVERIFY(found.nodes >= 1);
        }
    }
}

// N58: nothing is hidden, so whoever looks sees the same, with any number of threads.
void TestNefertitiSearch::sameForAllWhoLook()
{
    for (const Position &p : somePositions(3)) {
        const SearchResult one = thought(p, 9'000);
        for (const int threads : {2, 3})
            QVERIFY(searches::same(thought(p, 9'000, threads), one));
    }
}

void TestNefertitiSearch::cancelledThoughtsAnswer()
{
    for (const Position &p : somePositions(4))
        searches::answersCancelled<G>(p, kLevel);
}

void TestNefertitiSearch::expectedSharesSumUp()
{
    for (const int seats : {2, 3, 4, 5}) {
        Random random(7);
        Position p = G::start({seats, {}});
        while (true) {
            const std::vector<double> shares = G::expected(p, {kLevel, 50, 1, 1, kNever});
            QCOMPARE(shares.size(), static_cast<std::size_t>(seats));
            QVERIFY2(std::abs(sumOf(shares) - 1) < 1e-9, G::text(p).c_str());
            QVERIFY(*std::min_element(shares.begin(), shares.end()) >= 0);
            if (p.phase == Phase::Over)
                break;
            G::apply(p, engine::randomAction<G>(p, G::toAct(p), random));
        }
        for (Seat seat = 0; seat < seats; ++seat)
            QCOMPARE(G::expected(p, {kLevel, 50, 1, 1, kNever})[seat] > 0, engine::contains(winnersOf(p), seat));
    }
}

// Before a roll the judgement is the mean of what it is after each outcome.
void TestNefertitiSearch::diceAreExact()
{
    int rolls = 0;
    Random random(9);
    for (int game = 0; game < 8; ++game) {
        Position p = G::start({2 + game % 4, {}});
        for (; p.phase != Phase::Over; G::apply(p, engine::randomAction<G>(p, G::toAct(p), random))) {
            if (p.phase != Phase::Roll)
                continue;
            ++rolls;
            const auto &weights = weightsFor(p.seats);
            double mean = 0;
            G::Actions outcomes;
            G::outcomes(p, outcomes);
            for (const Action outcome : outcomes) {
                Position next = p;
                G::apply(next, outcome);
                const engine::Fraction chance = G::probability(p, outcome);
                mean += valuesOf(next, weights)[0] * static_cast<double>(chance.numerator)
                        / static_cast<double>(chance.denominator);
            }
            QVERIFY(std::abs(valuesOf(p, weights)[0] - mean) < 1e-9);
        }
    }
    QVERIFY(rolls > 20);
}

void TestNefertitiSearch::manyVariantsAreCut()
{
    int cut = 0;
    Random random(4);
    for (int game = 0; game < 40; ++game) {
        Position p = G::start({4, {}});
        for (; p.phase != Phase::Over; G::apply(p, engine::randomAction<G>(p, G::toAct(p), random))) {
            if (G::toAct(p) == seatBit(kChance))
                continue;
            Moves moves;
            listMoves(p, moves);
            int worst = 0;
            int swaps = 0;
            for (const Action move : moves) {
                QVERIFY(G::isLegal(p, move));
                if (verbOf(move) == Verb::Recruit && recruitArgument(move).character == Merchant) {
                    const int worth = G::evaluateAction(p, move);
                    worst = swaps++ == 0 ? worth : std::min(worst, worth);
                }
            }
            QVERIFY(swaps <= 12);
            G::Actions all;
            G::legal(p, all);
            for (const Action action : all) {
                if (std::find(moves.begin(), moves.end(), action) != moves.end())
                    continue;
                ++cut;
                const auto character = recruitArgument(action).character;
                QVERIFY(verbOf(action) == Verb::Swap || character == Merchant || character == Treasurer);
                if (verbOf(action) == Verb::Recruit && character == Merchant)
                    QVERIFY(G::evaluateAction(p, action) <= worst);
            }
        }
    }
    QVERIFY(cut > 0);
}

void TestNefertitiSearch::whatIsForetoldComes_data()
{
    QTest::addColumn<int>("seats");
    for (const int seats : {2, 3, 4, 5})
        QTest::addRow("%d", seats) << seats;
}

// In games in which each seat takes what the judgement likes best, one of some random actions left aside.
void TestNefertitiSearch::whatIsForetoldComes()
{
    QFETCH(int, seats);
    struct Bin {
        int number = 0;
        double foretold = 0;
        double came = 0;
    };
    constexpr int kPlayed = many(1'000);
    std::array<Bin, 10> bins;
    for (int game = 0; game < kPlayed; ++game) {
        Random random(engine::mixed(17, static_cast<std::uint64_t>(game)));
        Position p = G::start({seats, {}});
        const TurnModel model(p);
        std::vector<engine::search::Values> foretold;
        while (p.phase != Phase::Over) {
            if (G::toAct(p) == seatBit(kChance)) {
                G::apply(p, G::sample(p, random));
                continue;
            }
            if (random.below(10) == 0)
                foretold.push_back(valuesOf(p, weightsFor(seats)));
            Moves moves;
            listMoves(p, moves);
            std::array<double, Moves::capacity()> shares{};
            model.evaluate(p, engine::firstSeat(G::toAct(p)), moves, shares);
            const auto best = std::max_element(shares.begin(), shares.begin() + static_cast<long>(moves.size()));
            G::apply(p, moves[best - shares.begin()]);
        }
        const engine::search::Values came = valuesOf(p, weightsFor(seats));
        for (const auto &each : foretold) {
            for (Seat seat = 0; seat < seats; ++seat) {
                Bin &bin = bins[std::min<std::size_t>(9, static_cast<std::size_t>(each[seat] * 10))];
                ++bin.number;
                bin.foretold += each[seat];
                bin.came += came[seat];
            }
        }
    }
    for (const Bin &bin : bins) {
        if (bin.number == 0)
            continue;
        qInfo("%6d: foretold %.3f, came %.3f", bin.number, bin.foretold / bin.number, bin.came / bin.number);
        QVERIFY(bin.number < 800 || std::abs(bin.foretold - bin.came) / bin.number < 0.08);
    }
}

} // namespace tests::tst_nefertiti_search

TEST_CLASS(tst_nefertiti_search, TestNefertitiSearch)
#include "tst_nefertiti_search.moc"
