// SPDX-License-Identifier: GPL-3.0-or-later
// What the forms of the editor say: plain values.
#pragma once

#include <optional>
#include <vector>

#include <QStringList>

#include "model/engine/core/arrangement.h"
#include "model/scenario/scenario.h"

namespace views {

/// A sort of pieces in the box.
struct SortShown {
    engine::Piece sort = {};
    QString owner = {}; ///< the heading that it stands under
    QString name = {};
    int left = 0;
    QString said = {}; ///< the name and how many are left, or where the only one lies

    friend bool operator==(const SortShown &, const SortShown &) = default;
};

/// A sort of pieces that may lie on a place, in one of the ways in which it may, and how many of it do.
struct ContentShown {
    engine::Piece sort = {};
    int count = 0;

    friend bool operator==(const ContentShown &, const ContentShown &) = default;
};

/// What stands in the box: all sorts of pieces, or the tables of the position to which an answer has come.
struct BoxShown {
    bool hasTables = false;
    bool isUsed = true;      ///< it holds any
    bool isOffered = false;  ///< something may be chosen from it
    bool isForWords = false; ///< of its tables: a wrong action is chosen there, to which words are written

    friend bool operator==(const BoxShown &, const BoxShown &) = default;
};

/// The places where something may lie, and what may lie on that one of them which is looked at.
struct ContentsShown {
    std::vector<engine::PlaceIndex> places = {};
    engine::PlaceIndex place = engine::kNowhere; ///< none: there are none
    std::vector<ContentShown> sorts = {};

    friend bool operator==(const ContentsShown &, const ContentsShown &) = default;
};

/// What a position holds and no piece shows.
struct FieldShown {
    engine::FieldRule rule = {};
    std::optional<engine::Value> value = {};

    friend bool operator==(const FieldShown &, const FieldShown &) = default;
};

/// What is wrong with what lies there.
struct ProblemShown {
    QString words = {};
    bool isPlayable = false; ///< a warning
    std::vector<engine::PlaceIndex> places = {};
    bool canFix = false;

    friend bool operator==(const ProblemShown &, const ProblemShown &) = default;
};

/// What would lie there with several problems fixed at once, and what that changes in words.
struct FixShown {
    std::optional<engine::Arrangement> next = {}; ///< nothing: it is not offered
    QString told = {};

    friend bool operator==(const FixShown &, const FixShown &) = default;
};

/// All problems in the editor's order, and on top what the last repair did.
struct ProblemsShown {
    QString summary = {};
    std::vector<ProblemShown> problems = {};
    FixShown keeping = {}; ///< in another phase, in which more pieces stay
    FixShown all = {};
    QString repair = {}; ///< empty: something else was done last
    std::vector<engine::PlaceIndex> repaired = {};

    friend bool operator==(const ProblemsShown &, const ProblemsShown &) = default;
};

/// What is said of the goal beside what the scenario holds of it.
struct GoalShown {
    QStringList seats = {}; ///< that the learner may play for; the first is whoever is to act
    int seat = 0;           ///< which one it is
    QStringList conditions = {};
    QStringList answer = {}; ///< its steps
    bool isRecording = false, canRecord = false;

    friend bool operator==(const GoalShown &, const GoalShown &) = default;
};

/// The box of pieces, the problems and the forms beside the board.
struct FormsShown {
    std::vector<SortShown> box = {};
    ContentsShown contents = {};
    std::vector<FieldShown> fields = {};
    ProblemsShown problems = {};
    scenario::Scenario scenario = {};
    GoalShown goal = {};

    friend bool operator==(const FormsShown &, const FormsShown &) = default;
};

} // namespace views
