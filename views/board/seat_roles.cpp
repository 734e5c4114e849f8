// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/seat_roles.h"

#include <QCoreApplication>
#include <QSet>

namespace views {

QStringList rolesOf(const record::Record &record, const words::Words &words, bool isInProgress)
{
    const auto levelOf = [&words](const record::SeatEntry &seat) {
        const std::string level = "level." + seat.player.toStdString();
        return words.has(level) ? words.text(level) : QString();
    };
    const auto say = [](const char *role) { return QCoreApplication::translate("views::GamePage", role); };
    QSet<QString> levels;
    int persons = 0;
    for (const record::SeatEntry &seat : record.seats) {
        const QString level = levelOf(seat);
        persons += level.isEmpty() ? 1 : 0;
        if (!level.isEmpty())
            levels << level;
    }
    QStringList roles;
    if (levels.isEmpty())
        return roles;
    for (const record::SeatEntry &seat : record.seats) {
        const QString level = levelOf(seat);
        if (level.isEmpty())
            roles << (isInProgress && persons == 1 ? say(QT_TRANSLATE_NOOP("views::GamePage", "you"))
                                                   : say(QT_TRANSLATE_NOOP("views::GamePage", "person")));
        else
            roles << (isInProgress && levels.size() == 1 ? say(QT_TRANSLATE_NOOP("views::GamePage", "computer"))
                                                         : level);
    }
    return roles;
}

} // namespace views
