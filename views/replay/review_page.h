// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QTimer>
#include <QWidget>

#include "model/play/document.h"
#include "model/replay/analyst.h"
#include "model/replay/navigator.h"
#include "model/words/words.h"
#include "views/board/board_view_state.h"
#include "views/common/page.h"

class QSplitter;

namespace views {

class BoardView;
class BoardInputController;
class PromptStrip;
class ReviewSide;
class TimelineStrip;

/// A game looked at again: any position of its main line or of a variation, with the timeline below the board and what
/// is said of the game beside it. It shows positions and plays none of the game's actions: an action that hands choose
/// here begins or follows a variation, as an edit of the record like every other one.
class ReviewPage : public Page {
    Q_OBJECT

public:
    /// Opens at the last position of the main line, as seen by everyone. `document` outlives the page.
    ReviewPage(play::Document &document, const Theme &theme, const PlayStyle &style, QWidget *parent = nullptr);
    ~ReviewPage() override;
    using QWidget::show;

    const words::Words &words() const { return m_words; }
    play::Play &play() { return m_play; }

    play::Document *document() const override { return &m_document; }
    const engine::Game *game() const override { return &m_play.game(); }
    QString title() const override { return m_seatNames.join(QStringLiteral(" – ")); }
    QStringList seatNames() const override { return m_seatNames; }
    std::optional<engine::Position> positionToEdit() const override { return steps().position(shownStep()); }
    /// Whole for everyone, else what the seat sees.
    std::optional<engine::Position> positionToCopy() const override;
    bool showsEverything() const override { return true; }
    std::optional<record::Record> gameFromHere() const override;
    QString undoText() const override;
    QString redoText() const override;
    void setTheme(const Theme &theme) override;
    void setStyle(const PlayStyle &style) override;
    void commit() override;
    void focusBoard() override;
    void setAsked(bool asked) override;

    // ---- where it looks

    /// The course that is shown: the main line, or the whole way along a variation.
    const replay::Timeline &steps() const { return m_branch ? *m_branch : m_play.timeline(); }
    const replay::Timeline *timeline() const override { return &steps(); }
    record::LinePath line() const override { return m_line; }
    int shownStep() const override { return std::min(m_step, steps().stepCount()); }
    std::optional<record::ShownPlace> shownPlace() const override { return record::ShownPlace{m_line, shownStep()}; }
    record::Place place() const { return record::placeAlong(m_play.record().line, m_line, m_step); }
    /// Shows that position of the course; the nearest where there is none. `animated` moves the pieces if it is a
    /// neighbour of the one that is shown.
    void seek(int step, bool animated = false);
    void go(replay::Jump jump) override;
    /// The nearest position where there is none; on the main line where that line is no more.
    void returnTo(const record::ShownPlace &place);
    /// Shows a place of the record, in whatever line it lies.
    void showPlace(const record::Place &place);
    void togglePlaying();
    bool isPlaying() const;

    /// Whose eyes look: a seat, or `kEveryone`.
    engine::Seat viewer() const override { return m_viewer; }
    bool canSetViewer() const override { return true; }
    void setViewer(engine::Seat viewer) override;

    // ---- what it changes

    bool canUndo() const { return m_play.canUndo() && m_play.undoesReview(); }
    bool canRedo() const { return m_play.canRedo() && m_play.redoesReview(); }
    void undo();
    void redo();
    /// The variation that is shown becomes what its line does, or goes. Nothing happens on the main line.
    void promoteLine();
    void removeLine();
    /// The line that is shown as text, for the clipboard.
    QString lineText() const;
    void analyse();
    bool isAnalysing() const;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void offerCommands();
    void connectBoard();
    void connectPlay();
    void connectSide();
    void retranslate();
    void lookAt(const record::Place &place);
    void setLine(const record::LinePath &line);
    void relocate();
    void refreshMarks();
    void refreshBoard(Motion motion);
    void refreshPrompt();
    void show(Motion motion);
    void settle();
    void tryAction(engine::Action action);
    engine::Seat chooser() const;
    QString stepInWords(int step) const;
    QString nextInWords(int step) const;
    void takeOffer(int index);
    void returnToMainLine();
    QPixmap seatSign(engine::Seat seat, qreal size);

    play::Document &m_document;
    play::Play &m_play;
    QStringList m_seatNames;
    words::Words m_words;
    record::LinePath m_line;
    std::optional<replay::Timeline> m_branch;  ///< the course along `m_line`, unless that is the main line
    std::vector<engine::Action> m_actions;     ///< of the course, to find it again when the record has changed
    std::vector<engine::Action> m_mainActions; ///< of the main line as it is shown
    std::vector<replay::Mark> m_marks;
    std::optional<replay::Analysis> m_analysis; ///< of the main line
    int m_step = 0;
    engine::Seat m_viewer = engine::kEveryone;
    PromptStrip *m_prompt;
    QSplitter *m_middle; ///< board and side
    BoardView *m_board;
    BoardInputController *m_input = nullptr;
    ReviewSide *m_side;
    TimelineStrip *m_strip;
    replay::Analyst *m_analyst;
    int m_sideWidth = 0; ///< that was given to the side for the width of the window
    QTimer m_settling;   ///< hands rest while positions go by
};

} // namespace views
