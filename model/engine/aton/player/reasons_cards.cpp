// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for a laying or an exchange. The other's cards are not known: the reasons hold for all of them.
#include <algorithm>

#include "model/engine/aton/player/reasons.h"
#include "model/engine/aton/rules/chance.h"
#include "model/engine/aton/rules/scoring.h"
#include "model/engine/aton/rules/ways.h"

namespace engine::aton {

namespace {

class LayReasons {
public:
    LayReasons(const Position &view, Action action)
        : v(view), m_laid(laidArgument(action)), m_seat(action.actor()), m_other(otherSeat(action.actor()))
    {
    }

    ReasonList all()
    {
        addPoints();
        addFilling();
        addRemoval();
        addOrder();
        addComparison();
        addPlacing();
        return m_reasons;
    }

private:
    void add(int weight, std::string id, Value::Members fields)
    {
        fields.emplace_back("other", seatName(m_other));
        m_reasons.add(weight, std::move(id), std::move(fields));
    }
    /// The squares that the card at cartouche 3 opens (A15).
    Squares allowed() const { return squaresUpTo(m_laid.at(3)); }
    /// Number of opposing counters that the seat removes on the current board (A13).
    int removed() const
    {
        const Squares there = v.sides[m_other].squares & allowed();
        return std::clamp(removalAsked(v, m_laid.at(2)), 0, count(there));
    }

    /// 40 points at cartouche 1, won or kept from the other (A9, A10).
    void addPoints()
    {
        const int value = m_laid.at(1);
        const int missing = kWinningScore - v.sides[m_seat].score;
        const int highest = value - (missing + 1) / 2; // of the cards against which the difference is enough
        if (highest >= 1)
            add(kWinWeight, "because.lay-wins", {{"value", value}, {"n", highest}});
        const int threat = kWinningScore - v.sides[m_other].score;
        if (threat <= kMostPointsAtOnce && 2 * (4 - value) < threat)
            add(kDefenceWeight, "because.lay-guards", {{"value", value}});
    }

    /// A19: these cards are enough on the current board.
    void addFilling()
    {
        for (const Way &way : kWays) {
            const Squares missing = way.squares & ~v.sides[m_seat].squares;
            const int inTheWay = count(missing & v.sides[m_other].squares);
            const bool reached = (missing & ~allowed()) == 0 && inTheWay <= std::max(0, removalAsked(v, m_laid.at(2)));
            const int needed = count(missing) + (takesOut(way.squares) ? 1 : 0);
            if (reached && needed <= std::min(m_laid.at(4), v.sides[m_seat].stock()))
                add(kWinWeight - 1, "because.lay-fills", {{"reason", reasonName(way.reason)}, {"n", needed}});
        }
    }

    /// True if a counter that has to go (A13, -1) is one of these.
    bool takesOut(Squares squares) const
    {
        const Squares reached = v.sides[m_seat].squares & allowed();
        return removalAsked(v, m_laid.at(2)) < 0 && reached != 0 && (reached & ~squares) == 0;
    }

    void addRemoval()
    {
        const int n = removed();
        if (n == 0)
            return;
        add(5 * n, templesId("because.lay-removes"), {{"n", n}, {"most", m_laid.at(3)}});
        const auto points = scoringPoints(v);
        if (v.kingdom() + n >= kKingdomSize && points[m_seat] > points[m_other])
            add(points[m_seat] - points[m_other], "because.lay-scoring",
                {{"n", kKingdomSize - v.kingdom()}, {"points", points[m_seat]}, {"against", points[m_other]}});
    }

    /// A11: no card is lower than a 1.
    void addOrder()
    {
        if (m_laid.at(2) == 1)
            add(2, "because.lay-first", {});
    }

    /// Counted over all cards that may lie opposite (A31).
    void addComparison()
    {
        const int value = m_laid.at(1);
        const Cards opposite = cardsOpposite();
        int lower = 0;
        for (int other = 1; other < value; ++other)
            lower += opposite.count(other);
        if (value == 4)
            add(3, "because.lay-highest", {});
        else if (2 * lower > opposite.size())
            add(2, "because.lay-higher", {{"value", value}, {"n", lower}, {"all", opposite.size()}});
    }
    Cards cardsOpposite() const
    {
        const Side &side = v.sides[m_other];
        if (side.known.size() == 4)
            return side.known;
        return side.hasLaid ? unseenCards(side) : unseenCards(side) + side.known;
    }

    /// A17
    void addPlacing()
    {
        const Squares free = allowed() & ~v.occupied();
        const int n = std::min({m_laid.at(4), v.sides[m_seat].stock(), count(free)});
        if (n > 0)
            add(2 * n, templesId("because.lay-places"), {{"n", n}, {"most", m_laid.at(3)}});
    }

    /// There are different texts for temple 1, for 1 and 2, and for 1 to 3 or 4.
    std::string templesId(const std::string &id) const
    {
        const int most = m_laid.at(3);
        return id + (most == 1 ? "-one" : most == 2 ? "-two" : "");
    }

    const Position &v;
    const Laid m_laid;
    const Seat m_seat;
    const Seat m_other;
    ReasonList m_reasons;
};

/// The average sum of a hand drawn from the pile, rounded; 0 if the pile holds fewer than four cards.
int usualSum(const Side &side)
{
    const int cards = side.pile.size();
    return cards < 4 ? 0 : (4 * side.pile.sum() + cards / 2) / cards;
}

ReasonList exchangeReasons(const Position &view, Seat seat)
{
    const Side &side = view.sides[seat];
    const int usual = usualSum(side);
    if (side.hand.sum() >= usual)
        return {};
    return ReasonList().add(1, "because.weak-hand", {{"n", side.hand.sum()}, {"usual", usual}});
}

} // namespace

ReasonList reasonsOfCards(const Position &view, Action action)
{
    if (verbOf(action) == Verb::Exchange)
        return exchangeReasons(view, action.actor());
    return LayReasons(view, action).all();
}

} // namespace engine::aton
