// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "model/engine/aton/rules/board.h"
#include "model/engine/aton/rules/cards.h"
#include "model/engine/core/action.h"

namespace engine::aton {

inline constexpr Seat kRed = 0;
inline constexpr Seat kAmun = 1; ///< the blue seat; `kBlue` is the set of blue squares
/// The opponent of a seat.
constexpr Seat otherSeat(Seat seat) { return static_cast<Seat>(1 - seat); }

/// Greatest number of a round, which is not counted further: so every text that is written can be read.
inline constexpr std::uint32_t kMostRound = 1'000'000'000;

enum class Phase : std::uint8_t { Deal, Lay, Draw, Remove, Place, Take, Over };
inline constexpr std::array kPhases{Phase::Deal,  Phase::Lay,  Phase::Draw, Phase::Remove,
                                    Phase::Place, Phase::Take, Phase::Over};

/// Why a game ended: ids `points` (A10), `temple-1` … `temple-4`, `yellow`, `green` (A19), `scoring` (A28).
enum class Reason : std::uint8_t { None, Points, Temple1, Temple2, Temple3, Temple4, Yellow, Green, Scoring };

/// The four cards laid at the cartouches 1 to 4; 0 where nothing lies or the card is not known.
struct Laid : FourFigures {
    /// The known cards among them.
    constexpr Cards cards() const
    {
        Cards sum;
        for (int cartouche = 1; cartouche <= 4; ++cartouche) {
            if (at(cartouche) != 0)
                sum = sum + Cards::one(at(cartouche));
        }
        return sum;
    }
    friend constexpr bool operator==(Laid, Laid) = default;
};

/// Everything that belongs to one player. The draw pile consists of `pile`, in an order that nobody knows, above the
/// known cards at the bottom (A11). In a view of the other seat, cards of unknown value are in the `unknown…` counts
/// and in no multiset.
struct Side {
    Squares squares = 0;       ///< squares that hold this player's counters
    OpenRow open;              ///< known cards at the bottom of the pile, and tie-break cards that lie open
    Cards pile = Cards::all(); ///< cards of the pile above the known ones
    Cards discard;             ///< discards whose values both know
    Cards exchanged;           ///< discards that lie face down for the other player until the next refill (A31)
    Cards hand;
    Cards known; ///< cards of the hand, or of the row not yet turned up, that the other player knows
    Laid laid;
    std::uint16_t score = 0;
    std::uint8_t dead = 0; ///< own counters in the Kingdom of the Dead
    std::uint8_t unknownPile = 0;
    std::uint8_t unknownExchanged = 0;
    std::uint8_t unknownHand = 0;
    bool hasLaid = false;
    bool exchangeOwned = true;

    /// Counters in the stock; cards in hand, draw pile and discard pile, known or not.
    constexpr int stock() const { return kCounters - count(squares) - dead; }
    constexpr int handSize() const { return hand.size() + unknownHand; }
    constexpr int pileSize() const { return pile.size() + unknownPile + open.bottomSize(); }
    constexpr int discardSize() const { return discard.size() + exchanged.size() + unknownExchanged; }

    friend constexpr bool operator==(const Side &, const Side &) = default;
};

/// A position of Aton, or what one seat sees of it (`viewer`).
struct Position {
    std::array<Side, 2> sides;
    std::uint32_t round = 1;
    FourFigures owed; ///< in Take: counters that still leave each temple (A29)
    Phase phase = Phase::Deal;
    Seat actor = kRed;        ///< whose deal, draw, removal, placement or take; red in Lay and Over
    std::uint8_t pending = 0; ///< removals, placements or takes still to be made
    std::uint8_t surplus = 0; ///< in Place: counters that will find no square (A18)
    Seat first = kNobody;     ///< who plays cartouches 2 to 4 first this round, once known
    Reason reason = Reason::None;
    Seat viewer = kNobody;

    /// Squares with a counter; counters in the Kingdom of the Dead.
    constexpr Squares occupied() const { return sides[0].squares | sides[1].squares; }
    constexpr int kingdom() const { return sides[0].dead + sides[1].dead; }
    /// True from the turning up of the cards (A8) until they are discarded (A20).
    constexpr bool cardsAreUp() const { return sides[0].hasLaid && sides[1].hasLaid; }

    friend constexpr bool operator==(const Position &, const Position &) = default;
};

static_assert(sizeof(Position) <= 128);

} // namespace engine::aton
