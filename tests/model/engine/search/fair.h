// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs of positions that one seat cannot tell apart.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <string>

#include <QMetaType>

#include "model/engine/search/runner.h"

Q_DECLARE_METATYPE(std::string)

namespace fair {

/// What came of a comparison.
struct Tally {
    int pairs = 0;
    int covered = 0;       ///< of these, pairs in which something is hidden from the seat
    int hidden = 0;        ///< of these, pairs that really differ
    std::string different; ///< text of the first position in which the choices differed
};

/// A row for each level of each game.
void addLevels();

/// Shows at least `number` positions in which a seat owes a choice: of random games, and of games of weak players, of
/// all numbers of seats and with all options in turn.
void eachPosition(const engine::Game &game, int number, std::uint64_t seed,
                  const std::function<void(const engine::Position &)> &visit);

/// Compares so many pairs of positions: what the level chooses in the one and in the other.
Tally comparePairs(const engine::Game &game, const std::string &level, int pairs, engine::search::Budget budget,
                   std::uint64_t seed);

/// How many cards of the values 1 to 4 the seat has in hand, in Aton.
std::array<int, 4> handOf(const engine::Position &position, engine::Seat seat);

/// Of the pairs of a tally those that have to differ at least: a third of those in which something is hidden, and one
/// where the game hides anything.
int leastHidden(const engine::Game &game, const Tally &tally);

} // namespace fair
