// SPDX-License-Identifier: GPL-3.0-or-later
// The states of places: may be chosen, selected, in hand, last action, cursor.
#include <algorithm>

#include "views/board/board_picture.h"

namespace views {

namespace {

constexpr double kGhost = 0.7;
constexpr double kFrame = 4.4 / 76; ///< width of the selected frame in squares of the board
constexpr double kCursor = 2.4 / 76;
constexpr double kRadius = 5.0 / 76;

} // namespace

void BoardPicture::addMarks()
{
    for (const engine::PlaceIndex place : m_options.isDragging ? m_options.targets : m_shown.choosable)
        addChoosable(place);
    for (const engine::PlaceIndex place : m_shown.last) {
        if (isOnBoard(place))
            addFrame("last/" + idOf(place), "last", place, layer::kMark);
    }
    if (m_shown.selected)
        addSelected(*m_shown.selected);
    addPicked();
    addCursor();
}

void BoardPicture::addChoosable(engine::PlaceIndex place)
{
    if (m_shown.selected == place)
        return;
    const QString id = idOf(place);
    if (!isOnBoard(place)) {
        if (isHeap(place)) {
            const QRectF around = m_places[static_cast<std::size_t>(place)].adjusted(-3, -3, 3, 3);
            add("mark/" + id, m_layout.snapped(around), layer::kMark,
                Look::box({}, QStringLiteral("ink"), 1.5, around.height() / 6));
        }
        return;
    }
    const QString corner = "mark-corner-" + id;
    const QString mark = isOccupied(place) && m_artwork.has(corner) ? corner : "mark-" + id;
    const QRectF rect = m_layout.onBoard(m_artwork, mark);
    // In the middle of a piece a ring would hide its sign.
    if (!isOccupied(place) || !rect.contains(spotOf(place).center()))
        add("mark/" + id, rect, layer::kMark, Look::picture(mark));
}

void BoardPicture::addSelected(engine::PlaceIndex place)
{
    addFrame(QStringLiteral("selected"), "frame", place, layer::kMark);
    if (!isOccupied(place))
        addGhost(place);
}

void BoardPicture::addGhost(engine::PlaceIndex place)
{
    engine::PlaceIndex from = engine::kNowhere;
    for (const engine::Action action : m_shown.position.legal()) {
        for (const engine::Touch &touch : m_shown.position.touches(action)) {
            if (touch.choice == place)
                from = touch.from;
        }
        if (from != engine::kNowhere)
            break;
    }
    const std::vector<engine::Piece> &pieces = m_shown.arrangement.pieces;
    const auto piece =
        std::find_if(pieces.begin(), pieces.end(), [from](const engine::Piece &p) { return p.place == from; });
    if (piece != pieces.end()) {
        const QRectF rect = sideBySide(spotOf(place), proportionOf(*piece), 1).front();
        add(QStringLiteral("ghost"), m_layout.snapped(rect), layer::kPiece, lookOf(*piece), kGhost);
    }
}

/// Frames are drawn round the first place of a kind; on other places their middle is the place's.
void BoardPicture::addFrame(const QString &key, const char *kind, engine::PlaceIndex place, double z)
{
    const QRectF rect = m_places[static_cast<std::size_t>(place)];
    const QString id = kind + ("-" + QString::fromStdString(placeOf(place).kind));
    if (isOnBoard(place) && m_artwork.has(id))
        add(key, m_layout.onBoard(m_artwork, id, rect), z, Look::picture(id));
    else if (!rect.isEmpty())
        addFrameRound(key, rect, (z == layer::kCursor ? kCursor : kFrame) * m_layout.square(), z);
}

void BoardPicture::addFrameRound(const QString &key, const QRectF &rect, double width, double z)
{
    const double edge = std::max(1.0, width * 0.4);
    const double radius = kRadius * m_layout.square();
    const double all = width + 2 * edge;
    const QRectF outer = m_layout.snapped(rect.adjusted(-all, -all, all, all));
    add(key + "/edge", outer, z, Look::box({}, QStringLiteral("frame-edge"), all, radius));
    add(key, outer.adjusted(edge, edge, -edge, -edge), z, Look::box({}, QStringLiteral("frame"), width, radius));
}

void BoardPicture::addCursor()
{
    const engine::PlaceIndex place = m_options.cursor;
    if (place == engine::kNowhere || m_shown.selected == place)
        return;
    int piece = m_options.cursorPiece;
    for (const PieceSpot &spot : m_pieces) {
        if (spot.piece.place == place && piece-- == 0) {
            addFrameRound(QStringLiteral("cursor"), spot.rect, kCursor * m_layout.square(), layer::kCursor);
            return;
        }
    }
    addFrame(QStringLiteral("cursor"), "cursor", place, layer::kCursor);
}

void BoardPicture::addPicked()
{
    if (!m_shown.picked)
        return;
    for (const PieceSpot &spot : m_pieces) {
        if (spot.piece.place == m_shown.picked->place && spot.piece.value == m_shown.picked->value) {
            addFrameRound(QStringLiteral("picked"), spot.rect, kFrame * m_layout.square(), layer::kMark);
            return;
        }
    }
}

} // namespace views
