// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for an action: what it brings by the rules at once, or what the turn that it begins can bring.
#include <algorithm>
#include <cstdlib>

#include "model/engine/core/reason_list.h"
#include "model/engine/tekhenu/player/turns.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

constexpr int kWinWeight = 1000;
constexpr int kFeedWeight = 100;
constexpr int kPlaceWeight = 6; ///< of each place in the turn order
constexpr int kReachWeight = 3;
constexpr int kLeadWeight = 2;
constexpr int kOnlyDieWeight = 1;
constexpr Width kWidth{150, true};

/// What a scoring would bring now, without the bread (T43, T44).
int scoringOf(const Position &p, int owner)
{
    Position scored = p;
    scoreOwner({scored, nullptr}, owner);
    return scored.of(owner).points - p.of(owner).points;
}

/// Points of an owner for what was done, not those of a Maat phase that follows.
int scoredBy(const Facts &facts, int owner)
{
    int points = 0;
    for (const Fact &fact : facts) {
        const bool isOwn = fact.id == FactId::Points && fact.owner == owner;
        points += isOwn && static_cast<Topic>(fact.what) < Topic::Maat ? fact.n : 0;
    }
    return points;
}

/// The place of an owner in the order of T40, from 1, as balances stand.
int placeByBalance(const Position &p, int owner)
{
    const auto order = orderByBalance(p);
    return static_cast<int>(std::find(order.begin(), order.end(), owner) - order.begin()) + 1;
}

bool reaches(const Position &p, int owner, int section)
{
    return p.isOpen(section) && p.of(owner).happiness >= kHappinessOf[section];
}

/// True for what leaves the action of the die to be chosen, or how it is carried out.
bool beginsAction(Verb verb) { return verb == Verb::Draft || verb == Verb::Anubis || verb == Verb::God; }

class Reasons {
public:
    Reasons(const Position &view, Action action)
        : m_before(view), m_after(view), m_action(action), m_verb(verbOf(action)), m_seat(action.actor())
    {
        carryOut(action);
        m_isPaid = m_after.depth > 0 && m_after.top().op == Op::Pay && m_after.top().purpose() != kRenewal;
        if (!m_isPaid)
            return;
        Actions payments; // what follows is the same after each
        options(m_after, payments);
        carryOut(payments[0]);
    }

    std::vector<Message> all()
    {
        if (m_after.depth == 0)
            return over();
        if (m_verb == Verb::Draft)
            draft();
        if (m_verb == Verb::Faith)
            faith();
        if (m_verb == Verb::Feed)
            feed();
        if (beginsAction(m_verb) && m_after.top().seat == m_seat && isChoice(m_after.top().op))
            turn();
        else
            atOnce();
        return m_reasons.weightiest();
    }

private:
    void carryOut(Action action)
    {
        Facts facts;
        answer(m_after, &facts, action);
        m_scored += scoredBy(facts, m_seat);
    }
    void add(int weight, const char *id, Value::Members more)
    {
        Value::Members fields{{"seat", seatName(m_seat)}};
        fields.insert(fields.end(), more.begin(), more.end());
        m_reasons.add(weight, id, std::move(fields));
    }
    void addIfMore(const char *id, int n)
    {
        if (n > 0)
            add(n, id, {{"n", n}});
    }

    /// Who wins is known where no Decree is hidden.
    std::vector<Message> over()
    {
        const bool isKnown = std::none_of(m_before.owners.begin(), m_before.owners.end(),
                                          [](const Holdings &own) { return own.secret == kNone; });
        if (isKnown && Tekhenu::result(m_after)->winners == std::vector<Seat>{m_seat})
            add(kWinWeight, "because.wins", {{"n", m_after.of(m_seat).points}});
        return m_reasons.weightiest();
    }

    void addBalance(int was, int balance)
    {
        if (std::abs(balance) < std::abs(was))
            add(std::abs(was) - std::abs(balance), "because.balance", {{"balance", balance}, {"was", was}});
    }

    void draft()
    {
        addBalance(runningBalance(m_before.of(m_seat)), runningBalance(m_after.of(m_seat)));
        const int segment = firstWord(m_action, kSegmentBits);
        Actions all;
        options(m_before, all);
        const auto isThere = [&](std::uint8_t entry) {
            return entry != kNone && entry / kDieKinds == segment
                   && std::any_of(all.begin(), all.end(), [&](Action other) {
                          return verbOf(other) == Verb::Draft && firstWord(other, kSegmentBits) == segment
                                 && secondWord(other, kSegmentBits) == entry % kDieKinds;
                      });
        };
        if (std::count_if(m_before.wheel.begin(), m_before.wheel.end(), isThere) == 1)
            add(kOnlyDieWeight, "because.only-die", {{"segment", segmentName(byte(segment))}});
    }

    /// The balance, and the place in the order if nobody else puts faith (T39, T40).
    void faith()
    {
        const auto with = [&](int faith) {
            Position p = m_before;
            putFaith({p, nullptr}, m_seat, faith);
            return p;
        };
        const Position none = with(0);
        const Position after = with(argumentOf(m_action) - kMostFaith);
        addBalance(balanceOf(none.of(m_seat)), balanceOf(after.of(m_seat)));
        const int was = placeByBalance(none, m_seat);
        const int place = placeByBalance(after, m_seat);
        if (place < was)
            add(kPlaceWeight * (was - place), "because.order", {{"place", place}, {"was", was}});
    }

    /// Points that are not lost for want of bread (T45).
    void feed()
    {
        Position none = m_before;
        answer(none, nullptr, makeAction(m_seat, Verb::Feed, 0));
        if (const int n = m_after.of(m_seat).points - none.of(m_seat).points; n > 0)
            add(kFeedWeight + n, "because.feeds", {{"n", n}});
    }

    void atOnce()
    {
        addIfMore("because.scores", m_scored);
        addIfMore("because.scoring", scoringOf(m_after, m_seat) - scoringOf(m_before, m_seat));
        if (!m_isPaid)
            addDecrees(bestDecrees(m_after, m_seat) - bestDecrees(m_before, m_seat));
        for (int district = 0; district < kResources; ++district) {
            if (leaderOf(m_after, district) == m_seat && leaderOf(m_before, district) != m_seat)
                add(kLeadWeight, "because.leads", {{"resource", resourceName(byte(district))}});
        }
        for (int section = 0; section < kSections; ++section) {
            if (reaches(m_after, m_seat, section) && !reaches(m_before, m_seat, section))
                add(kReachWeight, "because.reach", {{"section", section + 1}, {"n", m_after.of(m_seat).happiness}});
        }
        if (!m_isPaid && m_verb != Verb::Pay && m_verb != Verb::Faith)
            addGoods();
    }

    /// What Decrees bring only their owner may read, who has one of them face down.
    void addDecrees(int n)
    {
        if (n > 0)
            add(n, "because.decrees", {{"n", n}, {"to", Value::List{seatName(m_seat)}}});
    }

    void addGoods()
    {
        for (std::size_t good = 0; good < m_after.of(m_seat).goods.size(); ++good) {
            const int n = m_after.of(m_seat).goods[good] - m_before.of(m_seat).goods[good];
            if (n > 0)
                add(n, "because.brings", {{"good", kGoodNames[good]}, {"n", n}});
        }
    }

    /// What the best turn that begins like that brings, up to its end or its first draw.
    void turn()
    {
        const int number = turnOf(m_after);
        Position end = m_after;
        end.viewer = kNobody;
        int scoring = 0;
        const FoundTurn best = findTurns(m_after, kWidth, weightsFor(m_before.seats)).front();
        for (const Action action : best.actions) {
            Facts facts;
            answer(end, &facts, action);
            m_scored += scoredBy(facts, m_seat);
            scoring = scoringOf(end, m_seat);
            advance(end, m_seat, number);
        }
        addIfMore("because.turn-scores", m_scored);
        addIfMore("because.turn-scoring", scoring - scoringOf(m_before, m_seat));
    }

    const Position &m_before;
    Position m_after; ///< behind the payment, where one follows
    const Action m_action;
    const Verb m_verb;
    const Seat m_seat;
    bool m_isPaid = false;
    int m_scored = 0;
    ReasonList m_reasons;
};

} // namespace

std::vector<Message> Tekhenu::reasons(const Position &view, Action action, const SearchResult &)
{
    return Reasons(view, action).all();
}

} // namespace engine::tekhenu
