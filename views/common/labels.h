// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include "views/common/fonts.h"

namespace views {

/// A label in that font.
QLabel *textLabel(const QString &text, FontRole role, QWidget *parent, Qt::Alignment alignment = Qt::AlignLeft);
/// The same on as many lines as it needs.
QLabel *wrappedLabel(const QString &text, FontRole role, QWidget *parent);
/// A text that explains a control, which has it as its description: a screen reader reads it with that one, and not, as
/// it does with labels, as soon as the dialogue comes up.
class AboutLabel : public QLabel {
    Q_OBJECT

public:
    explicit AboutLabel(QWidget *parent);
};

/// Wrapped second text that explains what stands beside it.
QLabel *aboutLabel(QWidget *parent);
/// What such a label says is the description of the control that it is about, too.
void setAbout(QLabel *about, QWidget *control, const QString &text);
/// A label for a control, in the control's parent.
QLabel *labelFor(QWidget *control);

/// A wrapped label for a control, in the control's parent.
QLabel *captionFor(QWidget *control, FontRole role = FontRole::Second);
/// What a caption says is its control's accessible name, too.
void setCaption(QLabel *caption, const QString &text);

} // namespace views
