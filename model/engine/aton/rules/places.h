// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/aton/rules/position.h"
#include "model/engine/core/arrangement.h"

namespace engine::aton {

/// Indices into the table of places, in the order of table.cpp.
constexpr PlaceIndex squarePlace(int square) { return static_cast<PlaceIndex>(square); }
constexpr PlaceIndex deadPlace(int i) { return static_cast<PlaceIndex>(kSquares + i); }          // i 0 … 7
constexpr PlaceIndex scorePlace(int n) { return static_cast<PlaceIndex>(kSquares + 8 + n - 1); } // n 1 … 40

/// The places of a set of squares, ascending.
inline std::vector<PlaceIndex> squarePlaces(Squares squares)
{
    std::vector<PlaceIndex> places;
    for (; squares != 0; squares &= squares - 1)
        places.push_back(squarePlace(std::countr_zero(squares)));
    return places;
}

/// Places of which each seat has its own.
enum class Own : int { Cartouche1, Cartouche2, Cartouche3, Cartouche4, Hand, Stock, Pile, Discard, Drawn, Exchange };
inline constexpr int kOwnPlaces = 10;
/// A place of a seat; its cartouche 1 to 4.
constexpr PlaceIndex ownPlace(Seat seat, Own which)
{
    return static_cast<PlaceIndex>(kSquares + 8 + 40 + seat * kOwnPlaces + static_cast<int>(which));
}
constexpr PlaceIndex cartouchePlace(Seat seat, int cartouche)
{
    return static_cast<PlaceIndex>(ownPlace(seat, Own::Cartouche1) + cartouche - 1);
}
inline constexpr int kPlaces = kSquares + 8 + 40 + 2 * kOwnPlaces;

enum Kind : std::uint8_t { kCounter, kCard, kExchange, kMarker };

/// `count` equal pieces on a place. The face of a card that lies face down is known to its owner.
constexpr Piece pieceOn(PlaceIndex place, Kind kind, Seat owner, int value = 0, int count = 1, bool faceUp = true)
{
    return {place,
            kind,
            owner,
            static_cast<std::uint8_t>(value),
            static_cast<std::uint8_t>(count),
            faceUp,
            faceUp ? SeatSet{} : seatBit(owner)};
}
/// Turns a piece face up or down; `known` follows.
constexpr void turn(Piece &piece, bool faceUp)
{
    piece.faceUp = faceUp;
    piece.known = faceUp ? SeatSet{} : seatBit(piece.owner);
}

} // namespace engine::aton
