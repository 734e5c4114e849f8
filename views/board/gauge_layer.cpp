// SPDX-License-Identifier: GPL-3.0-or-later
// Fields that are seen as pictures: a marker on a track, what is turned or laid out.
#include <map>

#include "views/board/board_layers.h"
#include "views/board/piece_look.h"

namespace views {

namespace {

/// The quarter of a rectangle that is the `index`th, row by row.
QRectF quarterOf(const QRectF &rect, std::size_t index)
{
    const QSizeF half = rect.size() / 2;
    const QPointF aside(index % 2 == 0 ? 0 : half.width(), index / 2 % 2 == 0 ? 0 : half.height());
    return {rect.topLeft() + aside, half};
}

} // namespace

void paintGauges(BoardCanvas &canvas)
{
    std::map<QString, std::vector<const GaugePlan *>> there;
    const auto valued = [&canvas](QString id, const GaugePlan &gauge) {
        const std::int64_t value = engine::Message{{}, canvas.shown.arrangement.fields}.number(gauge.field);
        return id.replace(u'=', QString::number(value));
    };
    for (const GaugePlan &gauge : canvas.plan.gauges)
        there[valued(gauge.at, gauge)].push_back(&gauge);
    for (const auto &[at, gauges] : there) {
        const QRectF rect = canvas.onBoard(at);
        for (std::size_t i = 0; i < gauges.size() && !rect.isEmpty(); ++i) {
            const ElementStyle look = ElementStyle::picture(valued(gauges[i]->picture, *gauges[i]));
            const QRectF part = gauges.size() > 1 ? quarterOf(rect, i) : rect;
            canvas.add("gauge/" + QString::fromStdString(gauges[i]->field),
                       canvas.layout.snapped(sideBySide(part, proportion(canvas.artwork, look), 1).front()),
                       layer::kOverlay, look);
        }
    }
}

} // namespace views
