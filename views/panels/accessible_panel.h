// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAccessibleWidget>

#include "views/panels/panel_view.h"

namespace views {

/// A panel for assistive technology: its cells, in the order in which they are read. Those that are buttons are
/// widgets; the others have no object behind them.
class AccessiblePanel final : public QAccessibleWidget {
public:
    /// Makes Qt ask for this class where it meets a PanelView. Further calls do nothing.
    static void install();
    /// The panel has other cells: who asks again gets those.
    static void forget(PanelView &view);

    explicit AccessiblePanel(PanelView &view);
    ~AccessiblePanel() override;

    PanelView &view() const { return m_view; }
    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;

private:
    void clear();

    PanelView &m_view;
    mutable std::vector<QAccessible::Id> m_ids; ///< of the cells that were asked for; Qt's registry owns them
};

} // namespace views
