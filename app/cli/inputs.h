// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/arguments.h"
#include "model/scenario/study.h"

namespace cli {

// What commands are given, read and checked; each throws a Failure where it is wrong.

const engine::Game &readGame(const QString &id);
/// The options `--option K=V` as they are given.
using OptionPairs = std::vector<std::pair<std::string, std::string>>;
OptionPairs readOptions(const Arguments &arguments);
/// A game with that many players and these options, if it is played so.
engine::Setup readSetup(const engine::Game &game, int players, OptionPairs options);
/// The number of `--threads`; 1 unless it is given.
int readThreads(const Arguments &arguments);
/// A value of `--games`.
int readGames(const QString &text);
/// A position, or what one seat sees of it.
engine::Position readPosition(const QString &text);
/// A position that is no seat's view.
engine::Position readWholePosition(const QString &text);
/// The seat of `--as`, or nobody.
engine::Seat readSeat(const Arguments &arguments, const engine::Game &game, int players);
/// The position as the seat of `--as` sees it, if one is given.
engine::Position seenAs(const engine::Position &position, engine::Seat seat);
/// A saved game.
record::Record readRecord(const QString &path);
/// A saved game or a study.
using GameFile = std::variant<record::Record, scenario::Study>;
GameFile readGameFile(const QString &path);
/// A study.
scenario::Study readStudy(const QString &path);
/// A failure in that file.
Failure inFile(const QString &path, const engine::Message &why, const engine::Game *game = nullptr);

} // namespace cli
