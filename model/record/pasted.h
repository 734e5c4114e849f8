// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace record {

/// The game that a text holds, or that which begins with the position there: as the program writes them, and as posts
/// and mails hand them on – quoted by `>`, in a fence, between other words, wrapped, with no-break spaces and
/// typographic quotes. The error's line and column count in the text; `paste.empty` and `paste.none` are texts without
/// any, `paste.seen` is a position as one seat sees it.
std::variant<Record, Error> recordIn(const QString &text);

} // namespace record
