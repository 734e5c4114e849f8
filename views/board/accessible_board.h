// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QAccessibleWidget>

#include "views/board/board_view.h"

namespace views {

class AccessibleBoard;

/// What cells and cards have in common: they belong to a view and have no QObject behind them.
class AccessibleThing : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleThing(AccessibleBoard &board, engine::PlaceIndex place) : m_board(board), m_place(place) {}

    engine::PlaceIndex place() const { return m_place; }

    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QWindow *window() const override;
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;
    QStringList actionNames() const override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

protected:
    BoardView &view() const;
    /// Where it is, in the view's own coordinates.
    virtual QRect inView() const = 0;
    QAccessible::State stateOf(bool hasCursor) const;
    /// The cursor goes there, to that card of a hand.
    void focus(int card);

    AccessibleBoard &m_board;
    engine::PlaceIndex m_place;
};

/// A card in a hand, as a child of the hand's cell. Once the card has gone it is out of sight and has no name, but who
/// still holds it may ask it: a dead one would be asked in vain.
class AccessibleCard final : public AccessibleThing {
public:
    AccessibleCard(AccessibleBoard &board, engine::PlaceIndex place, int index)
        : AccessibleThing(board, place), m_index(index)
    {
    }

    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text text) const override;
    QAccessible::Role role() const override { return QAccessible::Button; }
    QAccessible::State state() const override;
    void doAction(const QString &name) override;

private:
    QRect inView() const override;
    std::optional<PieceSpot> spot() const;
    std::uint8_t value() const;

    int m_index;
};

/// A place of the board; a hand has its cards as children.
class AccessibleCell final : public AccessibleThing {
public:
    using AccessibleThing::AccessibleThing;
    ~AccessibleCell() override;

    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int index) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QString text(QAccessible::Text text) const override;
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override;
    void doAction(const QString &name) override;

private:
    QRect inView() const override;

    mutable std::vector<QAccessible::Id> m_cards; ///< Qt's registry owns them
};

/// The board for assistive technology: its places, one after the other. In a table a screen reader would read whole
/// rows, which are none of the game's, and of a list how many items it has each time that one comes to it; where a
/// place is its name says. Qt itself shows nothing of what is in a QGraphicsView.
class AccessibleBoard final : public QAccessibleWidget {
public:
    /// Makes Qt ask for this class where it meets a BoardView. Further calls do nothing.
    static void install();
    /// Tells those who listen what is another one after something else is shown: the names of cells that were asked for
    /// and are others now, which it returns, and what has the keyboard, if that is another thing.
    static std::vector<engine::PlaceIndex> announceChange(BoardView &view);
    /// Whether places and pieces are described by what the rules say of them, as they are at first: a screen reader
    /// says that each time that one comes to another place.
    static void setExplaining(QWidget &view, bool on);
    /// Tells that the cursor has come to another cell or card, or is there when the board gets the keyboard by itself
    /// (`isWanted` false): then only where that may be chosen.
    static void announceFocus(BoardView &view, bool isWanted = true);

    explicit AccessibleBoard(BoardView &view);
    ~AccessibleBoard() override;

    BoardView &view() const { return m_view; }
    bool isExplaining() const;
    /// The cell of that place, or null.
    QAccessibleInterface *cellOf(engine::PlaceIndex place) const;
    /// The cell there in the table through which the keyboard walks, or null.
    QAccessibleInterface *cellAt(int row, int column) const;
    /// The name of a cell, which somebody asks for: from now on he is told when it changes.
    QString nameGiven(engine::PlaceIndex place) const;

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;

private:
    void makeCells() const;
    std::vector<engine::PlaceIndex> announceNames();
    void announceFocused(QAccessibleInterface &focused);
    bool isNameWaiting(engine::PlaceIndex place) const;

    BoardView &m_view;
    mutable std::vector<engine::PlaceIndex> m_places;    ///< of the cells, in their order
    mutable std::vector<QAccessible::Id> m_ids;          ///< of the cells; Qt's registry owns them
    mutable std::vector<std::optional<QString>> m_names; ///< the cells' names as last told, where asked for
    std::pair<QAccessible::Id, QString> m_focused = {};  ///< what was last said to have the keyboard, and its name
};

} // namespace views
