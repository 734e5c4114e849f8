// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/changes.h"

#include <algorithm>
#include <map>

namespace views {

namespace {

/// Single pieces that lie in one arrangement and not in the other.
std::vector<engine::Piece> surplus(const engine::Arrangement &here, const engine::Arrangement &there)
{
    std::map<engine::Piece, int> counts;
    const auto count = [&counts](engine::Piece piece, int sign) {
        const int number = sign * piece.count;
        piece.count = 1;
        counts[piece] += number;
    };
    for (const engine::Piece &piece : here.pieces)
        count(piece, 1);
    for (const engine::Piece &piece : there.pieces)
        count(piece, -1);
    std::vector<engine::Piece> more;
    for (const auto &[piece, number] : counts)
        more.insert(more.end(), static_cast<std::size_t>(std::max(0, number)), piece);
    return more;
}

bool sameSort(const engine::Piece &a, const engine::Piece &b) { return a.kind == b.kind && a.owner == b.owner; }

} // namespace

std::vector<Change> changesBetween(const engine::Arrangement &before, const engine::Arrangement &after)
{
    const std::vector<engine::Piece> gone = surplus(before, after);
    const std::vector<engine::Piece> came = surplus(after, before);
    std::vector<Change> changes;
    changes.reserve(gone.size() + came.size());
    for (const engine::Piece &piece : gone)
        changes.push_back({piece, {}});
    std::vector<bool> used(came.size());
    // The likeliest first: turned over where it lies, then a piece with the same face, then any of its sort.
    const auto match = [&](auto fits) {
        for (Change &change : changes) {
            for (std::size_t i = 0; i < came.size() && !change.after; ++i) {
                if (!used[i] && sameSort(*change.before, came[i]) && fits(*change.before, came[i])) {
                    used[i] = true;
                    change.after = came[i];
                }
            }
        }
    };
    match([](const engine::Piece &a, const engine::Piece &b) { return a.place == b.place; });
    match([](const engine::Piece &a, const engine::Piece &b) { return a.value == b.value; });
    match([](const engine::Piece &, const engine::Piece &) { return true; });
    for (std::size_t i = 0; i < came.size(); ++i) {
        if (!used[i])
            changes.push_back({{}, came[i]});
    }
    return changes;
}

} // namespace views
