// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inputs.h"

#include <algorithm>

#include "model/record/record_json.h"
#include "model/record/system_error.h"

namespace cli {

namespace {

/// The value of that option, 1 … `most`.
int readCount(const QString &text, const QString &option, std::uint64_t most)
{
    const std::uint64_t count = readNumber(text, option, most);
    if (count == 0)
        throw wrongUsage("cli.bad-number", {{"text", text.toStdString()}, {"name", option.toStdString()}});
    return static_cast<int>(count);
}

} // namespace

const engine::Game &readGame(const QString &id)
{
    const engine::Game *game = engine::findGame(id.toStdString());
    if (!game)
        throw Failure{{"cli.unknown-game", {{"text", id.toStdString()}}}};
    return *game;
}

OptionPairs readOptions(const Arguments &arguments)
{
    OptionPairs pairs;
    for (const QString &text : arguments.values(QStringLiteral("option"))) {
        const qsizetype equals = text.indexOf(QLatin1Char('='));
        if (equals <= 0)
            throw wrongUsage("cli.bad-pair", {{"text", text.toStdString()}});
        const std::string id = text.left(equals).toStdString();
        if (std::any_of(pairs.begin(), pairs.end(), [&id](const auto &pair) { return pair.first == id; }))
            throw wrongUsage("cli.option-twice", {{"name", id}});
        pairs.emplace_back(id, text.mid(equals + 1).toStdString());
    }
    return pairs;
}

engine::Setup readSetup(const engine::Game &game, int players, OptionPairs options)
{
    if (!game.seating(players))
        throw Failure{{"record.seat-number", {{"players", players}}}, &game};
    for (const auto &[id, choice] : options) {
        if (const std::optional<engine::Message> why = record::optionIllegalReason(game, id, choice))
            throw Failure{*why, &game};
    }
    return {players, std::move(options)};
}

int readThreads(const Arguments &arguments)
{
    constexpr std::uint64_t kMostThreads = 256;
    const QString name = QStringLiteral("threads");
    return readCount(arguments.value(name).value_or(QStringLiteral("1")), dashed(name), kMostThreads);
}

int readGames(const QString &text)
{
    constexpr std::uint64_t kMostGames = 1'000'000;
    return readCount(text, dashed(QStringLiteral("games")), kMostGames);
}

engine::Position readPosition(const QString &text)
{
    const std::string utf8 = text.toStdString();
    auto read = engine::readPosition(utf8);
    if (auto *position = std::get_if<engine::Position>(&read))
        return *position;
    const std::string id = utf8.substr(0, std::min(utf8.find('/'), utf8.find('-')));
    throw Failure{std::get<engine::Unreadable>(read), engine::findGame(id)};
}

engine::Position readWholePosition(const QString &text)
{
    engine::Position position = readPosition(text);
    if (position.viewer() != engine::kNobody)
        throw Failure{{"cli.seen-only", {}}, &position.game()};
    return position;
}

engine::Seat readSeat(const Arguments &arguments, const engine::Game &game, int players)
{
    const std::optional<QString> id = arguments.value(QStringLiteral("as"));
    if (!id)
        return engine::kNobody;
    const engine::Seat seat = game.seatOf(id->toStdString(), players);
    if (seat >= players)
        throw Failure{{"cli.unknown-seat", {{"text", id->toStdString()}}}, &game};
    return seat;
}

engine::Position seenAs(const engine::Position &position, engine::Seat seat)
{
    if (seat == engine::kNobody)
        return position;
    const engine::Seat viewer = position.viewer();
    if (viewer != engine::kNobody && viewer != seat)
        throw Failure{{"cli.other-seat", {{"seat", position.game().seatId(viewer, position.seatCount())}}},
                      &position.game()};
    return position.seenBy(seat);
}

record::Record readRecord(const QString &path)
{
    GameFile file = readGameFile(path);
    if (auto *record = std::get_if<record::Record>(&file))
        return std::move(*record);
    throw inFile(path, {"cli.is-study", {}});
}

GameFile readGameFile(const QString &path)
{
    const auto bytes = record::loadBytes(path);
    if (const auto *error = std::get_if<record::Error>(&bytes))
        throw inFile(path, *error);
    auto read = record::read(std::get<QByteArray>(bytes));
    if (auto *record = std::get_if<record::Record>(&read))
        return std::move(*record);
    if (const auto &error = std::get<record::Error>(read); error.id != record::kIsStudy)
        throw inFile(path, error, engine::findGame(error.text("game")));
    auto study = scenario::readStudy(std::get<QByteArray>(bytes));
    if (auto *right = std::get_if<scenario::Study>(&study))
        return std::move(*right);
    const auto &error = std::get<record::Error>(study);
    throw inFile(path, error, engine::findGame(error.text("game")));
}

scenario::Study readStudy(const QString &path)
{
    GameFile file = readGameFile(path);
    if (auto *study = std::get_if<scenario::Study>(&file))
        return std::move(*study);
    throw inFile(path, {"record.no-study", {}});
}

Failure inFile(const QString &path, const engine::Message &why, const engine::Game *game)
{
    return {record::inFile(path, why), game};
}

} // namespace cli
