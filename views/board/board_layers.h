// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/board/board_canvas.h"

namespace views {

// The layers of a board's picture: each adds its elements. Frames go round pieces that are painted already.

/// Fields of the arrangement that the board's plan shows as pictures.
void paintGauges(BoardCanvas &canvas);
/// Stacks on the board.
void paintStacks(BoardCanvas &canvas);
/// Pieces of a place that lie on one another, in that rectangle; a face-down stack, which has a picture, shows that
/// there is more than one. `key` begins the keys of its elements.
void paintStack(BoardCanvas &canvas, const QString &key, engine::PlaceIndex place, const QRectF &rect,
                const QString &picture);
/// Words and figures that the board's plan sets there. After the pieces, on which some of them stand.
void paintLabels(BoardCanvas &canvas);
/// The short names of places, where they are wanted: in a corner, under pieces, and none where a piece hides it. After
/// the pieces.
void paintCoordinates(BoardCanvas &canvas);
/// The players' plates on the board.
void paintPlates(BoardCanvas &canvas);
/// What is said in short at places, and what a step there costs.
void paintCaptions(BoardCanvas &canvas);
/// What the game says of its places (`engine::Note`), and what an action would do or is doing (`engine::Preview`).
void paintNotes(BoardCanvas &canvas);
/// Opacity of a piece that an action would put somewhere.
inline constexpr double kGhost = 0.7;
/// How the keys of elements begin that are one with what lies on a place with a note; and of what chance has rolled.
inline QString noteKey(const QString &place) { return QStringLiteral("note/%1/").arg(place); }
inline const QString kRollKey = QStringLiteral("roll/");
/// Key of the ground of such a preview; the keys of the pieces and places that it names begin with it.
inline const QString kPreviewKey = QStringLiteral("preview");
/// How the keys of pieces begin that lie where they would be put.
inline const QString kGhostKey = QStringLiteral("ghost");
/// The trays beside the board.
void paintTrays(BoardCanvas &canvas);
/// The strip for hands below the board.
void paintStrip(BoardCanvas &canvas);
/// Pieces that lie by themselves.
void paintPieces(BoardCanvas &canvas);
/// What people have drawn at that position.
void paintDrawings(BoardCanvas &canvas);
/// The states of places and pieces.
void paintMarks(BoardCanvas &canvas);

} // namespace views
