// SPDX-License-Identifier: GPL-3.0-or-later
// An analysis as a block of the file.
#include <QCryptographicHash>

#include "model/replay/analysis.h"

namespace replay {

using engine::Action;
using engine::Position;
using record::Json;

namespace {

constexpr auto kBy = "playouts"; ///< whose blocks are ours; another program's, or a better method's, say otherwise

/// Says which game was analysed: start and actions, whatever is said about them.
QString gameHash(const std::vector<Position> &positions, const std::vector<Action> &actions)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::fromStdString(positions.front().text()));
    for (std::size_t i = 0; i < actions.size(); ++i)
        hash.addData('\n' + QByteArray::fromStdString(positions[i].actionText(actions[i])));
    return QString::fromLatin1(hash.result().toHex());
}

Json figure(double value) { return Json::Number{QByteArray::number(value, 'f', 3)}; }

Json seedJson(std::uint64_t seed)
{
    const auto plain = static_cast<qint64>(seed);
    return plain >= 0 ? Json(plain) : Json(Json::Number{QByteArray::number(static_cast<qulonglong>(seed))});
}

Json findingJson(const Finding &finding, const Position &position)
{
    Json::List expected;
    for (const double value : finding.expected)
        expected.push_back(figure(value));
    Json::Members members{{QStringLiteral("expected"), std::move(expected)}};
    if (finding.chosen) {
        Json::List best;
        for (const Candidate &candidate : finding.best)
            best.push_back(Json::Members{{QStringLiteral("action"), Json::text(position.actionText(candidate.action))},
                                         {QStringLiteral("value"), figure(candidate.value)}});
        members.emplace_back(QStringLiteral("best"), std::move(best));
        members.emplace_back(QStringLiteral("chosen"), figure(*finding.chosen));
    }
    return members;
}

/// Thrown at the first thing that is not as we write it, and caught in `Analysis::of`.
struct NotOurs {};

void require(bool holds)
{
    if (!holds)
        throw NotOurs{};
}

const Json &member(const Json &object, QStringView name)
{
    const Json *found = object.find(name);
    require(found);
    return *found;
}

double share(const Json &json)
{
    const std::optional<double> value = json.real();
    require(value && *value >= 0 && *value <= 1);
    return *value;
}

std::uint64_t readSeed(const Json &json)
{
    if (const qint64 *plain = json.asInteger()) {
        require(*plain >= 0);
        return static_cast<std::uint64_t>(*plain);
    }
    require(json.asNumber());
    bool isWhole = false;
    const qulonglong seed = json.asNumber()->digits.toULongLong(&isWhole);
    require(isWhole);
    return seed;
}

Finding readFinding(const Json &json, const Position &position)
{
    Finding finding;
    const Json::List *expected = member(json, u"expected").asList();
    require(expected && expected->size() == static_cast<std::size_t>(position.seatCount()));
    for (const Json &one : *expected)
        finding.expected.push_back(share(one));
    const Json *chosen = json.find(u"chosen");
    const Json *best = json.find(u"best");
    require(!chosen == !best);
    if (!best)
        return finding;
    finding.chosen = share(*chosen);
    require(best->asList() && !best->asList()->empty());
    for (const Json &one : *best->asList()) {
        const QString *text = member(one, u"action").asText();
        require(text);
        const auto action = position.readAction(text->toStdString());
        require(std::holds_alternative<Action>(action));
        finding.best.push_back({std::get<Action>(action), share(member(one, u"value"))});
    }
    return finding;
}

Analysis read(const Json &block, const record::Record &record)
{
    const QString *by = member(block, u"by").asText();
    require(by && *by == QLatin1String(kBy));
    const std::vector<Position> positions = record.positions();
    const QString *of = member(block, u"of").asText();
    require(of && *of == gameHash(positions, record.line.actions));
    const qint64 *playouts = member(block, u"playouts").asInteger();
    require(playouts && *playouts >= 1 && *playouts <= AnalysisEffort::kMostPlayouts);
    Analysis analysis{{static_cast<int>(*playouts), readSeed(member(block, u"seed"))}, {}};
    const Json::List *findings = member(block, u"findings").asList();
    require(findings && findings->size() == positions.size());
    for (std::size_t at = 0; at < positions.size(); ++at)
        analysis.findings.push_back(readFinding((*findings)[at], positions[at]));
    return analysis;
}

} // namespace

Json Analysis::toJson(const record::Record &record) const
{
    const std::vector<Position> positions = record.positions();
    Json::List list;
    for (std::size_t at = 0; at < findings.size() && at < positions.size(); ++at)
        list.push_back(findingJson(findings[at], positions[at]));
    return Json::Members{{QStringLiteral("by"), Json(QString::fromLatin1(kBy))},
                         {QStringLiteral("playouts"), Json(effort.playouts)},
                         {QStringLiteral("seed"), seedJson(effort.seed)},
                         {QStringLiteral("of"), Json(gameHash(positions, record.line.actions))},
                         {QStringLiteral("findings"), std::move(list)}};
}

std::optional<Analysis> Analysis::of(const record::Record &record)
{
    if (!record.analysis)
        return std::nullopt;
    try {
        return read(*record.analysis, record);
    } catch (const NotOurs &) {
        return std::nullopt;
    }
}

} // namespace replay
