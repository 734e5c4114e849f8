// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for an action: what it wins, prevents and scores by the rules.
#include "model/engine/aton/player/reasons.h"

#include <algorithm>

#include "model/engine/aton/rules/scoring.h"
#include "model/engine/aton/rules/ways.h"

namespace engine::aton {

namespace {

constexpr int kMajorityWeight = 3; ///< a majority is worth more than its present points: it usually lasts
constexpr int kNearWeight = 2;

Value::Members about(Seat seat, const Part &part, int points)
{
    return aton::describe({FactId::Points, seat, part.topic, static_cast<std::int16_t>(points), 0}).fields;
}

/// The seat's lead over the other in a scoring of that board.
int lead(const Position &position, Seat seat)
{
    const auto points = scoringPoints(position);
    return points[seat] - points[otherSeat(seat)];
}

class SquareReasons {
public:
    SquareReasons(const Position &view, Action action)
        : m_before(view), m_after(withSquareChanged(view, action)), m_action(action), m_seat(action.actor()),
          m_other(otherSeat(action.actor()))
    {
    }

    ReasonList all()
    {
        if (wins())
            return m_reasons;
        addWays();
        const auto was = scoringParts(m_before);
        const auto is = scoringParts(m_after);
        for (std::size_t i = 0; i < was.size(); ++i)
            addPart(was[i], is[i]);
        if (givesUpOwn())
            addCost();
        return m_reasons;
    }

private:
    /// A19, A28
    bool wins()
    {
        Position next = m_before;
        Aton::apply(next, m_action);
        const std::optional<Result> result = Aton::result(next);
        if (!result || result->winners != std::vector<Seat>{m_seat})
            return false;
        m_reasons.add(kWinWeight, "because.wins", {{"reason", reasonName(next.reason)}});
        return true;
    }

    void addWays()
    {
        for (const Way &way : kWays) {
            const auto held = [&](const Position &p, Seat seat) { return count(p.sides[seat].squares & way.squares); };
            const auto fields = [&](Seat seat) {
                return Value::Members{{"other", seatName(m_other)},
                                      {"for", reasonName(way.reason)},
                                      {"n", held(m_after, seat)},
                                      {"limit", count(way.squares)}};
            };
            if (mayFill(m_before, m_other, way.squares) && !mayFill(m_after, m_other, way.squares))
                m_reasons.add(kDefenceWeight, "because.stops", fields(m_other));
            const bool nearer =
                held(m_after, m_seat) > held(m_before, m_seat) || held(m_after, m_other) < held(m_before, m_other);
            if (nearer && mayFill(m_after, m_seat, way.squares))
                m_reasons.add(kNearWeight * held(m_after, m_seat), "because.near", fields(m_seat));
        }
    }

    /// One part of the scoring (A21 to A26).
    void addPart(const Part &was, const Part &is)
    {
        const auto ahead = [](const Part &part, Seat a, Seat b) { return part.held[a] > part.held[b]; };
        const bool majority = was.topic != Topic::Bonus; // of bonus squares nobody needs one
        const int own = is.points[m_seat] - was.points[m_seat];
        const int others = was.points[m_other] - is.points[m_other];
        if (majority && !ahead(was, m_seat, m_other) && ahead(is, m_seat, m_other))
            m_reasons.add(own + kMajorityWeight, "because.majority", about(m_seat, is, is.points[m_seat]));
        else if (majority && ahead(was, m_other, m_seat) && !ahead(is, m_other, m_seat))
            m_reasons.add(others + kMajorityWeight, "because.breaks", about(m_other, is, others));
        else if (own > 0)
            m_reasons.add(own, majority ? "because.more" : "because.bonus", about(m_seat, is, own));
        else if (others > 0)
            m_reasons.add(others, "because.less", about(m_other, is, others));
    }

    bool givesUpOwn() const { return (m_before.sides[m_seat].squares & ~m_after.sides[m_seat].squares) != 0; }

    /// An own counter has to go (A13, A29): what that costs, where no other one costs less.
    void addCost()
    {
        const int stands = lead(m_before, m_seat);
        const int cost = stands - lead(m_after, m_seat);
        Aton::Actions actions;
        Aton::legal(m_before, actions);
        const bool least = std::all_of(actions.begin(), actions.end(), [&](Action action) {
            return stands - lead(withSquareChanged(m_before, action), m_seat) >= cost;
        });
        if (cost <= 0)
            m_reasons.add(1, "because.costs-nothing", {});
        else if (least)
            m_reasons.add(1, "because.costs-least", {{"n", cost}});
    }

    const Position &m_before;
    const Position m_after;
    const Action m_action;
    const Seat m_seat;
    const Seat m_other;
    ReasonList m_reasons;
};

} // namespace

ReasonList reasonsOfSquare(const Position &view, Action action) { return SquareReasons(view, action).all(); }

std::vector<Message> Aton::reasons(const Position &view, Action action, const SearchResult &)
{
    const Verb verb = verbOf(action);
    const bool ofCards = verb == Verb::Lay || verb == Verb::Exchange;
    return (ofCards ? reasonsOfCards(view, action) : reasonsOfSquare(view, action)).weightiest();
}

} // namespace engine::aton
