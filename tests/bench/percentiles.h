// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include <benchmark/benchmark.h>

/// Tells how many milliseconds at most half of these took, 99 of 100, and all. The first one is left out: the first
/// picture of a board is drawn anew, whatever is shown.
inline void tellPercentiles(benchmark::State &state, std::vector<double> times)
{
    times.erase(times.begin());
    std::sort(times.begin(), times.end());
    const auto at = [&times](std::size_t percent) { return times[(times.size() - 1) * percent / 100]; };
    state.counters["p50"] = at(50);
    state.counters["p99"] = at(99);
    state.counters["worst"] = times.back();
}
