// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "model/play/play.h"

namespace views {

class DocumentFiles;
class GamePage;
class Navigator;
class PageStack;
class Settings;

/// What a game begins and ends with, and who plays it: the dialogues about a game, and the series of games that the
/// same people play.
class GameDialogs : public QObject {
    Q_OBJECT

public:
    /// All outlive it. `window` is that over which it asks.
    GameDialogs(Settings &settings, PageStack &pages, Navigator &navigator, DocumentFiles &files, QWidget *window);

    void newGame();
    /// The game that is over once more, with the same players.
    void rematch();
    /// That game once more with the same chance and the seats exchanged.
    void otherSide();
    void players();
    /// The question is the agreement.
    void agreeDraw();

private:
    void followGame();
    void showResult(GamePage &page);

    Settings &m_settings;
    PageStack &m_pages;
    Navigator &m_navigator;
    DocumentFiles &m_files;
    QWidget *m_window;
    play::MatchScore m_match;
    play::MatchScore m_matchBefore; ///< as it stood when the present game began
};

} // namespace views
