// SPDX-License-Identifier: GPL-3.0-or-later
// Why gods are swapped or kept, and followers set or moved.
#include <algorithm>

#include "model/engine/osiris/player/reasons.h"
#include "model/engine/osiris/rules/leads.h"
#include "model/engine/osiris/text/sayings.h"

namespace engine::osiris {

namespace {

constexpr int kOwnGodWeight = 10;
constexpr int kLeadWeight = 8;
constexpr int kStrengthWeight = 5;

/// The priest under whom the viewer knows that god, or `kNoPriest`; never one of the other sort.
std::uint8_t priestOver(const Position &view, God god, bool own)
{
    for (std::uint8_t priest = 0; priest < kPriests; ++priest) {
        if (view.gods[priest] == god && view.at[priest] != kAway && (ownerOfPriest(view, priest) == view.viewer) == own)
            return priest;
    }
    return kNoPriest;
}

class FollowerReasons {
public:
    FollowerReasons(const Position &view, Action action) : m_before(view), m_after(view), m_action(action)
    {
        const int colour = colourArgument(action);
        if (verbOf(action) == Verb::Move) {
            m_after.temples[templeArgument(action)].add(colour, -1);
            m_to = targetArgument(action);
        } else {
            m_to = templeArgument(action);
        }
        m_after.temples[m_to].add(colour, 1);
    }

    ReasonList all()
    {
        const Seat seat = m_before.viewer;
        const int own = followersOf(m_after, seat, m_to);
        if (const std::uint8_t priest = priestOver(m_before, m_to, true); priest != kNoPriest)
            addSecret(kOwnGodWeight, "because.own-god",
                      {{"god", kGodNames[m_to]}, {"under", priestName(priest)}, {"n", m_after.temples[m_to].all()}});
        else if (isDealt() && priestOver(m_before, m_to, false) == kNoPriest)
            addSecret(1, "because.bluff", {{"god", kGodNames[m_to]}});
        if (leadAt(m_before, seat, m_to) <= 0 && leadAt(m_after, seat, m_to) > 0)
            add(kLeadWeight, "because.most-followers", {{"god", kGodNames[m_to]}, {"n", own}});
        addLeft();
        return m_reasons;
    }

private:
    void add(int weight, std::string id, Value::Members fields)
    {
        fields.emplace_back("seat", seatName(m_before.viewer));
        m_reasons.add(weight, std::move(id), std::move(fields));
    }
    void addSecret(int weight, std::string id, Value::Members fields)
    {
        fields.emplace_back("to", Value::List{seatName(m_before.viewer)});
        add(weight, std::move(id), std::move(fields));
    }
    bool isDealt() const
    {
        return std::any_of(m_before.gods.begin(), m_before.gods.end(), [](God god) { return isGod(god); });
    }

    /// The temple that the follower leaves (O18).
    void addLeft()
    {
        if (verbOf(m_action) != Verb::Move)
            return;
        const God from = templeArgument(m_action);
        if (const std::uint8_t rival = priestOver(m_before, from, false); rival != kNoPriest)
            addSecret(kStrengthWeight, "because.weakens",
                      {{"god", kGodNames[from]}, {"under", priestName(rival)}, {"n", m_after.temples[from].all()}});
    }

    const Position &m_before;
    Position m_after;
    const Action m_action;
    God m_to = kNoGod;
    ReasonList m_reasons;
};

} // namespace

// O15: the winner's god afterwards beside the one that the loser has then.
ReasonList reasonsOfSwap(const Position &view, bool swaps)
{
    const God taken = view.gods[swaps ? view.loser : view.winner];
    const God left = view.gods[swaps ? view.winner : view.loser];
    const Value::Members fields{{"god", kGodNames[taken]},
                                {"rival-god", kGodNames[left]},
                                {"seat", seatName(view.viewer)},
                                {"to", Value::List{seatName(view.viewer)}}};
    const auto with = [&fields](int n, int against) {
        Value::Members all = fields;
        all.emplace_back("n", n);
        all.emplace_back("against", against);
        return all;
    };
    ReasonList reasons;
    const int own = followersOf(view, view.viewer, taken);
    const int given = followersOf(view, view.viewer, left);
    if (own > given)
        reasons.add(kOwnGodWeight, "because.more-followers", with(own, given));
    const int strength = view.temples[taken].all();
    const int rivals = view.temples[left].all();
    if (strength > rivals)
        reasons.add(kStrengthWeight, "because.has-stronger", with(strength, rivals));
    return reasons;
}

ReasonList reasonsOfFollower(const Position &view, Action action) { return FollowerReasons(view, action).all(); }

} // namespace engine::osiris
