// SPDX-License-Identifier: GPL-3.0-or-later
// The beginning, who acts, chance, and the result.
#include <algorithm>
#include <numeric>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

// T13, T49
Position Tekhenu::start(const Setup &setup)
{
    Position p;
    p.seats = byte(setup.seats);
    p.tileDeck = kAllTiles;
    p.decks.fill(kWholeDeck);
    for (const auto &[id, choice] : setup.options) {
        const auto &all = options();
        const auto option =
            std::find_if(all.begin(), all.end(), [&id = id](const Option &each) { return each.id == id; });
        const auto at = std::find(option->choices.begin(), option->choices.end(), choice) - option->choices.begin();
        (id == "solo" ? p.solo : id == "maat" ? p.maat : p.templeStatue) = byte(static_cast<int>(at));
    }
    for (int owner = 0; owner < p.ownerCount(); ++owner) {
        Holdings &own = p.of(owner);
        const bool isBot = p.isBot(owner);
        own.population = isBot ? 7 : 5;
        own.happiness = isBot ? 4 : 2;
        if (isBot)
            continue;
        own.levels.fill(2);
        own.goods[Gold] = own.goods[Scribes] = 1;
    }
    for (int colour = 0; colour < kColours; ++colour)
        p.bag[colour] = byte(diceOf(colour, p.seats));
    p.push({Op::SetUp, SetUpWheel});
    settle({p, nullptr});
    return p;
}

Setup Tekhenu::setup(const Position &position)
{
    const auto choice = [](std::size_t option, std::uint8_t n) {
        return std::pair(options()[option].id, options()[option].choices[n]);
    };
    return {position.seats, {choice(0, position.solo), choice(1, position.templeStatue), choice(2, position.maat)}};
}

SeatSet Tekhenu::toAct(const Position &position)
{
    if (position.depth == 0)
        return 0;
    // Between the facts of an action the bot's steps, too, may be on top.
    const bool isOfSeat = !isChance(position.top().op) && !position.isBot(position.top().seat);
    return seatBit(isOfSeat ? position.top().seat : kChance);
}

void Tekhenu::legal(const Position &position, Actions &actions)
{
    const bool isAsked = position.depth > 0 && isChoice(position.top().op)
                         && (position.viewer == kNobody || position.viewer == position.top().seat);
    if (isAsked)
        tekhenu::options(position, actions);
}

void Tekhenu::outcomes(const Position &position, Actions &actions)
{
    const Step &step = position.top();
    // Nobody else sees which Decrees are dealt (T55).
    const bool isHidden =
        position.viewer != kNobody && step.op == Op::Offer && step.deck() == Decrees && step.seat != position.viewer;
    if (!isHidden && isChance(step.op))
        tekhenu::options(position, actions);
}

Fraction Tekhenu::probability(const Position &position, Action action)
{
    if (position.top().op != Op::DrawDie) {
        Actions all;
        outcomes(position, all);
        return {1, all.size()};
    }
    const auto colour = static_cast<std::size_t>(colourOf(byte(secondWord(action, kSegmentBits))));
    const int dice = std::accumulate(position.bag.begin(), position.bag.end(), 0);
    return Fraction::reduced(position.bag[colour], static_cast<std::uint64_t>(dice) * 6);
}

Action Tekhenu::sample(const Position &position, Random &random)
{
    const Step &step = position.top();
    if (step.op != Op::DrawDie) {
        Actions all;
        tekhenu::options(position, all);
        return all[random.below(static_cast<std::uint32_t>(all.size()))];
    }
    const int dice = std::accumulate(position.bag.begin(), position.bag.end(), 0);
    int n = static_cast<int>(random.below(static_cast<std::uint32_t>(dice)));
    int colour = 0;
    while (n >= position.bag[colour])
        n -= position.bag[colour++];
    const Die die = dieOf(colour, static_cast<int>(random.below(6)) + 1);
    return makeAction(kChance, Verb::ChanceDie, words(step.segment(), kSegmentBits, die));
}

std::vector<int> Tekhenu::scores(const Position &position)
{
    std::vector<int> points;
    for (int owner = 0; owner < position.ownerCount(); ++owner)
        points.push_back(position.of(owner).points);
    return points;
}

// T48
std::optional<Result> Tekhenu::result(const Position &position)
{
    if (position.depth > 0)
        return std::nullopt;
    const auto first = position.order.begin();
    const auto end = first + position.ownerCount();
    const auto tuple = [&](int owner) {
        return std::pair(position.of(owner).points, position.of(owner).goods[Scribes]);
    };
    const int winner = *std::max_element(first, end, [&](int a, int b) { return tuple(a) < tuple(b); });
    const auto same = [&](bool scribes) {
        return std::count_if(first, end, [&](int owner) {
            return scribes ? tuple(owner) == tuple(winner) : tuple(owner).first == tuple(winner).first;
        });
    };
    const char *const reason = same(false) == 1 ? "score" : same(true) == 1 ? "scribes" : "order";
    return Result{{static_cast<Seat>(winner)}, reason, scores(position)};
}

namespace {

/// The seat to which cards are being offered, or kNobody.
Seat offeredTo(const Position &p)
{
    for (std::size_t i = p.depth; i-- > 0;) {
        if (p.steps[i].op == Op::Keep)
            return p.steps[i].seat;
    }
    return kNobody;
}

/// Hides a card among the others of its deck.
void hide(Position &p, std::uint8_t &card)
{
    if (card == 0 || card == kNone || deckOf(byte(card - 1)) != Decrees)
        return;
    p.decks[Decrees] |= cardBit(byte(card - 1));
    card = kNone;
}

} // namespace

// T55, T56
Position Tekhenu::observe(const Position &position, Seat seat)
{
    Position view = position;
    view.viewer = seat;
    for (std::size_t owner = 0; owner < kOwners; ++owner) {
        if (owner != seat)
            hide(view, view.owners[owner].secret);
    }
    if (offeredTo(view) != seat) {
        for (std::uint8_t &card : view.offer)
            hide(view, card);
    }
    std::sort(view.offer.begin(), view.offer.begin() + (view.offer[1] != 0 ? 2 : 1));
    return view;
}

Position Tekhenu::determinize(const Position &view, Random &random)
{
    Position p = view;
    p.viewer = kNobody;
    const auto drawn = [&](std::uint8_t &card) {
        if (card != kNone)
            return;
        int n = static_cast<int>(random.below(static_cast<std::uint32_t>(std::popcount(p.decks[Decrees]))));
        std::uint32_t rest = p.decks[Decrees];
        while (n-- > 0)
            rest &= rest - 1;
        const Card found = cardOf(Decrees, std::countr_zero(rest) + 1);
        p.decks[Decrees] &= ~cardBit(found);
        card = byte(found + 1);
    };
    for (Holdings &own : p.owners)
        drawn(own.secret);
    for (std::uint8_t &card : p.offer)
        drawn(card);
    if (p.offer[1] != 0)
        std::sort(p.offer.begin(), p.offer.end());
    return p;
}

bool Tekhenu::seesAll(const Position &position, Seat seat)
{
    const Position view = observe(position, seat);
    return std::none_of(view.owners.begin(), view.owners.end(), [](const Holdings &own) { return own.secret == kNone; })
           && view.offer[0] != kNone && view.offer[1] != kNone;
}

// Decrees dealt in the set-up are chosen in secret, and dealt unseen by the others.
bool Tekhenu::choosesInSecret(const Position &position, Seat seat)
{
    if (position.depth == 0)
        return false;
    const Step &step = position.top();
    if (step.op == Op::Offer)
        return seat == kChance && step.deck() == Decrees;
    const bool hidesDecree = position.offer[0] == kNone || deckOf(byte(position.offer[0] - 1)) == Decrees;
    return step.op == Op::Keep && step.seat == seat && hidesDecree;
}

bool Tekhenu::reveals(const Position &, Action action) { return action.actor() == kChance; }

} // namespace engine::tekhenu
