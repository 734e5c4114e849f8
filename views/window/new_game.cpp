// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/new_game.h"

namespace views {

QList<SeatChoice> seatsOf(const Settings &settings, const engine::Game &game, int players)
{
    const QString id = QString::fromStdString(std::string(game.id()));
    QList<SeatChoice> seats = settings.lastSeats(id, players);
    while (seats.size() < players)
        seats << SeatChoice{{}, seats.isEmpty() ? kPerson : QString::fromStdString(game.levels().front())};
    return seats.mid(0, players);
}

int playersOf(const Settings &settings, const engine::Game &game)
{
    const int last = settings.lastPlayers(QString::fromStdString(std::string(game.id())));
    return game.seating(last) ? last : game.mostSeats();
}

record::Record recordOf(const engine::Game &game, const QList<SeatChoice> &seats,
                        const std::vector<std::pair<std::string, std::string>> &options)
{
    engine::Setup setup;
    setup.seats = static_cast<int>(seats.size());
    if (!game.seating(setup.seats))
        setup.seats = game.mostSeats();
    for (const auto &[id, choice] : options) {
        if (!record::optionRefusal(game, id, choice))
            setup.options.emplace_back(id, choice);
    }
    record::Record record = record::newRecord(game, setup);
    for (qsizetype i = 0; i < seats.size() && i < static_cast<qsizetype>(record.seats.size()); ++i) {
        record::SeatEntry &seat = record.seats[static_cast<std::size_t>(i)];
        if (!seats[i].name.isEmpty())
            seat.name = {seats[i].name};
        seat.player = seats[i].player;
    }
    return record;
}

} // namespace views
