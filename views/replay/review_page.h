// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QTimer>

#include "model/play/document.h"
#include "views/replay/review_cursor.h"
#include "views/screen/board_page.h"

class QSplitter;

namespace views {

class ReviewAnalysis;
struct Prompt;
class ReviewSide;
class SideColumns;
class TimelineStrip;

/// A game looked at again: any position of its main line or of a variation, with the timeline below the board and what
/// is said of the game beside it. It shows positions and plays none of the game's actions: an action that is chosen at
/// the board begins or follows a variation, as an edit of the record like every other one.
class ReviewPage final : public BoardPage {
    Q_OBJECT

public:
    /// Opens at the last position of the main line, as seen by everyone. `document` outlives the page.
    ReviewPage(play::Document &document, const Theme &theme, const PlayStyle &style, QWidget *parent = nullptr);
    ~ReviewPage() override;

    std::optional<engine::Position> positionToEdit() const override { return m_cursor->position(); }
    std::vector<record::Drawing> drawingsToEdit() const override;
    /// Whole for everyone, else what the seat sees.
    std::optional<engine::Position> positionToCopy() const override;
    bool showsEverything() const override { return true; }
    std::optional<record::Record> gameFromHere() const override;
    bool isForStudy() const override { return true; }
    void commit() override;
    void setAsked(bool asked) override;

    // ---- where it looks

    const replay::Timeline &steps() const { return m_cursor->steps(); }
    const replay::Timeline *timeline() const override { return &steps(); }
    record::LinePath line() const override { return m_cursor->line(); }
    int shownStep() const override { return m_cursor->step(); }
    std::optional<record::ShownPlace> shownPlace() const override { return record::ShownPlace{line(), shownStep()}; }
    /// Shows that position of the way; the nearest where there is none. `animated` moves the pieces if it is a
    /// neighbour of the one that is shown.
    void seek(int step, bool animated = false);
    void go(replay::Jump jump) override;
    /// The nearest position where there is none; on the main line where that line is no more.
    void returnTo(const record::ShownPlace &place);
    /// Shows a place of the record, in whatever line it lies.
    void showPlace(const record::Place &place);
    void togglePlaying();
    bool isPlaying() const;

    /// Who looks: a seat, or `kEveryone`.
    engine::Seat viewer() const override { return m_viewer; }
    bool canSetViewer() const override { return true; }
    void setViewer(engine::Seat viewer) override;
    /// What cannot be seen does not play.
    void setBelow(bool below) override;

    /// Undo reaches as far as the edits of the record here, and not into the game.
    bool canUndo() const { return m_play.canUndo() && m_play.undoesReview(); }
    bool canRedo() const { return m_play.canRedo() && m_play.redoesReview(); }
    void undo();
    void redo();

protected:
    Screen compute() const override;
    bool takeKey(const QKeyEvent &event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showParts(const Screen &now, const Screen *before) override;
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void offerCommands();
    void connectBoard();
    void connectSide();
    struct PageOffer;
    std::vector<PageOffer> pageOffers() const;
    Prompt prompt() const;
    void showAll(Motion motion);
    void settle();

    play::Play &m_play;
    ReviewCursor *m_cursor;
    engine::Seat m_viewer = engine::kEveryone;
    QSplitter *m_middle; ///< board and side
    SideColumns *m_columns;
    ReviewSide *m_side;
    TimelineStrip *m_strip;
    ReviewAnalysis *m_analysis;
    struct Memory;
    std::unique_ptr<Memory> m_memory;
    std::string m_kind; ///< of the marks that are looked for, as `replay::ofKind` has it
    int m_changes = 0;  ///< of the record
    int m_ways = 0;     ///< counts those that were shown
    QTimer m_settling;  ///< nothing can be chosen while positions go by
};

} // namespace views
