// SPDX-License-Identifier: GPL-3.0-or-later
// The greedy player: tries whole turns at random and begins the best one.
#include <algorithm>
#include <bit>

#include "model/engine/core/playout.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

constexpr int kTurns = 200;     ///< tried for a choice, over all its actions
constexpr int kMostOfTurn = 60; ///< actions of a turn, at most

/// What a scoring would bring now, bread included (T43 to T45).
int scoringValue(Position p, int owner)
{
    const Holdings &own = p.of(owner);
    const int before = own.points;
    scoreOwner({p, nullptr}, owner);
    const int points = own.points - before;
    const int hungry = breadDue(p, owner) - own.goods[Bread] - own.goods[Gold];
    return points - 3 * std::max(0, hungry);
}

/// The worth of a position for a seat, in hundredths of a point. What is left at the end brings nothing.
int worth(const Position &p, int owner)
{
    const Holdings &own = p.of(owner);
    const int left = kRounds - p.round;
    int value = 100 * own.points;
    constexpr std::array<int, 7> goods{115, 115, 115, 115, 160, 120, 30};
    int stored = 0;
    for (std::size_t i = 0; i < goods.size(); ++i)
        stored += goods[i] * std::min<int>(own.goods[i], 6);
    int grown = 80 * own.happiness + 40 * own.population;
    for (const int level : own.levels)
        grown += 110 * level;
    grown +=
        150 * static_cast<int>(std::popcount(own.technologies)) + 120 * static_cast<int>(std::popcount(own.blessings));
    value += (stored + grown) * std::min(left, 8) / 8;
    const int scorings = p.round <= 8 ? 2 : 1;
    value += scoringValue(p, owner) * (scorings == 2 ? 160 : 100);
    value += bestDecrees(p, owner) * (left > 8 ? 50 : 90);
    const int balance = runningBalance(own);
    value -= balance < 0 ? 40 * -balance : 15 * balance;
    return value;
}

/// True while an owner's turn goes on. What it takes of the set-up goes on until the goods of starting cards are there:
/// only they show what a card is worth.
bool goesOn(const Position &p, int owner)
{
    if (p.depth == 0 || isChance(p.top().op))
        return false;
    return p.round > 0 ? p.active == owner : p.top().op != Op::Destiny && p.top().op != Op::Keep;
}

/// Plays a turn on at random, to its end or its first draw; other seats answer at random, too.
int randomTurn(Position p, int owner, Random &random)
{
    for (int i = 0; i < kMostOfTurn && goesOn(p, owner); ++i) {
        Actions actions;
        tekhenu::options(p, actions);
        answer(p, nullptr, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    return worth(p, owner);
}

/// The best of some turns that begin with an action.
int bestTurn(const Position &view, Action action, int turns, Random &random)
{
    int best = 0;
    for (int i = 0; i < turns; ++i) {
        Position p = view.viewer == kNobody ? view : Tekhenu::determinize(view, random);
        answer(p, nullptr, action);
        const int value = randomTurn(p, action.actor(), random);
        best = i == 0 ? value : std::max(best, value);
    }
    return best;
}

} // namespace

int Tekhenu::evaluateAction(const Position &view, Action action)
{
    Actions all;
    tekhenu::options(view, all);
    Random random(hash(view));
    return bestTurn(view, action, std::max(4, kTurns / static_cast<int>(std::max<std::size_t>(1, all.size()))), random);
}

} // namespace engine::tekhenu
