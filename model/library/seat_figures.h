// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/record/record.h"

namespace library {

/// What a file says of how a seat played: sums, which can be added up over games.
struct SeatFigures {
    std::vector<std::pair<QString, int>> points = {}; ///< by what they were scored for: ids of `replay::pointsBySource`
    int choices = 0;                                  ///< that were analysed, …
    int loss = 0;                                     ///< … and what they gave away, in thousandths of a win
    int timed = 0;                                    ///< choices before a clock, …
    qint64 thinking = 0;                              ///< … and how long they took, in milliseconds

    friend bool operator==(const SeatFigures &, const SeatFigures &) = default;
};

/// Of each seat of a record that was read from a file.
std::vector<SeatFigures> figuresOf(const record::Record &record);

/// As the index keeps them, and back; what is of another form is left out.
record::Json toJson(const std::vector<SeatFigures> &figures);
std::vector<SeatFigures> figuresIn(const record::Json &json);

} // namespace library
