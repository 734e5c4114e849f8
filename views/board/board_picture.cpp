// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_picture.h"

#include <array>

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

struct Layer {
    void (*paint)(BoardCanvas &canvas);
    bool stands; ///< follows from what is `Standing` alone
};

constexpr std::array<Layer, BoardPicture::kLayerCount> kLayers{{{paintGround, true},
                                                                {paintGauges, true},
                                                                {paintStacks, true},
                                                                {paintPlates, true},
                                                                {paintCaptions, false},
                                                                {paintTrays, true},
                                                                {paintStrip, true},
                                                                {paintPieces, true},
                                                                {paintLabels, true},
                                                                {paintNotes, false},
                                                                {paintCoordinates, true},
                                                                {paintMarks, false},
                                                                {paintDrawings, false}}};

} // namespace

BoardPicture::BoardPicture(const BoardLayout &layout, Artwork &artwork, const words::Words &words,
                           const BoardViewState &shown, const BoardOptions &options, const BoardPicture *before)
    : m_standing{shown.position,        shown.arrangement,    shown.selected,      shown.chosen,  shown.revealed,
                 shown.seatNames,       shown.roles,          shown.acting,        shown.isSetUp, shown.told,
                 shown.showsEmptyHands, options.countingHelp, options.coordinates, options.lifted},
      m_canvas(layout, artwork, words, shown, options, isSame(before) ? &before->m_canvas : nullptr)
{
    const bool stands = isSame(before);
    for (std::size_t i = 0; i < kLayers.size(); ++i) {
        if (stands && kLayers[i].stands)
            m_canvas.addAll(before->m_canvas.elements(), i == 0 ? 0 : before->m_ends[i - 1], before->m_ends[i]);
        else
            kLayers[i].paint(m_canvas);
        m_ends[i] = m_canvas.elements().size();
    }
}

QSizeF BoardPicture::flyingSize(const engine::Piece &piece) const
{
    const BoardLayout &layout = m_canvas.layout;
    const double width = m_canvas.game.pieceKinds()[piece.kind].flat ? layout.window().card : layout.square() * 0.64;
    return {width, width / m_canvas.proportionOf(piece)};
}

} // namespace views
