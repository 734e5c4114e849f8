// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/reading.h"

namespace scenario {

using record::Node;
using record::Record;

namespace {

/// Earlier versions judged by so many random games; the key is kept and means nothing now.
constexpr int kMostPlayouts = 5'000;

Goal::Kind readKind(const Node &node)
{
    const QString &kind = node.text();
    if (kind == QLatin1String("reach"))
        return Goal::Kind::Reach;
    if (kind == QLatin1String("find"))
        return Goal::Kind::Find;
    if (kind == QLatin1String("best"))
        return Goal::Kind::Best;
    if (kind == QLatin1String("play"))
        return Goal::Kind::Play;
    node.refuse("record.unknown-kind", {{"found", record::quoted(kind)}});
}

void readLimit(Goal &goal, const Node &node)
{
    const std::optional<Node> actions = node.member(QStringLiteral("actions"));
    const std::optional<Node> heading = node.member(QStringLiteral("moment"));
    if (heading && heading->boolean())
        goal.limit = Goal::Limit::Heading;
    if (!actions)
        return;
    if (goal.limit == Goal::Limit::Heading)
        node.refuse("record.not-both", {{"key", "actions"}, {"other", "moment"}});
    goal.limit = Goal::Limit::Actions;
    goal.actions = actions->between(1, Goal::kMostActions);
}

std::vector<Condition> readConditions(const Node &node, const Record &record)
{
    std::vector<Condition> conditions;
    node.eachItem([&](const Node &item) { conditions.push_back(readCondition(item, record)); });
    return conditions;
}

} // namespace

Goal readGoal(const Node &node, const Record &record)
{
    Goal goal;
    goal.kind = readKind(node.need(QStringLiteral("kind")));
    readLimit(goal, node);
    if (goal.kind == Goal::Kind::Reach)
        node.need(QStringLiteral("all"));
    if (const std::optional<Node> all = node.member(QStringLiteral("all")))
        goal.conditions = readConditions(*all, record);
    if (const std::optional<Node> playouts = node.member(QStringLiteral("playouts")))
        playouts->between(1, kMostPlayouts);
    if (const std::optional<Node> within = node.member(QStringLiteral("within")))
        goal.within = within->share();
    if (const std::optional<Node> text = node.member(QStringLiteral("text")))
        goal.text = text->words();
    goal.unknown = node.otherThan({u"kind", u"actions", u"moment", u"all", u"within", u"text"});
    return goal;
}

} // namespace scenario
