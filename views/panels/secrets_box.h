// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/panel.h"
#include "views/panels/hold_button.h"
#include "views/panels/panel_view.h"

class QLabel;
class QScrollArea;

namespace views {

/// What a seat knows and others must not see: covered, and shown while the button is held. Where several people share
/// the screen the button only asks for it.
class SecretsBox : public QFrame {
    Q_OBJECT

public:
    explicit SecretsBox(QWidget *parent = nullptr);
    ~SecretsBox() override;
    void show(const engine::Panel &panel, const PanelContext &context);
    using QFrame::show;
    /// True if the button does not show, but asks for it.
    bool asks() const { return m_context.isShared; }
    /// As the button: shows the secrets while `on`, or asks for them.
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
