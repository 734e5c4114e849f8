// SPDX-License-Identifier: GPL-3.0-or-later
// The state in named fields, in the documented form for other programs.
#include "model/engine/core/named_values.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/nefertiti/rules/closing.h"

namespace engine::nefertiti {

namespace {

template <class ValueOf>
Value::Members eachMarket(ValueOf valueOf)
{
    return namedMembers(kMarkets, marketName, valueOf);
}

template <class ValueOf>
Value::Members eachSeat(const Position &p, ValueOf valueOf)
{
    return namedMembers(p.seats, seatName, valueOf);
}

template <class ValueOf>
Value::Members eachKind(ValueOf valueOf)
{
    return namedMembers(kKinds, kindName, valueOf);
}

Value cards(const Position &p, int market)
{
    Value::List cards;
    for (int place = 0; place < kCardPlaces; ++place)
        cards.push_back(nameOrNull(kindName(cardAt(p, market, place))));
    return cards;
}

Value servants(const Position &p)
{
    Value::Members members;
    for (int market = 0; market < kMarkets; ++market) {
        for (int i = 0; i < kMostSquares; ++i) {
            if (const Seat seat = standing(p, market, i); seat != kNobody)
                members.emplace_back(squareName(stallOf(visibleStall(p, market)).first + i), seatName(seat));
        }
    }
    return members;
}

Value characters(const Position &p)
{
    const auto valueOf = [&](int character) -> Value {
        const int left = p.characters[character];
        if (character != Merchant && character != Scribe)
            return left;
        Value::List pile;
        for (int i = 0; i < left; ++i)
            pile.emplace_back(character == Merchant ? swapsOf(left, i) : bonusOf(left, p.seats, i));
        return pile;
    };
    return namedMembers(p.seats == kMostPlayers ? kCharacters : Amon, characterName, valueOf);
}

Value choosing(const Position &p)
{
    return namesBelow(p.seats, [&](int i) {
        const auto seat = static_cast<Seat>((p.current + i) % p.seats);
        return contains(p.choosing, seat) ? seatName(seat) : "";
    });
}

Value settle(const Position &p)
{
    if (p.phase != Phase::Settle)
        return {};
    const Stall &stall = stallOf(visibleStall(p, p.settling));
    Value::List queue;
    for (const std::uint8_t index : queueOf(p, p.settling, p.next))
        queue.emplace_back(squareName(stall.first + stall.order[index]));
    return Value::Members{{"market", marketName(p.settling)}, {"queue", queue}, {"first", p.first}};
}

} // namespace

Value Nefertiti::state(const Position &p)
{
    constexpr std::array<std::string_view, 3> sides{"l", "r", ""};
    return Value::Members{
        {"turn", p.turn},
        {"phase", phaseName(p.phase)},
        {"to_act", seatNames(toAct(p), seatName)},
        {"current", seatName(p.current)},
        {"left", p.left},
        {"recruited", nameOrNull(characterName(p.recruited))},
        {"swapped", nameOrNull(seatName(p.swapped))},
        {"choosing", choosing(p)},
        {"fixed", p.phase == Phase::Discard ? Value(valueWith(kSenet, p.owners)) : Value()},
        {"passes", p.passes},
        {"open", namesBelow(kMarkets, [&](int market) { return isOpen(p, market) ? marketName(market) : ""; })},
        {"closed", nameOrNull(marketName(p.closed))},
        {"visible", eachMarket([&](int market) { return nameOrNull(sides[p.side[at(market)]]); })},
        {"reserve", eachMarket([&](int market) { return Value(p.reserve[at(market)]); })},
        {"cards", eachMarket([&](int market) { return cards(p, market); })},
        {"sealed", eachMarket([&](int market) { return Value((p.sealed & marketBit(market)) != 0); })},
        {"supply", p.supply},
        {"servants", servants(p)},
        {"free", eachSeat(p, [&](Seat seat) { return Value(p.free[seat]); })},
        {"money", eachSeat(p, [&](Seat seat) { return Value(p.money[seat]); })},
        {"gifts",
         eachSeat(p, [&](Seat seat) { return Value(eachKind([&](int kind) { return Value(held(p, seat, kind)); })); })},
        {"seals", eachSeat(p, [&](Seat seat) { return Value(p.seals[seat]); })},
        {"score", eachSeat(p, [&](Seat seat) { return Value(p.score[seat]); })},
        {"values", eachKind([&](int kind) { return Value(valueOf(p, kind)); })},
        {"characters", characters(p)},
        {"amon", nameOrNull(seatName(p.amon))},
        {"dice", p.dice == kNobody ? Value() : Value(Value::Members{{"seat", seatName(p.dice)}, {"fresh", p.fresh}})},
        {"deck", Value::Members{{"size", deckSize(p)}, {"akhenaton", p.akhenaton}, {"gifts", eachKind([&](int kind) {
                                                                                        return Value(p.deck[at(kind)]);
                                                                                    })}}},
        {"filling", nameOrNull(marketName(p.filling))},
        {"settle", settle(p)},
        {"over", resultState(result(p), seatName)},
    };
}

} // namespace engine::nefertiti
