// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/engine/core/game.h"

namespace cli {

/// Exit statuses, a promise to scripts.
inline constexpr int kDone = 0;
inline constexpr int kWrongInput = 1;
inline constexpr int kWrongUsage = 2;

/// Thrown where a program cannot go on: what is said, in the words of a game where there is one, and how the
/// program ends.
struct Failure {
    engine::Message message;
    const engine::Game *game = nullptr;
    int status = kWrongInput;
};

/// Says what is wrong on standard error, after the program's name and in exactly one line; returns the status to end
/// with.
int printError(const QString &sentence, int status);
int printError(const Failure &failure);

/// From now on writing to a reader that has gone away, or more than the limit on the size of files, is an error like a
/// full disk, and no reason to die. Where memory runs out and nobody catches it, the program says so in one line and
/// ends with `kWrongInput`.
void surviveLimits();

} // namespace cli
