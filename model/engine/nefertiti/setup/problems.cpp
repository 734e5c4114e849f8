// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position cannot be played: the sums of N59, and what belongs to each phase.
#include "model/engine/core/problem_list.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/nefertiti/rules/closing.h"
#include "model/engine/nefertiti/rules/places.h"

namespace engine::nefertiti {

namespace {

class Checker : ProblemList {
public:
    explicit Checker(const Position &position) : ProblemList(Nefertiti::places()), p(position) {}

    std::vector<Problem> found()
    {
        for (const auto check : {&Checker::seats, &Checker::sums, &Checker::gifts, &Checker::characters,
                                 &Checker::markets, &Checker::dice, &Checker::phase, &Checker::neutral}) {
            if (nothingFound()) // each rests on those before
                (this->*check)();
        }
        return taken();
    }

private:
    bool isSeat(Seat seat) const { return seat < p.seats; }
    void sayUnless(bool isRight, std::string_view id)
    {
        if (!isRight)
            say(id);
    }

    void seats()
    {
        bool isRight = isSeat(p.current) && (p.viewer == kNobody || isSeat(p.viewer)) && p.passes < p.seats;
        for (Seat seat = p.seats; seat < kMostPlayers; ++seat)
            isRight = isRight && p.money[seat] + p.free[seat] + p.seals[seat] + p.score[seat] == 0;
        for (const Seat seat : {p.amon, p.dice, p.swapped})
            isRight = isRight && (seat == kNobody || isSeat(seat));
        sayUnless(isRight && (p.choosing >> p.seats) == 0, "problem.seats");
    }

    // N59
    void sums()
    {
        int money = 0;
        int seals = p.supply + std::popcount(p.sealed);
        std::array<int, kMostPlayers + 1> servants{};
        for (int market = 0; market < kMarkets; ++market) {
            money += p.reserve[at(market)];
            for (const std::uint8_t who : p.stand[at(market)])
                ++servants[at(std::min<int>(who, kMostPlayers))];
        }
        bool isRight = true;
        for (Seat seat = 0; seat < kMostPlayers; ++seat) {
            money += p.money[seat];
            seals += p.seals[seat];
            isRight = isRight && p.free[seat] + servants[seat + 1U] == (isSeat(seat) ? servantsOf(p.seats) : 0);
        }
        sayUnless(isRight, "problem.servants");
        if (money != moneyOf(p.seats))
            say("problem.money", {{"money", money}, {"right", moneyOf(p.seats)}});
        sayUnless(seals <= kSeals, "problem.seals");
    }

    void gifts()
    {
        for (int kind = 0; kind < kKinds; ++kind) {
            int all = p.deck[at(kind)];
            for (Seat seat = 0; seat < kMostPlayers; ++seat)
                all += held(p, seat, kind);
            for (int market = 0; market < kMarkets; ++market) {
                for (int place = 0; place < kCardPlaces; ++place)
                    all += cardAt(p, market, place) == kind ? 1 : 0;
            }
            if (all > giftOf(kind).cards)
                say("problem.gifts", {{"gift", kindName(kind)}, {"n", all}});
        }
        // N13: at most four cards lie under Akhenaton.
        sayUnless(p.akhenaton || deckSize(p) < kLastCards, "problem.akhenaton");
    }

    void characters()
    {
        bool isRight = (p.characters[Amon] == 0) == (p.amon != kNobody || p.seats < kMostPlayers)
                       && (p.amon == kNobody || p.seats == kMostPlayers);
        for (int character = 0; character < kCharacters; ++character)
            isRight = isRight && p.characters[at(character)] <= cardsOf(character, p.seats);
        if (p.recruited != kNoCharacter)
            isRight = isRight && p.characters[p.recruited] < cardsOf(p.recruited, p.seats) && p.turn > 0;
        sayUnless(isRight, "problem.characters");
    }

    bool isRefilling() const { return p.phase == Phase::Draw && p.turn > 0; }

    // N12, N39, N51
    void markets()
    {
        const unsigned all = (1U << kMarkets) - 1;
        const bool areDrawn = std::find(p.side.begin(), p.side.end(), kUndrawn) == p.side.end();
        sayUnless(areDrawn != (p.phase == Phase::Stalls) && p.closed < kMarkets && !isOpen(p, p.closed & 3),
                  "problem.markets");
        if (!nothingFound())
            return;
        unsigned shut = marketBit(p.closed);
        if (isRefilling() && p.filling < kMarkets)
            shut |= marketBit(p.filling);
        const bool isLast = !p.akhenaton && !isRefilling();
        const bool isOver = p.phase == Phase::Over;
        bool isRight = isLast ? (p.open & shut) == 0 : p.open == (all & ~shut);
        isRight = isRight && (p.open == 0) == isOver && p.open <= all;
        for (int market = 0; market < kMarkets; ++market) {
            isRight = isRight && (isOpen(p, market) || takenIn(p, market) == 0);
            for (int i = areDrawn ? stallOf(visibleStall(p, market)).count : 0; i < kMostSquares; ++i)
                isRight = isRight && standing(p, market, i) == kNobody;
            const unsigned cards = cardsIn(p, market);
            const bool isFull = cards == (1U << kCardPlaces) - 1;
            const bool mayLack =
                !p.akhenaton || !isOpen(p, market) || p.turn == 0 || (p.phase == Phase::Settle && p.settling == market);
            isRight = isRight && (isFull || mayLack);
            if ((p.sealed & marketBit(market)) != 0 && (cards & 1U) == 0)
                sayAt("problem.no-card", sealPlace(market));
        }
        sayUnless(isRight, "problem.markets");
    }

    // N28, N29
    void dice()
    {
        bool isRight = !p.fresh || p.dice == p.current;
        if (p.dice != kNobody)
            isRight = isRight && standsOn(p, p.dice, kLouqsor);
        sayUnless(isRight, "problem.dice");
    }

    void phase()
    {
        bool isRight =
            (p.turn == 0) == (p.phase == Phase::Stalls || (p.phase == Phase::Draw && p.open == 7 && isSetUp()));
        isRight = isRight && (p.left < 2 || p.recruited == HighPriest);
        switch (p.phase) {
        case Phase::Stalls: isRight = isRight && isSetUp() && !p.fixedStalls; break;
        case Phase::Draw: isRight = isRight && canFill(); break;
        case Phase::Turn: isRight = isRight && p.left > 0; break;
        case Phase::Swap:
            isRight = isRight && p.left == 1 && p.recruited == Merchant && isSeat(p.swapped) && p.swapped != p.current
                      && p.characters[Merchant] == cardsOf(Merchant, p.seats) - 1 && hasSwap(p, p.current, p.swapped);
            break;
        case Phase::Discard: isRight = isRight && p.left == 1 && p.recruited == RoyalServant && canDiscard(); break;
        case Phase::Roll: isRight = isRight && p.dice == p.current && p.fresh == (p.left > 0); break;
        case Phase::Settle: isRight = isRight && canSettle(); break;
        case Phase::Reroll: isRight = isRight && p.left == 0 && p.dice == p.current && !p.fresh; break;
        case Phase::Over: isRight = isRight && p.left == 0; break;
        }
        sayUnless(isRight, "problem.phase");
    }

    /// True if nothing has happened yet but that cards were laid out (N14).
    bool isSetUp() const
    {
        const Setup setup = Nefertiti::setup(p);
        Position start = Nefertiti::start(setup);
        start.viewer = p.viewer;
        start.side = p.side;
        start.cards = p.cards;
        start.deck = p.deck;
        start.sealed = p.sealed;
        start.supply = p.supply;
        start.phase = p.phase;
        start.filling = p.filling;
        return p == start;
    }

    bool canFill() const
    {
        if (p.filling >= kMarkets || isOpen(p, p.filling) != (p.turn == 0))
            return false;
        const unsigned cards = cardsIn(p, p.filling);
        if (deckSize(p) == 0 || cards == (1U << kCardPlaces) - 1)
            return false;
        if (p.turn > 0)
            return true;
        int lying = 0;
        for (int market = 0; market < kMarkets; ++market) {
            const unsigned there = cardsIn(p, market);
            const bool isBefore = market < p.filling;
            // Places are filled in their order.
            if (isBefore ? there != 15 : (there & (there + 1)) != 0 || (market > p.filling && there != 0))
                return false;
            if (((p.sealed >> static_cast<unsigned>(market)) & 1U) != (isBefore ? 1U : 0U))
                return false;
            lying += std::popcount(there);
        }
        return p.filling < kLouqsor && lying + deckSize(p) == kGiftCards + 1
               && p.supply + std::popcount(p.sealed) == kSeals
               && (!p.fixedStalls || p.side == Nefertiti::start({p.seats, {{"stalls", "fixed"}}}).side);
    }

    bool canDiscard() const
    {
        bool isRight = p.choosing != 0 && p.owners >= std::popcount(p.choosing) && p.owners <= p.seats;
        for (Seat seat = 0; seat < p.seats; ++seat)
            isRight =
                isRight && (!contains(p.choosing, seat) || (held(p, seat, kSenet) > 0 && held(p, seat, kDouble) > 0));
        return isRight;
    }

    bool canSettle() const
    {
        if (p.settling >= kMarkets || !isOpen(p, p.settling) || (p.settling == kLouqsor && p.dice != kNobody))
            return false;
        const Stall &stall = stallOf(visibleStall(p, p.settling));
        if (p.next >= stall.count || ownerAt(p, p.settling, p.next) == kNobody || !canPayAt(p, p.settling, p.next))
            return false;
        return p.first ? highestBidder(p, p.settling) == p.next && setsNow(p).size() > 1 : cardsIn(p, p.settling) != 0;
    }

    /// What belongs to another phase has no value.
    void neutral()
    {
        const Position none;
        const bool isRight = (p.phase == Phase::Swap || p.swapped == none.swapped)
                             && (p.phase == Phase::Discard || (p.choosing == 0 && p.owners == 0))
                             && (p.phase == Phase::Draw || p.filling == kNoMarket)
                             && (p.phase == Phase::Settle || (p.settling == kNoMarket && p.next == 0 && !p.first));
        sayUnless(isRight, "problem.leftovers");
    }

    const Position &p;
};

} // namespace

std::vector<Problem> Nefertiti::problems(const Position &p) { return Checker(p).found(); }

} // namespace engine::nefertiti
