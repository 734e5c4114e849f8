// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QComboBox>
#include <QDialog>

#include "model/record/record.h"
#include "views/window/settings.h"

class QGroupBox;
class QGridLayout;
class QLineEdit;
class QVBoxLayout;

namespace views {

/// Asks who plays which game: how many players, names, person or computer for each seat, the game's options; the seed
/// for those who want to choose it. What was chosen last is remembered for each game and number of players.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with that game chosen.
    NewGameDialog(Settings &settings, const engine::Game &game, QWidget *parent = nullptr);

    /// The game as it was set up. The choices are remembered.
    record::Record record() const;
    /// The seed that was asked for, if any.
    std::optional<std::uint64_t> seed() const;

private:
    struct SeatRow {
        QLineEdit *name;
        QComboBox *player;
    };
    void fillPlayers();
    void fillOptions();
    void fillSeats();
    void fit();
    QList<SeatChoice> seats() const;
    const engine::Game &game() const;
    QString gameId() const { return m_game->currentData().toString(); }

    Settings &m_settings;
    QComboBox *m_game;
    QWidget *m_playersRow;
    QComboBox *m_players;
    QVBoxLayout *m_optionRows;
    std::vector<QComboBox *> m_options; ///< in the game's order
    QGridLayout *m_seatGrid;
    std::vector<SeatRow> m_seats;
    QGroupBox *m_advanced;
    QLineEdit *m_seed;
};

} // namespace views
