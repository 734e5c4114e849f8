// SPDX-License-Identifier: GPL-3.0-or-later
// Why an action is illegal, from the player's point of view.
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/places.h"

namespace engine::osiris {

namespace {

Message aboutPriest(const char *id, int priest) { return {id, {{"priest", priestName(priest)}}}; }
Message aboutPlace(const char *id, Node node) { return {id, {{"place", nodeName(node)}}}; }
Message aboutTemple(const char *id, int colour, God god)
{
    const std::string &place = Osiris::places()[static_cast<std::size_t>(templePlace(god))].id;
    return {id, {{"colour", colourName(colour)}, {"god", kGodNames[god]}, {"place", place}}};
}

/// Why this seat, or chance, does not act now.
Message noChoice(const Position &position, Seat seat)
{
    if (position.phase == Phase::Over)
        return {"refused.over", {}};
    if (seat == kChance)
        return {"refused.no-chance", {}};
    const SeatSet acting = Osiris::toAct(position);
    if (acting == seatBit(kChance))
        return {"refused.gods-first", {}};
    return {position.phase == Phase::Fight ? "refused.others-swap" : "refused.others-turn",
            {{"seat", seatName(firstSeat(acting))}}};
}

/// What the acting seat has to do now instead of something that belongs to another phase.
Message otherDuty(const Position &position)
{
    switch (position.phase) {
    case Phase::Gods: return {"refused.gods-first", {}};
    case Phase::Follower: return {"refused.follower-first", {{"colour", colourName(colourToSet(position))}}};
    case Phase::Walk:
        return position.walker == kNoPriest ? Message{"refused.walk-first", {}}
                                            : aboutPriest("refused.walk-on", position.walker);
    case Phase::Fight: return {"refused.swap-first", {}};
    case Phase::Move: return {position.stuck > 0 ? "refused.no-step" : "refused.has-walked", {}};
    case Phase::Over: break;
    }
    return {"refused.over", {}};
}

/// Why this priest of the acting seat may not be chosen for a walk, or nothing (O12).
std::optional<Message> illegalWalker(const Position &position, int priest)
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
    return std::nullopt;
}

/// Why that priest, who may walk, may not step there (O4, O12 to O14).
Message illegalStep(const Position &position, int priest, Node to)
{
    const Edge *const edge = edgeTo(position.at[static_cast<std::size_t>(priest)], to);
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
    return {"refused.cost", {{"n", edge->cost}, {"left", budget}, {"priest", priestName(priest)}}};
}

Message illegalStepOfWalk(const Position &position, Action action)
{
    const int priest = priestArgument(action);
    const Node to = stepArgument(action);
    if (action != makeStep(action.actor(), priest, to) || priest >= kPriests || to >= kNodes)
        return {"refused.no-action", {}};
    if (position.phase != Phase::Walk)
        return otherDuty(position);
    const std::optional<Message> walker = illegalWalker(position, priest);
    return walker ? *walker : illegalStep(position, priest, to);
}

/// Why the last counter may not be laid there (O12, O14).
Message illegalBlock(const Position &position, Node node)
{
    if (!isSpace(node))
        return aboutPlace("refused.block-space", node);
    const std::uint8_t standing = priestAt(position, node);
    if (standing != kNoPriest)
        return {"refused.block-priest", {{"priest", priestName(standing)}, {"place", nodeName(node)}}};
    return aboutPlace("refused.block-blockade", node);
}

Message illegalBlockade(const Position &position, Action action)
{
    const Node node = blockArgument(action);
    if (action != makeBlock(action.actor(), node) || node >= kNodes)
        return {"refused.no-action", {}};
    if (position.phase != Phase::Walk)
        return otherDuty(position);
    if (position.walker == kNoPriest)
        return {"refused.block-first", {}};
    if (position.left != 1)
        return {"refused.block-last", {{"left", position.left}}};
    return illegalBlock(position, node);
}

Message illegalFollower(const Position &position, Action action)
{
    const int colour = colourArgument(action);
    const God god = templeArgument(action);
    if (action != makeFollower(action.actor(), colour, god) || god >= kGods)
        return {"refused.no-action", {}};
    if (position.phase != Phase::Follower)
        return position.phase == Phase::Walk || position.phase == Phase::Move ? Message{"refused.all-set", {}}
                                                                              : otherDuty(position);
    if (colour != colourToSet(position))
        return otherDuty(position);
    return aboutTemple("refused.temple-full", colour, god);
}

// O18
Message illegalMove(const Position &position, Action action)
{
    const int colour = colourArgument(action);
    const God from = templeArgument(action);
    const God to = targetArgument(action);
    if (action != makeMove(action.actor(), colour, from, to) || from >= kGods || to >= kGods)
        return {"refused.no-action", {}};
    if (position.phase != Phase::Move)
        return otherDuty(position);
    if (!isPresent(colour, position.seats) || ownerOf(colour, position.seats) != position.actor)
        return {"refused.not-own-follower", {{"colour", colourName(colour)}}};
    if (position.temples[from].of(colour) == 0)
        return aboutTemple("refused.no-follower", colour, from);
    if (from == to)
        return aboutTemple("refused.same-temple", colour, to);
    return aboutTemple("refused.temple-full", colour, to);
}

Message illegalGods(const Position &position)
{
    return {position.viewer == kNobody ? "refused.gods" : "refused.gods-hidden", {}};
}

/// Of the actions that name nothing: stop, swap, keep, pass.
Message illegalBare(const Position &position, Action action)
{
    const Verb verb = verbOf(action);
    if (action != makeAction(action.actor(), verb))
        return {"refused.no-action", {}};
    const bool answersFight = verb == Verb::Swap || verb == Verb::Keep;
    if (answersFight && (position.phase == Phase::Walk || position.phase == Phase::Move))
        return {"refused.no-fight", {}};
    if (verb == Verb::Stop && position.phase == Phase::Walk && position.walker != kNoPriest)
        return {"refused.stop", {{"left", position.left}, {"priest", priestName(position.walker)}}};
    return otherDuty(position);
}

/// Why nothing can be done at that node in a walk of the acting seat.
Message nodeRefusal(const Position &position, Node node)
{
    if (position.walker != kNoPriest) {
        const Message step = illegalStep(position, position.walker, node);
        return position.left == 1 && step.id == "refused.not-next" ? illegalBlock(position, node) : step;
    }
    const std::uint8_t priest = priestAt(position, node);
    if (priest == kNoPriest)
        return {"refused.choose-priest", {}};
    return illegalWalker(position, priest).value_or(Message{"refused.choose-priest", {}});
}

/// Why nothing can be done at that temple.
Message illegalTemple(const Position &position, God god)
{
    if (position.phase == Phase::Follower)
        return aboutTemple("refused.temple-full", colourToSet(position), god);
    if (position.phase != Phase::Move)
        return {position.phase == Phase::Walk ? "refused.followers-later" : "refused.swap-first", {}};
    return {"refused.no-own-follower", {{"god", kGodNames[god]}}};
}

} // namespace

std::optional<Message> Osiris::illegalReason(const Position &position, Action action)
{
    if (isLegal(position, action))
        return std::nullopt;
    const Seat actor = action.actor();
    if (actor > kChance)
        return Message{"refused.no-action", {}};
    if (!contains(toAct(position), actor))
        return noChoice(position, actor);
    switch (verbOf(action)) {
    case Verb::Gods: return position.phase == Phase::Gods ? illegalGods(position) : otherDuty(position);
    case Verb::Follower: return illegalFollower(position, action);
    case Verb::Step: return illegalStepOfWalk(position, action);
    case Verb::Block: return illegalBlockade(position, action);
    case Verb::Move: return illegalMove(position, action);
    case Verb::Stop:
    case Verb::Swap:
    case Verb::Keep:
    case Verb::Pass: return illegalBare(position, action);
    }
    return Message{"refused.no-action", {}};
}

Message Osiris::unplayableReason(const Position &position, Seat seat, PlaceIndex place)
{
    if (!contains(toAct(position), seat))
        return noChoice(position, seat);
    if (place >= templePlace(0) && place < templePlace(kGods))
        return illegalTemple(position, static_cast<God>(place - templePlace(0)));
    if (position.phase == Phase::Walk)
        return place >= 0 && place < kNodes ? nodeRefusal(position, static_cast<Node>(place)) : otherDuty(position);
    return otherDuty(position);
}

} // namespace engine::osiris
