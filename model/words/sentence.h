// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/engine/core/game.h"

namespace words {

/// The text with spaces for its line breaks and other controls: what came from outside stays on one line.
QString oneLine(QString text);

/// What a message says, in the words of that game if there is one. What it tells of the input is shortened.
QString sentenceOf(const engine::Message &message, const engine::Game *game);
/// The same where there is little room, with a capital letter and a full stop.
QString briefSentenceOf(const engine::Message &message, const engine::Game *game);

} // namespace words
