// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "model/engine/core/arrangement.h"
#include "model/engine/osiris/rules/places.h"

namespace engine::osiris {

/// True if a piece may lie so in a game of that many players, whatever else lies there: its place, owner, number and
/// face. Says nothing about colours that do not take part.
bool mayLie(const Piece &piece, int seats);
/// The colour of a priest or follower of that kind, or -1.
int colourOfKind(int kind);
constexpr bool isPriestKind(int kind) { return kind < kFollowerKind; }
constexpr bool isFollowerKind(int kind) { return kind >= kFollowerKind && kind < kPowerKind; }

/// An arrangement while hands are at it, which need not be a position: reads and changes it. Fields that are missing
/// or wrong read as their neutral value.
class Table {
public:
    explicit Table(Arrangement arrangement) : m_all(std::move(arrangement)) {}

    const Arrangement &arrangement() const { return m_all; }
    const std::vector<Piece> &pieces() const { return m_all.pieces; }
    std::vector<Piece> &pieces() { return m_all.pieces; }

    // ---- fields
    const Value *field(std::string_view name) const { return findMember(m_all.fields, name); }
    std::string_view text(std::string_view name) const { return textIn(m_all.fields, name); }
    std::int64_t number(std::string_view name) const { return numberIn(m_all.fields, name); }
    void set(std::string_view name, const Value &value) { setMember(m_all.fields, name, value); }
    /// They hold what means nothing.
    void clear(std::initializer_list<std::string_view> names);
    /// 2 to 4.
    int seats() const;
    /// Walk where the field says none.
    Phase phase() const;
    bool isPhase(std::initializer_list<Phase> phases) const;
    /// True before the first turn.
    bool isSetUp() const { return isPhase({Phase::Gods, Phase::Follower}); }
    /// A seat of the game, or `kNobody`.
    Seat seat(std::string_view name) const;
    /// A priest who takes part, or `kNoPriest`.
    std::uint8_t priest(std::string_view name) const;
    Seat ownerOfPriest(int priest) const { return ownerOf(colourOf(priest), seats()); }

    /// Clears what belongs to another phase, and says in which way a game that is over has ended.
    void tidy();
    /// The turn gets the number nearest to it at which it is the actor's (O10); 0 in the set-up.
    void fitTurn();
    /// In phase Follower: whose follower is next (O8).
    void fitActor();
    /// The walk has not begun; a fight and an end are taken back.
    void beginWalk();

    // ---- pieces
    /// Where a priest stands first, or `kNowhere`.
    PlaceIndex placeOfPriest(int priest) const;
    /// The first priest on a node, or `kNoPriest`.
    std::uint8_t priestOn(PlaceIndex place) const;
    void movePriest(int priest, PlaceIndex to);
    void sendHome(int priest) { movePriest(priest, nodePlace(townOf(priest))); }
    /// Power counters on a node, and a new number of them (at most 255).
    int counters(PlaceIndex place) const;
    void setCounters(PlaceIndex place, int number);
    /// Power counters in all towns and as blockades.
    int countersInAll() const;
    /// Counters come to the poorest towns or go from the richest ones, the walker's last, until there are so many.
    void balanceCounters(int right);
    bool isTipClosed() const;
    int followersAtTemples(int colour) const;
    /// Followers leave temples, the last ones first, until so many are left there; they go to the stock.
    void followersBack(int colour, int left);
    /// Lays so many followers of the colour in its stock, or takes as many away, from the stock first.
    void addFollowers(int colour, int number);
    /// All that belongs to a colour leaves the table, or comes to it as at the start (O8), without gods.
    void removeColour(int colour);
    void addColour(int colour);

    // ---- gods
    /// The first god piece there, or null.
    Piece *godAt(std::size_t index);
    /// Gods that lie nowhere, in their order.
    std::vector<God> missingGods() const;
    /// Lays them where a god should lie and none does.
    void layMissingGods();
    /// The seats that must know the god there: its owner, or all if it decides a game that is over.
    SeatSet mustKnow(std::size_t index) const;
    void setKnown(std::size_t index, SeatSet known);
    /// Where the god lies that decides a game that is over; nothing where nobody stands on the tip as he should.
    std::optional<std::size_t> deciding() const;

private:
    Reason likelyReason() const;
    PlaceIndex townToFill() const;
    PlaceIndex placeToEmpty() const;

    Arrangement m_all;
};

} // namespace engine::osiris
