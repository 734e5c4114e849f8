// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFrame>

#include "model/engine/core/panel.h"
#include "views/panels/secrets_box.h"

class QListView;
class QToolButton;
class QAbstractItemModel;
class QBoxLayout;
class QTabBar;

namespace views {

/// How wide the rail of a SidePanel is.
inline constexpr int kRailWidth = 48;

/// The boxes beside the board: panels of the game and the log. Where the board leaves room for them they stand there
/// side by side, the log first; else right of it: in a wide window below one another, in a narrow one only a rail of
/// buttons is left, and a button opens its box beside the rail until Escape closes it. Where one of them is a table for
/// all players the panel is wide and never a rail: below the table the others stand side by side, or take turns behind
/// tabs, or, where they are low, stand below one another. The boards of the seats stand where the board leaves room for
/// them, while the others are beside it: below one another, behind tabs or on the rail.
class SidePanel : public QFrame {
    Q_OBJECT

public:
    /// `overlayParent` is where an opened box floats, and the boxes over the board: above what was made before.
    SidePanel(QAbstractItemModel *log, QWidget *overlayParent);

    void showPanels(const std::vector<engine::Panel> &panels, const PanelContext &context);
    /// The next panels are shown in other words, colours or sizes.
    void forget() { m_context = {}; }
    void light(const std::string &rowId);
    /// The heading of the log, words of the buttons.
    void setLogHeading(const QString &text);
    /// Marks the line of the log that tells that step; -1: none.
    void markStep(int step);
    /// True if one of the boxes is a table for all players.
    bool isWide() const { return m_isWide; }
    /// True if one of them has the boards of the seats.
    bool hasBoards() const { return m_boards != nullptr; }
    /// There are more boxes than can be read below one another: each opens by itself, from the rail.
    bool isCrowded() const { return !m_isWide && m_boxes.size() > kMostInColumn; }
    /// What may be chosen at the board, and is, for boxes that stand for places.
    void showChoice(const BoardViewState &shown);
    /// A rail, or the boxes in a column `width` wide.
    void setRail(bool rail, int width);
    /// The boxes in that room of the overlay parent; of the panel itself nothing is seen.
    void setRoom(const QRect &room);
    /// The boards of the seats in that room of the overlay parent, the others as `setRail` says; in an empty one they
    /// stand with the others.
    void setBoardsRoom(const QRect &room);
    /// Where choices may stand over the boards, in the overlay parent; empty where the boards have no such room.
    QRect choicesRoom() const;
    void setChoicesHeight(int height);
    /// As `PanelBox::peekNext`.
    QString peekBoard(bool forward) { return m_boards ? m_boards->peekNext(forward) : QString(); }
    /// The others take turns behind tabs, in a column.
    void setTabbed(bool isTabbed);
    /// That place is pointed at: a box that has it to show does, and comes forward.
    void pointAtPlace(engine::PlaceIndex place);
    /// Closes an opened box; false if none was open.
    bool closeBox();
    /// As if the button of the secrets were held or let go; false if the game has none.
    bool holdSecrets(bool on);

signals:
    /// One of several people at the screen wants to see what only this seat may see.
    void lookWanted();
    /// What stands in a box for a place was clicked, or is pointed at (`kNowhere`: no more).
    void placeChosen(engine::PlaceIndex place, int value);
    void placePointed(engine::PlaceIndex place);
    /// Where choices may stand over the boards has changed.
    void choicesRoomChanged();
    /// A line of the log was chosen, which tells of that step.
    void stepChosen(int step);
    /// Another line of the log is pointed at; an invalid one for none.
    void linePointed(const QModelIndex &line);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    static constexpr std::size_t kMostInColumn = 3;

    enum class Form { Column, Rail, Room };
    /// How boxes stand in what is left of the column: side by side, below one another, or one at a time.
    enum class Stand { Beside, Below, BehindTabs };
    template <typename What>
    void pointAt(const What &what);
    void arrangeTabs();
    void stand(const std::vector<QWidget *> &boxes, Stand how);
    QString tabTitle(const QWidget *box) const;
    void titleTabs();
    void fitTabs();
    bool standsInRoom(const QWidget *box) const;
    QRect openRoom(const QWidget &box) const;

    void makeBoxes(const std::vector<engine::Panel> &panels);
    QToolButton *makeTab(int index);
    void setForm(Form form);
    std::vector<QWidget *> all() const;
    void openBox(int index);
    void arrange();
    void arrangeWide();
    void showTab(int index);

    std::vector<engine::Panel> m_panels; ///< that have a box, as shown
    PanelContext m_context;              ///< in which they are shown; none: they are to be shown anew
    std::vector<PanelBox *> m_boxes;
    SecretsBox *m_secrets = nullptr;
    PanelBox *m_boards = nullptr;
    QRect m_boardsRoom;
    std::vector<QWidget *> m_behind; ///< what takes turns behind tabs
    bool m_isTabbed = false;
    QFrame *m_logBox;
    QLabel *m_logHeading;
    QListView *m_log;
    QWidget *m_overlay;
    QFrame *m_room; ///< holds the boxes over the board
    QBoxLayout *m_column;
    QBoxLayout *m_row; ///< of the room
    std::vector<QToolButton *> m_tabs;
    QWidget *m_below; ///< of a wide panel: what stands below the table
    QTabBar *m_turns; ///< its tabs, where there is no room for all
    bool m_isWide = false;
    Form m_form = Form::Column;
    PanelRoom m_boxRoom = PanelRoom::Usual;
    int m_open = -1;
};

} // namespace views
