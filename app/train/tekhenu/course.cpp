// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/tekhenu/course.h"

#include <algorithm>
#include <cmath>

#include "app/train/tekhenu/games.h"
#include "model/engine/tekhenu/player/evaluator.h"

namespace train::tekhenu {

using namespace engine::tekhenu;

namespace {

using ByStage = std::array<double, signs::kStages>;

/// By the stage: how many points more make e times the chance to win.
constexpr ByStage kSpread{2.5, 4, 5, 7, 8.5, 10};
/// What goods and progress are worth against what they are in the middle of the game.
constexpr ByStage kStored{.15, .5, .85, 1, 1, 1};
constexpr ByStage kGrown{0, .2, .4, .8, 1, 1.1};

/// A feature, what one of it is worth in points by the stage, and how many occur together.
struct Prior {
    int number;
    double points;
    double step;
    ByStage shares{1, 1, 1, 1, 1, 1};
};

const std::vector<Prior> &priors()
{
    constexpr int kNext = signs::kStages;
    static const std::vector<Prior> all{{signs::Points, 1, 10},
                                        {signs::Scoring, 1, 10, {1, 1, .95, .9, 1.4, 1.4}},
                                        {signs::Decree, .95, 5, {1, 1, .95, .8, .65, .5}},
                                        {signs::OnTurn, 4.5, 1, {1.1, 1, 1, .9, .8, .8}},
                                        {signs::Lack, -.5, 3},
                                        {signs::Surplus, -.15, 3},
                                        {signs::LastLack, -.65, 3},
                                        {signs::LastSurplus, -.2, 3, {2, 1, 1, 1, 1, 1}},
                                        {signs::Goods, 1.15, 2, kStored},
                                        {signs::Goods + kNext, 1.15, 2, kStored},
                                        {signs::Goods + 2 * kNext, 1.15, 2, kStored},
                                        {signs::Goods + 3 * kNext, 1.15, 2, kStored},
                                        {signs::Goods + 4 * kNext, 1.6, 2, kStored},
                                        {signs::Goods + 5 * kNext, 1.3, 2, kStored},
                                        {signs::Levels, 1.2, 5, kGrown},
                                        {signs::Population, .4, 5, kGrown},
                                        {signs::Happiness, .8, 4, {.1, .5, .7, 1, 1, 1}},
                                        {signs::Reach, .7, 1, {0, .4, .7, 1, 1, .7}},
                                        {signs::Bonuses, .025, 100},
                                        {signs::Line, 1, 1},
                                        {signs::Stock, 0, 5}};
    return all;
}

/// Points that the rival of each level gains more than a player would, from the beginning of a game on.
constexpr std::array<double, 3> kRivalPoints{16, 6, 36}; // medium, easy, hard
constexpr std::array<double, signs::kStages> kPartLeft{1.0 / 16, 2.0 / 16, 4.0 / 16, 8.0 / 16, 12.0 / 16, 1};

std::vector<double> steps()
{
    std::vector<double> steps(signs::kAll, 1);
    const auto set = [&steps](int from, int number, double step) { std::fill_n(steps.begin() + from, number, step); };
    for (const Prior &prior : priors())
        set(prior.number, signs::kStages, prior.step);
    set(signs::Technology, kOfDeck, 8);
    set(signs::Blessing, kOfDeck, 4);
    set(signs::DecreeType, 4, 8);
    set(signs::Ankh, 1, 2);
    return steps;
}

/// What is thought of the features before anything is learned.
shares::Written prior()
{
    shares::Written weights(signs::kAll);
    const auto set = [&weights](int number, double points, double spread) {
        weights[static_cast<std::size_t>(number)] = static_cast<std::int16_t>(std::lround(points / spread * kUnits));
    };
    for (std::size_t stage = 0; stage < kSpread.size(); ++stage) {
        const int at = static_cast<int>(stage);
        for (const Prior &prior : priors())
            set(prior.number + at, prior.points * prior.shares[stage], kSpread[stage]);
        for (int level = 0; level < 3; ++level)
            set(signs::RivalLevel + level * signs::kStages + at,
                kRivalPoints[static_cast<std::size_t>(level)] * kPartLeft[stage] - 3, kSpread[stage]);
    }
    constexpr double kUsualSpread = 8;
    for (int card = 0; card < kOfDeck; ++card) {
        set(signs::Technology + card, .15, kUsualSpread);
        set(signs::Blessing + card, .35, kUsualSpread);
    }
    for (int type = 0; type < 4; ++type)
        set(signs::DecreeType + type, .06, kUsualSpread);
    set(signs::Ankh, .07, kUsualSpread);
    return weights;
}

} // namespace

shares::Course course()
{
    return {"evaluator_weights.cpp",
            {kUnits, steps()},
            {{"1 seat", 1, 1, playGame, prior()},
             {"2 seats", 2, 2, playGame, prior()},
             {"3 and 4 seats", 3, 4, playGame, prior()}}};
}

} // namespace train::tekhenu
