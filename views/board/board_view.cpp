// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_view.h"

#include <algorithm>

#include "views/board/accessible_board.h"
#include "views/board/cell_words.h"
#include "views/board/place_tip.h"

namespace views {

BoardView::BoardView(const Theme &theme, QWidget *parent)
    : QGraphicsView(parent), m_scene(theme), m_tip(new PlaceTip(this))
{
    AccessibleBoard::install();
    setScene(&m_scene);
    setFrameShape(QFrame::NoFrame);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(MinimalViewportUpdate);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    connect(&m_scene, &BoardScene::motionFinished, this, &BoardView::motionFinished);
    connect(&m_scene, &BoardScene::panelsRoomChanged, this, &BoardView::panelsRoomChanged);
}

BoardView::~BoardView() { disconnect(&m_scene, nullptr, this, nullptr); }

void BoardView::show(const BoardViewState &shown, Motion motion)
{
    hideTip();
    if (!m_scene.isSameBoard(shown.position)) {
        m_cells = CellTable(shown.position);
        m_cursor = m_cells.cells().empty() ? engine::kNowhere : m_cells.cells().front();
    }
    updateSurface();
    m_scene.show(shown, motion);
    if (!isStripUsed() && stripRect().intersects(placeRect(m_cursor))) // on a hand that is no longer there
        m_cursor = shown.choosable.empty() ? m_cells.cells().front() : shown.choosable.front();
    m_cursorPiece = std::min(std::max(0, m_cursorPiece), choicesOn(m_cursor) - 1);
    showCursor(m_cursorVisible);
    if (QAccessible::isActive())
        AccessibleBoard::tellNames(*this);
}

void BoardView::setCountingHelp(bool on)
{
    BoardOptions options = m_scene.options();
    options.countingHelp = on;
    m_scene.setOptions(options);
}

void BoardView::setStripShown(bool on)
{
    m_withStrip = on;
    updateSurface();
}

void BoardView::setPanelsWidth(int width)
{
    m_panelsWidth = width;
    updateSurface();
}

bool BoardView::wouldLeavePanelsRoom(QSize size, int panelsWidth) const
{
    return m_scene.wouldLeavePanelsRoom(surfaceOf(size, panelsWidth));
}

Surface BoardView::surfaceOf(QSize size, int panelsWidth) const
{
    return {QSizeF(size), devicePixelRatioF(), m_withStrip, static_cast<double>(panelsWidth)};
}

void BoardView::updateSurface() { m_scene.setSurface(surfaceOf(size(), m_panelsWidth)); }

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    updateSurface();
}

void BoardView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_scene.retranslate();
}

QRect BoardView::boardRect() const
{
    QRectF rect = m_scene.layoutPlan().board();
    for (const TrayLayout &tray : m_scene.layoutPlan().trays())
        rect |= tray.box;
    return rect.toRect();
}

QRect BoardView::placeRect(engine::PlaceIndex place) const
{
    const QRectF rect = m_scene.placeRect(place);
    return rect.isEmpty() ? QRect() : mapFromScene(rect).boundingRect();
}

QString BoardView::placeName(engine::PlaceIndex place) const
{
    return m_scene.shown() ? CellWords(*m_scene.words(), *m_scene.shown()).nameOf(place) : QString();
}

QString BoardView::cardName(engine::PlaceIndex place, int index) const
{
    const std::optional<PieceSpot> spot = choiceAt(place, index);
    return spot ? CellWords(*m_scene.words(), *m_scene.shown()).nameOf(spot->piece) : QString();
}

int BoardView::cardValue(engine::PlaceIndex place, int index) const
{
    const std::optional<PieceSpot> spot = choiceAt(place, index);
    return spot ? valueOf(spot->piece) : 0;
}

QRect BoardView::cardRect(engine::PlaceIndex place, int index) const
{
    const std::optional<PieceSpot> spot = choiceAt(place, index);
    return spot ? mapFromScene(spot->rect).boundingRect() : QRect();
}

std::optional<PieceSpot> BoardView::choiceAt(engine::PlaceIndex place, int index) const
{
    const std::vector<PieceSpot> choices = m_scene.choicesOn(place);
    const auto at = static_cast<std::size_t>(index);
    return at < choices.size() ? std::optional(choices[at]) : std::nullopt;
}

std::optional<engine::Piece> BoardView::pieceMeant(engine::PlaceIndex place) const
{
    if (m_pressed)
        return m_pressed->piece.place == place ? std::optional(m_pressed->piece) : std::nullopt;
    const std::optional<PieceSpot> spot = place == m_cursor ? choiceAt(place, m_cursorPiece) : std::nullopt;
    return spot ? std::optional(spot->piece) : std::nullopt;
}

void BoardView::activate(engine::PlaceIndex place, int value)
{
    if (place != engine::kNowhere)
        emit placeActivated(place, value);
}

bool BoardView::isChoosable(engine::PlaceIndex place) const
{
    const std::vector<engine::PlaceIndex> &choosable = m_scene.shown()->choosable;
    return std::find(choosable.begin(), choosable.end(), place) != choosable.end();
}

bool BoardView::isPicked(engine::PlaceIndex place) const
{
    return m_scene.shown()->picked && m_scene.shown()->picked->place == place;
}

/// The value by which pieces at one place are told apart; 0 where it has none or is not seen.
int BoardView::valueOf(const engine::Piece &piece) const
{
    return m_scene.shown()->isFaceSeen(piece) ? piece.value : 0;
}

} // namespace views
