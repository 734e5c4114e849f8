// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "app/cli/command.h"

namespace cli {

/// Options where there is no command.
const std::vector<OptionSpec> &loneOptions();
/// The command's own options and those that every command takes.
std::vector<OptionSpec> optionsOf(const Command &command);

/// The list of the commands.
QByteArray generalHelp();
/// What a command does, and its options.
QByteArray helpOn(const Command &command);
/// The command as it is typed.
QString usageOf(const Command &command);

} // namespace cli
