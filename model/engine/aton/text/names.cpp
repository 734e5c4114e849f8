// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "model/engine/aton/aton.h"

namespace engine::aton {

std::string_view seatName(Seat seat)
{
    static constexpr std::array<std::string_view, 2> names{"red", "blue"};
    return seat < names.size() ? names[seat] : std::string_view("-");
}

std::string_view reasonName(Reason reason)
{
    static constexpr std::array<std::string_view, 9> names{"-",        "points", "temple-1", "temple-2", "temple-3",
                                                           "temple-4", "yellow", "green",    "scoring"};
    return names[static_cast<unsigned>(reason)];
}

std::string_view phaseName(Phase phase)
{
    static constexpr std::array<std::string_view, 7> names{"deal", "lay", "draw", "remove", "place", "take", "over"};
    return names[static_cast<unsigned>(phase)];
}

std::string digits(Cards cards)
{
    std::string text;
    for (int value = 1; value <= 4; ++value)
        text.append(static_cast<std::size_t>(cards.count(value)), static_cast<char>('0' + value));
    return text;
}

Cards cardsOf(std::string_view digits)
{
    Cards cards;
    for (const char digit : digits) {
        if (digit >= '1' && digit <= '4')
            cards = cards + Cards::one(digit - '0');
    }
    return cards;
}

std::string squareName(int square)
{
    return {static_cast<char>('0' + templeOf(square)), static_cast<char>('a' + square % kSquaresOfTemple)};
}

} // namespace engine::aton
