// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "model/record/record.h"

namespace record {

/// A text after a reader of that language (`en`) has changed it. Other languages keep their words; a text that is one
/// for all stays one for all. An empty `text` takes away what that reader saw. A text in no language at all is empty.
Text edited(const Text &old, const QString &language, const QString &text);

/// One text of two: in each language that either has, what `both` makes of what they say in it.
Text combined(const Text &first, const Text &second,
              const std::function<QString(const QString &, const QString &)> &both);

/// What the text says in the language of the program, as it is shown: its lines, without what would turn them.
QString shown(const Text &text);

/// True if a file may hold the text: each of its languages has at most `kMostCharacters`.
bool fits(const Text &text);

} // namespace record
