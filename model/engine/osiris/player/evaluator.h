// SPDX-License-Identifier: GPL-3.0-or-later
// Static evaluation: a sum of learned weights for each seat, converted to shares of a win.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/player/distances.h"
#include "model/engine/osiris/rules/leads.h"
#include "model/engine/osiris/rules/sowing.h"
#include "model/engine/osiris/rules/steps.h"
#include "model/engine/search/tree.h"

namespace engine::osiris {

/// The features of the evaluation and their numbers. A priest has one by the counters that he lacks to reach the tip
/// and his owner's lead at the temple of the deciding god, separately for the seat on turn, the next one and the others
/// and for the stages of a turn; one by the strength of his god and who knows it; and one for the counters in his town.
/// A seat has one by the blockades next to the tip, which may end the game on the god under the tip.
namespace signs {

inline constexpr int kMoments = 4; ///< beginning of a turn, walk under way, walk done, set-up of followers
inline constexpr int kRoles = 3;   ///< on turn, next, later
inline constexpr int kShort = 6;
inline constexpr int kLeads = 5;
inline constexpr int kStrengths = 6;
inline constexpr int kPriestSigns = kMoments * kRoles * kShort * kLeads;
inline constexpr int kGodSigns = 2 * 2 * kStrengths; ///< near the tip or not, known to others or not
inline constexpr int kClosed = 4;                    ///< none to three spaces round the tip are closed
inline constexpr int kTipSigns = kClosed * kMoments * kRoles * kLeads;
inline constexpr int kCounterSigns = kRoles; ///< a counter in a town
inline constexpr int kGodsFrom = kPriestSigns;
inline constexpr int kTipFrom = kGodsFrom + kGodSigns;
inline constexpr int kCountersFrom = kTipFrom + kTipSigns;
inline constexpr int kAll = kCountersFrom + kCounterSigns;

} // namespace signs

/// Weights of the features, in 256ths of a natural logarithm.
using Weights = std::array<std::int16_t, signs::kAll>;
/// The learned weights for 2 to 4 seats and that option (weights.inc).
const Weights &weightsFor(int seats, TipRule tip);

/// Evaluates full positions of one number of seats and one option. Caches the distances for the blockades that it has
/// met.
class Evaluator {
public:
    /// `weights` must outlive it.
    explicit Evaluator(const Weights &weights) : m_weights(&weights) {}

    /// Expected shares of a win, summing up to 1. Where the game is over, the shares of the result; where the seat on
    /// turn can reach the tip and win, or the next one can whatever follower is moved before, 1 for that seat.
    search::Values values(const Position &position);

    /// Calls `visit(seat, feature, times)` for each feature of the position. A walk under way counts as ended where it
    /// stands.
    template <class Visit>
    void look(const Position &position, Visit visit);

    /// True if, at the beginning of a turn, the seat on turn can win at the tip without passing anybody, and knows it.
    /// (Nobody knows the god under the tip.)
    bool winsNow(const Position &position);

    /// True if a walk is done, or ends with the fight under way, and the next seat wins at the tip whatever the seat on
    /// turn does with gods and followers.
    bool losesNow(const Position &position);

private:
    const Distances &distances(Spaces blockades);
    bool losesAfterWalk(const Position &position);
    bool reachesTip(const Position &position, std::size_t priest);
    /// The gods, as bits, of the priests who reach the tip and win for the seat on turn.
    unsigned winningGods(const Position &position);

    static constexpr int kRememberedBits = 8;
    static constexpr std::size_t kRemembered = std::size_t{1} << kRememberedBits;
    const Weights *m_weights;
    std::array<Spaces, kRemembered> m_blockades{};
    std::array<Distances, kRemembered> m_distances{};
    std::array<bool, kRemembered> m_isFilled{};
};

template <class Visit>
void Evaluator::look(const Position &given, Visit visit)
{
    using namespace signs;
    const Position *seen = &given;
    Position ended;
    if (given.walker != kNoPriest) {
        ended = given;
        sow(ended, given.walker, given.spent);
        ended.walker = kNoPriest;
        seen = &ended;
    }
    const Position &p = *seen;
    const bool begins = p.phase == Phase::Walk && given.walker == kNoPriest;
    const int moment = p.phase == Phase::Follower ? 3 : p.phase == Phase::Move ? 2 : begins ? 0 : 1;
    const Distances &ways = distances(p.blockades);
    std::array<int, kColours> roles{};
    for (Seat seat = 0; seat < p.seats; ++seat)
        roles[seat] = std::min((seat < p.actor ? seat + p.seats : seat) - p.actor, kRoles - 1);
    for (std::size_t priest = 0; priest < kPriests; ++priest) {
        if (p.at[priest] == kAway)
            continue;
        const Seat owner = ownerOfPriest(p, static_cast<int>(priest));
        const int lacking = ways[p.at[priest]] - p.town[priest];
        const God deciding = p.gods[p.tip == TipRule::Priest ? priest : kUnderTip];
        const int lead = std::clamp(leadAt(p, owner, deciding) + 2, 0, kLeads - 1);
        static constexpr std::array<std::uint8_t, 8> kClass{0, 1, 2, 3, 4, 4, 4, 5};
        const int shortBy = kClass[std::clamp(lacking, 0, 7)];
        visit(owner, ((moment * kRoles + roles[owner]) * kShort + shortBy) * kLeads + lead, 1);
        const bool isKnown = (p.known[priest] & ~seatBit(owner)) != 0;
        const int strength = std::min(p.temples[p.gods[priest]].all(), kStrengths - 1);
        visit(owner, kGodsFrom + ((ways[p.at[priest]] <= 4 ? 2 : 0) + (isKnown ? 1 : 0)) * kStrengths + strength, 1);
        visit(owner, kCountersFrom + roles[owner], p.town[priest]);
    }
    const int closed = std::min(std::popcount(p.blockades & kRoundTip), kClosed - 1);
    for (Seat seat = 0; seat < p.seats; ++seat) {
        const int lead = std::clamp(leadAt(p, seat, p.gods[kUnderTip]) + 2, 0, kLeads - 1);
        visit(seat, kTipFrom + ((closed * kMoments + moment) * kRoles + roles[seat]) * kLeads + lead, 1);
    }
}

} // namespace engine::osiris
