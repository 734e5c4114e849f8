// SPDX-License-Identifier: GPL-3.0-or-later
// Positions as random games come to them.
#pragma once

#include "model/engine/core/game.h"

inline engine::Action anyAction(const engine::Position &position, engine::Random &random)
{
    if (position.toAct() == engine::seatBit(engine::kChance))
        return position.sample(random);
    const std::vector<engine::Action> legal = position.legal();
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

/// A number of players and options that the game offers.
inline engine::Setup anySetup(const engine::Game &game, engine::Random &random)
{
    const auto &seatings = game.seatings();
    engine::Setup setup;
    setup.seats = static_cast<int>(seatings[random.below(static_cast<std::uint32_t>(seatings.size()))].size());
    for (const engine::Option &option : game.options())
        setup.options.emplace_back(option.id,
                                   option.choices[random.below(static_cast<std::uint32_t>(option.choices.size()))]);
    return setup;
}

/// Visits `count` positions of random games of all players and options, one after the other, ends included.
template <class Visit>
void eachPosition(const engine::Game &game, int count, engine::Random &random, Visit visit)
{
    engine::Position position = game.start(anySetup(game, random));
    for (int i = 0; i < count; ++i) {
        visit(position);
        position = position.isOver() ? game.start(anySetup(game, random)) : position.after(anyAction(position, random));
    }
}

/// One of them.
inline engine::Position anyPosition(const engine::Game &game, engine::Random &random)
{
    engine::Position last = game.start({game.mostSeats(), {}});
    eachPosition(game, 1 + static_cast<int>(random.below(150)), random,
                 [&last](const engine::Position &position) { last = position; });
    return last;
}
