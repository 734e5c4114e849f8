// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/nefertiti/course.h"

#include <algorithm>

#include "app/train/nefertiti/games.h"
#include "app/train/shares/course.h"
#include "app/train/stages.h"
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

std::string learn(std::uint64_t seed, std::uint64_t games, const Report &report)
{
    struct Kind {
        const char *name;
        int fewest;
        int most;
    };
    std::vector<shares::Table> tables;
    for (const Kind &kind : {Kind{"2 seats", 2, 2}, Kind{"3 and 4 seats", 3, 4}, Kind{"5 seats", 5, 5}}) {
        tables.push_back({kind.name,
                          {kUnits, steps()},
                          [kind](const shares::Written *written, std::uint64_t lots, std::uint64_t number) {
                              return playGames(kind.fewest, kind.most, written, lots, number);
                          }});
    }
    return heading("evaluator_weights.cpp", "nefertiti", seed, games) + shares::learn(tables, seed, games, report);
}

} // namespace train::nefertiti
