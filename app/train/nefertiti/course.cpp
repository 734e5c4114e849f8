// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/nefertiti/course.h"

#include <algorithm>

#include "app/train/nefertiti/games.h"
#include "model/engine/nefertiti/player/evaluator.h"

namespace train::nefertiti {

using namespace engine::nefertiti;

namespace {

/// So much of each feature occurs together: points by tens, Deben by threes.
std::vector<double> steps()
{
    std::vector<double> steps(signs::kAll, 1);
    const auto set = [&steps](int from, int number, double step) { std::fill_n(steps.begin() + from, number, step); };
    set(signs::Points, signs::kStages, 10);
    set(signs::Purse, signs::kStages, 3);
    set(signs::Savings, signs::kStages, 3);
    for (const int feature : {signs::Rise, signs::Fall, signs::VizierPoints, signs::ScribePoints})
        set(feature, 1, 10);
    set(signs::ServedPoints, signs::kClosings, 10);
    set(signs::ServedMoney, signs::kClosings, 3);
    return steps;
}

} // namespace

shares::Course course()
{
    return {"evaluator_weights.cpp",
            {kUnits, steps()},
            {{"2 seats", 2, 2, playGame}, {"3 and 4 seats", 3, 4, playGame}, {"5 seats", 5, 5, playGame}}};
}

} // namespace train::nefertiti
