// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTest>

/// Every text of a dialogue that eyes or ears can meet, in a fixed order.
inline QStringList wordsOf(const QWidget &dialog)
{
    QStringList words{dialog.windowTitle()};
    for (const auto *widget : dialog.findChildren<QWidget *>())
        words << widget->accessibleName() << widget->accessibleDescription();
    for (const auto *label : dialog.findChildren<QLabel *>())
        words << label->text();
    for (const auto *button : dialog.findChildren<QAbstractButton *>())
        words << button->text();
    for (const auto *group : dialog.findChildren<QGroupBox *>())
        words << group->title();
    for (const auto *field : dialog.findChildren<QLineEdit *>())
        words << field->text() << field->placeholderText();
    for (const auto *spin : dialog.findChildren<QSpinBox *>())
        words << spin->text();
    for (const auto *combo : dialog.findChildren<QComboBox *>()) {
        for (int i = 0; i < combo->count(); ++i)
            words << combo->itemText(i);
    }
    for (const auto *list : dialog.findChildren<QListWidget *>()) {
        for (int i = 0; i < list->count(); ++i)
            words << list->item(i)->text();
    }
    return words;
}

/// What the tabulator key comes to, from what has the focus on, once round: names of objects, or texts of buttons.
inline QStringList tabRound(QWidget &window)
{
    QStringList stops;
    const QWidget *first = window.focusWidget();
    do {
        const QWidget *focus = window.focusWidget();
        const auto *button = qobject_cast<const QAbstractButton *>(focus);
        if (button && button->autoExclusive()) // a segment: the stop is the row
            focus = focus->parentWidget();
        stops << (focus->objectName().isEmpty() && button ? button->text().remove(QLatin1Char('&'))
                                                          : focus->objectName());
        QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
    } while (window.focusWidget() != first && stops.size() < 50);
    return stops;
}

/// What can have the focus but has no name for those who cannot see it.
inline QStringList nameless(const QWidget &window)
{
    QStringList found;
    for (auto *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0
            || widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
        if (!interface || interface->text(QAccessible::Name).isEmpty())
            found << QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName();
    }
    return found;
}
