// SPDX-License-Identifier: GPL-3.0-or-later
// What makes a position impossible: it could not be played on (problems), or no game leads there (warnings).
#include <algorithm>
#include <array>
#include <cstdlib>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/chance.h"
#include "model/engine/aton/scoring.h"

namespace engine::aton {

namespace {

/// The most that a score can come to: 39 before a scoring, then 12 + 5 + 12 + 12 + 8 + 8.
constexpr int kMostPoints = 96;

class Inspection {
public:
    explicit Inspection(const Position &position) : p(position) {}

    std::vector<Problem> unplayable()
    {
        counters();
        for (const Seat seat : {kRed, kAmun}) {
            cards(seat);
            known(seat);
            score(seat);
        }
        if (m_found.empty()) // the phases may then rely on whole sets of cards and counters
            phase();
        return m_found;
    }

private:
    void say(std::string_view id, Value::Members fields = {})
    {
        m_found.push_back({{std::string(id), std::move(fields)}, false, {}});
    }
    const Side &side(Seat seat) const { return p.sides[seat]; }
    bool hidden(Seat seat) const { return p.viewer != kNobody && p.viewer != seat; }

    // A2, A3
    void counters()
    {
        for (const Seat seat : {kRed, kAmun}) {
            if (side(seat).stock() < 0)
                say("problem.counters", {{"seat", seatName(seat)}, {"n", kCounters - side(seat).stock()}});
        }
        if (p.kingdom() > kKingdomSize)
            say("problem.kingdom", {{"n", p.kingdom()}});
        if (p.round < 1)
            say("problem.round");
    }

    // A1
    void cards(Seat seat)
    {
        const Side &s = side(seat);
        std::array<int, 5> open{}; // a row may be longer than a multiset can count
        for (int i = 0; i < s.open.size(); ++i)
            ++open[static_cast<std::size_t>(s.open.at(i))];
        int total = s.unknownPile + s.unknownExchanged + s.unknownHand;
        const bool rowHidden = s.hasLaid && s.laid.bits == 0;
        if (rowHidden)
            total += 4;
        for (int value = 1; value <= 4; ++value) {
            const int n = s.pile.count(value) + s.discard.count(value) + s.exchanged.count(value) + s.hand.count(value)
                          + s.laid.cards().count(value) + open[static_cast<std::size_t>(value)];
            total += n;
            if (n > 9 || (n < 9 && !hidden(seat)))
                say("problem.cards", {{"seat", seatName(seat)}, {"value", value}, {"n", n}});
        }
        if (hidden(seat) && total != Cards::all().size())
            say("problem.all-cards", {{"seat", seatName(seat)}, {"n", total}});
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
            say("problem.known", {{"seat", seatName(seat)}});
        if (s.hasLaid && s.laid.bits == 0 && p.cardsAreUp())
            say("problem.row-is-up", {{"seat", seatName(seat)}});
        if (hidden(seat) && rowDown && s.laid.bits != 0)
            say("problem.row-is-down", {{"seat", seatName(seat)}});
    }

    void score(Seat seat)
    {
        const int points = side(seat).score;
        if (points > kMostPoints || (points >= kWinningScore && p.phase != Phase::Over)) // A10, A28
            say("problem.score", {{"seat", seatName(seat)}, {"points", points}});
    }

    void phase()
    {
        const bool ordered = p.phase == Phase::Remove || p.phase == Phase::Place || p.phase == Phase::Take
                             || (p.phase == Phase::Over && p.reason != Reason::Points);
        if (ordered != (p.first != kNobody))
            say("problem.first");
        leftovers();
        for (const Seat seat : {kRed, kAmun}) {
            if ((side(seat).open.drawnSize() > 0) != (p.phase == Phase::Draw && drawnExpected(seat) > 0))
                say("problem.drawn", {{"seat", seatName(seat)}});
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

    /// Figures that belong to another phase.
    void leftovers()
    {
        const bool counts = p.phase == Phase::Remove || p.phase == Phase::Place || p.phase == Phase::Take;
        const bool fits = (counts || p.pending == 0) && (p.phase == Phase::Place || p.surplus == 0)
                          && (p.phase == Phase::Take || p.owed == 0)
                          && (p.phase == Phase::Over) == (p.reason != Reason::None)
                          && (counts || p.phase == Phase::Deal || p.phase == Phase::Draw || p.actor == kRed);
        if (!fits)
            say("problem.leftovers");
    }

    int drawnExpected(Seat seat) const
    {
        // Red draws first: while blue is to draw, red has one card more.
        return seat == kRed ? side(kRed).open.drawnSize() : side(kRed).open.drawnSize() - (p.actor == kAmun ? 1 : 0);
    }

    /// A hand of four that is not laid, or a row.
    bool hasCards(Seat seat) const
    {
        return side(seat).hasLaid ? side(seat).handSize() == 0 : side(seat).handSize() == 4;
    }
    bool hasNothing(Seat seat) const { return !side(seat).hasLaid && side(seat).handSize() == 0; }

    void hands(bool right)
    {
        if (!right)
            say("problem.hands");
    }

    // A5, A6
    void deal()
    {
        const Seat other = otherSeat(p.actor);
        const bool otherFits = hasCards(other) || (p.actor == kRed && hasNothing(other));
        hands(hasNothing(p.actor) && otherFits);
    }

    void lay() { hands(hasCards(kRed) && hasCards(kAmun) && !p.cardsAreUp()); }

    void rowsAreUp() { hands(p.cardsAreUp() && side(kRed).handSize() == 0 && side(kAmun).handSize() == 0); }

    // A11
    void draw()
    {
        rowsAreUp();
        if (!m_found.empty())
            return;
        const OpenRow &red = side(kRed).open;
        const OpenRow &blue = side(kAmun).open;
        bool fits = firstByCards(p) == kNobody && blue.drawnSize() == drawnExpected(kAmun) && canDraw(side(p.actor));
        for (int i = 0; fits && i < blue.drawnSize(); ++i)
            fits = red.drawnAt(i) == blue.drawnAt(i);
        if (!fits)
            say("problem.draw");
    }

    void order()
    {
        rowsAreUp();
        if (m_found.empty() && firstByCards(p) != kNobody && firstByCards(p) != p.first)
            say("problem.order");
    }

    void pending(int most)
    {
        if (p.pending < 1 || p.pending > most)
            say("problem.pending", {{"n", p.pending}, {"most", std::max(most, 0)}});
    }

    // A13, A14
    void remove()
    {
        order();
        if (!m_found.empty())
            return;
        if (p.round == 1)
            say("problem.first-round");
        pending(std::min(std::abs(side(p.actor).laid.at(2) - 2), count(choices(p))));
    }

    // A17, A18
    void place()
    {
        order();
        if (!m_found.empty())
            return;
        const Side &own = side(p.actor);
        const int free = count(choices(p));
        pending(std::min({own.laid.at(4), own.stock(), free}));
        if (p.surplus > 0 && (p.pending != free || p.pending + p.surplus > std::min(own.laid.at(4), own.stock())))
            say("problem.surplus", {{"n", p.surplus}});
    }

    // A29
    void take()
    {
        hands(hasNothing(kRed) && hasNothing(kAmun));
        int owed = 0;
        for (int temple = 1; temple <= kTemples; ++temple)
            owed += p.owedBy(temple);
        if (p.pending < 1 || p.pending > 4 || p.pending != owed)
            say("problem.pending", {{"n", p.pending}, {"most", 4}});
        for (int temple = 1; temple <= kTemples; ++temple) {
            if (p.owedBy(temple) > count(side(p.actor).squares & templeSquares(temple)))
                say("problem.owed", {{"temple", temple}});
        }
    }

    // A10, A19, A28
    void over()
    {
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
            say("problem.over");
        if (p.reason == Reason::Scoring)
            hands(hasNothing(kRed) && hasNothing(kAmun));
        else
            rowsAreUp();
    }

    const Position &p;
    std::vector<Problem> m_found;
};

} // namespace

std::vector<Problem> Aton::problems(const Position &position) { return Inspection(position).unplayable(); }

std::vector<Problem> Aton::warnings(const Position &position)
{
    std::vector<Problem> found;
    const auto say = [&found](std::string_view id, Value::Members fields = {}) {
        found.push_back({{std::string(id), std::move(fields)}, true, {}});
    };
    const bool before = position.phase == Phase::Deal || position.phase == Phase::Lay || position.phase == Phase::Draw;
    if (before && position.kingdom() == kKingdomSize) // A20
        say("warning.kingdom-full");
    if (position.phase == Phase::Take && position.kingdom() != kKingdomSize)
        say("warning.kingdom-not-full");
    for (const Seat seat : {kRed, kAmun}) {
        const Side &side = position.sides[seat];
        if (side.exchangeOwned && side.exchanged.size() + side.unknownExchanged > 0)
            say("warning.exchanged", {{"seat", seatName(seat)}});
    }
    return found;
}

} // namespace engine::aton
