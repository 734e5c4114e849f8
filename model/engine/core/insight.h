// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/engine/core/action.h"
#include "model/engine/core/arrangement.h"
#include "model/engine/core/value.h"

namespace engine {

class Position;

/// True if the seat of that id may hear the message: one about something secret names in its field `to` the seats
/// that learn it; without that field all do.
bool isFor(const Message &message, std::string_view seatId);
/// The same for a seat of that position's game. Who is no seat of it (`kNobody`, chance) hears what all do,
/// `kEveryone` all there is.
bool isFor(const Message &message, const Position &position, Seat seat);

/// Id of the row that is the sum of those above it.
inline constexpr std::string_view kTotalRow = "total";

/// One row of a panel: what it is about and a figure or two for each seat.
struct PanelRow {
    std::string id;                 ///< key of the table of words and of the sign beside it
    std::vector<int> counts;        ///< a figure a seat, e.g. counters in that temple; empty: none shown
    std::vector<int> points;        ///< a figure a seat, e.g. points that it would bring; empty: none shown
    int limit = 0;                  ///< for progress: what wins; 0: no progress
    SeatSet near = 0;               ///< seats that may reach the limit in their next turn
    std::vector<PlaceIndex> places; ///< places that this row is about
    std::string sign = {};          ///< id of the picture beside it; empty: that of the row's id
    Message text = {};              ///< what a secret is, with its picture in the field `sign`; without id: not known
};

/// How a panel is shown.
enum class PanelForm {
    Points,   ///< a table: counts and points a seat; narrow above two seats
    Seats,    ///< the same turned round, a block a seat: its name with the points of the total, below it the rows
    Progress, ///< a bar a seat towards the limit
    Secrets,  ///< what the seat knows and others must not see: covered until it is asked for; at most one panel a game
    Figures   ///< no box of its own: figures for words on the board
};

/// A table for one of the program's general panels.
struct Panel {
    std::string id;
    PanelForm form = PanelForm::Points;
    std::vector<PanelRow> rows = {};
    std::string title = {}; ///< `panel.TITLE` heads it in the table of words; empty: `panel.ID`

    /// The words that head it.
    std::string heading() const { return "panel." + (title.empty() ? id : title); }
};

/// The panel of secrets among them, or null.
const Panel *secretsOf(const std::vector<Panel> &panels);

/// A short word at a place of the board, e.g. what the card lying there does.
struct Caption {
    PlaceIndex place = kNowhere;
    Message message;
    bool active = false; ///< the place that is being played now
};

/// What a piece would do where it is about to be put: in a word or two for the place, and in a sentence.
struct PlacementPreview {
    Message brief;
    Message full;
};

/// A whole way of a piece that takes several actions: where it may end, and what that means.
struct Route {
    PlaceIndex to = kNowhere;
    std::vector<Action> actions; ///< those to go there; empty where several ways there differ in what they bring
    std::string sign;            ///< id of the picture that marks the place
    Message full;                ///< in a sentence
};

/// How a game ended. Reasons are ids of the table of words.
struct Result {
    std::vector<Seat> winners; ///< in seat order; all of them where the game is drawn
    std::string reason;
    std::vector<int> score; ///< one a seat

    friend bool operator==(const Result &, const Result &) = default;
};

/// Parts of a game's state in named fields; `nameOf` says the id of a seat. The seats of the set, `chance` last:
Value seatNames(SeatSet seats, std::string_view (*nameOf)(Seat));
/// Winners, reason and each seat's score; null where the game is not over.
Value resultState(const std::optional<Result> &result, std::string_view (*nameOf)(Seat));

} // namespace engine
