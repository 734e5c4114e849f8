// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_controls.h"

#include <QComboBox>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QSignalBlocker>
#include <QToolTip>

namespace views {

namespace {

class WheelFilter final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != QEvent::Wheel)
            return false;
        event->ignore();
        return true;
    }
};

/// Says the whole of what a narrow box has no room for.
class WholeText final : public QObject {
public:
    explicit WholeText(QComboBox *combo) : QObject(combo), m_combo(*combo) {}

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != QEvent::ToolTip)
            return false;
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), m_combo.currentText(), &m_combo);
        return true;
    }

private:
    QComboBox &m_combo;
};

class FocusFilter final : public QObject {
public:
    FocusFilter(QObject *parent, std::function<void()> call) : QObject(parent), m_call(std::move(call)) {}

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::FocusIn && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
            m_call();
        return false;
    }

private:
    std::function<void()> m_call;
};

} // namespace

void refillCombo(QComboBox *combo, const QStringList &texts, int current)
{
    QStringList now;
    for (int i = 0; i < combo->count(); ++i)
        now << combo->itemText(i);
    const QSignalBlocker blocker(combo);
    if (now != texts) {
        combo->clear();
        combo->addItems(texts);
    }
    combo->setCurrentIndex(current < combo->count() ? current : -1);
}

void keepNarrow(QComboBox *combo)
{
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(8);
    combo->installEventFilter(new WholeText(combo));
}

void ignoreWheel(QWidget *control) { control->installEventFilter(new WheelFilter(control)); }

void onFocusIn(QWidget *control, std::function<void()> call)
{
    control->installEventFilter(new FocusFilter(control, std::move(call)));
}

} // namespace views
