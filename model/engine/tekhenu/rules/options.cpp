// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done: the answers of the step on top of the stack.
#include <algorithm>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

/// Collects the answers of one step.
class Options {
public:
    Options(const Position &position, Actions &actions)
        : p(position), step(p.top()), own(p.of(step.seat)), m_all(actions)
    {
    }

    void collect();

private:
    void add(Verb verb, std::uint64_t argument = 0) { m_all.push(makeAction(step.seat, verb, argument)); }
    void add(Verb verb, int argument) { add(verb, static_cast<std::uint64_t>(argument)); }
    void addChance(Verb verb, int argument)
    {
        m_all.push(makeAction(kChance, verb, static_cast<std::uint64_t>(argument)));
    }
    void chance();
    void firstCards();
    void draft();
    void act();
    void changes();
    void plays(bool isAct);
    void playsAtAct(int number, const BlessingRow &row);
    void statue();
    void turn();
    void sites();
    void cards();
    void gains();
    void faith();
    void meal();
    void deck();

    const Position &p;
    const Step &step;
    const Holdings &own;
    Actions &m_all;
};

void Options::draft()
{
    bool anyAllowed = false;
    bool anyForbidden = false;
    for (const std::uint8_t entry : p.wheel) {
        const bool forbidden = entry != kNone && purityAt(p, entry / kDieKinds, entry % kDieKinds) == NoSide;
        anyForbidden = anyForbidden || forbidden;
        anyAllowed = anyAllowed || (entry != kNone && !forbidden);
    }
    std::uint8_t last = kNone;
    for (const std::uint8_t entry : p.wheel) {
        if (entry == kNone || entry == last)
            continue;
        last = entry;
        const int segment = entry / kDieKinds;
        const int die = entry % kDieKinds;
        const bool forbidden = purityAt(p, segment, die) == NoSide;
        if (!forbidden || !anyAllowed || p.shadow != 0)
            add(Verb::Draft, words(segment, kSegmentBits, die));
        if (own.goods[Scribes] >= 2)
            add(Verb::Anubis, words(segment, kSegmentBits, die));
    }
    plays(false);
    if ((own.blessings & numberBit(kShadowPath)) != 0 && anyForbidden && p.shadow == 0)
        add(Verb::Play, blessing(kShadowPath));
}

/// Changes of the value, by scribes and by t17 (T19).
void Options::changes()
{
    const bool school = (own.technologies & ~p.used & numberBit(kSchool)) != 0;
    for (std::size_t i = 0; i < kChanges.size(); ++i) {
        const int value = p.value + kChanges[i];
        if (value < 1 || value > 6)
            continue;
        if (own.goods[Scribes] > 0)
            add(Verb::Scribe, static_cast<int>(i));
        if (school && (i == 1 || i == 2))
            add(Verb::School, static_cast<int>(i) - 1);
    }
}

void Options::playsAtAct(int number, const BlessingRow &row)
{
    const bool free = p.extra == 2 || p.side == Middle;
    switch (row.when) {
    case When::NewValue:
        for (int value = 1; p.extra != 2 && value <= 6; ++value) {
            if (value != p.value)
                add(Verb::PlayValue, words(blessing(number), kCardBits, value - 1));
        }
        break;
    case When::Flip:
        if (p.extra != 2 && p.side != Middle)
            add(Verb::Play, blessing(number));
        break;
    case When::Ready: {
        const bool fits = row.action == kProduction ? colourOf(p.die) != Grey : row.action == p.from;
        if (free || fits)
            add(Verb::Play, blessing(number));
        break;
    }
    default: break;
    }
}

/// Blessings of the open moments (T25), and at `Act` those that prepare it (T66).
void Options::plays(bool isAct)
{
    if (own.blessings == 0)
        return;
    for (int number = 1; number <= kOfDeck; ++number) {
        if ((own.blessings & numberBit(number)) == 0)
            continue;
        const BlessingRow &row = kBlessings[static_cast<std::size_t>(number - 1)];
        if (row.when == When::Any || row.when == When::AnyOrMaat)
            add(Verb::Play, blessing(number));
        else if (isAct)
            playsAtAct(number, row);
    }
}

void Options::act()
{
    const bool extra = p.extra == 2;
    const bool free = extra || p.side == Middle;
    if (!extra)
        changes();
    plays(true);
    for (int god = 0; god < kSegments; ++god) {
        if ((free || god == p.from) && isPossible(p, step.seat, god))
            add(Verb::God, god);
    }
    for (int resource = 0; resource < kResources; ++resource) {
        if (free || resourceOf(colourOf(p.die)) == resource)
            add(Verb::Produce, resource);
    }
    add(Verb::Idle);
}

void Options::statue()
{
    const std::uint8_t god = p.gods[static_cast<std::size_t>(p.actionValue() - 1)];
    if (hasSpace(p, god))
        add(Verb::Statue, god);
    for (std::size_t i = 0; i < kStatueSites.size(); ++i) {
        if (p.sites[kStatueSites[i]] == kNone)
            add(Verb::Statue, kSegments + i);
    }
}

/// Turns that look alike are offered once (T29).
void Options::turn()
{
    const int tile = p.tileOf(p.actionValue());
    for (int turn = 0; turn < 4; ++turn) {
        bool isNew = true;
        for (int lower = 0; lower < turn; ++lower) {
            bool same = true;
            for (int direction = 0; direction < 4; ++direction)
                same = same && edgeOf(tile, turn, direction) == edgeOf(tile, lower, direction);
            isNew = isNew && !same;
        }
        if (isNew)
            add(Verb::Turn, turn);
    }
}

void Options::sites()
{
    if (step.op == Op::Build) {
        for (Site site = 0; site < kOsirisSites; ++site) {
            if (isFreeSite(p, site) && canPay(p, step.seat, costOf(p, step.seat, Hathor, site)))
                add(Verb::Build, site);
        }
        return;
    }
    for (int site = kOsirisSites; site < kStatuePB; ++site) {
        if (p.sites[static_cast<std::size_t>(site)] == kNone && ((step.arg >> (rowOf(site) - 1)) & 1) != 0)
            add(Verb::Build, site);
    }
}

// T36
void Options::cards()
{
    const bool isAbility = step.op == Op::TakeBlessing;
    const int deck = isAbility ? static_cast<int>(Blessings) : static_cast<int>(kDecks);
    if ((!isAbility && p.cardsLeft == 0) || !mayTakeAny(p, step.seat, deck))
        return;
    for (int place = 0; place < 4 * kSections; ++place) {
        if (mayTake(p, step.seat, place) && (!isAbility || deckOfPlace(place) == Blessings))
            add(Verb::Take, p.display[static_cast<std::size_t>(place)]);
    }
    if (isAbility)
        return;
    if (p.cardsTaken == 0 && p.renewal != 2) {
        for (int section = 0; section < kSections; ++section) {
            if (p.isOpen(section) && canPay(p, step.seat, costOf(p, step.seat, kRenewal, section)))
                add(Verb::Renew, section);
        }
    } else if (p.cardsTaken > 0) {
        add(Verb::Done);
    }
    plays(false);
}

void Options::gains()
{
    for (int bit = 0; bit < 6; ++bit) {
        if (((step.arg >> bit) & 1) != 0 && (bit < 5 || own.population < kMostTrack))
            add(Verb::Gain, bit);
    }
}

void Options::faith()
{
    const int most = std::min<int>(own.goods[Faith], kMostFaith);
    for (int n = -most; n <= most; ++n)
        add(Verb::Faith, n + kMostFaith);
    for (int number = 1; number <= kOfDeck; ++number) {
        if ((own.blessings & numberBit(number)) != 0
            && kBlessings[static_cast<std::size_t>(number - 1)].when == When::AnyOrMaat)
            add(Verb::Play, blessing(number));
    }
}

// T45
void Options::meal()
{
    const int due = breadDue(p, step.seat);
    for (int bread = 0; bread <= std::min<int>(due, own.goods[Bread]); ++bread) {
        for (int gold = 0; gold <= std::min<int>(due - bread, own.goods[Gold]); ++gold)
            add(Verb::Feed, words(bread, 3, gold));
    }
}

/// The cards that may be drawn from a deck, as far as the viewer knows.
void Options::deck()
{
    int deck = step.arg;
    if (step.op == Op::DrawCard) {
        const auto *const first = p.display.begin() + step.arg * 4;
        const auto *const place = std::find_if(first, first + 4, [&](const std::uint8_t &card) {
            return card == kNone && deckSize(p, deckOfPlace(static_cast<int>(&card - p.display.data()))) > 0;
        });
        if (place == first + 4)
            return;
        deck = deckOfPlace(static_cast<int>(place - p.display.begin()));
    }
    for (int number = 1; number <= kOfDeck; ++number) {
        if ((p.decks[static_cast<std::size_t>(deck)] & numberBit(number)) == 0)
            continue;
        const Card card = cardOf(deck, number);
        if (step.op == Op::DrawCard)
            addChance(Verb::ChanceCard, card);
        else
            addChance(Verb::ChanceOffer, static_cast<int>(words(step.seat, kSeatBits, card)));
    }
}

void Options::chance()
{
    switch (step.op) {
    case Op::DrawWheel:
        for (int segment = 0; segment < kSegments; ++segment)
            addChance(Verb::ChanceWheel, segment);
        break;
    case Op::DrawGod:
        for (int god = 0; god < kSegments; ++god) {
            if (std::find(p.gods.begin(), p.gods.end(), god) == p.gods.end())
                addChance(Verb::ChanceGod, god);
        }
        break;
    case Op::DrawDie:
        for (int die = 0; die < kDieKinds; ++die) {
            if (p.bag[static_cast<std::size_t>(colourOf(byte(die)))] > 0)
                addChance(Verb::ChanceDie, static_cast<int>(words(step.arg, kSegmentBits, die)));
        }
        break;
    case Op::DrawTile:
        for (int tile = 1; tile <= kTiles; ++tile) {
            if ((p.tileDeck & numberBit(tile)) != 0)
                addChance(Verb::ChanceTile, tile - 1);
        }
        break;
    case Op::DrawStart:
        for (int number = 0; number < kStarts; ++number) {
            if (((p.startOffer >> number) & 1) == 0)
                addChance(Verb::ChanceStart, kCards + number);
        }
        break;
    case Op::Offer:
    case Op::DrawCard: deck(); break;
    case Op::DrawPath:
        for (int path = 0; path < kPaths; ++path) {
            if (std::find(p.pyramid.begin(), p.pyramid.end(), path) == p.pyramid.end())
                addChance(Verb::ChancePath, path);
        }
        break;
    case Op::Coin:
        addChance(Verb::ChanceCoin, CoinRight);
        addChance(Verb::ChanceCoin, CoinUp);
        break;
    case Op::BlockCoin:
        addChance(Verb::ChanceCoin, CoinGold);
        addChance(Verb::ChanceCoin, CoinScribe);
        break;
    default: botCandidates(p, step, m_all); break;
    }
}

/// The cards that players take before the first round.
void Options::firstCards()
{
    if (step.op == Op::TakeStart) {
        for (int number = 0; number < kStarts; ++number) {
            if (((p.startOffer >> number) & 1) != 0)
                add(Verb::Take, kCards + number);
        }
    } else if (step.op == Op::Keep) {
        for (const std::uint8_t card : p.offer) {
            if (card != 0 && card != kNone)
                add(Verb::Keep, card - 1);
        }
    } else {
        for (int card = 1; card <= kDestinies; ++card) {
            if (std::none_of(p.owners.begin(), p.owners.end(),
                             [card](const Holdings &each) { return each.destiny == card; }))
                add(Verb::Destiny, card - 1);
        }
    }
}

void Options::collect()
{
    switch (step.op) {
    case Op::TakeStart:
    case Op::Keep:
    case Op::Destiny: firstCards(); break;
    case Op::Draft: draft(); break;
    case Op::ChooseSide:
        add(Verb::Side, 0);
        add(Verb::Side, 1);
        break;
    case Op::Act: act(); break;
    case Op::Statue: statue(); break;
    case Op::Field:
        for (int field = 0; field < kFields; ++field) {
            if (p.tiles[static_cast<std::size_t>(field)] == 0)
                add(Verb::Tile, field);
        }
        break;
    case Op::Turn: turn(); break;
    case Op::Build:
    case Op::BuildOsiris: sites(); break;
    case Op::Pay: payments(p, step, m_all); break;
    case Op::Cards:
    case Op::TakeBlessing: cards(); break;
    case Op::Gain: gains(); break;
    case Op::Marker:
        for (int resource = 0; (step.more & 3) > 0 && resource < kResources; ++resource) {
            if (own.levels[static_cast<std::size_t>(resource)] < kMostLevel && ((step.arg >> resource) & 1) == 0)
                add(Verb::Marker, resource);
        }
        break;
    case Op::Extra:
        for (int value = 1; p.extra != 0 && value <= 6; ++value)
            add(Verb::Value, value - 1);
        if (p.extra != 0)
            add(Verb::Pass);
        break;
    case Op::LastMoment:
        plays(false);
        add(Verb::End);
        break;
    case Op::Faith: faith(); break;
    case Op::Feed: meal(); break;
    default:
        if (isChance(step.op))
            chance();
        break;
    }
}

} // namespace

void options(const Position &position, Actions &actions)
{
    if (position.depth > 0)
        Options(position, actions).collect();
}

} // namespace engine::tekhenu
