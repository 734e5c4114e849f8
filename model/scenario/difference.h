// SPDX-License-Identifier: GPL-3.0-or-later
// What is different in another arrangement, for those who say it.
#pragma once

#include <string>
#include <vector>

#include "model/engine/core/arrangement.h"

namespace scenario {

/// So many pieces of a sort (kind, owner and value of `piece`) have gone from a place to a place; `kNowhere`: they were
/// not on the table before, or are not any more.
struct PieceChange {
    engine::Piece piece;
    engine::PlaceIndex from = engine::kNowhere;
    engine::PlaceIndex to = engine::kNowhere;
    int count = 1;

    friend bool operator==(const PieceChange &, const PieceChange &) = default;
};

struct Difference {
    std::vector<PieceChange> pieces;        ///< sort by sort, in the order in which they lay
    std::vector<engine::PlaceIndex> turned; ///< places where the same pieces lie otherwise: face up, known to others
    std::vector<std::string> fields;        ///< names of those that have another value

    bool isEmpty() const { return pieces.empty() && turned.empty() && fields.empty(); }
    /// All places that are concerned, each once, in the order of places.
    std::vector<engine::PlaceIndex> places() const;
};

/// How `after` is different from `before`.
Difference difference(const engine::Arrangement &before, const engine::Arrangement &after);

} // namespace scenario
