// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done.
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/steps.h"
#include "model/engine/osiris/rules/tally.h"

namespace engine::osiris {

namespace {

constexpr std::string_view kTipOption = "tip";
constexpr std::string_view kTipPriest = "priest";
constexpr std::string_view kTipPyramid = "pyramid";

Action *listSteps(Action *next, const Position &position, int priest, Nodes own)
{
    forEachBit(stepsOf(position, priest, budgetOf(position, priest), own),
               [&](int node) { *next++ = makeStep(position.actor, priest, static_cast<Node>(node)); });
    return next;
}

void legalWalks(const Position &position, Osiris::Actions &actions)
{
    const std::uint64_t priests = ownPriests(position.seats, position.actor);
    const Nodes own = standing(position, priests);
    Action *next = actions.end();
    if (position.walker == kNoPriest) {
        forEachBit(priests, [&](int priest) { next = listSteps(next, position, priest, own); });
    } else {
        next = listSteps(next, position, position.walker, own);
        if (position.left == 1) { // O12
            forEachBit(emptySpaces(position),
                       [&](int space) { *next++ = makeBlock(position.actor, static_cast<Node>(space)); });
        }
        if (position.mayStop)
            *next++ = makeAction(position.actor, Verb::Stop);
    }
    actions.setEnd(next);
}

/// Temples that have followers of the colour, and those that may take one more (O8), as bits.
struct Temples {
    std::uint64_t taken = 0;
    std::uint64_t open = 0;
};

Temples templesOf(const Position &position, int colour)
{
    Temples temples;
    for (std::size_t god = 0; god < kGods; ++god) {
        const int followers = position.temples[god].of(colour);
        temples.taken |= static_cast<std::uint64_t>(followers > 0) << god;
        temples.open |= static_cast<std::uint64_t>(followers < kMostOfColourAtTemple) << god;
    }
    return temples;
}

void legalFollowers(const Position &position, Osiris::Actions &actions)
{
    const int colour = colourToSet(position);
    forEachBit(templesOf(position, colour).open,
               [&](int god) { actions.push(makeFollower(position.actor, colour, static_cast<God>(god))); });
}

// O18
void legalMoves(const Position &position, Osiris::Actions &actions)
{
    Action *next = actions.end();
    *next++ = makeAction(position.actor, Verb::Pass);
    for (int colour = 0; colour < kColours; ++colour) {
        if (ownerOf(colour, position.seats) != position.actor)
            continue;
        const Temples temples = templesOf(position, colour);
        forEachBit(temples.taken, [&](int from) {
            forEachBit(temples.open & ~(std::uint64_t{1} << from), [&](int to) {
                *next++ = makeMove(position.actor, colour, static_cast<God>(from), static_cast<God>(to));
            });
        });
    }
    actions.setEnd(next);
}

/// True if the argument names each god once.
bool isDeal(Action action)
{
    unsigned named = 0;
    for (std::size_t i = 0; i < kGods; ++i)
        named |= 1U << godArgument(action, i);
    return named == (1U << kGods) - 1U && (action.argument() >> (4U * kGods)) == 0;
}

bool isStep(const Position &position, Action action)
{
    const int priest = priestArgument(action);
    const Node to = stepArgument(action);
    const Seat actor = position.actor;
    return position.phase == Phase::Walk && action == makeStep(actor, priest, to) && priest < kPriests
           && ownerOfPriest(position, priest) == actor && (position.walker == kNoPriest || position.walker == priest)
           && to < kNodes && (stepsOf(position, priest, budgetOf(position, priest)) & nodeBit(to)) != 0;
}

bool isBlock(const Position &position, Action action)
{
    const Node space = blockArgument(action);
    return position.phase == Phase::Walk && action == makeBlock(position.actor, space) && position.walker != kNoPriest
           && position.left == 1 && isSpace(space) && (emptySpaces(position) & spaceBit(space)) != 0;
}

bool isFollower(const Position &position, Action action)
{
    const int colour = colourArgument(action);
    const God god = templeArgument(action);
    return position.phase == Phase::Follower && action == makeFollower(position.actor, colour, god) && god < kGods
           && colour == colourToSet(position) && position.temples[god].of(colour) < kMostOfColourAtTemple;
}

bool isMove(const Position &position, Action action)
{
    const int colour = colourArgument(action);
    const God from = templeArgument(action);
    const God to = targetArgument(action);
    return position.phase == Phase::Move && action == makeMove(position.actor, colour, from, to)
           && ownerOf(colour, position.seats) == position.actor && from < kGods && to < kGods && from != to
           && position.temples[from].of(colour) > 0 && position.temples[to].of(colour) < kMostOfColourAtTemple;
}

} // namespace

int colourToSet(const Position &position) { return followersAtTemples(position) % coloursInPlay(position.seats); }

// O7 to O9
Position Osiris::start(const Setup &setup)
{
    assert(setup.seats >= 2 && setup.seats <= kColours);
    Position position;
    position.seats = static_cast<std::uint8_t>(setup.seats);
    for (const auto &[option, choice] : setup.options) {
        if (option == kTipOption)
            position.tip = choice == kTipPyramid ? TipRule::Pyramid : TipRule::Priest;
    }
    position.gods.fill(kNoGod);
    for (int priest = 0; priest < kPriests; ++priest) {
        const bool present = isPresent(colourOf(priest), setup.seats);
        position.at[static_cast<std::size_t>(priest)] = present ? townOf(priest) : kAway;
        position.town[static_cast<std::size_t>(priest)] = present ? kCountersAtStart : 0;
    }
    return position;
}

Setup Osiris::setup(const Position &position)
{
    const std::string_view choice = position.tip == TipRule::Priest ? kTipPriest : kTipPyramid;
    return {position.seats, {{std::string(kTipOption), std::string(choice)}}};
}

void Osiris::legal(const Position &position, Actions &actions)
{
    if (position.viewer != kNobody && !contains(toAct(position), position.viewer))
        return;
    switch (position.phase) {
    case Phase::Follower: legalFollowers(position, actions); break;
    case Phase::Walk: legalWalks(position, actions); break;
    case Phase::Fight: {
        const Seat owner = ownerOfPriest(position, position.winner);
        actions.push(makeAction(owner, Verb::Swap));
        actions.push(makeAction(owner, Verb::Keep));
        break;
    }
    case Phase::Move: legalMoves(position, actions); break;
    default: break;
    }
}

bool Osiris::isLegal(const Position &position, Action action)
{
    const Verb verb = verbOf(action);
    const Seat actor = action.actor();
    if (actor > kChance || !contains(toAct(position), actor))
        return false;
    const auto isBare = [&] { return action == makeAction(actor, verb); };
    switch (verb) {
    case Verb::Gods: // a deal is seen by nobody
        return position.phase == Phase::Gods && position.viewer == kNobody && isDeal(action);
    case Verb::Follower: return isFollower(position, action);
    case Verb::Step: return isStep(position, action);
    case Verb::Stop: return position.phase == Phase::Walk && position.mayStop && isBare();
    case Verb::Swap:
    case Verb::Keep: return position.phase == Phase::Fight && isBare();
    case Verb::Block: return isBlock(position, action);
    case Verb::Move: return isMove(position, action);
    case Verb::Pass: return position.phase == Phase::Move && isBare();
    }
    return false;
}

} // namespace engine::osiris
