// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/seat_names.h"

#include <QCoreApplication>

#include "model/words/languages.h"
#include "model/words/shown.h"
#include "model/words/words.h"

namespace replay {

QString playerName(const record::SeatEntry &entry)
{
    const QString name = entry.name.in(words::spokenLanguage());
    return name == entry.seat ? QString() : words::shownName(name);
}

QStringList seatNames(const record::Record &record)
{
    const words::Words own(*record.game);
    QStringList names;
    QStringList seats;
    for (const record::SeatEntry &entry : record.seats) {
        seats << own.seat(entry.seat.toStdString());
        const QString name = playerName(entry);
        names << (name.isEmpty() ? seats.last() : name);
    }
    const QStringList all = names;
    for (qsizetype seat = 0; seat < names.size(); ++seat) {
        if (all.count(all[seat]) > 1)
            names[seat] = QCoreApplication::translate("replay::GameText", "%1 (%2)", "player and seat")
                              .arg(all[seat], seats[seat]);
    }
    return names;
}

QStringList figureNames(const record::Record &record)
{
    QStringList names = seatNames(record);
    const auto seats = static_cast<int>(names.size());
    const words::Words words(*record.game, names);
    for (int figure = seats; figure < record.game->figures(seats); ++figure)
        names << words.seat(record.game->figureId(static_cast<engine::Seat>(figure), seats));
    return names;
}

} // namespace replay
