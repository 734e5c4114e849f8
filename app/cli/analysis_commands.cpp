// SPDX-License-Identifier: GPL-3.0-or-later
// The command analyse: what seats may expect, and what they had better done.
#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include <QFileInfo>

#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "model/replay/analysis.h"

namespace cli {

namespace {

using record::Json;
using replay::Account;
using replay::Analysis;
using replay::AnalysisLimits;
using replay::Candidate;

constexpr std::size_t kMostActions = 10; ///< that are named for a position
constexpr std::size_t kMostLines = 3;    ///< of a seat: how it goes on after its best actions

QByteArray digits(double value) { return QByteArray::number(value, 'f', 3); }
Json figure(double value) { return Json::Number{digits(value)}; }

AnalysisLimits readLimits(const Arguments &arguments)
{
    AnalysisLimits limits;
    limits.seed = arguments.number(QStringLiteral("seed"), limits.seed);
    const std::uint64_t nodes = arguments.number(QStringLiteral("nodes"), 0, AnalysisLimits::kMost);
    if (nodes > 0)
        limits.nodes = nodes;
    return limits;
}

QByteArray figures(const std::vector<double> &values)
{
    QByteArrayList list;
    for (const double value : values)
        list += digits(value);
    return list.join(' ');
}

Json list(const std::vector<double> &values)
{
    Json::List all;
    for (const double value : values)
        all.push_back(figure(value));
    return all;
}

Json list(const std::vector<Candidate> &candidates, const engine::Position &position)
{
    Json::List all;
    for (const Candidate &candidate : candidates) {
        Json::Members members{{QStringLiteral("action"), Json::text(position.actionText(candidate.action))},
                              {QStringLiteral("value"), figure(candidate.value)},
                              {QStringLiteral("weight"), figure(candidate.weight)}};
        if (!candidate.line.empty())
            members.emplace_back(QStringLiteral("line"),
                                 replay::lineJson(position.after(candidate.action), candidate.line));
        all.push_back(std::move(members));
    }
    return all;
}

/// Each figure of an account, under the name that it has in JSON; the older ones first.
std::vector<std::pair<QString, double>> parts(const Account &account)
{
    return {{QStringLiteral("start"), account.start},   {QStringLiteral("luck"), account.luck},
            {QStringLiteral("errors"), account.errors}, {QStringLiteral("gifts"), account.gifts},
            {QStringLiteral("end"), account.end},       {QStringLiteral("hidden"), account.hidden}};
}

/// A line a step, or a JSON object: what may be expected there, how good the action was that led there, and what of the
/// change was luck, error or hidden. Then what each seat's result comes from: lines of their own, or a further key of
/// the last object.
class AnalysedGame {
public:
    AnalysedGame(const replay::Timeline &timeline, const Analysis &analysis)
        : m_timeline(timeline), m_analysis(analysis)
    {
        const engine::Position &start = timeline.position(0);
        engine::Seat seat = 0;
        for (const Account &account : analysis.accounts())
            m_accounts.emplace_back(QString::fromStdString(start.game().figureId(seat++, start.seatCount())), account);
    }

    QByteArray line(int step) const
    {
        QByteArrayList fields{QByteArray::number(step), actionText(step), figures(expected(step))};
        if (const replay::Finding *choice = choiceOf(step)) {
            const Candidate &best = choice->best.front();
            fields << digits(*choice->chosen) << digits(best.value)
                   << QByteArray::fromStdString(m_timeline.position(step - 1).actionText(best.action))
                   << m_analysis.verdict(step).toUtf8();
        }
        if (step > 0) {
            const replay::Change change = m_analysis.change(step);
            fields.resize(kFieldsOfChoice);
            fields << figures(change.luck) << figures(change.error) << figures(change.hidden);
        }
        while (fields.last().isEmpty())
            fields.removeLast();
        return fields.join('\t') + '\n';
    }
    QByteArray totals() const
    {
        QByteArray lines;
        for (const auto &[id, account] : m_accounts) {
            lines += "total\t" + id.toUtf8();
            for (const auto &[name, value] : parts(account))
                lines += '\t' + digits(value);
            if (account.choices > 0)
                lines += '\t' + digits(account.rate()) + '\t' + account.skill().toUtf8();
            lines += '\n';
        }
        return lines;
    }
    QByteArray json(int step) const
    {
        const replay::Finding *choice = choiceOf(step);
        const QString verdict = m_analysis.verdict(step);
        const Json::List none;
        const replay::Change change = step > 0 ? m_analysis.change(step) : replay::Change();
        Json::Members members{
            {QStringLiteral("step"), Json(step)},
            {QStringLiteral("action"), step > 0 ? Json(QString::fromUtf8(actionText(step))) : Json()},
            {QStringLiteral("expected"), list(expected(step))},
            {QStringLiteral("best"), choice ? list(choice->best, m_timeline.position(step - 1)) : Json(none)},
            {QStringLiteral("chosen"), choice ? figure(*choice->chosen) : Json()},
            {QStringLiteral("verdict"), verdict.isEmpty() ? Json() : Json(verdict)},
            {QStringLiteral("mixture"), choice ? list(choice->mixture, m_timeline.position(step - 1)) : Json(none)},
            {QStringLiteral("luck"), list(change.luck)},
            {QStringLiteral("error"), list(change.error)},
            {QStringLiteral("hidden"), list(change.hidden)}};
        if (step == m_timeline.stepCount())
            members.emplace_back(QStringLiteral("total"), totalsJson());
        return Json(std::move(members)).compact() + '\n';
    }

private:
    static constexpr int kFieldsOfChoice = 7; ///< up to the verdict, the step's own included

    Json totalsJson() const
    {
        Json::List all;
        for (const auto &[id, account] : m_accounts) {
            Json::Members members{{QStringLiteral("seat"), Json(id)}};
            for (const auto &[name, value] : parts(account))
                members.emplace_back(name, figure(value));
            members.emplace_back(QStringLiteral("choices"), Json(account.choices));
            members.emplace_back(QStringLiteral("rate"), account.choices > 0 ? figure(account.rate()) : Json());
            members.emplace_back(QStringLiteral("skill"), account.choices > 0 ? Json(account.skill()) : Json());
            all.push_back(std::move(members));
        }
        return all;
    }
    const std::vector<double> &expected(int step) const { return m_analysis.findings[step].expected; }
    QByteArray actionText(int step) const
    {
        return step == 0
                   ? QByteArray()
                   : QByteArray::fromStdString(m_timeline.position(step - 1).actionText(m_timeline.step(step).action));
    }
    /// What was found about the choice that led to a step, or null where there was nothing to choose.
    const replay::Finding *choiceOf(int step) const
    {
        if (step == 0)
            return nullptr;
        const replay::Finding &before = m_analysis.findings[static_cast<std::size_t>(step) - 1];
        return before.chosen ? &before : nullptr;
    }

    const replay::Timeline &m_timeline;
    const Analysis &m_analysis;
    std::vector<std::pair<QString, Account>> m_accounts; ///< with the ids of their seats, and of a rival
};

Answer analyseFile(const record::Record &record, AnalysisLimits limits, bool asJson)
{
    const replay::Timeline timeline(record);
    const Analysis analysis = replay::analyse(timeline, limits);
    const AnalysedGame course(timeline, analysis);
    Answer answer;
    for (int step = 0; step <= timeline.stepCount(); ++step)
        answer.output += asJson ? course.json(step) : course.line(step);
    if (!asJson)
        answer.output += course.totals();
    return answer;
}

/// True for a seat that owes a choice of which enough is known.
bool isAsked(const engine::Position &position, engine::Seat seat)
{
    const bool isKnown = position.viewer() == engine::kNobody || position.viewer() == seat;
    return isKnown && engine::contains(position.toAct(), seat);
}

/// How it goes on after the best of them; of a full position only, for who knows but a part of one could be wrong.
Json::List linesOf(const engine::Position &position, const std::vector<Candidate> &ranked, AnalysisLimits limits)
{
    const engine::CancelToken never;
    Json::List lines;
    for (std::size_t i = 0; i < std::min(ranked.size(), kMostLines) && position.viewer() == engine::kNobody; ++i)
        lines.push_back(replay::lineJson(position, replay::bestLine(position, ranked[i].action, limits, never)));
    return lines;
}

Answer analysePosition(const engine::Position &position, AnalysisLimits limits, bool asJson)
{
    const engine::CancelToken never;
    const std::vector<double> judged = replay::expectedFrom(position, limits, never);
    std::optional<std::vector<double>> included;
    std::vector<Candidate> best;
    std::vector<Candidate> mixed;
    Json::List lines;
    for (engine::Seat seat = 0; seat < position.seatCount(); ++seat) {
        if (!isAsked(position, seat))
            continue;
        const auto ranked = replay::rankedActions(position, seat, limits, never);
        if (!included)
            included = replay::withTheBest(judged, ranked, position);
        const auto mixture = replay::mixtureOf(ranked, position);
        mixed.insert(mixed.end(), mixture.begin(), mixture.end());
        best.insert(best.end(), ranked.begin(), ranked.begin() + std::min(ranked.size(), kMostActions));
        if (asJson)
            std::ranges::copy(linesOf(position, ranked, limits), std::back_inserter(lines));
    }
    const std::vector<double> expected = included.value_or(judged);
    if (asJson)
        return {Json(Json::Members{{QStringLiteral("expected"), list(expected)},
                                   {QStringLiteral("best"), list(best, position)},
                                   {QStringLiteral("mixture"), list(mixed, position)},
                                   {QStringLiteral("lines"), std::move(lines)}})
                    .compact()
                + '\n'};
    Answer answer{"expected\t" + figures(expected) + '\n'};
    for (const Candidate &candidate : best) {
        answer.output +=
            digits(candidate.value) + '\t' + QByteArray::fromStdString(position.actionText(candidate.action));
        if (std::find(mixed.begin(), mixed.end(), candidate) != mixed.end())
            answer.output += '\t' + digits(candidate.weight);
        answer.output += '\n';
    }
    return answer;
}

/// A file of that name comes first; what begins like a position is one.
bool isPosition(const QString &text)
{
    if (QFileInfo::exists(text))
        return false;
    const auto read = engine::readPosition(text.toStdString());
    const auto *unreadable = std::get_if<engine::Unreadable>(&read);
    return !unreadable || unreadable->id != "position.unknown-game";
}

} // namespace

Answer analyse(const Arguments &arguments)
{
    const AnalysisLimits limits = readLimits(arguments);
    const bool asJson = arguments.has(QStringLiteral("json"));
    const QString &operand = arguments.operands().front();
    return isPosition(operand) ? analysePosition(readPosition(operand), limits, asJson)
                               : analyseFile(readRecord(operand), limits, asJson);
}

} // namespace cli
