// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QFrame>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace views {

class BoardView;
struct CoverShown;

/// Says who is to come next while the screen changes hands, until that player asks to see what is secret. What
/// everybody may see stays in sight: the row stands where a hand would lie or, in a game without hands, where the
/// timeline stands.
class HandOverRow : public QFrame {
    Q_OBJECT

public:
    /// Hidden at first. It stands over the strip of `board`, as a sibling, or in `under`; both outlive it.
    HandOverRow(BoardView &board, QVBoxLayout &under);
    /// Shows these words, or nothing any more, and takes the keyboard's focus where it appears.
    void show(const std::optional<CoverShown> &cover, const QPixmap &sign);
    using QFrame::show;
    /// Where the board has its place.
    void place();
    /// The keyboard's focus is in it.
    void takeFocus();

signals:
    void uncovered();

private:
    BoardView &m_board;
    QVBoxLayout &m_under;
    QLabel *m_sign;
    QLabel *m_heading;
    QLabel *m_text;
    QPushButton *m_button;
};

} // namespace views
