// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done: the answers of the step on top of the stack.
#include <algorithm>
#include <bit>

#include "model/engine/tekhenu/rules/legality.h"

namespace engine::tekhenu {

namespace {

/// Collects the answers of one step, in an order that must stay: what chance and searches draw depends on it.
class Options : Legality {
public:
    Options(const Position &position, Actions &actions) : Legality(position), m_all(actions) {}

    void collect();

private:
    void add(Verb verb, std::uint64_t argument = 0) { m_all.push(makeAction(step.seat, verb, argument)); }
    void add(Verb verb, int argument) { add(verb, static_cast<std::uint64_t>(argument)); }
    /// Adds an action unless it is refused.
    template <class Argument>
    void addUnless(const Refusal &refusal, Verb verb, Argument argument)
    {
        if (!refusal)
            add(verb, argument);
    }
    /// The same for the words from `first` on, before `end`.
    template <class Predicate>
    void addEach(Verb verb, Predicate predicate, int end, int first = 0)
    {
        for (int word = first; word < end; ++word)
            addUnless((this->*predicate)(word), verb, word);
    }
    void addChance(Verb verb, int argument)
    {
        m_all.push(makeAction(kChance, verb, static_cast<std::uint64_t>(argument)));
    }
    void chance();
    void draft();
    void act();
    void plays();
    void cards();
    void meal();
    void payments();
    void deck();

    Actions &m_all;
};

void Options::draft()
{
    const bool any = mayDraftAny();
    const bool isAnubis = !anubis();
    std::uint8_t last = kNone;
    for (const std::uint8_t entry : p.wheel) {
        if (entry == kNone || entry == last)
            continue;
        last = entry;
        const std::uint64_t die = words(entry / kDieKinds, kSegmentBits, entry % kDieKinds);
        if (mayDraft(entry, any))
            add(Verb::Draft, die);
        if (isAnubis)
            add(Verb::Anubis, die);
    }
    plays();
    addUnless(play(blessing(kShadowPath), 0), Verb::Play, blessing(kShadowPath));
}

void Options::plays()
{
    for (std::uint32_t left = own.blessings; left != 0; left &= left - 1) {
        const Card card = blessing(std::countr_zero(left) + 1);
        const When when = kBlessings[card].when;
        for (int value = 1; when == When::NewValue && value <= 6; ++value)
            addUnless(play(card, value), Verb::PlayValue, words(card, kCardBits, value - 1));
        if (when != When::NewValue && when != When::Shadow)
            addUnless(play(card, 0), Verb::Play, card);
    }
}

void Options::act()
{
    for (int i = 0; i < static_cast<int>(kChanges.size()); ++i) {
        addUnless(change(Verb::Scribe, i), Verb::Scribe, i);
        if (i == 1 || i == 2)
            addUnless(change(Verb::School, i), Verb::School, i - 1);
    }
    plays();
    addEach(Verb::God, &Options::god, kSegments);
    addEach(Verb::Produce, &Options::produce, kResources);
    add(Verb::Idle);
}

// T36
void Options::cards()
{
    const bool isAbility = step.op == Op::TakeBlessing;
    const int deck = isAbility ? static_cast<int>(Blessings) : static_cast<int>(kDecks);
    if ((!isAbility && p.cardsLeft == 0) || !mayTakeAny(p, step.seat, deck))
        return;
    for (int place = 0; place < 4 * kSections; ++place)
        addUnless(displayPlace(place), Verb::Take, p.display[place]);
    if (isAbility)
        return;
    addEach(Verb::Renew, &Options::renew, kSections);
    addUnless(done(), Verb::Done, 0);
    plays();
}

// T45
void Options::meal()
{
    for (int bread = 0; bread <= own.goods[Bread] && bread < 8; ++bread) {
        for (int gold = 0; gold <= own.goods[Gold] && gold < 8; ++gold)
            addUnless(Legality::meal(bread, gold), Verb::Feed, words(bread, 3, gold));
    }
}

// T21
void Options::payments()
{
    const Cost cost = costOf(p, step);
    // A cost has one or two sorts of units: the loops over the others run once.
    std::array<int, kResources> n{};
    for (n[0] = 0; n[0] <= cost.units[0]; ++n[0])
        for (n[1] = 0; n[1] <= cost.units[1]; ++n[1])
            for (n[2] = 0; n[2] <= cost.units[2]; ++n[2])
                for (n[3] = 0; n[3] <= cost.units[3]; ++n[3]) {
                    const int gold = cost.total() - n[0] - n[1] - n[2] - n[3];
                    if (gold < 0)
                        continue;
                    const auto units = paid({byte(n[0]), byte(n[1]), byte(n[2]), byte(n[3]), byte(gold)});
                    addUnless(payment(cost, makeAction(step.seat, Verb::Pay, units)), Verb::Pay, units);
                }
}

/// The cards that may be drawn from a deck, as far as the viewer knows.
void Options::deck()
{
    int deck = step.deck();
    if (step.op == Op::DrawCard) {
        const auto *const first = p.display.begin() + step.section() * 4;
        const auto *const place = std::find_if(first, first + 4, [&](const std::uint8_t &card) {
            return card == kNone && deckSize(p, deckOfPlace(static_cast<int>(&card - p.display.data()))) > 0;
        });
        if (place == first + 4)
            return;
        deck = deckOfPlace(static_cast<int>(place - p.display.begin()));
    }
    for (int number = 1; number <= kOfDeck; ++number) {
        if ((p.decks[deck] & numberBit(number)) == 0)
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
            if (p.bag[colourOf(byte(die))] > 0)
                addChance(Verb::ChanceDie, static_cast<int>(words(step.segment(), kSegmentBits, die)));
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

void Options::collect()
{
    switch (step.op) {
    case Op::TakeStart:
        for (int number = 0; number < kStarts; ++number)
            addUnless(card(byte(kCards + number)), Verb::Take, kCards + number);
        break;
    case Op::Keep:
        for (const std::uint8_t card : p.offer) {
            if (card != 0 && card != kNone)
                add(Verb::Keep, card - 1);
        }
        break;
    case Op::Destiny: addEach(Verb::Destiny, &Options::destiny, kDestinies); break;
    case Op::Draft: draft(); break;
    case Op::ChooseSide:
        add(Verb::Side, 0);
        add(Verb::Side, 1);
        break;
    case Op::Act: act(); break;
    case Op::Statue: addEach(Verb::Statue, &Options::statue, kStatuePlaces); break;
    case Op::Field: addEach(Verb::Tile, &Options::tile, kFields); break;
    case Op::Turn: addEach(Verb::Turn, &Options::turn, 4); break;
    case Op::Build: addEach(Verb::Build, &Options::build, kOsirisSites); break;
    case Op::BuildOsiris: addEach(Verb::Build, &Options::build, kStatuePB, kOsirisSites); break;
    case Op::Pay: payments(); break;
    case Op::Cards:
    case Op::TakeBlessing: cards(); break;
    case Op::Gain: addEach(Verb::Gain, &Options::gains, 6); break;
    case Op::Marker: addEach(Verb::Marker, &Options::marker, kResources); break;
    case Op::Extra:
        for (int value = 0; value < 6; ++value)
            addUnless(extra(), Verb::Value, value);
        addUnless(extra(), Verb::Pass, 0);
        break;
    case Op::LastMoment:
        plays();
        add(Verb::End);
        break;
    case Op::Faith: {
        const int most = std::min<int>(own.goods[Faith], kMostFaith);
        for (int n = -most; n <= most; ++n)
            add(Verb::Faith, n + kMostFaith);
        plays();
        break;
    }
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
