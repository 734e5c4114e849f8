// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QComboBox>
#include <QDialog>

#include "model/record/record.h"
#include "views/board/board_plan.h"
#include "views/common/settings.h"

class QCheckBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace library {
struct Folders;
} // namespace library

namespace views {

class RatedChoice;
class SeatRows;

/// Asks who plays which game: how many players, names, person or computer for each seat, the game's options, whether it
/// is a training game, the clock; the seed for those who want to choose it. What was chosen last is remembered for each
/// game, the seats for each number of players. Texts follow the language.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with that game chosen, which is one of `games`.
    NewGameDialog(Settings &settings, const engine::Game &game, QWidget *parent = nullptr,
                  const std::vector<const engine::Game *> &games = picturedGames());

    /// From now on a game can be a rated one, with the level that the games kept there propose.
    void offerRating(const library::Folders &folders);

    /// The game as it was set up. The choices are remembered.
    record::Record record() const;
    /// The seed that was asked for, if any.
    std::optional<std::uint64_t> seed() const;

private:
    /// An option of the game, with its choices in the game's order.
    struct OptionRow {
        engine::Option option;
        QLabel *label;
        QComboBox *choices;
        QLabel *about;
    };
    QWidget *makeContent();
    QLayout *makeTerms(QWidget *content);
    QWidget *makeAdvanced(QWidget *content);
    void onClock();
    void fillPlayers();
    void fillOptions();
    void addOption(const engine::Option &option);
    void fillTerms();
    void fillSeats();
    void onTerms();
    void orderKeys();
    void fit();
    void retranslate();
    void showOptions();
    std::optional<record::TimeControl> control() const;
    const engine::Game &game() const;
    QString gameId() const { return m_game->currentData().toString(); }

    Settings &m_settings;
    QScrollArea *m_scroll;
    QLabel *m_gameLabel;
    QComboBox *m_game;
    QLabel *m_playersLabel;
    QComboBox *m_players;
    SeatRows *m_seats;
    QVBoxLayout *m_optionRows;
    std::vector<OptionRow> m_options; ///< in the game's order
    QCheckBox *m_training;
    QLabel *m_trainingAbout;
    RatedChoice *m_rated;
    QLabel *m_clockLabel;
    QComboBox *m_clock; ///< seconds of each seat; 0: no clock; below: those of `m_minutes`
    QLabel *m_minutesLabel;
    QSpinBox *m_minutes; ///< of each seat
    QLabel *m_incrementLabel;
    QSpinBox *m_increment;
    QGroupBox *m_advanced;
    QLabel *m_seedLabel;
    QLineEdit *m_seed;
    QPushButton *m_play;
};

} // namespace views
