// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/controls.h"

#include <algorithm>

#include <QComboBox>
#include <QFocusEvent>
#include <QLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>

#include "views/common/wrapping_combo.h"

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

/// Calls when events of that type come.
class EventFilter final : public QObject {
public:
    EventFilter(QObject *watched, QEvent::Type type, std::function<void(QEvent *)> call)
        : QObject(watched), m_type(type), m_call(std::move(call))
    {
        watched->installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == m_type)
            m_call(event);
        return false;
    }

private:
    QEvent::Type m_type;
    std::function<void(QEvent *)> m_call;
};

} // namespace

QPushButton *smallButton(const char *name, QWidget *parent)
{
    auto *button = makeNamed<QPushButton>(name, parent);
    button->setProperty("small", true);
    return button;
}

QPushButton *boardsideButton(const char *name, QWidget *parent)
{
    auto *button = makeNamed<QPushButton>(name, parent);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoDefault(true);
    return button;
}

QComboBox *narrowCombo(const char *name, QWidget *parent)
{
    auto *combo = makeNamed<WrappingCombo>(name, parent);
    ignoreWheel(combo);
    return combo;
}

// A combo box that tells nothing does not tell itself either that its text has become longer.
void showChoice(QComboBox *combo, int index)
{
    if (combo->currentIndex() == index)
        return;
    const QSignalBlocker blocker(combo);
    combo->setCurrentIndex(index);
    combo->updateGeometry();
}

void refillCombo(QComboBox *combo, const QStringList &texts, int current)
{
    QStringList now;
    for (int i = 0; i < combo->count(); ++i)
        now << combo->itemText(i);
    if (now != texts) {
        const QSignalBlocker blocker(combo);
        combo->clear();
        combo->addItems(texts);
        combo->updateGeometry();
    }
    showChoice(combo, current < combo->count() ? current : -1);
}

void retranslateCombo(QComboBox *combo, const QStringList &texts)
{
    refillCombo(combo, texts, std::max(0, combo->currentIndex()));
}

void setTexts(QComboBox *combo, const QStringList &texts)
{
    for (int i = 0; i < combo->count(); ++i)
        combo->setItemText(i, texts.value(i));
}

void showNumber(QSpinBox *box, int number)
{
    const QSignalBlocker blocker(box);
    if (box->value() != number)
        box->setValue(number);
}

void ignoreWheel(QWidget *control) { control->installEventFilter(new WheelFilter(control)); }

void onFocusIn(QWidget *control, std::function<void()> call)
{
    new EventFilter(control, QEvent::FocusIn, [call = std::move(call)](QEvent *event) {
        if (static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
            call();
    });
}

void onLanguageChange(QWidget *widget, std::function<void()> call)
{
    new EventFilter(widget, QEvent::LanguageChange, [call = std::move(call)](QEvent *) { call(); });
}

void scrollUpright(QScrollArea *area)
{
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void focusWhileScrolling(QScrollArea *area)
{
    QObject::connect(area->verticalScrollBar(), &QScrollBar::rangeChanged, area, [area] {
        area->setFocusPolicy(area->verticalScrollBar()->maximum() > 0 ? Qt::TabFocus : Qt::NoFocus);
    });
}

void makeAnew(QWidget *form, QWidget *&part, const std::function<void()> &fill)
{
    const QWidget *const focused = form->focusWidget();
    const QString again = focused && focused->hasFocus() ? focused->objectName() : QString();
    if (part) {
        part->hide();
        for (QWidget *each : part->findChildren<QWidget *>())
            each->setObjectName({});
        part->deleteLater();
    }
    part = new QWidget(form);
    form->layout()->addWidget(part);
    fill();
    part->show();
    if (QWidget *const control = again.isEmpty() ? nullptr : part->findChild<QWidget *>(again))
        control->setFocus(Qt::OtherFocusReason);
}

} // namespace views
