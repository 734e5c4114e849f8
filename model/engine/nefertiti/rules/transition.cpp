// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of actions.
#include <algorithm>
#include <utility>

#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/nefertiti/rules/closing.h"

namespace engine::nefertiti {

namespace {

/// Applies one action and everything that follows from it, and reports facts to `Sink`.
template <class Sink>
class Transition {
public:
    Transition(Position &position, Sink &sink) : p(position), facts(sink) {}

    void apply(Action action)
    {
        switch (verbOf(action)) {
        case Verb::Stalls: drawStalls(static_cast<unsigned>(numberArgument(action))); break;
        case Verb::Draw: draw(numberArgument(action)); break;
        case Verb::Dice: dice(argumentAt(action, 0), argumentAt(action, 3)); break;
        case Verb::Place: place(numberArgument(action)); break;
        case Verb::Designate: close(marketArgument(action), Designated); break;
        case Verb::Pass:
            p.left = 0;
            endTurn(p.recruited == kNoCharacter);
            break;
        case Verb::Recruit: recruit(recruitArgument(action)); break;
        case Verb::Swap:
            swap(argumentAt(action, 0), argumentAt(action, 3), argumentAt(action, 6));
            backToTurn();
            break;
        case Verb::Done: backToTurn(); break;
        case Verb::Discard: discard(numberArgument(action)); break;
        case Verb::Buy:
            buy(placesArgument(action));
            serve();
            break;
        case Verb::Half:
            half(p.settling, p.next++);
            serve();
            break;
        case Verb::Roll: p.phase = Phase::Roll; break;
        case Verb::Hold: endTurn(false); break;
        }
    }

private:
    template <class Byte>
    static void add(Byte &to, int n)
    {
        to = static_cast<Byte>(to + n);
    }
    void score(Seat seat, std::uint8_t topic, int points)
    {
        if (points == 0)
            return;
        add(p.score[seat], points);
        facts.push({.id = FactId::Points, .seat = seat, .topic = topic, .n = static_cast<std::uint16_t>(points)});
    }

    // ---- set-up and refill

    // N10
    void drawStalls(unsigned right)
    {
        for (std::size_t market = 0; market < kMarkets; ++market)
            p.side[market] = static_cast<std::uint8_t>((right >> market) & 1U);
        fill(0);
    }

    void draw(int kind)
    {
        if (kind == kAkhenaton) { // N50
            p.akhenaton = false;
            facts.push({.id = FactId::Akhenaton});
        } else {
            --p.deck[at(kind)];
            auto &cards = p.cards[p.filling];
            *std::find(cards.begin(), cards.end(), 0) = static_cast<std::uint8_t>(kind + 1);
        }
        continueFilling();
    }

    // N14, N39
    void fill(int market)
    {
        p.filling = static_cast<std::uint8_t>(market);
        p.phase = Phase::Draw;
        continueFilling();
    }

    void continueFilling()
    {
        const int market = p.filling;
        const auto &cards = p.cards[at(market)];
        if (deckSize(p) > 0 && std::find(cards.begin(), cards.end(), 0) != cards.end())
            return;
        if (cards[kUpper] != 0 && (p.sealed & marketBit(market)) == 0 && p.supply > 0) {
            p.sealed |= marketBit(market);
            --p.supply;
        }
        p.filling = kNoMarket;
        if (p.turn == 0)
            return market + 1 < kLouqsor ? fill(market + 1) : beginTurn(0);
        p.open |= marketBit(market);
        p.phase = Phase::Turn;
        facts.push({.id = FactId::Opened, .market = static_cast<std::uint8_t>(market)});
        endStep();
    }

    // ---- turns

    void beginTurn(Seat seat)
    {
        p.turn = static_cast<std::uint16_t>(std::min(p.turn + 1, 65'535));
        p.current = seat;
        p.left = 1;
        p.recruited = kNoCharacter;
        p.phase = Phase::Turn;
        facts.push({.id = FactId::Turn, .seat = seat, .n = p.turn});
    }

    // N23, N31
    void endStep()
    {
        p.left = static_cast<std::uint8_t>(p.left > 0 ? p.left - 1 : 0);
        const bool wasReroll = p.phase == Phase::Roll && p.dice == p.current && !p.fresh;
        if (p.left > 0)
            p.phase = Phase::Turn;
        else if (p.dice == p.current && !p.fresh && !wasReroll)
            p.phase = Phase::Reroll;
        else
            endTurn(false);
    }

    void endTurn(bool hasPassed)
    {
        p.passes = static_cast<std::uint8_t>(hasPassed ? p.passes + 1 : 0);
        p.fresh = false;
        const auto next = static_cast<Seat>((p.current + 1) % p.seats);
        if (p.passes == p.seats) {
            p.passes = 0;
            giveAlms(next);
        }
        beginTurn(next);
    }

    // N24
    void giveAlms(Seat first)
    {
        for (int i = 0; i < p.seats; ++i) {
            auto *const fullest = std::max_element(p.reserve.begin(), p.reserve.end());
            coin(static_cast<Seat>((first + i) % p.seats), static_cast<int>(fullest - p.reserve.begin()), Alms, 1);
        }
    }

    /// Moves money from a Reserve to a purse as far as it is there.
    void coin(Seat seat, int market, std::uint8_t topic, int money)
    {
        const int n = std::min<int>(money, p.reserve[at(market)]);
        if (n == 0)
            return;
        move(seat, market, n);
        facts.push({.id = FactId::Coin,
                    .seat = seat,
                    .topic = topic,
                    .market = static_cast<std::uint8_t>(market),
                    .n = static_cast<std::uint16_t>(n)});
    }
    void move(Seat seat, int market, int money)
    {
        add(p.reserve[at(market)], -money);
        add(p.money[seat], money);
    }

    // N19 to N21, N28
    void place(int square)
    {
        const int number = stallOfSquare(square);
        const int market = number / 2;
        const Stall &stall = stallOf(number);
        const int index = square - stall.first;
        const bool isFirst = takenIn(p, market) == 0;
        p.stand[at(market)][at(index)] = static_cast<std::uint8_t>(p.current + 1);
        --p.free[p.current];
        if (isFirst)
            coin(p.current, market, First, 1);
        if (squareOf(stall, index).symbol == Symbol::Deben)
            coin(p.current, market, SymbolCoin, 1);
        if (market == kLouqsor) {
            p.dice = p.current;
            p.fresh = true;
            p.phase = Phase::Roll;
        } else if (isFulfilled(p, market)) {
            close(market, Condition);
        } else {
            endStep();
        }
    }

    // N28, N29, N31
    void dice(int one, int two)
    {
        if (isHit(p, one, two))
            return close(kLouqsor, Rolled);
        facts.push({.id = FactId::Missed, .seat = p.current});
        endStep();
    }

    // ---- settling

    // N22, N29, N32
    void close(int market, std::uint8_t topic)
    {
        if (market == kLouqsor) {
            p.dice = kNobody;
            p.fresh = false;
        }
        facts.push({.id = FactId::Closed, .topic = topic, .market = static_cast<std::uint8_t>(market)});
        p.settling = static_cast<std::uint8_t>(market);
        p.phase = Phase::Settle;
        p.next = 0;
        p.first = false;
        const int payer = highestBidder(p, market);
        if (payer < 0) { // N35
            for (const std::uint8_t index : queueOf(p, market)) {
                p.next = index;
                half(market, index);
            }
            return endSettling();
        }
        const Stall &stall = stallOf(visibleStall(p, market));
        for (const std::uint8_t index : queueOf(p, market)) { // N34
            p.next = index;
            if (index == payer)
                break;
            facts.push({.id = FactId::Unable,
                        .seat = ownerAt(p, market, index),
                        .market = p.settling,
                        .place = static_cast<std::uint8_t>(stall.first + stall.order[index])});
        }
        p.first = true;
        const Sets sets = setsNow(p);
        if (sets.size() == 1) {
            buy(sets[0]);
            serve();
        }
    }

    /// Serves Servants from `next` on, until one has a choice (N36).
    void serve()
    {
        p.first = false;
        const Stall &stall = stallOf(visibleStall(p, p.settling));
        for (; p.next < stall.count; ++p.next) {
            if (ownerAt(p, p.settling, p.next) == kNobody)
                continue;
            if (cardsIn(p, p.settling) != 0 && canPayAt(p, p.settling, p.next)) {
                p.phase = Phase::Settle;
                return;
            }
            half(p.settling, p.next);
        }
        endSettling();
    }

    // N33, N38
    void buy(unsigned places)
    {
        const int market = p.settling;
        const Seat seat = ownerAt(p, market, p.next);
        const int bid = bidAt(p, market, p.next);
        move(seat, market, -bid);
        facts.push({.id = FactId::Paid, .seat = seat, .market = p.settling, .n = static_cast<std::uint16_t>(bid)});
        for (int place = 0; place < kCardPlaces; ++place) {
            if (((places >> static_cast<unsigned>(place)) & 1U) != 0)
                take(seat, market, place);
        }
        ++p.next;
    }

    void take(Seat seat, int market, int place)
    {
        const int kind = cardAt(p, market, place);
        p.cards[at(market)][at(place)] = 0;
        ++p.gifts[seat][at(kind)];
        facts.push({.id = FactId::Card,
                    .seat = seat,
                    .market = static_cast<std::uint8_t>(market),
                    .place = static_cast<std::uint8_t>(place),
                    .gift = static_cast<std::uint8_t>(kind)});
        if (place == kUpper && (p.sealed & marketBit(market)) != 0) {
            p.sealed = static_cast<std::uint8_t>(p.sealed & ~marketBit(market));
            ++p.seals[seat];
            facts.push({.id = FactId::Seal, .seat = seat});
        }
    }

    // N36
    void half(int market, int index)
    {
        const Seat seat = ownerAt(p, market, index);
        const int money = halfOf(p, market);
        move(seat, market, money);
        facts.push({.id = FactId::Half,
                    .seat = seat,
                    .market = static_cast<std::uint8_t>(market),
                    .n = static_cast<std::uint16_t>(money)});
    }

    // N39, N51, N52
    void endSettling()
    {
        const int market = std::exchange(p.settling, kNoMarket);
        p.next = 0;
        p.first = false;
        sendHome(p, market);
        p.side[at(market)] = static_cast<std::uint8_t>(1 - p.side[at(market)]);
        p.open = static_cast<std::uint8_t>(p.open & ~marketBit(market));
        if (p.akhenaton)
            return fill(std::exchange(p.closed, static_cast<std::uint8_t>(market)));
        if (p.open == 0)
            return end();
        endStep();
    }

    // ---- characters

    void recruit(Recruit r)
    {
        --p.seals[p.current];
        const int left = p.characters[r.character]--;
        p.recruited = r.character;
        switch (r.character) {
        case Vizier: score(p.current, VizierPoints, kVizierPoints * typesHeld()); break; // N41
        case Merchant:
            swap(r.a, r.b, r.c);
            if (swapsOf(left) > 1 && hasSwap(p, p.current, r.b)) { // N43
                p.swapped = r.b;
                p.phase = Phase::Swap;
            }
            break;
        case HighPriest: p.left = 2; break; // N44
        case RoyalServant: summon(r.a); break;
        case Thief: take(p.current, r.a, r.b); break; // N46
        case Scribe: write(r.a, bonusOf(left, p.seats)); break;
        case Treasurer: coin(p.current, r.a, TreasurerCoin, r.b); break; // N48
        default: p.amon = p.current; break;                              // N57
        }
    }

    void backToTurn()
    {
        p.swapped = kNobody;
        p.phase = Phase::Turn;
    }

    int typesHeld() const
    {
        int types = 0;
        for (int type = 0; type < kTypes; ++type)
            types += heldOfType(p, p.current, type) > 0 ? 1 : 0;
        return types;
    }

    // N42
    void swap(int give, Seat other, int take)
    {
        const int price = priceOfSwap(give, take);
        --p.gifts[p.current][at(give)];
        ++p.gifts[p.current][at(take)];
        --p.gifts[other][at(take)];
        ++p.gifts[other][at(give)];
        add(p.money[p.current], -price);
        add(p.money[other], price);
        facts.push({.id = FactId::Swapped,
                    .seat = p.current,
                    .other = other,
                    .gift = static_cast<std::uint8_t>(give),
                    .taken = static_cast<std::uint8_t>(take),
                    .n = static_cast<std::uint16_t>(price)});
    }

    // N45
    void summon(int type)
    {
        const int owners = ownersOf(p, type);
        SeatSet choosing = 0;
        for (int i = 0; i < p.seats; ++i) {
            const auto seat = static_cast<Seat>((p.current + i) % p.seats);
            const int kind = kindOfType(type);
            if (heldOfType(p, seat, type) == 0)
                continue;
            if (kind == kSenet && hasBothSenets(p, seat))
                choosing |= seatBit(seat);
            else
                giveUp(seat, held(p, seat, kind) > 0 ? kind : kDouble, owners);
        }
        if (choosing == 0)
            return;
        p.choosing = choosing;
        p.owners = static_cast<std::uint8_t>(owners);
        p.phase = Phase::Discard;
    }

    void giveUp(Seat seat, int kind, int owners)
    {
        --p.gifts[seat][at(kind)];
        facts.push({.id = FactId::Discarded, .seat = seat, .gift = static_cast<std::uint8_t>(kind)});
        score(seat, RoyalServantPoints, valueWith(kind, owners));
    }

    void discard(int kind)
    {
        const Seat seat = firstSeat(Nefertiti::toAct(p));
        p.choosing = static_cast<SeatSet>(p.choosing & ~seatBit(seat));
        const int owners = p.owners;
        if (p.choosing == 0) {
            p.owners = 0;
            p.phase = Phase::Turn;
        }
        giveUp(seat, kind, owners);
    }

    // N47
    void write(int type, int bonus)
    {
        int points = 0;
        const int owners = ownersOf(p, type);
        for (int kind = kindOfType(type); kind < kKinds && giftOf(kind).type == type; ++kind) {
            const int each = valueWith(kind, owners) + bonus * (kind == kDouble ? 2 : 1);
            points += each * held(p, p.current, kind);
            while (p.gifts[p.current][at(kind)] > 0) {
                --p.gifts[p.current][at(kind)];
                facts.push({.id = FactId::Discarded, .seat = p.current, .gift = static_cast<std::uint8_t>(kind)});
            }
        }
        score(p.current, ScribePoints, points);
    }

    // ---- the end

    // N53, N57
    void end()
    {
        p.phase = Phase::Over;
        p.left = 0;
        for (Seat seat = 0; seat < p.seats; ++seat) {
            for (int kind = 0; kind < kKinds; ++kind)
                score(seat, static_cast<std::uint8_t>(GiftPoints + kind), held(p, seat, kind) * valueOf(p, kind));
            score(seat, SealPoints, kSealPoints * p.seals[seat]);
        }
        if (p.amon != kNobody) {
            const auto above = std::count_if(p.score.begin(), p.score.begin() + p.seats,
                                             [&](std::uint16_t other) { return other > p.score[p.amon]; });
            score(p.amon, AmonPoints, kAmonPoints[above]);
        }
        facts.push({.id = FactId::Won, .seat = winnersOf(p), .n = *std::max_element(p.score.begin(), p.score.end())});
    }

    Position &p;
    Sink &facts;
};

} // namespace

// N54
SeatSet winnersOf(const Position &p)
{
    std::pair<int, int> best{-1, -1};
    SeatSet winners = 0;
    for (Seat seat = 0; seat < p.seats; ++seat) {
        const std::pair<int, int> own{p.score[seat], p.money[seat]};
        if (own > best)
            winners = 0;
        if (own >= best) {
            best = own;
            winners |= seatBit(seat);
        }
    }
    return winners;
}

void Nefertiti::apply(Position &position, Action action) { Transition(position, kNoFacts<Fact>).apply(action); }

void Nefertiti::apply(Position &position, Action action, Facts &facts) { Transition(position, facts).apply(action); }

} // namespace engine::nefertiti
