// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player: a tree search with a static evaluation beyond the tree.
#include <algorithm>
#include <cassert>
#include <numeric>

#include "model/engine/core/hash.h"
#include "model/engine/nefertiti/player/turn_model.h"
#include "model/engine/search/numbers.h"

namespace engine::nefertiti {

namespace {

search::TreeSettings settingsFor(std::uint64_t nodes)
{
    search::TreeSettings settings;
    settings.trees = nodes < 8'000 ? 1 : 4;
    settings.explorationConstant = 0.7;
    settings.priorScale = 20;
    return settings;
}

/// With more than two seats each decides more rarely, and a result hangs less on one choice: for levels to be as far
/// apart there, errors are larger.
constexpr double kErrorOfMany = 4;

/// The error added to each move, the same one for the whole turn.
std::vector<double> misjudgements(const Position &view, const Moves &moves, double noise, std::uint64_t seed)
{
    const std::uint64_t turn = mixed(mixed(seed, view.turn), static_cast<std::uint64_t>(view.phase));
    std::vector<double> bias;
    for (const Action move : moves)
        bias.push_back(noise * search::drawnNormal(mixed(turn, move.bits)));
    return bias;
}

std::vector<double> figuresOf(const search::Values &shares, int seats)
{
    const double sum = std::accumulate(shares.begin(), shares.begin() + seats, 0.0);
    std::vector<double> figures(shares.begin(), shares.begin() + seats);
    for (double &figure : figures)
        figure /= sum;
    return figures;
}

} // namespace

SearchResult Nefertiti::search(const Position &view, const SearchLimits &limits)
{
    assert(contains(toAct(view), view.viewer));
    const TurnModel model(view);
    Moves moves;
    listMoves(view, moves);
    std::vector<double> bias;
    if (limits.level.noise > 0)
        bias = misjudgements(view, moves, limits.level.noise * (view.seats > 2 ? kErrorOfMany : 1), limits.seed);
    const auto found = search::searchTree(model, view.viewer, bias, settingsFor(limits.nodes), limits);
    const std::size_t best = found.best();
    SearchResult thought{{}, found.nodes};
    Actions all;
    legal(view, all);
    for (const Action action : all) {
        const auto at = std::find(found.moves.begin(), found.moves.end(), action) - found.moves.begin();
        const auto i = static_cast<std::size_t>(at);
        // What was not searched, or rarely visited, may look better by chance only.
        const double value = i < found.moves.size() ? found.values[i] : 0;
        thought.actions.push_back(
            {action, i == best ? value : std::clamp(value, 0.0, std::max(0.0, found.values[best] - 1e-9)), 0});
    }
    sortByValue(thought.actions);
    thought.actions.front().weight = 1;
    return thought;
}

// Dice and cards: the mean over all outcomes. Of a row of draws the first alone is told apart.
std::vector<double> Nefertiti::expected(const Position &position, const SearchLimits &limits)
{
    assert(position.viewer == kNobody);
    const Weights &weights = weightsFor(position.seats);
    search::Values shares{};
    if (toAct(position) == 0)
        return figuresOf(valuesOf(position, weights), position.seats);
    if (toAct(position) != seatBit(kChance)) {
        const auto found =
            search::searchTree(TurnModel(position), firstSeat(toAct(position)), {}, settingsFor(limits.nodes), limits);
        shares = found.sums[found.best()];
        const bool isFound = std::any_of(shares.begin(), shares.end(), [](double share) { return share > 0; });
        return figuresOf(isFound ? shares : valuesOf(position, weights), position.seats);
    }
    Actions drawn;
    outcomes(position, drawn);
    const SearchLimits each{limits.level, std::max<std::uint64_t>(1, limits.nodes / drawn.size()), limits.seed,
                            limits.threads, limits.cancel};
    for (const Action outcome : drawn) {
        Position next = position;
        apply(next, outcome);
        const Fraction chance = probability(position, outcome);
        const std::vector<double> there =
            toAct(next) == seatBit(kChance) ? figuresOf(valuesOf(next, weights), position.seats) : expected(next, each);
        for (Seat seat = 0; seat < position.seats; ++seat)
            shares[seat] +=
                there[seat] * static_cast<double>(chance.numerator) / static_cast<double>(chance.denominator);
    }
    return figuresOf(shares, position.seats);
}

} // namespace engine::nefertiti
