// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

#include "views/timeline/timeline_bar.h"

namespace views {

/// A timeline for assistive technology: a slider whose value is the step.
class AccessibleTimeline final : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    /// Makes Qt ask for this class where it meets a TimelineBar. Further calls do nothing.
    static void install();

    explicit AccessibleTimeline(TimelineBar &bar) : QAccessibleWidget(&bar, QAccessible::Slider), m_bar(bar) {}

    QString text(QAccessible::Text text) const override;
    void *interface_cast(QAccessible::InterfaceType type) override;
    QStringList actionNames() const override;
    void doAction(const QString &name) override;

    QVariant currentValue() const override { return m_bar.shown(); }
    void setCurrentValue(const QVariant &value) override { m_bar.want(value.toInt(), false); }
    QVariant maximumValue() const override { return m_bar.lastStep(); }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

private:
    TimelineBar &m_bar;
};

} // namespace views
