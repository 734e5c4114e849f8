// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player: a tree search with an evaluation beyond the tree, where the best level plays on first.
#include <algorithm>
#include <cassert>

#include "model/engine/nefertiti/player/turn_model.h"
#include "model/engine/search/ranking.h"
#include "model/engine/search/shares.h"

namespace engine::nefertiti {

namespace {

/// With more than two seats each decides more rarely, and a result hangs less on one choice: for levels to be as far
/// apart there, errors are larger.
constexpr double kErrorOfMany = 4;

/// What a tree may spend of a budget: where each node is played on from, by choices of each seat, it takes as long as
/// about so many that are judged at once as there are seats.
SearchLimits forTree(SearchLimits limits, int seats)
{
    if (limits.level.depth > 0)
        limits.nodes = std::max<std::uint64_t>(limits.nodes / static_cast<std::uint64_t>(seats), 1);
    return limits;
}

std::vector<double> judged(const Position &position)
{
    return *search::sharesOf(valuesOf(position, weightsFor(position.seats)), position.seats);
}

} // namespace

SearchResult Nefertiti::search(const Position &view, const SearchLimits &limits)
{
    assert(contains(toAct(view), view.viewer));
    const TurnModel model(view, limits.level.depth);
    Moves moves;
    listMoves(view, moves);
    const std::uint64_t turn = mixed(mixed(limits.seed, view.turn), static_cast<std::uint64_t>(view.phase));
    const double noise = limits.level.noise * (view.seats > 2 ? kErrorOfMany : 1);
    const std::vector<double> bias = search::misjudgements(moves, noise, turn, [](Action move) { return move.bits; });
    const SearchLimits tree = forTree(limits, view.seats);
    const auto found = search::searchTree(model, view.viewer, bias, search::TreeSettings::evaluated(tree.nodes), tree);
    const std::vector<double> values = found.fairValues();
    std::vector<Ranked> ranked;
    Actions all;
    legal(view, all);
    for (const Action action : all) {
        const auto at = std::find(found.moves.begin(), found.moves.end(), action) - found.moves.begin();
        const auto i = static_cast<std::size_t>(at);
        ranked.push_back({action, i < values.size() ? values[i] : 0, 0}); // not all were searched
    }
    return search::bestOf(std::move(ranked), found.nodes);
}

// Dice and cards: the mean over all outcomes. Of a row of draws the first alone is told apart.
std::vector<double> Nefertiti::expected(const Position &position, const SearchLimits &limits)
{
    assert(position.viewer == kNobody);
    if (toAct(position) == 0)
        return judged(position);
    if (toAct(position) == seatBit(kChance)) {
        const auto after = [&limits](const Position &next, std::uint64_t nodes, Random &) {
            return toAct(next) == seatBit(kChance)
                       ? judged(next)
                       : expected(next, {limits.level, nodes, limits.seed, limits.threads, limits.cancel});
        };
        return search::meanOverChance<Nefertiti>(position, limits, Actions::capacity(), 1, after);
    }
    const auto found = search::searchTree(TurnModel(position), firstSeat(toAct(position)), {},
                                          search::TreeSettings::evaluated(limits.nodes), limits);
    const auto shares = search::sharesOf(found.sums[found.best()], position.seats);
    return shares ? *shares : judged(position);
}

} // namespace engine::nefertiti
