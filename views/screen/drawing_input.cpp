// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/drawing_input.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QMouseEvent>

#include "model/play/commands.h"
#include "model/play/play.h"
#include "views/board/board_view.h"
#include "views/screen/board_pane.h"
#include "views/screen/commentary.h"

namespace views {

namespace {

using engine::kNowhere;

int penOf(Qt::KeyboardModifiers held)
{
    return (held.testFlag(Qt::ShiftModifier) ? 1 : 0) + (held.testFlag(Qt::ControlModifier) ? 2 : 0);
}

} // namespace

DrawingInput::DrawingInput(BoardPane &pane, std::function<bool()> mayDraw)
    : QObject(&pane), m_pane(pane), m_board(pane.board()), m_commentary(pane.commentary()),
      m_mayDraw(std::move(mayDraw))
{
    m_board.installEventFilter(this);
    m_board.viewport()->installEventFilter(this);
    connect(&m_board, &BoardView::placeHovered, this, [this] {
        if (m_from != kNowhere && m_isByKey)
            show(m_board.cursor());
    });
}

bool DrawingInput::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && watched == &m_board)
        return takeKey(static_cast<const QKeyEvent &>(*event));
    const bool isMouse = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick
                         || event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseMove;
    return isMouse && watched == m_board.viewport() && takeMouse(static_cast<const QMouseEvent &>(*event));
}

bool DrawingInput::takeMouse(const QMouseEvent &event)
{
    const bool isBegun = m_from != kNowhere && !m_isByKey;
    if (event.type() == QEvent::MouseMove) {
        if (isBegun)
            show(m_board.placeAt(event.pos()));
        return isBegun;
    }
    if (event.button() != Qt::RightButton) {
        drop(); // another button: it was not meant
        return isBegun;
    }
    if (event.type() != QEvent::MouseButtonRelease)
        begin(m_board.placeAt(event.pos()), event.modifiers());
    else if (isBegun)
        finish(m_board.placeAt(event.pos()));
    return false; // the board hides its tip
}

bool DrawingInput::takeKey(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Escape && m_from != kNowhere) {
        drop();
        m_commentary.report(tr("Nothing is drawn."));
        return true;
    }
    if (event.key() != Qt::Key_D || (held & ~(Qt::ShiftModifier | Qt::ControlModifier)) != 0 || event.isAutoRepeat())
        return false;
    if (m_from != kNowhere && m_isByKey) {
        m_pen = penOf(held);
        finish(m_board.cursor());
        return true;
    }
    m_board.keyboard().appear();
    if (!begin(m_board.cursor(), held))
        return true;
    m_isByKey = true;
    m_commentary.report(
        tr("Drawing begins here: D again for a circle, or at another place for an arrow; Escape drops it."));
    return true;
}

/// False if nothing may be drawn.
bool DrawingInput::begin(engine::PlaceIndex place, Qt::KeyboardModifiers held)
{
    if (!m_mayDraw()) {
        emit refused(tr("Nothing can be drawn now."));
        return false;
    }
    m_board.skipMotion();
    m_isByKey = false;
    m_from = place;
    m_pen = penOf(held);
    show(place);
    return true;
}

/// Shows what would be drawn to there; nothing beside the places.
void DrawingInput::show(engine::PlaceIndex end)
{
    const bool isPlace = m_from != kNowhere && end != kNowhere;
    BoardOptions options = m_board.boardScene().options();
    const std::optional<record::Drawing> drawn = isPlace ? std::optional(drawingTo(end)) : std::nullopt;
    if (std::exchange(options.drawn, drawn) != drawn)
        m_board.boardScene().setOptions(options);
}

/// What was shown last, by mouse: whoever lets go of a key before the button means the same pen.
void DrawingInput::finish(engine::PlaceIndex end)
{
    const record::Drawing drawing = drawingTo(end);
    drop();
    if (end != kNowhere)
        emit drawn(drawing);
}

record::Drawing DrawingInput::drawingTo(engine::PlaceIndex end) const
{
    if (end == m_from)
        return {record::Drawing::Form::Circle, m_pen, m_from};
    return {record::Drawing::Form::Arrow, m_pen, m_from, end};
}

void DrawingInput::draw(play::Play &play, const record::Place &place, const record::Drawing &drawing)
{
    const std::vector<record::Drawing> before = record::drawingsAt(play.record().line, place);
    const std::vector<record::Drawing> after = record::drawnOver(before, drawing);
    if (after.size() > record::kMostDrawings)
        emit refused(tr("No more than %1 drawings are kept at a position.")
                         .arg(words::Words::number(static_cast<std::int64_t>(record::kMostDrawings))));
    if (!play.run(play::setDrawings(place, after)))
        return;
    const auto isGone = [&after](const record::Drawing &each) {
        return std::find(after.begin(), after.end(), each) == after.end();
    };
    if (after.size() < before.size())
        m_commentary.report(
            tr("Erased: %1.")
                .arg(record::drawingWords(*std::find_if(before.begin(), before.end(), isGone), m_pane.words())));
}

void DrawingInput::drop()
{
    m_from = kNowhere;
    show(kNowhere);
}

} // namespace views
