// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position cannot be played: the sums of N59, and what belongs to each phase.
#include <algorithm>
#include <numeric>

#include "model/engine/core/problem_list.h"
#include "model/engine/nefertiti/rules/closing.h"
#include "model/engine/nefertiti/rules/places.h"
#include "model/engine/nefertiti/setup/set_up.h"

namespace engine::nefertiti {

namespace {

// ---- fixes

/// The first Servants on the stalls stay, the others are free.
void fixServants(Position &p)
{
    for (Seat seat = 0; seat < p.seats; ++seat) {
        int left = servantsOf(p.seats);
        for (auto &stand : p.stand) {
            for (std::uint8_t &who : stand) {
                if (who == seat + 1 && --left < 0)
                    who = 0;
            }
        }
        p.free[seat] = static_cast<std::uint8_t>(std::max(0, left));
    }
}

int sealsIn(const Position &p)
{
    return std::accumulate(p.seals.begin(), p.seals.end(), p.supply + std::popcount(p.sealed));
}
void fixSeals(Position &p)
{
    while (sealsIn(p) > kSeals)
        --(p.supply > 0 ? p.supply : greatestOf(p.seals));
}

/// The deck gives up a gift first, then players, then markets.
void loseGift(Position &p, int kind)
{
    std::vector<std::uint8_t *> numbers{&p.deck[at(kind)]};
    for (auto &gifts : p.gifts)
        numbers.push_back(&gifts[at(kind)]);
    for (std::uint8_t *const number : numbers) {
        if (*number > 0) {
            --*number;
            return;
        }
    }
    for (auto &cards : p.cards) {
        if (auto *const card = std::find(cards.begin(), cards.end(), kind + 1); card != cards.end()) {
            *card = 0;
            return;
        }
    }
}
void fixGifts(Position &p, int kind)
{
    while (giftsIn(p, kind) > giftOf(kind).cards)
        loseGift(p, kind);
}

// N13
void fixDeck(Position &p)
{
    while (deckSize(p) >= kLastCards)
        --greatestOf(p.deck);
}

void fixCharacters(Position &p)
{
    if (p.seats < kMostPlayers)
        p.amon = kNobody;
    if (p.turn == 0 || (p.recruited == Amon && p.seats < kMostPlayers))
        p.recruited = kNoCharacter;
    for (int character = 0; character < kCharacters; ++character) {
        const int gone = p.recruited == character ? 1 : 0;
        std::uint8_t &left = p.characters[at(character)];
        left = std::min(left, static_cast<std::uint8_t>(cardsOf(character, p.seats) - gone));
    }
    if (p.recruited == Amon && p.amon == kNobody)
        p.amon = p.current;
    p.characters[Amon] = p.amon == kNobody ? static_cast<std::uint8_t>(cardsOf(Amon, p.seats)) : std::uint8_t{0};
}

// N10
void fixStalls(Position &p)
{
    for (int market = 0; market < kMarkets; ++market) {
        if (p.side[at(market)] == kUndrawn)
            p.side[at(market)] = kFixedSides[at(market)];
    }
}

void fixOpen(Position &p)
{
    p.open = p.akhenaton || p.phase == Phase::Draw
                 ? openOf(p)
                 : static_cast<std::uint8_t>(p.open & ~static_cast<unsigned>(marketBit(p.closed)));
    for (int market = 0; market < kMarkets; ++market) {
        if (!isOpen(p, market))
            sendHome(p, market);
    }
}
/// A market that is shut already, else the last one.
void fixClosed(Position &p)
{
    p.closed = 0;
    while (p.closed < kLouqsor && isOpen(p, p.closed))
        ++p.closed;
    fixOpen(p);
}

void endGame(Position &p)
{
    p.phase = Phase::Over;
    p.left = 0;
    clearPhase(p);
}
/// A Servant is placed next.
void beginTurn(Position &p)
{
    p.phase = Phase::Turn;
    p.turn = std::max<std::uint16_t>(p.turn, 1);
    p.left = p.left == 2 && p.recruited == HighPriest ? 2 : 1;
    clearPhase(p);
}

/// Out of the deck, of what there is most of.
void layCards(Position &p, int market)
{
    for (std::uint8_t &card : p.cards[at(market)]) {
        std::uint8_t &most = greatestOf(p.deck);
        if (card != 0 || most == 0)
            continue;
        --most;
        card = static_cast<std::uint8_t>(&most - p.deck.data() + 1);
    }
}
void takeSealsBack(Position &p)
{
    for (int market = 0; market < kMarkets; ++market) {
        if ((p.sealed & marketBit(market)) != 0 && cardAt(p, market, kUpper) < 0) {
            p.sealed &= static_cast<std::uint8_t>(~marketBit(market));
            ++p.supply;
        }
    }
}

void fixDice(Position &p)
{
    if (p.dice != kNobody && !standsOn(p, p.dice, kLouqsor))
        p.dice = kNobody;
    p.fresh = false;
}

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
    void sayUnless(bool isRight, std::string_view id, void (*fix)(Position &))
    {
        if (!isRight)
            say(id, {}, {}, fixBy(fix));
    }
    /// A position is right if its fix changes nothing.
    void sayUnlessFixed(std::string_view id, void (*fix)(Position &))
    {
        Position fixed = p;
        fix(fixed);
        sayUnless(fixed == p, id, fix);
    }

    void seats() { sayUnlessFixed("problem.seats", clearAbsent); }

    // N59
    void sums()
    {
        for (Seat seat = 0; seat < kMostPlayers; ++seat) {
            const int servants = p.free[seat] + standingIn(p, seat);
            const int right = isSeat(seat) ? servantsOf(p.seats) : 0;
            if (servants != right)
                say("problem.servants", {{"seat", seatName(seat)}, {"n", servants}, {"right", right}},
                    {seatPlace(seat, FreePlace)}, fixBy(fixServants));
        }
        if (const int money = moneyIn(p); money != moneyOf(p.seats))
            say("problem.money", {{"money", money}, {"right", moneyOf(p.seats)}}, {}, fixBy(balanceMoney));
        sayUnless(sealsIn(p) <= kSeals, "problem.seals", fixSeals);
    }

    void gifts()
    {
        for (int kind = 0; kind < kKinds; ++kind) {
            const int all = giftsIn(p, kind);
            if (all > giftOf(kind).cards)
                say("problem.gifts", {{"gift", kindName(kind)}, {"n", all}}, {}, fixBy(fixGifts, kind));
        }
        // N13: at most four cards lie under Akhenaton.
        sayUnless(p.akhenaton || deckSize(p) < kLastCards, "problem.akhenaton", fixDeck);
    }

    void characters() { sayUnlessFixed("problem.characters", fixCharacters); }

    bool isRefilling() const { return p.phase == Phase::Draw && p.turn > 0; }

    // N12, N39, N51
    void markets()
    {
        const bool areDrawn = std::find(p.side.begin(), p.side.end(), kUndrawn) == p.side.end();
        sayUnless(areDrawn || p.phase == Phase::Stalls, "problem.stalls", fixStalls);
        if (p.closed >= kMarkets)
            return say("problem.no-closed", {}, {}, fixBy(fixClosed));
        const bool isLast = !p.akhenaton && !isRefilling();
        if (isOpen(p, p.closed))
            say("problem.closed-open", {{"market", marketName(p.closed)}}, {closedPlace(p.closed)}, fixBy(fixOpen));
        else if ((p.open == 0) != (p.phase == Phase::Over))
            say(p.open == 0 ? "problem.over" : "problem.not-over", {}, {}, fixBy(p.open == 0 ? endGame : beginTurn));
        else if (!isLast && p.open != openOf(p))
            say("problem.open", {}, {}, fixBy(fixOpen));
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
            say("problem.shut-servants", {{"market", marketName(market)}}, servants, fixBy(sendHome, market));
        if (!empty.empty() && !mayLack)
            say("problem.few-cards", {{"market", marketName(market)}}, empty, fixBy(layCards, market));
        if ((p.sealed & marketBit(market)) != 0 && (cardsIn(p, market) & 1U) == 0)
            sayAt("problem.no-card", sealPlace(market), fixBy(takeSealsBack));
    }

    // N28, N29
    void dice()
    {
        bool isRight = !p.fresh || p.dice == p.current;
        if (p.dice != kNobody)
            isRight = isRight && standsOn(p, p.dice, kLouqsor);
        sayUnless(isRight, "problem.dice", fixDice);
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
        sayUnless(isRight, "problem.phase", beginTurn);
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
            isRight = isRight && (!contains(p.choosing, seat) || hasBothSenets(p, seat));
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
        sayUnless(isRight, "problem.leftovers", clearPhase);
    }

    const Position &p;
};

} // namespace

std::vector<Problem> Nefertiti::problems(const Position &p) { return Checker(p).found(); }

} // namespace engine::nefertiti
