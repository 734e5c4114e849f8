// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the pieces of an arrangement.
#include <algorithm>

#include "model/engine/core/problem_list.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/setup/hands.h"

namespace engine::osiris {

namespace {

constexpr int kMostPieces = 255; // of one entry

bool isSpacePlace(PlaceIndex place) { return place >= 0 && place < nodePlace(kTip); }

bool isFollowerAtTemple(const Piece &piece, int colour)
{
    return piece.kind == kFollowerKind + colour && piece.place >= templePlace(0) && piece.place < godPlace(0);
}

/// Removes up to that many pieces for which `isWanted` is true, the last first; returns how many.
template <class IsWanted>
int takeLast(std::vector<Piece> &pieces, int number, IsWanted isWanted)
{
    int taken = 0;
    for (auto piece = pieces.rbegin(); piece != pieces.rend() && taken < number; ++piece) {
        if (!isWanted(*piece))
            continue;
        const int here = std::min<int>(number - taken, piece->count);
        piece->count = static_cast<std::uint8_t>(piece->count - here);
        taken += here;
    }
    std::erase_if(pieces, [&](const Piece &piece) { return piece.count == 0 && isWanted(piece); });
    return taken;
}

} // namespace

PlaceIndex Table::placeOfPriest(int priest) const
{
    for (const Piece &piece : m_all.pieces) {
        if (piece.kind == kPriestKind + priest)
            return piece.place;
    }
    return kNowhere;
}

std::uint8_t Table::priestOn(PlaceIndex place) const
{
    for (const Piece &piece : m_all.pieces) {
        if (piece.place == place && isPriestKind(piece.kind))
            return static_cast<std::uint8_t>(piece.kind - kPriestKind);
    }
    return kNoPriest;
}

void Table::movePriest(int priest, PlaceIndex to)
{
    for (Piece &piece : m_all.pieces) {
        if (piece.kind == kPriestKind + priest) {
            piece.place = to;
            return;
        }
    }
    m_all.pieces.push_back(priestPiece(priest, seats(), to));
}

int Table::counters(PlaceIndex place) const
{
    return countPieces(m_all.pieces,
                       [place](const Piece &piece) { return piece.place == place && piece.kind == kPowerKind; });
}

void Table::setCounters(PlaceIndex place, int number)
{
    std::erase_if(m_all.pieces,
                  [place](const Piece &piece) { return piece.place == place && piece.kind == kPowerKind; });
    if (number > 0) // under the priest of the town, as positions have it
        m_all.pieces.insert(m_all.pieces.begin(), counterPieces(place, std::min(number, kMostPieces)));
}

int Table::countersInAll() const
{
    return countPieces(m_all.pieces, [](const Piece &piece) {
        return piece.kind == kPowerKind && piece.place >= 0 && piece.place < kNodes && piece.place != nodePlace(kTip);
    });
}

void Table::balanceCounters(int right)
{
    for (int total = countersInAll(); total != right; total = countersInAll()) {
        const PlaceIndex place = total < right ? townToFill() : placeToEmpty();
        setCounters(place, counters(place) + (total < right ? 1 : -1));
    }
}

PlaceIndex Table::townToFill() const
{
    PlaceIndex poorest = kNowhere;
    for (int priest = 0; priest < kPriests; ++priest) {
        const PlaceIndex town = nodePlace(townOf(priest));
        if (isPresent(colourOf(priest), seats()) && priest != this->priest("walker")
            && (poorest == kNowhere || counters(town) < counters(poorest)))
            poorest = town;
    }
    return poorest;
}

/// The richest town, or where all others are empty the walker's, or a blockade.
PlaceIndex Table::placeToEmpty() const
{
    const std::uint8_t walker = priest("walker");
    PlaceIndex richest = kNowhere;
    for (int priest = 0; priest < kPriests; ++priest) {
        const PlaceIndex town = nodePlace(townOf(priest));
        if (priest != walker && counters(town) > (richest == kNowhere ? 0 : counters(richest)))
            richest = town;
    }
    if (richest == kNowhere && walker != kNoPriest && counters(nodePlace(townOf(walker))) > 0)
        richest = nodePlace(townOf(walker));
    for (PlaceIndex space = 0; richest == kNowhere && isSpacePlace(space); ++space)
        richest = counters(space) > 0 ? space : kNowhere;
    return richest;
}

bool Table::isTipClosed() const
{
    for (PlaceIndex space = 0; isSpacePlace(space); ++space) {
        if ((kRoundTip & spaceBit(static_cast<Node>(space))) != 0 && counters(space) == 0)
            return false;
    }
    return true;
}

int Table::followersAtTemples(int colour) const
{
    return countPieces(m_all.pieces, [colour](const Piece &piece) { return isFollowerAtTemple(piece, colour); });
}

void Table::followersBack(int colour, int left)
{
    const int surplus = followersAtTemples(colour) - left;
    if (surplus <= 0)
        return;
    addFollowers(colour, takeLast(m_all.pieces, surplus,
                                  [colour](const Piece &piece) { return isFollowerAtTemple(piece, colour); }));
}

void Table::addFollowers(int colour, int number)
{
    const auto kind = static_cast<std::uint8_t>(kFollowerKind + colour);
    const auto isInStock = [&](const Piece &piece) {
        return piece.kind == kind && piece.place == stockPlace(colour) && piece.count + number <= kMostPieces;
    };
    if (number < 0) {
        const int taken = takeLast(m_all.pieces, -number, [&](const Piece &piece) {
            return piece.kind == kind && piece.place == stockPlace(colour);
        });
        takeLast(m_all.pieces, -number - taken,
                 [&](const Piece &piece) { return piece.kind == kind && piece.place >= 0 && piece.place < kPlaces; });
        return;
    }
    const auto found = std::find_if(m_all.pieces.begin(), m_all.pieces.end(), isInStock);
    if (found != m_all.pieces.end())
        found->count = static_cast<std::uint8_t>(found->count + number);
    else if (number > 0)
        m_all.pieces.push_back(followerPieces(colour, seats(), stockPlace(colour), std::min(number, kMostPieces)));
}

void Table::removeColour(int colour)
{
    std::erase_if(m_all.pieces, [colour](const Piece &piece) {
        const int town = piece.place - nodePlace(kTowns);
        const int god = piece.place - godPlace(0);
        const auto isOfColour = [colour](int priest) {
            return priest >= 0 && priest < kPriests && colourOf(priest) == colour;
        };
        return colourOfKind(piece.kind) == colour || (piece.kind == kPowerKind && isOfColour(town))
               || (piece.kind == kGodKind && isOfColour(god));
    });
}

void Table::addColour(int colour)
{
    for (int priest = 0; priest < kPriests; ++priest) {
        if (colourOf(priest) != colour)
            continue;
        setCounters(nodePlace(townOf(priest)), kCountersAtStart);
        sendHome(priest);
    }
    addFollowers(colour, kFollowersOfColour);
}

Piece *Table::godAt(std::size_t index)
{
    const auto found = std::find_if(m_all.pieces.begin(), m_all.pieces.end(), [index](const Piece &piece) {
        return piece.kind == kGodKind && piece.place == godPlace(index);
    });
    return found == m_all.pieces.end() ? nullptr : &*found;
}

void Table::removeGods()
{
    std::erase_if(m_all.pieces, [](const Piece &piece) { return piece.kind == kGodKind; });
}

std::vector<God> Table::missingGods() const
{
    std::vector<God> missing;
    for (God god = 0; god < kGods; ++god) {
        const bool isThere = std::any_of(m_all.pieces.begin(), m_all.pieces.end(), [god](const Piece &piece) {
            return piece.kind == kGodKind && piece.value == god + 1;
        });
        if (!isThere)
            missing.push_back(god);
    }
    return missing;
}

void Table::layMissingGods()
{
    const std::vector<God> missing = missingGods();
    auto next = missing.begin();
    for (std::size_t i = 0; i < kGods && next != missing.end(); ++i) {
        const bool isHere = i == kUnderTip || isPresent(colourOf(static_cast<int>(i)), seats());
        if (isHere && !godAt(i))
            m_all.pieces.push_back(
                {godPlace(i), kGodKind, kNobody, static_cast<std::uint8_t>(*next++ + 1), 1, false, mustKnow(i)});
    }
}

SeatSet Table::mustKnow(std::size_t index) const
{
    if (phase() == Phase::Over && deciding() == index)
        return allSeats(seats());
    return index == kUnderTip ? SeatSet{0} : seatBit(ownerOfPriest(static_cast<int>(index)));
}

void Table::setKnown(std::size_t index, SeatSet known)
{
    for (Piece &piece : m_all.pieces) {
        if (piece.kind == kGodKind && piece.place == godPlace(index))
            piece.known = known;
    }
}

std::optional<std::size_t> Table::deciding() const
{
    const std::string &underPriest = Osiris::options().front().choices[static_cast<std::size_t>(TipRule::Priest)];
    if (text("reason") != reasonName(Reason::Tip) || text("tip") != underPriest)
        return kUnderTip;
    const std::uint8_t priest = priestOn(nodePlace(kTip));
    return priest == kNoPriest ? std::nullopt : std::optional<std::size_t>(priest);
}

} // namespace engine::osiris
