// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "model/engine/core/fixed_list.h"

namespace engine {

/// The facts of an action in their order. Who wants to know how far the position had come at each of them sets `watch`:
/// it is called after each fact.
template <class Fact, std::size_t N>
class FactList : public FixedList<Fact, N> {
public:
    void push(const Fact &fact)
    {
        FixedList<Fact, N>::push(fact);
        if (watch)
            watch();
    }

    std::function<void()> watch = {};
};

/// In its place where nobody asked for facts.
template <class Fact>
struct NoFacts {
    void push(const Fact &) {}
};

} // namespace engine
