// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hands.h"

/// Whole games at the window, each in one way to play: what a class of it names in `addGames`.
class WholeGames : public QObject {
    Q_OBJECT

protected:
    virtual void addGames() = 0;
    static void addGame(const char *name, const char *game, Way way, int seats, QSize size);

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void aWholeGame_data();
    void aWholeGame();
};
