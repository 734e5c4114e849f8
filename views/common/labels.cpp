// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/labels.h"

#include <QLabel>

namespace views {

QLabel *textLabel(const QString &text, FontRole role, QWidget *parent, Qt::Alignment alignment)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText); // it may hold a player's name
    label->setFont(fontFor(role));
    label->setAlignment(alignment | Qt::AlignVCenter);
    return label;
}

QLabel *wrappedLabel(const QString &text, FontRole role, QWidget *parent)
{
    QLabel *label = textLabel(text, role, parent);
    label->setWordWrap(true);
    return label;
}

QLabel *aboutLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setProperty("second", true);
    label->setWordWrap(true);
    return label;
}

QLabel *labelFor(QWidget *control)
{
    auto *label = new QLabel(control->parentWidget());
    label->setBuddy(control);
    return label;
}

QLabel *captionFor(QWidget *control, FontRole role)
{
    QLabel *label = wrappedLabel({}, role, control->parentWidget());
    label->setBuddy(control);
    return label;
}

void setCaption(QLabel *caption, const QString &text)
{
    caption->setText(text);
    caption->buddy()->setAccessibleName(text);
}

} // namespace views
