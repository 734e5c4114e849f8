// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up, draws, turns and rounds (T6, T12 to T16, T26, T38).
#include <algorithm>
#include <bit>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

void addToWheel(Position &p, int segment, Die die)
{
    p.wheel.back() = byte(segment * kDieKinds + die); // one place at least is empty, and the empty ones are last
    std::sort(p.wheel.begin(), p.wheel.end());
}

void takeFromWheel(Position &p, int segment, Die die)
{
    auto *const at = std::find(p.wheel.begin(), p.wheel.end(), byte(segment * kDieKinds + die));
    std::copy(at + 1, p.wheel.end(), at);
    p.wheel.back() = kNone;
}

namespace {

/// Dice that come into a shaded segment (T6).
int diceDrawn(const Position &p) { return p.ownerCount(); }

void rotate(const Run &run)
{
    run.p.sunny = byte((run.p.sunny + 1) % kSegments);
    run.report({.id = FactId::Rotation, .what = run.p.sunny, .seats = run.p.seats});
}

// T6
void pushDice(Position &p)
{
    const auto n = byte(diceDrawn(p));
    p.push({{Op::DrawDie, byte((p.sunny + 2) % kSegments), 0, n},
            {Op::DrawDie, byte((p.sunny + 5) % kSegments), 0, n},
            {Op::NextTurn}});
}

// T38
void roundOver(const Run &run)
{
    Position &p = run.p;
    p.turnIndex = 0;
    if (p.round % 2 != 0)
        return p.push({Op::NextTurn});
    rotate(run);
    if (p.round % 4 != 0)
        return pushDice(p);
    p.push({Op::Maat});
    for (int i = p.ownerCount() - 1; i >= 0; --i) {
        const std::uint8_t owner = p.order[i];
        if (p.isBot(owner))
            continue;
        p.push({Op::Faith, 0, owner});
        if ((p.of(owner).technologies & numberBit(kPriests)) != 0)
            p.push({Op::Give, Faith, owner, 2});
    }
}

void endTurn(Position &p)
{
    p.active = p.die = p.from = kNone;
    p.value = p.side = p.extra = p.extraValue = p.shadow = 0;
    p.ready = p.used = 0;
}

} // namespace

void nextTurn(const Run &run)
{
    Position &p = run.p;
    if (p.turnIndex == p.ownerCount())
        return roundOver(run);
    if (p.turnIndex == 0)
        ++p.round;
    p.active = p.order[p.turnIndex];
    p.push({{p.isBot(p.active) ? Op::BotActs : Op::Draft, 0, p.active},
            {Op::Refill, 0, p.active},
            {Op::TurnOver, 0, p.active}});
}

// T26
void refill(const Run &run)
{
    for (int section = kSections - 1; section >= 0; --section) {
        if (run.p.isOpen(section))
            run.p.push({Op::DrawCard, byte(section)});
    }
}

void turnOver(const Run &run)
{
    Position &p = run.p;
    const int owner = p.active;
    endTurn(p);
    ++p.turnIndex;
    p.push({Op::NextTurn});
    if (p.isBot(owner) && p.round % 4 != 0) // T50
        p.push({Op::Coin});
}

namespace {

std::uint8_t &offered(Position &p) { return p.offer[0] == 0 ? p.offer[0] : p.offer[1]; }

void offer(Position &p, int deck, Card card)
{
    p.decks[deck] &= ~cardBit(card);
    offered(p) = byte(card + 1);
    if (p.offer[1] != 0)
        std::sort(p.offer.begin(), p.offer.end());
}

void drawTile(Position &p, int space, int tile)
{
    p.tileDeck &= ~numberBit(tile);
    if (space != kMiddleField) {
        p.spaces[space] = byte(tile);
        return;
    }
    constexpr std::size_t middle = 12; // r3c3 (T49)
    p.tiles[middle] = byte(tile);
    p.tileOwners[middle] = 1;
    --p.of(1).pillars;
}

/// The coin moves the bot over its pyramid (T50).
void move(Position &p, int coin) { p.at = coin == CoinRight ? byte(p.at + 1) : kAbove[p.at]; }

/// Takes one off the number of draws of the step on top.
void count(Position &p)
{
    if (p.steps[p.depth - 1U].countDown() == 0)
        p.pop();
}

} // namespace

void drawn(const Run &run, const Step &step, Action action)
{
    Position &p = run.p;
    const int n = argumentOf(action);
    switch (step.op) {
    case Op::DrawWheel:
        p.pop();
        p.sunny = byte(n);
        break;
    case Op::DrawGod:
        *std::find(p.gods.begin(), p.gods.end(), kNone) = byte(n);
        count(p);
        break;
    case Op::DrawDie: {
        const auto die = byte(secondWord(action, kSegmentBits));
        --p.bag[colourOf(die)];
        addToWheel(p, step.segment(), die);
        count(p);
        break;
    }
    case Op::DrawTile:
        p.pop();
        drawTile(p, step.space(), n + 1);
        break;
    case Op::DrawStart:
        p.startOffer = static_cast<std::uint16_t>(p.startOffer | (1U << static_cast<unsigned>(n - kCards)));
        count(p);
        break;
    case Op::Offer:
        p.pop();
        offer(p, step.deck(), byte(secondWord(action, kSeatBits)));
        break;
    case Op::DrawCard: {
        const int place = nextPlace(p, step.section());
        p.decks[deckOf(byte(n))] &= ~cardBit(byte(n));
        p.display[place] = byte(n);
        break;
    }
    case Op::DrawPath:
        *std::find(p.pyramid.begin(), p.pyramid.end(), kNone) = byte(n);
        count(p);
        break;
    case Op::Coin:
        p.pop();
        move(p, n);
        break;
    case Op::BlockCoin:
        p.pop();
        p.of(1).destiny = byte(n == CoinGold ? 1 : 2);
        break;
    default:
        p.pop();
        botPicked(run, step, n);
        break;
    }
}

namespace {

// T14
void pushDraft(Position &p)
{
    p.push({Op::SetUp, SetUpOrder});
    for (std::uint8_t seat = 0; seat < p.seats; ++seat)
        p.push({Op::TakeStart, 0, seat});
    for (int seat = p.seats - 1; seat >= 0; --seat)
        p.push({Op::TakeStart, 0, byte(seat)});
}

int sumOf(const Holdings &own)
{
    int sum = 0;
    for (int number = 1; number <= kStarts; ++number)
        sum += (own.starts & numberBit(number)) != 0 ? number : 0;
    return sum;
}

// T15, T49
void firstOrder(const Run &run)
{
    Position &p = run.p;
    p.startOffer = 0;
    for (int i = 0; i < p.ownerCount(); ++i)
        p.order[i] = byte(p.ownerCount() - 1 - i); // of a solo game: the bot is first
    if (p.seats > 1) {
        std::sort(p.order.begin(), p.order.begin() + p.seats, [&p](int a, int b) {
            return std::pair(sumOf(p.of(a)), a) > std::pair(sumOf(p.of(b)), b); // who drafted the second card earlier
        });
    }
    run.report({.id = FactId::Order, .seats = p.seats, .order = p.order});
    p.push({Op::SetUp, SetUpGoods});
}

/// The goods of the n-th card, counted along the turn order.
void startGoods(const Run &run, int n)
{
    Position &p = run.p;
    const int place = n / 2;
    if (place == p.ownerCount())
        return p.push({Op::SetUp, p.seats == 1 ? SetUpBot : SetUpDestinies});
    p.push({Op::SetUp, SetUpGoods, 0, byte(n + 1)});
    const std::uint8_t owner = p.order[place];
    std::uint32_t cards = p.of(owner).starts;
    if (n % 2 == 1)
        cards &= cards - 1; // the higher one
    if (cards != 0)
        follow(run, owner, kStartCards[std::countr_zero(cards)]);
}

// T49
void botPieces(Position &p)
{
    Holdings &bot = p.of(1);
    const auto statue = [&](int position) {
        p.statues[p.gods[position - 1]][0] = 1;
        --bot.statues;
    };
    p.push({Op::SetUp, SetUpPyramid});
    statue(1);
    if (p.solo == 1)
        return;
    if (p.solo == 2)
        statue(4);
    for (const int district : {1, 3}) {
        p.sites[osirisSite(district, 5)] = 1;
        --bot.buildings;
    }
    p.push({Op::DrawTile, kMiddleField});
}

// T50
void layPyramid(Position &p)
{
    p.pyramid.fill(kNone);
    p.at = 0;
    p.push({{Op::DrawPath, 0, 0, kPaths}, {Op::SetUp, SetUpDestinies}});
}

// T16, T42, T53
void pushDestinies(Position &p)
{
    p.push({Op::SetUp, SetUpDecrees});
    for (int i = p.ownerCount() - 1; i >= 0; --i) {
        const std::uint8_t owner = p.order[i];
        if (!p.isBot(owner))
            p.push({Op::Destiny, 0, owner});
        else if (i == 0)
            p.push({Op::BlockCoin});
    }
}

// T16
void pushDecrees(Position &p)
{
    if (p.round > 0)
        return pushDice(p);
    p.push({Op::NextTurn});
    for (int i = p.ownerCount() - 1; i >= 0; --i) {
        if (const std::uint8_t owner = p.order[i]; !p.isBot(owner))
            p.push({Op::DrawTwo, Decrees, owner});
    }
}

} // namespace

void setUp(const Run &run, const Step &step)
{
    Position &p = run.p;
    switch (step.part()) {
    case SetUpWheel: return p.push({{Op::DrawWheel}, {Op::DrawGod, 0, 0, kSegments}, {Op::SetUp, SetUpDice}});
    case SetUpDice:
        p.push({Op::SetUp, SetUpDisplay});
        for (int segment = kSegments - 1; segment >= 0; --segment)
            p.push({Op::DrawDie, byte(segment), 0, 3});
        return;
    case SetUpDisplay:
        return p.push({{Op::DrawTile, 0},
                       {Op::DrawTile, 1},
                       {Op::DrawTile, 2},
                       {Op::DrawCard, 0},
                       {Op::DrawCard, 1},
                       {Op::SetUp, SetUpStarts}});
    case SetUpStarts: return p.push({{Op::DrawStart, 0, 0, byte(2 * p.seats + 1)}, {Op::SetUp, SetUpDraft}});
    case SetUpDraft: return pushDraft(p);
    case SetUpOrder: return firstOrder(run);
    case SetUpGoods: return startGoods(run, step.number());
    case SetUpPyramid:
        if (p.seats == 1)
            return layPyramid(p);
        return pushDestinies(p);
    case SetUpBot: return botPieces(p);
    case SetUpDestinies: return pushDestinies(p);
    default: return pushDecrees(p);
    }
}

} // namespace engine::tekhenu
