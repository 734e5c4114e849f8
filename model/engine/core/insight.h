// SPDX-License-Identifier: GPL-3.0-or-later
// What the board says of its places, of pieces that could be put there and of actions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/engine/core/arrangement.h"
#include "model/engine/core/possession.h"

namespace engine {

/// A short text at a place of the board, e.g. the effect of the card there.
struct Caption {
    PlaceIndex place = kNowhere;
    Message message;
    bool active = false;   ///< the place that is being played now
    std::string sign = {}; ///< id of the picture before the text; empty: none

    friend bool operator==(const Caption &, const Caption &) = default;
};

/// The effect of a piece at the place where it is about to be put: in a few words for the board (`brief`) and as a
/// sentence (`full`).
struct PlacementPreview {
    Message brief;
    Message full;
    std::string sign = {}; ///< id of the picture before `brief`; empty: none

    friend bool operator==(const PlacementPreview &, const PlacementPreview &) = default;
};

/// How far something has come: `done` parts of `most`, and those at which something happens.
struct Gauge {
    int done = 0;
    int most = 0; ///< 0: no gauge
    std::vector<int> goals = {};
    std::uint32_t parts = 0; ///< which are done, as bits, where they differ from each other
};

/// A line of a note or a preview.
struct NoteLine {
    Message words;
    std::string sign = {}; ///< id of the picture before the words; empty: none

    friend bool operator==(const NoteLine &, const NoteLine &) = default;
};

/// What the board says of a place: a sign on it, or texts and a gauge where the place has room for them.
struct Note {
    PlaceIndex place = kNowhere;
    std::string sign = {};            ///< id of the picture; empty: none
    std::vector<NoteLine> lines = {}; ///< from top to bottom; each id (`note.…`) tells what sort of line it is
    Gauge gauge = {};
    std::optional<Piece> piece = {}; ///< the piece there of which it speaks; nothing: of the place

    /// True for a piece like that one.
    bool speaksOf(const Piece &other) const
    {
        return piece && piece->place == other.place && piece->kind == other.kind && piece->value == other.value;
    }
};

/// A step of a preview: who is concerned, what he does or may do, and what is left then.
struct PreviewRow {
    Seat seat = kNobody;
    PlaceIndex place = kNowhere;
    NoteLine text;
    int after = -1;                  ///< the figure that `Preview::figure` names, after this step; -1: none
    std::optional<Piece> piece = {}; ///< a piece as it would lie there

    friend bool operator==(const PreviewRow &, const PreviewRow &) = default;
};

/// What is chosen, or what could be done with it next: a thing, what that would be, and what it would cost or leave.
struct PreviewUse {
    Possession thing;
    Message what = {}; ///< empty id: the name of the thing
    Message then = {}; ///< may be empty

    friend bool operator==(const PreviewUse &, const PreviewUse &) = default;
};

/// What an action would do: shown at `place`, in the order of what happens.
struct Preview {
    PlaceIndex place = kNowhere;
    Message title;
    std::vector<NoteLine> lines = {};  ///< sentences above the rows, the first one the most important
    Message heading = {};              ///< what the rows are; may be empty
    Message figure = {};               ///< what the figures of the rows are, with its value before as `n`; may be empty
    std::vector<PreviewRow> rows = {}; ///< in order
    std::vector<PreviewUse> uses =
        {}; ///< of a thing that is chosen: itself, then its uses; at the foot of the own board

    friend bool operator==(const Preview &, const Preview &) = default;
};

} // namespace engine
