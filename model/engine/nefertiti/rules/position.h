// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "model/engine/core/action.h"
#include "model/engine/nefertiti/rules/board.h"

namespace engine::nefertiti {

/// What is next.
enum class Phase : std::uint8_t { Stalls, Draw, Turn, Swap, Discard, Roll, Settle, Reroll, Over };
inline constexpr int kPhases = 9;

inline constexpr std::uint8_t kNoMarket = 255;
inline constexpr std::uint8_t kUndrawn = 2; ///< side of a market before the stalls are drawn (N10)

/// A position of Nefertiti. Nothing is hidden but the order of the deck, which it does not hold (N58): a view differs
/// in its `viewer` only. All members are bytes or pairs of bytes without gaps.
struct Position {
    std::uint16_t turn = 0; ///< 0 in the set-up, then from 1
    std::array<std::uint16_t, kMostPlayers> score{};
    std::uint8_t seats = 4;
    Seat viewer = kNobody;
    bool fixedStalls = false; ///< the option of N10
    Phase phase = Phase::Stalls;
    Seat current = 0;                      ///< whose turn it is
    std::uint8_t left = 0;                 ///< Servant steps not finished
    std::uint8_t recruited = kNoCharacter; ///< in this turn
    std::uint8_t passes = 0;               ///< turns in a row that were only a pass (N24)
    Seat swapped = kNobody;                ///< phase Swap: the opponent of the first swap
    SeatSet choosing = 0;                  ///< phase Discard: the seats still to choose
    std::uint8_t owners = 0;               ///< phase Discard: owners of senet before the discards
    std::uint8_t filling = kNoMarket;      ///< phase Draw
    std::uint8_t settling = kNoMarket;     ///< phase Settle
    std::uint8_t next = 0;                 ///< phase Settle: who is served, as an index into the order of the stall
    bool first = false;                    ///< phase Settle: he is the highest bidder (N33)
    std::uint8_t open = 0;                 ///< a bit a market
    std::uint8_t closed = kNoMarket;       ///< where the Market Closed tile lies
    std::uint8_t sealed = 0;               ///< a bit a market: a seal lies on its upper card
    std::uint8_t supply = 0;               ///< seals not handed out
    std::array<std::uint8_t, kMarkets> side{kUndrawn, kUndrawn, kUndrawn, kUndrawn}; ///< visible stall, 0 left, 1 right
    std::array<std::uint8_t, kMarkets> reserve{};
    std::array<std::array<std::uint8_t, kCardPlaces>, kMarkets> cards{};  ///< kind + 1; 0: none
    std::array<std::array<std::uint8_t, kMostSquares>, kMarkets> stand{}; ///< on the visible stall: seat + 1; 0: none
    std::array<std::uint8_t, kMostPlayers> free{};                        ///< Servants
    std::array<std::uint8_t, kMostPlayers> money{};
    std::array<std::uint8_t, kMostPlayers> seals{};
    std::array<std::array<std::uint8_t, kKinds>, kMostPlayers> gifts{};
    std::array<std::uint8_t, kCharacters> characters{}; ///< cards left
    Seat amon = kNobody;                                ///< owner of the Priest of Amon
    Seat dice = kNobody;                                ///< who has the dice
    bool fresh = false;                                 ///< a placement of this turn brought them
    bool akhenaton = false;                             ///< he is still in the deck
    std::array<std::uint8_t, kKinds> deck{};            ///< gifts in it

    friend bool operator==(const Position &, const Position &) = default;
};
static_assert(sizeof(Position) <= 256 && std::has_unique_object_representations_v<Position>);

/// A small number as an index.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
/// The bit of a market in a set, and whether it is open.
constexpr std::uint8_t marketBit(int market) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(market)); }
constexpr bool isOpen(const Position &p, int market) { return (p.open & marketBit(market)) != 0; }
/// The number of the visible stall of a market, which must have been drawn.
constexpr int visibleStall(const Position &p, int market) { return stallNumber(market, p.side[market]); }
/// Who stands on a square of the visible stall, or `kNobody`.
constexpr Seat standing(const Position &p, int market, int square)
{
    const std::uint8_t who = p.stand[market][square];
    return who == 0 ? kNobody : static_cast<Seat>(who - 1);
}
/// The card on a place, a kind, or -1.
constexpr int cardAt(const Position &p, int market, int place) { return p.cards[market][place] - 1; }
/// Places with a card, as bits.
constexpr unsigned cardsIn(const Position &p, int market)
{
    unsigned bits = 0;
    for (int place = 0; place < kCardPlaces; ++place)
        bits |= cardAt(p, market, place) >= 0 ? 1U << static_cast<unsigned>(place) : 0U;
    return bits;
}
/// Squares with a Servant, as bits.
constexpr unsigned takenIn(const Position &p, int market)
{
    unsigned bits = 0;
    for (int i = 0; i < kMostSquares; ++i)
        bits |= standing(p, market, i) != kNobody ? 1U << static_cast<unsigned>(i) : 0U;
    return bits;
}
/// The Servants of a market go back to their owners.
constexpr void sendHome(Position &p, int market)
{
    for (std::uint8_t &who : p.stand[market]) {
        if (who != 0)
            ++p.free[who - 1U];
        who = 0;
    }
}
/// Gifts of a kind that a seat holds.
constexpr int held(const Position &p, Seat seat, int kind) { return p.gifts[seat][kind]; }
/// Gifts of a type that a seat holds.
constexpr int heldOfType(const Position &p, Seat seat, int type)
{
    const int kind = kindOfType(type);
    return held(p, seat, kind) + (kind == kSenet ? held(p, seat, kDouble) : 0);
}
/// True if the seat has a choice which of its Senets to discard.
constexpr bool hasBothSenets(const Position &p, Seat seat)
{
    return held(p, seat, kSenet) > 0 && held(p, seat, kDouble) > 0;
}
/// Players who hold a gift of the type.
constexpr int ownersOf(const Position &p, int type)
{
    int owners = 0;
    for (Seat seat = 0; seat < p.seats; ++seat)
        owners += heldOfType(p, seat, type) > 0 ? 1 : 0;
    return owners;
}
/// Value of a kind with so many owners of its type, and now (N3).
constexpr int valueWith(int kind, int owners) { return giftOf(kind).values[std::max(owners, 1) - 1]; }
constexpr int valueOf(const Position &p, int kind) { return valueWith(kind, ownersOf(p, giftOf(kind).type)); }
/// Cards of the deck, Akhenaton included.
constexpr int deckSize(const Position &p)
{
    int all = p.akhenaton ? 1 : 0;
    for (const std::uint8_t gifts : p.deck)
        all += gifts;
    return all;
}
/// Half of a Reserve, rounded up (N36).
constexpr int halfOf(const Position &p, int market) { return (p.reserve[market] + 1) / 2; }

} // namespace engine::nefertiti
