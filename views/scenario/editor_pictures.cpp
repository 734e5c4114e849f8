// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_pictures.h"

#include <QPainter>

#include "views/board/board_view.h"
#include "views/board/piece_look.h"

namespace views {

QPixmap picturePiece(BoardView &board, const engine::Piece &piece, QSizeF room)
{
    const std::optional<BoardViewState> &shown = board.boardScene().shown();
    if (!shown)
        return {};
    Artwork &artwork = board.artwork();
    const ElementStyle look =
        lookOf(piece, artwork, shown->position.game(), shown->position.seatCount(), shown->isFaceSeen(piece));
    if (!artwork.has(look.id))
        return {};
    const double wide = proportion(artwork, look);
    const QSizeF size = QSizeF(wide, 1).scaled(room, Qt::KeepAspectRatio);
    const qreal dpr = board.devicePixelRatioF();
    QPixmap picture((room * dpr).toSize());
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const QPointF corner((room.width() - size.width()) / 2, (room.height() - size.height()) / 2);
    board.boardScene().faces().paint(painter, look, {corner, size}, {});
    return picture;
}

} // namespace views
