// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes.h"

#include "model/replay/timeline.h"
#include "model/words/words.h"

using engine::Action;
using engine::Position;
using engine::Random;

namespace {

std::size_t indexBelow(std::size_t size, Random &random) { return random.below(static_cast<std::uint32_t>(size)); }

void fail(const record::Error &error) { qFatal("%s", qPrintable(words::Words::about(error).say(error))); }

} // namespace

record::Record mustLoad(const QString &path)
{
    auto loaded = record::load(path);
    if (const auto *error = std::get_if<record::Error>(&loaded))
        fail(*error);
    return std::get<record::Record>(std::move(loaded));
}

record::Json parsed(const QByteArray &json)
{
    auto read = record::parseJson(json);
    if (const auto *error = std::get_if<record::Error>(&read))
        fail(*error);
    return std::get<record::Json>(std::move(read));
}

record::Record recordAt(const Position &start, const QByteArray &block)
{
    record::Record record = record::newRecord(start.game(), start.setup());
    record.start = start;
    if (!block.isEmpty())
        record.scenario = parsed(block);
    return record;
}

scenario::Scenario mustRead(const record::Record &record)
{
    auto read = scenario::scenarioOf(record);
    if (const auto *error = std::get_if<record::Error>(&read))
        fail(*error);
    return std::get<scenario::Scenario>(std::move(read));
}

Position positionOf(const char *text)
{
    const auto read = engine::readPosition(text);
    if (const auto *error = std::get_if<engine::Unreadable>(&read))
        fail(*error);
    return std::get<Position>(read);
}

Action randomAction(const Position &position, Random &random)
{
    if (engine::contains(position.toAct(), engine::kChance))
        return position.sample(random);
    const std::vector<Action> legal = position.legal();
    return legal[indexBelow(legal.size(), random)];
}

std::vector<Action> randomLine(const Position &start, Random &random, int most)
{
    std::vector<Action> line;
    for (Position position = start; !position.isOver() && static_cast<int>(line.size()) < most;
         position = position.after(line.back()))
        line.push_back(randomAction(position, random));
    return line;
}

Position randomPosition(const engine::Game &game, Random &random, bool mayBeOver)
{
    const auto &seats = game.seatings()[indexBelow(game.seatings().size(), random)];
    const Position start = game.start({static_cast<int>(seats.size()), {}});
    std::vector<Action> line = randomLine(start, random, static_cast<int>(random.below(150)));
    Position end = replay::Timeline::endOf(start, line);
    while (end.isOver() && !mayBeOver) {
        line.pop_back();
        end = replay::Timeline::endOf(start, line);
    }
    return end;
}

std::vector<QString> textsOf(const std::vector<Action> &line, const Position &start)
{
    std::vector<QString> texts;
    Position position = start;
    for (const Action action : line) {
        texts.push_back(QString::fromStdString(position.actionText(action)));
        position = position.after(action);
    }
    return texts;
}

Action actionOf(const QString &text, const Position &position)
{
    const auto read = position.readAction(text.toStdString());
    if (const auto *error = std::get_if<engine::Unreadable>(&read))
        fail(*error);
    return std::get<Action>(read);
}

engine::Arrangement mutilated(engine::Arrangement arrangement, const engine::Game &game, Random &random)
{
    for (int changes = 1 + static_cast<int>(random.below(8)); changes > 0 && !arrangement.pieces.empty(); --changes) {
        const std::size_t index = indexBelow(arrangement.pieces.size(), random);
        engine::Piece &piece = arrangement.pieces[index];
        switch (random.below(8)) {
        case 0: arrangement.pieces.erase(arrangement.pieces.begin() + static_cast<std::ptrdiff_t>(index)); break;
        case 1: arrangement.pieces.emplace_back(piece); break;
        case 2: piece.faceUp = !piece.faceUp; break;
        case 3: piece.place = static_cast<engine::PlaceIndex>(indexBelow(game.places().size() + 1, random)) - 1; break;
        case 4: piece.count = static_cast<std::uint8_t>(random.below(256)); break;
        case 5: piece.value = static_cast<std::uint8_t>(random.below(256)); break;
        case 6:
            piece.owner = static_cast<engine::Seat>(random.below(static_cast<std::uint32_t>(game.mostSeats())));
            piece.known = static_cast<engine::SeatSet>(random.below(1U << game.mostSeats()));
            break;
        default:
            if (!arrangement.fields.empty())
                arrangement.fields.erase(arrangement.fields.begin());
            std::erase_if(arrangement.fields, [](const auto &field) { return field.first == "further"; });
            arrangement.fields.emplace_back("further",
                                            engine::Value::List{{}, true, -7, "x", engine::Value::Members{}});
        }
    }
    return arrangement;
}
