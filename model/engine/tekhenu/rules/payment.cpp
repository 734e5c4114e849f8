// SPDX-License-Identifier: GPL-3.0-or-later
// Costs and payments (T21).
#include <algorithm>
#include <bit>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

/// Units that a Technology takes off the cost of the god's action.
int lowering(const Position &p, int owner, int god)
{
    const int number = kCheaper[god];
    return (p.of(owner).technologies & ~p.used & numberBit(number)) != 0 ? 1 : 0;
}

} // namespace

Cost costOf(const Position &p, int owner, int purpose, int place)
{
    Cost cost;
    if (purpose == kRenewal) {
        cost.units[Papyrus] = p.renewal == 1 ? 0 : 1;
        return cost;
    }
    switch (purpose) {
    case Horus: {
        const int built = 6 - p.of(owner).statues;
        cost.units[Granite] = byte(kStatueCost[std::min(built, 5)]);
        break;
    }
    case Ra: {
        const int tile = p.tileOf(p.actionValue());
        if (tile == 0)
            break;
        for (const char letter : tileRow(tile).cost)
            ++cost.units[letter == 'l' ? Limestone : Granite];
        break;
    }
    case Hathor: cost.units[Bread] = byte(kBreadOfLine[place % 5]); break;
    case Bastet: cost.units[Papyrus] = 2; break;
    default: cost.units[Papyrus] = byte(kThothPapyrus[p.actionValue() - 1]); break;
    }
    cost.lowered = lowering(p, owner, purpose);
    for (std::uint32_t left = p.ready; left != 0; left &= left - 1) {
        const BlessingRow &row = kBlessings[std::countr_zero(left)];
        cost.lowered += row.action == purpose ? row.cheaper : 0;
    }
    return cost;
}

Cost costOf(const Position &p, const Step &pay) { return costOf(p, pay.seat, pay.purpose(), pay.place()); }

bool canPay(const Position &p, int owner, const Cost &cost)
{
    const Holdings &own = p.of(owner);
    int able = own.goods[Gold];
    for (std::size_t i = 0; i < kResources; ++i)
        able += std::min(own.goods[i], cost.units[i]);
    return able >= cost.total();
}

namespace {

/// What has lowered the cost is used up, and the Blessings bring what comes straight after the payment (T66). Returns
/// the Blessings that were ready.
std::uint32_t useUp(const Run &run, int owner, int god)
{
    const bool archive = use(run, owner, kCheaper[god]) && god == Thoth;
    if (archive)
        run.p.renewal = 1;
    std::uint32_t were = 0;
    for (int number = 1; number <= kOfDeck; ++number) {
        const BlessingRow &row = kBlessings[number - 1];
        if (row.action != god || (run.p.ready & numberBit(number)) == 0)
            continue;
        run.p.ready &= ~numberBit(number);
        were |= numberBit(number);
    }
    return were;
}

void scoreReady(const Run &run, int owner, std::uint32_t were)
{
    for (int number = 1; number <= kOfDeck; ++number) {
        if ((were & numberBit(number)) != 0 && kBlessings[number - 1].scores)
            score(run, owner, Topic::Blessing, 1);
    }
}

} // namespace

void pay(const Run &run, const Step &step, Action action)
{
    const int owner = step.seat;
    for (unsigned i = 0; i < kPayLetters.size(); ++i)
        gain(run, owner, static_cast<int>(i), -unitsOf(action, i));
    if (step.purpose() == kRenewal) {
        run.p.renewal = 2;
        const int section = step.place();
        for (int place = section * 4; place < section * 4 + 4; ++place) {
            std::uint8_t &card = run.p.display[place];
            if (card != kNone)
                discard(run.p, card);
            card = kNone;
        }
        run.p.push({Op::DrawCard, byte(section)});
        return;
    }
    if (step.purpose() == Thoth) {
        run.p.renewal = 0;
        run.p.cardsTaken = 0;
        run.p.cardsLeft = byte(kThothCards[run.p.actionValue() - 1]);
    }
    const std::uint32_t were = useUp(run, owner, step.purpose());
    // The piece stands before the point is scored: facts show it where it is.
    switch (step.purpose()) {
    case Horus:
        scoreReady(run, owner, were);
        erect(run, owner, step.place());
        break;
    case Ra:
        scoreReady(run, owner, were);
        layTile(run, owner, step.place(), (were & numberBit(kRasFavour)) != 0);
        break;
    case Hathor:
        scoreReady(run, owner, were);
        build(run, owner, step.place());
        break;
    case Bastet: dance(run, owner, (were & numberBit(kFeastDay)) != 0); break;
    default: run.p.push({Op::Cards, 0, byte(owner)}); break;
    }
}

} // namespace engine::tekhenu
