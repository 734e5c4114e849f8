// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the pieces of an arrangement, and fixes them.
#pragma once

#include <type_traits>
#include <vector>

#include "model/engine/aton/setup/fields.h"
#include "model/engine/core/arrangement.h"

namespace engine::aton {

/// What can be read from any arrangement. Without problems the position has all its pieces and fields, but may still be
/// unplayable (Aton::problems). With problems, what does not fit is left out: cards of a value beyond nine, all cards
/// at a cartouche but the first.
struct Draft {
    Position position;
    std::vector<Problem> problems;
};

/// Reads an arrangement.
Draft drafted(const Arrangement &arrangement);

/// True if a card lies at each of the eight cartouches, so that all are turned up (A8).
bool rowsAreWhole(const Arrangement &arrangement);
/// Turns the cards at the cartouches face up or down accordingly.
void turnRows(Arrangement &arrangement);
/// Puts the seat's marker on the square of that score and removes any other one.
void setMarker(Arrangement &arrangement, Seat seat, int score);

/// The fix by that function: it changes the arrangement, or returns the position whose fields the arrangement gets.
template <class Function, class... Arguments>
Fix fixBy(Function function, Arguments... arguments)
{
    return [=](Arrangement &arrangement) {
        if constexpr (std::is_invocable_v<Function, Arrangement &, Arguments...>) {
            function(arrangement, arguments...);
        } else {
            const Position position = drafted(arrangement).position;
            fieldTable().change(arrangement.fields, position, function(position, arguments...));
        }
        turnRows(arrangement);
    };
}

// Fixes. Pieces come from, and go to, the home of their sort (`box`). A function that finds no single obvious way
// leaves the problem in the arrangement.

/// 29 counters of the seat: adds or removes at the stock (A2).
void fixCounters(Arrangement &arrangement, Seat seat);
/// Nine cards of the value: adds or removes at the draw pile (A1).
void fixCards(Arrangement &arrangement, Seat seat, int value);
/// Removes the seat's cards without a value.
void dropUnknownCards(Arrangement &arrangement, Seat seat);
/// Moves the cards of an incomplete row to the hand if there is room for them.
void takeRowBack(Arrangement &arrangement, Seat seat);
/// Puts tie-break cards under the pile in their order (A11); if there are too many known cards there, they become
/// unknown. A tie that the cards decide needs no drawing; else both seats start drawing again.
void fixDraw(Arrangement &arrangement);
/// Gives the seat exactly one exchange counter (A2); removes all of its exchange counters (A6).
void keepOneExchange(Arrangement &arrangement, Seat seat);
void giveUpExchange(Arrangement &arrangement, Seat seat);
/// Moves what cannot lie where it lies to the home of its sort; removes what has none.
void sendMisplacedHome(Arrangement &arrangement);
/// Leaves one of several equal pieces on a place for one; in the Kingdom of the Dead the others go to free squares
/// there (A16), elsewhere home.
void spreadOut(Arrangement &arrangement);
/// The same position in another round.
Position inRound(Position position, std::uint32_t round);

} // namespace engine::aton
