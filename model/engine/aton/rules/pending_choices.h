// SPDX-License-Identifier: GPL-3.0-or-later
// The choices that cards and board demand in a phase, and positions with the values that follow from them. Any cards
// and counters are accepted.
#pragma once

#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// The greatest possible score: 39 before a scoring, then 12 + 5 + 12 + 12 + 8 + 8.
inline constexpr int kMostPoints = 96;

/// The most counters that the actor can have to move: in Remove (A13, A14; the exception for the first round is
/// ignored), Place (A17) or Take (A29).
int mostPending(const Position &position);
/// Number of the actor's counters that will find no square, at the beginning of Place (A18).
int dueSurplus(const Position &position);
/// Number of tie-break cards that the seat should have: red draws first, so red has one more while blue is to draw
/// (A11).
int drawnExpected(const Position &position, Seat seat);

/// Whether the side has its four cards, in the hand or laid as a row; whether it has neither a card in hand nor a row.
bool hasCards(const Side &side);
bool hasNothing(const Side &side);
/// True for Remove, Place and Take.
bool movesCounters(Phase phase);
/// True in all phases but Lay and Over: there one seat acts, or chance for one seat.
bool isPlayedByOne(const Position &position);
/// True in the phases in which `first` is set: Remove, Place and Take, and Over unless the game ended at cartouche 1
/// (A10).
bool isOrdered(const Position &position);
/// The reason for which the game would be over with this board, scores and cards; `Reason::None` if it is not over or
/// they do not tell.
Reason reasonOnTable(const Position &position);
/// The squares of that win condition (A19); empty for wins by points.
Squares squaresOf(Reason reason);

/// The position in another phase, with all values that follow from it: actor, first player, pending counters, reason.
/// Values of other phases are cleared. Cards and counters stay, so the result may not be a valid position.
Position inPhase(Position position, Phase phase);
/// The same in its own phase, with its own actor.
Position withDues(Position position);
/// The same at the beginning of the phase that fits the cards in hands and at cartouches.
Position inPhaseOfCards(const Position &position);

} // namespace engine::aton
