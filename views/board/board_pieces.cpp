// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces that lie by themselves: where, and as what they are seen.
#include <map>

#include "views/board/board_picture.h"
#include "views/board/piece_look.h"

namespace views {

void BoardPicture::addPieces()
{
    std::vector<engine::Piece> here;
    const std::vector<engine::Piece> &pieces = m_shown.arrangement.pieces;
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        if (!m_occupied[place] || isHeap(static_cast<engine::PlaceIndex>(place)) || m_places[place].isEmpty())
            continue;
        here.clear();
        for (engine::Piece piece : pieces) {
            if (static_cast<std::size_t>(piece.place) != place || isCounted(piece))
                continue;
            const int count = piece.count;
            piece.count = 1;
            here.insert(here.end(), static_cast<std::size_t>(count), piece);
        }
        addPiecesAt(static_cast<engine::PlaceIndex>(place), here);
    }
}

void BoardPicture::addPiecesAt(engine::PlaceIndex place, const std::vector<engine::Piece> &pieces)
{
    const std::vector<QRectF> rects = rectsOf(place, pieces);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const QString key = QStringLiteral("piece/%1/%2").arg(idOf(place)).arg(i);
        const bool taken = m_shown.isSelected(place); // a ghost: it will be taken away
        m_pieces.push_back({pieces[i], m_layout.snapped(rects[i]), lookOf(pieces[i]), key});
        add(key, m_pieces.back().rect, layer::kPiece, m_pieces.back().look, taken ? 0.7 : 1);
    }
}

/// Where the pieces of one place lie: in spots of their kind where the picture has them, else side by side.
std::vector<QRectF> BoardPicture::rectsOf(engine::PlaceIndex place, const std::vector<engine::Piece> &pieces) const
{
    std::vector<QRectF> rects(pieces.size());
    std::vector<std::size_t> loose;
    std::map<std::uint8_t, int> numbers;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const QString kind = QString::fromStdString(m_game.pieceKinds()[pieces[i].kind].id);
        const QString spot = QStringLiteral("spot-%1-%2-%3").arg(idOf(place), kind).arg(++numbers[pieces[i].kind]);
        if (isOnBoard(place) && m_artwork.has(spot))
            rects[i] = sideBySide(m_layout.onBoard(m_artwork, spot), proportionOf(pieces[i]), 1).front();
        else
            loose.push_back(i);
    }
    if (loose.empty())
        return rects;
    const std::vector<QRectF> row =
        sideBySide(spotOf(place), proportionOf(pieces[loose.front()]), static_cast<int>(loose.size()));
    for (std::size_t i = 0; i < loose.size(); ++i)
        rects[loose[i]] = row[i];
    return rects;
}

QRectF BoardPicture::spotOf(engine::PlaceIndex place) const
{
    const QString spot = "spot-" + idOf(place);
    if (isOnBoard(place))
        return m_artwork.has(spot) ? m_layout.onBoard(m_artwork, spot) : m_places[static_cast<std::size_t>(place)];
    const QRectF rect = m_places[static_cast<std::size_t>(place)];
    const double pad = m_layout.strip().contains(rect) ? rect.height() / 10 : 0;
    return rect.adjusted(pad, pad, -pad, -pad);
}

double BoardPicture::proportionOf(const engine::Piece &piece) const { return proportion(m_artwork, lookOf(piece)); }

ElementStyle BoardPicture::lookOf(const engine::Piece &piece) const
{
    return views::lookOf(piece, m_artwork, m_game, m_shown.position.seatCount(), m_shown.isFaceSeen(piece));
}

QSizeF BoardPicture::flyingSize(const engine::Piece &piece) const
{
    const double width = m_game.pieceKinds()[piece.kind].flat ? m_layout.window().card : m_layout.square() * 0.64;
    return {width, width / proportionOf(piece)};
}

} // namespace views
