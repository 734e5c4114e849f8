// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/accessible_board.h"

namespace views {

namespace {

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view ? new AccessibleBoard(*view) : nullptr;
}

} // namespace

void AccessibleBoard::install()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
}

std::vector<engine::PlaceIndex> AccessibleBoard::tellNames(BoardView &view)
{
    std::vector<engine::PlaceIndex> told;
    auto *board = dynamic_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(&view));
    if (!board)
        return told;
    const std::vector<engine::PlaceIndex> &cells = view.cells().cells();
    board->makeCells();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const QString name = view.placeName(cells[i]);
        if (name == board->m_told[i])
            continue;
        board->m_told[i] = name;
        told.push_back(cells[i]);
        QAccessibleEvent event(&view, QAccessible::NameChanged);
        event.setChild(static_cast<int>(i));
        QAccessible::updateAccessibility(&event);
    }
    return told;
}

void AccessibleBoard::tellFocus(BoardView &view)
{
    auto *board = dynamic_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(&view));
    QAccessibleInterface *focused = board ? board->focusChild() : nullptr;
    if (!focused)
        return;
    QAccessibleEvent event(focused, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

AccessibleBoard::AccessibleBoard(BoardView &view) : QAccessibleWidget(&view, QAccessible::Table), m_view(view) {}

AccessibleBoard::~AccessibleBoard()
{
    for (const QAccessible::Id id : m_ids)
        QAccessible::deleteAccessibleInterface(id);
}

void AccessibleBoard::makeCells() const
{
    if (m_places == m_view.cells().cells())
        return;
    for (const QAccessible::Id id : m_ids)
        QAccessible::deleteAccessibleInterface(id);
    m_ids.clear();
    m_told.clear();
    m_places = m_view.cells().cells();
    for (const engine::PlaceIndex place : m_places) {
        m_told.push_back(m_view.placeName(place));
        m_ids.push_back(
            QAccessible::registerAccessibleInterface(new AccessibleCell(const_cast<AccessibleBoard &>(*this), place)));
    }
}

int AccessibleBoard::childCount() const
{
    makeCells();
    return static_cast<int>(m_ids.size());
}

QAccessibleInterface *AccessibleBoard::child(int index) const
{
    return index >= 0 && index < childCount() ? QAccessible::accessibleInterface(m_ids[static_cast<std::size_t>(index)])
                                              : nullptr;
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *cell = dynamic_cast<const AccessibleCell *>(child);
    return cell ? m_view.cells().indexOf(cell->place()) : -1;
}

QAccessibleInterface *AccessibleBoard::childAt(int x, int y) const
{
    const QPoint point = m_view.mapFromGlobal(QPoint(x, y));
    return cellOf(m_view.boardScene().placeAt(m_view.mapToScene(point)));
}

QAccessibleInterface *AccessibleBoard::focusChild() const
{
    QAccessibleInterface *cell = m_view.hasFocus() ? cellOf(m_view.cursor()) : nullptr;
    return cell && m_view.cursorPiece() >= 0 ? cell->child(m_view.cursorPiece()) : cell;
}

void *AccessibleBoard::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface *AccessibleBoard::cellOf(engine::PlaceIndex place) const
{
    return child(m_view.cells().indexOf(place));
}

QAccessibleInterface *AccessibleBoard::cellAt(int row, int column) const
{
    return cellOf(m_view.cells().at(row, column));
}

QList<QAccessibleInterface *> AccessibleBoard::selectedCells() const
{
    const std::optional<BoardViewState> &shown = m_view.boardScene().shown();
    QList<QAccessibleInterface *> selected;
    for (const engine::PlaceIndex place : m_view.cells().cells()) {
        if (shown && shown->isSelected(place))
            selected << cellOf(place);
    }
    return selected;
}

} // namespace views
