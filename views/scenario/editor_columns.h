// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QSplitter>

#include "views/screen/editor_shown.h"

class QStackedWidget;
class QTabWidget;

namespace views {

class SideColumns;

/// How the parts of the editor stand beside each other: the box, the board with what is said of it, and the forms
/// behind tabs. Where the page is narrow the box is the first of the tabs.
class EditorColumns : public QSplitter {
public:
    /// What they hold.
    struct Parts {
        QWidget *pieces, *tables;       ///< of which the box has one
        QWidget *middle;                ///< the board
        std::array<QWidget *, 3> forms; ///< of the position, its words, its goal
    };

    EditorColumns(const Parts &parts, QWidget *page);
    /// To the width of the page.
    void fit();
    /// Pieces or tables: a box that is not used leaves its room to the board. As a tab it comes to the front where
    /// something is chosen from its tables; while it has these, no form can be turned to but the one that had them
    /// come, which is the goal or the words.
    void show(const BoxShown &box);
    using QSplitter::show;
    /// Names the forms; the box is named by `show`.
    void retranslate();

private:
    void fitWidths();
    void placeBox(bool beside);

    SideColumns *m_widths;
    QStackedWidget *m_box;
    QTabWidget *m_tabs;
    std::array<QWidget *, 3> m_forms = {}; ///< as pages of the tabs
    BoxShown m_shown;
};

} // namespace views
