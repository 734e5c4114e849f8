// SPDX-License-Identifier: GPL-3.0-or-later
// Cells and cards of the accessible board.
#include <algorithm>

#include <QWindow>

#include "views/board/accessible_board.h"
#include "views/board/cell_words.h"
#include "views/board/place_rules.h"

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
    QAccessible::State state;
    state.focusable = true;
    state.focused = hasCursor && view().hasFocus();
    state.invisible = !view().isVisible();
    state.offscreen = inView().isEmpty();
    return state;
}

void AccessibleThing::focus(int card)
{
    view().setFocus(Qt::OtherFocusReason);
    view().setCursorTo(m_place, card);
}

std::optional<PieceSpot> AccessibleCard::spot() const { return view().boardScene().choiceAt(m_place, m_index); }

QAccessibleInterface *AccessibleCard::parent() const { return m_board.cellOf(m_place); }

QString AccessibleCard::text(QAccessible::Text text) const
{
    const BoardScene &scene = view().boardScene();
    const std::optional<PieceSpot> card = spot();
    if (card && text == QAccessible::Name && card->piece.place != m_place) // what is carried there
        return scene.words()->heard(CellWords(*scene.words(), *scene.shown()).titleOf(card->piece.place));
    const std::vector<PieceSpot> choices = scene.choicesOn(m_place);
    if (text == QAccessible::Name && m_index == 0 && card
        && choices.back().piece.place != m_place) // with what it carries
        return scene.words()->heard(view().placeName(m_place));
    if (card && text == QAccessible::Name)
        return CellWords(*scene.words(), *scene.shown()).nameOf(card->piece);
    return card && text == QAccessible::Description && m_board.isExplaining()
               ? PlaceRules(*scene.words(), *scene.shown()).about(card->piece)
               : QString();
}

QAccessible::State AccessibleCard::state() const
{
    const std::optional<Picked> picked = view().boardScene().shown()->picked;
    QAccessible::State state = stateOf(view().cursor() == m_place && view().keyboard().piece() == m_index);
    state.invisible = state.invisible || !spot();
    const std::optional<PieceSpot> card = spot();
    state.selected =
        picked == Picked{m_place, value()} || (card && view().boardScene().shown()->isPieceChosen(card->piece));
    return state;
}

void AccessibleCard::doAction(const QString &name)
{
    const std::optional<PieceSpot> card = spot();
    if (!card)
        return;
    if (name == pressAction())
        view().activate(card->piece.place, value(), card->piece.kind);
    else if (name == setFocusAction())
        focus(m_index);
}

/// 0 where it is not seen.
std::uint8_t AccessibleCard::value() const
{
    const std::optional<PieceSpot> card = spot();
    return card ? view().boardScene().shown()->asSeen(card->piece).value : std::uint8_t{0};
}

QRect AccessibleCard::inView() const
{
    const std::optional<PieceSpot> card = spot();
    return card ? view().mapFromScene(card->rect).boundingRect() : QRect();
}

AccessibleCell::~AccessibleCell()
{
    for (const QAccessible::Id id : m_cards)
        QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface *AccessibleCell::parent() const { return &m_board; }

int AccessibleCell::childCount() const { return static_cast<int>(view().boardScene().choicesOn(m_place).size()); }

QAccessibleInterface *AccessibleCell::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    for (int next = static_cast<int>(m_cards.size()); next <= index; ++next)
        m_cards.push_back(QAccessible::registerAccessibleInterface(new AccessibleCard(m_board, m_place, next)));
    return QAccessible::accessibleInterface(m_cards[index]);
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
    const BoardScene &scene = view().boardScene();
    if (text == QAccessible::Name && scene.words())
        return scene.words()->heard(m_board.nameGiven(m_place));
    if (text != QAccessible::Description || !scene.shown() || !m_board.isExplaining())
        return {};
    const std::optional<PieceSpot> top = scene.topOn(m_place);
    return PlaceRules(*scene.words(), *scene.shown()).about(m_place, top ? &top->piece : nullptr).join(u' ');
}

QAccessible::State AccessibleCell::state() const
{
    const BoardViewState *const shown = view().boardScene().shown();
    QAccessible::State state = stateOf(view().cursor() == m_place && view().keyboard().piece() < 0);
    state.selected = shown
                     && (shown->isChosen({m_place, 0})
                         || std::find(shown->marked.begin(), shown->marked.end(), m_place) != shown->marked.end());
    return state;
}

void AccessibleCell::doAction(const QString &name)
{
    if (name == pressAction())
        view().activate(m_place);
    else if (name == setFocusAction())
        focus(0);
}

QRect AccessibleCell::inView() const { return view().placeRect(m_place); }

} // namespace views
