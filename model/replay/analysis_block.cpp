// SPDX-License-Identifier: GPL-3.0-or-later
// An analysis as a block of the file.
#include <algorithm>
#include <array>

#include <QCryptographicHash>

#include "model/replay/analysis.h"

namespace replay {

using engine::Action;
using engine::Position;
using record::Json;

namespace {

/// Whose blocks are ours, and how each calls its effort; those of another program say otherwise.
struct Form {
    Analysis::Method method;
    QLatin1String by;
    QLatin1String effort;
};
constexpr std::array kForms{Form{Analysis::Method::Search, QLatin1String("search"), QLatin1String("nodes")},
                            Form{Analysis::Method::Playouts, QLatin1String("playouts"), QLatin1String("playouts")}};

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

Json candidatesJson(const std::vector<Candidate> &candidates, const Position &position, Analysis::Method method)
{
    Json::List list;
    for (const Candidate &candidate : candidates) {
        Json::Members members{{QStringLiteral("action"), Json::text(position.actionText(candidate.action))},
                              {QStringLiteral("value"), figure(candidate.value)}};
        if (method == Analysis::Method::Search)
            members.emplace_back(QStringLiteral("weight"), figure(candidate.weight));
        list.push_back(std::move(members));
    }
    return list;
}

Json findingJson(const Finding &finding, const Position &position, Analysis::Method method)
{
    Json::List expected;
    for (const double value : finding.expected)
        expected.push_back(figure(value));
    Json::Members members{{QStringLiteral("expected"), std::move(expected)}};
    if (finding.chosen) {
        members.emplace_back(QStringLiteral("best"), candidatesJson(finding.best, position, method));
        members.emplace_back(QStringLiteral("chosen"), figure(*finding.chosen));
        if (!finding.mixture.empty())
            members.emplace_back(QStringLiteral("mixture"), candidatesJson(finding.mixture, position, method));
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

std::vector<Candidate> readCandidates(const Json &json, const Position &position, Analysis::Method method)
{
    require(json.asList() && !json.asList()->empty());
    std::vector<Candidate> candidates;
    for (const Json &one : *json.asList()) {
        const QString *text = member(one, u"action").asText();
        require(text);
        const auto action = position.readAction(text->toStdString());
        require(std::holds_alternative<Action>(action) && std::get<Action>(action).actor() < position.seatCount());
        const bool hasWeight = method == Analysis::Method::Search;
        candidates.push_back(
            {std::get<Action>(action), share(member(one, u"value")), hasWeight ? share(member(one, u"weight")) : 0});
    }
    return candidates;
}

Finding readFinding(const Json &json, const Position &position, Analysis::Method method)
{
    Finding finding;
    const Json::List *expected = member(json, u"expected").asList();
    require(expected && expected->size() == static_cast<std::size_t>(position.seatCount()));
    for (const Json &one : *expected)
        finding.expected.push_back(share(one));
    const Json *chosen = json.find(u"chosen");
    const Json *best = json.find(u"best");
    const Json *mixture = json.find(u"mixture");
    require(!chosen == !best && (best || !mixture));
    if (!best)
        return finding;
    finding.chosen = share(*chosen);
    finding.best = readCandidates(*best, position, method);
    if (mixture)
        finding.mixture = readCandidates(*mixture, position, method);
    return finding;
}

const Form &formOf(const Json &block)
{
    const QString *by = member(block, u"by").asText();
    require(by);
    const auto form = std::find_if(kForms.begin(), kForms.end(), [by](const Form &one) { return *by == one.by; });
    require(form != kForms.end());
    return *form;
}

Analysis read(const Json &block, const record::Record &record)
{
    const Form &form = formOf(block);
    const std::vector<Position> positions = record.positions();
    const QString *of = member(block, u"of").asText();
    require(of && *of == gameHash(positions, record.line.actions));
    const qint64 *effort = member(block, QString(form.effort)).asInteger();
    require(effort && *effort >= 1 && static_cast<std::uint64_t>(*effort) <= AnalysisEffort::kMost);
    Analysis analysis{{static_cast<std::uint64_t>(*effort), readSeed(member(block, u"seed"))}, {}, form.method};
    const Json::List *findings = member(block, u"findings").asList();
    require(findings && findings->size() == positions.size());
    for (std::size_t at = 0; at < positions.size(); ++at)
        analysis.findings.push_back(readFinding((*findings)[at], positions[at], form.method));
    return analysis;
}

} // namespace

Json Analysis::toJson(const record::Record &record) const
{
    const std::vector<Position> positions = record.positions();
    Json::List list;
    for (std::size_t at = 0; at < findings.size() && at < positions.size(); ++at)
        list.push_back(findingJson(findings[at], positions[at], method));
    const Form &form =
        *std::find_if(kForms.begin(), kForms.end(), [this](const Form &one) { return one.method == method; });
    return Json::Members{{QStringLiteral("by"), Json(QString(form.by))},
                         {QString(form.effort), Json(static_cast<qint64>(effort.nodes))},
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
