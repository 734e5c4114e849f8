// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "model/engine/core/arrangement.h"

namespace views {

/// What became of one piece between two arrangements (`count` is 1). One that came or went has no other side; one
/// whose place stayed was turned over, or became known.
struct Change {
    std::optional<engine::Piece> before;
    std::optional<engine::Piece> after;

    bool stays() const { return before && after && before->place == after->place; }
    friend bool operator==(const Change &, const Change &) = default;
};

/// The differences of two arrangements, fewest moves first found: pieces are told apart by kind and owner, then by
/// what is printed on them. In the order of the earlier pieces, then those that came.
std::vector<Change> changesBetween(const engine::Arrangement &before, const engine::Arrangement &after);

} // namespace views
