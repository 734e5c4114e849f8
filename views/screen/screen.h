// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/engine/core/panel.h"
#include "model/replay/marks.h"
#include "views/board/board_view_state.h"
#include "views/common/page.h"
#include "views/panels/panel_context.h"
#include "views/screen/choice_box.h"
#include "views/screen/editor_shown.h"
#include "views/screen/lesson_shown.h"
#include "views/screen/review_shown.h"

namespace views {

/// What the prompt says and offers.
struct Prompt {
    engine::Seat seat = engine::kNobody;     ///< whose sign stands before it
    QString sentence = {}, more = {};        ///< what is to be done or was done, and in second text what belongs to it
    QString heading = {};                    ///< where the game is
    QString main = {}, hint = {}, undo = {}; ///< words of these buttons; empty: it is not there
    bool isMainExpected = true;              ///< it is the next thing to do, and not only what makes something shorter
    QString whyNoUndo = {};                  ///< it is there, and cannot be pressed
    QList<Offer> offers = {};                ///< of the game
    QStringList ofPage = {};                 ///< what the page offers behind them
    bool areButtonsKept = false;             ///< they keep their places while they are not there
    bool isAnnounced = false;                ///< it says what is told anyway, and is not read out
    bool isTold = false;                     ///< that was said otherwise, and it is read out only if that is asked for
    bool isPast = false;                     ///< it says what was done, even where something may be chosen

    friend bool operator==(const Prompt &, const Prompt &) = default;
};

/// What stands beside the board.
struct Panels {
    std::vector<engine::Panel> panels = {};
    PanelContext context = {};
    std::string lit = {}; ///< the row of which is told; empty: none

    friend bool operator==(const Panels &, const Panels &) = default;
};

/// How far the log tells, and which step is marked in it; -1: none.
struct LogShown {
    int game = 0; ///< counts games that took the place of others: their lines tell of other actions
    int step = 0;
    int fact = 0;
    int marked = -1;
    engine::Seat viewer = engine::kNobody;

    friend bool operator==(const LogShown &, const LogShown &) = default;
};

/// Where the timeline is, the scores where they are not those of that step, and in a review what stands along the way.
struct TimelineShown {
    std::size_t edits = 0; ///< of the game: its steps and marks may be others
    int step = 0;
    std::optional<std::vector<int>> scores = {};
    int way = 0; ///< counts courses that took the place of others
    std::vector<replay::Mark> marks = {};
    std::string kind = {};                          ///< of the marks, as `replay::ofKind` has it
    std::vector<replay::MarkKind> kinds = {};       ///< that there are
    std::vector<std::vector<double>> expected = {}; ///< by a seat at a position, 0 … 1; empty: unknown
    bool isUnanalysed = false;                      ///< there is none, and none is hidden or on its way

    friend bool operator==(const TimelineShown &, const TimelineShown &) = default;
};

/// What hides the board or what is secret, until a button is pressed.
struct CoverShown {
    QString heading = {}, text = {}, button = {};
    engine::Seat seat = engine::kNobody; ///< who is to come

    friend bool operator==(const CoverShown &, const CoverShown &) = default;
};

/// What is advised.
struct HintShown {
    QString what = {}, why = {};
    bool canTakeOver = false; ///< a button puts it together
    QString heard = {};       ///< both, with the short names of places as they are read out

    QString said() const { return why.isEmpty() ? what : what + QLatin1Char(' ') + why; }

    friend bool operator==(const HintShown &, const HintShown &) = default;
};

/// What the tools of the editor say and allow.
struct ToolsShown {
    std::size_t edits = 0; ///< of the scenario
    int answer = -1;       ///< how many steps of it are recorded; -1: it is not being recorded
    int tool = -1;         ///< its number; -1: none, while the answer is recorded
    QString hint = {};
    bool isRemark = false;   ///< the hint says what has just happened, and is read out
    QString tryProblem = {}; ///< what keeps the scenario from being tried; empty where nothing does
    bool canPlay = false, canMirror = false;

    friend bool operator==(const ToolsShown &, const ToolsShown &) = default;
};

/// What all pages with a board show at one moment: plain values, computed from what there is and from nothing that is
/// shown. A page computes it anew whenever anything may have changed, and shows what is different.
struct Screen {
    BoardViewState board;
    Prompt prompt = {};
    Panels panels = {};
    LogShown log = {};
    TimelineShown timeline = {};
    CommandsShown commands = {};
    std::optional<HintShown> hint = {};
    std::optional<CoverShown> handOver = {}, pause = {};
    engine::SeatSet clock = 0; ///< whose time runs
    std::optional<LessonShown> lesson = {};
    std::optional<ReviewShown> review = {};
    std::optional<ToolsShown> tools = {};
    std::optional<BoxShown> box = {};
    std::optional<FormsShown> forms = {};
    QStringList about = {}; ///< what the page tells of itself, as the text of a lesson: a sentence or more each
    QStringList drawn = {}; ///< what is drawn on the board, in words
    int look = 0;           ///< number of the language, theme and players in which it is said and drawn

    friend bool operator==(const Screen &, const Screen &) = default;
};

} // namespace views
