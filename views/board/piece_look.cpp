// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/piece_look.h"

#include "views/board/board_plan.h"

namespace views {

ElementStyle lookOf(const engine::Piece &piece, const Artwork &artwork, const engine::Game &game, int players,
                    bool isFaceSeen)
{
    const engine::PieceKind &kind = game.pieceKinds()[piece.kind];
    const QString id = QString::fromStdString(kind.id);
    const std::string_view seat = game.seatId(piece.owner, players);
    const QString owner = QString::fromUtf8(seat.data(), static_cast<qsizetype>(seat.size()));
    const BoardPlan &plan = BoardPlan::of(game, players);
    const engine::Place *place = placeAt(game, piece.place);
    const QString there = place ? plan.pictureOf(kind, *place) : QString();
    if (!there.isEmpty())
        return ElementStyle::picture(there);
    const FacePlan *face = plan.faceOf(kind);
    if (face && isFaceSeen)
        return face->front(owner, piece.value);
    if (face && !face->back.isEmpty())
        return ElementStyle::picture(QString(face->back).replace(u'@', owner));
    const QString owned = id + "-" + owner;
    return ElementStyle::picture(artwork.has(owned) ? owned : id);
}

double proportion(const Artwork &artwork, const ElementStyle &look)
{
    const QSizeF size = artwork.bounds(look.id).size();
    return size.isEmpty() ? 1 : size.width() / size.height();
}

} // namespace views
