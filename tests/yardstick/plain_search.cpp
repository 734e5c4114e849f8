// SPDX-License-Identifier: GPL-3.0-or-later
// plain-search GAME: a yardstick for the computer players. Plays any game over the engine protocol by information-set
// tree search with games played on at random, and knows nothing of a game but its rules.
#include <iostream>

#include "model/engine/aton/aton.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/search/plain_player.h"
#include "model/engine/search/player.h"
#include "model/engine/search/protocol.h"

using namespace engine;

namespace {

constexpr std::uint64_t kNodes = 5'000;

/// The position that a text says, as the game itself has it.
template <class G>
typename G::Position read(const Position &view)
{
    return std::get<typename G::Position>(G::read(view.text()));
}

template <class G>
SearchResult searchPlainly(const search::Request &request)
{
    const std::uint64_t nodes = request.nodes > 0 ? request.nodes : request.clockDecides ? search::kUnlimited : kNodes;
    const Level level;
    return search::PlainPlayer<G>::search(read<G>(request.view), {level, nodes, request.seed, 1, request.cancel});
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
                         {"Plain search", 1, isOsiris ? searchPlainly<osiris::Osiris> : searchPlainly<aton::Aton>});
}
