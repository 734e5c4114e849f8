// SPDX-License-Identifier: GPL-3.0-or-later
// Which actions are legal, and why the others are not, from the player's point of view.
#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/chance.h"
#include "model/engine/aton/rules/layings.h"
#include "model/engine/aton/rules/places.h"
#include "model/engine/core/refusal.h"

namespace engine::aton {

namespace {

Refusal noChoice(const Position &position, Seat seat)
{
    if (position.phase == Phase::Over)
        return {"refused.over"};
    const SeatSet acting = Aton::toAct(position);
    if (acting == seatBit(kChance)) {
        const char *const id = position.phase == Phase::Deal ? "refused.cards-are-dealt" : "refused.card-is-drawn";
        return {id, {{"seat", seatName(position.actor)}}};
    }
    if (seat <= kAmun && position.phase == Phase::Lay && position.sides[seat].hasLaid)
        return {"refused.has-laid", {{"seat", seatName(seat)}}};
    return {"refused.others-turn", {{"seat", seatName(firstSeat(acting))}}};
}

/// Why the acting seat may not choose this square.
Refusal illegalSquare(const Position &position, int square)
{
    const Seat seat = position.actor;
    const Squares here = bit(square);
    const Refusal::Field place = placeField<Aton>(square);
    if (position.phase == Phase::Take) {
        if ((position.sides[seat].squares & here) == 0)
            return {"refused.take-own", {place}};
        return Refusal("refused.take-temple", {{"n", templeOf(square)}}).unless(position.owed.at(templeOf(square)) > 0);
    }
    const Laid laid = position.sides[seat].laid;
    if ((allowedSquares(position, seat) & here) == 0)
        return {"refused.temple-too-high", {{"n", laid.at(3)}}};
    const bool isFree = (position.occupied() & here) == 0;
    if (position.phase == Phase::Place)
        return Refusal("refused.occupied", {place}).unless(isFree);
    if (isFree)
        return {"refused.empty", {place}};
    return Refusal(laid.at(2) == 1 ? "refused.remove-own" : "refused.remove-other", {place})
        .unless((removable(position, seat) & here) != 0);
}

Refusal wrongPhase(const Position &position) { return {"refused.phase", {{"phase", phaseName(position.phase)}}}; }

Refusal illegalOutcome(const Position &position, Action action)
{
    const bool isDue = (verbOf(action) == Verb::Deal) == (position.phase == Phase::Deal);
    if (!isDue || seatArgument(action) != position.actor)
        return {position.phase == Phase::Deal ? "refused.deal-due" : "refused.draw-due",
                {{"seat", seatName(position.actor)}}};
    return Refusal("refused.cards-not-there", {{"seat", seatName(position.actor)}}).unless(isOutcome(position, action));
}

/// Of laying and exchanging. A row laid by another is seen when it is turned up only.
Refusal illegalLaying(const Position &position, Action action)
{
    const Seat seat = action.actor();
    if (position.phase != Phase::Lay)
        return wrongPhase(position);
    const Side &side = position.sides[seat];
    if (verbOf(action) == Verb::Exchange)
        return Refusal("refused.exchange-used", {{"seat", seatName(seat)}})
            .unless(side.exchangeOwned && action == makeExchange(seat));
    const std::span<const Laid> layings = layingsOf(side.hand);
    const Laid laid = laidArgument(action);
    const bool isOfHand = std::find(layings.begin(), layings.end(), laid) != layings.end();
    const bool isSeen = position.viewer == kNobody || position.viewer == seat;
    return Refusal("refused.not-the-hand", {{"seat", seatName(seat)}})
        .unless(isSeen && isOfHand && action == makeLay(seat, laid));
}

Refusal illegalChoice(const Position &position, Action action, Phase phase)
{
    if (position.phase != phase)
        return wrongPhase(position);
    return action.argument() < kSquares ? illegalSquare(position, squareArgument(action))
                                        : Refusal{"refused.choose-square"};
}

/// Why an action is illegal; nothing refused for a legal one.
Refusal refusal(const Position &position, Action action)
{
    const Seat actor = action.actor();
    if (!contains(Aton::toAct(position), actor))
        return actor == kChance && position.phase != Phase::Over ? Refusal{"refused.no-chance"}
                                                                 : noChoice(position, actor);
    switch (verbOf(action)) {
    case Verb::Deal:
    case Verb::Draw: return illegalOutcome(position, action);
    case Verb::Exchange:
    case Verb::Lay: return illegalLaying(position, action);
    case Verb::Remove: return illegalChoice(position, action, Phase::Remove);
    case Verb::Place: return illegalChoice(position, action, Phase::Place);
    case Verb::Take: return illegalChoice(position, action, Phase::Take);
    }
    return wrongPhase(position);
}

} // namespace

bool Aton::isLegal(const Position &position, Action action) { return !refusal(position, action); }

std::optional<Message> Aton::illegalReason(const Position &position, Action action)
{
    return refusal(position, action).reason();
}

Message Aton::unplayableReason(const Position &position, Seat seat, PlaceIndex place)
{
    if (!contains(toAct(position), seat))
        return noChoice(position, seat).message();
    if (position.phase == Phase::Lay) {
        const bool isExchange = place == ownPlace(seat, Own::Exchange);
        const Refusal exchange = isExchange ? illegalLaying(position, makeExchange(seat)) : Refusal{};
        return (exchange ? exchange : Refusal{"refused.lay-first"}).message();
    }
    if (place >= 0 && place < kSquares)
        return illegalSquare(position, place).message();
    return {"refused.choose-square", {}};
}

} // namespace engine::aton
