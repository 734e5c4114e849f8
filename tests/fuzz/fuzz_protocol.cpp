// SPDX-License-Identifier: GPL-3.0-or-later
// The engine protocol: the first line is the id of a game, the rest what a host says to its player.
#include <sstream>

#include "model/engine/search/protocol.h"
#include "tests/fuzz/laws.h"

namespace {

/// All actions are worth the same to this player.
engine::SearchResult search(const engine::search::Request &request)
{
    engine::SearchResult result;
    const std::vector<engine::Action> legal = request.view.legal();
    for (const engine::Action action : legal)
        result.actions.push_back({action, 0.5, 1.0 / static_cast<double>(legal.size())});
    engine::sortByValue(result.actions);
    return result;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string_view text = fuzz::textOf(data, size);
    const engine::Game *game = engine::findGame(fuzz::takeLine(text));
    if (!game)
        game = engine::games().front();
    std::istringstream in{std::string(text)};
    std::ostringstream out;
    fuzz::require(engine::search::serve(*game, in, out, {"fuzz", 1, search}) == 0, "the protocol ends with an error");
    const std::string answers = out.str();
    fuzz::require(answers.empty() || answers.back() == '\n', "an answer is no line");
    for (const char c : answers)
        fuzz::require(c == '\n' || (c >= ' ' && c <= '~'), "an answer is not printable");
    return 0;
}
