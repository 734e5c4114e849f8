// SPDX-License-Identifier: GPL-3.0-or-later
// Determinization: replaces what a view hides by random values.
#include <cassert>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/chance.h"
#include "model/engine/aton/rules/layings.h"

namespace engine::aton {

Cards unseenCards(const Side &side)
{
    return Cards::all() - side.discard - side.exchanged - side.pile - side.hand - side.laid.cards()
           - side.open.cards(0, side.open.size());
}

// A31: by the rules each hidden place may hold any of the unseen cards.
Position Aton::determinize(const Position &view, Random &random)
{
    assert(view.viewer != kNobody);
    Position position = view;
    position.viewer = kNobody;
    Side &other = position.sides[otherSeat(view.viewer)];
    Cards unseen = unseenCards(other);
    const auto draw = [&unseen, &random](int number) { return drawCards(unseen, number, random); };
    if (other.hasLaid && other.laid == Laid{}) {
        unseen = unseen - other.known;
        const auto layings = layingsOf(other.known + draw(4 - other.known.size()));
        other.laid = layings[random.below(static_cast<std::uint32_t>(layings.size()))];
    }
    other.hand = other.hand + draw(other.unknownHand);
    other.exchanged = other.exchanged + draw(other.unknownExchanged);
    other.pile = other.pile + draw(other.unknownPile);
    other.unknownHand = other.unknownExchanged = other.unknownPile = 0;
    assert(unseen.empty());
    return position;
}

} // namespace engine::aton
