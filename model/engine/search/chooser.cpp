// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players as the engine protocol serves them.
#include <algorithm>
#include <cassert>

#include "model/engine/search/player.h"
#include "model/engine/search/protocol.h"

namespace engine::search {

namespace {

/// Equal weights for all actions, or for those with the best one-ply evaluation (`bestOnly`).
SearchResult withoutThinking(const Position &view, bool bestOnly)
{
    SearchResult result;
    std::vector<std::pair<int, Action>> order;
    for (const Action action : view.legal())
        order.emplace_back(bestOnly ? -view.evaluateAction(action) : 0, action);
    std::sort(order.begin(), order.end());
    const auto equals = std::count_if(order.begin(), order.end(),
                                      [&order](const auto &pair) { return pair.first == order.front().first; });
    for (const auto &[rank, action] : order) {
        const bool isBest = rank == order.front().first;
        result.actions.push_back({action, 1.0 / view.seatCount(), isBest ? 1.0 / static_cast<double>(equals) : 0.0});
    }
    result.nodes = order.size();
    return result;
}

} // namespace

Chooser makeChooser(const Game &game, std::string_view level, std::uint64_t seed, int threads)
{
    assert(isLevel(game, level));
    const std::string name = "Cartouche " + std::string(level);
    const Level *strength = game.level(level);
    if (!strength) {
        const bool isGreedy = level == "greedy";
        return {name, seed, [isGreedy](const Request &request) { return withoutThinking(request.view, isGreedy); }};
    }
    return {name, seed, [strength, threads](const Request &request) {
                const std::uint64_t nodes = nodesFor(*strength, request.nodes, request.clockDecides);
                return request.view.search({*strength, nodes, request.seed, threads, request.cancel});
            }};
}

} // namespace engine::search
