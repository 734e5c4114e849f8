// SPDX-License-Identifier: GPL-3.0-or-later
// What a condition says, in words.
#include <algorithm>
#include <vector>

#include "model/scenario/attempt.h"
#include "model/words/words.h"

namespace scenario {

using engine::Message;
using engine::Value;

namespace {

const words::Entry *findEntry(const words::Table *table, std::string_view id)
{
    if (!table)
        return nullptr;
    const auto found = std::find_if(table->entries.begin(), table->entries.end(),
                                    [id](const words::Entry &entry) { return entry.id == id; });
    return found == table->entries.end() ? nullptr : &*found;
}

/// True if there are words for that message, and it has all the fields that they ask for.
bool isSayable(const Message &message, const engine::Game &game)
{
    const words::Entry *entry = findEntry(words::tableFor(game.id()), message.id);
    if (!entry)
        entry = findEntry(&words::sharedTable(), message.id);
    if (!entry)
        return false;
    const auto has = [&message](std::string_view name) {
        return std::any_of(message.fields.begin(), message.fields.end(),
                           [name](const auto &field) { return field.first == name; });
    };
    const std::string_view text = entry->text;
    if (text.find("%n") != std::string_view::npos && !has("n"))
        return false;
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        const std::string_view name = text.substr(open + 1, text.find('}', open) - open - 1);
        const std::size_t slash = name.find('/'); // behind it the field, which is told with its number
        if (!has(name.substr(slash + 1)) || (slash != std::string_view::npos && !has("n")))
            return false;
    }
    return true;
}

/// The first of these messages that can be said, or none.
std::optional<Message> firstSayable(const std::vector<std::string> &ids, const Value::Members &fields,
                                    const engine::Game &game)
{
    for (const std::string &id : ids) {
        if (Message message{id, fields}; isSayable(message, game))
            return message;
    }
    return std::nullopt;
}

/// A fact that the game has no words for, or too few fields.
Message plainFact(const Condition &condition)
{
    Value::List details;
    for (const auto &[name, value] : condition.fields) {
        const std::string figure = value.asInt()    ? std::to_string(*value.asInt())
                                   : value.asText() ? *value.asText()
                                                    : std::string(*value.asBool() ? "true" : "false");
        details.emplace_back(std::string(name).append(" ").append(figure));
    }
    if (details.empty())
        return {"goal.fact", {{"what", condition.fact}}};
    return {"goal.fact.with", {{"what", condition.fact}, {"details", std::move(details)}}};
}

/// A game may say a goal in other words than what has happened, and a goal with few fields by one of them: the entry
/// `goal.fact.FACT.FIELD`, and `goal.fact.FACT.any` for what asks for still less.
Message factWords(const Condition &condition, const engine::Game &game)
{
    const std::string goal = "goal.fact." + condition.fact;
    std::vector<std::string> ids{goal, "fact." + condition.fact};
    for (const auto &[name, value] : condition.fields)
        ids.push_back(goal + "." + name);
    ids.push_back(goal + ".any");
    const std::optional<Message> said = firstSayable(ids, condition.fields, game);
    return said ? *said : plainFact(condition);
}

Message actionWords(const Condition &condition, const engine::Game &game)
{
    Value::Members fields;
    if (!condition.seat.empty())
        fields.emplace_back("seat", condition.seat);
    const std::optional<Message> did =
        firstSayable({"goal.action." + condition.label, "did." + condition.label}, fields, game);
    if (did)
        return *did;
    const Message label{"label." + condition.label, {}};
    fields.emplace_back("what", isSayable(label, game) ? words::enclosed(label) : Value(condition.label));
    return {condition.seat.empty() ? "goal.any-action" : "goal.action", std::move(fields)};
}

Message holdsWords(const Condition &condition, const engine::Game &game)
{
    Value::Members fields{{"n", 1}};
    if (!condition.seat.empty())
        fields.emplace_back("seat", condition.seat);
    const std::optional<Message> piece =
        firstSayable({"cell.piece." + condition.piece, "kind." + condition.piece}, fields, game);
    return {"goal.holds",
            {{"place", condition.place}, {"piece", piece ? words::enclosed(*piece) : Value(condition.piece)}}};
}

} // namespace

Message conditionWords(const Condition &condition, const engine::Game &game)
{
    switch (condition.kind) {
    case Condition::Kind::Fact: return factWords(condition, game);
    case Condition::Kind::Win:
        if (condition.reason.empty())
            return {"goal.win", {{"winner", condition.seat}}};
        return {"goal.win-reason", {{"winner", condition.seat}, {"reason", condition.reason}}};
    case Condition::Kind::Score: return {"goal.score", {{"seat", condition.seat}, {"n", condition.least}}};
    case Condition::Kind::Gain: return {"goal.gain", {{"seat", condition.seat}, {"n", condition.least}}};
    case Condition::Kind::Most: return {"goal.most", {{"seat", condition.seat}, {"row", condition.row}}};
    case Condition::Kind::Empty: return {"goal.empty", {{"place", condition.place}}};
    case Condition::Kind::Holds: return holdsWords(condition, game);
    case Condition::Kind::Action: return actionWords(condition, game);
    }
    return {};
}

} // namespace scenario
