// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "model/engine/core/game.h"

namespace outside {

/// A program of a person's own that can play: what it is called in the settings and in files, and how it is started.
struct Program {
    QString name;
    QString command; ///< its command line; in no file
    friend bool operator==(const Program &, const Program &) = default;
};

/// What stands in a file as the player of a seat that such a program plays: `engine:` and its name.
QString playerOf(const QString &program);
/// The name in such a player; empty for every other one.
QString programOf(const QString &player);

/// What came of trying a program.
struct Trial {
    QString ownName;                         ///< what it says that it is called; may be empty
    std::vector<const engine::Game *> games; ///< of ours that it plays, at least one
};

/// Starts the program, lets it say what it plays, and choose at the beginning of the first of our games among them.
/// Throws an outside::Failure where anything of that goes wrong, and Cancelled.
Trial tryOut(const Program &program, const engine::CancelToken &cancel);

} // namespace outside
