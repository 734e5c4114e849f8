// SPDX-License-Identifier: GPL-3.0-or-later
// How a plain search judges a position: it plays on from there, on the rules alone.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

#include "model/engine/core/playout.h"
#include "model/engine/core/result.h"

namespace yardstick {

using namespace engine;

/// The share of a win of each figure: the seats, and a rival where one plays.
using Shares = std::vector<double>;

/// Actions of a game after which it is left as it stands.
inline constexpr int kMostActions = 5'000;

/// The shares of the result; where the game is not over, those who lead by their scores share the win.
template <Rules G>
Shares sharesOf(const typename G::Position &position)
{
    const std::vector<int> scores = G::scores(position);
    std::vector<Seat> winners;
    if (const std::optional<Result> result = G::result(position)) {
        winners = result->winners;
    } else {
        const int most = *std::max_element(scores.begin(), scores.end());
        for (std::size_t figure = 0; figure < scores.size(); ++figure) {
            if (scores[figure] == most)
                winners.push_back(static_cast<Seat>(figure));
        }
    }
    Shares shares(scores.size());
    for (const Seat winner : winners)
        shares[winner] = 1.0 / static_cast<double>(winners.size());
    return shares;
}

/// All choose at random, to the end.
template <Rules G>
struct RandomPlayout {
    Shares operator()(typename G::Position position, Random &random) const
    {
        for (int actions = 0; actions < kMostActions; ++actions) {
            const SeatSet acting = G::toAct(position);
            if (acting == 0)
                break;
            G::apply(position, randomAction<G>(position, acting, random));
        }
        return sharesOf<G>(position);
    }
};

/// All choose half of the time at random and else what brings them the greatest lead at once, up to a horizon; beyond
/// it only as long as nobody leads.
template <Rules G>
struct HalfGreedyPlayout {
    Shares operator()(typename G::Position position, Random &random) const
    {
        const int horizon = kHorizon * static_cast<int>(G::scores(position).size());
        int choices = 0;
        for (int actions = 0; actions < kMostActions; ++actions) {
            const SeatSet acting = G::toAct(position);
            if (acting == 0)
                break;
            if (acting == seatBit(kChance)) {
                G::apply(position, G::sample(position, random));
                continue;
            }
            if (choices++ >= horizon && isLed(position))
                break;
            G::apply(position, choice(position, firstSeat(acting), random));
        }
        return sharesOf<G>(position);
    }

    /// What a seat that has to act chooses.
    static Action choice(const typename G::Position &position, Seat seat, Random &random)
    {
        typename G::Actions all;
        G::legal(position, all);
        typename G::Actions own;
        for (const Action action : all) {
            if (action.actor() == seat)
                own.push(action);
        }
        const auto drawn = [&] { return own[random.below(static_cast<std::uint32_t>(own.size()))]; };
        Action best = drawn();
        if (random.below(2) == 0)
            return best;
        int most = leadAfter(position, best, seat);
        const bool isFew = own.size() <= kLooked;
        for (std::size_t looked = 0; looked < std::min(own.size(), kLooked); ++looked) {
            const Action action = isFew ? own[looked] : drawn();
            const int lead = leadAfter(position, action, seat);
            if (lead > most) {
                most = lead;
                best = action;
            }
        }
        return best;
    }

private:
    static constexpr int kHorizon = 24;        ///< choices a figure
    static constexpr std::size_t kLooked = 12; ///< so many actions are looked at, drawn if there are more
    static constexpr int kResult = 1'000'000;  ///< a lead that no scores have

    static bool isLed(const typename G::Position &position)
    {
        const std::vector<int> scores = G::scores(position);
        return std::any_of(scores.begin(), scores.end(), [&scores](int score) { return score != scores.front(); });
    }

    static int leadAfter(const typename G::Position &position, Action action, Seat seat)
    {
        typename G::Position next = position;
        G::apply(next, action);
        if (const std::optional<Result> result = G::result(next))
            return std::count(result->winners.begin(), result->winners.end(), seat) > 0 ? kResult : -kResult;
        const std::vector<int> scores = G::scores(next);
        int others = scores.size() > 1 ? std::numeric_limits<int>::min() : 0;
        for (std::size_t figure = 0; figure < scores.size(); ++figure) {
            if (figure != seat)
                others = std::max(others, scores[figure]);
        }
        return scores[seat] - others;
    }
};

} // namespace yardstick
