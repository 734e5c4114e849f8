// SPDX-License-Identifier: GPL-3.0-or-later
// What the cards and the board ask for in a phase, and a position in which the figures follow from them. Cards and
// counters may be any.
#pragma once

#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// The most that a score can come to: 39 before a scoring, then 12 + 5 + 12 + 12 + 8 + 8.
inline constexpr int kMostPoints = 96;

/// How many counters the actor has to move at most in Remove (A13, A14, but for the first round), Place (A17) or Take.
int mostPending(const Position &position);
/// How many counters of the actor's find no square in Place when all squares are still to be filled (A18).
int dueSurplus(const Position &position);
/// The drawn cards that the seat should have: red draws first, so while blue is to draw, red has one more (A11).
int drawnExpected(const Position &position, Seat seat);

/// A hand of four that is not laid, or a row.
bool hasCards(const Side &side);
bool hasNothing(const Side &side);
/// Phases in which counters are moved.
bool movesCounters(Phase phase);
/// True where the actor is somebody in particular.
bool isPlayedByOne(const Position &position);
/// True where who plays first is known, and said.
bool isOrdered(const Position &position);
/// Why the game would be over as the board, the scores and the cards are; `Reason::None` where it is not or where they
/// do not say.
Reason reasonOnTable(const Position &position);
/// The squares that win for that reason (A19); none for a win by points.
Squares squaresOf(Reason reason);

/// The position in another phase, with the figures that follow from it for certain: who acts, who plays first, what is
/// still to be moved, why the game is over. Figures of other phases are cleared. Cards and counters stay as they are,
/// so the position may be none that can be played.
Position inPhase(Position position, Phase phase);
/// The same in its phase, with the actor that it has.
Position withDues(Position position);
/// In the phase that the cards in the hands and at the cartouches belong to, at its beginning.
Position inPhaseOfCards(const Position &position);

} // namespace engine::aton
