// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "model/engine/core/panel.h"
#include "views/panels/panel_context.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace views {

class PanelView;

/// What a seat knows and others must not see. Where several people share the screen it is covered, and a button asks
/// for it.
class SecretsBox : public QFrame {
    Q_OBJECT

public:
    explicit SecretsBox(QWidget *parent = nullptr);
    void show(const engine::Panel &panel, const PanelContext &context);
    using QFrame::show;
    /// True if they are covered and the button asks for them.
    bool asks() const { return !m_open; }
    /// Reads them out; where they are covered the same as the button.
    void tell();

signals:
    void lookWanted();

private:
    engine::Panel m_panel;
    PanelContext m_context;
    QLabel *m_heading;
    QPushButton *m_button;
    QScrollArea *m_scroll;
    PanelView *m_rows;
    bool m_open = false;
};

} // namespace views
