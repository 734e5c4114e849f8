// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>
#include <QTimer>

#include "model/play/finished_games.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace views {

/// The games that are over and were kept by themselves, the newest first: who played, how it ended, when, and the last
/// board in small. Accepted: the one in `chosen` is to be opened. Files are read one after the other while the dialogue
/// is open; one that cannot be read can only be deleted. Texts follow the language.
class FinishedGamesDialog : public QDialog {
    Q_OBJECT

public:
    /// Boards have the colours of that theme.
    FinishedGamesDialog(play::FinishedGames games, QString theme, QWidget *parent = nullptr);

    /// The path of the chosen game.
    QString chosen() const;

private:
    /// A row of the list.
    struct GameRow {
        QString path;
        bool isRead = false;
        std::variant<record::Record, record::Error> content = {};
    };
    void readNext();
    QIcon boardOf(const record::Record &record) const;
    QString textOf(const GameRow &row) const;
    const GameRow *current() const;
    bool canOpen() const;
    void askToDelete();
    void deleteCurrent();
    void retranslate();
    void refresh();

    play::FinishedGames m_games;
    QString m_theme;
    std::vector<GameRow> m_rows; ///< as in the list
    QTimer m_reading;            ///< fires while there are files to read and nothing else is to be done
    QLabel *m_about;
    QListWidget *m_list;
    QPushButton *m_open;
    QPushButton *m_delete;
};

} // namespace views
