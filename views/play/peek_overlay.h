// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "views/panels/panel_view.h"
#include "views/play/hold_button.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace views {

/// Lies over the board while one of several people at the screen looks at what only this seat may see: a button for
/// each of them, which shows it while it is held. A sibling of the board, as Cover.
class PeekOverlay : public QFrame {
    Q_OBJECT

public:
    explicit PeekOverlay(QWidget *board);
    /// Covers the board; the keyboard goes to the button of `first`.
    void open(const QString &heading, const std::vector<std::pair<engine::Seat, QString>> &people, engine::Seat first);
    /// What the seat that holds its button sees; an empty panel covers again.
    void show(const engine::Panel &panel, const PanelContext &context);
    using QFrame::show;

signals:
    /// That seat's button is held, or was let go.
    void held(engine::Seat seat, bool on);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void release(const HoldButton *but = nullptr);

    QWidget *m_board;
    QLabel *m_heading;
    QLabel *m_text;
    PanelView *m_rows;
    QVBoxLayout *m_people;
    QPushButton *m_close;
};

} // namespace views
