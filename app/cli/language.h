// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace cli {

/// Sets the language of help and standard error: that of `--lang` among the program's words, else that of the
/// locale, else English. Throws a Failure of wrong usage for a language that there is not.
void setLanguage(const QStringList &words);

} // namespace cli
