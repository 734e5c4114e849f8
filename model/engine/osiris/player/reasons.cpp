// SPDX-License-Identifier: GPL-3.0-or-later
// Why an action is a good one: what it ends, wins, learns and brings nearer by the rules as far as the seat knows.
#include "model/engine/osiris/player/reasons.h"

#include <algorithm>

namespace engine::osiris {

namespace {

constexpr std::size_t kMostReasons = 3;

std::vector<Weighed> reasonsOf(const Position &view, Action action)
{
    switch (verbOf(action)) {
    case Verb::Step: return reasonsOfStep(view, action);
    case Verb::Block: return reasonsOfBlockade(view, blockArgument(action));
    case Verb::Stop: return {{1, {"because.keeps-power", {{"n", static_cast<int>(view.left)}}}}};
    case Verb::Swap:
    case Verb::Keep: return reasonsOfSwap(view, verbOf(action) == Verb::Swap);
    case Verb::Follower:
    case Verb::Move: return reasonsOfFollower(view, action);
    default: return {};
    }
}

} // namespace

std::vector<Message> Osiris::reasons(const Position &view, Action action, const Thought &)
{
    std::vector<Weighed> all = reasonsOf(view, action);
    std::stable_sort(all.begin(), all.end(), [](const Weighed &a, const Weighed &b) { return a.weight > b.weight; });
    std::vector<Message> said;
    for (std::size_t i = 0; i < std::min(all.size(), kMostReasons); ++i)
        said.push_back(std::move(all[i].reason));
    return said;
}

} // namespace engine::osiris
