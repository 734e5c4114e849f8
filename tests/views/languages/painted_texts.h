// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

/// The texts that a window paints, as they come out: each line by itself, and shortened where it was.
QStringList paintedTexts(QWidget &window);
