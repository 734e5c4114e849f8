// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces that lie on one another, in trays and on the board.
#include <algorithm>

#include "views/board/board_layers.h"
#include "views/board/piece_look.h"

namespace views {

namespace {

/// The picture of a face-down stack, or else its topmost piece that is seen.
ElementStyle lookOfStack(const BoardCanvas &canvas, engine::PlaceIndex place, const QString &picture)
{
    if (!picture.isEmpty())
        return ElementStyle::picture(picture);
    return canvas.lookOf(*canvas.shown.topOn(place));
}

} // namespace

void paintStack(BoardCanvas &canvas, const QString &key, engine::PlaceIndex place, const QRectF &rect,
                const QString &picture)
{
    const QString id = canvas.idOf(place);
    const int count = canvas.countAt(place);
    const QString line = QStringLiteral("card-edge");
    if (count == 0) {
        canvas.add(key + "-empty/" + id, rect, layer::kActing, ElementStyle::box({}, line, 1, rect.width() / 10));
        return;
    }
    for (int below = picture.isEmpty() ? 0 : std::min(2, count - 1); below > 0; --below) {
        canvas.add(QStringLiteral("%1-below/%2/%3").arg(key, id).arg(below), rect.translated(2 * below, -2 * below),
                   layer::kActing, ElementStyle::box(QStringLiteral("card"), line, 1, rect.width() / 10));
    }
    canvas.add(key + "-piece/" + id, rect, layer::kWords, lookOfStack(canvas, place, picture));
}

void paintStacks(BoardCanvas &canvas)
{
    for (std::size_t i = 0; i < canvas.places().size(); ++i) {
        const auto place = static_cast<engine::PlaceIndex>(i);
        const std::optional<QString> picture = canvas.plan.stackOn(canvas.placeOf(place));
        if (!picture || !canvas.isOnBoard(place) || !canvas.isInPlay(place))
            continue;
        QRectF rect = canvas.spotOf(place);
        if (canvas.countAt(place) > 0)
            rect = sideBySide(rect, proportion(canvas.artwork, lookOfStack(canvas, place, *picture)), 1).front();
        paintStack(canvas, QStringLiteral("stack"), place, canvas.layout.snapped(rect), *picture);
    }
}

} // namespace views
