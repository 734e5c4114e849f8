// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/fonts.h"

class QLabel;
class QWidget;

namespace views {

/// A label in that font.
QLabel *textLabel(const QString &text, FontRole role, QWidget *parent, Qt::Alignment alignment = Qt::AlignLeft);

} // namespace views
