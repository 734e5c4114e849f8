// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/trainings.h"

#include "app/train/aton/course.h"
#include "app/train/nefertiti/course.h"
#include "app/train/osiris/course.h"
#include "app/train/tekhenu/course.h"

namespace train {

namespace {

Training byShares(const char *game, std::uint64_t games, shares::Course (*course)())
{
    return {game, games, shares::kStages,
            [course](const Order &order, const Report &report) { return shares::learn(course(), order, report); }};
}

} // namespace

const std::vector<Training> &trainings()
{
    static const std::vector<Training> all{{"aton", 60'000, kCourseStages, &learn},
                                           byShares("osiris", 28'000, &osiris::course),
                                           byShares("nefertiti", 60'000, &nefertiti::course),
                                           byShares("tekhenu", 12'000, &tekhenu::course)};
    return all;
}

} // namespace train
