// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QDateTime>

#include "model/record/line_reader.h"
#include "model/record/record_json.h"
#include "model/words/words.h"

namespace record {

namespace {

const engine::Game *readGame(const Node &node)
{
    const engine::Game *game = engine::findGame(node.utf8());
    if (!game)
        node.refuse("record.unknown-game", {{"game", quoted(node.text())}});
    return game;
}

void readOptions(const Node &node, Record &record)
{
    node.eachMember([&record](const QString &key, const Node &value) {
        const std::string id = key.toStdString();
        const std::string choice = value.utf8();
        if (const std::optional<Error> why = optionIllegalReason(*record.game, id, choice))
            throw Refused{*why};
        record.setup.options.emplace_back(id, choice);
    });
}

void readSeats(const Node &node, Record &record)
{
    const qsizetype size = node.size();
    const auto players = static_cast<int>(std::min<qsizetype>(size, engine::kMaxSeats + 1));
    const std::vector<std::string> *ids = record.game->seating(players);
    if (!ids)
        node.refuse("record.seat-number", {{"players", static_cast<std::int64_t>(size)}});
    record.setup.seats = players;
    node.eachItem([&](const Node &item) {
        const Node seat = item.need(QStringLiteral("seat"));
        const std::string &expected = (*ids)[record.seats.size()];
        if (seat.utf8() != expected)
            seat.refuse("record.wrong-seat", {{"expected", expected}, {"found", quoted(seat.text())}});
        record.seats.push_back({seat.text(), item.need(QStringLiteral("name")).words(),
                                item.need(QStringLiteral("player")).text(),
                                item.otherThan({u"seat", u"name", u"player"})});
    });
}

void readStart(const Node &node, Record &record)
{
    if (node.text() == QLatin1String("standard"))
        return;
    const auto read = engine::readPosition(node.utf8());
    if (const auto *unreadable = std::get_if<engine::Unreadable>(&read))
        node.refuse("record.start-wrong", {{"why", words::enclosed(*unreadable)}});
    const engine::Position &position = std::get<engine::Position>(read);
    if (&position.game() != record.game)
        node.refuse("record.start-other-game");
    if (position.viewer() != engine::kNobody)
        node.refuse("record.start-seen");
    if (position.seatCount() != record.setup.seats)
        node.refuse("record.start-seats");
    if (position.setup().options != record.options())
        node.refuse("record.start-options");
    record.start = position;
}

std::vector<engine::Seat> readWinners(const Node &node, const Record &record)
{
    std::vector<engine::Seat> winners;
    node.eachItem([&](const Node &item) {
        const engine::Seat seat = record.game->figureOf(item.utf8(), record.setup.seats);
        if (seat >= record.game->figures(record.setup.seats) || (!winners.empty() && winners.back() >= seat))
            node.refuse("record.result-winners");
        winners.push_back(seat);
    });
    if (winners.empty())
        node.refuse("record.result-winners");
    return winners;
}

std::vector<int> readScore(const Node &node, const Record &record)
{
    std::vector<int> score;
    for (int i = 0; i < record.game->figures(record.setup.seats); ++i) {
        const std::string id = record.game->figureId(static_cast<engine::Seat>(i), record.setup.seats);
        const std::optional<Node> points = node.member(QString::fromStdString(id));
        const qint64 *n = points ? points->json().asInteger() : nullptr;
        if (!n || *n != static_cast<int>(*n))
            node.refuse("record.result-score");
        score.push_back(static_cast<int>(*n));
    }
    if (node.memberCount() != static_cast<qsizetype>(score.size()))
        node.refuse("record.result-score");
    return score;
}

FinalResult readResult(const Node &node, const Record &record, const engine::Position &end)
{
    FinalResult result;
    result.value.winners = readWinners(node.need(QStringLiteral("winners")), record);
    result.value.reason = node.need(QStringLiteral("reason")).utf8();
    result.value.score = readScore(node.need(QStringLiteral("score")), record);
    result.unknown = node.otherThan({u"winners", u"reason", u"score"});
    const std::optional<engine::Result> byRules = end.result();
    if (!byRules && !isEarlyEnd(result.value.reason))
        node.refuse("record.result-early");
    if (byRules && *byRules != result.value)
        node.refuse("record.result-differs");
    return result;
}

std::vector<int> readLeft(const Node &node, const Record &record)
{
    std::vector<int> left;
    for (const SeatEntry &seat : record.seats)
        left.push_back(node.need(seat.seat).upTo(kMostLeft));
    if (node.memberCount() != static_cast<qsizetype>(left.size()))
        node.refuse("record.left-seats");
    return left;
}

/// The seats and the main line of the record are read already.
Timing readTiming(const Node &node, const Record &record)
{
    Timing timing;
    const std::optional<Node> seconds = node.member(QStringLiteral("seconds"));
    const std::optional<Node> increment = node.member(QStringLiteral("increment"));
    if (seconds || increment)
        timing.control = TimeControl{node.need(QStringLiteral("seconds")).upTo(kMostSeconds),
                                     increment ? increment->upTo(kMostIncrement) : 0};
    const std::size_t most = record.line.actions.size();
    timing.left = node.byPlace<std::vector<int>>(QStringLiteral("left"), most,
                                                 [&record](const Node &one) { return readLeft(one, record); });
    timing.pauses =
        node.byPlace<int>(QStringLiteral("pauses"), most, [](const Node &one) { return one.upTo(kMostPause); });
    timing.unknown = node.otherThan({u"seconds", u"increment", u"left", u"pauses"});
    return timing;
}

/// A moment in UTC to the second, in the only form that is written.
QString readMoment(const Node &node)
{
    const QString &text = node.text();
    const QDateTime moment = QDateTime::fromString(text, Qt::ISODate);
    if (!moment.isValid() || moment.timeSpec() != Qt::UTC || moment.toString(Qt::ISODate) != text)
        node.refuse("record.not-moment", {{"example", "2026-11-29T14:05:00Z"}});
    return text;
}

std::optional<Json> readBlock(const Node &file, const QString &key)
{
    const std::optional<Node> block = file.member(key);
    if (!block)
        return std::nullopt;
    block->requireObject();
    return block->json();
}

} // namespace

qint64 versionOf(const Node &file)
{
    const std::optional<Node> format = file.member(QStringLiteral("format"));
    const QString *name = format ? format->json().asText() : nullptr;
    if (!name || *name != QLatin1String("cartouche"))
        file.refuse("record.format");
    const qint64 version = file.need(QStringLiteral("version")).integer();
    if (version < 1 || version > kStudyVersion)
        file.refuse("record.version", {{"version", static_cast<std::int64_t>(version)}});
    return version;
}

Record recordOf(const Node &file, LineReader &lines)
{
    if (versionOf(file) == kStudyVersion)
        file.refuse(kIsStudy);
    Record record;
    record.game = readGame(file.need(QStringLiteral("game")));
    if (const std::optional<Node> options = file.member(QStringLiteral("options")))
        readOptions(*options, record);
    readSeats(file.need(QStringLiteral("seats")), record);
    readStart(file.need(QStringLiteral("start")), record);
    auto played = std::make_shared<PlayedLine>(record.startPosition());
    record.line = lines.read(file, *played);
    record.played = played;
    if (const std::optional<Node> training = file.member(QStringLiteral("training")))
        record.training = training->boolean();
    if (const std::optional<Node> rated = file.member(QStringLiteral("rated")))
        record.rated = readMoment(*rated);
    if (const std::optional<Node> clock = file.member(QStringLiteral("clock")))
        record.timing = readTiming(*clock, record);
    if (const std::optional<Node> result = file.member(QStringLiteral("result")))
        record.result = readResult(*result, record, played->last());
    record.analysis = readBlock(file, QStringLiteral("analysis"));
    record.scenario = readBlock(file, QStringLiteral("scenario"));
    record.sameDeal = readBlock(file, QStringLiteral("sameDeal"));
    record.unknown =
        file.otherThan({u"format",     u"version", u"game",     u"options",  u"seats",    u"training",    u"rated",
                        u"start",      u"actions", u"comments", u"marks",    u"symbols",  u"assessments", u"drawings",
                        u"variations", u"clock",   u"result",   u"analysis", u"scenario", u"sameDeal"});
    return record;
}

Error withGame(Error error, const Json &file)
{
    const std::optional<Json> id = file.find(u"game");
    if (id && id->asText() && engine::findGame(id->asText()->toStdString()))
        error.fields.emplace_back("game", id->asText()->toStdString());
    return error;
}

std::variant<Record, Error> read(const QByteArray &bytes)
{
    const auto parsed = parseJson(bytes);
    if (const auto *wrong = std::get_if<engine::Message>(&parsed))
        return *wrong;
    const Json &file = std::get<Json>(parsed);
    try {
        LineReader lines;
        return recordOf(Node(file), lines);
    } catch (Refused &refused) {
        return withGame(std::move(refused.error), file);
    }
}

} // namespace record
