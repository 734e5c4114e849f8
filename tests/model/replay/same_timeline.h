// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/replay/timeline.h"

inline bool isSame(const replay::Timeline &a, const replay::Timeline &b)
{
    if (a.stepCount() != b.stepCount() || a.headings() != b.headings() || a.turns() != b.turns()
        || a.bookmarks() != b.bookmarks())
        return false;
    for (int step = 0; step <= a.stepCount(); ++step) {
        if (a.position(step) != b.position(step) || a.scores(step) != b.scores(step))
            return false;
        if (step > 0 && (a.step(step).action != b.step(step).action || a.step(step).facts != b.step(step).facts))
            return false;
    }
    return true;
}
