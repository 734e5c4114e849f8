// SPDX-License-Identifier: GPL-3.0-or-later
// A record is a tree: lines of actions with variations that branch off. How its places are named, and what can be
// done with it.
#pragma once

#include <optional>
#include <vector>

#include "model/record/record.h"

namespace record {

/// Which line of a record is meant: on the way there, from the main line on, the index of the variation that is taken
/// in each line. Empty: the main line.
using LinePath = std::vector<int>;

/// A position in the tree: after `at` actions of that line, counted from the line's own beginning.
struct Place {
    LinePath line = {};
    int at = 0;

    friend bool operator==(const Place &, const Place &) = default;
};

/// What a review shows: the position after `step` actions from the start of the game, along that line.
struct ShownPlace {
    LinePath line = {};
    int step = 0;

    friend bool operator==(const ShownPlace &, const ShownPlace &) = default;
};

/// As a list: the step, then the path.
Json toJson(const ShownPlace &place);
/// The place of such a list; nothing where it is none. A record need not have it.
std::optional<ShownPlace> shownPlaceOf(const Json &list);

/// The line of that path, or null if there is none.
const Line *findLine(const Line &main, const LinePath &path);
Line *findLine(Line &main, const LinePath &path);

/// How many actions lie before a line's own first one, from the start of the game. The line must exist.
int beginOf(const Line &main, const LinePath &path);
/// All actions from the start of the game to the end of that line. The line must exist.
std::vector<engine::Action> actionsAlong(const Line &main, const LinePath &path);
/// Where the position after `step` actions along that line lies: in the line itself, or in one of those that it
/// branches off from. `step` is 0 to the number of actions along the line.
Place placeAlong(const Line &main, const LinePath &path, int step);
/// How many actions lie before a place, from the start of the game.
int stepOf(const Line &main, const Place &place);

/// What is said of that position, or null; its mark and its assessment, or empty.
const Text *commentAt(const Line &main, const Place &place);
QString markAt(const Line &main, const Place &place);
QString assessmentAt(const Line &main, const Place &place);
/// What is drawn at that position.
std::vector<Drawing> drawingsAt(const Line &main, const Place &place);

/// Where `action` leads from a place: along the line itself or into a variation that begins with it there; nothing
/// where no line goes on so.
std::optional<Place> followed(const Line &main, const Place &from, engine::Action action);
/// Adds the action there: at the end of a variation it lengthens it, else it begins a new variation, the last of its
/// line. Returns the place after it. Nothing, and nothing changes, where the variation would lie too deep for a file
/// (`kDeepestLine`). The action must be legal there; whoever calls has looked with `followed` first.
std::optional<Place> addAction(Line &main, const Place &from, engine::Action action);
/// The variation takes the place of what its line does after the branch, which becomes the last of the variations of
/// that line there, with all that is said of it. False, and nothing changes, if there is no such variation, or
/// something would lie too deep or what is said of the branch becomes too much for a file then. Paths into that line
/// are others afterwards.
bool promote(Line &main, const LinePath &path);
/// Takes a variation away. False if there is none.
bool removeLine(Line &main, const LinePath &path);

/// How many variations lie in each other in that line; 0 if it has none.
int depthOf(const Line &line);
/// How many may, in what this program writes.
inline constexpr int kDeepestLine = 24;

} // namespace record
