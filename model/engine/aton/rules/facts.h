// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "model/engine/core/action.h"
#include "model/engine/core/fact_list.h"
#include "model/engine/core/value.h"

namespace engine::aton {

/// The kinds of facts, with the meaning of the numbers a and b of each.
enum class FactId : std::uint8_t {
    Refilled, ///< the seat's discards became its pile; a: cards
    TurnedUp, ///< all eight cards are turned up (A8); a: red's, b: blue's, as the digits of a number, cartouche 1 first
    Compared, ///< red's and blue's figures for a topic: a red, b blue (cards, counters, squares)
    Points,   ///< the seat scores a points for the topic
    Order,    ///< the seat plays first; a: settled by cartouche 2, 1, or 0 by drawn cards, -1: all cards tie (A11)
    Removes,  ///< the seat's removal begins: a counters will be removed, b of them asked for; negative b: own
    Places,   ///< the seat's placing begins: a counters will be placed, b the card's value
    ToKingdom, ///< a removed counter of the seat went to the Kingdom of the Dead
    ToStock,   ///< a removed counter of the seat went to its stock, the Kingdom being full (A16)
    Surplus,   ///< a counters of the seat found no square: they went to the Kingdom, b stayed in the stock (A18)
    Scoring,   ///< the Kingdom is full: a scoring follows (A20)
    Scored,    ///< end of a scoring: a red's score, b blue's
    TakesBack, ///< the seat takes a counters back (A29)
    Emptied,   ///< the Kingdom is emptied into the stocks: a red's counters, b blue's
    NewRound,  ///< round a begins
    Won,       ///< the seat has won; a: the reason
    Drawn,     ///< the game is drawn
};

/// The subject of a fact, in the order in which a scoring goes through them.
enum class Topic : std::uint8_t { None, Cartouche1, Temple1, Temple2, Temple3, Temple4, Black, Bonus };

/// Its id in files; empty for None.
std::string_view topicName(Topic topic);

/// A fact in numbers; their meaning depends on the id.
struct Fact {
    FactId id;
    Seat seat;
    Topic topic;
    std::int16_t a;
    std::int16_t b;
};

/// Room for the facts of one action: a scoring and all around it are fewer than forty.
using Facts = FactList<Fact, 64>;

/// The fact as a message, with named fields.
Message describe(const Fact &fact);

} // namespace engine::aton
