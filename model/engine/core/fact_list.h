// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "model/engine/core/fixed_list.h"

namespace engine {

/// The facts of one action, in order; at most N, more are a programming error (asserted). `watch`, if set, is called
/// after each fact, while `apply` is under way: so a caller can copy the position at that stage.
template <class Fact, std::size_t N>
class FactList : public FixedList<Fact, N> {
public:
    /// Appends a fact and calls `watch`.
    void push(const Fact &fact)
    {
        FixedList<Fact, N>::push(fact);
        if (watch)
            watch();
    }

    std::function<void()> watch = {};
};

/// Takes the place of a FactList where facts are not wanted.
template <class Fact>
struct NoFacts {
    /// Drops the fact.
    void push(const Fact &) const {}
};
template <class Fact>
inline constexpr NoFacts<Fact> kNoFacts;

} // namespace engine
