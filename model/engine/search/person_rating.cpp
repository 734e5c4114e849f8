// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/person_rating.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

#include "model/engine/search/ratings.h"

namespace engine::search {

double PersonRating::error() const { return 1.96 * deviation; }

PersonRating rated(PersonRating before, const std::vector<Placing> &game)
{
    if (game.empty())
        return before;
    constexpr double kEloUnit = std::numbers::ln10 / 400;
    const double weight = 3 / (static_cast<double>(game.size()) + 2); // the person has a seat, too
    double surprise = 0;
    double information = 0;
    for (const Placing &placing : game) {
        const double expected = expectedShare(before.rating - placing.opponent, 0.5);
        surprise += placing.score - expected;
        information += expected * (1 - expected);
    }
    const double known = 1 / (before.deviation * before.deviation + PersonRating::kDrift * PersonRating::kDrift);
    const double variance = 1 / (known + weight * kEloUnit * kEloUnit * information);
    return {before.rating + variance * weight * kEloUnit * surprise, std::sqrt(variance)};
}

std::vector<PersonRating> ratingsAlong(const std::vector<std::vector<Placing>> &games)
{
    std::vector<PersonRating> along{PersonRating()};
    along.reserve(games.size() + 1);
    for (const std::vector<Placing> &game : games)
        along.push_back(rated(along.back(), game));
    return along;
}

double levelRating(int level) { return 1000 + 200.0 * level; }

int proposedLevel(double rating, int levels)
{
    assert(levels > 0);
    int nearest = 0;
    for (int level = 1; level < levels; ++level) {
        if (std::abs(rating - levelRating(level)) < std::abs(rating - levelRating(nearest)))
            nearest = level;
    }
    return nearest;
}

} // namespace engine::search
