// SPDX-License-Identifier: GPL-3.0-or-later
// What all forms of the editor need of Qt's controls.
#pragma once

#include <functional>

#include <QStringList>

class QComboBox;
class QWidget;

namespace views {

/// Texts and choice of a combo box, without telling; one that has them already stays as it is, open or not.
void refillCombo(QComboBox *combo, const QStringList &texts, int current);
/// The box need not be as wide as its longest text.
void keepNarrow(QComboBox *combo);
/// The wheel scrolls the form and changes no control over which the mouse happens to be.
void ignoreWheel(QWidget *control);
/// Calls that whenever the control gets the keyboard, but for coming back from a list that it opened.
void onFocusIn(QWidget *control, std::function<void()> call);

} // namespace views
