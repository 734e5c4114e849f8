// SPDX-License-Identifier: GPL-3.0-or-later
// Which actions are legal, and why the others are not.
#include "model/engine/tekhenu/rules/legality.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "model/engine/tekhenu/rules/places.h"

namespace engine::tekhenu {

namespace {

/// The ids of reasons that `inWords` completes: what has to be done is added to the first, its fields to the others.
constexpr const char *kOtherDuty = "refused.in-";
constexpr const char *kTooDear = "refused.too-dear";
constexpr const char *kWrongPayment = "refused.wrong-payment";

/// Refuses a cost that the owner cannot pay.
Refusal tooDear(const Position &p, int owner, int purpose, int place = 0)
{
    return canPay(p, owner, costOf(p, owner, purpose, place))
               ? Refusal()
               : Refusal{kTooDear, {{"owner", owner}, {"purpose", purpose}, {"place", place}}};
}

Message tooDearInWords(const Position &p, int owner, int purpose, int place)
{
    const Cost cost = costOf(p, owner, purpose, place);
    const Holdings &own = p.of(owner);
    Value::List have;
    for (std::size_t i = 0; i < kResources; ++i) {
        if (cost.units[i] > 0)
            have.emplace_back(own.goods[i]);
    }
    if (purpose != Ra)
        return {kTooDear, {{"cost", cost.total()}, {"good", priceOf(cost)}, {"have", have}, {"gold", own.goods[Gold]}}};
    return {cost.lowered == 0 ? "refused.tile-too-dear" : "refused.lowered-tile-too-dear",
            {{"limestone", cost.units[Limestone]},
             {"granite", cost.units[Granite]},
             {"lowered", cost.lowered},
             {"have", have},
             {"gold", own.goods[Gold]}}};
}

/// The numbers of the bits of a set of six, named by `valueOf`.
template <auto valueOf>
Value each(std::int64_t set)
{
    Value::List values;
    for (int bit = 0; bit < 6; ++bit) {
        if (((set >> bit) & 1) != 0)
            values.emplace_back(valueOf(bit));
    }
    return values;
}
constexpr auto kRowOfBit = [](int bit) { return bit + 1; };
constexpr auto kGoodOfBit = [](int bit) { return kGoodNames[goodOfBit(bit)]; };

/// Why the owner may not take the card at a place of the display (T36).
Refusal notInReach(const Position &p, int owner, int place)
{
    const auto section = static_cast<std::size_t>(place / 4);
    const int happiness = p.of(owner).happiness;
    if (!p.isOpen(place / 4))
        return {"refused.section-closed", {{"section", place / 4 + 1}, {"population", kPopulationOf[section]}}};
    if (p.display[place] == kNone)
        return {"refused.no-card-there"};
    return Refusal("refused.section-happiness",
                   {{"section", place / 4 + 1}, {"least", kHappinessOf[section]}, {"happiness", happiness}})
        .unless(happiness >= kHappinessOf[section]);
}

Refusal notOffered(Card card) { return {"refused.not-offered", {named<cardName>("card", card)}}; }
Refusal noneLeft(const char *piece) { return {"refused.none-left", {{"piece", piece}}}; }

bool hasStatuePlace(const Position &p)
{
    return hasSpace(p, p.gods[p.actionValue() - 1])
           || std::any_of(kStatueSites.begin(), kStatueSites.end(), [&](Site site) { return p.sites[site] == kNone; });
}

/// The free temple site at which a building costs least, or kNone.
Site cheapestSite(const Position &p)
{
    Site cheapest = kNone;
    for (Site site = 0; site < kOsirisSites; ++site) {
        if (isFreeSite(p, site) && (cheapest == kNone || kBreadOfLine[site % 5U] < kBreadOfLine[cheapest % 5U]))
            cheapest = site;
    }
    return cheapest;
}

bool hasRow(const Position &p, int row)
{
    for (int district = 0; district < kResources; ++district) {
        if (p.sites[osirisSite(district, row)] == kNone)
            return true;
    }
    return false;
}

/// Why the owner may not carry out the god action now (T20).
Refusal godRefusal(const Position &p, int owner, int god)
{
    const Holdings &own = p.of(owner);
    const int value = p.actionValue();
    const auto dear = [&](int place) { return tooDear(p, owner, god, place); };
    switch (god) {
    case Horus:
        if (own.statues == 0)
            return noneLeft("statue");
        if (const Refusal cost = dear(0))
            return cost;
        return hasStatuePlace(p) ? Refusal() : Refusal{"refused.no-statue-place"};
    case Ra:
        if (own.pillars == 0)
            return noneLeft("pillar");
        if (p.tileOf(value) == 0)
            return {"refused.no-tile", {{"number", spaceOf(value) + 1}}};
        return std::find(p.tiles.begin(), p.tiles.end(), 0) == p.tiles.end() ? Refusal{"refused.no-field"} : dear(0);
    case Hathor: {
        if (own.buildings == 0)
            return noneLeft("building");
        const Site cheapest = cheapestSite(p);
        return cheapest == kNone ? Refusal{"refused.no-site"} : dear(cheapest);
    }
    case Bastet: return dear(0);
    case Thoth:
        return mayTakeAny(p, owner, kDecks) ? dear(0) : Refusal{"refused.no-card", {{"happiness", own.happiness}}};
    default:
        return own.buildings == 0 ? noneLeft("building")
                                  : Refusal("refused.full-row", {{"row", value}}).unless(hasRow(p, value));
    }
}

/// Why an action is illegal; nothing refused for a legal one.
Refusal refusal(const Position &p, Action action)
{
    const Refusal general = Tekhenu::notNow(p, action.actor());
    if (!contains(Tekhenu::toAct(p), action.actor()))
        return general;
    if (action.actor() == kChance)
        return general.unless(OpenGame<Tekhenu>::isLegal(p, action));
    return Tekhenu::grammar().isWritten(action) ? Legality(p).of(action) : Refusal{"refused.no-action"};
}

Message inWords(const Position &p, const Refusal &refusal)
{
    Message message = refusal.message();
    if (message.id == kOtherDuty) {
        message.id += phaseName(p);
    } else if (message.id == kTooDear) {
        const auto number = [&](const char *name) { return static_cast<int>(message.number(name)); };
        return tooDearInWords(p, number("owner"), number("purpose"), number("place"));
    } else if (message.id == kWrongPayment) {
        const Cost cost = costOf(p, p.top());
        message.fields = {{"cost", cost.total()}, {"good", priceOf(cost)}};
    }
    return message;
}

/// What a click on a place would mean in this step, where it means one thing.
std::optional<Action> actionAt(const Position &p, PlaceIndex place)
{
    const Step &step = p.top();
    const auto make = [&](Verb verb, int n) { return makeAction(step.seat, verb, static_cast<std::uint64_t>(n)); };
    if (place < kGodPlace && step.op == Op::Draft) { // a die that may not be drafted (T5)
        const auto draftOf = [&step](std::uint8_t entry) {
            return makeAction(step.seat, Verb::Draft, words(entry / kDieKinds, kSegmentBits, entry % kDieKinds));
        };
        const auto isBarred = [&](std::uint8_t entry) {
            return entry != kNone && entry / kDieKinds == place - kSegmentPlace && Legality(p).of(draftOf(entry));
        };
        if (const auto *const at = std::find_if(p.wheel.begin(), p.wheel.end(), isBarred); at != p.wheel.end())
            return draftOf(*at);
    }
    if (place >= kGodPlace && place < kSitePlace && (step.op == Op::Act || step.op == Op::Statue))
        return make(step.op == Op::Act ? Verb::God : Verb::Statue, place - kGodPlace);
    if (place >= kSitePlace && place < kFieldPlace) {
        const int site = place - kSitePlace;
        const auto *const at = std::find(kStatueSites.begin(), kStatueSites.end(), site);
        if (step.op == Op::Build || step.op == Op::BuildOsiris)
            return make(Verb::Build, site);
        if (step.op == Op::Statue && at != kStatueSites.end())
            return make(Verb::Statue, kSegments + static_cast<int>(at - kStatueSites.begin()));
    }
    if (place >= kFieldPlace && place < kTilePlace && step.op == Op::Field)
        return make(Verb::Tile, place - kFieldPlace);
    return {};
}

} // namespace

Value priceOf(const Cost &cost)
{
    const auto sorts = std::count_if(cost.units.begin(), cost.units.end(), [](int n) { return n > 0; });
    Value::List units;
    for (std::size_t i = 0; i < kResources; ++i) {
        const int n = cost.units[i] == 0 ? 0 : sorts == 1 ? cost.total() : cost.units[i];
        units.insert(units.end(), static_cast<std::size_t>(n), Value(kGoodNames[i]));
    }
    if (cost.total() == 0)
        return Value::Members{{"said", "what.none"}, {"with", Value::Members{}}};
    if (sorts == 1 || cost.lowered == 0)
        return units;
    return Value::Members{{"said", "cost.lowered"}, {"with", Value::Members{{"good", units}, {"n", cost.lowered}}}};
}

bool isPossible(const Position &p, int owner, int god) { return !godRefusal(p, owner, god); }

bool mayTake(const Position &p, int owner, int place) { return !notInReach(p, owner, place); }

Refusal Legality::otherDuty() const { return {kOtherDuty}; }

Refusal Legality::taken(int site) const
{
    return {"refused.taken", {{"owner", ownerName(p.sites[byte(site)], p.seats)}}};
}

Refusal Legality::notSoMuch(std::size_t good) const
{
    return {"refused.not-so-much", {{"good", kGoodNames[good]}, {"have", own.goods[good]}}};
}

// T36
Refusal Legality::displayPlace(int place) const
{
    if (const Refusal refusal = notInReach(p, step.seat, place))
        return refusal;
    return Refusal("refused.blessing-only").unless(step.op == Op::Cards || deckOfPlace(place) == Blessings);
}

Refusal Legality::card(Card card) const
{
    if (step.op == Op::TakeStart) {
        if (card >= kCards && ((p.startOffer >> (card - kCards)) & 1) != 0)
            return {};
    } else if (const auto *const place = std::find(p.display.begin(), p.display.end(), card);
               place != p.display.end()) {
        return displayPlace(static_cast<int>(place - p.display.begin()));
    }
    return notOffered(card);
}

Refusal Legality::keep(Card card) const
{
    const bool isOffered = std::find(p.offer.begin(), p.offer.end(), card + 1) != p.offer.end();
    return isOffered ? Refusal() : notOffered(card);
}

Refusal Legality::destiny(int word) const
{
    for (int owner = 0; owner < kOwners; ++owner) {
        if (p.of(owner).destiny == word + 1)
            return {"refused.destiny-taken", {{"owner", ownerName(owner, p.seats)}}};
    }
    return {};
}

// T17
bool Legality::mayDraftAny() const
{
    const auto isAllowed = [&](std::uint8_t each) { return each != kNone && !isForbidden(each); };
    return p.shadow != 0 || std::none_of(p.wheel.begin(), p.wheel.end(), isAllowed);
}

// T18
Refusal Legality::anubis() const
{
    return own.goods[Scribes] >= 2 ? Refusal() : Refusal{"refused.anubis", {{"have", own.goods[Scribes]}}};
}

Refusal Legality::die(Action action) const
{
    const int segment = firstWord(action, kSegmentBits);
    const Die die = byte(secondWord(action, kSegmentBits));
    const std::uint8_t entry = byte(segment * kDieKinds + die);
    if (std::find(p.wheel.begin(), p.wheel.end(), entry) == p.wheel.end())
        return {"refused.no-such-die",
                {named<segmentName>("segment", segment),
                 named<colourName>("colour", colourOf(die)),
                 {"pips", pipsOf(die)}}};
    if (verbOf(action) == Verb::Anubis)
        return anubis();
    if (mayDraft(entry, mayDraftAny()))
        return {};
    return {"refused.forbidden-die",
            {named<segmentName>("segment", segment),
             named<colourName>("colour", colourOf(die)),
             {"light", kLightNames[lightOf(segment, p.sunny)]}}};
}

/// Changes of the value, by scribes and by t17 (T19).
Refusal Legality::change(Verb verb, int i) const
{
    if (p.extra == 2)
        return {"refused.extra-value"};
    const std::uint32_t bit = numberBit(kSchool);
    if (verb == Verb::School && (own.technologies & ~p.used & bit) == 0)
        return {(own.technologies & bit) == 0 ? "refused.not-yours" : "refused.used",
                {named<cardName>("card", technology(kSchool))}};
    if (verb == Verb::Scribe && own.goods[Scribes] == 0)
        return notSoMuch(Scribes);
    const int value = p.value + kChanges[i];
    return value >= 1 && value <= 6 ? Refusal() : Refusal{"refused.value-range", {{"value", value}}};
}

/// Blessings that prepare the action (T66).
Refusal Legality::playAtAct(Card card, int value) const
{
    const BlessingRow &row = kBlessings[card];
    const bool isExtra = p.extra == 2;
    const Refusal::Field which = named<cardName>("card", card);
    if (row.when == When::NewValue && !isExtra)
        return Refusal("refused.same-value", {{"value", value}}).unless(value != p.value);
    if (row.when == When::Flip && !isExtra)
        return Refusal("refused.flip-anubis").unless(p.side != Middle);
    if (row.when == When::Ready)
        return Refusal("refused.other-action", {which})
            .unless(isFree() || (row.action == kProduction ? colourOf(p.die) != Grey : row.action == p.from));
    return {row.when == When::Shadow ? "refused.play-before-draft" : "refused.play-with-die", {which}};
}

/// Blessings of the open moments (T25). `value` is 0 for a card that is played without one.
Refusal Legality::play(Card card, int value) const
{
    const Refusal::Field which = named<cardName>("card", card);
    if (deckOf(card) != Blessings || (own.blessings & cardBit(card)) == 0)
        return {"refused.not-yours", {which}};
    const BlessingRow &row = kBlessings[card];
    if ((row.when == When::NewValue) != (value > 0))
        return {"refused.names-value", {named<cardName>("card", blessing(kFatesNumber))}};
    if (row.when == When::AnyOrMaat)
        return {};
    if (step.op == Op::Faith)
        return {"refused.play-at-maat"};
    if (row.when == When::Any)
        return {};
    if (step.op == Op::Act)
        return playAtAct(card, value);
    if (step.op == Op::Draft && row.when == When::Shadow) {
        const bool anyForbidden =
            std::any_of(p.wheel.begin(), p.wheel.end(), [&](std::uint8_t each) { return isForbidden(each); });
        return Refusal("refused.none-forbidden").unless(anyForbidden && p.shadow == 0);
    }
    return {row.when == When::Shadow  ? "refused.play-before-draft"
            : row.when == When::Ready ? "refused.play-before-action"
                                      : "refused.play-with-die",
            {which}};
}

Refusal Legality::god(int god) const
{
    if (!isFree() && god != p.from)
        return {"refused.other-god", {named<segmentName>("god", p.from)}};
    return godRefusal(p, step.seat, god);
}

Refusal Legality::produce(int resource) const
{
    if (isFree())
        return {};
    const std::uint8_t ofDie = resourceOf(colourOf(p.die));
    if (ofDie == kNone)
        return {"refused.grey-die"};
    return Refusal("refused.other-resource", {named<resourceName>("resource", ofDie)}).unless(resource == ofDie);
}

// T27
Refusal Legality::statue(int place) const
{
    if (place >= kSegments) {
        const Site site = kStatueSites[place - kSegments];
        return p.sites[site] == kNone ? Refusal() : taken(site);
    }
    const std::uint8_t god = p.gods[p.actionValue() - 1];
    if (place != god)
        return {"refused.other-position", {{"value", p.actionValue()}, named<segmentName>("god", god)}};
    return hasSpace(p, god) ? Refusal() : Refusal{"refused.statues-full", {named<segmentName>("god", god)}};
}

Refusal Legality::tile(int field) const
{
    if (p.tiles[byte(field)] == 0)
        return {};
    return {"refused.tile-there", {{"owner", ownerName(p.tileOwners[byte(field)], p.seats)}}};
}

/// Turns that look alike are offered once (T29).
Refusal Legality::turn(int turn) const
{
    const int tile = p.tileOf(p.actionValue());
    for (int lower = 0; lower < turn; ++lower) {
        bool same = true;
        for (int direction = 0; direction < 4; ++direction)
            same = same && edgeOf(tile, turn, direction) == edgeOf(tile, lower, direction);
        if (same)
            return {"refused.same-turn"};
    }
    return {};
}

Refusal Legality::build(int site) const
{
    const bool isFree = p.sites[site] == kNone;
    if (step.op == Op::Build) {
        if (!isTempleSite(site))
            return {"refused.temple-site"};
        if (isStatueSite(site))
            return {"refused.statue-site"};
        if (!isInUse(site, p.seats))
            return {"refused.not-in-use"};
        return isFree ? tooDear(p, step.seat, Hathor, site) : taken(site);
    }
    if (isTempleSite(site) || isStatueSite(site))
        return {"refused.osiris-site"};
    if (step.hasRow(rowOf(site)))
        return isFree ? Refusal() : taken(site);
    return {"refused.other-row", {{"row", step.set(), each<kRowOfBit>}}};
}

// T36
Refusal Legality::renew(int section) const
{
    if (p.cardsTaken > 0)
        return {"refused.renew-first"};
    if (p.renewal == 2)
        return {"refused.renewed"};
    return p.isOpen(section) ? tooDear(p, step.seat, kRenewal, section) : displayPlace(section * 4);
}

Refusal Legality::done() const { return p.cardsTaken > 0 ? Refusal() : Refusal{"refused.take-one"}; }

// T21
Refusal Legality::payment(const Cost &cost, Action action) const
{
    int paid = 0;
    bool fits = true;
    for (unsigned i = 0; i < kPayLetters.size(); ++i) {
        const int units = unitsOf(action, i);
        if (units > own.goods[i])
            return notSoMuch(i);
        fits = fits && (i >= kResources || units <= cost.units[i]);
        paid += units;
    }
    return fits && paid == cost.total() ? Refusal() : Refusal{kWrongPayment};
}

Refusal Legality::gains(int bit) const
{
    if (step.has(bit))
        return Refusal("refused.population-full").unless(bit < 5 || own.population < kMostTrack);
    return {"refused.other-good", {{"good", step.set(), each<kGoodOfBit>}}};
}

// T23
Refusal Legality::marker(int resource) const
{
    const bool isFull = own.levels[resource] == kMostLevel;
    return Refusal(isFull ? "refused.level-full" : "refused.marker-moved", {named<resourceName>("good", resource)})
        .unless(!isFull && step.markersLeft() > 0 && !step.has(resource));
}

// T33
Refusal Legality::extra() const { return p.extra != 0 ? Refusal() : otherDuty(); }

// T39
Refusal Legality::faith(int n) const { return std::abs(n) <= own.goods[Faith] ? Refusal() : notSoMuch(Faith); }

// T45
Refusal Legality::meal(int bread, int gold) const
{
    if (bread > own.goods[Bread])
        return notSoMuch(Bread);
    if (gold > own.goods[Gold])
        return notSoMuch(Gold);
    const int due = breadDue(p, step.seat);
    return Refusal("refused.feed-due", {{"due", due}}).unless(bread + gold <= due);
}

Refusal Legality::of(Action action) const
{
    const Verb verb = verbOf(action);
    const int n = argumentOf(action);
    const auto in = [&](auto... ops) { return ((step.op == ops) || ...); };
    const bool isOpen = in(Op::Draft, Op::Act, Op::Cards, Op::LastMoment, Op::Faith); // T25
    switch (verb) {
    case Verb::Take: return in(Op::TakeStart, Op::Cards, Op::TakeBlessing) ? card(byte(n)) : otherDuty();
    case Verb::Keep: return in(Op::Keep) ? keep(byte(n)) : otherDuty();
    case Verb::Destiny: return in(Op::Destiny) ? destiny(n) : otherDuty();
    case Verb::Draft:
    case Verb::Anubis: return in(Op::Draft) ? die(action) : otherDuty();
    case Verb::Side: return in(Op::ChooseSide) ? Refusal() : otherDuty();
    case Verb::Scribe: return in(Op::Act) ? change(verb, n) : otherDuty();
    case Verb::School: return in(Op::Act) ? change(verb, n + 1) : otherDuty();
    case Verb::Play: return isOpen ? play(byte(n), 0) : otherDuty();
    case Verb::PlayValue:
        return isOpen ? play(byte(firstWord(action, kCardBits)), secondWord(action, kCardBits) + 1) : otherDuty();
    case Verb::God: return in(Op::Act) ? god(n) : otherDuty();
    case Verb::Produce: return in(Op::Act) ? produce(n) : otherDuty();
    case Verb::Idle: return in(Op::Act) ? Refusal() : otherDuty();
    case Verb::Statue: return in(Op::Statue) ? statue(n) : otherDuty();
    case Verb::Tile: return in(Op::Field) ? tile(n) : otherDuty();
    case Verb::Turn: return in(Op::Turn) ? turn(n) : otherDuty();
    case Verb::Build: return in(Op::Build, Op::BuildOsiris) ? build(n) : otherDuty();
    case Verb::Pay: return in(Op::Pay) ? payment(costOf(p, step), action) : otherDuty();
    case Verb::Renew: return in(Op::Cards) ? renew(n) : otherDuty();
    case Verb::Done: return in(Op::Cards) ? done() : otherDuty();
    case Verb::Gain: return in(Op::Gain) ? gains(n) : otherDuty();
    case Verb::Marker: return in(Op::Marker) ? marker(n) : otherDuty();
    case Verb::Value:
    case Verb::Pass: return in(Op::Extra) ? extra() : otherDuty();
    case Verb::End: return in(Op::LastMoment) ? Refusal() : otherDuty();
    case Verb::Faith: return in(Op::Faith) ? faith(n - kMostFaith) : otherDuty();
    case Verb::Feed: return in(Op::Feed) ? meal(firstWord(action, 3), secondWord(action, 3)) : otherDuty();
    default: return otherDuty();
    }
}

bool Tekhenu::isLegal(const Position &p, Action action) { return !refusal(p, action); }

std::optional<Message> Tekhenu::illegalReason(const Position &p, Action action)
{
    const Refusal why = refusal(p, action);
    return why ? std::optional(inWords(p, why)) : std::nullopt;
}

Message Tekhenu::unplayableReason(const Position &p, Seat seat, PlaceIndex place)
{
    if (!contains(toAct(p), seat))
        return OpenGame::unplayableReason(p, seat, place);
    const Legality legality(p);
    if (place >= kCardPlace && (p.top().op == Op::Cards || p.top().op == Op::TakeBlessing))
        return legality.displayPlace(place - kCardPlace).message();
    const auto action = actionAt(p, place);
    const Refusal why = action ? refusal(p, *action) : Refusal();
    return inWords(p, why ? why : legality.otherDuty());
}

} // namespace engine::tekhenu
