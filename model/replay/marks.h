// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/record/tree.h"
#include "model/replay/timeline.h"

namespace replay {

/// Something that the timeline marks at a position: a bookmark of the game (id as in `bookmark.ID`), or `comment`,
/// `variation`, `good`, `mistake`, `blunder`, `interesting`, `swing`.
struct Mark {
    int step = 0;
    std::string id;
    engine::Seat seat = engine::kNobody; ///< whose it is

    friend bool operator==(const Mark &, const Mark &) = default;
};

/// All marks of a line, in the order of their steps: bookmarks of the game, what the record says along the line, and
/// the largest swings (`swings`: positions before which the expected result changed most). `timeline` is the course
/// along `line`, which must exist; what the record says beyond the timeline's end is left out.
std::vector<Mark> marksOf(const Timeline &timeline, const record::Line &main, const record::LinePath &line,
                          const std::vector<int> &swings = {});

/// Which of two marks is to be seen where there is room for one: the one with the larger figure.
int importanceOf(const Mark &mark, const engine::Game &game);

} // namespace replay
