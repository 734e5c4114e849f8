// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for an action: what it ends, wins, reveals or prepares by the rules, as far as the seat knows.
#include "model/engine/osiris/player/reasons.h"

namespace engine::osiris {

namespace {

ReasonList reasonsOf(const Position &view, Action action)
{
    switch (verbOf(action)) {
    case Verb::Step: return reasonsOfStep(view, action);
    case Verb::Block: return reasonsOfBlockade(view, blockArgument(action));
    case Verb::Stop: return ReasonList().add(1, "because.keeps-power", {{"n", static_cast<int>(view.left)}});
    case Verb::Swap:
    case Verb::Keep: return reasonsOfSwap(view, verbOf(action) == Verb::Swap);
    case Verb::Follower:
    case Verb::Move: return reasonsOfFollower(view, action);
    default: return {};
    }
}

} // namespace

std::vector<Message> Osiris::reasons(const Position &view, Action action, const SearchResult &)
{
    return reasonsOf(view, action).weightiest();
}

} // namespace engine::osiris
