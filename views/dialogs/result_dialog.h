// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "model/play/play.h"
#include "model/words/words.h"

namespace views {

/// Tells how a game ended: who won and why, points by source where the game counts any, the score of the match. It does
/// not block the window.
class ResultDialog : public QDialog {
    Q_OBJECT

public:
    /// `play` outlives the dialogue.
    ResultDialog(const play::Play &play, const play::MatchScore &match, QWidget *parent = nullptr);

signals:
    void rematchWanted();
    void saveWanted();
    void lastTurnWanted();
    void reviewWanted();

private:
    void tell();
    QWidget *makeTable(QWidget *parent) const;
    QString matchScore() const;
    void addButtons(QLayout *layout, QWidget *parent);

    const play::Play &m_play;
    QStringList m_names;
    words::Words m_words;
    play::MatchScore m_match;
    QWidget *m_content = nullptr;
};

} // namespace views
