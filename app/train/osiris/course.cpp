// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/osiris/course.h"

#include "app/train/osiris/games.h"

namespace train::osiris {

using namespace engine::osiris;

shares::Course course()
{
    const auto byTip = [](const char *name, int fewest, int most, TipRule tip) {
        return shares::Table{name, fewest, most,
                             [tip](const shares::GameToPlay &game, std::vector<shares::Sample> &samples) {
                                 return playGame(tip, game, samples);
                             }};
    };
    return {"judgement_weights.cpp",
            {256, std::vector<double>(signs::kAll, 1)},
            {byTip("2 seats, priest", 2, 2, TipRule::Priest), byTip("2 seats, pyramid", 2, 2, TipRule::Pyramid),
             byTip("3 and 4 seats, priest", 3, 4, TipRule::Priest),
             byTip("3 and 4 seats, pyramid", 3, 4, TipRule::Pyramid)}};
}

} // namespace train::osiris
