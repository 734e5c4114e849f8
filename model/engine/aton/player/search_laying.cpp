// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of a row of cards: solves the round as a simultaneous game with hidden hands.
#include <algorithm>
#include <tuple>
#include <utility>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/player/think_steps.h"

namespace engine::aton {

namespace {

constexpr double kNearlyEqual = 0.02; ///< an exchange that is worse than the best row by this is not searched further

constexpr double kDecided = 0.001; ///< shares this near to 0 or 1 do not distinguish rows

class Laying {
public:
    Laying(const Position &view, const SearchLimits &limits) : p(view), m_effort(limits), m_seat(view.viewer) {}

    Opinion opinion()
    {
        Aton::Actions actions;
        Aton::legal(p, actions);
        for (const Action action : actions) {
            if (verbOf(action) == Verb::Lay)
                m_rows.push_back({action, plain(laidArgument(action)), 0});
        }
        Opinion result;
        if (m_effort.nodes >= kNodesOfRound)
            result.mixes = m_effort.level.depth > 0 ? againstEquilibria() : againstAnything();
        if (p.sides[m_seat].exchangeOwned)
            m_rows.push_back({makeExchange(m_seat), m_exchange < 0 ? plainExchange() : m_exchange, 0});
        result.actions = m_rows;
        result.nodes = m_nodes;
        return result;
    }

private:
    /// The row played while the other does nothing.
    double plain(Laid laid)
    {
        const Turn turn = turnOf(p, m_seat, laid);
        const Board after = Lines(Board(p), turn, Heuristic::of(Ahead::Round), 1).begin()->board;
        ++m_nodes;
        if (after.isFilled(m_seat))
            return 1;
        const int points = std::max(0, 2 * laid.at(1) - 5); // against a middling card
        const auto score = [&](Seat seat) { return std::min(39, p.sides[seat].score + (seat == m_seat ? points : 0)); };
        return ownShare(m_seat, RoundEnd(p).share(after, score(kRed), score(kAmun)));
    }

    double bestRow() const
    {
        double best = 0;
        for (const Ranked &row : m_rows)
            best = std::max(best, row.value);
        return best;
    }

    /// Without a table: the hand is given up where its cards are low, unless it wins.
    double plainExchange() const
    {
        const double best = bestRow();
        const bool isPoor = p.sides[m_seat].hand.sum() < 7 && best < 1 - 2 * kDecided;
        return isPoor ? std::min(best + 0.01, 1.0) : std::max(0.0, best - 0.1);
    }

    /// The mean over all rows that the other may have.
    bool againstAnything()
    {
        const auto own = std::vector<LikelyHand>{{p.sides[m_seat].hand, 1}};
        const auto others = likelyHands(p, otherSeat(m_seat), m_effort.level.memory);
        const Wanted wanted = m_seat == kRed ? Wanted::of(own, others) : Wanted::of(others, own);
        const RoundTable table(p, RoundEnd(p), wanted, Care::of(m_effort.nodes).table, m_effort.threads,
                               m_effort.cancel);
        m_nodes += table.nodes();
        if (!table.isComplete())
            return false;
        for (Ranked &row : m_rows)
            row.value = shareAgainst(table.shares(), m_seat, indexOf(laidArgument(row.action)), others);
        return false;
    }

    /// Solves the round as both see it in that position.
    RoundSolution solved(const Position &position, const Care &care)
    {
        std::array<double, 2> memory{1, 1};
        memory[otherSeat(m_seat)] = m_effort.level.memory;
        RoundSolution round(position, care, memory, m_effort);
        m_nodes += round.nodes();
        return round;
    }

    /// The last equilibrium that is found in time; a finer one that is not leaves what stood before. True if the play
    /// is mixed.
    bool againstEquilibria()
    {
        const std::vector<Care> steps = Care::stepsOf(m_effort.nodes);
        bool mixes = againstEquilibrium(steps.front());
        for (std::size_t i = 1; i < steps.size() && !m_effort.cancel.isCancelled(); ++i) {
            const auto before = std::pair(m_rows, m_exchange);
            const bool mixesFinely = againstEquilibrium(steps[i]);
            if (m_effort.cancel.isCancelled())
                std::tie(m_rows, m_exchange) = before;
            else
                mixes = mixesFinely;
        }
        return mixes;
    }

    bool againstEquilibrium(const Care &care)
    {
        const RoundSolution round = solved(p, care);
        if (!round.isComplete())
            return false;
        for (Ranked &row : m_rows) {
            const int index = indexOf(laidArgument(row.action));
            row.value = round.valueOf(m_seat, index);
            row.weight = round.playOf(m_seat, index);
        }
        const double best = bestRow();
        const bool isDecided = best > 1 - kDecided || best < kDecided;
        if (p.sides[m_seat].exchangeOwned)
            valueExchange(round, best, care);
        if (isDecided) {
            preferSafeRows(round);
            holdExchange(best);
        }
        return !isDecided;
    }

    /// Where all rows win or lose against best play, they are ranked by their value against random rows.
    void preferSafeRows(const RoundSolution &round)
    {
        for (Ranked &row : m_rows) {
            const double any = round.againstAnything(m_seat, indexOf(laidArgument(row.action)));
            row.value = (1 - kDecided) * row.value + kDecided * any;
        }
    }

    /// The same for the exchange: only if new cards are clearly better than the best row.
    void holdExchange(double best)
    {
        if (m_exchange >= 0 && m_exchange <= best + kDecided)
            m_exchange = std::min(m_exchange, std::max(0.0, bestRow() - kDecided));
    }

    void valueExchange(const RoundSolution &round, double best, const Care &care)
    {
        if (const std::optional<double> quick = round.quickExchange(p, m_seat)) {
            m_exchange = *quick;
            if (m_exchange < best - kNearlyEqual)
                return;
        }
        const RoundSolution next = solved(exchanged(p, m_seat), care);
        if (next.isComplete())
            m_exchange = next.meanOfBest(m_seat, handsAfterExchange(p, m_seat));
    }

    const Position &p;
    const SearchLimits &m_effort;
    const Seat m_seat;
    std::vector<Ranked> m_rows;
    double m_exchange = -1; ///< below 0: not known yet
    std::uint64_t m_nodes = 0;
};

} // namespace

Opinion searchLaying(const Position &view, const SearchLimits &limits) { return Laying(view, limits).opinion(); }

} // namespace engine::aton
