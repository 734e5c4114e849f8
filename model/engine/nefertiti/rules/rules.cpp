// SPDX-License-Identifier: GPL-3.0-or-later
// The start, who acts, and legal actions.
#include <algorithm>

#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/nefertiti/rules/closing.h"

namespace engine::nefertiti {

namespace {

constexpr std::string_view kStallsOption = "stalls";
constexpr std::string_view kFixed = "fixed";
constexpr std::string_view kRandom = "random";

// N18
void listStep(const Position &p, Nefertiti::Actions &actions)
{
    const std::size_t before = actions.size();
    if (p.free[p.current] > 0) {
        for (int market = 0; market < kMarkets; ++market) {
            if (!isOpen(p, market))
                continue;
            const Stall &stall = stallOf(visibleStall(p, market));
            for (int i = 0; i < stall.count; ++i) {
                if (squareOf(stall, i).bid <= p.money[p.current] && standing(p, market, i) == kNobody)
                    actions.push(makeAction(p.current, Verb::Place, static_cast<unsigned>(stall.first + i)));
            }
        }
    }
    if (actions.size() != before)
        return;
    for (int market = 0; market < kMarkets; ++market) {
        if (standsOn(p, p.current, market))
            actions.push(makeAction(p.current, Verb::Designate, static_cast<unsigned>(market)));
    }
    if (actions.size() == before)
        actions.push(makeAction(p.current, Verb::Pass));
}

template <class Take>
void forEachSwap(const Position &p, Seat seat, Seat except, Take take)
{
    for (int give = 0; give < kKinds; ++give) {
        if (held(p, seat, give) == 0)
            continue;
        for (Seat other = 0; other < p.seats; ++other) {
            for (int kind = 0; other != except && kind < kKinds; ++kind) {
                if (maySwap(p, seat, give, other, kind))
                    take(give, other, kind);
            }
        }
    }
}

void listTypes(const Position &p, Nefertiti::Actions &actions, Character character)
{
    for (std::uint8_t type = 0; type < kTypes; ++type) {
        const bool isHeld = character == Scribe ? heldOfType(p, p.current, type) > 0 : ownersOf(p, type) > 0;
        if (isHeld)
            actions.push(makeRecruit(p.current, {character, type}));
    }
}

void listSettling(const Position &p, Nefertiti::Actions &actions)
{
    const Seat seat = firstSeat(Nefertiti::toAct(p));
    if (!p.first)
        actions.push(makeAction(seat, Verb::Half));
    for (const std::uint8_t places : setsNow(p))
        actions.push(makeBuy(seat, p.settling, places));
}

} // namespace

bool standsOn(const Position &p, Seat seat, int market)
{
    const auto &stand = p.stand[market];
    return isOpen(p, market) && std::find(stand.begin(), stand.end(), seat + 1) != stand.end();
}

bool canPlaceOn(const Position &p, int market, int square)
{
    const Stall &stall = stallOf(visibleStall(p, market));
    return isOpen(p, market) && p.free[p.current] > 0 && squareOf(stall, square).bid <= p.money[p.current]
           && standing(p, market, square) == kNobody;
}

bool canPlace(const Position &p)
{
    for (int market = 0; market < kMarkets; ++market) {
        for (int i = 0; isOpen(p, market) && i < stallOf(visibleStall(p, market)).count; ++i) {
            if (canPlaceOn(p, market, i))
                return true;
        }
    }
    return false;
}

int priceOfSwap(int give, int take) { return std::max(0, valueWith(take, 1) - valueWith(give, 1)); }

// N42
bool maySwap(const Position &p, Seat seat, int give, Seat other, int take)
{
    return other != seat && give != take && held(p, seat, give) > 0 && held(p, other, take) > 0
           && heldOfType(p, seat, giftOf(take).type) > 0 && priceOfSwap(give, take) <= p.money[seat];
}

bool hasSwap(const Position &p, Seat seat, Seat except)
{
    bool has = false;
    forEachSwap(p, seat, except, [&](int, Seat, int) { has = true; });
    return has;
}

// N40 to N48, N57
void listRecruits(const Position &p, Nefertiti::Actions &actions)
{
    if (p.seals[p.current] == 0 || p.recruited != kNoCharacter)
        return;
    const auto isThere = [&](Character character) { return p.characters[character] > 0; };
    const auto holdsAny = [&] {
        const auto &own = p.gifts[p.current];
        return std::any_of(own.begin(), own.end(), [](std::uint8_t n) { return n > 0; });
    };
    if (isThere(Vizier) && holdsAny())
        actions.push(makeRecruit(p.current, {Vizier}));
    if (isThere(Merchant)) {
        forEachSwap(p, p.current, kNobody, [&](int give, Seat other, int take) {
            actions.push(makeRecruit(
                p.current, {Merchant, static_cast<std::uint8_t>(give), other, static_cast<std::uint8_t>(take)}));
        });
    }
    if (isThere(HighPriest)) {
        bool canStep = canPlace(p);
        for (int market = 0; market < kMarkets; ++market)
            canStep = canStep || standsOn(p, p.current, market);
        if (canStep)
            actions.push(makeRecruit(p.current, {HighPriest}));
    }
    if (isThere(RoyalServant))
        listTypes(p, actions, RoyalServant);
    for (std::uint8_t place = 0; isThere(Thief) && place < kCardPlaces; ++place) {
        if (cardAt(p, p.closed, place) >= 0)
            actions.push(makeRecruit(p.current, {Thief, p.closed, place}));
    }
    if (isThere(Scribe))
        listTypes(p, actions, Scribe);
    for (std::uint8_t market = 0; isThere(Treasurer) && market < kMarkets; ++market) {
        for (std::uint8_t n = 1; n <= std::min<int>(kMostTaken, p.reserve[market]); ++n)
            actions.push(makeRecruit(p.current, {Treasurer, market, n}));
    }
    if (isThere(Amon))
        actions.push(makeRecruit(p.current, {Amon}));
}

// N9 to N16, N56, N57
Position Nefertiti::start(const Setup &setup)
{
    assert(setup.seats >= 2 && setup.seats <= kMostPlayers);
    Position p;
    p.seats = static_cast<std::uint8_t>(setup.seats);
    for (const auto &[option, choice] : setup.options) {
        if (option == kStallsOption)
            p.fixedStalls = choice == kFixed;
    }
    for (Seat seat = 0; seat < setup.seats; ++seat) {
        p.money[seat] = static_cast<std::uint8_t>(purseOf(seat, setup.seats));
        p.free[seat] = static_cast<std::uint8_t>(servantsOf(setup.seats));
    }
    for (int character = 0; character < kCharacters; ++character)
        p.characters[character] = static_cast<std::uint8_t>(cardsOf(character, setup.seats));
    for (int kind = 0; kind < kKinds; ++kind)
        p.deck[kind] = static_cast<std::uint8_t>(giftOf(kind).cards);
    p.akhenaton = true;
    p.reserve.fill(1);
    p.supply = kSeals;
    p.closed = kLouqsor;
    p.open = static_cast<std::uint8_t>(marketBit(kLouqsor) - 1U);
    if (p.fixedStalls) {
        p.side = kFixedSides;
        p.filling = 0;
        p.phase = Phase::Draw;
    }
    return p;
}

Setup Nefertiti::setup(const Position &p)
{
    return {p.seats, {{std::string(kStallsOption), std::string(p.fixedStalls ? kFixed : kRandom)}}};
}

SeatSet Nefertiti::toAct(const Position &p)
{
    switch (p.phase) {
    case Phase::Stalls:
    case Phase::Draw:
    case Phase::Roll: return seatBit(kChance);
    case Phase::Over: return 0;
    case Phase::Settle: {
        const bool isServing = p.settling != kNoMarket && p.next < kMostSquares;
        const Seat owner = isServing ? ownerAt(p, p.settling, p.next) : kNobody;
        return seatBit(owner == kNobody ? p.current : owner); // nobody: only while a step is told
    }
    case Phase::Discard: // N45
        for (int i = 0; i < p.seats; ++i) {
            const auto seat = static_cast<Seat>((p.current + i) % p.seats);
            if (contains(p.choosing, seat))
                return seatBit(seat);
        }
        return seatBit(p.current);
    default: return seatBit(p.current);
    }
}

void Nefertiti::legal(const Position &p, Actions &actions)
{
    if (p.viewer != kNobody && !contains(toAct(p), p.viewer))
        return;
    switch (p.phase) {
    case Phase::Turn:
        listRecruits(p, actions);
        listStep(p, actions);
        break;
    case Phase::Swap:
        forEachSwap(p, p.current, p.swapped,
                    [&](int give, Seat other, int take) { actions.push(makeSwap(p.current, give, other, take)); });
        actions.push(makeAction(p.current, Verb::Done));
        break;
    case Phase::Discard: {
        const Seat seat = firstSeat(toAct(p));
        for (const unsigned kind : {kSenet, kDouble})
            actions.push(makeAction(seat, Verb::Discard, kind));
        break;
    }
    case Phase::Settle: listSettling(p, actions); break;
    case Phase::Reroll:
        actions.push(makeAction(p.current, Verb::Roll));
        actions.push(makeAction(p.current, Verb::Hold));
        break;
    default: break;
    }
}

bool Nefertiti::isLegal(const Position &p, Action action)
{
    Position open = p;
    open.viewer = kNobody;
    Actions all;
    if (toAct(p) == seatBit(kChance))
        outcomes(open, all);
    else
        legal(open, all);
    return std::find(all.begin(), all.end(), action) != all.end();
}

std::optional<Result> Nefertiti::result(const Position &p)
{
    if (p.phase != Phase::Over)
        return std::nullopt;
    Result result{{}, kReasons.front(), scores(p)};
    for (Seat seat = 0; seat < p.seats; ++seat) {
        if (contains(winnersOf(p), seat))
            result.winners.push_back(seat);
    }
    return result;
}

std::vector<int> Nefertiti::scores(const Position &p) { return {p.score.begin(), p.score.begin() + p.seats}; }

int worthOf(const Position &p, Seat seat)
{
    int all = kSealPoints * p.seals[seat];
    for (int kind = 0; kind < kKinds; ++kind)
        all += held(p, seat, kind) * valueOf(p, kind);
    return all;
}

} // namespace engine::nefertiti
