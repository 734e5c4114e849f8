// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace engine::aton {

inline constexpr int kHand = 4;        ///< cards of a full hand (A5)
inline constexpr int kOfEachValue = 9; ///< A1

/// Four figures from 0 to 15, with indices from 1 to 4.
struct FourFigures {
    std::uint16_t bits = 0;

    /// The figure at index 1 to 4; `set` replaces it.
    constexpr int at(int i) const { return (bits >> shift(i)) & 15; }
    constexpr void set(int i, int figure)
    {
        const unsigned others = bits & ~(15U << shift(i));
        bits = static_cast<std::uint16_t>(others | static_cast<unsigned>(figure) << shift(i));
    }
    /// The sum of all four.
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
    /// A single card of that value.
    static constexpr Cards one(int value) { return Cards{static_cast<std::uint16_t>(1U << shift(value))}; }
    /// All 36 cards of a player (A1).
    static constexpr Cards all() { return Cards{0x9999}; }

    /// Number of cards of that value, and of all cards.
    constexpr int count(int value) const { return at(value); }
    constexpr int size() const { return total(); }
    /// The sum of the values.
    constexpr int sum() const { return count(1) + 2 * count(2) + 3 * count(3) + 4 * count(4); }
    constexpr bool empty() const { return bits == 0; }
    /// True if all cards of `other` are among these.
    constexpr bool contains(Cards other) const
    {
        for (int value = 1; value <= 4; ++value) {
            if (count(value) < other.count(value))
                return false;
        }
        return true;
    }
    /// Union and difference; every count must stay within 0 … 9 (not checked).
    friend constexpr Cards operator+(Cards a, Cards b) { return Cards{static_cast<std::uint16_t>(a.bits + b.bits)}; }
    friend constexpr Cards operator-(Cards a, Cards b) { return Cards{static_cast<std::uint16_t>(a.bits - b.bits)}; }
    friend constexpr bool operator==(Cards, Cards) = default;
};

/// The cards of a player whose order both players know: those at the bottom of the draw pile, then the tie-break cards
/// that lie open. Drawn cards that go under the pile keep their order (A11), so only the border between the two moves.
/// At most 32 (all but those at the cartouches), two bits each, the first lowest.
class OpenRow {
public:
    static constexpr int kMost = 32;

    /// Number of bottom cards, of drawn cards, and of both.
    constexpr int bottomSize() const { return m_bottom; }
    constexpr int drawnSize() const { return m_drawn; }
    constexpr int size() const { return m_bottom + m_drawn; }
    /// Value of a card, by index from 0: over all cards, bottom cards first; over the bottom cards; over the drawn
    /// cards.
    constexpr int at(int i) const { return static_cast<int>((m_bits >> static_cast<unsigned>(2 * i)) & 3U) + 1; }
    constexpr int bottomAt(int i) const { return at(i); }
    constexpr int drawnAt(int i) const { return at(m_bottom + i); }
    /// The cards at `from` … `from + n - 1` as a multiset.
    constexpr Cards cards(int from, int n) const
    {
        Cards sum;
        for (int i = from; i < from + n; ++i)
            sum = sum + Cards::one(at(i));
        return sum;
    }

    /// Appends a drawn card; there must be fewer than `kMost`.
    constexpr void pushDrawn(int value)
    {
        m_bits |= static_cast<std::uint64_t>(value - 1) << static_cast<unsigned>(2 * size());
        ++m_drawn;
    }
    /// Removes the first bottom card and returns its value; there must be one.
    constexpr int takeBottom()
    {
        const int value = at(0);
        m_bits >>= 2U;
        --m_bottom;
        return value;
    }
    /// Puts the drawn cards under the pile (A11).
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
