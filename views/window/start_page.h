// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace views {

/// What the program shows before there is a game: play one of the games at once or learn it, set one up, open one, go
/// on with a recent one.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);
    /// The files to go on with, newest first.
    void setRecentFiles(const QStringList &files);

signals:
    void playNow(const QString &gameId);
    void learn(const QString &gameId);
    void newGame();
    void open();
    void openFile(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void makeGameButtons();
    void retranslate();

    QLabel *m_title;
    QLabel *m_subtitle;
    std::vector<QPushButton *> m_play;  ///< one a game, in the order of the games
    std::vector<QPushButton *> m_learn; ///< the same; hidden where a game has no lessons
    QPushButton *m_new;
    QPushButton *m_open;
    QLabel *m_recentHeading;
    QVBoxLayout *m_recent;
    QStringList m_files;
};

} // namespace views
