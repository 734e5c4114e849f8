// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "model/engine/nefertiti/nefertiti.h"

namespace engine::nefertiti {

namespace {

constexpr std::string_view kNone;

template <class Names>
std::string_view nameIn(const Names &names, int index)
{
    return index >= 0 && index < static_cast<int>(names.size()) ? std::string_view(names[index]) : kNone;
}

} // namespace

std::string_view seatName(Seat seat)
{
    constexpr std::string_view names = "abcde";
    if (seat == kChance)
        return "chance";
    return seat < names.size() ? names.substr(seat, 1) : kNone;
}

std::string_view phaseName(Phase phase)
{
    constexpr std::array<std::string_view, kPhases> names{"stalls", "draw",   "turn",   "swap", "discard",
                                                          "roll",   "settle", "reroll", "over"};
    return names[static_cast<unsigned>(phase)];
}

std::string_view marketName(int market) { return nameIn(kMarketNames, market); }
std::string_view kindName(int kind) { return kind >= 0 && kind < kKinds ? giftOf(kind).id : kNone; }
std::string_view cardName(int kind) { return kind == kAkhenaton ? "akhenaton" : kindName(kind); }
std::string_view typeName(int type) { return type < kTypes ? kindName(kindOfType(type)) : kNone; }
std::string_view characterName(int character) { return nameIn(kCharacterNames, character); }

std::string_view squareName(int square)
{
    static const auto names = [] {
        std::array<std::string, kSquares> all;
        for (int stall = 0; stall < kStalls; ++stall) {
            for (int i = 0; i < stallOf(stall).count; ++i) {
                const Square &each = squareOf(stallOf(stall), i);
                std::string &name = all[stallOf(stall).first + i];
                name = std::string(marketName(stall / 2)) + (stall % 2 == 0 ? "-l-" : "-r-") + std::to_string(each.bid);
                if (each.letter != 0)
                    name += each.letter;
            }
        }
        return all;
    }();
    return nameIn(names, square);
}

std::string_view bidName(int square)
{
    const std::string_view name = squareName(square);
    return name.substr(name.rfind('-') + 1);
}

std::string cardPlaceName(int market, int place) { return std::string(marketName(market)) + "-" + "u123"[place]; }

} // namespace engine::nefertiti
