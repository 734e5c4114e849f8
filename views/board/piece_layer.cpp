// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces that lie by themselves: where, and as what they are seen.
#include <map>

#include "views/board/board_layers.h"

namespace views {

namespace {

constexpr double kLifted = 0.15; ///< of a piece that is seen through

/// The spots for that many pieces on a place: as many or more of one size, `spot-PLACE-MOST-1` and so on, of the
/// smallest such set that the picture has; none where it has none.
std::vector<QRectF> spotsFor(const BoardCanvas &canvas, engine::PlaceIndex place, std::size_t count)
{
    constexpr std::size_t kMost = 16;
    std::vector<QRectF> spots;
    const QString all = "spot-" + canvas.idOf(place) + '-';
    for (std::size_t most = count; most <= kMost && spots.empty(); ++most) {
        const QString set = all + QString::number(most) + '-';
        for (std::size_t i = 1; i <= count && canvas.artwork.has(set + QString::number(i)); ++i)
            spots.push_back(canvas.onBoard(set + QString::number(i)));
    }
    return spots;
}

/// Where the pieces of one place lie: in spots of their kind or number where the picture has them, else side by side.
std::vector<QRectF> rectsOf(const BoardCanvas &canvas, engine::PlaceIndex place,
                            const std::vector<engine::Piece> &pieces)
{
    std::vector<QRectF> rects(pieces.size());
    std::vector<std::size_t> loose;
    std::map<std::uint8_t, int> numbers;
    const QString all = "spot-" + canvas.idOf(place) + '-';
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const QString spot = all + QString::fromStdString(canvas.game.pieceKinds()[pieces[i].kind].id) + '-'
                             + QString::number(++numbers[pieces[i].kind]);
        if (canvas.isOnBoard(place) && canvas.artwork.has(spot))
            rects[i] = sideBySide(canvas.onBoard(spot), canvas.proportionOf(pieces[i]), 1).front();
        else
            loose.push_back(i);
    }
    if (loose.empty())
        return rects;
    std::vector<QRectF> row = spotsFor(canvas, place, loose.size());
    if (row.empty())
        row = sideBySide(canvas.spotOf(place), canvas.proportionOf(pieces[loose.front()]),
                         static_cast<int>(loose.size()));
    for (std::size_t i = 0; i < loose.size(); ++i)
        rects[loose[i]] = row[i];
    return rects;
}

void addPiecesAt(BoardCanvas &canvas, engine::PlaceIndex place, const std::vector<engine::Piece> &pieces)
{
    const std::vector<QRectF> rects = rectsOf(canvas, place, pieces);
    const QString all = "piece/" + canvas.idOf(place) + '/';
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const QString key = all + QString::number(i);
        const bool taken = canvas.shown.isSelected(place); // a ghost: it will be taken away
        const bool lifted = canvas.options.lifted == place;
        canvas.addPiece({pieces[i], canvas.layout.snapped(rects[i]), canvas.lookOf(pieces[i]), key},
                        canvas.isCarried(place) ? layer::kMarkWords : layer::kPiece,
                        lifted  ? kLifted
                        : taken ? 0.7
                                : 1);
    }
}

/// The ground of what lies under a piece, or of a gap where something may lie.
void addTile(BoardCanvas &canvas, engine::PlaceIndex place)
{
    const QRectF &tile = canvas.rectOf(place);
    const bool isGap = !canvas.isOccupied(place);
    canvas.add("tile/" + canvas.idOf(place), tile, layer::kMark,
               ElementStyle::box(QStringLiteral("card"), isGap ? QStringLiteral("ink2") : QStringLiteral("card-edge"),
                                 1, tile.width() / 6),
               isGap ? 0.8 : 1);
}

} // namespace

void paintPieces(BoardCanvas &canvas)
{
    std::vector<engine::Piece> here;
    const std::vector<engine::Piece> &pieces = canvas.shown.arrangement.pieces;
    for (std::size_t i = 0; i < canvas.places().size(); ++i) {
        const auto place = static_cast<engine::PlaceIndex>(i);
        if (canvas.isCarried(place))
            addTile(canvas, place);
        if (!canvas.isOccupied(place) || canvas.isHeap(place) || canvas.places()[i].isEmpty())
            continue;
        here.clear();
        for (engine::Piece piece : pieces) {
            if (piece.place != place || canvas.isCounted(piece))
                continue;
            const int count = piece.count;
            piece.count = 1;
            here.insert(here.end(), static_cast<std::size_t>(count), piece);
        }
        addPiecesAt(canvas, place, here);
    }
}

} // namespace views
