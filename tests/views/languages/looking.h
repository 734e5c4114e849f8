// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "harness.h"

/// The languages in which everything is looked at: those of the program, and the pseudo-language.
QStringList languagesToLookAt();

/// Where the environment names a folder in `CARTOUCHE_SCREENSHOTS`, a picture of the window goes there: NAME.png in a
/// folder of that language, and of the scale where it is not the usual one.
void takePicture(const QString &language, const QString &name, QWidget &window);

/// Looks at everything in a language: what is cut off, and in the pseudo-language what never went through the
/// translator. `look` is told each window before, and a picture is taken of it.
QStringList faultsIn(const QString &language, const Look &look);
