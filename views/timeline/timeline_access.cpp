// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/timeline_access.h"

namespace views {

namespace {

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *bar = qobject_cast<TimelineBar *>(object);
    return bar ? new AccessibleTimeline(*bar) : nullptr;
}

} // namespace

void AccessibleTimeline::install()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
}

QString AccessibleTimeline::text(QAccessible::Text text) const
{
    if (text == QAccessible::Value)
        return TimelineBar::stepName(m_bar.shown(), m_bar.lastStep());
    if (text == QAccessible::Description)
        return m_bar.inWords(m_bar.shown());
    return QAccessibleWidget::text(text);
}

void *AccessibleTimeline::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ValueInterface)
        return static_cast<QAccessibleValueInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QStringList AccessibleTimeline::actionNames() const
{
    return QAccessibleWidget::actionNames()
           << QAccessibleActionInterface::increaseAction() << QAccessibleActionInterface::decreaseAction();
}

void AccessibleTimeline::doAction(const QString &name)
{
    if (name == QAccessibleActionInterface::increaseAction())
        m_bar.go(replay::Jump::NextStep);
    else if (name == QAccessibleActionInterface::decreaseAction())
        m_bar.go(replay::Jump::PreviousStep);
    else
        QAccessibleWidget::doAction(name);
}

} // namespace views
