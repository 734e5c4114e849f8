// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "model/library/library.h"
#include "model/library/statistics.h"
#include "model/words/words.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace views {

class RatingGraph;

/// How a person plays a game with so many seats: results, streaks, points, errors, time, and the rating with how it is
/// worked out. It follows the library, and its texts follow the language.
class StatisticsDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with that game (null: the first that was played) and so many seats, if it was played with these.
    /// `library` outlives it.
    StatisticsDialog(library::Library &library, const engine::Game *game, int seats, QWidget *parent = nullptr);

private:
    void makeLayouts();
    void fillGames(const engine::Game *game);
    void fillSeats(int seats);
    void fillPersons();
    void refresh();
    void showFigures();
    void showLevels(const words::Words &words);
    void showPoints(const words::Words &words);
    void showRating();
    void exportCsv();
    void retranslate();
    const engine::Game &game() const;
    library::Person person() const;

    library::Library &m_library;
    std::vector<library::Entry> m_played;
    library::Statistics m_statistics;
    QStringList m_persons;
    QComboBox *m_game;
    QComboBox *m_seats;
    QComboBox *m_person;
    QCheckBox *m_training;
    QCheckBox *m_people;
    QLabel *m_reading;
    QLabel *m_rating;
    RatingGraph *m_graph;
    QTreeWidget *m_figures;
    QLabel *m_ratedHeading;
    QTreeWidget *m_rated;
    QLabel *m_formula;
    QPushButton *m_export = nullptr;
};

} // namespace views
