// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

/// A legal game of two people that goes on for at least so many actions and is not over: whoever plays it, chance too,
/// avoids every end. Always the same one. Shorter where no way on was found that does not end the game.
record::Record longGame(const engine::Game &game, int actions);
