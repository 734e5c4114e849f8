// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace engine::aton {

inline constexpr int kHand = 4;        ///< cards of a full hand (A5)
inline constexpr int kOfEachValue = 9; ///< A1

/// Four small figures, numbered from 1, four bits each.
struct FourFigures {
    std::uint16_t bits = 0;

    constexpr int at(int i) const { return (bits >> shift(i)) & 15; }
    constexpr void set(int i, int figure)
    {
        const unsigned others = bits & ~(15U << shift(i));
        bits = static_cast<std::uint16_t>(others | static_cast<unsigned>(figure) << shift(i));
    }
    /// Of all four.
    constexpr int total() const
    {
        const int pairs = (bits & 0x0f0f) + ((bits >> 4) & 0x0f0f); // two sums of two figures each
        return (pairs + (pairs >> 8)) & 0xff;
    }
    friend constexpr bool operator==(FourFigures, FourFigures) = default;

protected:
    static constexpr unsigned shift(int i) { return static_cast<unsigned>(4 * (i - 1)); }
};

/// A multiset of cards: how many of each value 1 to 4, at most nine each (A1).
struct Cards : FourFigures {
    static constexpr Cards one(int value) { return Cards{static_cast<std::uint16_t>(1U << shift(value))}; }
    /// All 36 cards of a player (A1).
    static constexpr Cards all() { return Cards{0x9999}; }

    constexpr int count(int value) const { return at(value); }
    constexpr int size() const { return total(); }
    /// Of the values.
    constexpr int sum() const { return count(1) + 2 * count(2) + 3 * count(3) + 4 * count(4); }
    constexpr bool empty() const { return bits == 0; }
    constexpr bool contains(Cards other) const
    {
        for (int value = 1; value <= 4; ++value) {
            if (count(value) < other.count(value))
                return false;
        }
        return true;
    }
    /// Sum and difference; the caller keeps every count within 0 … 9.
    friend constexpr Cards operator+(Cards a, Cards b) { return Cards{static_cast<std::uint16_t>(a.bits + b.bits)}; }
    friend constexpr Cards operator-(Cards a, Cards b) { return Cards{static_cast<std::uint16_t>(a.bits - b.bits)}; }
    friend constexpr bool operator==(Cards, Cards) = default;
};

/// The cards of a player whose order both know, two bits each, the first lowest: those at the bottom of the draw
/// pile, then the tie-break cards that lie open. When a tie is settled the drawn ones go under the pile in the
/// order drawn (A11), which only moves the border between the two. At most 32 (all but those at the cartouches).
class OpenRow {
public:
    static constexpr int kMost = 32;

    constexpr int bottomSize() const { return m_bottom; }
    constexpr int drawnSize() const { return m_drawn; }
    constexpr int size() const { return m_bottom + m_drawn; }
    /// Value of a card, counted from 0 over the bottom cards and then the drawn ones.
    constexpr int at(int i) const { return static_cast<int>((m_bits >> static_cast<unsigned>(2 * i)) & 3U) + 1; }
    constexpr int bottomAt(int i) const { return at(i); }
    constexpr int drawnAt(int i) const { return at(m_bottom + i); }
    /// The cards `from` … `from + n - 1` as a multiset.
    constexpr Cards cards(int from, int n) const
    {
        Cards sum;
        for (int i = from; i < from + n; ++i)
            sum = sum + Cards::one(at(i));
        return sum;
    }

    /// A further drawn card.
    constexpr void pushDrawn(int value)
    {
        m_bits |= static_cast<std::uint64_t>(value - 1) << static_cast<unsigned>(2 * size());
        ++m_drawn;
    }
    /// The first bottom card leaves.
    constexpr int takeBottom()
    {
        const int value = at(0);
        m_bits >>= 2U;
        --m_bottom;
        return value;
    }
    /// The drawn cards go under the pile.
    constexpr void settle()
    {
        m_bottom = static_cast<std::uint8_t>(m_bottom + m_drawn);
        m_drawn = 0;
    }

    friend constexpr bool operator==(const OpenRow &, const OpenRow &) = default;

private:
    std::uint64_t m_bits = 0;
    std::uint8_t m_bottom = 0;
    std::uint8_t m_drawn = 0;
};

} // namespace engine::aton
