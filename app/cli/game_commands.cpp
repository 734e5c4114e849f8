// SPDX-License-Identifier: GPL-3.0-or-later
// Commands about games: games, new, play.
#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "app/cli/players.h"
#include "model/engine/search/runner.h"
#include "model/engine/search/seeds.h"

namespace cli {

namespace {

using engine::search::Player;
using record::Json;

Json toJson(const std::vector<std::string> &texts)
{
    Json::List list;
    for (const std::string &text : texts)
        list.push_back(Json::text(text));
    return list;
}

std::vector<std::string> levelsOf(const engine::Game &game)
{
    std::vector<std::string> ids;
    for (const engine::Level &level : game.levels())
        ids.push_back(level.id);
    return ids;
}

Json describe(const engine::Game &game)
{
    Json::List seats;
    for (const auto &seating : game.seatings())
        seats.push_back(toJson(seating));
    return Json::Members{{QStringLiteral("id"), Json::text(game.id())},
                         {QStringLiteral("seats"), std::move(seats)},
                         {QStringLiteral("levels"), toJson(levelsOf(game))}};
}

QByteArray joined(const std::vector<std::string> &texts)
{
    QByteArrayList list;
    for (const std::string &text : texts)
        list += QByteArray::fromStdString(text);
    return list.join(',');
}

/// The players of the seats. Seeds 0 … n-1 out of the game's are theirs.
std::vector<std::unique_ptr<Player>> seated(match::Players &programs, int seats, std::uint64_t seed)
{
    std::vector<std::unique_ptr<Player>> players;
    for (int seat = 0; seat < seats; ++seat)
        players.push_back(programs.make(0, seat, engine::search::derivedSeed(seed, static_cast<std::uint64_t>(seat))));
    return players;
}

} // namespace

Answer listGames(const Arguments &arguments)
{
    if (arguments.has(QStringLiteral("json"))) {
        Json::List list;
        for (const engine::Game *game : engine::games())
            list.push_back(describe(*game));
        return {Json(std::move(list)).compact() + '\n'};
    }
    Answer answer;
    for (const engine::Game *game : engine::games()) {
        answer.output += QByteArray::fromStdString(std::string(game->id()));
        for (const auto &seats : game->seatings())
            answer.output += "\tseats " + joined(seats);
        answer.output += "\tlevels " + joined(levelsOf(*game)) + '\n';
    }
    return answer;
}

Answer startGame(const Arguments &arguments)
{
    const std::optional<QString> number = arguments.value(QStringLiteral("players"));
    const auto players = number ? static_cast<int>(readNumber(*number, QStringLiteral("--players"), 1'000'000)) : 0;
    OptionPairs options = readOptions(arguments);
    const engine::Game &game = readGame(arguments.operands().front());
    const engine::Setup setup = readSetup(game, number ? players : game.usualSeats(), std::move(options));
    return {QByteArray::fromStdString(game.start(setup).text()) + '\n'};
}

Answer playGame(const Arguments &arguments)
{
    const QStringList names = readPlayers(arguments);
    const std::uint64_t seed = arguments.number(QStringLiteral("seed"), 1);
    const outside::Allowance allowance = readAllowance(arguments);
    OptionPairs options = readOptions(arguments);
    const engine::Game &game = readGame(arguments.operands().front());
    const engine::Setup setup = readSetup(game, seatsOf(names), std::move(options));
    match::Players programs(entrantsOf(names), game, allowance);
    const auto players = seated(programs, setup.seats, seed);
    engine::Random chance(engine::search::derivedSeed(seed, players.size()));

    record::Record record = record::newRecord(game, setup);
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        record.seats[seat].player = names[static_cast<qsizetype>(seat)];
    auto played = engine::search::playGame(record.startPosition(), players, chance, record::kMostActions);
    const std::optional<engine::Result> result = played.end.result();
    if (!result)
        throw Failure{{"cli.too-long", {{"most", static_cast<std::int64_t>(record::kMostActions)}}}, &game};
    record.line.actions = std::move(played.actions);
    record.result = record::FinalResult{*result};
    if (const std::optional<QString> file = arguments.value(QStringLiteral("record"))) {
        if (const std::optional<record::Error> error = record::save(record, *file))
            throw inFile(*file, *error, &game);
    }
    return {record::toJson(*result, game, setup.seats).compact() + '\n'};
}

} // namespace cli
