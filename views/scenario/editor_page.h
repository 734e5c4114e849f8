// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "model/editor/editor.h"
#include "model/play/document.h"
#include "views/screen/board_page.h"

namespace views {

class EditorAnswer;
class EditorColumns;
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
class PanelBoxes;
struct FormsShown;
struct ToolsShown;

/// A scenario being made: its tools on top, the box of pieces left, the board with its problems in the middle, and
/// right of it what lies where, what is said, and the goal. While the answer is recorded, the board plays instead, and
/// the tables of the game are where the box was.
class EditorPage final : public BoardPage {
    Q_OBJECT

public:
    /// The play has no actions (`editor::scenarioRecord`).
    EditorPage(play::Document &document, const Theme &theme, const PlayStyle &style, QWidget *parent = nullptr);
    ~EditorPage() override;

    play::Play &play() { return m_play; }
    editor::Editor &editor() { return *m_editor; }

    bool isScenario() const override { return true; }
    QString title() const override;
    std::optional<engine::Position> positionToCopy() const override;
    /// True if what lies there is a position.
    bool showsEverything() const override { return positionToCopy().has_value(); }
    std::optional<record::Record> gameFromHere() const override;
    bool takePosition(const engine::Position &position) override;
    bool isForStudy() const override { return true; }
    void setStyle(const PlayStyle &style) override;

    /// While the answer is recorded, `undo` takes back its last action.
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    void commit() override;
    /// That position instead of the one on the table, as a step of undo; it may have another number of players.
    void usePosition(const engine::Position &position);

protected:
    Screen compute() const override;
    void showParts(const Screen &now, const Screen *before) override;
    void retranslate() override;
    void changeEvent(QEvent *event) override;
    bool takeKey(const QKeyEvent &key) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void sayPrompt() override;

private:
    void offerCommands();
    bool goesOn() const;
    void makeLayout();
    void connectBoard();
    void connectTools();
    void connectAnswer();
    void choose(std::size_t tool);
    void choosePaletteTool();
    void placeCarried(QPoint at);

    void onRecordChanged();
    ToolsShown tools() const;
    FormsShown forms(const ToolsShown &tools) const;
    void showForms(const Screen &now, const Screen *before);
    void showRecording();
    void tellRecorded();
    void showPlaces(const std::vector<engine::PlaceIndex> &places);

    play::Play &m_play;
    editor::Editor *m_editor;
    EditorContext *m_context;
    std::vector<std::unique_ptr<EditorTool>> m_tools;
    EditorToolRow *m_row;
    EditorColumns *m_columns = nullptr;
    EditorPalette *m_palette;
    PanelBoxes *m_answerTables;
    ToolController *m_toolController;
    EditorAnswer *m_answer;
    EditorProblems *m_problems;
    EditorContents *m_contents;
    EditorFields *m_fields;
    PanelBoxes *m_tables; ///< of the position that lies there
    EditorWords *m_texts;
    EditorGoal *m_goal;
    bool m_showsAnswer = false; ///< the tables do
    QStringList m_told;         ///< the steps of the answer that is recorded, as undoing calls them
    engine::Arrangement m_said; ///< the table of which all changes have been told
    struct Memory;
    std::unique_ptr<Memory> m_memory;
};

} // namespace views
