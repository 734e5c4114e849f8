// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/panel.h"
#include "views/play/hold_button.h"
#include "views/play/panel_box.h"

class QScrollArea;

namespace views {

/// The picture that covers what a row says: of the sign `KIND-NAME` it is `KIND-hidden`.
QString coverOf(const engine::PanelRow &row);

/// The rows of a panel of secrets: a sign each, and beside it a covered niche or what is known; then the signs of all
/// of which nothing is known. Covered, the widgets hold nothing of what they hide.
class SecretRows : public QWidget {
    Q_OBJECT

public:
    explicit SecretRows(QWidget *parent = nullptr);
    void show(const engine::Panel &panel, const PanelContext &context, bool open);
    using QWidget::show;

private:
    void addKnown(QGridLayout &grid, int y, int x, const engine::PanelRow &row, bool open, bool narrow,
                  const PanelContext &context);
    void addUnknown(QGridLayout &grid, int y, int columns, const std::vector<const engine::PanelRow *> &rows,
                    const PanelContext &context);

    QWidget *m_content = nullptr;
};

/// What a seat knows and others must not see: covered, and shown while the button is held. Where several people share
/// the screen the button only asks for it.
class SecretsBox : public PanelBox {
    Q_OBJECT

public:
    explicit SecretsBox(QWidget *parent = nullptr);
    ~SecretsBox() override;
    void show(const engine::Panel &panel, const PanelContext &context) override;
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
    SecretRows *m_rows;
    bool m_open = false;
};

} // namespace views
