// SPDX-License-Identifier: GPL-3.0-or-later
// The command engine: a computer player for other programs.
#include <iostream>

#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "model/engine/search/player.h"
#include "model/engine/search/protocol.h"

namespace cli {

Answer serveEngine(const Arguments &arguments)
{
    const std::uint64_t seed = arguments.number(QStringLiteral("seed"), 1);
    const int threads = readThreads(arguments);
    const engine::Game &game = readGame(arguments.operands().front());
    const std::optional<QString> asked = arguments.value(QStringLiteral("level"));
    const std::string level = asked ? asked->toStdString() : game.levels().back().id; // the strongest
    if (!engine::search::isLevel(game, level))
        throw Failure{{"match.unknown-level", {{"text", level}}}, &game};
    const auto chooser = engine::search::makeChooser(game, level, seed, threads);
    if (engine::search::serve(game, std::cin, std::cout, chooser) != 0)
        throw Failure{{"cli.no-output", {}}};
    return {};
}

} // namespace cli
