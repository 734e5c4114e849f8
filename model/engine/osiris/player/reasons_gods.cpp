// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for swapping or keeping gods, and for setting or moving followers.
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

} // namespace

// O15: compares the gods of winner and loser after the choice.
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

ReasonList reasonsOfFollower(const Position &view, Action action)
{
    const Seat seat = view.viewer;
    const bool isMove = verbOf(action) == Verb::Move;
    const God from = templeArgument(action);
    const God to = isMove ? targetArgument(action) : from;
    Position after = view;
    if (isMove)
        after.temples[from].add(colourArgument(action), -1);
    after.temples[to].add(colourArgument(action), 1);
    ReasonList reasons;
    const auto addSecret = [&](int weight, const char *id, Value::Members fields) {
        fields.emplace_back("to", Value::List{seatName(seat)});
        fields.emplace_back("seat", seatName(seat));
        reasons.add(weight, id, std::move(fields));
    };
    const bool isDealt = std::any_of(view.gods.begin(), view.gods.end(), [](God god) { return isGod(god); });
    if (const std::uint8_t priest = priestOver(view, to, true); priest != kNoPriest)
        addSecret(kOwnGodWeight, "because.own-god",
                  {{"god", kGodNames[to]}, {"under", priestName(priest)}, {"n", after.temples[to].all()}});
    else if (isDealt && priestOver(view, to, false) == kNoPriest)
        addSecret(1, "because.bluff", {{"god", kGodNames[to]}});
    if (leadAt(view, seat, to) <= 0 && leadAt(after, seat, to) > 0)
        reasons.add(kLeadWeight, "because.most-followers",
                    {{"god", kGodNames[to]}, {"n", followersOf(after, seat, to)}, {"seat", seatName(seat)}});
    const std::uint8_t rival = isMove ? priestOver(view, from, false) : kNoPriest; // O18: the temple that is left
    if (rival != kNoPriest)
        addSecret(kStrengthWeight, "because.weakens",
                  {{"god", kGodNames[from]}, {"under", priestName(rival)}, {"n", after.temples[from].all()}});
    return reasons;
}

} // namespace engine::osiris
