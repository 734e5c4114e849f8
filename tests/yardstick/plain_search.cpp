// SPDX-License-Identifier: GPL-3.0-or-later
// plain-search GAME: a yardstick for the computer players. Plays any game over the engine protocol by information-set
// tree search with games played on at random, and knows nothing of a game but its rules.
#include <iostream>

#include "model/engine/aton/aton.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/search/player.h"
#include "model/engine/search/protocol.h"
#include "model/engine/tekhenu/tekhenu.h"
#include "tests/yardstick/plain_uct.h"

using namespace engine;

namespace {

constexpr std::uint64_t kIterations = 5'000;

/// The position that a text says, as the game itself has it.
template <class G>
typename G::Position read(const Position &view)
{
    return std::get<typename G::Position>(G::read(view.text()));
}

template <class G>
SearchResult searchPlainly(const search::Request &request)
{
    const std::uint64_t most = request.clockDecides ? search::kUnlimited : kIterations;
    yardstick::PlainUct<G> search(read<G>(request.view), request.seed);
    return search.searched(request.nodes > 0 ? request.nodes : most, request.cancel);
}

using Search = SearchResult (*)(const search::Request &);

/// The search of the game, or null.
template <class... G>
Search searchOf(std::string_view game)
{
    Search found = nullptr;
    ((found = game == G::kId ? &searchPlainly<G> : found), ...);
    return found;
}

} // namespace

int main(int argc, char **argv)
{
    const Game *const game = argc == 2 ? findGame(argv[1]) : nullptr;
    if (!game) {
        std::cerr << "usage: plain-search GAME\n";
        return 2;
    }
    const Search search = searchOf<aton::Aton, osiris::Osiris, nefertiti::Nefertiti, tekhenu::Tekhenu>(game->id());
    return search::serve(*game, std::cin, std::cout, {"Plain search", 1, search});
}
