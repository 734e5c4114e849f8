// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position cannot be played: the sums of N59, and what belongs to each phase.
#include "model/engine/core/problem_list.h"
#include "model/engine/nefertiti/rules/closing.h"
#include "model/engine/nefertiti/rules/places.h"
#include "model/engine/nefertiti/setup/set_up.h"

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
            isRight = isRight && p.money[seat] + p.free[seat] + p.seals[seat] + p.score[seat] == 0
                      && p.gifts[seat] == Position().gifts[seat];
        for (const Seat seat : {p.amon, p.dice, p.swapped})
            isRight = isRight && (seat == kNobody || isSeat(seat));
        sayUnless(isRight && (p.choosing >> p.seats) == 0, "problem.seats");
    }

    // N59
    void sums()
    {
        int seals = p.supply + std::popcount(p.sealed);
        for (Seat seat = 0; seat < kMostPlayers; ++seat) {
            const int servants = p.free[seat] + standingIn(p, seat);
            const int right = isSeat(seat) ? servantsOf(p.seats) : 0;
            if (servants != right)
                say("problem.servants", {{"seat", seatName(seat)}, {"n", servants}, {"right", right}},
                    {seatPlace(seat, FreePlace)});
            seals += p.seals[seat];
        }
        if (const int money = moneyIn(p); money != moneyOf(p.seats))
            say("problem.money", {{"money", money}, {"right", moneyOf(p.seats)}});
        sayUnless(seals <= kSeals, "problem.seals");
    }

    void gifts()
    {
        for (int kind = 0; kind < kKinds; ++kind) {
            const int all = giftsIn(p, kind);
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

    void sayOf(std::string_view id, int market, std::vector<PlaceIndex> where)
    {
        say(id, {{"market", marketName(market)}}, std::move(where));
    }

    // N12, N39, N51
    void markets()
    {
        const bool areDrawn = std::find(p.side.begin(), p.side.end(), kUndrawn) == p.side.end();
        sayUnless(areDrawn || p.phase == Phase::Stalls, "problem.stalls");
        if (p.closed >= kMarkets)
            return say("problem.no-closed");
        const bool isLast = !p.akhenaton && !isRefilling();
        if (isOpen(p, p.closed))
            say("problem.closed-open", {{"market", marketName(p.closed)}}, {closedPlace(p.closed)});
        else if ((p.open == 0) != (p.phase == Phase::Over))
            say(p.open == 0 ? "problem.over" : "problem.not-over");
        else if (!isLast && p.open != openOf(p))
            say("problem.open");
        for (int market = 0; market < kMarkets; ++market)
            lying(market, areDrawn);
    }

    // What lies and stands on a market.
    void lying(int market, bool areDrawn)
    {
        std::vector<PlaceIndex> servants;
        std::vector<PlaceIndex> empty;
        const Stall &stall = stallOf(areDrawn ? visibleStall(p, market) : 0);
        for (int i = 0; i < kMostSquares; ++i) {
            if (standing(p, market, i) != kNobody && (!areDrawn || i >= stall.count || !isOpen(p, market)))
                servants.push_back(squarePlace(stall.first + std::min(i, stall.count - 1)));
        }
        for (int place = 0; place < kCardPlaces; ++place) {
            if (cardAt(p, market, place) < 0)
                empty.push_back(cardPlace(market, place));
        }
        const bool mayLack =
            !p.akhenaton || !isOpen(p, market) || p.turn == 0 || (p.phase == Phase::Settle && p.settling == market);
        if (!servants.empty())
            sayOf("problem.shut-servants", market, servants);
        if (!empty.empty() && !mayLack)
            sayOf("problem.few-cards", market, empty);
        if ((p.sealed & marketBit(market)) != 0 && (cardsIn(p, market) & 1U) == 0)
            sayAt("problem.no-card", sealPlace(market));
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
        case Phase::Stalls: isRight = isRight && isSetUp() && !p.fixedStalls && p.side == Position().side; break;
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
