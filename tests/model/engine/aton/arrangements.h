// SPDX-License-Identifier: GPL-3.0-or-later
// Arrangements as hands make them: those of positions, changed at random, and a check of them that knows no engine.
#pragma once

#include <string>

#include "model/engine/core/playout.h"
#include "positions.h"
#include "tests/extent.h"

namespace arrangements {

using engine::Arrangement;
using engine::Problem;
using engine::Random;

inline constexpr int kNumber = tests::many(20'000);

/// Visits so many positions of random games, ends included.
template <class Visit>
void eachPosition(int number, Visit visit)
{
    Random random(31);
    positions::Position position;
    for (int i = 0; i < number; ++i) {
        visit(position);
        const engine::SeatSet acting = positions::Aton::toAct(position);
        if (acting == 0)
            position = positions::Position{};
        else
            positions::Aton::apply(position, engine::randomAction<positions::Aton>(position, acting, random));
    }
}

/// The arrangement after one to four changes: pieces moved, added, turned and taken away, fields changed to what may be
/// and to what may not.
Arrangement mutated(Arrangement arrangement, Random &random);

/// Visits so many mutated arrangements of positions.
template <class Visit>
void eachMutated(int number, Visit visit)
{
    Random random(32);
    eachPosition(number, [&](const positions::Position &position) {
        visit(mutated(positions::Aton::arrangement(position), random));
    });
}

/// Null, or which of the simplest rules the arrangement breaks. Written from the rules alone.
const char *objection(const Arrangement &arrangement);

/// The value of a field as a number, -1 where it is none; and as a text, `?` where it is none.
std::int64_t number(const Arrangement &arrangement, const std::string &field);
std::string text(const Arrangement &arrangement, const std::string &field);
Arrangement with(Arrangement arrangement, const std::string &field, const engine::Value &value);

/// What is wrong with it, or to be warned of.
std::vector<Problem> problemsOf(const Arrangement &arrangement);
/// Their ids, divided by spaces.
std::string ids(const Arrangement &arrangement);
/// For a message of a test: what the arrangement holds.
std::string told(const Arrangement &arrangement);

} // namespace arrangements
