// SPDX-License-Identifier: GPL-3.0-or-later
#include <cassert>

#include "model/engine/aton/aton.h"

namespace engine::aton {

// A31
Position Aton::observe(const Position &position, Seat seat)
{
    assert(position.viewer == kNobody || position.viewer == seat);
    if (position.viewer == seat)
        return position;
    Position view = position;
    view.viewer = seat;
    Side &other = view.sides[otherSeat(seat)];
    other.unknownPile = static_cast<std::uint8_t>(other.pile.size());
    other.pile = Cards{};
    other.unknownExchanged = static_cast<std::uint8_t>(other.exchanged.size());
    other.exchanged = Cards{};
    if (!other.hand.empty()) {
        other.unknownHand = static_cast<std::uint8_t>(other.hand.size() - other.known.size());
        other.hand = other.known;
    }
    if (!position.cardsAreUp())
        other.laid = Laid{};
    return view;
}

// A31: only a deal can show which of the hidden cards are exchanged ones, and so not in the draw pile.
bool Aton::seesAll(const Position &position, Seat seat)
{
    const Side &other = position.sides[otherSeat(seat)];
    return other.handSize() == 0 && (!other.hasLaid || position.cardsAreUp());
}

} // namespace engine::aton
