// SPDX-License-Identifier: GPL-3.0-or-later
// Arrangements as files and the editor have them: the first line is the id of a game, the rest JSON.
#include <algorithm>

#include "model/scenario/arrangement_json.h"
#include "model/scenario/editing.h"
#include "tests/fuzz/laws.h"

namespace {

using engine::Arrangement;
using engine::Game;
using engine::PlaceIndex;

/// One of the problems, for they are many and the search for them is slow.
void checkFix(const Game &game, const Arrangement &arrangement, engine::Random &random)
{
    const std::vector<engine::Problem> problems = game.problemsOf(arrangement);
    if (problems.empty())
        return;
    const engine::Problem &problem = problems[random.below(static_cast<std::uint32_t>(problems.size()))];
    const std::optional<Arrangement> fixed = game.quickFix(arrangement, problem);
    if (!fixed)
        return;
    const std::vector<engine::Problem> left = game.problemsOf(*fixed);
    fuzz::require(std::none_of(left.begin(), left.end(),
                               [&problem](const engine::Problem &other) { return other.message == problem.message; }),
                  "a problem is still there when it is fixed");
}

/// One of the edits, with pieces and places by chance.
void checkEdit(const Game &game, const Arrangement &arrangement, engine::Random &random)
{
    const auto places = static_cast<std::uint32_t>(game.places().size());
    const std::vector<engine::Piece> box = game.box(arrangement);
    fuzz::require(!box.empty(), "a game has no pieces");
    const engine::Piece &sort = box[random.below(static_cast<std::uint32_t>(box.size()))];
    const auto from = static_cast<PlaceIndex>(random.below(places));
    const auto to = static_cast<PlaceIndex>(random.below(places));
    switch (random.below(8)) {
    case 0: scenario::placed(game, arrangement, sort, to); break;
    case 1: scenario::moved(game, arrangement, from, sort, to); break;
    case 2: scenario::erased(game, arrangement, from, sort); break;
    case 3: scenario::filled(game, arrangement, sort, to); break;
    case 4: scenario::emptied(game, arrangement, {from, to}); break;
    case 5: scenario::gathered(game, arrangement, {from, to}, to); break;
    case 6: game.mirrored(arrangement); break;
    default: game.fields(arrangement); break;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string_view text = fuzz::textOf(data, size);
    const std::string_view line = fuzz::takeLine(text);
    const Game *game = engine::findGame(line);
    const auto json = record::parseJson(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    if (!game || !std::holds_alternative<record::Json>(json))
        return 0;
    const std::optional<Arrangement> arrangement = scenario::arrangementOf(std::get<record::Json>(json), *game);
    if (!arrangement)
        return 0;
    fuzz::require(scenario::arrangementOf(scenario::toJson(*arrangement, *game), *game) == arrangement,
                  "an arrangement does not read back");
    const auto composed = game->compose(*arrangement);
    if (const auto *position = std::get_if<engine::Position>(&composed))
        fuzz::checkPosition(*position);
    else
        fuzz::require(!std::get<std::vector<engine::Problem>>(composed).empty(), "nothing is wrong and no position");
    engine::Random random(fuzz::seedOf(text));
    checkFix(*game, *arrangement, random);
    checkEdit(*game, *arrangement, random);
    return 0;
}
