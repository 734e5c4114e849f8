// SPDX-License-Identifier: GPL-3.0-or-later
// The board of a search: squares of the same temple and colour are equivalent, so only their numbers count.
#pragma once

#include <array>
#include <cstdint>

#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// Classes of equal squares: five in each temple, temple by temple, in the order yellow, green, black, blue, bonus.
inline constexpr int kClassesOfTemple = 5;
inline constexpr int kClasses = kTemples * kClassesOfTemple;

/// The areas by which counters are counted: the four temples (0 … 3), then the colours in the order of the classes.
inline constexpr int kParts = kTemples + kClassesOfTemple;
enum PartIndex : std::uint8_t { kYellowPart = 4, kGreenPart, kBlackPart, kBluePart, kBonusPart };

/// The two areas of a class: its temple and its colour.
constexpr int templePart(int squareClass) { return squareClass / kClassesOfTemple; }
constexpr int colourPart(int squareClass) { return kTemples + squareClass % kClassesOfTemple; }

namespace detail {
constexpr std::array<Squares, kClasses> classSquares()
{
    constexpr std::array<Squares, kClassesOfTemple> colours{kYellow, kGreen, kBlack, kBlue, kBonus1 | kBonus2};
    std::array<Squares, kClasses> sets{};
    for (std::size_t i = 0; i < kClasses; ++i)
        sets[i] = templeSquares(static_cast<int>(i) / kClassesOfTemple + 1) & colours[i % kClassesOfTemple];
    return sets;
}

constexpr std::array<std::int8_t, kClasses> classSizes()
{
    std::array<std::int8_t, kClasses> sizes{};
    for (std::size_t i = 0; i < kClasses; ++i)
        sizes[i] = static_cast<std::int8_t>(aton::count(classSquares()[i]));
    return sizes;
}
} // namespace detail

inline constexpr std::array<Squares, kClasses> kClassSquares = detail::classSquares();
inline constexpr std::array<std::int8_t, kClasses> kClassSizes = detail::classSizes();

/// The class of a square.
constexpr int classOf(int square)
{
    int which = 0;
    while ((kClassSquares[which] & bit(square)) == 0)
        ++which;
    return which;
}

/// What a counter of the class adds to the area of its colour: the points of a bonus square, else 1.
constexpr int colourWeight(int squareClass) { return squareClass == kClasses - 1 ? 2 : 1; }

/// Counters of both seats by class, and in the Kingdom of the Dead. Equal boards differ by an exchange of equal squares
/// only.
class Board {
public:
    /// The empty board.
    Board() = default;
    /// The board of a position or view.
    explicit Board(const Position &position);

    /// Counters of a seat, and free squares, in a class 0 … 19.
    int held(Seat seat, int squareClass) const
    {
        return static_cast<int>((m_packed[seat] >> static_cast<unsigned>(3 * squareClass)) & 7U);
    }
    int freeSquares(int squareClass) const
    {
        return kClassSizes[squareClass] - held(kRed, squareClass) - held(kAmun, squareClass);
    }
    /// Counters of a seat in an area 0 … 8 (for bonus squares their points), on the whole board, in the stock and in
    /// the Kingdom of the Dead; counters of both in the Kingdom.
    int in(Seat seat, int part) const { return m_parts[seat][part]; }
    int onBoard(Seat seat) const { return in(seat, 0) + in(seat, 1) + in(seat, 2) + in(seat, 3); }
    int stock(Seat seat) const { return kCounters - onBoard(seat) - dead(seat); }
    int dead(Seat seat) const { return m_dead[seat]; }
    int kingdom() const { return m_dead[kRed] + m_dead[kAmun]; }
    /// Squares of the counters of each seat: one of the equivalent choices within each class.
    std::array<Squares, 2> squares() const;
    /// True if the seat's counters fill a temple, yellow or green (A19).
    bool isFilled(Seat seat) const;

    /// Moves a counter from the stock to the board, and back. The caller ensures that there is a counter and a free
    /// square.
    void put(Seat seat, int squareClass) { change(seat, squareClass, 1); }
    void take(Seat seat, int squareClass) { change(seat, squareClass, -1); }
    /// Moves a counter from the board to the Kingdom of the Dead, or to the stock if that is full (A16).
    void remove(Seat owner, int squareClass)
    {
        take(owner, squareClass);
        bury(owner, 1);
    }
    /// Moves counters from the stock to the Kingdom of the Dead, as far as there is room (A18).
    void bury(Seat owner, int counters)
    {
        const int room = kKingdomSize - kingdom();
        m_dead[owner] = static_cast<std::uint8_t>(m_dead[owner] + (counters < room ? counters : room));
    }
    /// Returns all counters in the Kingdom of the Dead to the stocks (A29).
    void emptyKingdom() { m_dead = {}; }

    /// Counts of a seat in all classes, three bits each, and what one counter adds to them.
    static constexpr std::uint64_t packedOne(int squareClass)
    {
        return std::uint64_t{1} << static_cast<unsigned>(3 * squareClass);
    }
    std::uint64_t packed(Seat seat) const { return m_packed[seat]; }

    friend bool operator==(const Board &a, const Board &b) { return a.m_packed == b.m_packed && a.m_dead == b.m_dead; }

private:
    void change(Seat seat, int squareClass, int by)
    {
        m_packed[seat] += static_cast<std::uint64_t>(by) * packedOne(squareClass);
        auto &parts = m_parts[seat];
        const auto temple = static_cast<std::size_t>(templePart(squareClass));
        const auto colour = static_cast<std::size_t>(colourPart(squareClass));
        parts[temple] = static_cast<std::int8_t>(parts[temple] + by);
        parts[colour] = static_cast<std::int8_t>(parts[colour] + by * colourWeight(squareClass));
    }

    std::array<std::uint64_t, 2> m_packed{}; ///< three bits a class
    std::array<std::array<std::int8_t, kParts>, 2> m_parts{};
    std::array<std::uint8_t, 2> m_dead{};
};

} // namespace engine::aton
