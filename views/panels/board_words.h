// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "model/engine/core/panel.h"
#include "views/panels/panel_view.h"

namespace views {

/// What that thing is called: as a piece on the board, or by the name of a row.
QString possessionName(const engine::Possession &thing, const words::Words &words);
/// What the game explains of a card, as its name and what it does: the words before the first colon and those after
/// it; of one that lies face down its name alone.
std::pair<QString, QString> cardWords(const engine::Possession &card, const words::Words &words);
/// What only its owner may know lies face down where others look on.
engine::SeatBoard asSeen(engine::SeatBoard board, const PanelContext &context);
/// A seat's board in a few whole sentences.
QStringList boardSentences(const engine::SeatBoard &board, const PanelContext &context);
/// One row of it: what it is and how much there is of it.
QString rowSentence(const engine::BoardRow &row, const PanelContext &context);
/// What is known of the secrets of a panel, one after the other; empty where nothing is.
QString secretsSaid(const engine::Panel &secrets, const PanelContext &context);

} // namespace views
