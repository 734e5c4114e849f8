// SPDX-License-Identifier: GPL-3.0-or-later
// Why a priest walks there or leaves a blockade there.
#include <algorithm>

#include "model/engine/osiris/player/distances.h"
#include "model/engine/osiris/player/reasons.h"
#include "model/engine/osiris/rules/leads.h"
#include "model/engine/osiris/text/sayings.h"

namespace engine::osiris {

namespace {

constexpr int kWinWeight = 1000;
constexpr int kFightWeight = 20;
constexpr int kFarAway = 12; ///< who is so far from the tip is no danger

/// For how many of the gods that may lie there, as far as the viewer knows, something holds.
struct Share {
    int of = 0;
    int all = 0;
};

/// The god that lies there, also where it is the only one left.
God godAt(const Position &view, std::size_t index)
{
    const FixedList<God, kGods> hidden = hiddenGods(view);
    return view.gods[index] == kUnknownGod && hidden.size() == 1 ? hidden[0] : view.gods[index];
}

template <class Holds>
Share shareOf(const Position &view, God god, Holds holds)
{
    if (isGod(god))
        return {holds(god) ? 1 : 0, 1};
    Share share;
    for (const God hidden : hiddenGods(view)) {
        ++share.all;
        share.of += holds(hidden) ? 1 : 0;
    }
    return share;
}

Value::Members onlyFor(const Position &view, Value::Members fields)
{
    fields.emplace_back("seat", seatName(view.viewer));
    fields.emplace_back("to", Value::List{seatName(view.viewer)});
    return fields;
}

/// What is to be said of ending the game with that god, where the seat wins with more of the possible ones than not.
void addEnd(const Position &view, God god, const std::string &how, ReasonList &reasons)
{
    const Share wins = shareOf(view, god, [&](God each) { return leadAt(view, view.viewer, each) >= 0; });
    if (isGod(god) && wins.of == 1)
        reasons.add(kWinWeight, "because.wins-" + how,
                    onlyFor(view, {{"god", kGodNames[god]}, {"n", followersOf(view, view.viewer, god)}}));
    else if (!isGod(god) && 2 * wins.of > wins.all)
        reasons.add(kWinWeight, "because.may-win-" + how, onlyFor(view, {{"n", wins.of}, {"all", wins.all}}));
}

class StepReasons {
public:
    StepReasons(const Position &view, Action step)
        : v(view), m_priest(priestArgument(step)), m_to(stepArgument(step)),
          m_from(view.at[static_cast<std::size_t>(m_priest)]), m_rival(priestAt(view, m_to))
    {
    }

    ReasonList all()
    {
        if (m_to == kTip) {
            addEnd(v, godAt(v, v.tip == TipRule::Priest ? static_cast<std::size_t>(m_priest) : kUnderTip), "tip",
                   m_reasons);
            return m_reasons;
        }
        if (m_rival != kNoPriest)
            addFight();
        else
            addWay();
        return m_reasons;
    }

private:
    /// O15
    void addFight()
    {
        const God own = v.gods[static_cast<std::size_t>(m_priest)];
        const God rivals = godAt(v, m_rival);
        const int strength = v.temples[own].all();
        const Share wins = shareOf(v, rivals, [&](God rival) { return strength >= v.temples[rival].all(); });
        const Value::Members fields{{"god", kGodNames[own]},
                                    {"strength", strength},
                                    {"rival", priestName(m_rival)},
                                    {"n", wins.of},
                                    {"all", wins.all}};
        const bool known = isGod(rivals);
        const int distance = distancesToTip(v.blockades)[m_to];
        if (wins.of == wins.all) {
            m_reasons.add(kFightWeight, known ? "because.stronger-god" : "because.strongest-god", onlyFor(v, fields));
            if (distance < kFarAway)
                m_reasons.add(kFarAway - distance, "because.sends-home",
                              onlyFor(v, {{"rival", priestName(m_rival)}, {"n", distance}}));
        } else if (2 * wins.of > wins.all) {
            m_reasons.add(kFightWeight, "because.likely-fight", onlyFor(v, fields));
        }
        if (!known)
            m_reasons.add(1, "because.learns-god", {{"rival", priestName(m_rival)}});
    }

    void addWay()
    {
        const bool removes = v.isBlocked(m_to);
        const int was = distancesToTip(v.blockades)[m_from];
        const int is = distancesToTip(removes ? v.blockades & ~spaceBit(m_to) : v.blockades)[m_to];
        if (is < was && was < kNoWay)
            m_reasons.add(was - is, "because.nearer", {{"n", is}, {"was", was}});
        if (removes)
            m_reasons.add(2, "because.takes-blockade", {{"place", nodeName(m_to)}});
    }

    const Position &v;
    const int m_priest;
    const Node m_to;
    const Node m_from;
    const std::uint8_t m_rival;
    ReasonList m_reasons;
};

} // namespace

ReasonList reasonsOfStep(const Position &view, Action step) { return StepReasons(view, step).all(); }

// The rival who is nearest to the tip of those whose way it lengthens.
ReasonList reasonsOfBlockade(const Position &view, Node space)
{
    ReasonList reasons;
    if (closesTip(view, space)) {
        addEnd(view, godAt(view, kUnderTip), "closed", reasons);
        return reasons;
    }
    const Distances was = distancesToTip(view.blockades);
    const Distances is = distancesToTip(view.blockades | spaceBit(space));
    int nearest = kFarAway;
    for (int priest = 0; priest < kPriests; ++priest) {
        const Node at = view.at[static_cast<std::size_t>(priest)];
        if (at == kAway || ownerOfPriest(view, priest) == view.viewer || is[at] <= was[at] || was[at] >= nearest)
            continue;
        nearest = was[at];
        reasons = {};
        const Value::Members fields{{"rival", priestName(priest)},
                                    {"other", seatName(ownerOfPriest(view, priest))},
                                    {"was", was[at]},
                                    {"n", is[at]}};
        reasons.add(1, is[at] < kNoWay ? "because.lengthens" : "because.bars", fields);
    }
    return reasons;
}

} // namespace engine::osiris
