// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/trainings.h"

#include "app/train/aton/course.h"
#include "app/train/nefertiti/course.h"
#include "app/train/osiris/course.h"
#include "app/train/tekhenu/course.h"

namespace train {

const std::vector<Training> &trainings()
{
    static const std::vector<Training> all{{"aton", 60'000, &learn},
                                           {"osiris", 28'000, &osiris::learn},
                                           {"nefertiti", 60'000, &nefertiti::learn},
                                           {"tekhenu", 12'000, &tekhenu::learn}};
    return all;
}

} // namespace train
