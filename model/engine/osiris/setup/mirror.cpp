// SPDX-License-Identifier: GPL-3.0-or-later
// The same position with the colours exchanged. A quarter turn of the board takes each home town to one of the next
// colour (O5): the ring of twelve towns repeats the four colours, and a face has three towns.
#include <algorithm>

#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/setup/hands.h"

namespace engine::osiris {

namespace {

constexpr std::string_view kFaces = "NESW";
constexpr int kTownsOfFace = kPriests / static_cast<int>(kFaces.size());

constexpr int nextColour(int colour) { return (colour + 1) % kColours; }
/// The priest whose home is a quarter turn counter-clockwise from this one's.
constexpr int turned(int priest) { return (priest + kPriests - kTownsOfFace) % kPriests; }

/// A space goes to the one of the same lane and index of the face before; itself where the board has none such.
constexpr Node turnedSpace(Node space)
{
    const std::string_view id = kSpaceRows[space].id;
    const char face = kFaces[(kFaces.find(id.front()) + kFaces.size() - 1) % kFaces.size()];
    for (Node to = 0; to < kTip; ++to) {
        if (kSpaceRows[to].id.front() == face && kSpaceRows[to].id.substr(1) == id.substr(1))
            return to;
    }
    return space;
}

/// The node to which each node is turned.
constexpr std::array<Node, kNodes> kTurnedNodes = [] {
    std::array<Node, kNodes> to{};
    for (Node node = 0; node < kTip; ++node)
        to[node] = turnedSpace(node);
    to[kTip] = kTip;
    for (int priest = 0; priest < kPriests; ++priest)
        to[townOf(priest)] = townOf(turned(priest));
    return to;
}();

/// True if the turned board is the same board with the next colours.
constexpr bool kTurns = [] {
    for (Node node = 0; node < kNodes; ++node) {
        for (const Edge &edge : kGraph[node]) {
            // Without edgeTo: with sanitizers GCC does not accept a comparison with null as a constant expression.
            const Edges &ways = kGraph[kTurnedNodes[node]];
            const bool isThere = std::any_of(ways.begin(), ways.end(), [&edge](const Edge &way) {
                return way.to == kTurnedNodes[edge.to] && way.cost == edge.cost && way.kind == edge.kind;
            });
            if (!isThere)
                return false;
        }
    }
    for (int priest = 0; priest < kPriests; ++priest) {
        if (colourOf(turned(priest)) != nextColour(colourOf(priest)))
            return false;
    }
    return true;
}();

class Mirror {
public:
    explicit Mirror(const Arrangement &arrangement) : m_from(arrangement), m_seats(m_from.seats()) {}

    /// Before the first turn the colours act in a fixed order (O8): there is a mirrored position only if all have set
    /// the same number of followers.
    bool isPossible() const
    {
        if (!kTurns || m_seats == 3)
            return false;
        bool even = true;
        for (int colour = 1; colour < kColours; ++colour)
            even = even && m_from.followersAtTemples(colour) == m_from.followersAtTemples(0);
        return even || !m_from.isSetUp();
    }

    Arrangement mirrored() const
    {
        Table table = m_from;
        for (Piece &piece : table.pieces())
            piece = turnedPiece(piece);
        for (const char *const name : {"walker", "winner", "loser"}) {
            const std::uint8_t priest = m_from.priest(name);
            if (priest != kNoPriest)
                table.set(name, priestName(turned(priest)));
        }
        turnSeat(table, "viewer");
        if (!m_from.isSetUp()) {
            turnSeat(table, "actor");
            turnNumber(table);
        }
        return table.arrangement();
    }

private:
    Seat next(Seat seat) const { return static_cast<Seat>(seat < m_seats ? (seat + 1) % m_seats : seat); }
    void turnSeat(Table &table, std::string_view name) const
    {
        const Seat seat = m_from.seat(name);
        if (seat != kNobody)
            table.set(name, seatName(next(seat)));
    }
    /// The next turn, but in the same round, so that going round all colours is no change (O10).
    void turnNumber(Table &table) const
    {
        const std::int64_t turn = m_from.number("turn") - 1;
        if (turn >= 0)
            table.set("turn", turn / m_seats * m_seats + (turn + 1) % m_seats + 1);
    }

    static PlaceIndex turnedPlace(PlaceIndex place)
    {
        if (place >= 0 && place < kNodes)
            return nodePlace(kTurnedNodes[place]);
        if (place >= godPlace(0) && place < godPlace(kUnderTip))
            return godPlace(static_cast<std::size_t>(turned(place - godPlace(0))));
        if (place >= stockPlace(0) && place < kPlaces)
            return stockPlace(nextColour(place - stockPlace(0)));
        return place;
    }

    Piece turnedPiece(Piece piece) const
    {
        piece.place = turnedPlace(piece.place);
        piece.owner = next(piece.owner);
        piece.known = mappedSeats(piece.known, [this](Seat seat) { return next(seat); });
        if (isPriestKind(piece.kind)) {
            piece.kind = static_cast<std::uint8_t>(kPriestKind + turned(piece.kind - kPriestKind));
            piece.value = priestValue(piece.kind - kPriestKind);
        } else if (isFollowerKind(piece.kind)) {
            piece.kind = static_cast<std::uint8_t>(kFollowerKind + nextColour(piece.kind - kFollowerKind));
            piece.value = followerValue(piece.kind - kFollowerKind);
        }
        return piece;
    }

    Table m_from;
    int m_seats;
};

} // namespace

std::optional<Arrangement> Osiris::mirrored(const Arrangement &arrangement)
{
    const Mirror mirror(arrangement);
    return mirror.isPossible() ? std::optional(mirror.mirrored()) : std::nullopt;
}

} // namespace engine::osiris
