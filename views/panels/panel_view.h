// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QFrame>

#include "model/engine/core/panel.h"
#include "views/panels/panel_layout.h"

namespace views {

class PanelButton;
class PanelGroup;
struct BoardViewState;

/// Shows a panel of any game as it is laid out for the room that it has. Cells that can be chosen or read are buttons,
/// which keep the keyboard while it is filled anew, wherever they go; only what has changed is painted again.
class PanelView : public QFrame {
    Q_OBJECT

public:
    explicit PanelView(QWidget *parent = nullptr);
    ~PanelView() override;
    void show(const engine::Panel &panel, const PanelContext &context);
    /// Lights the row of that id, or none.
    void light(const std::string &rowId);
    /// What may be chosen and is chosen at the board, and of what a row tells is marked here.
    void showChoice(const BoardViewState &shown);
    /// That place, or that card, is pointed at: true if it is here to be shown, and is.
    bool pointAt(engine::PlaceIndex place);
    bool pointAt(const engine::Possession &card);
    /// What is shown from now on; the next `show` makes it so. At first there is the usual room.
    void setRoom(PanelRoom room);
    /// Where choices may stand over its foot, and how much of it they cover.
    QRect choicesRoom() const { return m_picture.choices.toAlignedRect(); }
    void setChoicesHeight(int height);
    /// Shows the board so many seats further large (1, -1), or the own one (0); what is said of it, empty where that
    /// changes nothing. It lasts until somebody else is to act.
    QString peek(int further);
    /// Whether hidden knowledge is seen; the next `show` makes it so. At first it is covered.
    void setUncovered(bool isUncovered) { m_space.isUncovered = isUncovered; }
    const engine::Panel &panel() const { return m_panel; }
    const PanelPicture &picture() const { return m_picture; }
    /// What has the keyboard for that cell of the picture, or null.
    QWidget *widgetOf(std::size_t cell) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;
    /// The least height in that width.
    int leastHeight(int width) const;
    using QFrame::show;

signals:
    /// What stands for that place was clicked or pressed; `value` is that of the piece meant, or 0.
    void placeChosen(engine::PlaceIndex place, int value);
    /// What stands for that place is pointed at; `kNowhere` where nothing is any more.
    void placePointed(engine::PlaceIndex place);
    /// A card that can be read is pointed at.
    void possessionPointed(const engine::Possession &card);
    /// Where choices may stand has changed.
    void choicesRoomChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void measureAnew() const;
    PanelPicture laidOut(double width, double height) const;
    void layOutAgain();
    void drawAgain();
    void setPicture(PanelPicture picture);
    void fillButtons();
    void fillGroup();
    PanelButton *newButton();
    void pointed(const PanelCell &cell, bool isOn);
    void chosen(const PanelButton &button);
    void pointAtRow(const std::string &row);

    engine::Panel m_panel;
    PanelContext m_context;
    PanelSpace m_space; ///< what is asked for; its size is the widget's
    std::vector<engine::PreviewUse> m_uses;
    bool m_isFilling = false; ///< the buttons
    bool m_isStale = false;   ///< while they were filled something was asked for
    std::string m_lit;
    QString m_theme;
    PanelPicture m_picture;
    std::vector<PanelButton *> m_buttons; ///< in the order of their cells
    PanelGroup *m_group = nullptr;
    mutable std::optional<QSize> m_hint, m_least; ///< as long as panel, width and room stay
    mutable int m_measured = -1;                  ///< that width
};

} // namespace views
