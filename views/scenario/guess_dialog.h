// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "model/scenario/guessing.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;

namespace views {

/// Asks whose choices are guessed from a step of a game on, and what is right.
class GuessDialog : public QDialog {
    Q_OBJECT

public:
    /// `players` are the names of the seats; at first `learners` are chosen. `line` outlives it. Without an analysis
    /// right is what was played.
    GuessDialog(const replay::Timeline &line, int from, bool isAnalysed, const QStringList &players,
                engine::SeatSet learners, QWidget *parent = nullptr);

    scenario::GuessRules rules() const;

private:
    void retranslate();
    void refresh();

    const replay::Timeline &m_line;
    int m_from;
    bool m_isAnalysed;
    QLabel *m_seatsLabel;
    std::vector<QCheckBox *> m_seats;
    QLabel *m_count;
    QLabel *m_byLabel;
    QComboBox *m_by;
    QLabel *m_about;
    QDialogButtonBox *m_buttons;
};

} // namespace views
