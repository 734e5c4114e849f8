// SPDX-License-Identifier: GPL-3.0-or-later
// Counts how often memory is taken from the heap, and does so while the rules of a game run; `T` as in laws.h. Whoever
// uses it gets other operators `new` and `delete` in the whole program (allocations.cpp).
#pragma once

#include <atomic>
#include <cstdlib>

#include "tests/model/engine/laws.h"

namespace allocations {

extern std::atomic<long> number;

/// How often `work` takes memory from the heap, all positions of some games together.
template <class T, class Work>
long in(Work work)
{
    long sum = 0;
    laws::firstBreach<T>(200, [&](const laws::PositionOf<T> &position) -> const char * {
        const long before = number;
        work(position);
        sum += number - before;
        return nullptr;
    });
    return sum;
}

template <class T>
long inTexts()
{
    return in<T>([](const auto &position) { T::Game::text(position); });
}

template <class T>
long inListing()
{
    return in<T>([](const auto &position) {
        laws::ActionsOf<T> actions;
        laws::listed<T>(position, actions);
        for (const engine::Action action : actions) {
            if (!T::Game::isLegal(position, action))
                std::abort();
        }
    });
}

template <class T>
long inApplying()
{
    return in<T>([](const auto &position) {
        laws::ActionsOf<T> actions;
        laws::listedOrDrawn<T>(position, actions);
        for (const engine::Action action : actions) {
            auto next = position;
            T::Game::apply(next, action);
        }
    });
}

template <class T>
long inApplyingWithFacts()
{
    return in<T>([](const auto &position) {
        laws::ActionsOf<T> actions;
        laws::listedOrDrawn<T>(position, actions);
        for (const engine::Action action : actions) {
            auto next = position;
            typename T::Game::Facts facts;
            T::Game::apply(next, action, facts);
        }
    });
}

template <class T>
long inObserving()
{
    return in<T>([](const auto &position) {
        for (engine::Seat seat = 0; seat < T::seats(position); ++seat) {
            const auto view = T::Game::observe(position, seat);
            laws::ActionsOf<T> actions;
            laws::listed<T>(view, actions);
            if (T::Game::hash(view) == T::Game::hash(position))
                std::abort();
        }
    });
}

template <class T>
long atChance()
{
    engine::Random random(1);
    return in<T>([&random](const auto &position) {
        if (T::Game::toAct(position) == engine::seatBit(engine::kChance))
            T::Game::probability(position, T::Game::sample(position, random));
    });
}

/// In so many whole games; adds the number of their actions.
template <class T>
long inPlayouts(int games, std::uint64_t &actions)
{
    engine::Random random(3);
    const long before = number;
    for (int game = 0; game < games; ++game)
        actions += engine::playout<typename T::Game>(T::start(game), random, [](const auto &, engine::Action) {});
    return number - before;
}

} // namespace allocations
