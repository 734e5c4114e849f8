// SPDX-License-Identifier: GPL-3.0-or-later
// The command analyse: what seats may expect, and what they had better done.
#include <QFileInfo>

#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "model/engine/search/estimate.h"
#include "model/replay/analysis.h"

namespace cli {

namespace {

using record::Json;
using replay::Analysis;
using replay::AnalysisEffort;
using replay::Candidate;

constexpr std::size_t kMostActions = 10; ///< that are named for a position

QByteArray digits(double value) { return QByteArray::number(value, 'f', 3); }
Json figure(double value) { return Json::Number{digits(value)}; }

AnalysisEffort readEffort(const Arguments &arguments)
{
    AnalysisEffort effort;
    effort.seed = arguments.number(QStringLiteral("seed"), effort.seed);
    const std::uint64_t nodes = arguments.number(QStringLiteral("nodes"), 0, AnalysisEffort::kMostPlayouts);
    if (nodes > 0)
        effort.playouts = static_cast<int>(nodes);
    return effort;
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
    for (const Candidate &candidate : candidates)
        all.push_back(Json::Members{{QStringLiteral("action"), Json::text(position.actionText(candidate.action))},
                                    {QStringLiteral("value"), figure(candidate.value)}});
    return all;
}

/// A line a step, or a JSON object: what may be expected there, and how good the action was that led there.
class Course {
public:
    Course(const replay::Timeline &timeline, const Analysis &analysis) : m_timeline(timeline), m_analysis(analysis) {}

    QByteArray line(int step) const
    {
        QByteArrayList fields{QByteArray::number(step), actionText(step), figures(expected(step))};
        if (const replay::Finding *choice = choiceOf(step)) {
            const Candidate &best = choice->best.front();
            fields << digits(*choice->chosen) << digits(best.value)
                   << QByteArray::fromStdString(m_timeline.position(step - 1).actionText(best.action))
                   << m_analysis.verdict(step).toUtf8();
        }
        while (fields.last().isEmpty())
            fields.removeLast();
        return fields.join('\t') + '\n';
    }
    QByteArray json(int step) const
    {
        const replay::Finding *choice = choiceOf(step);
        const QString verdict = m_analysis.verdict(step);
        return Json(Json::Members{
                        {QStringLiteral("step"), Json(step)},
                        {QStringLiteral("action"), step > 0 ? Json(QString::fromUtf8(actionText(step))) : Json()},
                        {QStringLiteral("expected"), list(expected(step))},
                        {QStringLiteral("best"),
                         choice ? list(choice->best, m_timeline.position(step - 1)) : Json(Json::List())},
                        {QStringLiteral("chosen"), choice ? figure(*choice->chosen) : Json()},
                        {QStringLiteral("verdict"), verdict.isEmpty() ? Json() : Json(verdict)}})
                   .compact()
               + '\n';
    }

private:
    const std::vector<double> &expected(int step) const
    {
        return m_analysis.findings[static_cast<std::size_t>(step)].expected;
    }
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
};

Answer analyseFile(const record::Record &record, AnalysisEffort effort, bool asJson)
{
    const replay::Timeline timeline(record);
    const engine::search::CancelToken never;
    const Analysis analysis = *replay::analyse(timeline, effort, never);
    const Course course(timeline, analysis);
    Answer answer;
    for (int step = 0; step <= timeline.stepCount(); ++step)
        answer.output += asJson ? course.json(step) : course.line(step);
    return answer;
}

Answer analysePosition(const engine::Position &position, AnalysisEffort effort, bool asJson)
{
    const engine::search::CancelToken never;
    const auto expected = engine::search::estimate(position, effort.playouts, effort.seed, never);
    std::vector<Candidate> best;
    for (engine::Seat seat = 0; seat < position.seatCount(); ++seat) {
        if (engine::contains(position.toAct(), seat)) {
            const auto own = replay::bestActions(position, seat, effort, kMostActions, never);
            best.insert(best.end(), own.begin(), own.end());
        }
    }
    if (asJson)
        return {Json(Json::Members{{QStringLiteral("expected"), list(expected)},
                                   {QStringLiteral("best"), list(best, position)}})
                    .compact()
                + '\n'};
    Answer answer{"expected\t" + figures(expected) + '\n'};
    for (const Candidate &candidate : best)
        answer.output +=
            digits(candidate.value) + '\t' + QByteArray::fromStdString(position.actionText(candidate.action)) + '\n';
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
    const AnalysisEffort effort = readEffort(arguments);
    const bool asJson = arguments.has(QStringLiteral("json"));
    const QString &operand = arguments.operands().front();
    return isPosition(operand) ? analysePosition(readWholePosition(operand), effort, asJson)
                               : analyseFile(readRecord(operand), effort, asJson);
}

} // namespace cli
