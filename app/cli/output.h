// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace cli {

/// The answer of a command that writes a file: none where the file is written, else the content, for the standard
/// output. Throws a Failure, in the words of that game if there is one.
Answer written(const QString &output, const QByteArray &content, const engine::Game *game = nullptr);

} // namespace cli
