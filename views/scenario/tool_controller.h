// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>

#include <QObject>
#include <QPoint>
#include <QPointer>

#include "views/scenario/editor_tools.h"

class QLabel;
class QRubberBand;

namespace views {

class BoardView;

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
    /// All pieces at the cursor's place that are meant, or all that are selected, go home.
    void erase();

signals:
    /// That place was clicked, or chosen with the keyboard.
    void placeChosen(engine::PlaceIndex place);

private:
    std::optional<engine::Piece> meantAt(engine::PlaceIndex place, int value) const;
    void activate(engine::PlaceIndex place, int value);
    void stroke(QPoint from, QPoint to);
    void endStroke();
    void passOver(engine::PlaceIndex place);
    void stretch(QPoint to);
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

} // namespace views
