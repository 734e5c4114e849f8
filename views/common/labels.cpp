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

} // namespace views
