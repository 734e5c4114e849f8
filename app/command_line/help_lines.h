// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "app/command_line/arguments.h"

namespace cli {

// What is longer than 79 columns goes on in the next line.

/// "Usage: …", and its line break.
QString usageLine(const QString &usage);
/// The option as it is typed: `--size WxH`, `--help, -h`.
QString optionText(const OptionSpec &option);
/// The text, and its line break.
QString paragraph(const QString &text);
/// A heading and rows in two columns, the first as wide as it needs.
QString helpTable(const char *headingId, const std::vector<std::pair<QString, QString>> &rows);

} // namespace cli
