// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/small_board.h"

#include "model/replay/seat_names.h"
#include "views/board/seat_roles.h"
#include "views/export/step_pictures.h"

namespace views {

QImage smallBoard(const record::Record &record, const QString &theme, QSize size, qreal ratio)
{
    const replay::Timeline timeline(record);
    const ExportSource source{
        record, timeline, {}, replay::seatNames(record), rolesOf(record, words::Words(*record.game))};
    const bool isOver = record.result || timeline.last().result();
    StepPictures pictures(source, isOver ? engine::kEveryone : engine::kNobody, theme, size.width(), ratio);
    return pictures.image(timeline.stepCount()).scaled(size * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace views
