// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QFrame>
#include <QTimer>

#include "model/engine/core/game.h"
#include "views/dialogs/recovery_dialog.h"

class QLabel;
class QPushButton;

namespace views {

class SegmentedRow;
class Settings;

/// A game on the start page: its board in small, a button to play it at once with the level of the computer, one to
/// learn it where there are lessons, one to go on with the last game where there is one. Texts follow the language.
class GameTile : public QFrame {
    Q_OBJECT

public:
    /// `settings` outlive it; they have the level and the colours.
    GameTile(const engine::Game &game, Settings &settings, QWidget *parent = nullptr);

    const engine::Game &game() const { return m_game; }
    /// The main button is the one to learn it, or else the one to play it; or neither.
    void setMain(bool isMain, bool isLearning);
    QPushButton *mainButton() const { return m_main; }
    /// Whether there is a game to go on with.
    void setLast(std::optional<RecoveredGame> last);
    /// The level as the settings have it now.
    void showLevel();
    /// How high the board may be.
    void setBoardHeight(int height);

signals:
    void playWanted();
    void learnWanted();
    void resumeWanted(const QString &journal);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintBoard();
    void retranslate();

    const engine::Game &m_game;
    Settings &m_settings;
    QLabel *m_board;
    QLabel *m_name;
    QLabel *m_players;
    QLabel *m_levelCaption;
    SegmentedRow *m_level;
    QPushButton *m_play;
    QPushButton *m_learn;
    QPushButton *m_resume;
    QPushButton *m_main;
    std::optional<RecoveredGame> m_last;
    int m_boardHeight;
    QTimer m_later; ///< paints the board
};

} // namespace views
