// SPDX-License-Identifier: GPL-3.0-or-later
// plain-search GAME [uct|maxn]: yardsticks for the computer players. They play any game over the engine protocol by
// tree search and know nothing of a game but its rules: `uct` judges by games played on at random, `maxn` by players
// who are half greedy for scores, up to a horizon.
#include <iostream>

#include "model/engine/aton/aton.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/search/player.h"
#include "model/engine/search/protocol.h"
#include "model/engine/tekhenu/tekhenu.h"
#include "tests/yardstick/plain_tree.h"

using namespace engine;

namespace {

constexpr std::uint64_t kIterations = 5'000;

/// The position that a text says, as the game itself has it.
template <class G>
typename G::Position read(const Position &view)
{
    return std::get<typename G::Position>(G::read(view.text()));
}

template <class G, class Playout>
SearchResult searchPlainly(const search::Request &request)
{
    const std::uint64_t most = request.clockDecides ? search::kUnlimited : kIterations;
    yardstick::PlainTree<G, Playout> search(read<G>(request.view), request.seed);
    return search.searched(request.nodes > 0 ? request.nodes : most, request.cancel);
}

using Search = SearchResult (*)(const search::Request &);

template <class G>
Search searchOf(std::string_view kind)
{
    if (kind == "uct")
        return &searchPlainly<G, yardstick::RandomPlayout<G>>;
    return kind == "maxn" ? &searchPlainly<G, yardstick::HalfGreedyPlayout<G>> : nullptr;
}

/// The search of that kind for the game, or null.
template <class... G>
Search searchAmong(std::string_view game, std::string_view kind)
{
    Search found = nullptr;
    ((found = game == G::kId ? searchOf<G>(kind) : found), ...);
    return found;
}

} // namespace

int main(int argc, char **argv)
{
    const Game *const game = argc == 2 || argc == 3 ? findGame(argv[1]) : nullptr;
    const std::string kind = argc == 3 ? argv[2] : "uct";
    const Search search =
        game ? searchAmong<aton::Aton, osiris::Osiris, nefertiti::Nefertiti, tekhenu::Tekhenu>(game->id(), kind)
             : nullptr;
    if (!search) {
        std::cerr << "usage: plain-search GAME [uct|maxn]\n";
        return 2;
    }
    return search::serve(*game, std::cin, std::cout, {"Plain search " + kind, 1, search});
}
