// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringList>

namespace cli {

/// The language that `--lang` among the program's words asks for, the last one if there are several, or nothing. It is
/// looked for before the line is read as a whole, for what is wrong there is said in that language. Throws a Failure of
/// wrong usage for a language that there is not; a missing value is left to those who read the whole line.
std::optional<QString> askedLanguage(const QStringList &words);

} // namespace cli
