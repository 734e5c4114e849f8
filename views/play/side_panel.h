// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <vector>

#include "views/play/panel_box.h"

class QListView;
class QToolButton;
class QAbstractItemModel;
class QBoxLayout;

namespace views {

/// The boxes right of the board: panels of the game and the log. In a wide window they stand below one another; in a
/// narrow one only a rail of buttons is left, and a button opens its box beside the rail until Escape closes it.
class SidePanel : public QFrame {
    Q_OBJECT

public:
    /// `overlayParent` is where an opened box floats.
    SidePanel(QAbstractItemModel *log, QWidget *overlayParent);

    void showPanels(const std::vector<engine::Panel> &panels, const PanelContext &context);
    void light(const std::string &rowId);
    /// The heading of the log, words of the buttons.
    void setLogHeading(const QString &text);
    /// A rail of 48, or the boxes in a column `width` wide.
    void setRail(bool rail, int width);
    /// Closes an opened box; false if none was open.
    bool closeBox();

private:
    void openBox(int index);
    void arrange();

    std::vector<PanelBox *> m_boxes;
    QFrame *m_logBox;
    QWidget *m_logHeading;
    QListView *m_log;
    QWidget *m_overlay;
    QBoxLayout *m_column;
    std::vector<QToolButton *> m_tabs;
    bool m_rail = false;
    int m_open = -1;
};

} // namespace views
