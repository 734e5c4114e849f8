// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/board/board_plan.h"

namespace views {

/// The plan that the text of a `board.json` makes for a number of players: tables of keys say what may stand there.
/// One of the things that are wrong comes to `fault`, behind the number of its line.
BoardPlan readBoard(const QByteArray &text, const engine::Game &game, int players, QString &fault);

/// The text with `%KEY` replaced by the detail of that name, where it is a word or a number.
QString withDetails(QString text, const engine::Place &place);

} // namespace views
