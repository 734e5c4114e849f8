// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/engine/core/panel.h"
#include "views/panels/board_footer.h"
#include "views/panels/large_board.h"
#include "views/panels/panel_box.h"

namespace views {

class CardChip;
class OtherBoard;
class OwnBoard;

/// A board a seat: the own one large, or that of who acts, with its cards; the others small beside it. One of these
/// that is pointed at or has the keyboard is seen in place of the large one. Boards are filled anew in place: what has
/// the keyboard keeps it.
class BoardsBox : public PanelBox {
    Q_OBJECT

public:
    explicit BoardsBox(QWidget *parent = nullptr);
    void show(const engine::Panel &panel, const PanelContext &context) override;
    void showChoice(const BoardViewState &shown) override;
    QRect choicesRoom() const override;
    void setChoicesHeight(int height) override;
    QString peekNext(bool forward) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void showLarge();
    void showFooter();
    int ownSeat() const;

    PanelContext m_context;
    std::vector<engine::SeatBoard> m_boards;
    OwnBoard *m_large;
    std::vector<OtherBoard *> m_others;
    std::vector<engine::PreviewUse> m_uses;
    int m_covered = 0; ///< of the foot of the own board, by choices
    int m_peeked = -1; ///< the seat that is seen in place of the own one
};

/// The large board, with its cards.
class OwnBoard : public QWidget {
    Q_OBJECT

public:
    explicit OwnBoard(QWidget *parent);
    void fill(const engine::SeatBoard &board, const PanelContext &context);
    void setForm(BoardForm form);
    /// What is chosen and what it could be used for, above what covers its foot that high.
    void setFooter(const std::vector<engine::PreviewUse> &uses, int covered);
    /// Where choices may stand at the foot.
    QRect choicesRoom() const;
    int seat() const { return m_board.seat; }

signals:
    /// One of its cards is pointed at.
    void cardPointed(const engine::Possession &card);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString tipAt(const QPointF &pos) const;
    void placeCards();
    QRectF uncovered() const;

    engine::SeatBoard m_board;
    PanelContext m_context;
    BoardForm m_form = BoardForm::Large;
    std::vector<CardChip *> m_cards;
    std::vector<std::pair<QRectF, const engine::BoardRow *>> m_drawn; ///< where each row of `m_board` was painted last
    std::vector<engine::PreviewUse> m_uses;
    int m_covered = 0;
    std::optional<BoardFooter> m_footer; ///< of `m_uses`, since the cards were placed last
};

} // namespace views
