// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "model/play/play.h"
#include "model/words/words.h"

namespace views {

/// Tells how a game ended: who won and why, points by source, the score of the match. It does not block the window.
class ResultDialog : public QDialog {
    Q_OBJECT

public:
    ResultDialog(const play::Play &play, const words::Words &words, const QStringList &seatNames,
                 const play::MatchScore &match, QWidget *parent = nullptr);

signals:
    void rematchWanted();
    void saveWanted();
    void lastTurnWanted();
};

} // namespace views
