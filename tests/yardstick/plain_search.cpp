// SPDX-License-Identifier: GPL-3.0-or-later
// plain-search GAME: a yardstick for the computer players. Plays any game over the engine protocol by information-set
// tree search with games played on at random, and knows nothing of a game but its rules.
#include <algorithm>
#include <iostream>

#include "model/engine/aton/aton.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/search/player.h"
#include "model/engine/search/protocol.h"
#include "tests/yardstick/plain_model.h"

using namespace engine;

namespace {

constexpr std::uint64_t kNodes = 5'000;

/// The position that a text says, as the game itself has it.
template <class G>
typename G::Position read(const Position &view)
{
    return std::get<typename G::Position>(G::read(view.text()));
}

/// Actions by how often they were tried; where several seats choose at once they are played as often, else the first.
template <class G>
Thought think(const search::Request &request)
{
    const auto view = read<G>(request.view);
    search::TreeSettings settings;
    settings.trees = 1;
    const std::uint64_t nodes = request.nodes > 0 ? request.nodes : request.clockDecides ? search::kUnlimited : kNodes;
    const Level level;
    const auto found = search::searchTree(search::PlainModel<G>(view), G::viewer(view), {}, settings,
                                          {level, nodes, request.seed, 1, request.cancel});
    const bool isTogether = (G::toAct(view) & ~seatBit(G::viewer(view))) != 0;
    double all = 0;
    for (const std::uint64_t visits : found.visits)
        all += static_cast<double>(visits);
    Thought thought;
    thought.nodes = found.nodes;
    for (std::size_t i = 0; i < found.moves.size(); ++i) {
        const double part = all > 0 ? static_cast<double>(found.visits[i]) / all : 0;
        thought.actions.push_back({found.moves[i], found.values[i], part});
    }
    std::sort(thought.actions.begin(), thought.actions.end(), [](const Ranked &a, const Ranked &b) {
        return a.weight != b.weight ? a.weight > b.weight : a.action < b.action;
    });
    if (!isTogether || all == 0) {
        for (Ranked &ranked : thought.actions)
            ranked.weight = 0;
        thought.actions.front().weight = 1;
    }
    return thought;
}

} // namespace

int main(int argc, char **argv)
{
    const Game *const game = argc == 2 ? findGame(argv[1]) : nullptr;
    if (!game) {
        std::cerr << "usage: plain-search GAME\n";
        return 2;
    }
    const bool isOsiris = game->id() == osiris::Osiris::kId;
    return search::serve(*game, std::cin, std::cout,
                         {"Plain search", 1, isOsiris ? think<osiris::Osiris> : think<aton::Aton>});
}
