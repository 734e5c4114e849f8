// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/engine/core/arrangement.h"
#include "model/engine/core/possession.h"

namespace engine {

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

// clang-format off

/// How a panel is shown; panel_forms.def says what each is.
enum class PanelForm {
#define PANEL_FORM(name, showsThings) name,
#include "model/engine/core/panel_forms.def"
    Figures ///< not shown: figures for texts on the board, or places for listeners (docs/adding-a-game.md)
};

/// True if it shows things of the game that lie on no place of its board: pictures of a position have it, too.
constexpr bool showsThings(PanelForm form)
{
    switch (form) {
#define PANEL_FORM(name, showsThings) case PanelForm::name: return showsThings;
#include "model/engine/core/panel_forms.def"
    case PanelForm::Figures: break;
    }
    return false;
}

// clang-format on

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

} // namespace engine
