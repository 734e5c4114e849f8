// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/arrangement_json.h"

#include <algorithm>
#include <limits>

#include "model/scenario/reading.h"

namespace scenario {

using engine::Arrangement;
using engine::Game;
using engine::Piece;
using engine::Value;
using record::Json;
using record::Node;

namespace {

const QString kPieces = QStringLiteral("pieces");
const QString kFields = QStringLiteral("fields");
const QString kPlace = QStringLiteral("place");
const QString kKind = QStringLiteral("kind");
const QString kOwner = QStringLiteral("owner");
const QString kValue = QStringLiteral("value");
const QString kCount = QStringLiteral("count");
const QString kDown = QStringLiteral("down");
const QString kKnown = QStringLiteral("known");
const QString kTurn = QStringLiteral("turn");

constexpr int kMostTurn = 3;

/// Seats have their names of the game with most players: the number of players may change with a draft.
Json seatJson(engine::Seat seat, const Game &game) { return Json::text(game.figureId(seat, game.mostSeats())); }

Json toJson(const Piece &piece, const Game &game)
{
    Json::Members out;
    if (piece.place != engine::kNowhere)
        out.emplace_back(kPlace, Json::text(game.places()[piece.place].id));
    out.emplace_back(kKind, Json::text(game.pieceKinds()[piece.kind].id));
    if (piece.owner != engine::kNobody)
        out.emplace_back(kOwner, seatJson(piece.owner, game));
    if (piece.value != 0)
        out.emplace_back(kValue, Json(static_cast<int>(piece.value)));
    if (piece.count != 1)
        out.emplace_back(kCount, Json(static_cast<int>(piece.count)));
    if (!piece.faceUp)
        out.emplace_back(kDown, Json(true));
    if (piece.turn != 0)
        out.emplace_back(kTurn, Json(static_cast<int>(piece.turn)));
    Json::List known;
    for (int seat = 0; seat < game.mostSeats(); ++seat) {
        if (engine::contains(piece.known, static_cast<engine::Seat>(seat)))
            known.push_back(seatJson(static_cast<engine::Seat>(seat), game));
    }
    if (!known.empty())
        out.emplace_back(kKnown, std::move(known));
    return out;
}

std::uint8_t readByte(const Node &node)
{
    return static_cast<std::uint8_t>(node.upTo(std::numeric_limits<std::uint8_t>::max()));
}

engine::SeatSet readSeats(const Node &node, const Game &game)
{
    engine::SeatSet seats = 0;
    node.eachItem([&](const Node &item) {
        seats = static_cast<engine::SeatSet>(seats | engine::seatBit(readSeat(item, game, game.mostSeats())));
    });
    return seats;
}

/// A seat, or the rival.
engine::Seat readOwner(const Node &node, const Game &game)
{
    const engine::Seat owner = game.figureOf(node.utf8(), game.mostSeats());
    return owner == game.mostSeats() ? owner : readSeat(node, game, game.mostSeats());
}

Value::Members readMembers(const Node &node);

/// Other keys would be lost.
void allowOnly(const Node &node, std::initializer_list<QStringView> keys)
{
    node.eachMember([&keys](const QString &key, const Node &value) {
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            value.refuse("record.unknown-key");
    });
}

Piece readPiece(const Node &node, const Game &game)
{
    allowOnly(node, {kPlace, kKind, kOwner, kValue, kCount, kDown, kTurn, kKnown});
    Piece piece;
    piece.kind = readPieceKind(node.need(kKind), game);
    if (const std::optional<Node> place = node.member(kPlace))
        piece.place = readPlace(*place, game);
    if (const std::optional<Node> owner = node.member(kOwner))
        piece.owner = readOwner(*owner, game);
    if (const std::optional<Node> value = node.member(kValue))
        piece.value = readByte(*value);
    if (const std::optional<Node> count = node.member(kCount))
        piece.count = readByte(*count);
    if (const std::optional<Node> down = node.member(kDown))
        piece.faceUp = !down->boolean();
    if (const std::optional<Node> turn = node.member(kTurn))
        piece.turn = static_cast<std::uint8_t>(turn->upTo(kMostTurn));
    if (const std::optional<Node> known = node.member(kKnown))
        piece.known = readSeats(*known, game);
    return piece;
}

Value readValue(const Node &node)
{
    if (const bool *flag = node.json().asBool())
        return *flag;
    if (node.json().asText())
        return node.utf8();
    if (node.json().isList()) {
        Value::List values;
        node.eachItem([&values](const Node &item) { values.push_back(readValue(item)); });
        return values;
    }
    if (node.json().isObject())
        return readMembers(node);
    if (node.json().isNull())
        return {};
    return static_cast<std::int64_t>(node.integer());
}

Value::Members readMembers(const Node &node)
{
    Value::Members values;
    node.eachMember(
        [&values](const QString &key, const Node &value) { values.emplace_back(key.toStdString(), readValue(value)); });
    return values;
}

} // namespace

Arrangement readArrangement(const Node &node, const Game &game)
{
    allowOnly(node, {kPieces, kFields});
    Arrangement arrangement;
    node.need(kPieces).eachItem([&](const Node &piece) { arrangement.pieces.push_back(readPiece(piece, game)); });
    arrangement.fields = readMembers(node.need(kFields));
    return arrangement;
}

Json toJson(const Arrangement &arrangement, const Game &game)
{
    Json::List pieces;
    for (const Piece &piece : arrangement.pieces)
        pieces.push_back(toJson(piece, game));
    Json::Members fields;
    for (const auto &[name, value] : arrangement.fields)
        fields.emplace_back(QString::fromStdString(name), Json::of(value));
    return Json::Members{{kPieces, std::move(pieces)}, {kFields, std::move(fields)}};
}

std::optional<Arrangement> arrangementOf(const Json &json, const Game &game)
{
    try {
        return readArrangement(Node(json), game);
    } catch (const record::Refused &) {
        return std::nullopt;
    }
}

} // namespace scenario
