// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/arrangement.h"
#include "model/engine/osiris/rules/position.h"

namespace engine::osiris {

/// Kinds of pieces, as indices into the table. Priests and followers have their colour (and rings) in their kind and
/// as their value a number from 1, which tells them apart where several lie on one place.
inline constexpr std::uint8_t kPriestKind = 0; ///< `priest-a0` …, twelve, in the order of towns
inline constexpr std::uint8_t kFollowerKind = kPriestKind + kPriests; ///< `follower-a` … `follower-d`
inline constexpr std::uint8_t kPowerKind = kFollowerKind + kColours;  ///< `power`: in a town, or as a blockade
inline constexpr std::uint8_t kGodKind = kPowerKind + 1;              ///< `god`: flat; its value is the god from 1

/// Places: the nodes of the board in their order, the temples, the places of the gods (under each priest, under the
/// tip), and the stock of followers of each colour.
constexpr PlaceIndex nodePlace(Node node) { return node; }
constexpr PlaceIndex templePlace(God god) { return static_cast<PlaceIndex>(kNodes + god); }
constexpr PlaceIndex godPlace(std::size_t index)
{
    return static_cast<PlaceIndex>(kNodes + kGods + static_cast<int>(index));
}
constexpr PlaceIndex stockPlace(int colour) { return static_cast<PlaceIndex>(kNodes + 2 * kGods + colour); }
inline constexpr int kPlaces = kNodes + 2 * kGods + kColours;

/// Places to highlight: those with power counters, those with the seat's priests, the spaces next to the tip, the
/// places of a colour that are not empty, the stocks of all colours in play.
std::vector<PlaceIndex> counterPlaces(const Position &position);
std::vector<PlaceIndex> priestPlaces(const Position &position, Seat seat);
std::vector<PlaceIndex> placesRoundTip();
std::vector<PlaceIndex> placesOfColour(const Position &position, int colour);
std::vector<PlaceIndex> stockPlaces(int seats);

/// Values of the pieces of priest 0 to 11 and of followers of colour 0 to 3.
constexpr std::uint8_t priestValue(int priest) { return static_cast<std::uint8_t>(priest + 1); }
constexpr std::uint8_t followerValue(int colour) { return static_cast<std::uint8_t>(colour + 1); }

/// Pieces as they lie on a place in a game with `seats` players; `number` is their count.
constexpr Piece priestPiece(int priest, int seats, PlaceIndex place)
{
    return {place, static_cast<std::uint8_t>(kPriestKind + priest), ownerOf(colourOf(priest), seats),
            priestValue(priest)};
}
constexpr Piece followerPieces(int colour, int seats, PlaceIndex place, int number)
{
    return {place, static_cast<std::uint8_t>(kFollowerKind + colour), ownerOf(colour, seats), followerValue(colour),
            static_cast<std::uint8_t>(number)};
}
constexpr Piece counterPieces(PlaceIndex place, int number)
{
    return {place, kPowerKind, kNobody, 0, static_cast<std::uint8_t>(number)};
}

} // namespace engine::osiris
