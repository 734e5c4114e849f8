// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "model/engine/core/arrangement.h"
#include "model/engine/osiris/rules/places.h"

namespace engine::osiris {

/// True if a piece may lie so in a game of `seats` players, whatever else lies there: checks place, owner, number and
/// face, but not whether its colour takes part.
bool mayLie(const Piece &piece, int seats);
/// The colour of a kind of priest or follower, or -1.
int colourOfKind(int kind);
constexpr bool isPriestKind(int kind) { return kind < kFollowerKind; }
constexpr bool isFollowerKind(int kind) { return kind >= kFollowerKind && kind < kPowerKind; }

/// Reads and changes an arrangement that need not be a position. Missing or invalid fields read as their neutral value.
class Table {
public:
    /// Takes a copy of the arrangement.
    explicit Table(Arrangement arrangement) : m_all(std::move(arrangement)) {}

    /// The arrangement as it stands, and its pieces.
    const Arrangement &arrangement() const { return m_all; }
    const std::vector<Piece> &pieces() const { return m_all.pieces; }
    std::vector<Piece> &pieces() { return m_all.pieces; }

    // ---- fields
    /// A field as it is: null, empty or 0 if missing or of another type. `set` adds it if missing.
    const Value *field(std::string_view name) const { return findMember(m_all.fields, name); }
    std::string_view text(std::string_view name) const { return textIn(m_all.fields, name); }
    std::int64_t number(std::string_view name) const { return numberIn(m_all.fields, name); }
    void set(std::string_view name, const Value &value) { setMember(m_all.fields, name, value); }
    /// Sets the fields to their neutral values.
    void clear(std::initializer_list<std::string_view> names);
    /// Number of players, 2 to 4.
    int seats() const;
    /// The phase; Walk if the field is invalid.
    Phase phase() const;
    bool isPhase(std::initializer_list<Phase> phases) const;
    /// True before the first turn.
    bool isSetUp() const { return isPhase({Phase::Gods, Phase::Follower}); }
    /// A seat of the game, or `kNobody`.
    Seat seat(std::string_view name) const;
    /// A priest who takes part, or `kNoPriest`.
    std::uint8_t priest(std::string_view name) const;
    Seat ownerOfPriest(int priest) const { return ownerOf(colourOf(priest), seats()); }

    /// Clears the fields of other phases, and sets the reason of a game that is over.
    void tidy();
    /// Sets the turn to the nearest number at which it is the actor's (O10); 0 in the set-up.
    void fitTurn();
    /// In phase Follower: sets the actor to the seat whose follower is next (O8).
    void fitActor();
    /// Back to the beginning of a walk: clears walk, fight and end.
    void beginWalk();

    // ---- pieces
    /// Where the priest stands (the first piece, if there are several), or `kNowhere`.
    PlaceIndex placeOfPriest(int priest) const;
    /// The first priest on a node, or `kNoPriest`.
    std::uint8_t priestOn(PlaceIndex place) const;
    void movePriest(int priest, PlaceIndex to);
    void sendHome(int priest) { movePriest(priest, nodePlace(townOf(priest))); }
    /// Number of power counters on a node; `setCounters` changes it (at most 255).
    int counters(PlaceIndex place) const;
    void setCounters(PlaceIndex place, int number);
    /// Power counters in all towns and as blockades.
    int countersInAll() const;
    /// Adds counters to the poorest towns, or takes them from the richest ones (the walker's last), until there are
    /// `right`.
    void balanceCounters(int right);
    bool isTipClosed() const;
    int followersAtTemples(int colour) const;
    /// Takes followers from temples to the stock, from the last temples first, until `left` remain there.
    void followersBack(int colour, int left);
    /// Adds `number` followers of the colour to its stock; if negative, removes as many, from the stock first.
    void addFollowers(int colour, int number);
    /// Removes all pieces of a colour, or adds them as at the start (O8); gods excepted.
    void removeColour(int colour);
    void addColour(int colour);

    // ---- gods
    /// The first god at that index of `Position::gods`, or null.
    Piece *godAt(std::size_t index);
    /// Removes all of them.
    void removeGods();
    /// Gods that lie nowhere, ascending.
    std::vector<God> missingGods() const;
    /// Lays them where a god is missing.
    void layMissingGods();
    /// The seats that have to know the god there: its owner; all if it decides a game that is over.
    SeatSet mustKnow(std::size_t index) const;
    void setKnown(std::size_t index, SeatSet known);
    /// Index of the god that decides a game that is over; nothing if that depends on a priest on the tip and none
    /// stands there.
    std::optional<std::size_t> deciding() const;

private:
    Reason likelyReason() const;
    PlaceIndex townToFill() const;
    PlaceIndex placeToEmpty() const;

    Arrangement m_all;
};

/// The fix by that function of a table, or function with the table as its first argument.
template <class Function, class... Arguments>
Fix fixBy(Function function, Arguments... arguments)
{
    return [=](Arrangement &arrangement) {
        Table table(std::move(arrangement));
        std::invoke(function, table, arguments...);
        arrangement = table.arrangement();
    };
}

} // namespace engine::osiris
