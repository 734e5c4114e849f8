// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/engine/core/panel.h"
#include "views/panels/panel_box.h"
#include "views/panels/panel_layout.h"

namespace views {

class PanelButton;

/// Shows a panel as it is laid out for the room that it has. Cells that can be chosen or read are buttons, which keep
/// the keyboard while it is filled anew; only what has changed is painted again.
class PanelView : public PanelBox {
    Q_OBJECT

public:
    explicit PanelView(QWidget *parent = nullptr);
    void show(const engine::Panel &panel, const PanelContext &context) override;
    void light(const std::string &rowId) override;
    void showChoice(const BoardViewState &shown) override;
    bool pointAt(engine::PlaceIndex place) override;
    bool pointAt(const engine::Possession &card) override;
    void setRoom(PanelRoom room) override;
    /// Whether hidden knowledge is seen; the next `show` makes it so. At first it is covered.
    void setUncovered(bool isUncovered) { m_isUncovered = isUncovered; }
    const engine::Panel &panel() const { return m_panel; }
    const PanelPicture &picture() const { return m_picture; }
    /// The button of that cell of the picture, or null.
    QWidget *buttonOf(std::size_t cell) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    PanelPicture laidOut(double width, double height) const;
    void layOutAgain();
    void setPicture(PanelPicture picture);
    void fillButtons();
    PanelButton *newButton();
    void pointAtRow(const std::string &row);

    engine::Panel m_panel;
    PanelContext m_context;
    PanelRoom m_room = PanelRoom::Usual;
    std::string m_pointedRow; ///< that the mouse or the keyboard is at
    engine::Possession m_pointedCard;
    bool m_isUncovered = false;
    bool m_isFilling = false; ///< the buttons
    std::string m_lit;
    QString m_theme;
    PanelPicture m_picture;
    std::vector<PanelButton *> m_buttons;
    mutable std::optional<QSize> m_hint, m_least; ///< as long as panel, width and room stay
};

} // namespace views
