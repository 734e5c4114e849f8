// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/fonts.h"

class QLabel;
class QWidget;

namespace views {

/// A label in that font.
QLabel *textLabel(const QString &text, FontRole role, QWidget *parent, Qt::Alignment alignment = Qt::AlignLeft);
/// The same on as many lines as it needs.
QLabel *wrappedLabel(const QString &text, FontRole role, QWidget *parent);
/// Wrapped second text that explains what stands beside it.
QLabel *aboutLabel(QWidget *parent);
/// A label for a control, in the control's parent.
QLabel *labelFor(QWidget *control);

/// A wrapped label for a control, in the control's parent.
QLabel *captionFor(QWidget *control, FontRole role = FontRole::Second);
/// What a caption says is its control's accessible name, too.
void setCaption(QLabel *caption, const QString &text);

} // namespace views
