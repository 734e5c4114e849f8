// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/player/turn_heuristic.h"

#include <algorithm>
#include <cstdlib>

namespace engine::aton {

namespace {

constexpr float kWin = 1000;
constexpr float kCounter = 0.4F; ///< a counter on any square

/// How likely a lead of so many counters lasts until the next scoring, -1 … 1.
float firmness(int lead, Ahead ahead)
{
    if (ahead == Ahead::Scoring)
        return static_cast<float>((lead > 0) - (lead < 0));
    return static_cast<float>(lead) / static_cast<float>(1 + std::abs(lead));
}

/// Value of progress towards filling `size` squares (A19): high when one turn can complete it.
float progress(int own, int other, int size)
{
    if (own == size)
        return kWin;
    constexpr std::array<float, 15> kByMissing{0, 16, 12, 8, 5, 2.5F, 1.5F, 1, 0.6F, 0.3F, 0.1F};
    constexpr std::array<float, 3> kByOther{1, 0.4F, 0.15F}; // who stands in the way must be removed first
    if (other >= static_cast<int>(kByOther.size()))
        return 0;
    const auto missing = static_cast<std::size_t>(std::clamp(size - own, 0, 14));
    return kByMissing[missing] * kByOther[other];
}

/// Points of the majority in a part, for red.
float points(int which, int red, int blue, Ahead ahead)
{
    const float firm = firmness(red - blue, ahead);
    switch (which) {
    case 0: return static_cast<float>(red - blue) * (ahead == Ahead::Scoring ? 1.0F : 0.7F);
    case 1: return 5 * firm;
    case 2: return static_cast<float>(std::max(red, blue)) * firm;
    case kBlackPart: return 8 * firm;
    case kBonusPart: return static_cast<float>(red - blue);
    default: return 0;
    }
}

int sizeOf(int which)
{
    if (which < kTemples)
        return kSquaresOfTemple;
    return which == kYellowPart || which == kGreenPart ? 14 : 0;
}

} // namespace

Heuristic::Heuristic(Ahead ahead) : m_ahead(ahead)
{
    for (int which = 0; which < kParts; ++which) {
        for (int red = 0; red < static_cast<int>(kMost); ++red) {
            for (int blue = 0; blue <= red; ++blue) {
                float value = points(which, red, blue, ahead);
                if (const int size = sizeOf(which); size > 0)
                    value += progress(red, blue, size) - progress(blue, red, size);
                if (which < kTemples)
                    value += kCounter * static_cast<float>(red - blue);
                auto &table = m_parts[which];
                table[red][blue] = value;
                table[blue][red] = -value; // both colours alike
            }
        }
    }
}

const Heuristic &Heuristic::of(Ahead ahead)
{
    static const std::array<Heuristic, 2> both{Heuristic(Ahead::Round), Heuristic(Ahead::Scoring)};
    return both[static_cast<std::size_t>(ahead)];
}

const Heuristic &Heuristic::of(const Board &board)
{
    return of(board.kingdom() >= kKingdomSize - 2 ? Ahead::Scoring : Ahead::Round);
}

float Heuristic::fourth(int lead, int red, int blue) const
{
    const float firm = firmness(lead, m_ahead);
    const float held = static_cast<float>(lead > 0 ? red : lead < 0 ? blue : 0);
    return 3 * firm * held + 0.8F * static_cast<float>(red - blue);
}

float Heuristic::change(const Board &board, Seat seat, int squareClass, int by) const
{
    const int red = seat == kRed ? by : 0;
    const int blue = by - red;
    float sum = 0;
    const auto moved = [&](int which, int weight) {
        const int r = board.in(kRed, which);
        const int b = board.in(kAmun, which);
        sum += part(which, r + red * weight, b + blue * weight) - part(which, r, b);
    };
    const int temple = templePart(squareClass);
    const int colour = colourPart(squareClass);
    moved(temple, 1);
    moved(colour, colourWeight(squareClass));
    if (temple == 3 || colour == kBluePart) {
        const int lead = board.in(kRed, 3) - board.in(kAmun, 3);
        const int r = board.in(kRed, kBluePart);
        const int b = board.in(kAmun, kBluePart);
        const int inFourth = temple == 3 ? red - blue : 0;
        const int onBlue = colour == kBluePart ? 1 : 0;
        sum += fourth(lead + inFourth, r + red * onBlue, b + blue * onBlue) - fourth(lead, r, b);
    }
    return sum;
}

} // namespace engine::aton
