// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of Tekhenu for tests, and actions written as in files.
#pragma once

#include <bit>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "model/engine/tekhenu/rules/run.h"
#include "tests/model/engine/by_text.h"

namespace tekhenu {

using namespace engine::tekhenu;
using namespace std::string_literals;
using namespace by_text;
using engine::Value;

/// A position on which actions are carried out, with the facts of the last one.
struct Play {
    Position p;
    Facts facts;
    std::vector<std::string> wrong = {};

    /// Does them one after the other; false at the first that is not legal (`wrong` then has it).
    bool does(std::initializer_list<std::string_view> actions);
    /// What may be done now, sorted.
    std::vector<std::string> legal() const;
    /// True if that is legal now.
    bool may(std::string_view action) const;
    /// Points of a topic among the facts of the last action.
    int scored(std::string_view topic, int owner = 0) const;
    /// The phase, and an owner.
    std::string_view phase() const { return phaseName(p); }
    Holdings &of(int owner) { return p.of(owner); }
    /// Draws at random until a seat is to act or the game is over.
    void drawAll(unsigned seed = 1);
};

/// The first turn of seat a in round 1, nothing on the board: sunny is Ra, gods of positions 1 to 6 in the order of the
/// segments, turn order a b c d, no cards in hand, no goods. A solo game has the bot's pieces of its level taken away.
Play table(int seats, std::initializer_list<std::pair<std::string, std::string>> options = {});
/// Only these dice lie on the wheel: segment and die in turns.
void setDice(Play &play, std::initializer_list<std::string_view> dice);
/// A site by its name, a field by its name.
std::size_t site(std::string_view name);
std::size_t field(std::string_view name);
/// A pillar of an owner stands on a tile there.
void setPillar(Play &play, std::string_view fieldName, int owner, int tile, int turn = 0);
/// A building or statue of an owner stands at a site.
void setSite(Play &play, std::string_view siteName, int owner);
/// Cards in hand.
void give(Play &play, int owner, std::initializer_list<std::string_view> cards);
/// The beginning of the game of that number: seats, levels and options take turns.
Position startOf(int number);
/// One action at random, of whoever is to act; returns it.
Action advance(Position &p, Random &random);
/// Shows each position of a random game but its last one, which it returns.
template <class See>
Position playedOut(Position p, Random &random, See see)
{
    for (; p.depth > 0; advance(p, random))
        see(p);
    return p;
}
/// The first position of random games, from that number on, that is as wanted.
template <class Is>
Position found(int number, Is isWanted)
{
    for (Random random(7);; ++number) {
        for (Position p = startOf(number); p.depth > 0; advance(p, random)) {
            if (isWanted(p))
                return p;
        }
    }
}

} // namespace tekhenu
