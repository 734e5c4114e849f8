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
/// what an analysis found (`found`: its largest swings, its verdicts). `timeline` is the course along `line`, which
/// must exist; what the record says beyond the timeline's end is left out.
std::vector<Mark> marksOf(const Timeline &timeline, const record::Line &main, const record::LinePath &line,
                          const std::vector<Mark> &found = {});

/// Marks that are looked for together: those of an id, mistakes and blunders (`kErrors`), or all (empty).
struct MarkKind {
    std::string id;
    int steps = 0; ///< at which there are some

    friend bool operator==(const MarkKind &, const MarkKind &) = default;
};
inline constexpr const char *kErrors = "error";

/// The kinds that there are among the marks: all, errors, comments, then what else is more important first.
std::vector<MarkKind> kindsOf(const std::vector<Mark> &marks, const engine::Game &game);
/// The marks of a kind.
std::vector<Mark> ofKind(std::vector<Mark> marks, const std::string &kind);

/// Which of two marks is to be seen where there is room for one: the one with the larger figure.
int importanceOf(const Mark &mark, const engine::Game &game);

} // namespace replay
