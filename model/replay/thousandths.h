// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace replay {

/// Figures of an analysis in whole thousandths, so that sums of them come out exactly and a file says the same as what
/// was written to it.
inline long thousandths(double value) { return std::lround(value * 1'000); }
inline double ofThousandths(long value) { return static_cast<double>(value) / 1'000; }
inline double rounded(double value) { return ofThousandths(thousandths(value)); }

/// `whole` divided in proportion to `parts`, which are not negative, equally where all are 0; the sum is `whole`.
std::vector<long> divided(long whole, const std::vector<double> &parts);

/// The same among all but that one of them, which gets nothing; at least one other is there.
std::vector<long> dividedAmongOthers(long whole, std::vector<double> parts, std::size_t but);

} // namespace replay
