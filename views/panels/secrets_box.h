// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/panel.h"
#include "views/panels/hold_button.h"
#include "views/panels/panel_view.h"

class QLabel;
class QScrollArea;

namespace views {

/// What a seat knows and others must not see. Where several people share the screen it is covered, and a button asks
/// for it.
class SecretsBox : public QFrame {
    Q_OBJECT

public:
    explicit SecretsBox(QWidget *parent = nullptr);
    ~SecretsBox() override;
    void show(const engine::Panel &panel, const PanelContext &context);
    using QFrame::show;
    /// True if they are covered and the button asks for them.
    bool asks() const { return !m_open; }
    /// As if the button were held or let go.
    void hold(bool on);

signals:
    void lookWanted();

private:
    void refresh();

    engine::Panel m_panel;
    PanelContext m_context;
    QLabel *m_heading;
    HoldButton *m_button;
    QScrollArea *m_scroll;
    PanelView *m_rows;
    bool m_open = false;
};

} // namespace views
