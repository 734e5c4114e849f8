// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "views/common/page.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace views {

class Settings;

/// What the program shows before there is a game: play one of the games at once or learn it, set one up, open one, go
/// on with a recent one.
class StartPage : public Page {
    Q_OBJECT

public:
    /// Shows the recent files of `settings`, which outlive it, newest first.
    explicit StartPage(Settings &settings, QWidget *parent = nullptr);

signals:
    void playNow(const QString &gameId);
    void learn(const QString &gameId);
    void openFile(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void makeGameButtons();
    void refreshRecent();
    void retranslate() override;

    Settings &m_settings;
    QLabel *m_title;
    QLabel *m_subtitle;
    std::vector<QPushButton *> m_play;  ///< one a game, in the order of the games
    std::vector<QPushButton *> m_learn; ///< the same; hidden where a game has no lessons
    QPushButton *m_new;
    QPushButton *m_open;
    QLabel *m_recentHeading;
    QVBoxLayout *m_recent;
};

} // namespace views
