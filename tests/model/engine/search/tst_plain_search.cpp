// SPDX-License-Identifier: GPL-3.0-or-later
// The yardsticks play every game, with any number of seats, and see no more than a seat does.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

#include "model/engine/aton/aton.h"
#include "model/engine/core/game.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/tekhenu/tekhenu.h"
#include "tests/test_class.h"
#include "tests/yardstick/plain_tree.h"

namespace tests::tst_plain_search {

using namespace engine;
using yardstick::HalfGreedyPlayout;
using yardstick::PlainTree;
using yardstick::RandomPlayout;
using yardstick::Shares;

namespace {

template <class G>
struct Tag {
    using Game = G;
};

/// Runs that for each game, which it is told by a tag.
template <class Run>
void forEachGame(Run run)
{
    run(Tag<aton::Aton>());
    run(Tag<osiris::Osiris>());
    run(Tag<nefertiti::Nefertiti>());
    run(Tag<tekhenu::Tekhenu>());
}

/// The numbers of seats that a game is played with.
template <class G>
std::vector<int> seatsOf()
{
    std::vector<int> numbers;
    for (const auto &seating : findGame(G::kId)->seatings())
        numbers.push_back(static_cast<int>(seating.size()));
    return numbers;
}

/// The first position of a game in which somebody has to act, if chance draws so.
template <class G>
typename G::Position opening(int seats, Random &random)
{
    typename G::Position position = G::start({seats, {}});
    while (G::toAct(position) == seatBit(kChance))
        G::apply(position, G::sample(position, random));
    return position;
}

/// The legal actions of a seat.
template <class G>
std::vector<Action> actionsOf(const typename G::Position &position, Seat seat)
{
    typename G::Actions all;
    G::legal(position, all);
    std::vector<Action> own;
    std::copy_if(all.begin(), all.end(), std::back_inserter(own),
                 [seat](Action action) { return action.actor() == seat; });
    return own;
}

/// Whether the seat wins at once by that action.
template <class G>
bool wins(typename G::Position position, Action action, Seat seat)
{
    G::apply(position, action);
    const std::optional<Result> result = G::result(position);
    return result && std::count(result->winners.begin(), result->winners.end(), seat) > 0;
}

template <class G, class Playout>
void searches(int seats)
{
    constexpr std::uint64_t kIterations = 30;
    Random random(5);
    const typename G::Position position = opening<G>(seats, random);
    const Seat seat = firstSeat(G::toAct(position));
    const typename G::Position view = G::observe(position, seat);
    const SearchResult found = PlainTree<G, Playout>(view, 7).searched(kIterations, {});
    QCOMPARE(found.nodes, kIterations);
    QCOMPARE(found.actions.size(), actionsOf<G>(position, seat).size());
    double weights = 0;
    for (const Ranked &each : found.actions) {
        QVERIFY(G::isLegal(position, each.action) && each.action.actor() == seat);
        QVERIFY(each.value >= 0 && each.value <= 1);
        weights += each.weight;
    }
    QCOMPARE(weights, 1.0);
    const SearchResult again = PlainTree<G, Playout>(view, 7).searched(kIterations, {});
    QVERIFY(std::equal(found.actions.begin(), found.actions.end(), again.actions.begin(), again.actions.end(),
                       [](const Ranked &a, const Ranked &b) { return a.action == b.action && a.value == b.value; }));
    CancelToken cancelled;
    cancelled.cancel();
    const SearchResult ended = PlainTree<G, Playout>(view, 7).searched(kIterations, cancelled);
    QCOMPARE(ended.nodes, std::uint64_t{1});
}

template <class G, class Playout>
void sharesAddUp(int seats)
{
    Random random(6);
    const typename G::Position position = opening<G>(seats, random);
    for (int game = 0; game < 5; ++game) {
        const Shares shares = Playout()(position, random);
        QVERIFY(static_cast<int>(shares.size()) >= seats);
        QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1) < 1e-9);
    }
}

} // namespace

class TestPlainSearch : public QObject {
    Q_OBJECT

private slots:
    void searchesForAnyNumberOfSeats();
    void sharesOfAPlayoutAddUp();
    void whoIsHalfGreedyTakesAWin();
    void whoIsHalfGreedyScoresMore();
};

void TestPlainSearch::searchesForAnyNumberOfSeats()
{
    forEachGame([](auto tag) {
        using G = typename decltype(tag)::Game;
        for (const int seats : seatsOf<G>()) {
            searches<G, RandomPlayout<G>>(seats);
            searches<G, HalfGreedyPlayout<G>>(seats);
        }
    });
}

void TestPlainSearch::sharesOfAPlayoutAddUp()
{
    forEachGame([](auto tag) {
        using G = typename decltype(tag)::Game;
        for (const int seats : seatsOf<G>()) {
            sharesAddUp<G, RandomPlayout<G>>(seats);
            sharesAddUp<G, HalfGreedyPlayout<G>>(seats);
        }
    });
}

void TestPlainSearch::whoIsHalfGreedyTakesAWin()
{
    using G = osiris::Osiris;
    constexpr std::size_t kFew = 12; // all of which are looked at
    constexpr int kDraws = 64;
    Random random(8);
    int cases = 0;
    for (int game = 0; game < 100; ++game) {
        G::Position position = opening<G>(2, random);
        while (const SeatSet acting = G::toAct(position)) {
            const Seat seat = firstSeat(acting);
            const std::vector<Action> actions = actionsOf<G>(position, seat);
            const auto isWin = [&](Action action) { return wins<G>(position, action, seat); };
            if (actions.size() > 1 && actions.size() <= kFew && std::any_of(actions.begin(), actions.end(), isWin)) {
                int taken = 0;
                for (int draw = 0; draw < kDraws; ++draw)
                    taken += isWin(HalfGreedyPlayout<G>::choice(position, seat, random)) ? 1 : 0;
                QVERIFY(taken >= kDraws / 4); // a half of all at least, but for luck
                ++cases;
            }
            G::apply(position, randomAction<G>(position, acting, random));
        }
    }
    QVERIFY(cases > 0);
}

void TestPlainSearch::whoIsHalfGreedyScoresMore()
{
    using G = tekhenu::Tekhenu;
    Random random(9);
    int lead = 0;
    for (int game = 0; game < 20; ++game) {
        G::Position position = opening<G>(2, random);
        const auto greedy = static_cast<Seat>(game % 2);
        while (const SeatSet acting = G::toAct(position)) {
            const bool isGreedy = acting == seatBit(greedy);
            G::apply(position, isGreedy ? HalfGreedyPlayout<G>::choice(position, greedy, random)
                                        : randomAction<G>(position, acting, random));
        }
        const std::vector<int> scores = G::scores(position);
        lead += scores[greedy] - scores[1 - greedy];
    }
    QVERIFY(lead > 0);
}

} // namespace tests::tst_plain_search

TEST_CLASS(tst_plain_search, TestPlainSearch)
#include "tst_plain_search.moc"
