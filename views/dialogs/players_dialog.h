// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "model/outside/program.h"
#include "model/record/record.h"

class QDialogButtonBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace views {

class SegmentedRow;
class TallArea;

/// A row for each seat of a game: its sign, its name and who plays it, a person, a level of the computer or a program
/// of one's own. What is not touched stays as it is in the record, also a name in several languages or a player that
/// the program does not know, or may not run (who is shown as a person). What the chosen levels are like is said below.
/// Texts follow the language.
class SeatRows : public QWidget {
    Q_OBJECT

public:
    explicit SeatRows(QWidget *parent = nullptr);

    /// Names that are offered while one is typed, for the seats that are set from then on.
    void setKnownNames(QStringList names) { m_knownNames = std::move(names); }
    /// Programs that can play, for the seats that are set from then on.
    void setEngines(QList<outside::Program> engines) { m_engines = std::move(engines); }
    /// Shows these seats of a game instead of those before. A name that is the seat's id is shown as an empty field.
    void setSeats(const engine::Game &game, std::vector<record::SeatEntry> seats);
    /// The seats as they stand in the rows. A name that was emptied is the seat's id again.
    std::vector<record::SeatEntry> seats() const;
    /// The fields in the order of the keyboard.
    QList<QWidget *> fields() const;
    /// From now on all computer players have that level, one of the game's.
    void setLevel(const QString &level);

signals:
    /// Another name, or another player.
    void changed();
    /// What stands below the rows is another text, and may need another height.
    void aboutChanged();

private:
    struct SeatRow {
        record::SeatEntry seat; ///< as it was given
        QLabel *sign;
        QLabel *label;
        QLineEdit *name;
        SegmentedRow *player;
        QString shownName; ///< what the field showed before anybody typed
        int shownPlayer;   ///< index, likewise
    };
    void addRow(record::SeatEntry seat);
    void retranslate();
    void showLevels();
    void paintSigns();

    const engine::Game *m_game = nullptr; ///< null before there are seats
    QStringList m_knownNames;
    QList<outside::Program> m_engines;
    QGridLayout *m_grid;
    QLabel *m_heading; ///< of the column of players
    QLabel *m_about;   ///< of the levels that are chosen; hidden where none is
    std::vector<SeatRow> m_rows;
};

/// Asks who plays on at each seat of a game in progress.
class PlayersDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with the names and players of that record; these programs can be chosen, too.
    explicit PlayersDialog(const record::Record &record, const QList<outside::Program> &engines = {},
                           QWidget *parent = nullptr);

    /// The seats as they were chosen; what nobody touched is as it was.
    std::vector<record::SeatEntry> seats() const;
    /// Another title, and what is said below the seats instead; asked for again when the language changes.
    void setAbout(std::function<QString()> title, std::function<QString()> about);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void fitHeight();

    std::function<QString()> m_title;
    std::function<QString()> m_aboutText;
    QLabel *m_about;
    SeatRows *m_rows;
    TallArea *m_area; ///< in which they are scrolled where the screen is too small
    QDialogButtonBox *m_buttons;
};

} // namespace views
