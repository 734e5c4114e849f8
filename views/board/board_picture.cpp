// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_picture.h"

#include "views/board/board_layers.h"

namespace views {

namespace {

void paintGround(BoardCanvas &canvas)
{
    canvas.add(QStringLiteral("board"), canvas.layout.board(), layer::kGround, ElementStyle::board());
    for (const SignPlan &sign : canvas.plan.signs) {
        if (canvas.isInPlay(sign.place))
            canvas.add("sign/" + sign.at, canvas.onBoard(sign.at), sign.layer, ElementStyle::picture(sign.picture));
    }
}

} // namespace

BoardPicture::BoardPicture(const BoardLayout &layout, Artwork &artwork, const words::Words &words,
                           const BoardViewState &shown, const BoardOptions &options)
    : m_canvas(layout, artwork, words, shown, options)
{
    for (const auto paint : {paintGround, paintGauges, paintStacks, paintPlates, paintCaptions, paintTrays, paintStrip,
                             paintPieces, paintLabels, paintNotes, paintCoordinates, paintMarks})
        paint(m_canvas);
}

QSizeF BoardPicture::flyingSize(const engine::Piece &piece) const
{
    const BoardLayout &layout = m_canvas.layout;
    const double width = m_canvas.game.pieceKinds()[piece.kind].flat ? layout.window().card : layout.square() * 0.64;
    return {width, width / m_canvas.proportionOf(piece)};
}

} // namespace views
