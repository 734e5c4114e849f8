// SPDX-License-Identifier: GPL-3.0-or-later
// What forms need of Qt's controls.
#pragma once

#include <functional>

#include <QStringList>

class QComboBox;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QWidget;

namespace views {

/// One that tests and style sheets find by that name; null: by none.
template <class Widget>
Widget *makeNamed(const char *name, QWidget *parent)
{
    auto *widget = new Widget(parent);
    widget->setObjectName(QLatin1String(name));
    return widget;
}

QPushButton *smallButton(const char *name, QWidget *parent);
/// A click leaves the keyboard with the board; Enter presses the button that has it.
QPushButton *boardsideButton(const char *name, QWidget *parent);
/// A combo box that need not be as wide as its texts and has `ignoreWheel`.
QComboBox *narrowCombo(const char *name, QWidget *parent);

/// That entry of a combo box (-1: none), without telling; one that wraps its texts is as high as this one makes it.
void showChoice(QComboBox *combo, int index);
/// Texts and choice of a combo box, without telling; one that has them already stays as it is, open or not.
void refillCombo(QComboBox *combo, const QStringList &texts, int current);
/// The same, and what was chosen stays chosen; at first the first.
void retranslateCombo(QComboBox *combo, const QStringList &texts);
/// The texts of a combo box in another language.
void setTexts(QComboBox *combo, const QStringList &texts);
/// The number of a box, without telling; what is being typed stays where it means that number.
void showNumber(QSpinBox *box, int number);
/// The wheel scrolls the form and changes no control over which the mouse happens to be.
void ignoreWheel(QWidget *control);
/// Calls that whenever the control gets the keyboard, but for coming back from a list that it opened.
void onFocusIn(QWidget *control, std::function<void()> call);

/// Calls that whenever the program speaks another language.
void onLanguageChange(QWidget *widget, std::function<void()> call);

/// What scrolls up and down has no frame, and its content is as wide as there is room.
void scrollUpright(QScrollArea *area);
/// It is a stop for the keyboard only while there is something to scroll.
void focusWhileScrolling(QScrollArea *area);

/// Another `part` (null: the first) at the end of a form's layout, which `fill` fills. The control that has the
/// keyboard gets it back, by its name. One of the old controls may be telling of a change just now: they are hidden and
/// lose their names, but go later.
void makeAnew(QWidget *form, QWidget *&part, const std::function<void()> &fill);

} // namespace views
