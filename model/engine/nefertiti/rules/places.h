// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/arrangement.h"
#include "model/engine/nefertiti/rules/position.h"

namespace engine::nefertiti {

/// Kinds of pieces, as indices into the table.
enum PieceSort : std::uint8_t {
    ServantPiece,   ///< with its owner
    GiftPiece,      ///< value: the kind from 1
    SealPiece,      ///< on an upper card, with a player, or not handed out
    DebenPiece,     ///< money in a Reserve or a purse
    TilePiece,      ///< Reserve tile: it covers a stall
    ClosedPiece,    ///< the Market Closed tile
    DiePiece,       ///< two
    CharacterPiece, ///< value: the character from 1; count: the pile
    DeckPiece,      ///< face down
    AmonPiece       ///< the Priest of Amon with his owner
};

/// Places: squares of all stalls, cards, then market by market the Reserve tile (left, right), the seal on the upper
/// card and the Market Closed tile; player by player Servants, purse, seals, dice, Priest of Amon and gifts; piles of
/// characters, deck, seals and dice that nobody has.
constexpr PlaceIndex squarePlace(int square) { return static_cast<PlaceIndex>(square); }
constexpr PlaceIndex cardPlace(int market, int place)
{
    return static_cast<PlaceIndex>(kSquares + kCardPlaces * market + place);
}
inline constexpr int kMarketPlaces = kSquares + kCardPlaces * kMarkets;
/// Places of a market and of a seat; `which` is one of SeatPlace.
constexpr PlaceIndex tilePlace(int market, int side)
{
    return static_cast<PlaceIndex>(kMarketPlaces + 4 * market + side);
}
constexpr PlaceIndex sealPlace(int market) { return static_cast<PlaceIndex>(kMarketPlaces + 4 * market + 2); }
constexpr PlaceIndex closedPlace(int market) { return static_cast<PlaceIndex>(kMarketPlaces + 4 * market + 3); }
inline constexpr int kSeatPlaces = kMarketPlaces + 4 * kMarkets;
/// The market of such a place, or `kNoMarket`.
constexpr int marketOfPlace(PlaceIndex place)
{
    return place >= kMarketPlaces && place < kSeatPlaces ? (place - kMarketPlaces) / 4 : kNoMarket;
}
/// What a seat has places for.
enum SeatPlace { FreePlace, PursePlace, OwnSealsPlace, DicePlace, AmonPlace, FirstGiftPlace };
inline constexpr int kPlacesOfSeat = FirstGiftPlace + kKinds;
/// A place of a seat.
constexpr PlaceIndex seatPlace(Seat seat, int which)
{
    return static_cast<PlaceIndex>(kSeatPlaces + kPlacesOfSeat * seat + which);
}
constexpr PlaceIndex giftPlace(Seat seat, int kind) { return seatPlace(seat, FirstGiftPlace + kind); }
inline constexpr int kCommonPlaces = kSeatPlaces + kPlacesOfSeat * kMostPlayers;
/// A pile of characters.
constexpr PlaceIndex characterPlace(int character) { return static_cast<PlaceIndex>(kCommonPlaces + character); }
inline constexpr PlaceIndex kDeckPlace = kCommonPlaces + kCharacters;
inline constexpr PlaceIndex kSupplyPlace = kDeckPlace + 1;
inline constexpr PlaceIndex kFreeDicePlace = kSupplyPlace + 1;
inline constexpr int kPlaces = kFreeDicePlace + 1;

/// Where the Reserve tile of a market lies; the left side before the stalls are drawn.
constexpr PlaceIndex tileOf(const Position &p, int market) { return tilePlace(market, p.side[market] == 0 ? 1 : 0); }

} // namespace engine::nefertiti
