// SPDX-License-Identifier: GPL-3.0-or-later
// What a new game begins with: who sat where last, and the record of what was chosen.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/record/record.h"
#include "views/common/settings.h"

namespace views {

/// The player of a seat that no level of the computer plays.
inline const QString kPerson = QStringLiteral("human");

/// The seats last chosen for a game with so many players, or the first the person who was named last and the others the
/// computer. A level that the game does not have, and a program that the settings no longer have, becomes a person.
QList<SeatChoice> seatsOf(const Settings &settings, const engine::Game &game, int players);
/// The number of players last chosen for a game, or that of a first game.
int playersOf(const Settings &settings, const engine::Game &game);
/// What was chosen for these seats; a name that is the seat's id is none.
QList<SeatChoice> choicesOf(const std::vector<record::SeatEntry> &seats);
/// A record of these seats without asking; names and players as in SeatChoice. A number of seats with which the
/// game is not played becomes the usual one; options that it does not have, or that nobody is asked for with so many
/// seats, are left out.
record::Record recordOf(const engine::Game &game, const QList<SeatChoice> &seats,
                        const std::vector<std::pair<std::string, std::string>> &options = {});
/// A record as that game was last set up: seats, options, training, clock. Programs may be run in it.
record::Record lastGameOf(const Settings &settings, const engine::Game &game);
/// The same with a computer player, the easiest level in place of programs: where people alone played last, the first
/// one against the easiest level; where one alone did, with two players.
record::Record gameAgainstComputer(const Settings &settings, const engine::Game &game);
/// The level of its first computer player.
QString levelOf(const Settings &settings, const engine::Game &game);
/// From now on all computer players of that game have that level, one of the game's.
void setLevel(Settings &settings, const engine::Game &game, const QString &level);

} // namespace views
