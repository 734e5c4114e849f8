// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "model/engine/core/action.h"
#include "model/engine/osiris/rules/board.h"

namespace engine::osiris {

inline constexpr int kFollowersOfColour = 5;    ///< O1
inline constexpr int kMostOfColourAtTemple = 3; ///< O8
inline constexpr int kCountersAtStart = 2;      ///< in each town in play (O8)

enum class Phase : std::uint8_t { Gods, Follower, Walk, Fight, Move, Over };
inline constexpr std::array kPhases{Phase::Gods, Phase::Follower, Phase::Walk, Phase::Fight, Phase::Move, Phase::Over};

/// Why a game ended: `tip` (O19), `blocked` (O20), `stuck` (O22).
enum class Reason : std::uint8_t { None, Tip, Blocked, Stuck };

/// Which god decides when a priest reaches the tip (O19).
enum class TipRule : std::uint8_t { Priest, Pyramid };

inline constexpr Node kAway = 255;      ///< where an absent colour's priests stand
inline constexpr God kNoGod = 254;      ///< under absent priests, and everywhere before the gods are dealt
inline constexpr God kUnknownGod = 255; ///< in a seat's view
inline constexpr std::uint8_t kNoPriest = 255;
inline constexpr std::size_t kUnderTip = kPriests; ///< index of the god under the tip in `gods` and `known`

/// The seat that owns a colour; with two players a owns a and c, b owns b and d (O9).
constexpr Seat ownerOf(int colour, int seats) { return static_cast<Seat>(seats == 2 ? colour % 2 : colour); }
/// False for colour 3 (d) with three players, which is out of the game (O9).
constexpr bool isPresent(int colour, int seats) { return seats != 3 || colour != 3; }
/// Number of colours and of towns that take part.
constexpr int coloursInPlay(int seats) { return seats == 3 ? 3 : kColours; }
constexpr int townsInPlay(int seats) { return 3 * coloursInPlay(seats); }
/// Power counters of the game (O2).
constexpr int countersOf(int seats) { return kCountersAtStart * townsInPlay(seats); }
/// The set of all seats of the game.
constexpr SeatSet allSeats(int seats) { return static_cast<SeatSet>((1U << static_cast<unsigned>(seats)) - 1U); }

/// Followers of the four colours at one temple, 0 to 3 each (O8), two bits a colour.
struct Followers {
    std::uint8_t bits = 0;

    /// The followers of a colour 0 to 3; `add` changes them, and the number must stay within 0 … 3 (not checked).
    constexpr int of(int colour) const { return (bits >> static_cast<unsigned>(2 * colour)) & 3; }
    constexpr void add(int colour, int n) { bits = static_cast<std::uint8_t>(bits + n * (1 << (2 * colour))); }
    /// All followers: the strength of the god of this temple (O15).
    constexpr int all() const { return of(0) + of(1) + of(2) + of(3); }
    friend constexpr bool operator==(Followers, Followers) = default;
};

/// A position of Osiris, or what one seat sees of it (`viewer`): there unknown gods are `kUnknownGod`. Which seats know
/// a god is public, because fights and swaps are (O23), and is part of every view.
struct Position {
    std::array<Node, kPriests> at{};           ///< where each priest stands
    std::array<std::uint8_t, kPriests> town{}; ///< counters in each home town, spent ones included until sown
    std::array<Followers, kGods> temples{};
    std::array<God, kGods> gods{};      ///< under each priest, and under the tip (`kUnderTip`)
    std::array<SeatSet, kGods> known{}; ///< seats that know that god; the owner's included
    Spaces blockades = 0;
    std::uint32_t turn = 0; ///< 0 in the set-up, then the number of the turn, from 1, over all players
    Phase phase = Phase::Gods;
    Seat actor = 0; ///< the seat that sets a follower or whose turn it is; the mover in Fight; 0 in Gods
    std::uint8_t seats = 4;
    TipRule tip = TipRule::Priest;
    std::uint8_t walker = kNoPriest; ///< the priest whose walk is under way; none before his first step
    std::uint8_t spent = 0;
    std::uint8_t left = 0;
    bool mayStop = false;            ///< straight after a won fight (O16)
    std::uint8_t winner = kNoPriest; ///< winning priest of the fight, in phase Fight only
    std::uint8_t loser = kNoPriest;
    std::uint8_t stuck = 0; ///< turns in a row, this one included, that began without a step (O22)
    Reason reason = Reason::None;
    Seat ender = kNobody; ///< who ended the game (O21)
    Seat viewer = kNobody;

    /// True if a blockade lies on that node.
    constexpr bool isBlocked(Node node) const { return isSpace(node) && (blockades & spaceBit(node)) != 0; }

    friend constexpr bool operator==(const Position &, const Position &) = default;
};

static_assert(sizeof(Position) <= 104);

} // namespace engine::osiris
