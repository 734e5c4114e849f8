// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/accessible_board.h"

#include "views/board/board_view_state.h"

namespace views {

namespace {

constexpr const char *kSilent = "explainsNothing"; ///< of a view, to which nobody may have listened before

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

std::vector<engine::PlaceIndex> AccessibleBoard::announceChange(BoardView &view)
{
    auto *board = dynamic_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(&view));
    if (!board)
        return {};
    std::vector<engine::PlaceIndex> renamed = board->announceNames();
    QAccessibleInterface *focused = board->focusChild();
    if (!focused || board->isNameWaiting(view.cursor()))
        return renamed;
    if (QAccessible::uniqueId(focused) != board->m_focused.first) {
        board->announceFocused(*focused);
    } else if (focused->role() == QAccessible::Button && focused->text(QAccessible::Name) != board->m_focused.second) {
        board->m_focused.second = focused->text(QAccessible::Name); // the next card has moved up
        QAccessibleEvent event(focused, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
    return renamed;
}

std::vector<engine::PlaceIndex> AccessibleBoard::announceNames()
{
    std::vector<engine::PlaceIndex> renamed;
    makeCells();
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (!m_names[i] || isNameWaiting(m_places[i]))
            continue;
        const QString name = m_view.placeName(m_places[i]);
        if (name == *m_names[i])
            continue;
        m_names[i] = name;
        renamed.push_back(m_places[i]);
        QAccessibleEvent event(&m_view, QAccessible::NameChanged);
        event.setChild(static_cast<int>(i));
        QAccessible::updateAccessibility(&event);
    }
    return renamed;
}

void AccessibleBoard::announceFocus(BoardView &view, bool isWanted)
{
    auto *board = dynamic_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(&view));
    if (!board || (!isWanted && board->isNameWaiting(view.cursor())))
        return;
    if (QAccessibleInterface *focused = board->focusChild())
        board->announceFocused(*focused);
}

/// Where the keyboard is another name is read at once. Of what may not be chosen that would come before what is to be
/// done: it waits until it may, or the cursor comes there again.
bool AccessibleBoard::isNameWaiting(engine::PlaceIndex place) const
{
    const BoardViewState *const shown = m_view.boardScene().shown();
    return shown && !shown->isSetUp && m_view.hasFocus() && m_view.cursor() == place && !shown->isChoosable(place);
}

void AccessibleBoard::announceFocused(QAccessibleInterface &focused)
{
    m_focused = {QAccessible::uniqueId(&focused), focused.text(QAccessible::Name)};
    QAccessibleEvent event(&focused, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void AccessibleBoard::setExplaining(QWidget &view, bool on) { view.setProperty(kSilent, !on); }

bool AccessibleBoard::isExplaining() const { return !m_view.property(kSilent).toBool(); }

AccessibleBoard::AccessibleBoard(BoardView &view) : QAccessibleWidget(&view, QAccessible::Grouping), m_view(view) {}

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
    m_names.clear();
    m_places = m_view.cells().cells();
    for (const engine::PlaceIndex place : m_places) {
        m_names.emplace_back();
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
    return index >= 0 && index < childCount() ? QAccessible::accessibleInterface(m_ids[index]) : nullptr;
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
    return cell && m_view.keyboard().piece() >= 0 ? cell->child(m_view.keyboard().piece()) : cell;
}

QString AccessibleBoard::nameGiven(engine::PlaceIndex place) const
{
    makeCells();
    QString name = m_view.placeName(place);
    if (const int index = m_view.cells().indexOf(place); index >= 0)
        m_names[index] = name;
    return name;
}

QAccessibleInterface *AccessibleBoard::cellOf(engine::PlaceIndex place) const
{
    return child(m_view.cells().indexOf(place));
}

QAccessibleInterface *AccessibleBoard::cellAt(int row, int column) const
{
    return cellOf(m_view.cells().at(row, column));
}

} // namespace views
