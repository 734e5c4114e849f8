// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/node.h"

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
    requireObject();
    std::optional<Json> found = m_json.find(key);
    return found ? std::optional(Node(*std::move(found), pathOf(m_path, key))) : std::nullopt;
}

void Node::requireObject() const
{
    if (!m_json.isObject())
        refuse(m_path.isEmpty() ? "record.no-object" : "record.not-object");
}

void Node::requireList() const
{
    if (!m_json.isList())
        refuse("record.not-list");
}

void Node::eachMember(const std::function<void(const QString &key, const Node &value)> &each) const
{
    requireObject();
    m_json.eachMember([&](const QString &key, const Json &value) {
        each(key, Node(value, m_path + QLatin1Char('.') + QString::fromStdString(quoted(key))));
    });
}

Json Node::otherThan(std::initializer_list<QStringView> known) const
{
    requireObject();
    return m_json.without(known);
}

qsizetype Node::size() const
{
    requireList();
    qsizetype size = 0;
    m_json.eachItem([&size](const Json &) { ++size; });
    return size;
}

qsizetype Node::memberCount() const
{
    qsizetype count = 0;
    eachMember([&count](const QString &, const Node &) { ++count; });
    return count;
}

void Node::eachItem(const std::function<void(const Node &item)> &each) const
{
    requireList();
    qsizetype index = 0;
    m_json.eachItem([&](const Json &item) { each(Node(item, m_path + QStringLiteral("[%1]").arg(index++))); });
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
    Text words;
    m_json.eachMember([&](const QString &language, const Json &text) {
        if (!text.asText())
            refuse("record.not-words");
        words.translations.emplace_back(language, *text.asText());
    });
    if (words.translations.empty())
        refuse("record.not-words");
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
    throw Refused{engine::shortened(Error{id, std::move(fields)})};
}

} // namespace record
