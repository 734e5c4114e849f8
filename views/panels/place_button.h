// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "model/engine/core/arrangement.h"

#include "views/board/artwork.h"

namespace views {

/// What stands in a panel for a place of the board: it is pointed at and chosen like that place.
class PlaceButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit PlaceButton(QWidget *parent);

    void setPlace(engine::PlaceIndex place, int value);
    engine::PlaceIndex place() const { return m_place; }
    int value() const { return m_value; }
    /// How it is marked: what may be chosen has a ring, what is chosen a frame.
    void setState(bool isChoosable, bool isChosen);
    bool isChoosable() const { return m_isChoosable; }
    /// Its place is pointed at elsewhere, as the cursor of the board does: it is framed as if it had the keyboard.
    void setPointed(bool isPointed);
    bool isPointed() const { return m_isPointed; }

signals:
    /// The mouse or the keyboard has come to it, or left it.
    void pointed(bool isOn);

protected:
    /// The frame of what is chosen, pointed at or has the keyboard, within `rect`, and the ring of what may be chosen.
    void paintState(QPainter &painter, const QRectF &rect, const Theme &theme) const;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    engine::PlaceIndex m_place = engine::kNowhere;
    int m_value = 0;
    bool m_isChoosable = false;
    bool m_isChosen = false;
    bool m_isPointed = false;
};

} // namespace views
