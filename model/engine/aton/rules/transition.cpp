// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of actions.
#include <algorithm>
#include <cstdlib>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/chance.h"
#include "model/engine/aton/rules/scoring.h"

namespace engine::aton {

namespace {

/// Applies one action and everything that follows from it, and reports facts to `Sink`.
template <class Sink>
class Transition {
public:
    Transition(Position &position, Sink &sink) : p(position), facts(sink) {}

    void apply(Action action)
    {
        switch (verbOf(action)) {
        case Verb::Deal: deal(seatArgument(action), cardsArgument(action)); break;
        case Verb::Draw: draw(seatArgument(action), cardsArgument(action)); break;
        case Verb::Exchange: exchange(action.actor()); break;
        case Verb::Lay: lay(action.actor(), laidArgument(action)); break;
        case Verb::Remove: remove(squareArgument(action)); break;
        case Verb::Place: place(squareArgument(action)); break;
        case Verb::Take: take(squareArgument(action)); break;
        }
    }

private:
    /// The four cards as the digits of a number, cartouche 1 first.
    static int figuresOf(Laid laid) { return ((laid.at(1) * 10 + laid.at(2)) * 10 + laid.at(3)) * 10 + laid.at(4); }

    Side &side(Seat seat) { return p.sides[seat]; }
    void report(FactId id, Seat seat = kNobody, Topic topic = Topic::None, int a = 0, int b = 0)
    {
        facts.push({id, seat, topic, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)});
    }

    // A5
    void deal(Seat seat, Cards cards)
    {
        if (dealCards(side(seat), cards))
            report(FactId::Refilled, seat, Topic::None, side(seat).pileSize());
        const Seat other = otherSeat(seat);
        if (side(other).handSize() == 0 && !side(other).hasLaid) {
            p.actor = other;
        } else {
            p.phase = Phase::Lay;
            p.actor = kRed;
        }
    }

    // A6
    void exchange(Seat seat)
    {
        Side &own = side(seat);
        own.exchangeOwned = false;
        own.discard = own.discard + own.known; // the other player knew these
        own.exchanged = own.exchanged + (own.hand - own.known);
        own.unknownExchanged = static_cast<std::uint8_t>(own.unknownExchanged + own.unknownHand);
        own.unknownHand = 0;
        own.hand = own.known = Cards{};
        p.phase = Phase::Deal;
        p.actor = seat;
    }

    void lay(Seat seat, Laid laid)
    {
        Side &own = side(seat);
        own.laid = laid;
        own.hasLaid = true;
        own.hand = Cards{};
        own.unknownHand = 0;
        if (p.cardsAreUp())
            turnUp();
    }

    // A8, A9, A10
    void turnUp()
    {
        side(kRed).known = side(kAmun).known = Cards{};
        report(FactId::TurnedUp, kNobody, Topic::None, figuresOf(side(kRed).laid), figuresOf(side(kAmun).laid));
        const int red = side(kRed).laid.at(1);
        const int blue = side(kAmun).laid.at(1);
        report(FactId::Compared, kNobody, Topic::Cartouche1, red, blue);
        if (red != blue) {
            const Seat winner = red > blue ? kRed : kAmun;
            score(winner, Topic::Cartouche1, 2 * std::abs(red - blue));
            if (side(winner).score >= kWinningScore) {
                end(Reason::Points, winner);
                return;
            }
        }
        settleOrder();
    }

    // A11
    void settleOrder()
    {
        const Seat lower = firstByCards(p);
        if (lower != kNobody) {
            const bool second = side(kRed).laid.at(2) != side(kAmun).laid.at(2);
            playFirst(lower, second ? 2 : 1);
        } else {
            p.phase = Phase::Draw;
            p.actor = kRed;
        }
    }

    void draw(Seat seat, Cards card)
    {
        Side &own = side(seat);
        if (drawCard(own, card))
            report(FactId::Refilled, seat, Topic::None, own.pileSize());
        if (seat == kRed) {
            p.actor = kAmun;
            return;
        }
        const OpenRow &red = side(kRed).open;
        const OpenRow &blue = side(kAmun).open;
        const int difference = red.drawnAt(red.drawnSize() - 1) - blue.drawnAt(blue.drawnSize() - 1);
        if (difference != 0)
            settleDraw(difference < 0 ? kRed : kAmun, 0);
        else if (canDraw(side(kRed)) && canDraw(side(kAmun)))
            p.actor = kRed;
        else
            settleDraw(kRed, -1);
    }

    void settleDraw(Seat first, int normalizedBy)
    {
        side(kRed).open.settle();
        side(kAmun).open.settle();
        playFirst(first, normalizedBy);
    }

    void playFirst(Seat seat, int normalizedBy)
    {
        p.first = seat;
        report(FactId::Order, seat, Topic::None, normalizedBy);
        beginRemoval(seat);
    }

    // A12 to A15
    void beginRemoval(Seat seat)
    {
        const int asked = removalAsked(p, side(seat).laid.at(2));
        const int pending = std::min(std::abs(asked), count(removable(p, seat)));
        report(FactId::Removes, seat, Topic::None, pending, asked);
        if (pending == 0) {
            beginPlacing(seat);
            return;
        }
        p.phase = Phase::Remove;
        p.actor = seat;
        p.pending = static_cast<std::uint8_t>(pending);
    }

    void remove(int square)
    {
        const Seat owner = (side(kRed).squares & bit(square)) != 0 ? kRed : kAmun;
        side(owner).squares &= ~bit(square);
        if (p.kingdom() < kKingdomSize) {
            ++side(owner).dead;
            report(FactId::ToKingdom, owner, Topic::None, square);
        } else {
            report(FactId::ToStock, owner, Topic::None, square); // A16
        }
        if (--p.pending == 0)
            beginPlacing(p.actor);
    }

    // A17
    void beginPlacing(Seat seat)
    {
        const int value = side(seat).laid.at(4);
        const int wanted = std::min(value, side(seat).stock());
        const int pending = std::min(wanted, count(allowedSquares(p, seat) & ~p.occupied()));
        report(FactId::Places, seat, Topic::None, pending, value);
        p.phase = Phase::Place;
        p.actor = seat;
        p.pending = static_cast<std::uint8_t>(pending);
        p.surplus = static_cast<std::uint8_t>(wanted - pending);
        if (pending == 0)
            endPlacing();
    }

    void place(int square)
    {
        side(p.actor).squares |= bit(square);
        if (--p.pending == 0)
            endPlacing();
    }

    // A18, A19
    void endPlacing()
    {
        const Seat seat = p.actor;
        if (p.surplus > 0) {
            const int room = std::min<int>(p.surplus, kKingdomSize - p.kingdom());
            side(seat).dead = static_cast<std::uint8_t>(side(seat).dead + room);
            report(FactId::Surplus, seat, Topic::None, room, p.surplus - room);
            p.surplus = 0;
        }
        const Reason reason = filled(side(seat).squares);
        if (reason != Reason::None)
            end(reason, seat);
        else if (seat == p.first)
            beginRemoval(otherSeat(seat));
        else
            endRound();
    }

    // A20
    void endRound()
    {
        for (Side &own : p.sides) {
            own.discard = own.discard + own.laid.cards();
            own.laid = Laid{};
            own.hasLaid = false;
        }
        if (p.kingdom() == kKingdomSize)
            scoring();
        else
            nextRound();
    }

    void nextRound()
    {
        p.round = std::min(p.round + 1, kMostRound);
        p.first = kNobody;
        p.phase = Phase::Deal;
        p.actor = kRed;
        report(FactId::NewRound, kNobody, Topic::None, static_cast<int>(p.round & 0x7fff));
    }

    // A21 to A28. The phase is that after the scoring from its first fact on.
    void scoring()
    {
        p.phase = Phase::Take;
        report(FactId::Scoring);
        for (const Part &part : scoringParts(p)) {
            report(FactId::Compared, kNobody, part.topic, part.held[kRed], part.held[kAmun]);
            for (const Seat seat : {kRed, kAmun})
                score(seat, part.topic, part.points[seat]);
        }
        const int red = side(kRed).score;
        const int blue = side(kAmun).score;
        report(FactId::Scored, kNobody, Topic::None, red, blue);
        if (red < kWinningScore && blue < kWinningScore)
            beginTaking(leader());
        else
            end(Reason::Scoring, red == blue ? kNobody : leader());
    }

    Seat leader() { return side(kAmun).score > side(kRed).score ? kAmun : kRed; }

    void score(Seat seat, Topic topic, int points)
    {
        if (points == 0)
            return;
        side(seat).score = static_cast<std::uint16_t>(side(seat).score + points);
        report(FactId::Points, seat, topic, points);
    }

    // A29
    void beginTaking(Seat seat)
    {
        p.phase = Phase::Take;
        p.actor = seat;
        p.owed = owedByTemples(side(seat).squares);
        p.pending = static_cast<std::uint8_t>(p.owed.total());
        report(FactId::TakesBack, seat, Topic::None, p.pending);
        if (p.pending == 0)
            endTaking();
    }

    void take(int square)
    {
        side(p.actor).squares &= ~bit(square);
        p.owed.set(templeOf(square), p.owed.at(templeOf(square)) - 1);
        if (--p.pending == 0)
            endTaking();
    }

    void endTaking()
    {
        if (p.actor == leader()) {
            beginTaking(otherSeat(p.actor));
            return;
        }
        report(FactId::Emptied, kNobody, Topic::None, side(kRed).dead, side(kAmun).dead);
        side(kRed).dead = side(kAmun).dead = 0;
        nextRound();
    }

    void end(Reason reason, Seat winner)
    {
        p.phase = Phase::Over;
        p.actor = kRed;
        p.reason = reason;
        report(winner == kNobody ? FactId::Drawn : FactId::Won, winner, Topic::None, static_cast<int>(reason));
    }

    Position &p;
    Sink &facts;
};

} // namespace

void Aton::apply(Position &position, Action action) { Transition(position, kNoFacts<Fact>).apply(action); }

void Aton::apply(Position &position, Action action, Facts &facts) { Transition(position, facts).apply(action); }

} // namespace engine::aton
