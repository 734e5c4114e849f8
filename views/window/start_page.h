// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <vector>

#include "views/common/page.h"
#include "views/dialogs/recovery_dialog.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace views {

class FlowLayout;
class GameTile;
class Settings;

/// What the program shows before there is a game: a tile for each game, to play it at once, to learn it, to go on with
/// it; below them set one up, open one, the recent files. Who has not played yet is shown the way to the lessons.
class StartPage final : public Page {
    Q_OBJECT

public:
    /// Of each game the one that was left last and can go on.
    using LastGames = std::function<std::map<const engine::Game *, RecoveredGame>()>;
    /// How many mistakes come again today.
    using CountDue = std::function<int()>;

    /// Shows the recent files of `settings`, which outlive it, newest first.
    StartPage(Settings &settings, LastGames lastGames, CountDue countDue, QWidget *parent = nullptr);

signals:
    void playNow(const QString &gameId);
    void learn(const QString &gameId);
    void solveAgain();
    void resume(const QString &journal);
    void openFile(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void offerWords();
    QWidget *makeContent();
    void makeTiles();
    int columnsFor(int width) const;
    void fitTiles();
    void placeTiles();
    bool isFirstLaunch() const;
    void refreshTiles();
    void refreshAgain();
    void refreshRecent();
    void retranslate() override;

    Settings &m_settings;
    LastGames m_lastGames;
    CountDue m_countDue;
    QWidget *m_middle = nullptr;   ///< what is shown, in the middle of the page
    QGridLayout *m_grid = nullptr; ///< of tiles
    int m_columns = 0;             ///< of tiles side by side; 0 before the page has its size
    QLabel *m_subtitle = nullptr;
    QLabel *m_nudge = nullptr;
    std::vector<GameTile *> m_tiles; ///< one a game, in the order of the games
    QPushButton *m_new = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_library = nullptr;
    QPushButton *m_again = nullptr; ///< to what comes again
    QLabel *m_recentHeading = nullptr;
    FlowLayout *m_recent = nullptr;
};

} // namespace views
