// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cassert>

#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

// O23
Position Osiris::observe(const Position &position, Seat seat)
{
    assert(position.viewer == kNobody || position.viewer == seat);
    Position view = position;
    view.viewer = seat;
    for (std::size_t i = 0; i < kGods; ++i) {
        if (view.gods[i] != kNoGod && !contains(view.known[i], seat))
            view.gods[i] = kUnknownGod;
    }
    return view;
}

FixedList<God, kGods> hiddenGods(const Position &position)
{
    FixedList<God, kGods> hidden;
    for (God god = 0; god < kGods; ++god) {
        if (std::find(position.gods.begin(), position.gods.end(), god) == position.gods.end())
            hidden.push(god);
    }
    return hidden;
}

// O23: nobody has seen the god of the tip.
bool Osiris::seesAll(const Position &position, Seat seat)
{
    const Position view = observe(position, seat);
    return std::find(view.gods.begin(), view.gods.end(), kUnknownGod) == view.gods.end();
}

bool Osiris::isOpen(const Position &position, Action action)
{
    if (position.viewer == kNobody)
        return true;
    const auto isSeen = [&position](std::size_t index) { return position.gods[index] != kUnknownGod; };
    switch (verbOf(action)) {
    case Verb::Gods: return false;
    case Verb::Step: {
        const auto priest = static_cast<std::size_t>(priestArgument(action));
        if (stepArgument(action) == kTip) // O19
            return isSeen(position.tip == TipRule::Priest ? priest : kUnderTip);
        const std::uint8_t rival = priestAt(position, stepArgument(action));
        return rival == kNoPriest || (isSeen(priest) && isSeen(rival)); // O15
    }
    case Verb::Block: return !closesTip(position, blockArgument(action)) || isSeen(kUnderTip);
    case Verb::Move:
    case Verb::Pass: return !isLastStuckTurn(position) || isSeen(kUnderTip);
    default: return true;
    }
}

} // namespace engine::osiris
