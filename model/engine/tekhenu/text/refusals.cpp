// SPDX-License-Identifier: GPL-3.0-or-later
// Why something cannot be done now.
#include <algorithm>

#include "model/engine/tekhenu/rules/places.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

bool isAnswer(Verb verb, Op op)
{
    switch (verb) {
    case Verb::Take: return op == Op::TakeStart || op == Op::Cards || op == Op::TakeBlessing;
    case Verb::Keep: return op == Op::Keep;
    case Verb::Destiny: return op == Op::Destiny;
    case Verb::Draft:
    case Verb::Anubis: return op == Op::Draft;
    case Verb::Scribe:
    case Verb::School:
    case Verb::God:
    case Verb::Produce: return op == Op::Act;
    case Verb::Play:
    case Verb::PlayValue:
        return op == Op::Draft || op == Op::Act || op == Op::Cards || op == Op::LastMoment || op == Op::Faith;
    case Verb::Statue: return op == Op::Statue;
    case Verb::Tile: return op == Op::Field;
    case Verb::Turn: return op == Op::Turn;
    case Verb::Build: return op == Op::Build || op == Op::BuildOsiris;
    case Verb::Pay: return op == Op::Pay;
    case Verb::Renew:
    case Verb::Done: return op == Op::Cards;
    case Verb::Gain: return op == Op::Gain;
    case Verb::Marker: return op == Op::Marker;
    case Verb::Faith: return op == Op::Faith;
    case Verb::Feed: return op == Op::Feed;
    default: return false; // where their step is, they are always possible
    }
}

/// True if the words of the action are words of its verb.
bool isWritten(const Position &p, Action action)
{
    if (action.verb() >= static_cast<unsigned>(Verb::kCount))
        return false;
    const auto read = Tekhenu::readAction(Tekhenu::actionText(p, action, kNobody));
    const auto *same = std::get_if<Action>(&read);
    return same && *same == action;
}

/// What has to be done in this phase instead.
Message otherDuty(const Position &p) { return {"refused.in-" + std::string(phaseName(p)), {}}; }

/// The reasons why the seat that has to act may not do something.
class Refusal {
public:
    explicit Refusal(const Position &position) : p(position), step(p.top()), own(p.of(step.seat)) {}

    Message of(Action action) const;
    Message displayPlace(int place) const;

private:
    Message card(Card card) const;
    Message destiny(int number) const;
    Message draft(Verb verb, int segment, Die die) const;
    Message change(Verb verb, int i) const;
    Message play(Card card, int value) const;
    Message playAtAct(Card card, const BlessingRow &row) const;
    Message god(int god) const;
    Message produce() const;
    Message statue(int place) const;
    Message build(int site) const;
    Message renew(int section) const;
    Message payment(Action action) const;
    Message gains(int bit) const;
    Message taken(int site) const { return {"refused.taken", {{"owner", ownerName(p.sites[byte(site)], p.seats)}}}; }
    Message tooDear(int purpose, int place = 0) const;
    Message notSoMuch(std::size_t good) const
    {
        return {"refused.not-so-much", {{"good", kGoodNames[good]}, {"have", own.goods[good]}}};
    }
    /// True where the die does not tell which action it is for.
    bool isFree() const { return p.extra == 2 || p.side == Middle; }

    const Position &p;
    const Step &step;
    const Holdings &own;
};

Message Refusal::tooDear(int purpose, int place) const
{
    const Cost cost = costOf(p, step.seat, purpose, place);
    Value::List have;
    for (std::size_t i = 0; i < kResources; ++i) {
        if (cost.units[i] > 0)
            have.emplace_back(own.goods[i]);
    }
    if (purpose != Ra)
        return {"refused.too-dear",
                {{"cost", cost.total()}, {"good", sortsOf(cost)}, {"have", have}, {"gold", own.goods[Gold]}}};
    return {cost.lowered == 0 ? "refused.tile-too-dear" : "refused.lowered-tile-too-dear",
            {{"limestone", cost.units[Limestone]},
             {"granite", cost.units[Granite]},
             {"lowered", cost.lowered},
             {"have", have},
             {"gold", own.goods[Gold]}}};
}

Message Refusal::displayPlace(int place) const
{
    const auto section = static_cast<std::size_t>(place / 4);
    if (!p.isOpen(place / 4))
        return {"refused.section-closed", {{"section", place / 4 + 1}, {"population", kPopulationOf[section]}}};
    if (p.display[static_cast<std::size_t>(place)] == kNone)
        return {"refused.no-card-there", {}};
    if (own.happiness < kHappinessOf[section])
        return {"refused.section-happiness",
                {{"section", place / 4 + 1}, {"least", kHappinessOf[section]}, {"happiness", own.happiness}}};
    return {"refused.blessing-only", {}};
}

Message Refusal::card(Card card) const
{
    const auto *const place = std::find(p.display.begin(), p.display.end(), card);
    if (step.op == Op::TakeStart || place == p.display.end())
        return {"refused.not-offered", {{"card", cardName(card)}}};
    return displayPlace(static_cast<int>(place - p.display.begin()));
}

Message Refusal::destiny(int number) const
{
    int owner = 0;
    while (p.of(owner).destiny != number)
        ++owner;
    return {"refused.destiny-taken", {{"owner", ownerName(owner, p.seats)}}};
}

Message Refusal::draft(Verb verb, int segment, Die die) const
{
    const std::pair<std::string, Value> colour{"colour", colourName(colourOf(die))};
    const std::pair<std::string, Value> at{"segment", segmentName(byte(segment))};
    if (std::find(p.wheel.begin(), p.wheel.end(), byte(segment * kDieKinds + die)) == p.wheel.end())
        return {"refused.no-such-die", {at, colour, {"pips", pipsOf(die)}}};
    if (verb == Verb::Anubis)
        return {"refused.anubis", {{"have", own.goods[Scribes]}}};
    return {"refused.forbidden-die", {at, colour, {"light", kLightNames[lightOf(segment, p.sunny)]}}};
}

Message Refusal::change(Verb verb, int i) const
{
    if (p.extra == 2)
        return {"refused.extra-value", {}};
    const std::uint32_t bit = numberBit(kSchool);
    if (verb == Verb::School && (own.technologies & ~p.used & bit) == 0)
        return {(own.technologies & bit) == 0 ? "refused.not-yours" : "refused.used",
                {{"card", cardName(technology(kSchool))}}};
    if (verb == Verb::Scribe && own.goods[Scribes] == 0)
        return notSoMuch(Scribes);
    return {"refused.value-range", {{"value", p.value + kChanges[static_cast<std::size_t>(i)]}}};
}

Message Refusal::playAtAct(Card card, const BlessingRow &row) const
{
    if (row.when == When::Flip && p.extra != 2)
        return {"refused.flip-anubis", {}};
    if (row.when == When::Ready)
        return {"refused.other-action", {{"card", cardName(card)}}};
    return {row.when == When::Shadow ? "refused.play-before-draft" : "refused.play-with-die",
            {{"card", cardName(card)}}};
}

/// `value` is 0 for a card that is played without one.
Message Refusal::play(Card card, int value) const
{
    if (deckOf(card) != Blessings || (own.blessings & cardBit(card)) == 0)
        return {"refused.not-yours", {{"card", cardName(card)}}};
    const BlessingRow &row = kBlessings[card];
    if ((row.when == When::NewValue) != (value > 0))
        return {"refused.names-value", {{"card", cardName(blessing(kFatesNumber))}}};
    if (step.op == Op::Faith)
        return {"refused.play-at-maat", {}};
    if (step.op == Op::Act)
        return value == p.value && p.extra != 2 ? Message{"refused.same-value", {{"value", value}}}
                                                : playAtAct(card, row);
    if (step.op == Op::Draft && row.when == When::Shadow)
        return {"refused.none-forbidden", {}};
    return {row.when == When::Shadow  ? "refused.play-before-draft"
            : row.when == When::Ready ? "refused.play-before-action"
                                      : "refused.play-with-die",
            {{"card", cardName(card)}}};
}

Message Refusal::god(int god) const
{
    if (!isFree() && god != p.from)
        return {"refused.other-god", {{"god", segmentName(p.from)}}};
    const int value = p.actionValue();
    const auto none = [](const char *piece) { return Message{"refused.none-left", {{"piece", piece}}}; };
    switch (god) {
    case Horus:
        if (own.statues == 0)
            return none("statue");
        return canPay(p, step.seat, costOf(p, step.seat, Horus, 0)) ? Message{"refused.no-statue-place", {}}
                                                                    : tooDear(Horus);
    case Ra:
        if (own.pillars == 0)
            return none("pillar");
        if (p.tileOf(value) == 0)
            return {"refused.no-tile", {{"number", spaceOf(value) + 1}}};
        return std::find(p.tiles.begin(), p.tiles.end(), 0) == p.tiles.end() ? Message{"refused.no-field", {}}
                                                                             : tooDear(Ra);
    case Hathor: {
        int cheapest = -1;
        for (Site site = 0; site < kOsirisSites; ++site) {
            if (isFreeSite(p, site) && (cheapest < 0 || kBreadOfLine[site % 5U] < kBreadOfLine[cheapest % 5U]))
                cheapest = site;
        }
        if (own.buildings == 0)
            return none("building");
        return cheapest < 0 ? Message{"refused.no-site", {}} : tooDear(Hathor, cheapest);
    }
    case Bastet: return tooDear(Bastet);
    case Thoth:
        return mayTakeAny(p, step.seat, kDecks) ? tooDear(Thoth)
                                                : Message{"refused.no-card", {{"happiness", own.happiness}}};
    default: return own.buildings == 0 ? none("building") : Message{"refused.full-row", {{"row", value}}};
    }
}

Message Refusal::produce() const
{
    const std::uint8_t resource = resourceOf(colourOf(p.die));
    if (resource == kNone)
        return {"refused.grey-die", {}};
    return {"refused.other-resource", {{"resource", resourceName(resource)}}};
}

Message Refusal::statue(int place) const
{
    if (place >= kSegments)
        return taken(kStatueSites[static_cast<std::size_t>(place - kSegments)]);
    const std::uint8_t god = p.gods[static_cast<std::size_t>(p.actionValue() - 1)];
    if (place != god)
        return {"refused.other-position", {{"value", p.actionValue()}, {"god", segmentName(god)}}};
    return {"refused.statues-full", {{"god", segmentName(god)}}};
}

Message Refusal::build(int site) const
{
    if (step.op == Op::Build) {
        if (!isTempleSite(site))
            return {"refused.temple-site", {}};
        if (isStatueSite(site))
            return {"refused.statue-site", {}};
        if (!isInUse(site, p.seats))
            return {"refused.not-in-use", {}};
        return p.sites[static_cast<std::size_t>(site)] == kNone ? tooDear(Hathor, site) : taken(site);
    }
    if (isTempleSite(site) || isStatueSite(site))
        return {"refused.osiris-site", {}};
    if (((step.arg >> (rowOf(site) - 1)) & 1) != 0)
        return taken(site);
    Value::List rows;
    for (int row = 1; row <= 6; ++row) {
        if (((step.arg >> (row - 1)) & 1) != 0)
            rows.emplace_back(row);
    }
    return {"refused.other-row", {{"row", rows}}};
}

Message Refusal::renew(int section) const
{
    if (p.cardsTaken > 0)
        return {"refused.renew-first", {}};
    if (p.renewal == 2)
        return {"refused.renewed", {}};
    return p.isOpen(section) ? tooDear(kRenewal) : displayPlace(section * 4);
}

Message Refusal::payment(Action action) const
{
    for (unsigned i = 0; i < kPayLetters.size(); ++i) {
        if (unitsOf(action, i) > own.goods[i])
            return notSoMuch(i);
    }
    const Cost cost = costOf(p, step.seat, step.arg, step.more);
    return {"refused.wrong-payment", {{"cost", cost.total()}, {"good", sortsOf(cost)}}};
}

Message Refusal::gains(int bit) const
{
    if (((step.arg >> bit) & 1) != 0)
        return {"refused.population-full", {}};
    Value::List goods;
    for (unsigned each = 0; each < 6; ++each) {
        if (((step.arg >> each) & 1) != 0)
            goods.emplace_back(kGoodNames[static_cast<std::size_t>(goodOfBit(static_cast<int>(each)))]);
    }
    return {"refused.other-good", {{"good", goods}}};
}

Message Refusal::of(Action action) const
{
    const Verb verb = verbOf(action);
    const int n = argumentOf(action);
    switch (verb) {
    case Verb::Take: return card(byte(n));
    case Verb::Keep: return {"refused.not-offered", {{"card", cardName(byte(n))}}};
    case Verb::Destiny: return destiny(n + 1);
    case Verb::Draft:
    case Verb::Anubis: return draft(verb, firstWord(action, kSegmentBits), byte(secondWord(action, kSegmentBits)));
    case Verb::Scribe: return change(verb, n);
    case Verb::School: return change(verb, n + 1);
    case Verb::Play: return play(byte(n), 0);
    case Verb::PlayValue: return play(byte(firstWord(action, kCardBits)), secondWord(action, kCardBits) + 1);
    case Verb::God: return god(n);
    case Verb::Produce: return produce();
    case Verb::Statue: return statue(n);
    case Verb::Tile: return {"refused.tile-there", {{"owner", ownerName(p.tileOwners[byte(n)], p.seats)}}};
    case Verb::Turn: return {"refused.same-turn", {}};
    case Verb::Build: return build(n);
    case Verb::Pay: return payment(action);
    case Verb::Renew: return renew(n);
    case Verb::Done: return {"refused.take-one", {}};
    case Verb::Gain: return gains(n);
    case Verb::Marker:
        return {own.levels[static_cast<std::size_t>(n)] == kMostLevel ? "refused.level-full" : "refused.marker-moved",
                {{"good", resourceName(byte(n))}}};
    case Verb::Faith: return notSoMuch(Faith);
    default: { // Feed
        if (firstWord(action, 3) > own.goods[Bread])
            return notSoMuch(Bread);
        if (secondWord(action, 3) > own.goods[Gold])
            return notSoMuch(Gold);
        return {"refused.feed-due", {{"due", breadDue(p, step.seat)}}};
    }
    }
}

/// What a click on a place would mean in this step, where it means one thing.
std::optional<Action> actionAt(const Position &p, PlaceIndex place)
{
    const Step &step = p.top();
    const auto make = [&](Verb verb, int n) { return makeAction(step.seat, verb, static_cast<std::uint64_t>(n)); };
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

Value sortsOf(const Cost &cost)
{
    Value::List sorts;
    for (std::size_t i = 0; i < kResources; ++i) {
        if (cost.units[i] > 0)
            sorts.emplace_back(kGoodNames[i]);
    }
    return sorts.size() == 1 ? sorts.front() : Value(sorts);
}

std::optional<Message> Tekhenu::illegalReason(const Position &p, Action action)
{
    const auto general = OpenGame::illegalReason(p, action);
    if (!general || general->id != "refused.not-now" || action.actor() == kChance)
        return general;
    if (!isWritten(p, action))
        return Message{"refused.no-action", {}};
    return isAnswer(verbOf(action), p.top().op) ? Refusal(p).of(action) : otherDuty(p);
}

Message Tekhenu::unplayableReason(const Position &p, Seat seat, PlaceIndex place)
{
    if (!contains(toAct(p), seat))
        return OpenGame::unplayableReason(p, seat, place);
    if (place >= kCardPlace && (p.top().op == Op::Cards || p.top().op == Op::TakeBlessing))
        return Refusal(p).displayPlace(place - kCardPlace);
    const auto action = actionAt(p, place);
    return (action ? illegalReason(p, *action) : std::nullopt).value_or(otherDuty(p));
}

} // namespace engine::tekhenu
