// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/seat_roles.h"

#include <QCoreApplication>
#include <QSet>

#include "model/outside/program.h"
#include "model/words/shown.h"

namespace views {

QString computerOf(const record::SeatEntry &seat, const words::Words &words)
{
    const std::string level = "level." + seat.player.toStdString();
    return words.has(level) ? words.text(level) : words::shownLine(outside::programOf(seat.player));
}

QStringList rolesOf(const record::Record &record, const words::Words &words, bool isInProgress)
{
    const auto levelOf = [&words, isInProgress](const record::SeatEntry &seat) {
        const bool isIdle = isInProgress && seat.program.isEmpty() && !outside::programOf(seat.player).isEmpty();
        return isIdle ? QString() : computerOf(seat, words);
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
