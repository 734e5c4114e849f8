// SPDX-License-Identifier: GPL-3.0-or-later
// Positions for the tests of Aton: set up from a few words, played on by action texts, looked at as short texts.
#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <vector>

#include "model/engine/aton/aton.h"
#include "tests/model/engine/by_text.h"

namespace positions {

using namespace by_text;
using engine::aton::Aton;
using engine::aton::kAmun;
using engine::aton::kRed;
using engine::aton::Phase;
using engine::aton::Position;
using engine::aton::Side;

/// What belongs to one player, written as in the position text; empty rows stand for `-`. All cards that stand
/// nowhere else are in the draw pile.
struct SideSetup {
    int score = 0;
    int kingdom = 0;
    bool exchange = true;
    std::string hand = {};
    std::string known = {};
    std::string laid = {};
    std::string drawn = {};
    std::string bottom = {};
    std::string discard = {};   ///< cards in any order
    std::string exchanged = {}; ///< cards in any order
};

/// A position to be set up. Temples may be written shorter than their twelve squares.
struct Setup {
    std::array<std::string, 4> temples = {};
    std::string phase = "lay";
    std::string first = "-";
    SideSetup red = {};
    SideSetup blue = {};
    int round = 2;

    std::string text() const;
    /// The position; the text must be one that the engine reads.
    Position position() const;
};

/// `n` times the mark, for rows of counters and cards.
std::string times(int n, char mark);

/// All 36 cards but these, ascending.
std::string allBut(const std::string &cards);

/// A round of a game that begins with these cards.
Position dealt(const std::string &red, const std::string &blue);
/// A second round in which both are about to lay: the hands are the cards to be laid.
Setup beforeLaying(const std::string &red, const std::string &blue);
/// A second round in which a deal to red is due.
Position dealDue(const SideSetup &red);
/// The position of `beforeLaying` after both have laid these rows.
Position laid(Setup setup, const std::string &red, const std::string &blue);

/// The position of a text that must be right.
inline Position read(const std::string &text) { return position<Aton>(text); }
/// The action of a text that must be right.
inline Action action(const std::string &text) { return by_text::action<Aton>(text); }
/// The position after these actions, each of which must be legal.
inline Position play(const Position &position, const std::vector<std::string> &actions)
{
    return by_text::play<Aton>(position, actions, action);
}
/// Id of the reason for which the action is refused; empty if it is legal.
std::string illegalReason(const Position &position, const std::string &text);

/// All actions or outcomes possible now, sorted, divided by `, `.
std::string legal(const Position &position);
/// Squares that may be chosen now, sorted, divided by spaces.
std::string squares(const Position &position);
/// The facts that the action brings and that begin so, e.g. `points red cartouche-1 6`, divided by `, `.
std::string facts(const Position &position, const std::string &text, const std::string &beginning = {});
/// Cards as digits, ascending.
std::string cardsOf(engine::aton::Cards cards);
/// The four temples, as in the position text.
std::string temples(const Position &position);
/// `red:blue` of the scores, the stocks and the Kingdom.
std::string scores(const Position &position);
std::string stocks(const Position &position);
std::string kingdom(const Position &position);
/// What is to be done: the phase, with the acting seat and the figures that go with it, as in the position text.
std::string phase(const Position &position);
/// Winners and reason, e.g. `red temple-1`; empty while the game goes on.
std::string result(const Position &position);

} // namespace positions
