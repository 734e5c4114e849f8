// SPDX-License-Identifier: GPL-3.0-or-later
// The printed material as tables: gifts and their values, stalls, characters (N1 to N8, N15). Another printed board
// replaces the rows.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "model/engine/core/action.h"

namespace engine::nefertiti {

inline constexpr int kMostPlayers = 5;
inline constexpr int kMarkets = 4;
inline constexpr std::array<std::string_view, kMarkets> kMarketNames{"gizeh", "akhet-aton", "abou-simbel", "louqsor"};
inline constexpr int kLouqsor = 3;
inline constexpr int kCardPlaces = 4; ///< of a market: upper, then lower 1, 2, 3
inline constexpr int kUpper = 0;
inline constexpr int kSeals = 12;
inline constexpr int kDiceSides = 6;

// ---- gifts (N3)

/// A kind of gift; `senet` and `double` are one type.
struct GiftRow {
    std::string_view id;
    char letter; ///< in the text of a position
    int type;
    int cards;
    std::array<int, kMostPlayers> values; ///< by the number of owners of the type, from 1
};
inline constexpr std::array kGifts{
    GiftRow{"senet", 's', 0, 5, {6, 5, 4, 3, 2}},      GiftRow{"double", 'd', 0, 3, {12, 10, 8, 6, 4}},
    GiftRow{"harp", 'h', 1, 8, {9, 7, 5, 4, 3}},       GiftRow{"chair", 'c', 2, 8, {9, 7, 5, 4, 3}},
    GiftRow{"mirror", 'm', 3, 6, {11, 9, 7, 5, 4}},    GiftRow{"statuette", 't', 4, 6, {11, 9, 7, 5, 4}},
    GiftRow{"necklace", 'n', 5, 5, {14, 11, 8, 6, 5}}, GiftRow{"gold", 'g', 6, 5, {14, 11, 8, 6, 5}}};
inline constexpr int kKinds = static_cast<int>(kGifts.size());
inline constexpr int kSenet = 0;
inline constexpr int kDouble = 1;
inline constexpr int kTypes = kGifts.back().type + 1;
inline constexpr int kGiftCards = [] {
    int all = 0;
    for (const GiftRow &gift : kGifts)
        all += gift.cards;
    return all;
}();
/// Akhenaton among what can be drawn, and among the last cards of the deck (N13).
inline constexpr int kAkhenaton = kKinds;
inline constexpr int kLastCards = 5;

/// The row of a kind.
constexpr const GiftRow &giftOf(int kind) { return kGifts[kind]; }
/// The first kind of a type; only senet has a second one, which follows it.
constexpr int kindOfType(int type) { return type == giftOf(kSenet).type ? kSenet : type + 1; }

// ---- stalls (N5, N6, N27)

/// What a square has beside its bid, and how a stall closes.
enum class Symbol : std::uint8_t { None, Single, Deben, Extra };
enum class Closing : std::uint8_t { Connected, Servants, Levels, Line, Sum, TwoDice, OneDie };

/// A bid square.
struct Square {
    std::uint8_t bid = 0;
    char letter = 0; ///< where the bid occurs more than once, else 0
    Symbol symbol = Symbol::None;
    std::uint8_t row = 0;
    std::uint8_t column = 0;
};

inline constexpr int kMostSquares = 10;
inline constexpr int kMostRows = 4;
inline constexpr int kStalls = 2 * kMarkets;

/// A stall as it is printed: rows from the top, separated by `/`; a square is its bid, a letter where needed, and the
/// symbol s, d or x.
struct StallRow {
    Closing closing;
    std::array<std::uint8_t, 3> goals; ///< numbers that close it, the last one and more; Servants: colours, Servants
    std::string_view squares;
};
inline constexpr std::array<StallRow, kStalls> kStallRows{{
    {Closing::Connected, {4, 4, 4}, "0s 1s 2/3d 4 5d/6 7 8x"},
    {Closing::Servants, {3, 4, 4}, "1s 2s 3d 4/5 6 7 8x"},
    {Closing::Levels, {4, 4, 4}, "0s/1s 2s/3 4d 5/6 7 8 9x"},
    {Closing::Line, {3, 3, 3}, "0s 1s 2/3 4d 5/6 7 8x"},
    {Closing::Sum, {11, 14, 17}, "1as 1bs 1cs/2ad 2b/5a 5b/7 8x"},
    {Closing::Sum, {17, 17, 17}, "1as 1bs/2a 2bd/3a 3b/6 7 12x"},
    {Closing::TwoDice, {2, 2, 2}, "1s 2d 3 4 5d 6 7 8x"},
    {Closing::OneDie, {1, 1, 1}, "0s 1s 2 3 4d 5 6 7 8x"},
}};

/// A stall made ready: its squares, and the order in which Servants are served (N7).
struct Stall {
    Closing closing = Closing::Connected;
    std::array<std::uint8_t, 3> goals{};
    int first = 0; ///< number of its first square among all squares
    int count = 0;
    std::array<Square, kMostSquares> squares{};
    std::array<std::uint8_t, kMostSquares> order{};
};

inline constexpr std::array<Stall, kStalls> kAllStalls = [] {
    std::array<Stall, kStalls> stalls{};
    int all = 0;
    for (std::size_t s = 0; s < stalls.size(); ++s) {
        Stall &stall = stalls[s];
        stall.closing = kStallRows[s].closing;
        stall.goals = kStallRows[s].goals;
        stall.first = all;
        Square square;
        std::uint8_t bid = 0;
        const auto end = [&] {
            square.bid = bid;
            stall.squares[stall.count++] = square;
            square = {0, 0, Symbol::None, square.row, static_cast<std::uint8_t>(square.column + 1)};
            bid = 0;
        };
        for (const char c : kStallRows[s].squares) {
            if (c >= '0' && c <= '9')
                bid = static_cast<std::uint8_t>(10 * bid + (c - '0'));
            else if (c >= 'a' && c <= 'c')
                square.letter = c;
            else if (c == 's' || c == 'd' || c == 'x')
                square.symbol = c == 's' ? Symbol::Single : c == 'd' ? Symbol::Deben : Symbol::Extra;
            else
                end();
            if (c == '/')
                square = {0, 0, Symbol::None, static_cast<std::uint8_t>(square.row + 1), 0};
        }
        end();
        for (int i = 0; i < stall.count; ++i)
            stall.order[i] = static_cast<std::uint8_t>(i);
        std::sort(stall.order.begin(), stall.order.begin() + stall.count, [&stall](std::uint8_t a, std::uint8_t b) {
            return stall.squares[a].bid != stall.squares[b].bid ? stall.squares[a].bid > stall.squares[b].bid : a > b;
        });
        all += stall.count;
    }
    return stalls;
}();
inline constexpr int kSquares = kAllStalls.back().first + kAllStalls.back().count;

/// The visible stalls with the option `fixed`, a side a market (N10).
inline constexpr std::array<std::uint8_t, kMarkets> kFixedSides{1, 0, 1, 0};

/// Number of a stall (side 0 left, 1 right), the stall of that number, and a square of it.
constexpr int stallNumber(int market, int side) { return 2 * market + side; }
constexpr const Stall &stallOf(int number) { return kAllStalls[number]; }
constexpr const Square &squareOf(const Stall &stall, int index) { return stall.squares[index]; }
/// The stall in which a square lies, of all squares.
constexpr int stallOfSquare(int square)
{
    int stall = kStalls - 1;
    while (stallOf(stall).first > square)
        --stall;
    return stall;
}

// ---- characters (N15, N57)

/// The piles of characters.
enum Character : std::uint8_t { Vizier, Merchant, HighPriest, RoyalServant, Thief, Scribe, Treasurer, Amon };
inline constexpr int kCharacters = 8;
inline constexpr std::uint8_t kNoCharacter = 255;
inline constexpr std::array<std::string_view, kCharacters> kCharacterNames{
    "vizier", "merchant", "high-priest", "royal-servant", "thief", "scribe", "treasurer", "priest-of-amon"};
/// Swaps of the Merchants and bonus of the Scribes, from the top of the pile; with fewer than four players the second
/// Scribe is left out.
inline constexpr std::array<int, 3> kSwaps{2, 1, 1};
inline constexpr std::array<int, 4> kBonus{3, 2, 2, 1};
inline constexpr std::array<int, 3> kBonusOfFew{3, 2, 1};
inline constexpr int kFew = 3;
inline constexpr int kMostTaken = 4; ///< Deben by the Treasurer (N48)
inline constexpr int kVizierPoints = 2;
inline constexpr int kSealPoints = 3;
/// What the Priest of Amon adds, by rank (N57).
inline constexpr std::array<int, kMostPlayers> kAmonPoints{0, 6, 9, 12, 12};

/// Cards of a pile at the start.
constexpr int cardsOf(int character, int seats)
{
    switch (character) {
    case Merchant: return static_cast<int>(kSwaps.size());
    case RoyalServant: return 2;
    case Scribe: return static_cast<int>(seats <= kFew ? kBonusOfFew.size() : kBonus.size());
    case Amon: return seats == kMostPlayers ? 1 : 0;
    default: return 1;
    }
}
/// The figure of the top card where `left` are left: swaps of a Merchant, bonus of a Scribe; `depth` looks below it.
constexpr int swapsOf(int left, int depth = 0)
{
    return kSwaps[kSwaps.size() - static_cast<std::size_t>(left - depth)];
}
constexpr int bonusOf(int left, int seats, int depth = 0)
{
    const auto from = static_cast<std::size_t>(left - depth);
    return seats <= kFew ? kBonusOfFew[kBonusOfFew.size() - from] : kBonus[kBonus.size() - from];
}

// ---- players (N11, N16, N56, N57)

/// Servants of a player.
constexpr int servantsOf(int seats) { return seats == 2 ? 6 : 4; }
/// The purse of a seat at the start.
constexpr int purseOf(Seat seat, int seats)
{
    constexpr std::array<int, kMostPlayers> purses{8, 9, 9, 10, 10};
    return seats == 2 ? 13 + seat : purses[seat];
}
/// All money of the game.
constexpr int moneyOf(int seats)
{
    int all = kMarkets;
    for (int seat = 0; seat < seats; ++seat)
        all += purseOf(static_cast<Seat>(seat), seats);
    return all;
}

} // namespace engine::nefertiti
