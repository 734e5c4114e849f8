// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QDate>

namespace scenario {

/// Somebody came to an end with what is to be learnt.
struct Tried {
    QDate day;
    bool isSolved = false;

    friend bool operator==(const Tried &, const Tried &) = default;
};

/// The day from which on it is to be tried again: the next day after an end that was wrong, and 3, 7, 21 and 60 days
/// after the first, second, third and fourth right one in a row. Of a day its first end counts, and a right one before
/// it came again changes nothing. Nothing before it was tried, and when it was right five times: it is learnt. `tries`
/// in the order in which they came; a day before the one before, by a clock that was set back, counts as that one.
std::optional<QDate> comesAgain(const std::vector<Tried> &tries);

} // namespace scenario
