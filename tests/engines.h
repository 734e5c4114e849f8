// SPDX-License-Identifier: GPL-3.0-or-later
// Command lines of programs that play, well or not.
#pragma once

#include <QString>

#include "model/outside/command_words.h"
#include "tests/data_file.h"

namespace tests {

/// The little player of the documents.
inline QString littlePlayer()
{
    return QStringLiteral("python3 ")
           + outside::commandWord(dataFile(QStringLiteral("../../docs/examples/little_player.py")));
}

/// Our own at a level that does not think.
inline QString ownEngine(const char *game)
{
    return outside::commandWord(qEnvironmentVariable("CARTOUCHE_CLI"))
           + QStringLiteral(" engine %1 --level greedy").arg(QLatin1String(game));
}

/// One that says that it plays that game, and does this, words of a shell, when it has to choose.
inline QString engineThat(const char *does, const char *game = "aton")
{
    return QStringLiteral("sh -c ")
           + outside::commandWord(QStringLiteral("while read line; do case $line in "
                                                 "cartouche-engine*) echo id name odd; echo game %1; echo ready;; "
                                                 "isready) echo ready;; go*) %2;; esac; done")
                                      .arg(QLatin1String(game), QLatin1String(does)));
}

} // namespace tests
