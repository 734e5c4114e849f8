// SPDX-License-Identifier: GPL-3.0-or-later
// The Maat phase, scorings and the end (T39 to T48).
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

bool owns(const Holdings &own, int number) { return (own.technologies & numberBit(number)) != 0; }

int built(const Holdings &own) { return 10 - own.buildings; }

/// Balance of the bot at the Maat that comes in or after that round (T53).
int botBalance(int round)
{
    constexpr std::array<int, 4> balances{3, 2, 1, 1};
    return balances[(std::max(round, 1) + 3) / 4 - 1];
}
constexpr int kBotAnkh = 5;

// T40 step 2
void weigh(const Run &run, int owner)
{
    Position &p = run.p;
    const Holdings &own = run.of(owner);
    const int balance = own.balance;
    run.report({.id = FactId::Balance, .owner = byte(owner), .n = own.balance, .seats = p.seats});
    score(run, owner, Topic::Maat, -maatLoss(p, owner, balance));
    if (owns(own, kEvenHand) && std::abs(balance) <= 2)
        gain(run, owner, Gold, 1);
    if (owns(own, kForgiveness) && balance >= 0)
        score(run, owner, Topic::Technology, 1);
}

// T40 step 3
void newOrder(const Run &run)
{
    run.p.order = orderByBalance(run.p);
    run.report({.id = FactId::Order, .seats = run.p.seats, .order = run.p.order});
}

/// T43 (2)
int templeScore(const Position &p, int owner)
{
    int n = 0;
    for (Site site = 0; site < kOsirisSites; ++site)
        n += p.sites[site] == owner ? 1 + pillarsIn(p, lineOf(site), owner) : 0;
    return n;
}

} // namespace

int maatLoss(const Position &p, int owner, int balance)
{
    const int loss = balance >= 0                 ? 0
                     : balance >= -kMaatLimits[0] ? kMaatLoss[0]
                     : balance >= -kMaatLimits[1] ? kMaatLoss[1]
                                                  : kMaatLoss[2];
    return owns(p.of(owner), kForgiveness) ? 0 : loss * (p.maat == 1 ? 2 : 1);
}

std::array<std::uint8_t, kOwners> orderByBalance(const Position &p)
{
    const auto distance = [&](int owner) {
        return p.isBot(owner) ? botBalance(p.round) : std::abs(balanceOf(p.of(owner)));
    };
    const auto ankh = [&](int owner) { return p.isBot(owner) ? kBotAnkh : static_cast<int>(p.of(owner).destiny); };
    std::array<std::uint8_t, kOwners> order = p.order;
    // GCC 12 warns of more than there are, unless it sees the bound.
    std::sort(order.begin(), order.begin() + std::min(p.ownerCount(), kOwners),
              [&](int a, int b) { return distance(a) != distance(b) ? distance(a) < distance(b) : ankh(a) > ankh(b); });
    return order;
}

void scoreOwner(const Run &run, int owner)
{
    Position &p = run.p;
    Holdings &own = run.of(owner);
    own.districts = 0;
    for (int district = 0; district < kResources; ++district)
        own.districts = byte(own.districts + (leaderOf(p, district) == owner ? 1 : 0));
    score(run, owner, Topic::Districts, 3 * own.districts);
    score(run, owner, Topic::Temple, templeScore(p, owner));
    score(run, owner, Topic::Statues, kStatuePoints[6U - own.statues]);
    score(run, owner, Topic::Happiness,
          kPointsOfMark
              * static_cast<int>(std::count_if(kHappinessMarks.begin(), kHappinessMarks.end(),
                                               [&own](int mark) { return own.happiness >= mark; })));
    if (p.isBot(owner))
        return botScores(run, owner);
    const auto reaches = [&own](int least) {
        return static_cast<int>(
            std::count_if(own.levels.begin(), own.levels.end(), [least](int level) { return level >= least; }));
    };
    score(run, owner, Topic::Levels, 2 * reaches(kMostLevel));
    score(run, owner, Topic::Row, kRowPoints[built(own)]);
    if (owns(own, kGuilds))
        score(run, owner, Topic::Technology, reaches(5));
    if (owns(own, kBakeries))
        score(run, owner, Topic::Technology, 1);
}

int runningBalance(const Holdings &own)
{
    int balance = -own.excess;
    for (std::size_t i = 0; i < own.diceCount; ++i) {
        const int pips = pipsOf(byte(own.dice[i] - 1));
        balance += own.sides[i] == Pure ? pips : own.sides[i] == Tainted ? -pips : 0;
    }
    return balance;
}

void putFaith(const Run &run, int owner, int faith)
{
    Holdings &own = run.of(owner);
    gain(run, owner, Faith, -std::abs(faith));
    own.balance = static_cast<std::int8_t>(std::clamp(runningBalance(own) + faith, -127, 127));
    own.isBalanced = 1;
}

int leaderOf(const Position &p, int district)
{
    std::array<int, kOwners> pieces{};
    std::array<int, kOwners> top{};
    top.fill(99);
    const auto see = [&](int site, int row) {
        const std::uint8_t owner = p.sites[site];
        if (owner == kNone)
            return;
        ++pieces[owner];
        top[owner] = std::min(top[owner], row);
    };
    see(district < 2 ? kStatuePB : kStatueLG, 0);
    for (int row = 1; row <= 6; ++row)
        see(osirisSite(district, row), row);
    std::size_t best = 0;
    for (std::size_t owner = 1; owner < kOwners; ++owner) {
        if (pieces[owner] > pieces[best] || (pieces[owner] == pieces[best] && top[owner] < top[best]))
            best = owner;
    }
    return pieces[best] > 0 ? static_cast<int>(best) : kNone;
}

int breadDue(const Position &p, int owner)
{
    const Holdings &own = p.of(owner);
    const int due = kRowBread[built(own)] - (owns(own, kBakeries) ? 2 : 0);
    return std::max(0, due);
}

void feed(const Run &run, int owner, int bread, int gold)
{
    const int unpaid = breadDue(run.p, owner) - bread - gold;
    gain(run, owner, Bread, -bread);
    gain(run, owner, Gold, -gold);
    score(run, owner, Topic::Bread, -3 * unpaid);
}

void maat(const Run &run)
{
    Position &p = run.p;
    const auto old = p.order;
    for (int i = 0; i < p.ownerCount(); ++i) {
        if (const int owner = old[i]; !p.isBot(owner))
            weigh(run, owner);
    }
    newOrder(run);
    p.push({p.round == kRounds ? Op::GameOver : Op::MaatOver});
    if (p.round % 8 != 0)
        return;
    for (int i = 0; i < p.ownerCount(); ++i)
        scoreOwner(run, p.order[i]);
    for (int i = p.ownerCount() - 1; i >= 0; --i) {
        if (const std::uint8_t owner = p.order[i]; !p.isBot(owner))
            p.push({Op::Feed, 0, owner});
    }
}

void maatOver(const Run &run)
{
    Position &p = run.p;
    for (int colour = 0; colour < kColours; ++colour) {
        int n = diceOf(colour, p.seats);
        for (const std::uint8_t die : p.wheel)
            n -= die != kNone && colourOf(die % kDieKinds) == colour ? 1 : 0;
        p.bag[colour] = byte(n);
    }
    for (Holdings &own : p.owners) {
        own.dice = {};
        own.sides = {};
        own.diceCount = own.excess = own.goods[Faith] = own.destiny = own.isBalanced = 0;
        own.balance = 0;
    }
    // Destiny cards in the new order, a new pyramid first (T42, T50), then the dice (T38).
    p.push({Op::SetUp, SetUpPyramid});
}

void gameOver(const Run &run)
{
    Position &p = run.p;
    for (int i = 0; i < p.ownerCount(); ++i) {
        const int owner = p.order[i];
        const Holdings &own = p.of(owner);
        if (p.isBot(owner)) {
            scoreRival(run, owner, RivalSource::Decrees, std::popcount(own.decrees) * (p.solo == 2 ? 8 : 4));
            scoreRival(run, owner, RivalSource::Scribes, own.goods[Scribes] / 2);
        } else {
            score(run, owner, Topic::Decree, bestDecrees(p, owner));
        }
    }
    score(run, p.order[0], Topic::Order, 3);
    if (p.ownerCount() > 2)
        score(run, p.order[1], Topic::Order, 2);
}

} // namespace engine::tekhenu
