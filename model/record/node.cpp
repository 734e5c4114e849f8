// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/node.h"

#include <algorithm>

namespace record {

namespace {

QString pathOf(const QString &parent, const QString &key)
{
    const QString name = key.left(60);
    return parent.isEmpty() ? name : parent + QLatin1Char('.') + name;
}

} // namespace

Node Node::need(const QString &key) const
{
    if (std::optional<Node> found = member(key))
        return *found;
    refuse(m_path.isEmpty() ? "record.missing-top" : "record.missing", {{"key", key.toStdString()}});
}

std::optional<Node> Node::member(const QString &key) const
{
    for (const auto &[name, json] : members()) {
        if (name == key)
            return Node(json, pathOf(m_path, key));
    }
    return std::nullopt;
}

const Json::Members &Node::members() const
{
    if (const Json::Members *all = m_json.asMembers())
        return *all;
    refuse(m_path.isEmpty() ? "record.no-object" : "record.not-object");
}

Json::Members Node::otherThan(std::initializer_list<QStringView> known) const
{
    Json::Members others;
    std::copy_if(members().begin(), members().end(), std::back_inserter(others), [&known](const auto &member) {
        return std::find(known.begin(), known.end(), member.first) == known.end();
    });
    return others;
}

qsizetype Node::size() const
{
    if (const Json::List *list = m_json.asList())
        return static_cast<qsizetype>(list->size());
    refuse("record.not-list");
}

Node Node::item(qsizetype index) const
{
    return Node((*m_json.asList())[static_cast<std::size_t>(index)], m_path + QStringLiteral("[%1]").arg(index));
}

Node Node::valueOf(const std::pair<QString, Json> &member) const
{
    return Node(member.second, m_path + QLatin1Char('.') + QString::fromStdString(quoted(member.first)));
}

const QString &Node::text() const
{
    if (const QString *text = m_json.asText())
        return *text;
    refuse("record.not-text");
}

qint64 Node::integer() const
{
    if (const qint64 *n = m_json.asInteger())
        return *n;
    refuse("record.not-integer");
}

int Node::between(int least, int most) const
{
    const qint64 n = integer();
    if (n < least || n > most)
        refuse("record.out-of-range", {{"least", least}, {"most", most}});
    return static_cast<int>(n);
}

double Node::share() const
{
    const std::optional<double> share = m_json.real();
    if (!share || !(*share >= 0 && *share <= 1))
        refuse("record.not-share");
    return *share;
}

bool Node::boolean() const
{
    if (const bool *b = m_json.asBool())
        return *b;
    refuse("record.not-boolean");
}

Text Node::words() const
{
    if (const QString *text = m_json.asText())
        return {*text};
    const Json::Members *members = m_json.asMembers();
    if (!members || members->empty())
        refuse("record.not-words");
    Text words;
    for (const auto &[language, text] : *members) {
        if (!text.asText())
            refuse("record.not-words");
        words.translations.emplace_back(language, *text.asText());
    }
    return words;
}

std::optional<Text> textOf(const Json &json)
{
    try {
        return Node(json).words();
    } catch (const Refused &) {
        return std::nullopt;
    }
}

int Node::place(const QString &name, std::size_t most) const
{
    bool isNumber = false;
    const int place = name.toInt(&isNumber);
    if (!isNumber || QString::number(place) != name || place < 0 || static_cast<std::size_t>(place) > most)
        refuse("record.bad-place-key", {{"most", static_cast<std::int64_t>(most)}});
    return place;
}

void Node::refuse(const char *id, engine::Value::Members fields) const
{
    fields.emplace(fields.begin(), "path", m_path.toStdString());
    throw Refused{{id, std::move(fields)}};
}

} // namespace record
