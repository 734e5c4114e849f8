// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "model/editor/editor.h"
#include "model/play/document.h"
#include "model/words/words.h"
#include "views/common/page.h"

class QSplitter;
class QTabWidget;

namespace views {

class BoardView;
class EditorAnswer;
class EditorContents;
class EditorContext;
class EditorFields;
class EditorGoal;
class ToolController;
class EditorPalette;
class EditorProblems;
class EditorTool;
class EditorToolRow;
class EditorWords;
class PromptStrip;

/// A scenario being made: its tools on top, the box of pieces left, the board with its problems in the middle, and
/// right of it what lies where, what is said, and the goal. While the answer is recorded, the board plays instead.
class EditorPage : public Page {
    Q_OBJECT

public:
    /// The play has no actions (`editor::scenarioRecord`).
    EditorPage(play::Document &document, const Theme &theme, const PlayStyle &style, QWidget *parent = nullptr);
    ~EditorPage() override;

    play::Play &play() { return m_play; }
    editor::Editor &editor() { return *m_editor; }
    const words::Words &words() const { return m_words; }

    play::Document *document() const override { return &m_document; }
    const engine::Game *game() const override { return &m_play.game(); }
    bool isScenario() const override { return true; }
    QString title() const override;
    QStringList seatNames() const override { return m_seatNames; }
    std::optional<engine::Position> positionToCopy() const override;
    /// True if what lies there is a position.
    bool showsEverything() const override { return positionToCopy().has_value(); }
    std::optional<record::Record> gameFromHere() const override;
    bool takePosition(const engine::Position &position) override;
    QString undoText() const override;
    QString redoText() const override;
    void setTheme(const Theme &theme) override;
    void setStyle(const PlayStyle &style) override;
    void focusBoard() override;

    /// While the answer is recorded, `undo` takes back its last action.
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    void commit() override;
    /// That position instead of the one on the table, as a step of undo; it may have another number of players.
    void usePosition(const engine::Position &position);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void offerCommands();
    bool goesOn() const;
    void makeLayout();
    void placePalette(bool beside);
    void connectBoard();
    void connectTools();
    void connectAnswer();
    void choose(std::size_t tool);
    void choosePaletteTool();
    void placeCarried(QPoint at);
    void useStandard();
    void clearTable();
    void changeColours();
    void takeOffer(int index);

    // editor_page_show.cpp
    void retranslate();
    void refresh();
    QString tryProblem() const;
    void refreshBoard();
    void refreshHint();
    void refreshPrompt();
    void showRecording();
    void showPlaces(const std::vector<engine::PlaceIndex> &places);

    play::Document &m_document;
    play::Play &m_play;
    editor::Editor *m_editor;
    QStringList m_seatNames;
    words::Words m_words;
    EditorContext *m_context;
    std::vector<std::unique_ptr<EditorTool>> m_tools;
    EditorToolRow *m_row;
    PromptStrip *m_prompt; ///< in place of the tools while the answer is recorded
    QSplitter *m_columns;
    BoardView *m_board;
    EditorPalette *m_palette;
    ToolController *m_toolController;
    EditorAnswer *m_answer;
    EditorProblems *m_problems;
    QTabWidget *m_tabs;
    std::vector<QWidget *> m_forms; ///< pages of the tabs: position, words, goal
    EditorContents *m_contents;
    EditorFields *m_fields;
    EditorWords *m_texts;
    EditorGoal *m_goal;
    int m_sideWidth = 0; ///< that the columns were given for the width of the window
};

} // namespace views
