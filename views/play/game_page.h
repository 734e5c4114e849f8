// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "model/play/adviser.h"
#include "model/play/document.h"
#include "model/words/words.h"
#include "views/common/page.h"
#include "views/play/playback_controller.h"

class QHBoxLayout;
class QVBoxLayout;

namespace views {

class BoardView;
class ClockRow;
class HandOverOverlay;
class BoardInputController;
class HintRow;
class LogModel;
class PeekOverlay;
class PromptStrip;
class SidePanel;
class TimelineStrip;
struct PanelContext;

/// A game at the screen: prompt, board, panels, and the hands of whoever is to act. What is shown and said is for the
/// one person at the screen, or for the seat whose hand is uncovered, else for everybody.
class GamePage : public Page {
    Q_OBJECT

public:
    GamePage(play::Document &document, const Theme &theme, const PlayStyle &style, QWidget *parent = nullptr);
    ~GamePage() override;

    play::Play &play() { return m_play; }
    const words::Words &words() const { return m_words; }

    play::Document *document() const override { return &m_document; }
    const engine::Game *game() const override { return &m_play.game(); }
    QString title() const override { return m_seatNames.join(QStringLiteral(" – ")); }
    QStringList seatNames() const override { return m_seatNames; }
    const replay::Timeline *timeline() const override { return &m_play.timeline(); }
    int shownStep() const override;
    void go(replay::Jump jump) override;
    std::optional<engine::Position> positionToEdit() const override;
    /// Nothing where several people have secrets.
    std::optional<engine::Position> positionToCopy() const override;
    /// True if there is nothing to keep from anybody: the game is over, or a training game.
    bool showsEverything() const override { return m_play.isOver() || m_play.isTraining(); }
    QString undoText() const override;
    QString redoText() const override;
    void setTheme(const Theme &theme) override;
    void setStyle(const PlayStyle &style) override;
    /// What the clock measured so far goes into the record.
    void commit() override { m_clock->note(); }
    void focusBoard() override;
    void setAsked(bool asked) override { hold(Question, asked); }
    void setBelow(bool below) override { hold(Review, below); }
    void start() override;

    /// Where the last turn that is over began can be shown again.
    bool canShowLastTurn() const;
    bool canUndo() const;
    bool canRedo() const;
    /// Takes back the last action, and drops what is half chosen and the rest of a way.
    void undo();
    void redo();
    void showLastTurn();
    /// Shows the present at once. A way of several steps that is being walked ends with the step that is shown.
    void skip();
    /// True while nothing is left to tell: a person may choose, or the game is over.
    bool isReady() const { return m_settled; }
    /// What makes a game wait: a dialogue asks something, or it is reviewed.
    enum Hold { Question, Review };
    /// While anything holds it nothing new is played or told and no clock runs.
    void hold(Hold reason, bool held);
    /// Interrupts the game, which is covered meanwhile, or goes on.
    void setPaused(bool paused);
    bool isPaused() const;

    /// True if a person may choose now what is before the person's eyes.
    bool canHint() const;
    /// Asks a strong player what to do; the answer is shown when it has thought, until something else happens.
    void hint();

    /// Shows an earlier position; the game waits. `stepCount()` ends it.
    void lookAt(int step);
    /// Undoes back to the position that is looked at; only where `canGoBackHere`.
    void goBackHere();
    bool canGoBackHere() const;

    /// The one who can resign now: the only person, else the one who is to act; `kNobody` if there is none.
    engine::Seat whoMayResign() const;
    /// True if only people play: they can agree to a draw.
    bool canAgreeDraw() const;

signals:
    /// The game has come to its end before the eye; once.
    void finished();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void offerCommands();
    void connectBoard();
    void connectSecrets();
    void connectGame();
    void onGameChanged(const play::Change &change);
    void connectHint();
    void retranslate();
    void onSettled();
    void showStep(int step, bool animated);
    void showLine();
    const engine::Position &shownPosition() const;
    void placePanels();
    void connectTimeline();
    void placeTimeline();
    void placeOverBoard();
    void refreshTimeline();
    int lastTurn() const;
    void refreshBoard(bool animated);
    void refreshPanels();
    void refreshPrompt();
    bool promptTellsStep();
    bool promptTellsEnd();
    bool promptTellsPast();
    void runClock();
    void coverPause();
    void takeBack(const std::function<void()> &back);
    void refreshButtons();
    void refreshChoice();
    void takeOffer(int index);
    void onPlace(engine::PlaceIndex place, int value);
    bool cutShort();
    bool canClick(engine::PlaceIndex place) const;
    void perform(engine::Action action);
    void pressMain();
    bool takeKey(int key);
    void holdKey(bool down);
    void dropHint();
    void checkHint();
    void sayHint();
    void sayAnswer();
    void placeHint();
    bool isHintedEnd(engine::PlaceIndex place) const;
    std::vector<engine::PlaceIndex> hintedPlaces() const;
    bool mayChoose() const;
    bool isCovered() const;
    void updateCover();
    void updateViewer();
    void coverSecrets();
    QString whoMayLook(engine::Seat chooser) const;
    void resume();
    void openLook();
    void onLookHeld(engine::Seat seat, bool on);
    engine::Seat revealedSeat() const;
    engine::Seat secretsSeat() const;
    std::vector<engine::Panel> panelsFor(engine::Seat seat) const;
    PanelContext panelContext();
    QPixmap seatSign(engine::Seat seat, qreal size);
    QStringList seatIds() const;
    QStringList roles() const;

    play::Document &m_document;
    play::Play &m_play;
    QStringList m_seatNames;
    words::Words m_words;
    play::Clock *m_clock;
    PlaybackController *m_playback = nullptr;
    PromptStrip *m_strip;
    HintRow *m_hintRow;
    QHBoxLayout *m_middle; ///< board and panels
    BoardView *m_board;
    BoardInputController *m_input;
    SidePanel *m_side;
    LogModel *m_log;
    ClockRow *m_clockRow;
    TimelineStrip *m_timeline;
    QVBoxLayout *m_under; ///< holds the timeline where the board has no strip for it
    play::Adviser *m_adviser;
    std::optional<engine::Position> m_asked; ///< the view for which a hint was asked
    std::optional<play::Hint> m_hint;        ///< its answer
    HandOverOverlay *m_handOver;
    HandOverOverlay *m_pause;
    PeekOverlay *m_peek;
    engine::Seat m_uncovered = engine::kNobody; ///< whose hand is on the screen, where several people share it
    bool m_settled = false;
    bool m_finished = false;
    bool m_keyHeld = false; ///< the key that shows secrets
    bool m_placing = false; ///< the panels are being placed: the board's room changes by that
};

} // namespace views
