// SPDX-License-Identifier: GPL-3.0-or-later
// What owners gain and lose.
#include <algorithm>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

void score(const Run &run, int owner, Topic topic, RivalSource source, int n)
{
    Holdings &own = run.of(owner);
    const int after = std::clamp(own.points + n, 0, 9999);
    const int change = after - own.points;
    if (change == 0)
        return;
    own.points = static_cast<std::uint16_t>(after);
    run.report({.id = FactId::Points,
                .owner = byte(owner),
                .what = byte(static_cast<int>(topic)),
                .to = static_cast<std::uint8_t>(source),
                .n = static_cast<std::int16_t>(change),
                .seats = run.p.seats});
}

} // namespace

void score(const Run &run, int owner, Topic topic, int n) { score(run, owner, topic, {}, n); }

void scoreRival(const Run &run, int owner, RivalSource source, int n) { score(run, owner, Topic::Bot, source, n); }

namespace {

// T31
void populate(const Run &run, int owner, int n)
{
    Holdings &own = run.of(owner);
    const int after = std::min(kMostTrack, own.population + n);
    if (after == own.population)
        return;
    const int change = after - own.population;
    own.population = byte(after);
    run.report({.id = FactId::Population,
                .owner = byte(owner),
                .to = own.population,
                .n = static_cast<std::int16_t>(change),
                .seats = run.p.seats});
    std::array<bool, 2> opened{};
    for (int i = 0; i < 2; ++i) {
        if (after < kPopulationOf[2 + i] || run.p.isOpen(2 + i))
            continue;
        opened[i] = true;
        run.p.openSections = byte(run.p.openSections | (4 << i));
        run.report({.id = FactId::OpenSection, .n = static_cast<std::int16_t>(3 + i), .seats = run.p.seats});
    }
    for (int i = 1; i >= 0; --i) { // the lower section is filled first
        if (opened[i])
            run.p.push({Op::DrawCard, byte(2 + i)});
    }
}

// T33
void delight(const Run &run, int owner, int n)
{
    Holdings &own = run.of(owner);
    const int after = std::clamp(own.happiness + n, 0, static_cast<int>(own.population));
    const int change = after - own.happiness;
    if (change == 0)
        return;
    own.happiness = byte(after);
    run.report({.id = FactId::Happiness,
                .owner = byte(owner),
                .to = own.happiness,
                .n = static_cast<std::int16_t>(change),
                .seats = run.p.seats});
    for (int i = 0; i < 3; ++i) {
        const int bit = 1 << i;
        if (after < kMilestones[i] || (own.milestones & bit) != 0 || run.p.isBot(owner))
            continue;
        own.milestones = byte(own.milestones | bit);
        if (i == 0)
            gain(run, owner, Gold, 1);
        else if (i == 1)
            gain(run, owner, Scribes, 1);
        else
            run.p.extra = 1;
    }
}

} // namespace

void gain(const Run &run, int owner, int good, int n)
{
    if (good == Population)
        return populate(run, owner, n);
    if (good == Happiness)
        return delight(run, owner, n);
    std::uint8_t &have = run.of(owner).goods[good];
    const int change = std::clamp(have + n, 0, 250) - have;
    if (change == 0)
        return;
    have = byte(have + change);
    run.report({.id = change < 0 ? FactId::Spend : FactId::Gain,
                .owner = byte(owner),
                .what = byte(good),
                .n = static_cast<std::int16_t>(change < 0 ? -change : change),
                .seats = run.p.seats});
}

void raise(const Run &run, int owner, int resource, int n)
{
    std::uint8_t &now = run.of(owner).levels[resource];
    const int after = std::min(kMostLevel, now + n);
    if (after == now)
        return;
    now = byte(after);
    run.report({.id = FactId::Level,
                .owner = byte(owner),
                .what = byte(resource),
                .n = static_cast<std::int16_t>(after),
                .seats = run.p.seats});
}

bool use(const Run &run, int owner, int number)
{
    if ((run.of(owner).technologies & ~run.p.used & numberBit(number)) == 0)
        return false;
    run.p.used |= numberBit(number);
    return true;
}

void follow(const Run &run, int owner, const Effects &effects)
{
    for (std::size_t i = effects.count; i-- > 0;) {
        Step step = effects.steps[i];
        step.seat = byte(owner);
        run.p.push(step);
    }
}

} // namespace engine::tekhenu
