// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/player/round_solution.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "model/engine/aton/player/value.h"

namespace engine::aton {

namespace {

/// What the solution of a round follows from.
struct Question {
    const Network *network = nullptr;
    Position after; ///< the next round if nothing were played: board, scores, and what both know of the cards
    Care care;
    std::array<std::vector<LikelyHand>, 2> hands;

    friend bool operator==(const Question &, const Question &) = default;
};

/// The rounds that were solved last. Both seats, the deals before and the same ends of a round ask for the same ones.
class SolvedRounds {
public:
    std::shared_ptr<const SolvedRound> find(const Question &question) const
    {
        const std::lock_guard lock(m_mutex);
        const auto at = std::find_if(m_kept.begin(), m_kept.end(),
                                     [&question](const Kept &kept) { return kept.round && kept.question == question; });
        return at == m_kept.end() ? nullptr : at->round;
    }
    void keep(Question question, std::shared_ptr<const SolvedRound> round)
    {
        const std::lock_guard lock(m_mutex);
        m_kept[m_next] = {std::move(question), std::move(round)};
        m_next = (m_next + 1) % m_kept.size();
    }

private:
    struct Kept {
        Question question;
        std::shared_ptr<const SolvedRound> round;
    };
    static constexpr std::size_t kMost = 64; ///< a quarter of a megabyte each

    mutable std::mutex m_mutex;
    std::array<Kept, kMost> m_kept;
    std::size_t m_next = 0; ///< the oldest one
};

} // namespace

Care Care::of(std::uint64_t nodes)
{
    if (nodes < 8'000)
        return {{1, 1, 1}, 150};
    return {{1, 2, 3}, 300};
}

std::vector<Care> Care::stepsOf(std::uint64_t nodes)
{
    if (nodes < kNodesOfFine)
        return {of(nodes)};
    std::vector<Care> steps{of(kNodesOfRound), of(nodes), {{2, 4, 6}, 600}};
    if (nodes >= kNodesOfFinest)
        steps.push_back({{4, 8, 12}, 1'000});
    return steps;
}

RoundSolution::RoundSolution(const Position &position, const Care &care, std::array<double, 2> memory,
                             const SearchLimits &limits)
{
    Position laying = position;
    for (Side &side : laying.sides) {
        if (side.handSize() == 0 && !side.hasLaid)
            side = dealt(side);
    }
    laying.phase = Phase::Lay;
    const RoundEnd end(laying);
    Question question{&learnedNetwork(), end.nextRound(Board(laying), end.score(kRed), end.score(kAmun)), care, {}};
    for (const Seat seat : {kRed, kAmun})
        question.hands[seat] = likelyHands(laying, seat, memory[seat]);
    SolvedRounds *const known = limits.memory != nullptr ? &limits.memory->kept<SolvedRounds>() : nullptr;
    if (known != nullptr && (m_round = known->find(question))) {
        m_nodes = m_round->nodes;
        return;
    }
    const auto &hands = question.hands;
    const RoundTable table(laying, end, Wanted::of(hands[kRed], hands[kAmun]), care.table, limits.threads,
                           limits.cancel);
    m_nodes = table.nodes();
    if (!table.isComplete())
        return;
    search::BayesianGame game = roundGame(table, hands[kRed], hands[kAmun]);
    search::Equilibrium play = search::solve(game, care.iterations, limits.cancel);
    m_round = std::make_shared<const SolvedRound>(SolvedRound{hands, std::move(game), std::move(play), m_nodes});
    if (known != nullptr && !limits.cancel.isCancelled())
        known->keep(std::move(question), m_round);
}

double RoundSolution::valueOf(Seat seat, int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return seat == kRed ? m_round->play.rowValues[at] : 1 - m_round->play.columnValues[at];
}

double RoundSolution::playOf(Seat seat, int row) const
{
    return (seat == kRed ? m_round->play.rowPlay : m_round->play.columnPlay)[row];
}

double RoundSolution::againstAnything(Seat seat, int row) const
{
    return shareAgainst(m_round->game.payoff, seat, row, m_round->hands[otherSeat(seat)]);
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
            sum +=
                laid[kRed][red] * laid[kAmun][blue] * static_cast<double>(m_round->game.payoff[red * kLayings + blue]);
    }
    return sum;
}

} // namespace engine::aton
