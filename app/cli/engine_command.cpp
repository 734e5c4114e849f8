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
    const std::string level = arguments.value(QStringLiteral("level")).value_or(QStringLiteral("expert")).toStdString();
    const std::uint64_t seed = arguments.number(QStringLiteral("seed"), 1);
    const int threads = readThreads(arguments);
    const engine::Game &game = readGame(arguments.operands().front());
    if (!engine::search::isLevel(game, level))
        throw Failure{{"cli.unknown-level", {{"text", level}}}, &game};
    const auto chooser = engine::search::makeChooser(game, level, seed, threads);
    if (engine::search::serve(game, std::cin, std::cout, chooser) != 0)
        throw Failure{{"cli.no-output", {}}};
    return {};
}

} // namespace cli
