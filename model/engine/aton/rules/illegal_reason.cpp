// SPDX-License-Identifier: GPL-3.0-or-later
// Why an action is illegal, from the player's point of view.
#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/places.h"

namespace engine::aton {

namespace {

Message noChoice(const Position &position, Seat seat)
{
    if (position.phase == Phase::Over)
        return {"refused.over", {}};
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
Message illegalSquare(const Position &position, int square)
{
    const Seat seat = position.actor;
    const std::string place = Aton::places()[static_cast<std::size_t>(square)].id;
    const Squares own = position.sides[seat].squares;
    const Squares others = position.sides[otherSeat(seat)].squares;
    const bool ownHere = (own & bit(square)) != 0;
    const bool otherHere = (others & bit(square)) != 0;
    const Value::Members here{{"place", place}};
    if (position.phase == Phase::Take)
        return ownHere ? Message{"refused.take-temple", {{"n", templeOf(square)}}} : Message{"refused.take-own", here};
    const int most = position.sides[seat].laid.at(3);
    if (templeOf(square) > most)
        return {"refused.temple-too-high", {{"n", most}}};
    if (position.phase == Phase::Place)
        return {"refused.occupied", here};
    if (!ownHere && !otherHere)
        return {"refused.empty", here};
    return {position.sides[seat].laid.at(2) == 1 ? "refused.remove-own" : "refused.remove-other", here};
}

Message wrongPhase(const Position &position) { return {"refused.phase", {{"phase", phaseName(position.phase)}}}; }

} // namespace

std::optional<Message> Aton::illegalReason(const Position &position, Action action)
{
    if (isLegal(position, action))
        return std::nullopt;
    const Seat actor = action.actor();
    if (!contains(toAct(position), actor))
        return actor == kChance && position.phase != Phase::Over ? Message{"refused.no-chance", {}}
                                                                 : noChoice(position, actor);
    const auto onSquare = [&](Phase phase) {
        if (position.phase != phase)
            return wrongPhase(position);
        return action.argument() < kSquares ? illegalSquare(position, squareArgument(action))
                                            : Message{"refused.choose-square", {}};
    };
    switch (verbOf(action)) {
    case Verb::Deal:
    case Verb::Draw: {
        const bool pendingChoices = (verbOf(action) == Verb::Deal) == (position.phase == Phase::Deal);
        if (!pendingChoices || seatArgument(action) != position.actor) {
            const char *const id = position.phase == Phase::Deal ? "refused.deal-due" : "refused.draw-due";
            return Message{id, {{"seat", seatName(position.actor)}}};
        }
        return Message{"refused.cards-not-there", {{"seat", seatName(position.actor)}}};
    }
    case Verb::Exchange:
        return position.phase == Phase::Lay ? Message{"refused.exchange-used", {{"seat", seatName(actor)}}}
                                            : wrongPhase(position);
    case Verb::Lay:
        return position.phase == Phase::Lay ? Message{"refused.not-the-hand", {{"seat", seatName(actor)}}}
                                            : wrongPhase(position);
    case Verb::Remove: return onSquare(Phase::Remove);
    case Verb::Place: return onSquare(Phase::Place);
    case Verb::Take: return onSquare(Phase::Take);
    }
    return wrongPhase(position);
}

Message Aton::unplayableReason(const Position &position, Seat seat, PlaceIndex place)
{
    if (!contains(toAct(position), seat))
        return noChoice(position, seat);
    if (position.phase == Phase::Lay) {
        if (place == ownPlace(seat, Own::Exchange) && !position.sides[seat].exchangeOwned)
            return {"refused.exchange-used", {{"seat", seatName(seat)}}};
        return {"refused.lay-first", {}};
    }
    if (place >= 0 && place < kSquares)
        return illegalSquare(position, place);
    return {"refused.choose-square", {}};
}

} // namespace engine::aton
