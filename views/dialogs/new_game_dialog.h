// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QDialog>

#include "model/record/record.h"
#include "views/window/settings.h"

class QCheckBox;
class QComboBox;
class QGroupBox;
class QGridLayout;
class QLineEdit;

namespace views {

/// Asks who plays which game: names, person or computer for each seat; the seed for those who want to choose it.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    NewGameDialog(Settings &settings, QWidget *parent = nullptr);

    /// The game as it was set up. The choices are remembered.
    record::Record record() const;
    /// The seed that was asked for, if any.
    std::optional<std::uint64_t> seed() const;

    /// A record of these seats without asking; `kinds` and names as in SeatChoice.
    static record::Record recordOf(const engine::Game &game, const QList<SeatChoice> &seats);

private:
    struct SeatRow {
        QLineEdit *name;
        QComboBox *player;
    };
    void fillSeats();
    const engine::Game &game() const;

    Settings &m_settings;
    QComboBox *m_game;
    QGridLayout *m_seatGrid;
    std::vector<SeatRow> m_seats;
    QGroupBox *m_advanced;
    QLineEdit *m_seed;
};

} // namespace views
