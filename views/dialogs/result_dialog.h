// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QDialog>
#include <QPixmap>
#include <QVariantAnimation>

#include "model/library/folders.h"
#include "model/library/statistics.h"
#include "model/play/play.h"
#include "model/words/words.h"

class QLabel;

namespace library {
class Library;
} // namespace library

namespace views {

/// Tells how a game ended, on a card over the board: the winner's sign, who won and why, points by source as bars where
/// the game counts any, the score of the match. It blocks nothing; Escape closes it wherever in the page the keyboard
/// is. With motion the sign grows for a moment; any key or click ends that.
class ResultDialog : public QDialog {
    Q_OBJECT

public:
    /// A part of `page`, over whose board it stays; `play` outlives the card. Of a rated game it tells what that has
    /// made of the rating, once the games in `folders` are read; nothing where none are kept.
    ResultDialog(const play::Play &play, const play::MatchScore &match, bool motion, QWidget *page,
                 const library::Folders &folders = {});
    ~ResultDialog() override;

signals:
    void rematchWanted();
    void otherSideWanted();
    void saveWanted();
    void lastTurnWanted();
    void reviewWanted();
    void learnWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void tell();
    void place();
    void fitButtons();
    void setDense(bool isDense);
    void celebrate();
    void showSign(double size);
    QWidget *makeTable(QWidget *parent) const;
    QString matchScore() const;
    QString bothSides() const;
    QString ratingText() const;
    void showRating();
    void addButtons(QLayout *layout, QWidget *parent);

    const play::Play &m_play;
    QStringList m_names;
    words::Words m_words;
    play::MatchScore m_match;
    QWidget *m_board;
    QWidget *m_content = nullptr;
    QWidget *m_table = nullptr;   ///< in the content
    QWidget *m_buttons = nullptr; ///< in the content
    QLabel *m_sign = nullptr;     ///< of the winner, in the content; null where nobody won alone
    QPixmap m_picture;            ///< of that
    QVariantAnimation m_growth;
    std::unique_ptr<library::Library> m_library;   ///< of a rated game
    std::optional<library::RatingChange> m_change; ///< nothing while the games are read
    QLabel *m_rating = nullptr;                    ///< in the content; null where the game is not rated
};

} // namespace views
