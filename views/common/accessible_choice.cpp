// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/accessible_choice.h"

#include <QAbstractItemView>
#include <QComboBox>

#include "views/common/announcer.h"

namespace views {

namespace {

QAccessibleInterface *makeChoiceInterface(const QString &, QObject *object)
{
    auto *box = qobject_cast<QComboBox *>(object);
    return box && !box->isEditable() ? new AccessibleChoice(*box) : nullptr;
}

} // namespace

void AccessibleChoice::install()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeChoiceInterface);
        return true;
    }();
}

AccessibleChoice::AccessibleChoice(QComboBox &box) : QAccessibleWidget(&box, QAccessible::ComboBox), m_box(box)
{
    QObject::connect(&box, &QComboBox::currentTextChanged, &box, [&box](const QString &chosen) {
        if (box.hasFocus() && !box.view()->isVisible())
            announce(box, chosen);
    });
}

QString AccessibleChoice::text(QAccessible::Text text) const
{
    const QString own = text == QAccessible::Value ? QString() : QAccessibleWidget::text(text);
    const bool isNameless = text == QAccessible::Name && own.isEmpty(); // then what is chosen is all there is to say
    return text == QAccessible::Value || isNameless ? m_box.currentText() : own;
}

QAccessible::State AccessibleChoice::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    const bool isOpen = m_box.view()->isVisible();
    state.expandable = state.hasPopup = true;
    state.expanded = isOpen;
    state.collapsed = !isOpen;
    return state;
}

QAccessibleInterface *AccessibleChoice::child(int index) const
{
    return index == 0 ? QAccessible::queryAccessibleInterface(m_box.view()) : nullptr;
}

int AccessibleChoice::indexOfChild(const QAccessibleInterface *child) const
{
    return child && child->object() == m_box.view() ? 0 : -1;
}

void AccessibleChoice::doAction(const QString &name)
{
    if (name != showMenuAction() && name != pressAction())
        return;
    if (m_box.view()->isVisible())
        m_box.hidePopup();
    else
        m_box.showPopup();
}

void *AccessibleChoice::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface *>(this)
                                              : QAccessibleWidget::interface_cast(type);
}

QString AccessibleChoice::text(int startOffset, int endOffset) const
{
    const int end = endOffset < 0 ? characterCount() : endOffset;
    return m_box.currentText().mid(startOffset, end - startOffset);
}

int AccessibleChoice::characterCount() const { return static_cast<int>(m_box.currentText().size()); }

QString AccessibleChoice::attributes(int, int *startOffset, int *endOffset) const
{
    *startOffset = 0;
    *endOffset = characterCount();
    return {};
}

} // namespace views
