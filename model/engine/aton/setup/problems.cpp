// SPDX-License-Identifier: GPL-3.0-or-later
// Problems that make a position unplayable.
#include <algorithm>
#include <array>
#include <string>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/chance.h"
#include "model/engine/aton/rules/pending_choices.h"
#include "model/engine/aton/rules/scoring.h"
#include "model/engine/aton/setup/pieces.h"
#include "model/engine/aton/setup/place_sets.h"
#include "model/engine/core/problem_list.h"

namespace engine::aton {

namespace {

// The fixes that change fields only.

/// Clears the fields of other phases.
Position withoutLeftovers(Position p)
{
    const Position due = withDues(p);
    if (!movesCounters(p.phase))
        p.pending = due.pending;
    if (p.phase != Phase::Place)
        p.surplus = due.surplus;
    if (p.phase != Phase::Take)
        p.owed = due.owed;
    p.reason = due.reason;
    p.actor = due.actor;
    return p;
}

/// Sets the pending counters to the nearest number possible: in Take to what is owed, or what the temples owe if that
/// cannot be; where they owe nothing, nothing changes.
Position withPending(Position p)
{
    const int most = mostPending(p);
    if (p.phase == Phase::Take) {
        const int owed = p.owed.total();
        const Position due = withDues(p);
        if (owed < 1 || owed > most)
            return due.pending > 0 ? due : p;
        p.pending = static_cast<std::uint8_t>(owed);
    } else {
        p.pending = static_cast<std::uint8_t>(std::clamp<int>(p.pending, std::min(1, most), most));
    }
    return p;
}

Position withReason(Position p)
{
    p.reason = reasonOnTable(p);
    return withDues(p);
}

/// By the cards; after a tie, which those drawn have decided (A11) and the table does not show, whoever acts.
Position withFirst(Position p)
{
    p.first = withDues(p).first;
    if (isOrdered(p) && p.first == kNobody)
        p.first = p.actor;
    return p;
}

Position withoutSurplus(Position p)
{
    p.surplus = 0;
    return p;
}

Position inCardsPhase(const Position &p) { return p.phase == Phase::Over ? p : inPhaseOfCards(p); }

void forgetKnown(Arrangement &arrangement, Seat seat)
{
    setMember(arrangement.fields, "known." + std::string(seatName(seat)), "");
}

class Validation : ProblemList {
public:
    explicit Validation(const Position &position) : ProblemList(Aton::places()), p(position) {}

    std::vector<Problem> unplayable()
    {
        counters();
        for (const Seat seat : {kRed, kAmun}) {
            cards(seat);
            known(seat);
            score(seat);
        }
        if (nothingFound()) // the phases may then rely on whole sets of cards and counters
            phase();
        return taken();
    }

private:
    const Side &side(Seat seat) const { return p.sides[seat]; }
    bool hidden(Seat seat) const { return p.viewer != kNobody && p.viewer != seat; }

    // A2, A3
    void counters()
    {
        for (const Seat seat : {kRed, kAmun}) {
            if (side(seat).stock() < 0)
                say("problem.counters", {{"seat", seatName(seat)}, {"n", kCounters - side(seat).stock()}},
                    squarePlaces(side(seat).squares));
        }
        if (p.kingdom() > kKingdomSize)
            say("problem.kingdom", {{"n", p.kingdom()}}, kingdomPlaces());
        if (p.round < 1)
            say("problem.round", {}, {}, fixBy(inRound, 1U));
    }

    // A1
    void cards(Seat seat)
    {
        const Side &s = side(seat);
        std::array<int, 5> open{}; // a row may be longer than a multiset can count
        for (int i = 0; i < s.open.size(); ++i)
            ++open[s.open.at(i)];
        int total = s.unknownPile + s.unknownExchanged + s.unknownHand;
        const bool rowHidden = s.hasLaid && s.laid.bits == 0;
        if (rowHidden)
            total += 4;
        for (int value = 1; value <= 4; ++value) {
            const int n = s.pile.count(value) + s.discard.count(value) + s.exchanged.count(value) + s.hand.count(value)
                          + s.laid.cards().count(value) + open[value];
            total += n;
            if (n > 9 || (n < 9 && !hidden(seat)))
                say("problem.cards", {{"seat", seatName(seat)}, {"value", value}, {"n", n}},
                    ownPlaces(seat, {Own::Pile, Own::Hand, Own::Discard}));
        }
        if (hidden(seat) && total != Cards::all().size())
            say("problem.all-cards", {{"seat", seatName(seat)}, {"n", total}},
                ownPlaces(seat, {Own::Pile, Own::Hand, Own::Discard}));
        if (!hidden(seat) && (s.unknownPile + s.unknownExchanged + s.unknownHand > 0 || rowHidden))
            say("problem.unknown-cards", {{"seat", seatName(seat)}});
    }

    // A31: what the other player knows of a hand, or of a row that is not turned up
    void known(Seat seat)
    {
        const Side &s = side(seat);
        const bool rowDown = s.hasLaid && !p.cardsAreUp();
        const Cards unseen = rowDown ? s.laid.cards() : s.hand;
        const bool fits = rowDown && hidden(seat) ? s.known.size() <= 4 : unseen.contains(s.known);
        const bool exact = !hidden(seat) || s.hasLaid || s.hand == s.known;
        if (!fits || !exact || (p.cardsAreUp() && !s.known.empty()))
            say("problem.known", {{"seat", seatName(seat)}},
                s.hasLaid ? cartouchePlaces(seat) : ownPlaces(seat, {Own::Hand}), fixBy(forgetKnown, seat));
        if (s.hasLaid && s.laid.bits == 0 && p.cardsAreUp())
            say("problem.row-is-up", {{"seat", seatName(seat)}}, cartouchePlaces(seat));
        if (hidden(seat) && rowDown && s.laid.bits != 0)
            say("problem.row-is-down", {{"seat", seatName(seat)}}, cartouchePlaces(seat));
    }

    void score(Seat seat)
    {
        const int points = side(seat).score;
        if (points > kMostPoints || (points >= kWinningScore && p.phase != Phase::Over)) // A10, A28
            say("problem.score", {{"seat", seatName(seat)}, {"points", points}}, markerPlaces(points));
    }

    void phase()
    {
        if (isOrdered(p) != (p.first != kNobody))
            say("problem.first", {}, {}, fixBy(withFirst));
        if (withoutLeftovers(p) != p) // values that belong to another phase
            say("problem.leftovers", {}, {}, fixBy(withoutLeftovers));
        for (const Seat seat : {kRed, kAmun}) {
            if ((side(seat).open.drawnSize() > 0) != (p.phase == Phase::Draw && drawnExpected(p, seat) > 0))
                say("problem.drawn", {{"seat", seatName(seat)}}, ownPlaces(seat, {Own::Drawn}), fixBy(fixDraw));
        }
        switch (p.phase) {
        case Phase::Deal: deal(); break;
        case Phase::Lay: lay(); break;
        case Phase::Draw: draw(); break;
        case Phase::Remove: remove(); break;
        case Phase::Place: place(); break;
        case Phase::Take: take(); break;
        case Phase::Over: over(); break;
        }
    }

    void hands(bool right)
    {
        if (!right)
            say("problem.hands", {}, handPlaces(), fixBy(inCardsPhase));
    }

    // A5, A6
    void deal()
    {
        const Seat other = otherSeat(p.actor);
        const bool otherFits = hasCards(side(other)) || (p.actor == kRed && hasNothing(side(other)));
        hands(hasNothing(side(p.actor)) && otherFits);
    }

    void lay() { hands(hasCards(side(kRed)) && hasCards(side(kAmun)) && !p.cardsAreUp()); }

    void rowsAreUp() { hands(p.cardsAreUp() && side(kRed).handSize() == 0 && side(kAmun).handSize() == 0); }

    // A11
    void draw()
    {
        rowsAreUp();
        if (!nothingFound())
            return;
        const OpenRow &red = side(kRed).open;
        const OpenRow &blue = side(kAmun).open;
        bool fits = firstByCards(p) == kNobody && blue.drawnSize() == drawnExpected(p, kAmun) && canDraw(side(p.actor));
        for (int i = 0; fits && i < blue.drawnSize(); ++i)
            fits = red.drawnAt(i) == blue.drawnAt(i);
        if (!fits)
            say("problem.draw", {},
                {cartouchePlace(kRed, 1), cartouchePlace(kAmun, 1), cartouchePlace(kRed, 2), cartouchePlace(kAmun, 2),
                 ownPlace(kRed, Own::Drawn), ownPlace(kAmun, Own::Drawn)},
                fixBy(fixDraw));
    }

    void order()
    {
        rowsAreUp();
        if (nothingFound() && firstByCards(p) != kNobody && firstByCards(p) != p.first)
            say("problem.order", {}, cartouchePair(side(kRed).laid.at(2) != side(kAmun).laid.at(2) ? 2 : 1),
                fixBy(withFirst));
    }

    /// `deciding`: the actor's cartouche that determines the number of counters; cartouche 3 determines where.
    void pending(int deciding)
    {
        const int most = mostPending(p);
        const Places cards{cartouchePlace(p.actor, deciding), cartouchePlace(p.actor, 3)};
        if (most == 0)
            say("problem.nothing-to-move", {{"seat", seatName(p.actor)}}, cards, fixBy(inPhaseOfCards));
        else if (p.pending < 1 || p.pending > most)
            say("problem.pending", {{"n", p.pending}, {"most", most}}, cards, fixBy(withPending));
    }

    // A13, A14
    void remove()
    {
        order();
        if (!nothingFound())
            return;
        if (p.round == 1)
            say("problem.first-round", {}, {}, fixBy(inRound, 2U));
        pending(2);
    }

    // A17, A18
    void place()
    {
        order();
        if (!nothingFound())
            return;
        const Side &own = side(p.actor);
        pending(4);
        const bool allFilled = p.pending == count(choices(p)); // else a counter without a square could be placed
        if (p.surplus > 0 && (!allFilled || p.pending + p.surplus > std::min(own.laid.at(4), own.stock())))
            say("problem.surplus", {{"n", p.surplus}}, {cartouchePlace(p.actor, 4), cartouchePlace(p.actor, 3)},
                fixBy(withoutSurplus));
    }

    // A29
    void take()
    {
        hands(hasNothing(side(kRed)) && hasNothing(side(kAmun)));
        if (p.pending < 1 || p.pending > mostPending(p) || p.pending != p.owed.total())
            say("problem.pending", {{"n", p.pending}, {"most", mostPending(p)}}, {}, fixBy(withPending));
        for (int temple = 1; temple <= kTemples; ++temple) {
            if (p.owed.at(temple) > count(side(p.actor).squares & templeSquares(temple)))
                say("problem.owed", {{"temple", temple}}, squarePlaces(templeSquares(temple)), fixBy(withDues));
        }
    }

    // A10, A19, A28
    void over()
    {
        if (p.reason == Reason::None) {
            say("problem.no-reason", {}, {}, fixBy(withReason));
            return;
        }
        const int red = side(kRed).score;
        const int blue = side(kAmun).score;
        bool fits = false;
        if (p.reason == Reason::Points)
            fits = (red >= kWinningScore) != (blue >= kWinningScore);
        else if (p.reason == Reason::Scoring)
            fits = std::max(red, blue) >= kWinningScore;
        else
            fits = red < kWinningScore && blue < kWinningScore
                   && (filled(side(kRed).squares) == p.reason || filled(side(kAmun).squares) == p.reason);
        if (!fits)
            say("problem.over", {}, overPlaces(), fixBy(withReason));
        if (p.reason == Reason::Scoring)
            hands(hasNothing(side(kRed)) && hasNothing(side(kAmun)));
        else
            rowsAreUp();
    }

    Places overPlaces() const
    {
        if (squaresOf(p.reason) != 0)
            return squarePlaces(squaresOf(p.reason));
        Places places = markerPlaces(side(kRed).score);
        for (const PlaceIndex place : markerPlaces(side(kAmun).score))
            places.push_back(place);
        return places;
    }

    const Position &p;
};

} // namespace

std::vector<Problem> Aton::problems(const Position &position) { return Validation(position).unplayable(); }

} // namespace engine::aton
