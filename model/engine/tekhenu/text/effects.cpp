// SPDX-License-Identifier: GPL-3.0-or-later
// What an action would do, as far as no draw and no later choice decides it.
#include <algorithm>

#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "model/engine/tekhenu/rules/places.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

/// The facts of an action, summed up for its seat.
class Outlook {
public:
    Outlook(const Position &position, Action action, bool countsCosts = true)
        : m_before(position), m_after(position), m_seat(action.actor())
    {
        Facts facts;
        answer(m_after, &facts, action);
        // Where the Maat phase ends with the action, only the fact has the balance still.
        const bool isMaatOver = m_after.of(m_seat).diceCount < m_before.of(m_seat).diceCount;
        m_balance = balanceOf(isMaatOver ? m_before.of(m_seat) : m_after.of(m_seat));
        count(facts, countsCosts);
    }

    const Position &after() const { return m_after; }
    int points() const { return m_points; }
    int excess() const { return m_excess; }
    int gained(int good) const { return m_goods[good]; }
    std::vector<Message> effects() const;
    /// What follows whatever payment is chosen next, without the payment itself.
    Outlook paid() const
    {
        Actions payments;
        tekhenu::options(m_after, payments);
        return Outlook(m_after, payments[0], false);
    }

private:
    void count(const Facts &facts, bool countsCosts);

    const Position &m_before;
    Position m_after;
    int m_seat;
    int m_points = 0;
    int m_excess = 0;
    int m_balance = 0;
    std::array<int, kGoods> m_goods{};
    std::vector<Message> m_others;
};

void Outlook::count(const Facts &facts, bool countsCosts)
{
    for (const Fact &fact : facts) {
        if (fact.owner != m_seat) {
            if (fact.id == FactId::Bonus)
                m_others.push_back({"effect.bonus", describe(fact).fields});
            continue;
        }
        switch (fact.id) {
        case FactId::Points: m_points += fact.n; break;
        case FactId::Gain: m_goods[fact.what] += fact.n; break;
        case FactId::Spend: m_goods[fact.what] -= countsCosts ? fact.n : 0; break;
        case FactId::Population: m_goods[Population] += fact.n; break;
        case FactId::Happiness: m_goods[Happiness] += fact.n; break;
        case FactId::Balance: m_balance = fact.n; break;
        case FactId::Excess: m_excess += fact.n; break;
        default: break;
        }
    }
}

std::vector<Message> Outlook::effects() const
{
    const Holdings &before = m_before.of(m_seat);
    const Holdings &own = m_after.of(m_seat);
    std::vector<Message> effects;
    for (std::size_t good = 0; good < kGoods; ++good) {
        if (const int n = m_goods[good]; n != 0)
            effects.push_back(
                {n > 0 ? "effect.gain" : "effect.spend", {{"good", kGoodNames[good]}, {"n", std::abs(n)}}});
    }
    for (std::size_t i = 0; i < kResources; ++i) {
        if (own.levels[i] != before.levels[i])
            effects.push_back({"effect.level", {{"good", kGoodNames[i]}, {"n", own.levels[i]}}});
    }
    if (m_excess > 0)
        effects.push_back({"effect.excess", {{"n", m_excess}}});
    if (m_points != 0)
        effects.push_back({"effect.points", {{"points", m_points}}});
    if (m_balance != balanceOf(before))
        effects.push_back({"effect.balance", {{"balance", m_balance}}});
    effects.insert(effects.end(), m_others.begin(), m_others.end());
    return effects;
}

bool isPaying(const Position &p) { return p.depth > 0 && p.top().op == Op::Pay && p.top().purpose() != kRenewal; }

/// Most points that what is chosen next would bring, up to the payment and what follows from it.
int mostPoints(const Position &p)
{
    Actions choices;
    tekhenu::options(p, choices);
    int best = 0;
    for (const Action choice : choices) {
        const Outlook outlook(p, choice);
        const Position &after = outlook.after();
        const bool turns = p.top().op == Op::Field && after.depth > 0 && after.top().op == Op::Turn;
        best = std::max(best, turns ? mostPoints(after) : isPaying(after) ? outlook.paid().points() : outlook.points());
    }
    return best;
}

Value said(const Message &message) { return Value::Members{{"said", message.id}, {"with", message.fields}}; }

/// What the action of a god would be with that value.
Message useOf(const Position &p, Action action)
{
    const int seat = action.actor();
    const int god = argumentOf(action);
    const int value = p.actionValue();
    Message use{"effect.use-" + std::string(segmentName(byte(god))), {{"god", segmentName(byte(god))}}};
    const auto add = [&use](const char *name, const Value &what) { use.fields.emplace_back(name, what); };
    const auto outlook = [&] { return Outlook(p, action).after(); };
    if (god != Hathor && god != Osiris)
        add("cost", costOf(p, seat, god, 0).total());
    switch (god) {
    case Ra:
        add("number", (value + 1) / 2);
        add("good", priceOf(costOf(p, seat, Ra, 0)));
        add("points", mostPoints(outlook()));
        break;
    case Hathor:
        add("n", value);
        add("points", mostPoints(outlook()));
        break;
    case Bastet: add("n", std::min(value, p.of(seat).population - p.of(seat).happiness)); break;
    case Thoth: add("n", kThothCards[value - 1]); break;
    case Osiris: add("row", value); break;
    default: break;
    }
    return use;
}

/// What production would be.
Message yieldOf(const Position &p, Action action)
{
    const int resource = argumentOf(action);
    const Outlook outlook(p, action);
    Message use{outlook.excess() > 0 ? "effect.use-produce-excess" : "effect.use-produce",
                {{"resource", resourceName(byte(resource))}, {"kept", outlook.gained(resource)}}};
    if (outlook.excess() > 0) {
        use.fields.emplace_back("excess", outlook.excess());
        use.fields.emplace_back("balance", balanceOf(outlook.after().of(action.actor())));
    }
    return use;
}

/// That the action of a god is not possible, and why not.
Message noUseOf(const Position &p, int god)
{
    Message use{"effect.use-none", {{"god", segmentName(byte(god))}}};
    Position full = p;
    full.viewer = kNobody;
    const Action action = makeAction(p.top().seat, Verb::God, static_cast<std::uint64_t>(god));
    if (const auto why = Tekhenu::illegalReason(full, action))
        use.fields.emplace_back("why", said({"lacks" + why->id.substr(why->id.find('.')), why->fields}));
    return use;
}

/// Who has a bonus of a statue there when that seat carries out the action of the god (T35), and which (T62); nothing
/// where nobody has.
std::optional<Message> bonusesFor(const Position &p, int seat, int god)
{
    const int standing = bonusesOf(p, seat, god).owners();
    Value::List owners;
    for (int owner = 0; owner < p.ownerCount(); ++owner) {
        if ((standing & (1 << owner)) != 0 && (p.seats <= 2 || owner != seat))
            owners.emplace_back(ownerName(owner, p.seats));
    }
    if (owners.empty())
        return std::nullopt;
    return Message{"effect.bonus-for",
                   {{"owner", owners}, {"god", segmentName(byte(god))}, {"bonus", std::to_string(positionOf(p, god))}}};
}

/// What a statue at a god will bring (T35, T62).
Message bonusOfStatue(const Position &p, int god)
{
    return {p.seats > 2 ? "effect.statue-others" : "effect.statue-anybody",
            {{"god", segmentName(byte(god))}, {"bonus", std::to_string(positionOf(p, god))}}};
}

/// What the balance would be worth at Maat if no faith and no die came to it: the place in the order, and points.
Message atMaat(const Position &p, int seat)
{
    const auto order = orderByBalance(p);
    const auto place = std::find(order.begin(), order.end(), seat) - order.begin() + 1;
    const int loss = maatLoss(p, seat, balanceOf(p.of(seat)));
    Message message{loss > 0 ? "effect.maat-loses" : "effect.maat", {{"place", static_cast<int>(place)}}};
    if (loss > 0)
        message.fields.emplace_back("n", loss);
    return message;
}

/// What a die with that value could be used for; nothing where any god and any resource may be chosen.
std::optional<Message> usesOf(const Position &p)
{
    if (p.depth == 0 || p.top().op != Op::Act || p.extra == 2 || p.side == Middle)
        return std::nullopt;
    const Seat seat = p.top().seat;
    const Action action = makeAction(seat, Verb::God, p.from);
    const Message use = isPossible(p, seat, p.from) ? useOf(p, action) : noUseOf(p, p.from);
    const std::uint8_t resource = resourceOf(colourOf(p.die));
    if (resource == kNone)
        return Message{"effect.uses-grey", {{"use", said(use)}}};
    const Message yield = yieldOf(p, makeAction(seat, Verb::Produce, resource));
    return Message{"effect.uses", {{"use", said(use)}, {"yield", said(yield)}}};
}

/// What such a use of the god costs or brings besides, and the balance.
Message costOfUse(const Position &p, int seat, int god, int balance)
{
    if (god == Osiris)
        return {"effect.balance", {{"balance", balance}}};
    if (god == Hathor)
        return {"effect.population-balance", {{"n", p.actionValue()}, {"balance", balance}}};
    const auto cost = costOf(p, seat, god, 0);
    return {"effect.cost-balance", {{"cost", cost.total()}, {"good", priceOf(cost)}, {"balance", balance}}};
}

/// The side to which a die goes, by what (T5), and the balance then; of an Anubis die what it costs.
Message draftOf(const Position &before, const Position &after, int seat)
{
    const int scribes = before.of(seat).goods[Scribes] - after.of(seat).goods[Scribes];
    if (after.side == Middle)
        return {"effect.anubis", {{"n", scribes}, {"value", after.value}}};
    const int balance = balanceOf(after.of(seat));
    if (after.side == NoSide)
        return {"effect.either-side", {{"balance", balance}}};
    return {"effect.side",
            {{"what", after.side == Pure ? "pure" : "tainted"},
             {"colour", colourName(colourOf(after.die))},
             {"light", kLightNames[lightOf(after.from, after.sunny)]},
             {"balance", balance}}};
}

/// The drafted die, and what it could be used for with its value.
std::vector<PreviewUse> usesOfDie(const Position &before, const Position &after, Action draft)
{
    const Seat seat = draft.actor();
    const Die die = byte(secondWord(draft, kSegmentBits));
    std::vector<PreviewUse> uses{
        {{"die-" + std::string(colourName(colourOf(die))), byte(pipsOf(die))}, {}, draftOf(before, after, seat)}};
    const bool isActing = after.depth > 0 && after.top().op == Op::Act && after.extra != 2 && after.side != Middle;
    if (!isActing)
        return uses;
    if (after.side != NoSide) // each use tells the balance after it
        uses.front().then = {"effect.side-alone", {{"what", after.side == Pure ? "pure" : "tainted"}}};
    const std::string god(segmentName(after.from));
    const int number = balanceOf(after.of(seat));
    const Message balance{"effect.balance", {{"balance", number}}};
    if (isPossible(after, seat, after.from))
        uses.push_back({{"sign-" + god},
                        useOf(after, makeAction(seat, Verb::God, after.from)),
                        costOfUse(after, seat, after.from, number)});
    else
        uses.push_back({{"sign-" + god}, noUseOf(after, after.from), balance});
    if (const std::uint8_t resource = resourceOf(colourOf(die)); resource != kNone) {
        Message yield = yieldOf(after, makeAction(seat, Verb::Produce, resource));
        Message then = balance;
        if (yield.id == "effect.use-produce-excess") {
            then = {"effect.use-excess", yield.fields};
            yield.id = "effect.use-produce";
        }
        uses.push_back({{std::string("res-") + kPayLetters[resource]}, std::move(yield), std::move(then)});
    }
    return uses;
}

/// The turn order if nobody else put faith on the scale.
Message orderWith(const Position &after)
{
    Value::List owners;
    for (const std::uint8_t owner : orderByBalance(after)) {
        if (owner != kNone)
            owners.emplace_back(ownerName(owner, after.seats));
    }
    return {"effect.order", {{"owner", owners}}};
}

Position afterFaith(const Position &p, Action action)
{
    Position after = p;
    putFaith({after, nullptr}, action.actor(), argumentOf(action) - kMostFaith);
    return after;
}

/// The position with the drafted die on the scale: where nothing but the end of the turn is left, `after` lies behind
/// that.
Position onScale(const Position &before, const Position &after, Action draft)
{
    const bool isThere = after.depth > 0 && (after.top().op == Op::Act || after.top().op == Op::ChooseSide);
    if (isThere || verbOf(draft) != Verb::Draft)
        return after;
    const Seat seat = draft.actor();
    Position p = before;
    p.from = byte(firstWord(draft, kSegmentBits));
    p.die = byte(secondWord(draft, kSegmentBits));
    p.value = byte(pipsOf(p.die));
    p.side = byte(purityAt(p, p.from, p.die) == Pure ? Pure : Tainted);
    takeFromWheel(p, p.from, p.die);
    Holdings &own = p.of(seat);
    own.dice[own.diceCount] = byte(p.die + 1);
    own.sides[own.diceCount] = p.side;
    ++own.diceCount;
    p.pop();
    p.push({Op::Act, 0, seat});
    return p;
}

/// What a drafted die is and costs, what could be done with it, and who has a bonus of that.
std::vector<Message> effectsOfDraft(const Position &before, const Position &drafted, Action draft)
{
    const Seat seat = draft.actor();
    std::vector<Message> effects{draftOf(before, drafted, seat)};
    if (verbOf(draft) == Verb::Draft && drafted.side != NoSide)
        effects.push_back(atMaat(drafted, seat));
    if (const auto uses = usesOf(drafted)) {
        effects.push_back(*uses);
        const auto bonuses = bonusesFor(drafted, seat, drafted.from);
        if (bonuses && isPossible(drafted, seat, drafted.from))
            effects.push_back(*bonuses);
    }
    return effects;
}

/// What the card does that is taken, kept or played; of a starting card its name says it.
std::optional<Message> effectOfCard(Action action)
{
    const Verb verb = verbOf(action);
    if (verb != Verb::Keep && verb != Verb::Take && verb != Verb::Play && verb != Verb::PlayValue)
        return std::nullopt;
    const int card = verb == Verb::PlayValue ? firstWord(action, kCardBits) : argumentOf(action);
    if (card >= kCards)
        return std::nullopt;
    const std::string kind(kDeckNames[deckOf(byte(card))]);
    return Message{"effect.card", {{"explain", "piece." + kind + "." + std::to_string(card % kOfDeck + 1)}}};
}

/// True for what is done to the die before its action.
bool preparesAction(Verb verb)
{
    return verb == Verb::Side || verb == Verb::Scribe || verb == Verb::School || verb == Verb::PlayValue
           || verb == Verb::Play;
}

/// The god, and the tile at Ra, that the die would use.
void addPlaces(const Position &p, std::vector<PreviewRow> &rows)
{
    const auto seat = static_cast<Seat>(p.top().seat);
    const Label label = Tekhenu::label(p, makeAction(seat, Verb::God, p.from));
    rows.push_back({seat, placeAt(kGodPlace, p.from), {label.entry("label.")}});
    const int space = (p.value - 1) / 2;
    if (p.from == Ra && p.tileOf(p.value) != 0)
        rows.push_back({seat, placeAt(kTilePlace, space), rows.front().text});
}

std::vector<NoteLine> linesOf(const std::vector<Message> &messages)
{
    std::vector<NoteLine> lines;
    for (const Message &message : messages)
        lines.push_back({message});
    return lines;
}

/// The tile as it would lie: the edges that match, and all points that follow at once.
Preview turned(const Position &p, Action action)
{
    const int field = p.top().field();
    const PlaceIndex place = placeAt(kFieldPlace, field);
    const int tile = p.tileOf(p.actionValue());
    Preview preview{place, Tekhenu::label(p, action).entry("label."), linesOf(Tekhenu::consequences(p, action))};
    Piece piece{.place = place, .kind = TileKind, .value = byte(tile), .turn = byte(argumentOf(action))};
    preview.rows.push_back({action.actor(), place, {{"preview.tile", {{"turn", argumentOf(action)}}}}, -1, piece});
    for (int direction = 0; direction < 4; ++direction) {
        if (colourBeside(p, field, direction) == edgeOf(tile, argumentOf(action), direction))
            preview.rows.push_back(
                {action.actor(), place, {{"preview.edge", {}}, "edge-" + std::to_string(direction + 1)}});
    }
    const Outlook outlook(p, action);
    const int points = isPaying(outlook.after()) ? outlook.paid().points() : outlook.points();
    preview.rows.push_back({action.actor(), place, {{"preview.points", {{"n", points}}}, "ring"}});
    return preview;
}

} // namespace

std::vector<Message> Tekhenu::consequences(const Position &p, Action action)
{
    if (action.actor() == kChance)
        return {};
    const Outlook outlook(p, action);
    const Position &after = outlook.after();
    const Verb verb = verbOf(action);
    if (verb == Verb::Draft || verb == Verb::Anubis)
        return effectsOfDraft(p, onScale(p, after, action), action);
    std::vector<Message> effects;
    if (verb == Verb::Turn)
        effects.push_back({"effect.edges",
                           {{"n", edgesAt(p, p.top().field(), p.tileOf(p.actionValue()), argumentOf(action), false)}}});
    const std::vector<Message> brought = outlook.effects();
    effects.insert(effects.end(), brought.begin(), brought.end());
    if (isPaying(after)) {
        const Cost cost = costOf(after, after.top());
        effects.push_back({"effect.cost", {{"cost", cost.total()}, {"good", priceOf(cost)}}});
        for (Message &effect : outlook.paid().effects())
            effects.push_back(std::move(effect));
    } else if (after.depth > 0 && after.top().op == Op::Turn) {
        effects.push_back({"effect.turns", {{"points", mostPoints(after)}}});
    }
    if (verb == Verb::God) {
        if (effects.empty())
            effects.push_back(useOf(p, action));
        if (const auto bonuses = bonusesFor(p, action.actor(), argumentOf(action)))
            effects.push_back(*bonuses);
    }
    if (verb == Verb::Statue && argumentOf(action) < kSegments)
        effects.push_back(bonusOfStatue(p, argumentOf(action)));
    if (verb == Verb::Side)
        effects.push_back(atMaat(after, action.actor()));
    if (verb == Verb::Faith) {
        const Position with = afterFaith(p, action);
        effects.push_back(orderWith(with));
        if (const int loss = maatLoss(with, action.actor(), balanceOf(with.of(action.actor()))); loss > 0)
            effects.push_back({"effect.maat-costs", {{"n", loss}}});
    }
    if (const auto effect = effectOfCard(action))
        effects.insert(effects.begin(), *effect);
    if (const auto uses = usesOf(after); uses && preparesAction(verb))
        effects.push_back(*uses);
    return effects;
}

std::optional<Preview> Tekhenu::preview(const Position &p, const std::optional<Action> &action)
{
    if (!action || action->actor() == kChance)
        return std::nullopt;
    if (verbOf(*action) == Verb::Turn)
        return turned(p, *action);
    const std::vector<MoveTarget> targets = moveTargets(p, *action);
    if (targets.empty())
        return std::nullopt;
    Preview preview{targets.front().to, label(p, *action).entry("label."), linesOf(consequences(p, *action))};
    Position after = p;
    answer(after, nullptr, *action);
    after = onScale(p, after, *action);
    if (p.top().op == Op::Draft && after.depth > 0 && after.top().op == Op::Act)
        addPlaces(after, preview.rows);
    if (verbOf(*action) == Verb::Draft || verbOf(*action) == Verb::Anubis)
        preview.uses = usesOfDie(p, after, *action);
    return preview;
}

} // namespace engine::tekhenu
