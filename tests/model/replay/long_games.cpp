// SPDX-License-Identifier: GPL-3.0-or-later
#include "long_games.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/scoring.h"
#include "model/engine/core/label.h"
#include "model/engine/core/random.h"

using engine::Action;
using engine::Position;

namespace {

constexpr int kNever = std::numeric_limits<int>::max();

/// The action that costs least; of several one at random. Nothing where all lead to an end.
template <class Cost>
std::optional<Action> cheapest(const std::vector<Action> &actions, engine::Random &random, Cost cost)
{
    std::vector<Action> best;
    int least = kNever;
    for (const Action action : actions) {
        const int now = cost(action);
        if (now < least)
            best.clear();
        least = std::min(least, now);
        if (now == least && now != kNever)
            best.push_back(action);
    }
    if (best.empty())
        return std::nullopt;
    return best[random.below(static_cast<std::uint32_t>(best.size()))];
}

namespace aton {

using engine::aton::Cards;
using engine::aton::Side;
using engine::aton::Verb;
using State = engine::aton::Position;

/// How much a scoring would bring now, and how near the board is to a win by filling. Nothing that is scored comes
/// back.
int costOf(const State &state)
{
    if (state.phase == engine::aton::Phase::Over)
        return kNever;
    const std::array<int, 2> points = engine::aton::scoringPoints(state);
    const int held = __builtin_popcountll(state.sides[0].squares | state.sides[1].squares);
    return 1000 * (state.sides[0].score + state.sides[1].score) + 20 * (points[0] + points[1]) + held;
}

/// The second hand is like the first, and that has one card of each value, as far as possible: then both can lay the
/// same.
int costOfHand(Cards cards, Cards other)
{
    int cost = 0;
    for (int value = 1; value <= 4; ++value)
        cost += std::abs(cards.count(value) - (other == Cards{} ? 1 : other.count(value)));
    return cost;
}

/// How far from `value` the nearest of the cards is.
int nearest(Cards cards, int value)
{
    int least = 4;
    for (int other = 1; other <= 4; ++other) {
        if (cards.count(other) > 0)
            least = std::min(least, std::abs(other - value));
    }
    return least;
}

/// Both lay the same at the first and second cartouche, and few counters come on the board.
int costOfLaying(const State &state, Action action)
{
    const engine::aton::Laid laid = engine::aton::laidArgument(action);
    const Side &other = state.sides[1 - action.actor()];
    if (other.hasLaid)
        return 20 * std::abs(other.laid.at(1) - laid.at(1)) + 2 * std::abs(other.laid.at(2) - laid.at(2)) + laid.at(4);
    return 20 * nearest(other.hand, laid.at(1)) + 2 * nearest(other.hand, laid.at(2)) + laid.at(4);
}

int costOf(const State &state, Action action)
{
    switch (engine::aton::verbOf(action)) {
    case Verb::Deal:
        return costOfHand(engine::aton::cardsArgument(action),
                          state.sides[1 - engine::aton::seatArgument(action)].hand);
    case Verb::Lay: return costOfLaying(state, action);
    case Verb::Exchange: return kNever;
    default: break;
    }
    State after = state;
    engine::aton::Aton::apply(after, action);
    return costOf(after);
}

} // namespace aton

/// A walker that climbs is soon on the tip, and counters that lie as blockades move nobody.
int costOfLingering(const Position &position, Action action)
{
    if (position.after(action).isOver())
        return kNever;
    return position.label(action).words.id == "block" ? 1 : 0;
}

std::optional<Action> lingering(const Position &position, engine::Random &random)
{
    if (position.outcomeCount() > engine::kMostListedOutcomes)
        return position.sample(random);
    if (position.game().id() != "aton")
        return cheapest(position.legal(), random,
                        [&position](Action action) { return costOfLingering(position, action); });
    const auto read = engine::aton::Aton::read(position.text());
    const auto &state = std::get<aton::State>(read);
    return cheapest(position.legal(), random, [&state](Action action) { return aton::costOf(state, action); });
}

} // namespace

record::Record longGame(const engine::Game &game, int actions)
{
    record::Record record = record::newRecord(game, {});
    engine::Random random(9); // with most others some games end sooner
    Position position = record.startPosition();
    while (static_cast<int>(record.line.actions.size()) < actions) {
        const std::optional<Action> action = lingering(position, random);
        if (!action)
            break;
        record.line.actions.push_back(*action);
        position = position.after(*action);
    }
    return record;
}
