// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of an arrangement: what can be read out of them, and how they are laid right.
#pragma once

#include <vector>

#include "model/engine/aton/rules/position.h"
#include "model/engine/core/arrangement.h"

namespace engine::aton {

/// What can be read out of an arrangement, whatever it holds. Without problems the position is that of the pieces and
/// fields, though perhaps none that can be played (Aton::problems). With problems it lacks what does not fit: of more
/// than nine cards of a value the others, of several cards at a cartouche all but the first.
struct Draft {
    Position position;
    std::vector<Problem> problems;
};

Draft drafted(const Arrangement &arrangement);

/// True if a card lies at each of the eight cartouches, so that all are turned up (A8).
bool rowsAreWhole(const Arrangement &arrangement);
/// Gives the cards at the cartouches the face that they have then.
void turnRows(Arrangement &arrangement);
/// Puts the seat's marker where the score has it, and no other one.
void setMarker(Arrangement &arrangement, Seat seat, int score);

// What is too much comes from the home of its sort, what is in the way goes there. A function that finds no one way
// leaves the arrangement as it is, or the problem in it.

/// 29 counters of the seat: the stock makes up for it.
void fixCounters(Arrangement &arrangement, Seat seat);
/// Nine cards of the value: the draw pile makes up for it.
void fixCards(Arrangement &arrangement, Seat seat, int value);
/// The seat's cards without a value leave the table.
void dropUnknownCards(Arrangement &arrangement, Seat seat);
/// The cards of a row that is not whole go back to the hand if it has room for them.
void takeRowBack(Arrangement &arrangement, Seat seat);
/// Cards drawn for a tie go under the pile in their order (A11); known ones there are no longer known if they are more
/// than can be.
void putDrawnUnderPile(Arrangement &arrangement, Seat seat);
void keepOneExchange(Arrangement &arrangement, Seat seat);
void giveUpExchange(Arrangement &arrangement, Seat seat);
/// What cannot lie where it lies goes to the home of its sort; what has none leaves the table.
void sendMisplacedHome(Arrangement &arrangement);
/// Of equal pieces on a place for one, one stays; in the Kingdom of the Dead the others go to free squares there (A16).
/// The rest goes home.
void spreadOut(Arrangement &arrangement);

} // namespace engine::aton
