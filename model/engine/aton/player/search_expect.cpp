// SPDX-License-Identifier: GPL-3.0-or-later
// The expected shares of a full position under good play.
#include <algorithm>
#include <cassert>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/player/think_steps.h"
#include "model/engine/aton/player/value.h"
#include "model/engine/aton/rules/chance.h"
#include "model/engine/search/shares.h"

namespace engine::aton {

namespace {

double probabilityOf(const Position &position, Action outcome)
{
    const Fraction fraction = Aton::probability(position, outcome);
    return static_cast<double>(fraction.numerator) / static_cast<double>(fraction.denominator);
}

/// The hands that a side with a deal due may get, of a full position.
std::vector<LikelyHand> handsToCome(const Position &position, Seat seat)
{
    Position asked = position;
    asked.phase = Phase::Deal;
    asked.actor = seat;
    Aton::Actions deals;
    Aton::outcomes(asked, deals);
    std::vector<LikelyHand> hands;
    for (const Action deal : deals)
        hands.push_back({cardsArgument(deal), probabilityOf(asked, deal)});
    return hands;
}

/// The probability of each row of the seat: the laid one, or those of the hand that it has or may be dealt.
std::vector<double> rowsOf(const RoundSolution &round, const Position &position, Seat seat)
{
    std::vector<double> rows(kLayings);
    const Side &side = position.sides[seat];
    if (side.hasLaid) {
        rows[indexOf(side.laid)] = 1;
        return rows;
    }
    const auto hands = side.hand.size() == 4 ? std::vector<LikelyHand>{{side.hand, 1}} : handsToCome(position, seat);
    for (const LikelyHand &hand : hands) {
        const auto [begin, end] = layingsRange(hand.hand);
        for (int row = begin; row < end; ++row)
            rows[row] += hand.weight * round.playOf(seat, row);
    }
    return rows;
}

/// The gain of the seat from an exchange, where that is better than laying the hand.
double gainOfExchange(const RoundSolution &round, const Position &position, Seat seat)
{
    const Side &side = position.sides[seat];
    if (!side.exchangeOwned || side.hand.size() != 4)
        return 0;
    const std::optional<double> exchange = round.quickExchange(position, seat);
    return exchange ? std::max(0.0, *exchange - round.bestOf(seat, side.hand)) : 0;
}

double redInRound(const Position &position, const SearchLimits &limits)
{
    if (limits.nodes < kNodesOfRound)
        return redShare(position);
    const RoundSolution round(position, Care::stepsOf(limits.nodes).back(), {1, 1}, limits);
    if (!round.isComplete())
        return redShare(position);
    const double red = round.share({rowsOf(round, position, kRed), rowsOf(round, position, kAmun)});
    const double gain = gainOfExchange(round, position, kRed) - gainOfExchange(round, position, kAmun);
    return std::clamp(red + gain, 0.0, 1.0);
}

double redWithSquares(const Position &position, const SearchLimits &limits)
{
    if (const std::optional<Result> result = Aton::result(position))
        return search::shares(*result, 2)[kRed];
    if (position.phase == Phase::Deal)
        return redInRound(position, limits);
    double best = 0;
    for (const Ranked &ranked : searchSquare(position, limits).actions)
        best = std::max(best, ranked.value);
    return ownShare(position.actor, best);
}

/// A tie-break. Only who plays first matters, not the cards drawn, so one position for each case is enough.
class Draw {
public:
    explicit Draw(const SearchLimits &limits) : m_effort(limits) {}

    void follow(const Position &position, double chance)
    {
        Aton::Actions draws;
        Aton::outcomes(position, draws);
        for (const Action draw : draws) {
            Position next = position;
            Aton::apply(next, draw);
            const double both = chance * probabilityOf(position, draw);
            if (next.phase != Phase::Draw)
                settled(next, both);
            else if (position.actor == kRed)
                follow(next, both);
            // else equal again, and as before
        }
    }

    /// Red's share, or nothing if no outcome breaks the tie.
    std::optional<double> red() const { return m_chance > 0 ? std::optional(m_sum / m_chance) : std::nullopt; }

private:
    void settled(const Position &position, double chance)
    {
        std::optional<double> &share = m_shares[std::min<std::size_t>(position.first, 2)];
        if (!share)
            share = redWithSquares(position, m_effort);
        m_chance += chance;
        m_sum += chance * *share;
    }

    const SearchLimits &m_effort;
    std::array<std::optional<double>, 3> m_shares; ///< by who plays first; nobody where both had nothing to do
    double m_chance = 0;
    double m_sum = 0;
};

} // namespace

std::vector<double> Aton::expected(const Position &position, const SearchLimits &limits)
{
    assert(position.viewer == kNobody);
    double red = 0.5;
    switch (position.phase) {
    case Phase::Deal:
    case Phase::Lay: red = redInRound(position, limits); break;
    case Phase::Draw: {
        Draw draw(limits);
        draw.follow(position, 1);
        red = draw.red().value_or(redShare(position));
        break;
    }
    default: red = redWithSquares(position, limits); break;
    }
    return {red, 1 - red};
}

} // namespace engine::aton
