// SPDX-License-Identifier: GPL-3.0-or-later
// Targets of actions, prompts, labels, and why something cannot be done.
#include "model/engine/core/label.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/nefertiti/rules/closing.h"
#include "model/engine/nefertiti/rules/places.h"

namespace engine::nefertiti {

namespace {

MoveTarget pointAt(PlaceIndex place) { return {place, place, 0, place}; }

/// The place of a gift of that type with the one who holds it: `seat` first, then the others in order.
PlaceIndex placeOfType(const Position &p, Seat seat, int type)
{
    for (int i = 0; i < p.seats; ++i) {
        const auto holder = static_cast<Seat>((seat + i) % p.seats);
        for (int kind = kindOfType(type); kind < kKinds && giftOf(kind).type == type; ++kind) {
            if (held(p, holder, kind) > 0)
                return giftPlace(holder, kind);
        }
    }
    return giftPlace(seat, kindOfType(type));
}

std::vector<MoveTarget> swapTargets(Seat seat, int give, Seat other, int take)
{
    const PlaceIndex own = giftPlace(seat, give);
    const PlaceIndex theirs = giftPlace(other, take);
    return {{own, giftPlace(other, give), 0, own}, {theirs, giftPlace(seat, take), 0, theirs}};
}

std::vector<MoveTarget> recruitTargets(const Position &p, Seat seat, Recruit r)
{
    std::vector<MoveTarget> targets{pointAt(characterPlace(r.character))};
    switch (r.character) {
    case Merchant:
        for (const MoveTarget &target : swapTargets(seat, r.a, r.b, r.c))
            targets.push_back(target);
        break;
    case RoyalServant:
    case Scribe: targets.push_back(pointAt(placeOfType(p, seat, r.a))); break;
    case Thief: targets.push_back(pointAt(cardPlace(r.a, r.b))); break;
    case Treasurer: targets.push_back(pointAt(tileOf(p, r.a))); break;
    default: break;
    }
    return targets;
}

void addRecruit(Message &label, Recruit r)
{
    label.id += "-" + std::string(characterName(r.character));
    const auto add = [&label](const char *name, const Value &value) { label.fields.emplace_back(name, value); };
    switch (r.character) {
    case Merchant:
        add("gave-gift", kindName(r.a));
        add("with", seatName(r.b));
        add("took-gift", kindName(r.c));
        break;
    case RoyalServant:
    case Scribe: add("type", typeName(r.a)); break;
    case Thief: add("place", cardPlaceName(r.a, r.b)); break;
    case Treasurer:
        add("market", marketName(r.a));
        add("n", r.b);
        break;
    default: break;
    }
}

Value placeList(int market, unsigned places)
{
    Value::List list;
    for (int place = 0; place < kCardPlaces; ++place) {
        if (((places >> static_cast<unsigned>(place)) & 1U) != 0)
            list.emplace_back(cardPlaceName(market, place));
    }
    return list.size() == 1 ? list.front() : Value(list);
}

Value giftList(const Position &p, int market, unsigned places)
{
    Value::List list;
    for (int place = 0; place < kCardPlaces; ++place) {
        if (((places >> static_cast<unsigned>(place)) & 1U) != 0)
            list.emplace_back(Value(std::string(kindName(cardAt(p, market, place)))));
    }
    return list.size() == 1 ? list.front() : Value(list);
}

/// Why the seat that has to act may not place there (N19).
Message illegalSquare(const Position &p, int square)
{
    const int stall = stallOfSquare(square);
    const int market = stall / 2;
    const int index = square - stallOf(stall).first;
    const Value::Members place{{"place", squareName(square)}};
    if (visibleStall(p, market) != stall)
        return {"refused.covered", place};
    if (!isOpen(p, market))
        return {"refused.market-closed", {{"market", marketName(market)}}};
    if (p.free[p.current] == 0)
        return {"refused.no-servant", {}};
    if (standing(p, market, index) != kNobody)
        return {"refused.taken", place};
    return {"refused.too-dear", {{"n", squareOf(stallOf(stall), index).bid}, {"money", p.money[p.current]}}};
}

Message illegalRecruit(const Position &p, Recruit r)
{
    if (p.recruited != kNoCharacter)
        return {"refused.one-character", {}};
    if (p.seals[p.current] == 0)
        return {"refused.no-seal", {}};
    if (r.character < kCharacters && p.characters[r.character] == 0)
        return {"refused.no-card-left", {{"character", characterName(r.character)}}};
    return {"refused.recruit-" + std::string(characterName(r.character)), {}};
}

/// What has to be done in this phase instead.
Message otherDuty(const Position &p) { return {"refused.in-" + std::string(phaseName(p.phase)), {}}; }

Message refusedStep(const Position &p, Verb verb)
{
    if (verb == Verb::Pass || verb == Verb::Designate)
        return {canPlace(p)          ? "refused.can-place"
                : verb == Verb::Pass ? "refused.can-designate"
                                     : "refused.not-there",
                {}};
    return otherDuty(p);
}

Message settlePrompt(const Position &p)
{
    const Seat seat = firstSeat(Nefertiti::toAct(p));
    const Stall &stall = stallOf(visibleStall(p, p.settling));
    return {p.first ? "prompt.highest" : "prompt.buy",
            {{"seat", seatName(seat)},
             {"n", bidAt(p, p.settling, p.next)},
             {"half", halfOf(p, p.settling)},
             {"market", marketName(p.settling)},
             {"place", squareName(stall.first + stall.order[p.next])}}};
}

std::vector<Message> turnPrompt(const Position &p)
{
    const Value::Members seat{{"seat", seatName(p.current)}};
    bool stands = false;
    for (int market = 0; market < kMarkets; ++market)
        stands = stands || standsOn(p, p.current, market);
    const bool places = canPlace(p);
    std::vector<Message> said{{places   ? (p.left > 1 ? "prompt.place-two" : "prompt.place")
                               : stands ? "prompt.designate"
                                        : "prompt.pass",
                               seat}};
    if (!places && p.free[p.current] == 0)
        said.push_back({"prompt.no-servant", {}});
    else if (!places)
        said.push_back({"prompt.too-dear", {{"money", p.money[p.current]}}});
    Nefertiti::Actions recruits;
    listRecruits(p, recruits);
    if (!recruits.empty())
        said.push_back({"prompt.recruit", seat});
    return said;
}

} // namespace

std::vector<MoveTarget> Nefertiti::moveTargets(const Position &p, Action action)
{
    const Seat seat = action.actor();
    switch (verbOf(action)) {
    case Verb::Place: {
        const PlaceIndex square = squarePlace(numberArgument(action));
        return {{seatPlace(seat, FreePlace), square, 0, square}};
    }
    case Verb::Designate: return {pointAt(tileOf(p, marketArgument(action)))};
    case Verb::Recruit: return recruitTargets(p, seat, recruitArgument(action));
    case Verb::Swap: return swapTargets(seat, argumentAt(action, 0), argumentAt(action, 3), argumentAt(action, 6));
    case Verb::Discard: return {pointAt(giftPlace(seat, numberArgument(action)))};
    case Verb::Buy: {
        std::vector<MoveTarget> targets;
        const int market = marketArgument(action);
        for (int place = 0; place < kCardPlaces; ++place) {
            const PlaceIndex card = cardPlace(market, place);
            if (((placesArgument(action) >> static_cast<unsigned>(place)) & 1U) != 0)
                targets.push_back({card, giftPlace(seat, std::max(0, cardAt(p, market, place))), 0, card});
        }
        return targets;
    }
    case Verb::Half: return {pointAt(tileOf(p, p.settling & 3))};
    default: return {};
    }
}

Label Nefertiti::label(const Position &p, Action action)
{
    constexpr std::array<const char *, kVerbs> ids{"stalls", "draw", "dice",    "place", "designate", "pass", "recruit",
                                                   "swap",   "done", "discard", "buy",   "half",      "roll", "hold"};
    Message label{ids[action.verb()], {}};
    const auto add = [&label](const char *name, const Value &value) { label.fields.emplace_back(name, value); };
    if (action.actor() != kChance)
        add("seat", seatName(action.actor()));
    switch (verbOf(action)) {
    case Verb::Stalls:
        for (int market = 0; market < kMarkets; ++market) {
            const bool isRight = ((static_cast<unsigned>(numberArgument(action)) >> market) & 1U) != 0;
            label.fields.emplace_back(std::string(marketName(market)) + "-side", isRight ? "right" : "left");
        }
        break;
    case Verb::Draw:
        add("card", cardName(numberArgument(action)));
        add("market", marketName(p.filling));
        break;
    case Verb::Dice:
        label.id += argumentAt(action, 3) == 0 ? "" : "-two";
        add("n", argumentAt(action, 0));
        add("other-n", argumentAt(action, 3));
        break;
    case Verb::Place:
        add("place", squareName(numberArgument(action)));
        add("name", bidName(numberArgument(action)));
        add("market", marketName(stallOfSquare(numberArgument(action)) / 2));
        break;
    case Verb::Designate: add("market", marketName(marketArgument(action))); break;
    case Verb::Recruit: addRecruit(label, recruitArgument(action)); break;
    case Verb::Swap:
        add("gave-gift", kindName(argumentAt(action, 0)));
        add("with", seatName(argumentAt(action, 3)));
        add("took-gift", kindName(argumentAt(action, 6)));
        break;
    case Verb::Discard: add("gift", kindName(numberArgument(action))); break;
    case Verb::Buy:
        add("place", placeList(marketArgument(action), placesArgument(action)));
        add("gift", giftList(p, marketArgument(action), placesArgument(action)));
        add("n", bidAt(p, p.settling & 3, p.next));
        break;
    case Verb::Half:
        add("n", halfOf(p, p.settling & 3));
        add("market", marketName(p.settling & 3));
        break;
    default: break;
    }
    return {std::move(label)};
}

Message Nefertiti::heading(const Position &p)
{
    return p.turn == 0 ? Message{"heading.set-up", {}} : Message{"heading.turn", {{"n", p.turn}}};
}

std::vector<Message> Nefertiti::prompt(const Position &p)
{
    const Value::Members seat{{"seat", seatName(firstSeat(toAct(p) == 0 ? SeatSet{1} : toAct(p)))}};
    const Value::Members current{{"seat", seatName(p.current)}};
    switch (p.phase) {
    case Phase::Stalls: return {{"prompt.stalls", {}}};
    case Phase::Draw: return {{"prompt.draw", {{"market", marketName(p.filling)}}}};
    case Phase::Turn: return turnPrompt(p);
    case Phase::Swap: return {{"prompt.swap", current}};
    case Phase::Discard: return {{"prompt.discard", seat}};
    case Phase::Roll: return {{"prompt.roll", current}};
    case Phase::Settle: return {settlePrompt(p)};
    case Phase::Reroll: return {{"prompt.reroll", current}};
    case Phase::Over: {
        const Message won =
            describe({.id = FactId::Won, .seat = winnersOf(p), .n = *std::max_element(p.score.begin(), p.score.end())});
        const bool isShared = std::popcount(winnersOf(p)) > 1;
        return {{isShared ? "prompt.shared" : "prompt.won",
                 {{"winner", won.fields.front().second}, {"n", won.number("points")}}}};
    }
    }
    return {};
}

std::optional<Message> Nefertiti::illegalReason(const Position &p, Action action)
{
    if (action.actor() > kChance)
        return Message{"refused.no-action", {}};
    auto general = OpenGame::illegalReason(p, action);
    if (!general || general->id != "refused.not-now" || action.actor() == kChance)
        return general;
    const Verb verb = verbOf(action);
    if (p.phase != Phase::Turn || verb == Verb::Buy || verb == Verb::Half)
        return otherDuty(p);
    if (verb == Verb::Place && numberArgument(action) < kSquares)
        return illegalSquare(p, numberArgument(action));
    if (verb == Verb::Recruit)
        return illegalRecruit(p, recruitArgument(action));
    return refusedStep(p, verb);
}

Message Nefertiti::unplayableReason(const Position &p, Seat seat, PlaceIndex place)
{
    if (!contains(toAct(p), seat))
        return OpenGame::unplayableReason(p, seat, place);
    if (p.phase != Phase::Turn)
        return otherDuty(p);
    if (place < kSquares)
        return canPlace(p) ? illegalSquare(p, place) : refusedStep(p, Verb::Place);
    if (place >= cardPlace(0, 0) && place < kMarketPlaces)
        return {"refused.card", {}};
    if (place >= tilePlace(0, 0) && place < kSeatPlaces)
        return refusedStep(p, Verb::Designate);
    if (place >= characterPlace(0) && place < kDeckPlace)
        return illegalRecruit(p, {static_cast<std::uint8_t>(place - characterPlace(0))});
    return otherDuty(p);
}

std::vector<Message> Nefertiti::consequences(const Position &p, Action action)
{
    if (verbOf(action) == Verb::Place) {
        const int market = stallOfSquare(numberArgument(action)) / 2;
        Position after = p;
        apply(after, action);
        if (!isOpen(after, market) || after.settling == market)
            return {{"consequence.closes", {{"market", marketName(market)}}}};
    }
    return {};
}

} // namespace engine::nefertiti
