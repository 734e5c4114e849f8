// SPDX-License-Identifier: GPL-3.0-or-later
// Cells and cards of the accessible board.
#include <algorithm>

#include <QWindow>

#include "views/board/accessible_board.h"
#include "views/board/cell_words.h"

namespace views {

bool AccessibleThing::isValid() const { return m_board.isValid(); }

QWindow *AccessibleThing::window() const { return m_board.window(); }

BoardView &AccessibleThing::view() const { return m_board.view(); }

QRect AccessibleThing::rect() const
{
    const QRect rect = inView();
    return rect.isEmpty() ? QRect() : QRect(view().mapToGlobal(rect.topLeft()), rect.size());
}

void *AccessibleThing::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
}

QStringList AccessibleThing::actionNames() const { return {pressAction(), setFocusAction()}; }

QAccessible::State AccessibleThing::stateOf(bool hasCursor) const
{
    const std::optional<BoardViewState> &shown = view().boardScene().shown();
    QAccessible::State state;
    state.focusable = true;
    state.focused = hasCursor && view().hasFocus();
    state.invisible = !view().isVisible();
    state.offscreen = inView().isEmpty();
    state.selectable =
        shown && std::find(shown->choosable.begin(), shown->choosable.end(), m_place) != shown->choosable.end();
    return state;
}

void AccessibleThing::focus(int card)
{
    view().setFocus(Qt::OtherFocusReason);
    view().setCursorTo(m_place, card);
}

bool AccessibleCard::isValid() const { return AccessibleThing::isValid() && m_index < view().choicesOn(m_place); }

QAccessibleInterface *AccessibleCard::parent() const { return m_board.cellOf(m_place); }

QString AccessibleCard::text(QAccessible::Text text) const
{
    switch (text) {
    case QAccessible::Name: return view().cardName(m_place, m_index);
    case QAccessible::Description: return view().cardRules(m_place, m_index);
    default: return {};
    }
}

QAccessible::State AccessibleCard::state() const
{
    const std::optional<Picked> picked = view().boardScene().shown()->picked;
    QAccessible::State state = stateOf(view().cursor() == m_place && view().cursorPiece() == m_index);
    const Picked meant{m_place, static_cast<std::uint8_t>(view().cardValue(m_place, m_index))};
    state.selected = picked == meant || view().boardScene().shown()->isChosen(meant);
    return state;
}

void AccessibleCard::doAction(const QString &name)
{
    if (name == pressAction())
        view().activate(m_place, view().cardValue(m_place, m_index));
    else if (name == setFocusAction())
        focus(m_index);
}

QRect AccessibleCard::inView() const { return view().cardRect(m_place, m_index); }

AccessibleCell::~AccessibleCell()
{
    for (const QAccessible::Id id : m_cards)
        QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface *AccessibleCell::parent() const { return &m_board; }

int AccessibleCell::childCount() const { return view().choicesOn(m_place); }

QAccessibleInterface *AccessibleCell::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    for (int next = static_cast<int>(m_cards.size()); next <= index; ++next)
        m_cards.push_back(QAccessible::registerAccessibleInterface(new AccessibleCard(m_board, m_place, next)));
    return QAccessible::accessibleInterface(m_cards[static_cast<std::size_t>(index)]);
}

int AccessibleCell::indexOfChild(const QAccessibleInterface *child) const
{
    for (int index = 0; index < childCount(); ++index) {
        if (this->child(index) == child)
            return index;
    }
    return -1;
}

QString AccessibleCell::text(QAccessible::Text text) const
{
    switch (text) {
    case QAccessible::Name: return view().placeName(m_place);
    case QAccessible::Description: return view().placeRules(m_place).join(QLatin1Char(' '));
    default: return {};
    }
}

QAccessible::State AccessibleCell::state() const
{
    QAccessible::State state = stateOf(view().cursor() == m_place && view().cursorPiece() < 0);
    state.selected = isSelected();
    return state;
}

void *AccessibleCell::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface *>(this);
    return AccessibleThing::interface_cast(type);
}

bool AccessibleCell::isSelected() const
{
    const std::optional<BoardViewState> &shown = view().boardScene().shown();
    return shown
           && (shown->isSelected(m_place)
               || std::find(shown->marked.begin(), shown->marked.end(), m_place) != shown->marked.end());
}

int AccessibleCell::columnIndex() const { return view().cells().columnOf(m_place); }

int AccessibleCell::rowIndex() const { return view().cells().rowOf(m_place); }

void AccessibleCell::doAction(const QString &name)
{
    if (name == pressAction())
        view().activate(m_place);
    else if (name == setFocusAction())
        focus(0);
}

QRect AccessibleCell::inView() const { return view().placeRect(m_place); }

} // namespace views
