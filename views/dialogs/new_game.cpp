// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/new_game.h"

#include <algorithm>
#include <utility>

#include "model/words/words.h"

namespace views {

QList<SeatChoice> seatsOf(const Settings &settings, const engine::Game &game, int players)
{
    const QString id = words::idOf(game);
    QList<SeatChoice> seats = settings.lastSeats(id, players);
    if (seats.isEmpty())
        seats << SeatChoice{settings.playerNames().value(0), kPerson};
    while (seats.size() < players)
        seats << SeatChoice{{}, QString::fromStdString(game.levels().front().id)};
    for (SeatChoice &seat : seats) {
        if (!game.level(seat.player.toStdString())
            && settings.engines.commandOf(outside::programOf(seat.player)).isEmpty())
            seat.player = kPerson;
    }
    return seats.mid(0, players);
}

int playersOf(const Settings &settings, const engine::Game &game)
{
    const int last = settings.lastPlayers(words::idOf(game));
    return game.seating(last) ? last : game.firstSeats();
}

QList<SeatChoice> choicesOf(const std::vector<record::SeatEntry> &seats)
{
    QList<SeatChoice> choices;
    for (const record::SeatEntry &seat : seats)
        choices << SeatChoice{seat.name.plain == seat.seat ? QString() : seat.name.plain, seat.player};
    return choices;
}

record::Record recordOf(const engine::Game &game, const QList<SeatChoice> &seats,
                        const std::vector<std::pair<std::string, std::string>> &options)
{
    engine::Setup setup;
    setup.seats = static_cast<int>(seats.size());
    if (!game.seating(setup.seats))
        setup.seats = game.usualSeats();
    const std::vector<engine::Option> &known = game.options();
    for (const auto &[id, choice] : options) {
        const auto isAsked = [&setup, &id = id](const engine::Option &option) {
            return option.id == id && option.isAsked(setup.seats);
        };
        if (std::any_of(known.begin(), known.end(), isAsked) && !record::optionIllegalReason(game, id, choice))
            setup.options.emplace_back(id, choice);
    }
    record::Record record = record::newRecord(game, setup);
    for (qsizetype i = 0; i < seats.size() && i < static_cast<qsizetype>(record.seats.size()); ++i) {
        record::SeatEntry &seat = record.seats[i];
        if (!seats[i].name.isEmpty())
            seat.name = {seats[i].name};
        seat.player = seats[i].player;
    }
    return record;
}

namespace {

record::Record recordFor(const Settings &settings, const engine::Game &game, int players)
{
    const QString id = words::idOf(game);
    record::Record record = recordOf(game, seatsOf(settings, game, players), settings.lastOptions(id));
    settings.engines.allowIn(record);
    record.training = settings.lastTraining(id);
    if (const record::TimeControl control = settings.lastTimeControl(id); control.seconds > 0)
        record.timing = record::Timing{.control = control};
    return record;
}

bool isComputer(const engine::Game &game, const record::SeatEntry &seat)
{
    return game.level(seat.player.toStdString()) != nullptr;
}

} // namespace

record::Record lastGameOf(const Settings &settings, const engine::Game &game)
{
    return recordFor(settings, game, playersOf(settings, game));
}

record::Record gameAgainstComputer(const Settings &settings, const engine::Game &game)
{
    const int last = playersOf(settings, game);
    record::Record record = recordFor(settings, game, std::max(last, std::min(2, game.mostSeats())));
    std::vector<record::SeatEntry> &seats = record.seats;
    for (record::SeatEntry &seat : seats) {
        if (!std::exchange(seat.program, {}).isEmpty())
            seat.player = QString::fromStdString(game.levels().front().id);
    }
    if (std::any_of(seats.begin(), seats.end(),
                    [&game](const record::SeatEntry &seat) { return isComputer(game, seat); }))
        return record;
    for (std::size_t i = 1; i < seats.size(); ++i) {
        seats[i].name = {seats[i].seat}; // not that of the person who sat there
        seats[i].player = QString::fromStdString(game.levels().front().id);
    }
    return record;
}

QString levelOf(const Settings &settings, const engine::Game &game)
{
    const std::vector<record::SeatEntry> seats = gameAgainstComputer(settings, game).seats;
    return std::find_if(seats.begin(), seats.end(),
                        [&game](const record::SeatEntry &seat) { return isComputer(game, seat); })
        ->player;
}

void setLevel(Settings &settings, const engine::Game &game, const QString &level)
{
    const QString id = words::idOf(game);
    record::Record record = gameAgainstComputer(settings, game);
    for (record::SeatEntry &seat : record.seats) {
        if (isComputer(game, seat))
            seat.player = level;
    }
    settings.setLastGame(id, choicesOf(record.seats), settings.lastOptions(id), settings.lastTraining(id),
                         settings.lastTimeControl(id));
}

} // namespace views
