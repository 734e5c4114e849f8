// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QStringList>

class QWidget;

/// What a small screen leaves, 1024 x 700, with larger text 1280 x 800; where pictures of other windows are wanted,
/// what the environment names in `CARTOUCHE_SIZE`.
QSize screenToFit();

/// What of a window's words has not the room that it needs, a line each: texts of labels, buttons, tabs, lists and
/// boards that are cut, whatever is painted with “…” in place of its end, rows that are elided, menus and dialogues
/// beyond that screen, what scrolls sideways, what reaches out of what holds it or lies over something else; and
/// what is written in another typeface than the program's. Names of people and files, which may be of any length, are
/// no matter. Without boards, what is written on them may be cut: it has its place in a picture, and is chosen to fit
/// there in each language that there is.
QStringList cutOff(QWidget &window, bool withBoards = true);
