// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "model/words/words.h"
#include "views/board/artwork.h"

namespace views {

struct BoardPlan;

/// What is needed to show a panel. Words and pictures outlive what shows it.
struct PanelContext {
    const words::Words *words = nullptr;
    Artwork *artwork = nullptr;
    QStringList seatIds = {};
    QStringList seatSigns = {}; ///< ids of their pictures
    bool isShared = false;      ///< several people look at the screen
    bool isOpen = false;        ///< there is nothing to keep from anybody any more
    const BoardPlan *plan = nullptr;
    engine::SeatSet acting = 0;
    QStringList roles = {};  ///< who plays each seat, in a word; may be shorter
    int own = -1;            ///< the seat whose things are seen large; -1: the one that acts
    bool isSlim = false;     ///< there is still less room than the least beside a board
    bool isExplained = true; ///< tips say what the rules say of rows and cards

    friend bool operator==(const PanelContext &, const PanelContext &) = default;
};

/// With the seats of a game of so many players, and its rival if there is one; `words` and `artwork` outlive it.
PanelContext panelContextOf(const words::Words &words, Artwork &artwork, const engine::Game &game, int players);

} // namespace views
