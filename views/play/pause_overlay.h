// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QFrame>

class QLabel;
class QPushButton;

namespace views {

struct CoverShown;

/// Hides the board until somebody asks to see it again. It lies over the board as a sibling: of what is inside a board
/// assistive technology meets the cells only.
class PauseOverlay : public QFrame {
    Q_OBJECT

public:
    explicit PauseOverlay(QWidget *board);
    /// Covers the board with these words, or no longer.
    void show(const std::optional<CoverShown> &cover);
    using QFrame::show;

signals:
    void uncovered();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_board;
    QLabel *m_heading;
    QLabel *m_text;
    QPushButton *m_button;
};

} // namespace views
