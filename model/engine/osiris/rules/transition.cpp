// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of actions.
#include <algorithm>
#include <utility>

#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/sowing.h"
#include "model/engine/osiris/rules/tally.h"

namespace engine::osiris {

namespace {

/// Applies one action and everything that follows from it, and reports facts to `Sink`.
template <class Sink>
class Transition {
public:
    Transition(Position &position, Sink &sink) : p(position), facts(sink) {}

    void apply(Action action)
    {
        switch (verbOf(action)) {
        case Verb::Gods: deal(action); break;
        case Verb::Follower: set(colourArgument(action), templeArgument(action)); break;
        case Verb::Step: step(static_cast<std::uint8_t>(priestArgument(action)), stepArgument(action)); break;
        case Verb::Stop: endWalk(); break;
        case Verb::Swap: swap(); break;
        case Verb::Keep: leaveFight(); break;
        case Verb::Block: block(blockArgument(action)); break;
        case Verb::Move: move(colourArgument(action), templeArgument(action), targetArgument(action)); break;
        case Verb::Pass: endTurn(); break;
        }
    }

private:
    Seat owner(int priest) const { return ownerOfPriest(p, priest); }
    void report(Fact fact)
    {
        fact.seats = p.seats;
        facts.push(fact);
    }

    // O7, O9
    void deal(Action action)
    {
        for (std::size_t i = 0; i < kGods; ++i) {
            const bool underTip = i == kUnderTip;
            const int priest = static_cast<int>(i);
            // Gods of absent priests are out of the game: so equal situations are equal positions.
            const bool present = underTip || isPresent(colourOf(priest), p.seats);
            p.gods[i] = present ? godArgument(action, i) : kNoGod;
            p.known[i] = present && !underTip ? seatBit(owner(priest)) : 0;
        }
        p.phase = Phase::Follower;
        p.actor = ownerOf(colourToSet(p), p.seats);
    }

    // O8
    void set(int colour, God god)
    {
        p.temples[god].add(colour, 1);
        if (followersAtTemples(p) == kFollowersOfColour * coloursInPlay(p.seats))
            beginTurn(0); // O10
        else
            p.actor = ownerOf(colourToSet(p), p.seats);
    }

    // O11
    void beginTurn(Seat seat)
    {
        p.turn = std::min(p.turn + 1, kMostTurn);
        p.actor = seat;
        report({.id = FactId::Turn, .seat = seat, .number = p.turn});
        if (hasStep(p, seat)) {
            p.phase = Phase::Walk;
            p.stuck = 0;
        } else {
            p.phase = Phase::Move;
            ++p.stuck;
            report({.id = FactId::NoStep, .seat = seat});
        }
    }

    // O12
    void step(std::uint8_t priest, Node to)
    {
        const Edge edge = *edgeTo(p.at[priest], to);
        if (p.walker == kNoPriest) {
            p.walker = priest;
            p.left = p.town[priest];
        }
        p.spent = static_cast<std::uint8_t>(p.spent + edge.cost);
        p.left = static_cast<std::uint8_t>(p.left - edge.cost);
        p.mayStop = false;
        const std::uint8_t rival = priestAt(p, to);
        p.at[priest] = to;
        if (to == kTip) {
            end(Reason::Tip); // O19
            return;
        }
        if (p.isBlocked(to))
            removeBlockade(priest, to);
        if (rival != kNoPriest)
            fight(rival, to);
        else if (p.left == 0)
            endWalk();
    }

    // O14
    void removeBlockade(std::uint8_t priest, Node space)
    {
        p.blockades &= ~spaceBit(space);
        ++p.town[priest];
        report({.id = FactId::BlockadeRemoved, .seat = p.actor, .priest = priest, .place = space});
    }

    // O15, O23
    void fight(std::uint8_t rival, Node place)
    {
        const std::uint8_t mover = p.walker;
        const int strength = p.temples[p.gods[mover]].all();
        const int rivalStrength = p.temples[p.gods[rival]].all();
        const bool won = strength >= rivalStrength;
        p.winner = won ? mover : rival;
        p.loser = won ? rival : mover;
        p.at[p.loser] = townOf(p.loser);
        const auto both = static_cast<SeatSet>(seatBit(owner(mover)) | seatBit(owner(rival)));
        p.known[mover] |= both;
        p.known[rival] |= both;
        p.phase = Phase::Fight;
        report({.id = won ? FactId::FightWon : FactId::FightLost,
                .seat = p.actor,
                .priest = mover,
                .rival = rival,
                .place = place});
        report({.id = FactId::Strengths,
                .seat = p.actor,
                .priest = mover,
                .rival = rival,
                .place = place,
                .god = p.gods[mover],
                .rivalGod = p.gods[rival],
                .n = static_cast<std::uint8_t>(strength),
                .rivalN = static_cast<std::uint8_t>(rivalStrength)});
    }

    // O15
    void swap()
    {
        std::swap(p.gods[p.winner], p.gods[p.loser]);
        std::swap(p.known[p.winner], p.known[p.loser]);
        leaveFight();
    }

    // O16
    void leaveFight()
    {
        const bool walksOn = p.winner == p.walker && p.left > 0;
        p.winner = p.loser = kNoPriest;
        p.phase = Phase::Walk;
        p.mayStop = walksOn;
        if (!walksOn)
            endWalk();
    }

    // O14, O20
    void block(Node space)
    {
        const bool closed = closesTip(p, space);
        p.blockades |= spaceBit(space);
        --p.town[p.walker];
        p.left = 0;
        if (closed)
            end(Reason::Blocked);
        else
            endWalk();
    }

    // O17
    void endWalk()
    {
        const std::uint8_t home = p.walker;
        const int number = sow(p, home, p.spent);
        const int stays = p.left + p.spent - number;
        report({.id = FactId::Sown, .seat = p.actor, .priest = home, .n = static_cast<std::uint8_t>(number)});
        if (stays > 0)
            report({.id = FactId::LeftOver, .seat = p.actor, .priest = home, .n = static_cast<std::uint8_t>(stays)});
        clearWalk();
        p.phase = Phase::Move;
    }

    void clearWalk()
    {
        p.walker = kNoPriest;
        p.spent = p.left = 0;
        p.mayStop = false;
    }

    // O18
    void move(int colour, God from, God to)
    {
        p.temples[from].add(colour, -1);
        p.temples[to].add(colour, 1);
        endTurn();
    }

    void endTurn()
    {
        if (isLastStuckTurn(p))
            end(Reason::Stuck); // O22
        else
            beginTurn(static_cast<Seat>(p.actor + 1 == p.seats ? 0 : p.actor + 1));
    }

    // O19 to O23
    void end(Reason reason)
    {
        clearWalk();
        p.phase = Phase::Over;
        p.reason = reason;
        p.ender = p.actor;
        const std::size_t index = decidingIndex(p);
        const God god = p.gods[index];
        p.known[index] = allSeats(p.seats); // it is turned up
        const std::uint8_t priest = index == kUnderTip ? kNoPriest : static_cast<std::uint8_t>(index);
        report({.id = FactId::Decides, .seat = p.ender, .priest = priest, .god = god});
        const Seat winner = winnerOf(p);
        const int followers = followersOf(p, winner, god);
        report({.id = FactId::Won,
                .seat = winner,
                .god = god,
                .n = static_cast<std::uint8_t>(followers),
                .reason = reason});
    }

    Position &p;
    Sink &facts;
};

} // namespace

void Osiris::apply(Position &position, Action action) { Transition(position, kNoFacts<Fact>).apply(action); }

void Osiris::apply(Position &position, Action action, Facts &facts) { Transition(position, facts).apply(action); }

} // namespace engine::osiris
