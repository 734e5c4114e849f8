// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>

#include "model/scenario/arrangement_json.h"
#include "model/scenario/scenario.h"

namespace scenario {

using record::Json;

namespace {

QString key(const char *name) { return QString::fromLatin1(name); }

void addText(Json::Members &out, const char *name, const std::optional<record::Text> &text)
{
    if (text)
        out.emplace_back(key(name), record::toJson(*text));
}

void addId(Json::Members &out, const char *name, const std::string &id)
{
    if (!id.empty())
        out.emplace_back(key(name), Json::text(id));
}

/// 0 and 1 are read back as whole numbers: they are written as such.
Json shareJson(double share)
{
    if (share == 0 || share == 1)
        return static_cast<int>(share);
    return Json::Number{QByteArray::number(share, 'g', QLocale::FloatingPointShortest)};
}

Json toJson(const Condition &condition)
{
    Json::Members out;
    switch (condition.kind) {
    case Condition::Kind::Fact:
        out.emplace_back(key("fact"), Json::text(condition.fact));
        for (const auto &[name, value] : condition.fields)
            out.emplace_back(QString::fromStdString(name), Json::of(value));
        break;
    case Condition::Kind::Win:
        out.emplace_back(key("win"), Json::text(condition.seat));
        addId(out, "reason", condition.reason);
        break;
    case Condition::Kind::Score:
    case Condition::Kind::Gain:
        out.emplace_back(key("score"), Json::text(condition.seat));
        out.emplace_back(key(condition.kind == Condition::Kind::Score ? "least" : "gain"), Json(condition.least));
        break;
    case Condition::Kind::Most:
        out.emplace_back(key("most"), Json::text(condition.row));
        addId(out, "seat", condition.seat);
        break;
    case Condition::Kind::Empty: out.emplace_back(key("empty"), Json::text(condition.place)); break;
    case Condition::Kind::Holds:
        out.emplace_back(key("holds"), Json::text(condition.place));
        addId(out, "piece", condition.piece);
        addId(out, "seat", condition.seat);
        break;
    case Condition::Kind::Action:
        out.emplace_back(key("action"), Json::text(condition.label));
        addId(out, "seat", condition.seat);
        break;
    }
    return {std::move(out), condition.unknown};
}

const char *kindName(Goal::Kind kind)
{
    switch (kind) {
    case Goal::Kind::Reach: return "reach";
    case Goal::Kind::Find: return "find";
    case Goal::Kind::Best: return "best";
    case Goal::Kind::Play: return "play";
    }
    return "";
}

Json toJson(const Goal &goal)
{
    Json::Members out{{key("kind"), Json(key(kindName(goal.kind)))}};
    if (goal.limit == Goal::Limit::Actions)
        out.emplace_back(key("actions"), Json(goal.actions));
    if (goal.limit == Goal::Limit::Heading)
        out.emplace_back(key("moment"), Json(true));
    if (goal.kind == Goal::Kind::Reach || !goal.conditions.empty()) {
        Json::List all;
        for (const Condition &condition : goal.conditions)
            all.push_back(toJson(condition));
        out.emplace_back(key("all"), std::move(all));
    }
    if (goal.within != Goal::kWithin)
        out.emplace_back(key("within"), shareJson(goal.within));
    addText(out, "text", goal.text);
    return {std::move(out), goal.unknown};
}

Json lineJson(const std::vector<QString> &line) { return Json::List(line.begin(), line.end()); }

void addLines(Json::Members &out, const Scenario &scenario)
{
    if (!scenario.answer.empty())
        out.emplace_back(key("answer"), lineJson(scenario.answer));
    if (!scenario.also.empty()) {
        Json::List also;
        for (const std::vector<QString> &line : scenario.also)
            also.push_back(lineJson(line));
        out.emplace_back(key("also"), std::move(also));
    }
    if (!scenario.replies.empty()) {
        Json::Members replies;
        for (const auto &[action, text] : scenario.replies)
            replies.emplace_back(action, record::toJson(text));
        out.emplace_back(key("replies"), std::move(replies));
    }
}

} // namespace

Json toJson(const Scenario &scenario, const engine::Game &game)
{
    Json::Members out;
    addText(out, "title", scenario.title);
    addText(out, "text", scenario.text);
    addText(out, "hint", scenario.hint);
    addText(out, "done", scenario.done);
    if (scenario.difficulty != 0)
        out.emplace_back(key("difficulty"), Json(scenario.difficulty));
    addId(out, "seat", scenario.seat);
    out.emplace_back(key("goal"), toJson(scenario.goal));
    addLines(out, scenario);
    if (scenario.draft)
        out.emplace_back(key("draft"), toJson(*scenario.draft, game));
    return {std::move(out), scenario.unknown};
}

} // namespace scenario
