// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "model/play/draft.h"
#include "model/play/play.h"
#include "model/words/words.h"
#include "views/board/theme.h"
#include "views/play/director.h"

namespace views {

class BoardView;
class Cover;
class LogModel;
class PromptStrip;
class SidePanel;

/// How a person likes games to be shown.
struct PlayStyle {
    double pace = 1;          ///< 0.5 slow, 1 normal, 2 fast
    bool motion = true;       ///< false: nothing moves
    bool countingHelp = true; ///< how many of each card were discarded (A31)
};

/// A game at the screen: prompt, board, panels. Hands at the board become a draft, a finished draft an action.
class GamePage : public QWidget {
    Q_OBJECT

public:
    GamePage(std::unique_ptr<play::Play> play, const Theme &theme, const PlayStyle &style, QWidget *parent = nullptr);
    ~GamePage() override;

    play::Play &play() { return *m_play; }
    const words::Words &words() const { return m_words; }
    QStringList seatNames() const;

    void setTheme(const Theme &theme);
    void setStyle(const PlayStyle &style);
    /// Where the last turn that is over began can be shown again.
    bool canShowLastTurn() const;
    bool canUndo() const;
    bool canRedo() const;
    /// Keeps the words but not what is half chosen.
    void undo();
    void redo();
    void showLastTurn();
    void skip();
    /// Begins to show; automatic steps start now.
    void start();
    /// The keyboard goes to the board.
    void focusBoard();

signals:
    /// What can be done, taken back or saved may have changed.
    void changed();
    /// The game has come to its end before the eye; once.
    void finished();
    void rematchWanted();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectBoard();
    void retranslate();
    void onSettled();
    void showStep(int step, bool animated);
    void refreshBoard(bool animated);
    void refreshPanels();
    void refreshPrompt();
    bool promptTellsStep();
    bool promptTellsEnd();
    void refreshButtons();
    void onPlace(engine::PlaceIndex place, int value);
    void onDrop(engine::PlaceIndex from, int value, engine::PlaceIndex to);
    void onHover(engine::PlaceIndex place);
    void draftChanged();
    void say(const engine::Message &message);
    bool cutShort();
    void perform(engine::Action action);
    void pressMain();
    bool takeKey(int key);
    bool mayChoose() const;
    bool isCovered() const;
    void updateCover();
    engine::Seat revealedSeat() const;
    std::optional<engine::Action> pendingAction() const;
    QPixmap seatSign(engine::Seat seat, qreal size);
    QStringList seatIds() const;

    std::unique_ptr<play::Play> m_play;
    words::Words m_words;
    Director *m_director;
    play::Draft m_draft;
    PromptStrip *m_strip;
    BoardView *m_board;
    SidePanel *m_side;
    LogModel *m_log;
    Cover *m_cover;
    engine::Seat m_uncovered = engine::kNobody; ///< whose hand is on the screen, where several people share it
    engine::PlaceIndex m_pointed = engine::kNowhere;
    QString m_remark; ///< why something cannot be done; until the next thing happens
    bool m_settled = false;
    bool m_finished = false;
};

} // namespace views
