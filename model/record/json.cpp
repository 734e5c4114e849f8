// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/json.h"

#include <algorithm>

namespace record {

namespace {

constexpr qsizetype kLineWidth = 100;

void appendEscaped(QByteArray &out, const QString &text)
{
    static constexpr char kHex[] = "0123456789abcdef";
    out += '"';
    for (const char c : text.toUtf8()) {
        const auto byte = static_cast<unsigned char>(c);
        switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default:
            if (byte < 0x20U)
                out.append("\\u00").append(kHex[byte >> 4U]).append(kHex[byte & 15U]);
            else
                out += c;
        }
    }
    out += '"';
}

bool isPlain(const Json &json) { return !json.asList() && !json.asMembers(); }

/// True for a list or object without further brackets.
bool isFlat(const Json &json)
{
    if (const Json::List *list = json.asList())
        return std::all_of(list->begin(), list->end(), isPlain);
    if (const Json::Members *members = json.asMembers())
        return std::all_of(members->begin(), members->end(), [](const auto &member) { return isPlain(member.second); });
    return true;
}

/// Writes a tree. Compact, or with line breaks and two spaces a level.
class Writer {
public:
    explicit Writer(bool breaks) : m_breaks(breaks) {}

    void write(const Json &json)
    {
        if (const bool *b = json.asBool())
            m_out += *b ? "true" : "false";
        else if (const qint64 *n = json.asInteger())
            m_out += QByteArray::number(*n);
        else if (const Json::Number *number = json.asNumber())
            m_out += number->digits;
        else if (const QString *text = json.asText())
            appendEscaped(m_out, *text);
        else if (json.isNull())
            m_out += "null";
        else
            bracket(json);
    }
    QByteArray take() { return std::move(m_out); }

private:
    void bracket(const Json &json)
    {
        if (!m_breaks || !isFlat(json)) {
            items(json);
            return;
        }
        const qsizetype begin = m_out.size();
        m_inLine = true;
        items(json);
        m_inLine = false;
        if (m_out.size() - begin + 2 * m_level > kLineWidth) {
            m_out.truncate(begin);
            items(json);
        }
    }
    void items(const Json &json)
    {
        const Json::List *list = json.asList();
        const Json::Members *members = json.asMembers();
        const bool empty = list ? list->empty() : members->empty();
        m_out += list ? '[' : '{';
        ++m_level;
        bool first = true;
        const auto separate = [&] {
            if (!first)
                m_out += m_breaks && m_inLine ? ", " : ",";
            breakLine();
            first = false;
        };
        if (list) {
            for (const Json &item : *list) {
                separate();
                write(item);
            }
        } else {
            for (const auto &[key, value] : *members) {
                separate();
                appendEscaped(m_out, key);
                m_out += m_breaks ? ": " : ":";
                write(value);
            }
        }
        --m_level;
        if (!empty)
            breakLine();
        m_out += list ? ']' : '}';
    }
    void breakLine()
    {
        if (m_breaks && !m_inLine)
            m_out.append('\n').append(2 * m_level, ' ');
    }

    QByteArray m_out;
    const bool m_breaks;
    bool m_inLine = false;
    int m_level = 0;
};

} // namespace

Json Json::text(std::string_view utf8)
{
    return Json(QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())));
}

Json Json::of(const engine::Value &value)
{
    if (const bool *b = value.asBool())
        return Json(*b);
    if (const std::int64_t *n = value.asInt())
        return Json(static_cast<qint64>(*n));
    if (const std::string *utf8 = value.asText())
        return text(*utf8);
    if (const engine::Value::List *list = value.asList()) {
        List items;
        for (const engine::Value &item : *list)
            items.push_back(of(item));
        return items;
    }
    if (const engine::Value::Members *members = value.asMembers()) {
        Members items;
        for (const auto &[key, item] : *members)
            items.emplace_back(QString::fromStdString(key), of(item));
        return items;
    }
    return {};
}

std::optional<double> Json::real() const
{
    if (const qint64 *n = asInteger())
        return static_cast<double>(*n);
    bool isNumber = false;
    const double value = asNumber() ? asNumber()->digits.toDouble(&isNumber) : 0;
    return isNumber ? std::optional(value) : std::nullopt;
}

const Json *Json::find(QStringView name) const
{
    const Members *members = asMembers();
    if (!members)
        return nullptr;
    const auto found =
        std::find_if(members->begin(), members->end(), [name](const auto &member) { return member.first == name; });
    return found == members->end() ? nullptr : &found->second;
}

std::string quoted(const QString &text)
{
    constexpr qsizetype kMost = 60;
    QString line = text.size() <= kMost ? text : text.left(kMost) + QChar(0x2026);
    for (QChar &c : line) {
        if (!c.isPrint() && !c.isSurrogate())
            c = QLatin1Char(' ');
    }
    return line.toStdString();
}

QByteArray Json::compact() const
{
    Writer writer(false);
    writer.write(*this);
    return writer.take();
}

QByteArray Json::indented() const
{
    Writer writer(true);
    writer.write(*this);
    return writer.take() + '\n';
}

} // namespace record
