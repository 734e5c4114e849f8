// SPDX-License-Identifier: GPL-3.0-or-later
// When a stall closes, and how its Servants are served.
#pragma once

#include "model/engine/core/fixed_list.h"
#include "model/engine/nefertiti/rules/position.h"

namespace engine::nefertiti {

/// The levels of a stall on which one of these squares lies, as bits; the lowest bit is the level at the top.
unsigned levelsOf(const Stall &stall, unsigned taken);
/// How far a stall has come with these squares taken: the largest connected group, levels, the fullest line, the sum of
/// bids; of dice the outcomes that close it (of 36, of 6). For `Servants`: their number.
int progressOf(const Stall &stall, unsigned taken);
/// The number of colours on the visible stall of a market.
int coloursIn(const Position &p, int market);
/// True if what stands on the visible stall of a market closes it by itself (N27); never by dice.
bool isFulfilled(const Position &p, int market);
/// True if these dice close Louqsor (N28); the second is 0 where one is rolled.
bool isHit(const Position &p, int one, int two);

using Queue = FixedList<std::uint8_t, kMostSquares>;
/// The Servants of a market in the order of service, from index `from` of the order of its stall on, as such indices.
Queue queueOf(const Position &p, int market, int from = 0);
/// The owner and bid of the Servant at that index of the order.
Seat ownerAt(const Position &p, int market, int index);
int bidAt(const Position &p, int market, int index);
bool canPayAt(const Position &p, int market, int index);
/// The index of the Servant who has to pay as highest bidder (N33), or -1 where nobody pays (N35).
int highestBidder(const Position &p, int market);

using Sets = FixedList<std::uint8_t, 8>;
/// Sets of cards that may be taken now, places as bits: of the highest bidder by his symbol (N33), else any one card.
Sets setsFor(const Position &p, int market, Symbol symbol, bool first);
/// The same for the Servant who is served now, who must be able to pay.
Sets setsNow(const Position &p);

} // namespace engine::nefertiti
