// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// A card in a hand, as a child of the hand's cell.
class AccessibleCard final : public AccessibleThing {
public:
    AccessibleCard(AccessibleBoard &board, engine::PlaceIndex place, int index)
        : AccessibleThing(board, place), m_index(index)
    {
    }

    bool isValid() const override;
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

/// A place of the board as a cell of its table; a hand has its cards as children.
class AccessibleCell final : public AccessibleThing, public QAccessibleTableCellInterface {
public:
    using AccessibleThing::AccessibleThing;
    ~AccessibleCell() override;

    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int index) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QString text(QAccessible::Text text) const override;
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    bool isSelected() const override;
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    int columnIndex() const override;
    int rowIndex() const override;
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }

    void doAction(const QString &name) override;

private:
    QRect inView() const override;

    mutable std::vector<QAccessible::Id> m_cards; ///< Qt's registry owns them
};

/// The board for assistive technology: a table whose cells are the places. Qt itself shows nothing of what is in a
/// QGraphicsView.
class AccessibleBoard final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    /// Makes Qt ask for this class where it meets a BoardView. Further calls do nothing.
    static void install();
    /// Tells those who listen which cells have another name than when last told, and returns them.
    static std::vector<engine::PlaceIndex> tellNames(BoardView &view);
    /// Tells that the cursor has come to another cell or card.
    static void tellFocus(BoardView &view);

    explicit AccessibleBoard(BoardView &view);
    ~AccessibleBoard() override;

    BoardView &view() const { return m_view; }
    /// The cell of that place, or null.
    QAccessibleInterface *cellOf(engine::PlaceIndex place) const;

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override;
    int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
    QList<QAccessibleInterface *> selectedCells() const override;
    QString columnDescription(int) const override { return {}; }
    QString rowDescription(int) const override { return {}; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override { return m_view.cells().columns(); }
    int rowCount() const override { return m_view.cells().rows(); }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override {}

private:
    void makeCells() const;

    BoardView &m_view;
    mutable std::vector<engine::PlaceIndex> m_places; ///< of the cells, in their order
    mutable std::vector<QAccessible::Id> m_ids;       ///< of the cells; Qt's registry owns them
    mutable std::vector<QString> m_told;              ///< the cells' names as last told
};

} // namespace views
