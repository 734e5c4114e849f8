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

/// True if the seat of that id may read the message. The field `to` of a message about something hidden lists the seats
/// that may; a message without it is for all.
bool isFor(const Message &message, std::string_view seatId);
/// The same for a seat of that position. `kEveryone` may read all messages; anything else that is no seat (`kNobody`,
/// chance) those that are for all.
bool isFor(const Message &message, const Position &position, Seat seat);

/// The seat that the message names (`seat`, `winner` or `owner`), or `kNobody` for the rival; nothing where it names
/// none or several.
std::optional<Seat> seatIn(const Message &message, const Position &position);

/// Id of the row that holds the sum of the rows above it.
inline constexpr std::string_view kTotalRow = "total";

/// A row of a panel: its subject, and one or two figures for each seat.
struct PanelRow {
    std::string id;                 ///< key of the table of words and of the picture beside it
    std::vector<int> counts;        ///< a figure a seat, e.g. counters in that temple; empty: none shown
    std::vector<int> points;        ///< a figure a seat, e.g. points that it would bring; empty: none shown
    int limit = 0;                  ///< for progress: what wins; 0: no progress
    SeatSet near = 0;               ///< seats that may reach the limit in their next turn
    std::vector<PlaceIndex> places; ///< places that this row is about
    std::string sign = {};          ///< id of the picture beside it; empty: that of the row's id
    Message name = {};              ///< of a row of Offers: its name where it has one of its own; empty id: `row.ID`
    Message text = {}; ///< of a row of Secrets: what it is; empty id: not known. Of Offers: what it would bring now
    std::string textSign = {};   ///< id of the picture of that: of what it is, or the unit of `gain`
    int gain = 0;                ///< of Offers: how much that would be
    std::vector<int> scale = {}; ///< figures of which one holds at a time, e.g. what a card is worth by its owners
    int current = -1;            ///< index in `scale` of the one that holds now; -1: none
    int left = -1;               ///< how many are left, e.g. in a pile; -1: not shown
    std::uint8_t value = 0;      ///< the pieces of the row have that value on its places; 0: any

    /// The sum of the rows above it.
    bool isTotal() const { return id == kTotalRow; }
    /// Only what is left, beside the heading of its table.
    bool isBare() const { return counts.empty() && points.empty(); }
    /// The one a seat that is shown where there is room for one.
    const std::vector<int> &figures() const { return counts.empty() ? points : counts; }
    /// The id of the picture beside it.
    std::string picture() const { return sign.empty() ? "sign-" + id : sign; }

    friend bool operator==(const PanelRow &, const PanelRow &) = default;
};

/// A thing that a seat has: it looks like the piece of that kind and value, where the game has such a kind, else like
/// the picture of that id.
struct Possession {
    std::string kind;       ///< empty: nothing, an empty space
    std::uint8_t value = 0; ///< of a piece; 0: it has none, or lies face down
    int count = 1;
    bool isSecret = false; ///< only its owner may know what it is

    friend bool operator==(const Possession &, const Possession &) = default;
};

/// Things of one sort; `row.ID` in the table of words is what they are.
struct PossessionGroup {
    std::string id;
    std::vector<Possession> things = {};

    friend bool operator==(const PossessionGroup &, const PossessionGroup &) = default;
};

/// How a row of a seat's board is shown.
enum class BoardPart {
    Total,   ///< what the game is won by
    Figure,  ///< a picture and its number
    Level,   ///< the same, and how many of `most` steps have been reached
    Balance, ///< scales: the number above, in the pans the first two groups, on the post the third
    Pieces,  ///< how many are left, and a row of spaces that hold them or what they have uncovered
    Cards,   ///< cards that can be read
    Pyramid  ///< spaces as a pyramid, the lowest `most` wide and one less in each row above; `at` is the one in use
};

/// A row of a seat's board.
struct BoardRow {
    std::string id; ///< `row.ID` names it
    BoardPart part = BoardPart::Figure;
    int n = 0;
    int at = 0, most = 0;
    std::string sign = {}; ///< id of the picture beside it, or a kind of pieces; empty: none
    std::vector<PossessionGroup> groups = {};
    Message note = {}; ///< what is to be known beside the number; empty id: nothing

    friend bool operator==(const BoardRow &, const BoardRow &) = default;
};

/// What a seat, or the rival as the one after the last, has in front of it.
struct SeatBoard {
    Seat seat = kNobody;
    Message about = {}; ///< a few words below its name
    std::vector<BoardRow> rows = {};

    friend bool operator==(const SeatBoard &, const SeatBoard &) = default;
};

/// A card that can be read whole: what a card does and when it works, the words of the game say.
struct ReadableCard {
    Possession card;
    PlaceIndex place = kNowhere; ///< where it lies; `kNowhere`: a seat has it
    Message about = {};          ///< what sort of card it is and where it lies
    Message now = {};            ///< what it would bring the viewer or who acts; empty id: nothing to be said

    friend bool operator==(const ReadableCard &, const ReadableCard &) = default;
};

/// How a panel is shown.
enum class PanelForm {
    Points, ///< a table: counts and points a seat; narrow above two seats
    Boards, ///< what each seat has in front of it (`boards`), the own one large; stands below the board's picture where
            ///< that leaves room for it
    Cards,  ///< the card that is pointed at, large (`cards`)
    Progress, ///< a bar a seat towards the limit
    Holdings, ///< one table for all players: a column a seat with its counts, `places[seat]` the place of each; before
              ///< them the scale and what is left
    Offers,   ///< a row a pile: what is left of it, and what it would bring the viewer or who acts (`text`)
    Secrets,  ///< hidden knowledge of a seat, covered until the player uncovers it; at most one panel a game
    Figures   ///< not shown as a panel: figures for texts on the board
};

/// A table for one of the program's general panels.
struct Panel {
    std::string id;
    PanelForm form = PanelForm::Points;
    std::vector<PanelRow> rows = {};
    std::string title = {};               ///< `panel.TITLE` heads it in the table of words; empty: `panel.ID`
    Message note = {};                    ///< a sentence below the heading; empty id: none
    std::string sign = {};                ///< id of the picture that stands for it where there is no room for words
    bool isWarning = false;               ///< the note is a warning
    std::vector<SeatBoard> boards = {};   ///< of Boards
    std::vector<ReadableCard> cards = {}; ///< of Cards

    /// The entry of the table of words for its title.
    std::string heading() const { return "panel." + (title.empty() ? id : title); }

    friend bool operator==(const Panel &, const Panel &) = default;
};

/// The panel of the form `Secrets`, or null.
const Panel *secretsOf(const std::vector<Panel> &panels);

/// A short text at a place of the board, e.g. the effect of the card there.
struct Caption {
    PlaceIndex place = kNowhere;
    Message message;
    bool active = false;   ///< the place that is being played now
    std::string sign = {}; ///< id of the picture before the text; empty: none
};

/// The effect of a piece at the place where it is about to be put: in a few words for the board (`brief`) and as a
/// sentence (`full`).
struct PlacementPreview {
    Message brief;
    Message full;
    std::string sign = {}; ///< id of the picture before `brief`; empty: none
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
};

/// An action in words, and how it is offered.
struct Label {
    /// An id without prefix, and fields. The table of words has the entries `label.ID` for a button ("Place on 3d"),
    /// `did.ID` for the log and `undo.ID` for the menu.
    Message words;
    std::vector<std::string> signs = {}; ///< ids of the pictures beside the words of its button, side by side
    /// It has a button although a place chooses it, too, and buttons stand in the order of these numbers; -1: it has
    /// one only where no place chooses it alone, behind the others.
    int offer = -1;
    bool isUsual = false;  ///< first of several actions that the same touches choose, it is meant without another word
    bool confirms = false; ///< a touch that chooses it waits to be confirmed
    std::optional<Possession> shows = {}; ///< the card that can be read (`ReadableCard`) which it is about

    /// The entry of the table of words with that prefix, such as `label.`, with its fields.
    Message entry(const char *prefix) const { return {prefix + words.id, words.fields}; }

    friend bool operator==(const Label &, const Label &) = default;
};

/// A move of a piece that takes several actions: where it ends, and with what effect.
struct Route {
    PlaceIndex to = kNowhere;
    std::vector<Action> actions; ///< the actions in order; empty if several sequences with different effects lead there
    std::string sign;            ///< id of the picture that marks the place
    Message full;                ///< the effect, as a sentence
};

/// The result of a game that is over. Reasons are ids of the table of words.
struct Result {
    std::vector<Seat> winners; ///< in seat order; all of them where the game is drawn
    std::string reason;
    std::vector<int> score; ///< one a seat

    friend bool operator==(const Result &, const Result &) = default;
};

/// Ids of the seats of a set, `chance` last, as a list for `state`; `nameOf` returns the id of a seat.
Value seatNames(SeatSet seats, std::string_view (*nameOf)(Seat));
/// Winners, reason and scores of a result for `state`; null where the game is not over.
Value resultState(const std::optional<Result> &result, std::string_view (*nameOf)(Seat));

} // namespace engine
