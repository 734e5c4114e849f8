// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/nefertiti/rules/closing.h"

#include <cstdlib>

namespace engine::nefertiti {

namespace {

constexpr bool isTaken(unsigned taken, int square) { return ((taken >> static_cast<unsigned>(square)) & 1U) != 0; }

// N6
bool areNeighbours(const Stall &stall, int a, int b)
{
    if (stall.closing == Closing::OneDie)
        return std::abs(a - b) == 1;
    const Square &one = squareOf(stall, a);
    const Square &other = squareOf(stall, b);
    return std::abs(one.row - other.row) + std::abs(one.column - other.column) == 1;
}

int largestGroup(const Stall &stall, unsigned taken)
{
    int most = 0;
    unsigned rest = taken;
    while (rest != 0) {
        unsigned group = rest & (~rest + 1);
        for (unsigned before = 0; before != group;) {
            before = group;
            for (int a = 0; a < stall.count; ++a) {
                for (int b = 0; isTaken(before, a) && b < stall.count; ++b)
                    group |= isTaken(rest, b) && areNeighbours(stall, a, b) ? 1U << static_cast<unsigned>(b) : 0U;
            }
        }
        most = std::max(most, std::popcount(group));
        rest &= ~group;
    }
    return most;
}

// N6: rows, columns and diagonals of three by three
int fullestLine(unsigned taken)
{
    constexpr std::array<unsigned, 8> lines{0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    int most = 0;
    for (const unsigned line : lines)
        most = std::max(most, std::popcount(taken & line));
    return most;
}

int sum(const Stall &stall, unsigned taken)
{
    int all = 0;
    for (int i = 0; i < stall.count; ++i)
        all += isTaken(taken, i) ? squareOf(stall, i).bid : 0;
    return all;
}

bool isBidTaken(const Stall &stall, unsigned taken, int bid)
{
    for (int i = 0; i < stall.count; ++i) {
        if (squareOf(stall, i).bid == bid && isTaken(taken, i))
            return true;
    }
    return false;
}

int closingRolls(const Stall &stall, unsigned taken)
{
    int bids = 0;
    for (int side = 1; side <= kDiceSides; ++side)
        bids += isBidTaken(stall, taken, side) ? 1 : 0;
    return bids * bids;
}

int measure(const Stall &stall, unsigned taken)
{
    switch (stall.closing) {
    case Closing::Connected: return largestGroup(stall, taken);
    case Closing::Servants: return std::popcount(taken);
    case Closing::Levels: return std::popcount(levelsOf(stall, taken));
    case Closing::Line: return fullestLine(taken);
    case Closing::Sum: return sum(stall, taken);
    case Closing::TwoDice: return closingRolls(stall, taken);
    case Closing::OneDie: return std::min(largestGroup(stall, taken), kDiceSides);
    }
    return 0;
}

} // namespace

unsigned levelsOf(const Stall &stall, unsigned taken)
{
    unsigned rows = 0;
    for (int i = 0; i < stall.count; ++i)
        rows |= isTaken(taken, i) ? 1U << squareOf(stall, i).row : 0U;
    return rows;
}

int progressOf(const Stall &stall, unsigned taken)
{
    constexpr unsigned kAll = 1U << kMostSquares;
    static const auto all = [] {
        std::array<std::array<std::uint8_t, kAll>, kStalls> table{};
        for (std::size_t i = 0; i < table.size(); ++i) {
            for (unsigned bits = 0; bits < 1U << static_cast<unsigned>(kAllStalls[i].count); ++bits)
                table[i][bits] = static_cast<std::uint8_t>(measure(kAllStalls[i], bits));
        }
        return table;
    }();
    return all[&stall - kAllStalls.data()][taken];
}

int coloursIn(const Position &p, int market)
{
    unsigned colours = 0;
    for (const std::uint8_t who : p.stand[market])
        colours |= (1U << who) & ~1U;
    return std::popcount(colours);
}

bool isFulfilled(const Position &p, int market)
{
    const Stall &stall = stallOf(visibleStall(p, market));
    const int done = progressOf(stall, takenIn(p, market));
    switch (stall.closing) {
    case Closing::TwoDice:
    case Closing::OneDie: return false;
    case Closing::Servants: return coloursIn(p, market) >= stall.goals[0] || done >= stall.goals[1];
    default: return done == stall.goals[0] || done == stall.goals[1] || done >= stall.goals[2];
    }
}

bool isHit(const Position &p, int one, int two)
{
    const Stall &stall = stallOf(visibleStall(p, kLouqsor));
    const unsigned taken = takenIn(p, kLouqsor);
    if (stall.closing == Closing::OneDie)
        return one <= progressOf(stall, taken);
    return isBidTaken(stall, taken, one) && isBidTaken(stall, taken, two);
}

Queue queueOf(const Position &p, int market, int from)
{
    const Stall &stall = stallOf(visibleStall(p, market));
    Queue queue;
    for (int i = from; i < stall.count; ++i) {
        if (standing(p, market, stall.order[i]) != kNobody)
            queue.push(static_cast<std::uint8_t>(i));
    }
    return queue;
}

Seat ownerAt(const Position &p, int market, int index)
{
    return standing(p, market, stallOf(visibleStall(p, market)).order[index]);
}

int bidAt(const Position &p, int market, int index)
{
    const Stall &stall = stallOf(visibleStall(p, market));
    return squareOf(stall, stall.order[index]).bid;
}

bool canPayAt(const Position &p, int market, int index)
{
    return p.money[ownerAt(p, market, index)] >= bidAt(p, market, index);
}

int highestBidder(const Position &p, int market)
{
    if (cardsIn(p, market) == 0)
        return -1;
    for (const std::uint8_t index : queueOf(p, market)) {
        if (canPayAt(p, market, index))
            return index;
    }
    return -1;
}

Sets setsFor(const Position &p, int market, Symbol symbol, bool first)
{
    constexpr unsigned kUpperBit = 1;
    const unsigned all = cardsIn(p, market);
    const unsigned lower = all & ~kUpperBit;
    const bool hasUpper = (all & kUpperBit) != 0;
    Sets sets;
    const auto add = [&sets](unsigned bits) { sets.push(static_cast<std::uint8_t>(bits)); };
    const auto addSingly = [&](unsigned bits, unsigned with) {
        for (unsigned rest = bits; rest != 0; rest &= rest - 1)
            add((rest & (~rest + 1)) | with);
    };
    if (!first || symbol == Symbol::Single) {
        addSingly(all, 0);
    } else if (symbol == Symbol::Extra) {
        if (lower != 0)
            add(lower);
        if (hasUpper && lower != 0)
            addSingly(lower, kUpperBit);
        else if (hasUpper)
            add(kUpperBit);
    } else {
        if (hasUpper)
            add(kUpperBit);
        if (std::popcount(lower) == kCardPlaces - 1) {
            for (unsigned rest = lower; rest != 0; rest &= rest - 1)
                add(lower & ~(rest & (~rest + 1)));
        } else if (lower != 0) {
            add(lower);
        }
    }
    return sets;
}

Sets setsNow(const Position &p)
{
    const Stall &stall = stallOf(visibleStall(p, p.settling));
    const Square &square = squareOf(stall, stall.order[p.next]);
    return setsFor(p, p.settling, square.symbol, p.first);
}

} // namespace engine::nefertiti
