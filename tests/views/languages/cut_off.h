// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

/// What of a window's words has not the room that it needs, a line each: texts of labels, buttons, tabs, lists and
/// boards that are cut, whatever is painted with “…” in place of its end, rows that are elided, menus and dialogues
/// beyond a small screen, what scrolls sideways, what reaches out of what holds it or lies over something else; and
/// what is written in another typeface than the program's. Names of people and files, which may be of any length, are
/// no matter. Without boards, what is written on them may be cut: it has its place in a picture, and is chosen to fit
/// there in each language that there is.
QStringList cutOff(QWidget &window, bool withBoards = true);
