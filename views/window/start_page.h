// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace views {

/// What the program shows before there is a game: play at once, set up a game, open one, go on with a recent one.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);
    /// The files to go on with, newest first.
    void setRecentFiles(const QStringList &files);

signals:
    void playNow();
    void newGame();
    void open();
    void openFile(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QLabel *m_subtitle;
    QPushButton *m_play;
    QPushButton *m_new;
    QPushButton *m_open;
    QLabel *m_recentHeading;
    QVBoxLayout *m_recent;
    QStringList m_files;
};

} // namespace views
