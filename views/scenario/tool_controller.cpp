// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/tool_controller.h"

#include <algorithm>

#include <QGuiApplication>
#include <QLabel>
#include <QRubberBand>

#include "views/board/board_view.h"
#include "views/scenario/editor_palette.h"

namespace views {

using engine::kNowhere;
using engine::Piece;
using engine::PlaceIndex;

namespace {

constexpr int kCarried = 36;   ///< side of the picture under the hand
constexpr int kStrokeStep = 6; ///< a place that a stroke crosses on less than this may be missed

} // namespace

ToolController::ToolController(BoardView &board, EditorContext &context, QObject *parent)
    : QObject(parent), m_board(board), m_context(context),
      m_frame(new QRubberBand(QRubberBand::Rectangle, board.viewport()))
{
    connect(&board, &BoardView::placeActivated, this, &ToolController::activate);
    connect(&board, &BoardView::placeDropped, this, &ToolController::drop);
    connect(&board, &BoardView::strokeMoved, this, &ToolController::stroke);
    connect(&board, &BoardView::strokeEnded, this, &ToolController::endStroke);
}

ToolController::~ToolController() { delete m_carried; }

void ToolController::take(EditorTool *tool)
{
    m_tool = tool;
    if (!tool || !tool->drags()) {
        m_board.setCanDrop({});
        return;
    }
    m_board.setCanDrop([this](PlaceIndex from, int value, PlaceIndex to) {
        const std::optional<Piece> piece = meantAt(from, value);
        return m_context.isSelected(from)
               || (piece && scenario::asLyingAt(m_context.game(), m_context.arrangement(), *piece, to).has_value());
    });
}

/// The piece that the board says was meant, else the last one of that value.
std::optional<Piece> ToolController::meantAt(PlaceIndex place, int value) const
{
    if (const std::optional<Piece> meant = m_board.pieceMeant(place))
        return meant;
    const std::vector<Piece> &all = m_context.arrangement().pieces;
    const auto of = std::find_if(all.rbegin(), all.rend(), [&](const Piece &piece) {
        return piece.place == place && value != 0 && piece.value == value;
    });
    return of == all.rend() ? m_context.topOf(place) : std::optional(*of);
}

void ToolController::activate(PlaceIndex place, int value)
{
    if (!m_tool)
        return;
    emit placeChosen(place);
    m_tool->activate(place, meantAt(place, value));
}

void ToolController::drop(PlaceIndex from, int value, PlaceIndex to)
{
    auto *const move = dynamic_cast<MoveTool *>(m_tool);
    const std::optional<Piece> piece = meantAt(from, value);
    if (move && piece)
        move->move(*piece, to);
}

void ToolController::erase()
{
    m_context.beginGesture();
    const PlaceIndex place = m_board.cursor();
    if (!m_context.selection().empty()) {
        if (m_context.empty(m_context.selection()))
            m_context.select({});
    } else if (const std::optional<Piece> piece = meantAt(place, 0)) {
        m_context.change(scenario::erased(m_context.game(), m_context.arrangement(), place, *piece), "erase");
    }
}

// ---- strokes

void ToolController::stroke(QPoint from, QPoint to)
{
    if (!m_tool)
        return;
    if (!std::exchange(m_stroking, true)) {
        m_from = from;
        m_passed.clear();
        m_context.beginGesture();
    }
    m_to = to;
    if (m_tool->frames()) {
        stretch(to);
        return;
    }
    const int steps = std::max(1, (to - from).manhattanLength() / kStrokeStep);
    for (int i = 0; i <= steps; ++i)
        passOver(m_board.placeAt(from + (to - from) * i / steps));
    const std::optional<Piece> carried = m_tool->drags() ? m_context.topOf(m_board.placeAt(m_from)) : std::nullopt;
    if (carried)
        carry(*carried, m_board.viewport()->mapToGlobal(to));
}

void ToolController::passOver(PlaceIndex place)
{
    if (place != kNowhere && m_passed.insert(place).second)
        m_tool->passOver(place);
}

void ToolController::stretch(QPoint to)
{
    m_frame->setGeometry(QRect(m_from, to).normalized());
    m_frame->show();
}

void ToolController::endStroke()
{
    if (!std::exchange(m_stroking, false) || !m_tool)
        return;
    carryNothing();
    m_frame->hide();
    if (m_tool->frames()) {
        const bool adds = QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier);
        m_tool->frame(placesIn(QRect(m_from, m_to).normalized()), adds);
    } else {
        m_tool->finish(m_board.placeAt(m_from), m_board.placeAt(m_to));
    }
}

/// The places whose middle is in that frame.
std::vector<PlaceIndex> ToolController::placesIn(const QRect &frame) const
{
    std::vector<PlaceIndex> places;
    const auto count = static_cast<PlaceIndex>(m_context.game().places().size());
    for (PlaceIndex place = 0; place < count; ++place) {
        const QRect rect = m_board.placeRect(place);
        if (!rect.isEmpty() && frame.contains(rect.center()))
            places.push_back(place);
    }
    return places;
}

// ---- what it carries

void ToolController::carry(const Piece &piece, QPoint at)
{
    if (!m_carried) {
        m_carried = new QLabel(m_board.window());
        m_carried->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_carried->setPixmap(picturePiece(m_board, piece, {kCarried, kCarried}));
        m_carried->adjustSize();
    }
    m_carried->move(m_carried->parentWidget()->mapFromGlobal(at) - m_carried->rect().center());
    m_carried->show();
    m_carried->raise();
}

void ToolController::carryNothing() { delete m_carried; }

PlaceIndex ToolController::placeUnder(QPoint at) const
{
    const QPoint point = m_board.viewport()->mapFromGlobal(at);
    return m_board.viewport()->rect().contains(point) ? m_board.placeAt(point) : kNowhere;
}

} // namespace views
