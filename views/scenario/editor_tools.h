// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of the editor: what each does, the hand that works with them, and the strip where they are chosen.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <QFrame>
#include <QPointer>

#include "views/scenario/editor_context.h"

class QButtonGroup;
class QLabel;
class QPushButton;
class QRubberBand;

namespace views {

class BoardView;
struct ToolsShown;

/// A tool of the editor: what mouse and keyboard do on the board while it is chosen. Each begins a gesture of its own,
/// so that all that one stroke does is undone together.
class EditorTool {
public:
    /// What a stroke with it does.
    enum class Stroke { Passes, Puts, Drags, Frames };
    /// What sets it apart from other tools; its texts are English. `hint`: what to do with it, in a sentence.
    struct Traits {
        const char *id;
        const char *name;
        const char *hint;
        int key;
        Stroke stroke;
    };

    EditorTool(EditorContext &context, const Traits &traits) : m_context(context), m_traits(traits) {}
    virtual ~EditorTool() = default;
    EditorTool(const EditorTool &) = delete;
    EditorTool &operator=(const EditorTool &) = delete;

    const char *id() const { return m_traits.id; }
    QString name() const;
    QString hint() const;
    int key() const { return m_traits.key; }
    /// True if it puts what is chosen in the palette.
    bool usesPalette() const { return m_traits.stroke == Stroke::Puts; }
    /// True if a piece may be dragged with it.
    bool drags() const { return m_traits.stroke == Stroke::Drags; }
    /// True if a stroke draws a frame round places instead of going over them.
    bool frames() const { return m_traits.stroke == Stroke::Frames; }

    /// A click on that place, or Return there. `piece`: the one meant, if any lies there.
    virtual void activate(engine::PlaceIndex place, const std::optional<engine::Piece> &piece) = 0;
    /// The mouse goes over that place with its button pressed; called once a place. The gesture has begun.
    virtual void passOver(engine::PlaceIndex) {}
    /// A stroke from a place (or `kNowhere`) has ended at one.
    virtual void finish(engine::PlaceIndex /*from*/, engine::PlaceIndex /*to*/) {}
    /// A piece, or what is selected with it, was dragged there.
    virtual void drop(const engine::Piece &, engine::PlaceIndex) {}
    /// A piece, or what is selected with it, was dragged off the board.
    virtual void takeOff(const engine::Piece &) {}
    /// A frame was drawn round those places. `adds`: to those that are selected already.
    virtual void frame(const std::vector<engine::PlaceIndex> &, bool /*adds*/) {}

protected:
    EditorContext &m_context;

private:
    Traits m_traits;
};

/// All tools, in the order in which they are shown.
std::vector<std::unique_ptr<EditorTool>> editorTools(EditorContext &context);

/// The hand of an editor at its board: what mouse and keyboard do there becomes the work of the chosen tool.
class ToolController : public QObject {
    Q_OBJECT

public:
    /// At rest at first: nothing is done before a tool is taken. `board` and `context` outlive the hand.
    ToolController(BoardView &board, EditorContext &context, QObject *parent = nullptr);
    ~ToolController() override;

    EditorTool *tool() const { return m_tool; }
    /// The hand works with that tool, which outlives it, or rests.
    void take(EditorTool *tool);

    /// A small picture of that piece is under the hand, which is at that point of the screen.
    void carry(const engine::Piece &piece, QPoint at);
    void carryNothing();
    /// The place at that point of the screen, if it is on the board and nothing else is before it.
    engine::PlaceIndex placeUnder(QPoint at) const;
    /// What is selected goes home, else the piece in hand, else the one that is meant at the cursor's place.
    void erase();

signals:
    /// That place was clicked, or chosen with the keyboard.
    void placeChosen(engine::PlaceIndex place);

private:
    std::optional<engine::Piece> meantAt(engine::PlaceIndex place, int value) const;
    void activate(engine::PlaceIndex place, int value);
    void stroke(QPoint from, QPoint to);
    void endStroke();
    void passOver(engine::PlaceIndex at);
    void drop(engine::PlaceIndex from, int value, engine::PlaceIndex to);
    std::vector<engine::PlaceIndex> placesIn(const QRect &frame) const;

    BoardView &m_board;
    EditorContext &m_context;
    EditorTool *m_tool = nullptr;
    bool m_stroking = false;
    QPoint m_from; ///< of the stroke
    QPoint m_to;
    std::set<engine::PlaceIndex> m_passed;
    QRubberBand *m_frame;
    QPointer<QLabel> m_carried; ///< belongs to the window
};

/// The strip on top of the editor: its tools, what changes the whole position, what can be done with it, and a line
/// that says what the tool does or why something could not be done.
class EditorToolRow : public QFrame {
    Q_OBJECT

public:
    /// The tools outlive the row.
    EditorToolRow(const std::vector<std::unique_ptr<EditorTool>> &tools, QWidget *parent = nullptr);

    void retranslate();
    /// Says and allows that. `words` read it out.
    void show(const ToolsShown &tools, const words::Words &words);
    using QFrame::show;
    QString hint() const;

signals:
    void toolChosen(int index);
    void standardWanted();
    void clearWanted();
    void mirrorWanted();
    void tryWanted();
    void playWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void drawIcons();

    const std::vector<std::unique_ptr<EditorTool>> &m_tools;
    QButtonGroup *m_group;
    std::vector<QPushButton *> m_buttons; ///< one a tool
    QPushButton *m_standard;
    QPushButton *m_clear;
    QPushButton *m_mirror;
    QPushButton *m_try;
    QPushButton *m_play;
    QLabel *m_hint;
};

} // namespace views
