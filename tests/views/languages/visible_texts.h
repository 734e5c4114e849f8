// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QWidget;

/// A text that a person reads or a screen reader says, and where it stands.
struct VisibleText {
    QString path; ///< classes and names of the widgets from the window on, and what of the last one it is
    QString text;

    friend bool operator<(const VisibleText &a, const VisibleText &b)
    {
        return a.path != b.path ? a.path < b.path : a.text < b.text;
    }
};

/// Every text of a window that is seen or can be called up without the program saying anything new: menus and their
/// keys, all rows of lists, tool tips, what is painted on boards and timelines, and what the whole tree of accessible
/// objects says. Sorted: the order of siblings does not count.
QList<VisibleText> visibleTexts(QWidget &window);

/// As `path: text`, a line each.
QStringList linesOf(const QList<VisibleText> &texts);
