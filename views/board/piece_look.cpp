// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/piece_look.h"

#include "views/board/board_plan.h"

namespace views {

namespace {

/// As it lies upright.
ElementStyle uprightLookOf(const engine::Piece &piece, const Artwork &artwork, const engine::Game &game, int players,
                           bool isFaceSeen)
{
    const engine::PieceKind &kind = game.pieceKinds()[piece.kind];
    const QString id = QString::fromStdString(kind.id);
    const QString owner = QString::fromStdString(game.ownerId(piece.owner, players));
    const BoardPlan &plan = BoardPlan::of(game, players);
    const engine::Place *place = placeAt(game, piece.place);
    const QString there = place ? plan.pictureOf(kind, *place) : QString();
    if (!there.isEmpty())
        return ElementStyle::picture(QString(there).replace(u'#', QString::number(piece.value)));
    const FacePlan *face = plan.faceOf(kind);
    if (face && isFaceSeen)
        return face->front(owner, piece.value);
    if (face && !face->back.isEmpty())
        return ElementStyle::picture(QString(face->back).replace(u'@', owner));
    const QString owned = id + "-" + owner;
    return ElementStyle::picture(artwork.has(owned) ? owned : id);
}

} // namespace

ElementStyle lookOf(const engine::Piece &piece, const Artwork &artwork, const engine::Game &game, int players,
                    bool isFaceSeen)
{
    ElementStyle look = uprightLookOf(piece, artwork, game, players, isFaceSeen);
    look.turn = piece.turn;
    return look;
}

double proportion(const Artwork &artwork, const ElementStyle &look)
{
    const QSizeF upright = artwork.bounds(look.id).size();
    const QSizeF size = look.turn % 2 == 0 ? upright : upright.transposed();
    return size.isEmpty() ? 1 : size.width() / size.height();
}

} // namespace views
