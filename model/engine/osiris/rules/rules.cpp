// SPDX-License-Identifier: GPL-3.0-or-later
// Legal actions.
#include <algorithm>

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
        position.at[priest] = present ? townOf(priest) : kAway;
        position.town[priest] = present ? kCountersAtStart : 0;
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

} // namespace engine::osiris
