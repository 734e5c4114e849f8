// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer player answers: always, everywhere, the same each time.
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "games.h"
#include "model/engine/aton/player/round_board.h"
#include "model/engine/search/shares.h"
#include "positions.h"
#include "tests/model/engine/searches.h"
#include "tests/test_class.h"

namespace tests::tst_aton_search {

using namespace positions;
using namespace engine::aton;
using engine::CancelToken;
using engine::Level;
using engine::SearchLimits;
using engine::SearchResult;
using searches::same;

namespace {

/// Some positions of every phase of random games, all with a seat that owes a choice.
std::vector<Position> choicesOfAllPhases(int ofEach)
{
    std::map<std::pair<Phase, int>, int> seen;
    std::vector<Position> found;
    Random random(77);
    for (int game = 0; game < 60; ++game) {
        Position position = Aton::start({});
        while (Aton::toAct(position) != 0) {
            const bool isChoice = !engine::contains(Aton::toAct(position), kChance);
            const int kind = position.actor + 2 * position.sides[kRed].exchangeOwned + 4 * position.sides[kRed].hasLaid
                             + 8 * position.sides[kAmun].hasLaid;
            if (isChoice && random.below(5) == 0 && seen[{position.phase, kind}]++ < ofEach)
                found.push_back(position);
            Aton::apply(position, anyAction(position, random));
        }
    }
    return found;
}

Seat chooser(const Position &position) { return engine::contains(Aton::toAct(position), kRed) ? kRed : kAmun; }

/// Null, or what is wrong with the thought about that view.
const char *flaw(const Position &view, const SearchResult &thought)
{
    Aton::Actions legal;
    Aton::legal(view, legal);
    std::set<std::uint64_t> ranked;
    double sum = 0;
    for (std::size_t i = 0; i < thought.actions.size(); ++i) {
        const engine::Ranked &each = thought.actions[i];
        if (!Aton::isLegal(view, each.action) || !ranked.insert(each.action.bits).second)
            return "an action that is not legal, or twice";
        if (!(each.value >= 0 && each.value <= 1 && each.weight >= 0))
            return "a value out of range";
        if (i > 0 && thought.actions[i - 1].value < each.value)
            return "not in order";
        sum += each.weight;
    }
    if (ranked.size() != static_cast<std::size_t>(legal.size()))
        return "not all are ranked";
    if (std::abs(sum - 1) > 1e-9)
        return "weights do not sum up to 1";
    return thought.nodes > 0 ? nullptr : "nothing was looked at";
}

/// That position with one point missing to the seat, its exchange counter still there and only ones, which it knows, in
/// the other's hand: whatever begins with a better card wins (A10). Nothing if the other has not so many ones left.
std::optional<Position> wonByPoints(Position position, Seat seat)
{
    constexpr Cards kOnes{4};
    Side &own = position.sides[seat];
    Side &other = position.sides[otherSeat(seat)];
    const Cards left = other.pile + other.hand;
    if (position.phase != Phase::Lay || own.hasLaid || other.hasLaid || left.count(1) < 4 || own.hand.count(1) == 4)
        return std::nullopt;
    other.pile = left - kOnes;
    other.hand = other.known = kOnes;
    own.score = kWinningScore - 1;
    own.exchangeOwned = true;
    return position;
}

} // namespace

class TestAtonSearch : public QObject {
    Q_OBJECT

private slots:
    void everythingIsRanked();
    void threadsMakeNoDifference();
    void moreNodesAreUsed();
    void aMemoryMakesNoDifference();
    void onlyTheViewCounts();
    void cancelledThoughtsAnswer();
    void equalSquaresAreWorthTheSame();
    void wonRoundsKeepTheExchangeCounter();
    void expectations();
    void expectationsFollowTheSearch();
};

void TestAtonSearch::everythingIsRanked()
{
    for (const Position &position : choicesOfAllPhases(3)) {
        const Position view = Aton::observe(position, chooser(position));
        for (const Level &level : Aton::levels()) {
            for (const std::uint64_t nodes :
                 {std::uint64_t{1}, std::uint64_t{500}, std::min<std::uint64_t>(level.nodes, 9'000)}) {
                const SearchResult thought = Aton::search(view, {level, nodes, 5, 1, CancelToken()});
                const char *const wrong = flaw(view, thought);
                QVERIFY2(!wrong, (wrong ? wrong + (": " + Aton::text(view)) : "").c_str());
            }
        }
    }
}

void TestAtonSearch::threadsMakeNoDifference()
{
    const Level &expert = Aton::levels().back();
    for (const Position &position : choicesOfAllPhases(1)) {
        const Position view = Aton::observe(position, chooser(position));
        const SearchResult one = Aton::search(view, {expert, 24'000, 5, 1, CancelToken()});
        QVERIFY2(same(one, Aton::search(view, {expert, 24'000, 5, 3, CancelToken()})), Aton::text(view).c_str());
        QVERIFY(same(one, Aton::search(view, {expert, 24'000, 5, 1, CancelToken()})));
    }
}

/// A large budget solves rounds more finely and more of those to come, with any number of threads alike.
void TestAtonSearch::moreNodesAreUsed()
{
    const CancelToken never;
    const Level &expert = Aton::levels().back();
    for (const auto &[phase, nodes] : {std::pair(Phase::Lay, 100'000), std::pair(Phase::Place, 400'000)}) {
        bool isMore = false; // where one square is clearly the best there is nothing to solve
        for (const Position &position : choicesOfAllPhases(2)) {
            if (position.phase != phase || isMore)
                continue;
            const Position view = Aton::observe(position, chooser(position));
            const SearchLimits large{expert, static_cast<std::uint64_t>(nodes), 5, 1, never};
            const SearchResult thought = Aton::search(view, large);
            const char *const wrong = flaw(view, thought);
            QVERIFY2(!wrong, (wrong ? wrong + (": " + Aton::text(view)) : "").c_str());
            QVERIFY(same(thought, Aton::search(view, {expert, large.nodes, 5, 3, never})));
            isMore = thought.nodes > Aton::search(view, {expert, expert.nodes, 5, 1, never}).nodes;
        }
        QVERIFY(isMore);
    }
}

/// Whoever has asked before, and about whatever: answers are the same, of both seats, of other levels and budgets.
void TestAtonSearch::aMemoryMakesNoDifference()
{
    const CancelToken never;
    engine::SearchMemory memory;
    const std::vector<Position> all = choicesOfAllPhases(1);
    for (int round = 0; round < 2; ++round) { // the second time more of it is known
        for (std::size_t i = 0; i < all.size(); i += 4) {
            const Position &position = all[i];
            for (const auto &[level, nodes] : {std::pair(2, 6'000), std::pair(3, 24'000)}) {
                const Level &strength = Aton::levels()[static_cast<std::size_t>(level)];
                const auto budget = static_cast<std::uint64_t>(nodes);
                const SearchLimits alone{strength, budget, 5, 1, never};
                const SearchLimits shared{strength, budget, 5, 2, never, &memory};
                for (const Seat seat : {kRed, kAmun}) {
                    if (!engine::contains(Aton::toAct(position), seat))
                        continue;
                    const Position view = Aton::observe(position, seat);
                    QVERIFY2(same(Aton::search(view, shared), Aton::search(view, alone)), Aton::text(view).c_str());
                }
                QVERIFY2(Aton::expected(position, shared) == Aton::expected(position, alone),
                         Aton::text(position).c_str());
            }
        }
    }
}

void TestAtonSearch::onlyTheViewCounts()
{
    const Level &hard = Aton::levels()[2];
    Random random(5);
    for (const Position &position : choicesOfAllPhases(2)) {
        const Position view = Aton::observe(position, chooser(position));
        const Position again = Aton::observe(Aton::determinize(view, random), chooser(position));
        QVERIFY(same(Aton::search(view, {hard, hard.nodes, 5, 1, CancelToken()}),
                     Aton::search(again, {hard, hard.nodes, 5, 1, CancelToken()})));
    }
}

void TestAtonSearch::cancelledThoughtsAnswer()
{
    CancelToken cancel;
    cancel.cancel();
    for (const Position &position : choicesOfAllPhases(2)) {
        const Position view = Aton::observe(position, chooser(position));
        for (const Level &level : Aton::levels()) {
            const SearchResult thought = Aton::search(view, {level, 1'000'000'000, 5, 2, cancel});
            const char *const wrong = flaw(view, thought);
            QVERIFY2(!wrong, wrong);
        }
    }
}

void TestAtonSearch::equalSquaresAreWorthTheSame()
{
    const Level &expert = Aton::levels().back();
    for (const Position &position : choicesOfAllPhases(2)) {
        if (position.phase == Phase::Lay)
            continue;
        std::map<int, double> values;
        const Position view = Aton::observe(position, position.actor);
        for (const engine::Ranked &each : Aton::search(view, {expert, 9'000, 5, 1, CancelToken()}).actions) {
            const auto [entry, isNew] = values.emplace(classOf(squareArgument(each.action)), each.value);
            QVERIFY(isNew || entry->second == each.value);
        }
    }
}

void TestAtonSearch::wonRoundsKeepTheExchangeCounter()
{
    const Level &expert = Aton::levels().back();
    int looked = 0;
    for (const Position &position : choicesOfAllPhases(20)) {
        for (const Seat seat : {kRed, kAmun}) {
            const std::optional<Position> won = wonByPoints(position, seat);
            if (!won)
                continue;
            ++looked;
            const Position view = Aton::observe(*won, seat);
            for (const std::uint64_t nodes : {std::uint64_t{9'000}, expert.nodes}) {
                for (const engine::Ranked &each : Aton::search(view, {expert, nodes, 5, 1, CancelToken()}).actions) {
                    const bool isPlayed = each.weight > 0;
                    QVERIFY2(!isPlayed || verbOf(each.action) == Verb::Lay, Aton::text(view).c_str());
                    QVERIFY2(!isPlayed || laidArgument(each.action).at(1) > 1, Aton::text(view).c_str());
                }
            }
        }
    }
    QVERIFY(looked >= 10);
}

void TestAtonSearch::expectations()
{
    const Level &hard = Aton::levels()[2];
    Random random(9);
    for (int game = 0; game < 20; ++game) {
        Position position = Aton::start({});
        for (;;) {
            const std::uint64_t nodes = random.below(10) == 0 ? hard.nodes : 1;
            const auto shares = Aton::expected(position, {hard, nodes, 1, 1, CancelToken()});
            QCOMPARE(shares.size(), std::size_t{2});
            QVERIFY2(shares[0] >= 0 && shares[1] >= 0 && std::abs(shares[0] + shares[1] - 1) < 1e-9,
                     Aton::text(position).c_str());
            if (Aton::toAct(position) == 0) {
                QCOMPARE(shares[0], engine::search::shares(*Aton::result(position), 2)[0]);
                break;
            }
            Aton::apply(position, anyAction(position, random));
        }
    }
}

void TestAtonSearch::expectationsFollowTheSearch()
{
    // With an open round the value of the best square is what is expected.
    const Level &hard = Aton::levels()[2];
    for (const Position &position : choicesOfAllPhases(3)) {
        if (position.phase == Phase::Lay)
            continue;
        Level steady = hard;
        steady.noise = 0;
        const CancelToken never;
        const SearchLimits quiet{steady, hard.nodes, 1, 1, never};
        const double best = Aton::search(Aton::observe(position, position.actor), quiet).actions.front().value;
        const double red = Aton::expected(position, quiet)[kRed];
        QVERIFY(std::abs((position.actor == kRed ? red : 1 - red) - best) < 1e-12);
    }
}

} // namespace tests::tst_aton_search

TEST_CLASS(tst_aton_search, TestAtonSearch)
#include "tst_aton_search.moc"
