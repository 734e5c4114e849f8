// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace views {

/// A button that is to be held: with the mouse, Space or Enter. It lets go when it loses the focus, the window or
/// itself. Assistive technology, which can only press, toggles it.
class HoldButton : public QPushButton {
    Q_OBJECT

public:
    explicit HoldButton(QWidget *parent = nullptr);
    void setHeld(bool held);

signals:
    void held(bool on);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;

private:
    bool m_held = false;
    bool m_byHand = false; ///< the mouse lets go: the click that comes of it says nothing more
};

} // namespace views
