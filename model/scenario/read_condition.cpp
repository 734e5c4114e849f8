// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "model/scenario/reading.h"
#include "model/words/words.h"

namespace scenario {

using record::Node;
using record::Record;

namespace {

/// The ids of what is read, as conditions hold them.
std::string seatId(const Node &node, const Record &record)
{
    readSeat(node, *record.game, record.setup.seats);
    return node.utf8();
}

/// Of a seat, or of a rival that is none.
std::string figureId(const Node &node, const Record &record)
{
    const int players = record.setup.seats;
    return record.game->figureOf(node.utf8(), players) < record.game->figures(players) ? node.utf8()
                                                                                       : seatId(node, record);
}

std::string placeId(const Node &node, const Record &record)
{
    readPlace(node, *record.game);
    return node.utf8();
}

std::string pieceId(const Node &node, const Record &record)
{
    readPieceKind(node, *record.game);
    return node.utf8();
}

std::string readReason(const Node &node, const Record &record)
{
    const std::vector<std::string> &reasons = record.game->reasons();
    if (std::find(reasons.begin(), reasons.end(), node.utf8()) == reasons.end())
        node.refuse("record.unknown-reason", {{"found", record::quoted(node.text())}});
    return node.utf8();
}

/// The value of a field of a fact. Fields of these names hold the ids of seats and places in every game.
engine::Value readFactField(const Node &node, const QString &name, const Record &record)
{
    if (words::holdsSeat(name.toStdString()))
        return figureId(node, record);
    if (name == QLatin1String("place"))
        return placeId(node, record);
    if (const bool *flag = node.json().asBool())
        return *flag;
    if (const qint64 *n = node.json().asInteger())
        return static_cast<std::int64_t>(*n);
    if (node.json().asText())
        return node.utf8();
    node.refuse("record.not-figure");
}

void readFact(Condition &condition, const Node &node, const Record &record)
{
    condition.fact = node.need(QStringLiteral("fact")).utf8();
    node.eachMember([&](const QString &key, const Node &value) {
        if (key != QLatin1String("fact"))
            condition.fields.emplace_back(key.toStdString(), readFactField(value, key, record));
    });
}

void readWin(Condition &condition, const Node &node, const Record &record)
{
    condition.seat = figureId(node.need(QStringLiteral("win")), record);
    if (const std::optional<Node> reason = node.member(QStringLiteral("reason")))
        condition.reason = readReason(*reason, record);
    condition.unknown = node.otherThan({u"win", u"reason"});
}

/// As a score or as a gain.
void readScore(Condition &condition, const Node &node, const Record &record)
{
    condition.seat = figureId(node.need(QStringLiteral("score")), record);
    const std::optional<Node> least = node.member(QStringLiteral("least"));
    const std::optional<Node> gain = node.member(QStringLiteral("gain"));
    if (!least == !gain)
        node.refuse("record.one-of", {{"keys", engine::Value::List{"least", "gain"}}});
    if (gain)
        condition.kind = Condition::Kind::Gain;
    condition.least = (least ? least : gain)->upTo(Condition::kMostPoints);
    condition.unknown = node.otherThan({u"score", u"least", u"gain"});
}

void readMost(Condition &condition, const Node &node, const Record &record)
{
    condition.row = node.need(QStringLiteral("most")).utf8();
    condition.seat = figureId(node.need(QStringLiteral("seat")), record);
    condition.unknown = node.otherThan({u"most", u"seat"});
}

void readEmpty(Condition &condition, const Node &node, const Record &record)
{
    condition.place = placeId(node.need(QStringLiteral("empty")), record);
    condition.unknown = node.otherThan({u"empty"});
}

void readHolds(Condition &condition, const Node &node, const Record &record)
{
    condition.place = placeId(node.need(QStringLiteral("holds")), record);
    condition.piece = pieceId(node.need(QStringLiteral("piece")), record);
    if (const std::optional<Node> owner = node.member(QStringLiteral("seat")))
        condition.seat = figureId(*owner, record);
    condition.unknown = node.otherThan({u"holds", u"piece", u"seat"});
}

void readAction(Condition &condition, const Node &node, const Record &record)
{
    condition.label = node.need(QStringLiteral("action")).utf8();
    if (const std::optional<Node> seat = node.member(QStringLiteral("seat")))
        condition.seat = seatId(*seat, record); // a rival never acts
    condition.unknown = node.otherThan({u"action", u"seat"});
}

struct Form {
    const char *key; ///< tells this kind from the others
    Condition::Kind kind;
    void (*read)(Condition &, const Node &, const Record &);
};
constexpr std::array<Form, 7> kForms{{
    {"fact", Condition::Kind::Fact, readFact},
    {"win", Condition::Kind::Win, readWin},
    {"score", Condition::Kind::Score, readScore},
    {"most", Condition::Kind::Most, readMost},
    {"empty", Condition::Kind::Empty, readEmpty},
    {"holds", Condition::Kind::Holds, readHolds},
    {"action", Condition::Kind::Action, readAction},
}};

const Form &formOf(const Node &node)
{
    std::vector<const Form *> found;
    engine::Value::List keys;
    for (const Form &form : kForms) {
        if (node.member(QLatin1String(form.key)))
            found.push_back(&form);
        keys.emplace_back(form.key);
    }
    // The fields of a fact may be called as other kinds are.
    const bool isFact = !found.empty() && found.front()->kind == Condition::Kind::Fact;
    if (!isFact && found.size() != 1)
        node.refuse("record.one-of", {{"keys", std::move(keys)}});
    return *found.front();
}

} // namespace

Condition readCondition(const Node &node, const Record &record)
{
    const Form &form = formOf(node);
    Condition condition;
    condition.kind = form.kind;
    form.read(condition, node, record);
    return condition;
}

} // namespace scenario
