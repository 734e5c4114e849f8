// SPDX-License-Identifier: GPL-3.0-or-later
// What puts right what problems.cpp finds. Each changes nothing where nothing is wrong, and nothing else.
#pragma once

#include "model/engine/tekhenu/setup/set_up.h"

namespace engine::tekhenu {

// ---- what every turn and phase needs

/// Owners that do not take part have nothing, and nothing is theirs.
void clearAbsent(Sketch &sketch);
void fillLight(Sketch &sketch);
void fillGods(Sketch &sketch);
void fillOrder(Sketch &sketch);
void fillPyramid(Sketch &sketch);
void fitRound(Sketch &sketch); ///< T38
void fitActor(Sketch &sketch);
/// All of those, for a turn.
void beginTurn(Sketch &sketch);

// ---- pieces and dice

/// Whose turn it is, or the first one with a pillar left, has one on that tile.
void fixPillar(Sketch &sketch, int field);
/// The first of several tiles of that number stays.
void fixTile(Sketch &sketch, std::uint8_t tile);
/// The last ones that stand go home.
void fixStock(Sketch &sketch, int owner, std::uint8_t kind);
void fixGold(Sketch &sketch);
/// Those that lie aside go first, then the last ones on the wheel, then those on scales.
void fixDice(Sketch &sketch, int colour);
void fixScale(Sketch &sketch, int owner);
void fixAside(Sketch &sketch);
/// Dice come onto the wheel that may be drafted, until there is a choice.
void fixChoice(Sketch &sketch);

// ---- cards, and what owners have

/// A card that lies open stays there, else with who has it, else with the first who hides it.
void fixCard(Sketch &sketch, Card card);
void fixSection(Sketch &sketch, int section);
void fixStarts(Sketch &sketch, int owner);
void fixDestinies(Sketch &sketch);
void fixHappiness(Sketch &sketch, int owner);
void fixStart(Sketch &sketch); ///< of the pyramid
void fixFaith(Sketch &sketch);
/// A card is no longer on the display, hidden, or held and discarded.
void takeFromDisplay(Position &position, Card card);
void takeFromSecrets(Position &position, Card card);
void takeFromHolders(Position &position, Card card);

} // namespace engine::tekhenu
