// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/line_reader.h"
#include "model/replay/timeline.h"
#include "model/scenario/reading.h"
#include "model/words/words.h"

namespace scenario {

using record::Node;
using record::Record;

namespace {

void readText(std::optional<record::Text> &text, const Node &block, const QString &key)
{
    if (const std::optional<Node> node = block.member(key))
        text = node->words();
}

/// Actions from that position on, each legal where it stands, as they are written.
std::vector<QString> readLine(const Node &node, const engine::Position &start, record::LineReader &reader)
{
    record::PlayedLine played(start);
    std::vector<QString> line;
    for (const engine::Action action : reader.actions(node, played))
        line.push_back(QString::fromStdString(played.positions()[line.size()].actionText(action)));
    return line;
}

std::vector<std::pair<QString, record::Text>> readReplies(const Node &node, const engine::Position &start)
{
    std::vector<std::pair<QString, record::Text>> replies;
    node.eachMember([&](const QString &action, const Node &reply) {
        const auto read = start.readAction(action.toStdString());
        if (const auto *why = std::get_if<engine::Unreadable>(&read))
            reply.refuse("record.no-action", {{"action", record::quoted(action)}, {"why", words::enclosed(*why)}});
        replies.emplace_back(action, reply.words());
    });
    return replies;
}

void readLines(Scenario &scenario, const Node &block, const engine::Position &start)
{
    record::LineReader reader;
    if (const std::optional<Node> answer = block.member(QStringLiteral("answer")))
        scenario.answer = readLine(*answer, start, reader);
    if (const std::optional<Node> also = block.member(QStringLiteral("also"))) {
        also->eachItem([&](const Node &line) {
            if (line.size() == 0)
                line.refuse("record.no-actions");
            scenario.also.push_back(readLine(line, start, reader));
        });
    }
    if (const std::optional<Node> replies = block.member(QStringLiteral("replies")))
        scenario.replies = readReplies(*replies, start);
}

Scenario readScenario(const Node &block, const Record &record)
{
    Scenario scenario;
    readText(scenario.title, block, QStringLiteral("title"));
    readText(scenario.text, block, QStringLiteral("text"));
    readText(scenario.hint, block, QStringLiteral("hint"));
    readText(scenario.done, block, QStringLiteral("done"));
    if (const std::optional<Node> difficulty = block.member(QStringLiteral("difficulty")))
        scenario.difficulty = difficulty->between(1, Scenario::kHardest);
    if (const std::optional<Node> seat = block.member(QStringLiteral("seat"))) {
        readSeat(*seat, *record.game, record.setup.seats);
        scenario.seat = seat->utf8();
    }
    if (const std::optional<Node> goal = block.member(QStringLiteral("goal")))
        scenario.goal = readGoal(*goal, record);
    readLines(scenario, block, record.positions().back());
    if (const std::optional<Node> draft = block.member(QStringLiteral("draft")))
        scenario.draft = readArrangement(*draft, *record.game);
    scenario.unknown = block.otherThan({u"title", u"text", u"hint", u"done", u"difficulty", u"seat", u"goal", u"answer",
                                        u"also", u"replies", u"draft"});
    return scenario;
}

} // namespace

std::variant<Scenario, record::Error> scenarioOf(const Record &record)
{
    if (!record.scenario)
        return Scenario{};
    try {
        return readScenario(Node(*record.scenario, QStringLiteral("scenario")), record);
    } catch (record::Refused &refused) {
        refused.error.fields.emplace_back("game", record.game->id());
        return std::move(refused.error);
    }
}

bool isPlayable(const Record &record)
{
    const std::optional<record::Json> goal = record.scenario ? record.scenario->find(u"goal") : std::nullopt;
    if (!goal || record.scenario->find(u"draft"))
        return false;
    const auto isEmptyList = [](const std::optional<record::Json> &json) {
        return !json || *json == record::Json(record::Json::List());
    };
    const std::optional<record::Json> kind = goal->find(u"kind");
    const QString id = kind && kind->asText() ? *kind->asText() : QString();
    return !(id == QLatin1String("reach") && isEmptyList(goal->find(u"all")))
           && !(id == QLatin1String("find") && isEmptyList(record.scenario->find(u"answer")));
}

} // namespace scenario
