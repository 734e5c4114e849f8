// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/osiris/course.h"

#include "app/train/osiris/games.h"
#include "app/train/shares/course.h"
#include "app/train/stages.h"

namespace train::osiris {

using namespace engine::osiris;

std::string learn(std::uint64_t seed, std::uint64_t games, const Report &report)
{
    constexpr std::array<Kind, 4> kinds{
        {{2, 2, TipRule::Priest}, {2, 2, TipRule::Pyramid}, {3, 4, TipRule::Priest}, {3, 4, TipRule::Pyramid}}};
    constexpr std::array names{"2 seats, priest", "2 seats, pyramid", "3 and 4 seats, priest",
                               "3 and 4 seats, pyramid"};
    std::vector<shares::Table> tables;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        tables.push_back({names[i],
                          {256, std::vector<double>(signs::kAll, 1)},
                          [kind = kinds[i]](const shares::Written *written, std::uint64_t lots, std::uint64_t number) {
                              return playGames(kind, written, lots, number);
                          }});
    }
    return heading("judgement_weights.cpp", "osiris", seed, games) + shares::learn(tables, seed, games, report);
}

} // namespace train::osiris
