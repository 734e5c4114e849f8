// SPDX-License-Identifier: GPL-3.0-or-later
// Which actions are legal, and why the others are not, from the player's point of view.
#include "model/engine/core/refusal.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/places.h"

namespace engine::osiris {

namespace {

Refusal aboutPriest(const char *id, int priest) { return {id, {{"priest", priestName(priest)}}}; }
Refusal aboutPlace(const char *id, Node node) { return {id, {{"place", nodeName(node)}}}; }
Refusal aboutTemple(const char *id, int colour, God god)
{
    return {id, {{"colour", colourName(colour)}, {"god", kGodNames[god]}, placeField<Osiris>(templePlace(god))}};
}

// O8
Refusal fullTemple(const Position &position, int colour, God god)
{
    return aboutTemple("refused.temple-full", colour, god)
        .unless(position.temples[god].of(colour) < kMostOfColourAtTemple);
}

/// Why this seat, or chance, does not act now.
Refusal noChoice(const Position &position, Seat seat)
{
    if (position.phase == Phase::Over)
        return {"refused.over"};
    if (seat == kChance)
        return {"refused.no-chance"};
    const SeatSet acting = Osiris::toAct(position);
    if (acting == seatBit(kChance))
        return {"refused.gods-first"};
    return {position.phase == Phase::Fight ? "refused.others-swap" : "refused.others-turn",
            {{"seat", seatName(firstSeat(acting))}}};
}

/// What the acting seat has to do now instead of something that belongs to another phase.
Refusal otherDuty(const Position &position)
{
    switch (position.phase) {
    case Phase::Gods: return {"refused.gods-first"};
    case Phase::Follower: return {"refused.follower-first", {{"colour", colourName(colourToSet(position))}}};
    case Phase::Walk:
        return position.walker == kNoPriest ? Refusal{"refused.walk-first"}
                                            : aboutPriest("refused.walk-on", position.walker);
    case Phase::Fight: return {"refused.swap-first"};
    case Phase::Move: return {position.stuck > 0 ? "refused.no-step" : "refused.has-walked"};
    case Phase::Over: break;
    }
    return {"refused.over"};
}

/// Why this priest of the acting seat may not be chosen for a walk, or nothing (O12).
Refusal illegalWalker(const Position &position, int priest)
{
    if (!isPresent(colourOf(priest), position.seats))
        return aboutPriest("refused.absent", priest);
    if (ownerOfPriest(position, priest) != position.actor)
        return aboutPriest("refused.not-own-priest", priest);
    if (position.walker != kNoPriest && position.walker != priest)
        return aboutPriest("refused.other-walks", position.walker);
    const int budget = budgetOf(position, priest);
    if (position.walker == kNoPriest && budget == 0)
        return aboutPriest("refused.no-counter", priest);
    if (position.walker == kNoPriest && stepsOf(position, priest, budget) == 0)
        return aboutPriest("refused.no-way", priest);
    return {};
}

/// Why that priest, who may walk, may not step there (O4, O12 to O14).
Refusal illegalStep(const Position &position, int priest, Node to)
{
    const Edge *const edge = edgeTo(position.at[priest], to);
    if (isTown(to) && to != townOf(priest))
        return aboutPlace("refused.town-closed", to);
    if (!edge)
        return {"refused.not-next", {{"priest", priestName(priest)}, {"place", nodeName(to)}}};
    const std::uint8_t standing = priestAt(position, to);
    if (standing != kNoPriest && ownerOfPriest(position, standing) == position.actor)
        return {"refused.own-priest", {{"priest", priestName(standing)}, {"place", nodeName(to)}}};
    if (position.isBlocked(to) && edge->kind != StepKind::Side)
        return aboutPlace("refused.blockade", to);
    const int budget = budgetOf(position, priest);
    return Refusal("refused.cost", {{"n", edge->cost}, {"left", budget}, {"priest", priestName(priest)}})
        .unless(edge->cost <= budget);
}

Refusal illegalStepOfWalk(const Position &position, Action action)
{
    const int priest = priestArgument(action);
    const Node to = stepArgument(action);
    if (action != makeStep(action.actor(), priest, to) || priest >= kPriests || to >= kNodes)
        return {"refused.no-action"};
    if (position.phase != Phase::Walk)
        return otherDuty(position);
    const Refusal walker = illegalWalker(position, priest);
    return walker ? walker : illegalStep(position, priest, to);
}

/// Why the last counter may not be laid there (O12, O14).
Refusal illegalBlock(const Position &position, Node node)
{
    if (!isSpace(node))
        return aboutPlace("refused.block-space", node);
    const std::uint8_t standing = priestAt(position, node);
    if (standing != kNoPriest)
        return {"refused.block-priest", {{"priest", priestName(standing)}, {"place", nodeName(node)}}};
    return aboutPlace("refused.block-blockade", node).unless(!position.isBlocked(node));
}

Refusal illegalBlockade(const Position &position, Action action)
{
    const Node node = blockArgument(action);
    if (action != makeBlock(action.actor(), node) || node >= kNodes)
        return {"refused.no-action"};
    if (position.phase != Phase::Walk)
        return otherDuty(position);
    if (position.walker == kNoPriest)
        return {"refused.block-first"};
    if (position.left != 1)
        return {"refused.block-last", {{"left", position.left}}};
    return illegalBlock(position, node);
}

Refusal illegalFollower(const Position &position, Action action)
{
    const int colour = colourArgument(action);
    const God god = templeArgument(action);
    if (action != makeFollower(action.actor(), colour, god) || god >= kGods)
        return {"refused.no-action"};
    if (position.phase != Phase::Follower)
        return position.phase == Phase::Walk || position.phase == Phase::Move ? Refusal{"refused.all-set"}
                                                                              : otherDuty(position);
    if (colour != colourToSet(position))
        return otherDuty(position);
    return fullTemple(position, colour, god);
}

// O18
Refusal illegalMove(const Position &position, Action action)
{
    const int colour = colourArgument(action);
    const God from = templeArgument(action);
    const God to = targetArgument(action);
    if (action != makeMove(action.actor(), colour, from, to) || from >= kGods || to >= kGods)
        return {"refused.no-action"};
    if (position.phase != Phase::Move)
        return otherDuty(position);
    if (!isPresent(colour, position.seats) || ownerOf(colour, position.seats) != position.actor)
        return {"refused.not-own-follower", {{"colour", colourName(colour)}}};
    if (position.temples[from].of(colour) == 0)
        return aboutTemple("refused.no-follower", colour, from);
    if (from == to)
        return aboutTemple("refused.same-temple", colour, to);
    return fullTemple(position, colour, to);
}

/// A deal names each god once; it is seen by nobody.
Refusal illegalGods(const Position &position, Action action)
{
    if (position.phase != Phase::Gods)
        return otherDuty(position);
    if (position.viewer != kNobody)
        return {"refused.gods-hidden"};
    unsigned named = 0;
    for (std::size_t i = 0; i < kGods; ++i)
        named |= 1U << godArgument(action, i);
    return Refusal("refused.gods").unless(named == (1U << kGods) - 1U && (action.argument() >> (4U * kGods)) == 0);
}

/// Of the actions that name nothing: stop, swap, keep, pass.
Refusal illegalBare(const Position &position, Action action)
{
    const Verb verb = verbOf(action);
    if (action != makeAction(action.actor(), verb))
        return {"refused.no-action"};
    if (verb == Verb::Stop && position.phase == Phase::Walk && position.walker != kNoPriest)
        return Refusal("refused.stop", {{"left", position.left}, {"priest", priestName(position.walker)}})
            .unless(position.mayStop);
    const bool answersFight = verb == Verb::Swap || verb == Verb::Keep;
    if (answersFight && (position.phase == Phase::Walk || position.phase == Phase::Move))
        return {"refused.no-fight"};
    return otherDuty(position).unless(answersFight ? position.phase == Phase::Fight
                                                   : verb == Verb::Pass && position.phase == Phase::Move);
}

/// Why nothing can be done at that node in a walk of the acting seat.
Refusal nodeRefusal(const Position &position, Node node)
{
    if (position.walker != kNoPriest) {
        const Refusal step = illegalStep(position, position.walker, node);
        return position.left == 1 && step.id() == "refused.not-next" ? illegalBlock(position, node) : step;
    }
    const std::uint8_t priest = priestAt(position, node);
    if (priest == kNoPriest)
        return {"refused.choose-priest"};
    const Refusal walker = illegalWalker(position, priest);
    return walker ? walker : Refusal{"refused.choose-priest"};
}

/// Why nothing can be done at that temple.
Refusal illegalTemple(const Position &position, God god)
{
    if (position.phase == Phase::Follower)
        return fullTemple(position, colourToSet(position), god);
    if (position.phase != Phase::Move)
        return {position.phase == Phase::Walk ? "refused.followers-later" : "refused.swap-first"};
    return {"refused.no-own-follower", {{"god", kGodNames[god]}}};
}

/// Why an action is illegal; nothing refused for a legal one.
Refusal refusal(const Position &position, Action action)
{
    const Seat actor = action.actor();
    if (actor > kChance)
        return {"refused.no-action"};
    if (!contains(Osiris::toAct(position), actor))
        return noChoice(position, actor);
    switch (verbOf(action)) {
    case Verb::Gods: return illegalGods(position, action);
    case Verb::Follower: return illegalFollower(position, action);
    case Verb::Step: return illegalStepOfWalk(position, action);
    case Verb::Block: return illegalBlockade(position, action);
    case Verb::Move: return illegalMove(position, action);
    case Verb::Stop:
    case Verb::Swap:
    case Verb::Keep:
    case Verb::Pass: return illegalBare(position, action);
    }
    return {"refused.no-action"};
}

} // namespace

bool Osiris::isLegal(const Position &position, Action action) { return !refusal(position, action); }

std::optional<Message> Osiris::illegalReason(const Position &position, Action action)
{
    return refusal(position, action).reason();
}

Message Osiris::unplayableReason(const Position &position, Seat seat, PlaceIndex place)
{
    if (!contains(toAct(position), seat))
        return noChoice(position, seat).message();
    if (place >= templePlace(0) && place < templePlace(kGods))
        return illegalTemple(position, static_cast<God>(place - templePlace(0))).message();
    const bool isNode = position.phase == Phase::Walk && place >= 0 && place < kNodes;
    return (isNode ? nodeRefusal(position, static_cast<Node>(place)) : otherDuty(position)).message();
}

} // namespace engine::osiris
