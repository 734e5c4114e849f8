// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

namespace cli {

namespace {

const OptionSpec kJson{"json"};
const OptionSpec kAs{"as", "SEAT"};
const OptionSpec kOption{"option", "K=V", true};
const OptionSpec kSeed{"seed", "N"};
const OptionSpec kNodes{"nodes", "N"};
const OptionSpec kTime{"movetime", "MS"};
const OptionSpec kThreads{"threads", "N"};

OptionSpec needed(const char *name, const char *value) { return {name, value, false, nullptr, true}; }
const OptionSpec kPlayers = needed("players", "L1,L2[,…]");

} // namespace

std::span<const Command> commands()
{
    static const std::vector<Command> all{
        {"games", "", 0, 0, {kJson}, listGames},
        {"new", "GAME", 1, 1, {{"players", "N"}, kOption}, startGame},
        {"legal", "POSITION", 1, 1, {}, listLegal},
        {"apply", "POSITION ACTION…", 2, -1, {}, applyActions},
        {"show", "POSITION", 1, 1, {kAs}, showPosition},
        {"perft", "POSITION DEPTH", 2, 2, {}, countSequences},
        {"play", "GAME", 1, 1, {kPlayers, kOption, kSeed, kNodes, {"record", "FILE"}}, playGame},
        {"match",
         "GAME",
         1,
         1,
         {kPlayers,
          needed("games", "N"),
          kOption,
          kSeed,
          kNodes,
          kTime,
          kThreads,
          {"sprt", "E0,E1"},
          {"recover"},
          {"record", "FOLDER"},
          {"part", "K/N"},
          kJson},
         runMatch},
        {"join", "FILE…", 1, -1, {kJson}, joinParts},
        {"engine", "GAME", 1, 1, {{"level", "LEVEL"}, kSeed, kThreads}, serveEngine},
        {"replay", "FILE", 1, 1, {kJson, kAs}, replayFile},
        {"verify", "FILE…", 1, -1, {}, verifyFiles},
        {"analyse", "FILE|POSITION", 1, 1, {{"nodes", "N"}, {"seed", "N"}, kJson}, analyse},
        {"export", "FILE", 1, 1, {needed("to", "KIND"), needed("o", "OUT"), {"step", "N"}, {"analyse"}}, exportGame},
        {"import", "FILE", 1, 1, {needed("o", "OUT")}, importGame},
        {"study", "FILE…", 1, -1, {needed("o", "OUT"), {"title", "TITLE"}}, makeStudy},
        {"chapters", "STUDY", 1, 1, {kJson}, listChapters},
        {"split", "STUDY", 1, 1, {needed("o", "FOLDER")}, splitStudy},
        {"merge", "FILE OTHER", 2, 2, {needed("o", "OUT")}, mergeGames},
        {"bench", "", 0, 0, {{"games", "N"}, kJson}, measureSpeed},
    };
    return all;
}

} // namespace cli
