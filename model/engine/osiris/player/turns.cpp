// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/osiris/player/turns.h"

namespace engine::osiris {

namespace {

constexpr std::size_t kMostSpent = 32;

void add(Turns &turns, const Turn &turn)
{
    if (turns.size() < Turns::capacity())
        turns.push(turn);
}

/// Lists the ends of one priest's walk, from his present node and the counters already spent.
class Walks {
public:
    Walks(const Position &position, std::uint8_t priest, Turns &turns)
        : p(position), m_priest(priest),
          m_all(std::min<std::size_t>(position.spent + leftOf(position, priest), kMostSpent - 1)), m_turns(turns)
    {
    }

    void list()
    {
        const std::uint64_t own = ownPriests(p.seats, p.actor) & ~(std::uint64_t{1} << m_priest);
        m_own = standing(p, own);
        m_rivals = standing(p, ((std::uint64_t{1} << kPriests) - 1) & ~own & ~(std::uint64_t{1} << m_priest));
        m_reached[p.spent] = nodeBit(p.at[m_priest]);
        for (std::size_t spent = p.spent; spent < m_all; ++spent) {
            for (Nodes nodes = m_reached[spent]; nodes != 0; nodes &= nodes - 1)
                extend(static_cast<Node>(std::countr_zero(nodes)), spent);
        }
    }

private:
    static std::size_t leftOf(const Position &position, std::uint8_t priest)
    {
        return static_cast<std::size_t>(budgetOf(position, priest));
    }

    void extend(Node from, std::size_t spent)
    {
        p.at[m_priest] = from;
        const Nodes steps = stepsOf(p, m_priest, static_cast<int>(m_all - spent), m_own);
        for (const Edge way : kGraph[from]) {
            const Nodes to = nodeBit(way.to);
            const std::size_t paid = spent + way.cost;
            if ((steps & to) == 0 || (m_ended[paid] & to) != 0)
                continue;
            const bool stops = way.to == kTip || ((m_rivals | p.blockades) & to) != 0;
            if (!stops)
                m_reached[paid] |= to;
            if (stops || m_all - paid <= 1) {
                m_ended[paid] |= to;
                add(m_turns, {makeStep(p.actor, m_priest, way.to), m_priest, from, static_cast<std::uint8_t>(spent),
                              static_cast<std::uint8_t>(m_all - spent)});
            }
        }
    }

    Position p;
    const std::uint8_t m_priest;
    const std::size_t m_all; ///< counters that he may spend this turn
    Turns &m_turns;
    Nodes m_own = 0;
    Nodes m_rivals = 0;
    std::array<Nodes, kMostSpent> m_reached{}; ///< by counters spent
    std::array<Nodes, kMostSpent> m_ended{};
};

} // namespace

int spentAt(const Turn &turn)
{
    const Edge *const way = edgeTo(turn.before, stepArgument(turn.action));
    return turn.spent + (way ? way->cost : 0);
}

void listWalks(const Position &position, std::uint8_t priest, Turns &turns) { Walks(position, priest, turns).list(); }

void listTurns(const Position &position, Turns &turns)
{
    if (position.phase == Phase::Walk && position.walker == kNoPriest) {
        forEachBit(ownPriests(position.seats, position.actor), [&](int priest) {
            if (position.at[priest] != kAway)
                Walks(position, static_cast<std::uint8_t>(priest), turns).list();
        });
        return;
    }
    if (position.phase == Phase::Walk)
        Walks(position, position.walker, turns).list();
    Osiris::Actions actions;
    Osiris::legal(position, actions);
    for (const Action action : actions) {
        if (verbOf(action) != Verb::Step)
            add(turns, {action});
    }
}

Position TurnModel::determinized(Random &random) const
{
    return m_view.viewer == kNobody ? m_view : Osiris::determinize(m_view, random);
}

void TurnModel::play(Position &position, const Turn &turn) const
{
    if (turn.priest != kNoPriest) {
        position.walker = turn.priest;
        position.at[turn.priest] = turn.before;
        position.spent = turn.spent;
        position.left = turn.left;
    }
    Osiris::apply(position, turn.action);
}

/// The share of a seat that ends the game on the god under the tip, averaged over the gods that it may be.
double TurnModel::endingShare(const Position &end, Seat seat) const
{
    if (decidingIndex(end) != kUnderTip)
        return winnerOf(end) == seat ? 1 : 0;
    Position p = end;
    unsigned seen = 0;
    for (std::size_t i = 0; i < kPriests; ++i) {
        if (p.at[i] != kAway && contains(p.known[i], seat))
            seen |= 1U << p.gods[i];
    }
    int won = 0;
    int all = 0;
    for (God god = 0; god < kGods; ++god) {
        if ((seen >> god & 1U) != 0)
            continue;
        p.gods[kUnderTip] = god;
        won += winnerOf(p) == seat ? 1 : 0;
        ++all;
    }
    return static_cast<double>(won) / all;
}

// A seat other than the searching one does not know the determinization: it evaluates determinizations of its own
// view.
bool TurnModel::evaluate(const Position &position, Seat seat, const Turns &turns, std::span<double> shares)
{
    constexpr int kImagined = 2;
    const bool isOther = m_view.viewer != kNobody && seat != m_view.viewer;
    const int times = isOther ? kImagined : 1;
    std::fill(shares.begin(), shares.end(), 0.0);
    for (int time = 0; time < times; ++time) {
        const Position seen = isOther ? Osiris::determinize(Osiris::observe(position, seat), m_random) : position;
        for (std::size_t i = 0; i < turns.size(); ++i) {
            Position next = seen;
            play(next, turns[i]);
            const double share = next.phase == Phase::Over ? endingShare(next, seat) : m_evaluator.values(next)[seat];
            shares[i] += share / times;
        }
    }
    return true;
}

} // namespace engine::osiris
