// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/repetition.h"

#include <algorithm>
#include <array>

namespace scenario {

std::optional<QDate> comesAgain(const std::vector<Tried> &tries)
{
    static constexpr std::array<int, 5> kDays{1, 3, 7, 21, 60}; // after so many right ones
    std::size_t right = 0;
    std::optional<QDate> again;
    QDate last;
    for (const Tried &one : tries) {
        if (last.isValid() && one.day <= last)
            continue;
        last = one.day;
        if (one.isSolved && again && one.day < *again)
            continue;
        right = one.isSolved ? right + 1 : 0;
        if (right == kDays.size())
            return std::nullopt;
        again = one.day.addDays(kDays[right]);
    }
    return again;
}

} // namespace scenario
