// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "model/play/document.h"
#include "views/screen/board_page.h"

namespace views {

class ClockRow;
class Digest;
class GamePanels;
class GamePrompt;
class Hints;
class History;
class Pause;
class PlaybackController;
class Secrecy;
class Tutor;

/// A game at the screen: prompt, board, panels, and the input of whoever is to act. What is shown and said is for the
/// one person at the screen, or for the seat whose secrets are uncovered, else for everybody.
class GamePage final : public BoardPage {
    Q_OBJECT

public:
    GamePage(play::Document &document, const Theme &theme, const PlayStyle &style, QWidget *parent = nullptr);
    ~GamePage() override;

    play::Play &play() { return m_play; }
    History &history() { return *m_history; }
    Hints &hints() { return *m_hints; }
    Pause &pause() { return *m_pause; }

    const replay::Timeline *timeline() const override { return &m_play.timeline(); }
    int shownStep() const override;
    void go(replay::Jump jump) override;
    std::optional<engine::Position> positionToEdit() const override;
    /// Nothing where several people have secrets.
    std::optional<engine::Position> positionToCopy() const override;
    /// True if there is nothing to keep from anybody: the game is over, or a training game.
    bool showsEverything() const override;
    void setStyle(const PlayStyle &style) override;
    /// What the clock measured so far goes into the record.
    void commit() override;
    void focusBoard() override;
    void setAsked(bool asked) override;
    void setBelow(bool below) override;
    /// While the result is told elsewhere, with a button for another game, the prompt has none.
    void setResultShown(bool shown);
    void start() override;

    /// What is passed over of what is being told.
    enum class Skip { Action, All };
    /// Shows the present at once, or what the action that is told led to. A way of several steps that is being walked
    /// ends with the step that is shown.
    void skip(Skip what = Skip::All);
    /// True while nothing is left to tell: a person may choose, or the game is over.
    bool isReady() const;

signals:
    /// The game has come to its end and that has been shown; once.
    void finished();

protected:
    Screen compute() const override;
    void dropOvertaken() override;
    void showParts(const Screen &now, const Screen *before) override;
    bool isOthersDoing() const override;
    void retranslate() override;
    bool takeKey(const QKeyEvent &key) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// True if the game is over and its end has been shown.
    bool isEndTold() const;
    void connectParts();
    void connectPrompt();
    void offerCommands();
    void onChanged(const play::Change &change);
    void onSeatsChanged();
    void onEndChanged();
    void onSettled();
    void onMomentShown();
    void resume();
    engine::SeatSet timed() const;
    bool isCovered() const override;
    bool isAtChoice() const;
    bool mayChoose() const;
    void clickedBusy(engine::PlaceIndex place, int value, int kind);
    bool cutShort(Skip what);
    void pressMain();
    void placeOverBoard();

    play::Play &m_play;
    play::Clock &m_clock;
    PlaybackController *m_playback;
    ClockRow *m_clockRow;
    GamePanels *m_panels;
    Secrecy *m_secrecy;
    Pause *m_pause;
    History *m_history;
    Hints *m_hints;
    Tutor *m_tutor;
    std::unique_ptr<GamePrompt> m_prompt;
    std::unique_ptr<Digest> m_digest;
    struct Memory;
    std::unique_ptr<Memory> m_memory;
    int m_secretsKey = 0;         ///< that was pressed last
    double m_motionSpeed = 1;     ///< of the board, where there is no haste
    bool m_isFinished = false;    ///< the end has been told
    bool m_isResultShown = false; ///< elsewhere
};

} // namespace views
