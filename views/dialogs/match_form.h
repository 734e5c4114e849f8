// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "model/match/order.h"
#include "views/common/own_engines.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace views {

/// Asks for a match between players that are programs: the game, who plays, how many deals, the time of a choice, the
/// seed, and where its games are saved. Texts follow the language.
class MatchForm : public QWidget {
    Q_OBJECT

public:
    /// Begins with that game chosen. The engines outlive it.
    MatchForm(const OwnEngines &engines, const engine::Game &game, QWidget *parent = nullptr);

    /// What is asked for; only if `isComplete`.
    match::Order order() const;
    /// False while something is missing.
    bool isComplete() const;

signals:
    /// `isComplete` may be another.
    void changed();

private:
    void makeParts();
    void addRow(QGridLayout &grid, QLabel *label, QWidget *control);
    void fillSeats();
    void fillPlayers();
    void chooseFolder();
    void refresh();
    void retranslate();
    void nameSeats();
    const engine::Game &game() const;
    std::vector<std::string> names() const;
    std::vector<QComboBox *> shownPlayers() const;
    int games() const;

    const OwnEngines &m_engines;
    QComboBox *m_game;
    QLabel *m_gameLabel;
    QComboBox *m_seats; ///< how many play
    QLabel *m_seatsLabel;
    std::vector<QComboBox *> m_players; ///< those of the game with the most seats; their data is the plan's name
    std::vector<QLabel *> m_playerLabels;
    QSpinBox *m_deals;
    QLabel *m_dealsLabel;
    QLabel *m_dealsAbout;
    QComboBox *m_time; ///< its data are milliseconds; 0: none
    QLabel *m_timeLabel;
    QLineEdit *m_seed;
    QLabel *m_seedLabel;
    QSpinBox *m_threads;
    QLabel *m_threadsLabel;
    QCheckBox *m_recovers;
    QLabel *m_recoversAbout;
    QCheckBox *m_saves;
    QLineEdit *m_folder;
    QPushButton *m_choose;
};

/// What a player of such a match is called, by the plan's name.
QString entrantName(const engine::Game &game, const std::string &name);

} // namespace views
