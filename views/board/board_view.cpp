// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_view.h"

#include <algorithm>

#include "views/board/accessible_board.h"
#include "views/board/cell_words.h"

namespace views {

BoardView::BoardView(const Theme &theme, QWidget *parent) : QGraphicsView(parent), m_scene(theme)
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
}

BoardView::~BoardView() { disconnect(&m_scene, nullptr, this, nullptr); }

void BoardView::show(const Shown &shown, Motion motion)
{
    const engine::Game &game = shown.position.game();
    if (!m_scene.shown() || &m_scene.shown()->position.game() != &game) {
        m_cells = CellTable(game);
        m_cursor = m_cells.cells().empty() ? engine::kNowhere : m_cells.cells().front();
    }
    updateSurface();
    m_scene.show(shown, motion);
    m_cursorPiece = std::min(std::max(0, m_cursorPiece), m_scene.cardsInHand(m_cursor) - 1);
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

void BoardView::updateSurface() { m_scene.setSurface(size(), devicePixelRatioF(), m_withStrip); }

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

QRect BoardView::placeRect(engine::PlaceIndex place) const
{
    return mapFromScene(m_scene.placeRect(place)).boundingRect();
}

QString BoardView::placeName(engine::PlaceIndex place) const
{
    return m_scene.shown() ? CellWords(*m_scene.words(), *m_scene.shown()).nameOf(place) : QString();
}

QString BoardView::cardName(engine::PlaceIndex hand, int index) const
{
    const std::vector<PieceSpot> cards = m_scene.piecesOn(hand);
    const auto at = static_cast<std::size_t>(index);
    return at < cards.size() ? CellWords(*m_scene.words(), *m_scene.shown()).nameOf(cards[at].piece) : QString();
}

int BoardView::cardValue(engine::PlaceIndex hand, int index) const
{
    const std::vector<PieceSpot> cards = m_scene.piecesOn(hand);
    const auto at = static_cast<std::size_t>(index);
    return at < cards.size() ? valueOf(&cards[at]) : 0;
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

/// The value of a card in a hand; pieces on the board are meant by their place.
int BoardView::valueOf(const PieceSpot *spot) const
{
    if (!spot || m_scene.cardsInHand(spot->piece.place) == 0 || !m_scene.shown()->isFaceSeen(spot->piece))
        return 0;
    return spot->piece.value;
}

} // namespace views
