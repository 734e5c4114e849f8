// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "model/engine/core/game.h"
#include "model/replay/narration.h"

namespace views {

/// What is shown and told of a game at one time: board, panels, prompt, log and listeners all have it from here, so
/// that a sentence never comes before the picture that it explains, and what was done before what came of it.
struct Moment {
    /// What has to pass before the next one.
    enum class Wait : std::uint8_t {
        Nothing, ///< nobody needs to watch it
        Motion,  ///< pieces move to where they lie now
        Reading  ///< its `line` is read
    };
    static constexpr int kAllFacts = std::numeric_limits<int>::max();
    static constexpr int kAnyTime = std::numeric_limits<int>::max();

    int step = 0;                               ///< number of the position
    std::optional<engine::Position> stage = {}; ///< how far that step has come; nothing: all of it
    int fact = kAllFacts;                       ///< the last of its facts that is told; -1: none yet
    std::optional<replay::Sentence> deed = {};  ///< what was done; only while it is played back
    std::optional<replay::Sentence> line = {};  ///< what came of it
    Wait wait = Wait::Nothing;
    bool isAnimated = false;              ///< it follows from the one before
    engine::Seat turn = engine::kNobody;  ///< whose action it comes from; chance belongs to the turn before
    int time = kAnyTime;                  ///< for its line, or at most for its motion, at normal pace, in milliseconds
    int pause = 0;                        ///< after that, before the next one
    std::vector<std::string> passed = {}; ///< rows of panels of lines that have become part of this moment

    friend bool operator==(const Moment &, const Moment &) = default;
};

} // namespace views
