// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/fact_list.h"
#include "model/engine/core/value.h"
#include "model/engine/nefertiti/rules/position.h"

namespace engine::nefertiti {

/// The kinds of facts. Behind each stands its id in files and the fields that it carries.
enum class FactId : std::uint8_t {
    Turn,      ///< `turn`: seat, number
    Coin,      ///< `coin`: seat, market, for (`first`, `symbol`, `treasurer`, `alms`), money (N20, N24, N48)
    Missed,    ///< `missed`: seat (N29)
    Closed,    ///< `closed`: market, for (`condition`, `roll`, `designated`)
    Unable,    ///< `unable`: seat, place (N34)
    Paid,      ///< `paid`: seat, market, money (N33, N36)
    Half,      ///< `half`: seat, market, money (N35, N36)
    Card,      ///< `card`: seat, place, gift
    Seal,      ///< `seal`: seat (N38)
    Swapped,   ///< `swapped`: seat, with, gave, took, money (N42)
    Discarded, ///< `discarded`: seat, gift
    Opened,    ///< `opened`: market (N39)
    Akhenaton, ///< `akhenaton` (N50)
    Points,    ///< `points`: seat, for (a character, `gift-KIND`, `seals`, `amon`), points
    Won        ///< `won`: winner (a list), reason, n (points)
};

/// What a coin, a closing or points are for; those from Gift on stand for a kind of gift each.
enum Topic : std::uint8_t {
    First,
    SymbolCoin,
    TreasurerCoin,
    Alms,
    Condition,
    Rolled,
    Designated,
    VizierPoints,
    RoyalServantPoints,
    ScribePoints,
    SealPoints,
    AmonPoints,
    GiftPoints
};

/// A fact in numbers; which member means what depends on the id.
struct Fact {
    FactId id = FactId::Turn;
    Seat seat = kNobody; ///< of Won a set of seats
    Seat other = kNobody;
    std::uint8_t topic = First;
    std::uint8_t market = 0;
    std::uint8_t place = 0; ///< of a card 0 to 3, else a square of the visible stall, among all squares
    std::uint8_t gift = 0;
    std::uint8_t taken = 0; ///< of a swap
    std::uint16_t n = 0;

    friend constexpr bool operator==(const Fact &, const Fact &) = default;
};

/// A settlement with all Servants, five alms, or the final scoring.
using Facts = FactList<Fact, 128>;

/// The fact as a message, with the id and fields listed at FactId.
Message describe(const Fact &fact);

} // namespace engine::nefertiti
