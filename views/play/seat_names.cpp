// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/seat_names.h"

#include <QLocale>

#include "model/words/languages.h"
#include "model/words/words.h"

namespace views {

QStringList seatNames(const record::Record &record)
{
    QStringList names;
    const words::Words own(*record.game);
    for (const record::SeatEntry &seat : record.seats) {
        const QString name = seat.name.in(words::spokenLanguage());
        names << (name.isEmpty() || name == seat.seat ? own.seat(seat.seat.toStdString()) : name);
    }
    return names;
}

} // namespace views
