// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/player/round_solution.h"

#include <algorithm>

#include "model/engine/aton/player/value.h"

namespace engine::aton {

Care Care::of(std::uint64_t nodes)
{
    if (nodes < 8'000)
        return {{1, 1, 1}, 150};
    return {{1, 2, 3}, 300};
}

RoundSolution::RoundSolution(const Position &position, const Care &care, std::array<double, 2> memory, int threads,
                             const CancelToken &cancel)
{
    Position laying = position;
    for (Side &side : laying.sides) {
        if (side.handSize() == 0 && !side.hasLaid)
            side = dealt(side);
    }
    laying.phase = Phase::Lay;
    for (const Seat seat : {kRed, kAmun})
        m_input[seat] = likelyHands(laying, seat, memory[seat]);
    const RoundTable table(laying, RoundEnd(laying), Wanted::of(m_input[kRed], m_input[kAmun]), care.table, threads,
                           cancel);
    m_nodes = table.nodes();
    if (!table.isComplete())
        return;
    m_game = roundGame(table, m_input[kRed], m_input[kAmun]);
    m_play = search::solve(*m_game, care.iterations, cancel);
}

double RoundSolution::valueOf(Seat seat, int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return seat == kRed ? m_play.rowValues[at] : 1 - m_play.columnValues[at];
}

double RoundSolution::playOf(Seat seat, int row) const
{
    return (seat == kRed ? m_play.rowPlay : m_play.columnPlay)[row];
}

double RoundSolution::againstAnything(Seat seat, int row) const
{
    return shareAgainst(m_game->payoff, seat, row, m_input[otherSeat(seat)]);
}

double RoundSolution::bestOf(Seat seat, Cards hand) const
{
    const auto [begin, end] = layingsRange(hand);
    double best = 0;
    for (int row = begin; row < end; ++row)
        best = std::max(best, valueOf(seat, row));
    return best;
}

double RoundSolution::meanOfBest(Seat seat, const std::vector<LikelyHand> &hands) const
{
    double sum = 0;
    for (const LikelyHand &hand : hands)
        sum += hand.weight * bestOf(seat, hand.hand);
    return sum;
}

std::optional<double> RoundSolution::quickExchange(const Position &position, Seat seat) const
{
    if (position.sides[seat].pileSize() < kHand)
        return std::nullopt;
    Position without = position;
    without.sides[seat].exchangeOwned = false;
    const double lost = redShare(position) - redShare(without);
    const double counterWorth = std::max(0.0, seat == kRed ? lost : -lost);
    return std::clamp(meanOfBest(seat, handsAfterExchange(position, seat)) - counterWorth, 0.0, 1.0);
}

double RoundSolution::share(const std::array<std::vector<double>, 2> &laid) const
{
    double sum = 0;
    for (std::size_t red = 0; red < kLayings; ++red) {
        if (laid[kRed][red] == 0)
            continue;
        for (std::size_t blue = 0; blue < kLayings; ++blue)
            sum += laid[kRed][red] * laid[kAmun][blue] * static_cast<double>(m_game->payoff[red * kLayings + blue]);
    }
    return sum;
}

} // namespace engine::aton
