// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for steps and blockades.
#include <algorithm>

#include "model/engine/osiris/player/distances.h"
#include "model/engine/osiris/player/reasons.h"
#include "model/engine/osiris/rules/leads.h"
#include "model/engine/osiris/text/sayings.h"

namespace engine::osiris {

namespace {

constexpr int kWinWeight = 1000;
constexpr int kFightWeight = 20;
constexpr int kFarAway = 12; ///< distance to the tip, in counters, from which a rival is no danger

/// Number of gods that may lie there, as far as the viewer knows, for which a condition holds.
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

/// The reason for ending the game with that god, if the seat wins with most of the possible gods.
void addEnd(const Position &view, God god, const std::string &how, ReasonList &reasons)
{
    const Share wins = shareOf(view, god, [&](God each) { return leadAt(view, view.viewer, each) >= 0; });
    if (isGod(god) && wins.of == 1)
        reasons.add(kWinWeight, "because.wins-" + how,
                    onlyFor(view, {{"god", kGodNames[god]}, {"n", followersOf(view, view.viewer, god)}}));
    else if (!isGod(god) && 2 * wins.of > wins.all)
        reasons.add(kWinWeight, "because.may-win-" + how, onlyFor(view, {{"n", wins.of}, {"all", wins.all}}));
}

// O15
void addFight(const Position &view, int priest, int rival, Node to, ReasonList &reasons)
{
    const God own = view.gods[priest];
    const God rivals = godAt(view, static_cast<std::size_t>(rival));
    const int strength = view.temples[own].all();
    const Share wins = shareOf(view, rivals, [&](God each) { return strength >= view.temples[each].all(); });
    const Value::Members fields{{"god", kGodNames[own]},
                                {"strength", strength},
                                {"rival", priestName(rival)},
                                {"n", wins.of},
                                {"all", wins.all}};
    const int distance = distancesToTip(view.blockades)[to];
    if (wins.of == wins.all) {
        reasons.add(kFightWeight, isGod(rivals) ? "because.stronger-god" : "because.strongest-god",
                    onlyFor(view, fields));
        if (distance < kFarAway)
            reasons.add(kFarAway - distance, "because.sends-home",
                        onlyFor(view, {{"rival", priestName(rival)}, {"n", distance}}));
    } else if (2 * wins.of > wins.all) {
        reasons.add(kFightWeight, "because.likely-fight", onlyFor(view, fields));
    }
    if (!isGod(rivals))
        reasons.add(1, "because.learns-god", {{"rival", priestName(rival)}});
}

void addWay(const Position &view, Node from, Node to, ReasonList &reasons)
{
    const bool removes = view.isBlocked(to);
    const int was = distancesToTip(view.blockades)[from];
    const int is = distancesToTip(removes ? view.blockades & ~spaceBit(to) : view.blockades)[to];
    if (is < was && was < kNoWay)
        reasons.add(was - is, "because.nearer", {{"n", is}, {"was", was}});
    if (removes)
        reasons.add(2, "because.takes-blockade", {{"place", nodeName(to)}});
}

} // namespace

ReasonList reasonsOfStep(const Position &view, Action step)
{
    const int priest = priestArgument(step);
    const auto number = static_cast<std::size_t>(priest);
    const Node to = stepArgument(step);
    const std::uint8_t rival = priestAt(view, to);
    ReasonList reasons;
    if (to == kTip)
        addEnd(view, godAt(view, view.tip == TipRule::Priest ? number : kUnderTip), "tip", reasons);
    else if (rival != kNoPriest)
        addFight(view, priest, rival, to, reasons);
    else
        addWay(view, view.at[number], to, reasons);
    return reasons;
}

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
        const Node at = view.at[priest];
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
