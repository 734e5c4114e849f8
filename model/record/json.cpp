// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/json.h"

#include <algorithm>

#include <QByteArrayList>

#include "model/record/json_items.h"

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

/// A member's name in UTF-8. It is hardly ever another than its text; where it is, `other` holds it.
QByteArrayView nameOf(const JsonItems &items, QByteArray &other)
{
    const QByteArrayView key = items.key();
    if (!key.contains('\\'))
        return key.sliced(1, key.size() - 2);
    other = plainIn(key).asText()->toUtf8();
    return other;
}

} // namespace

/// Writes a tree. Compact, or with line breaks and two spaces a level.
class JsonWriter {
public:
    explicit JsonWriter(bool breaks, qsizetype most) : m_breaks(breaks), m_most(most) {}

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
            bracket(json.isList() ? '[' : '{', [this, &json] { items(json); });
    }
    /// A part of a text that has been checked.
    void write(QByteArrayView value)
    {
        if (isBracket(value))
            bracket(value.front(), [this, value] { items(value); });
        else
            m_out += value;
    }
    /// Nothing if it would be longer than `most`.
    std::optional<QByteArray> take() { return m_out.size() <= m_most ? std::optional(std::move(m_out)) : std::nullopt; }

private:
    /// In one line, if that is short and there are no brackets in it.
    template <class WriteItems>
    void bracket(char open, WriteItems writeItems)
    {
        if (m_inLine) {
            m_fitsLine = false;
            return;
        }
        if (m_breaks) {
            const qsizetype begin = m_out.size();
            m_lineEnd = begin + kLineWidth - 2 * m_level;
            m_inLine = m_fitsLine = true;
            around(open, writeItems);
            m_inLine = false;
            if (m_fitsLine && m_out.size() <= m_lineEnd)
                return;
            m_out.truncate(begin);
        }
        around(open, writeItems);
    }
    template <class WriteItems>
    void around(char open, WriteItems writeItems)
    {
        m_out += open;
        ++m_level;
        m_isFirst = true;
        writeItems();
        --m_level;
        if (!m_isFirst)
            breakLine();
        m_isFirst = false;
        m_out += open == '[' ? ']' : '}';
    }
    void items(const Json &json)
    {
        if (const auto *kept = std::get_if<Json::Kept>(&json.m_data)) {
            items(kept->text());
        } else if (const auto *list = std::get_if<Json::List>(&json.m_data)) {
            for (auto item = list->begin(); item != list->end() && begin(); ++item)
                write(*item);
        } else if (const auto *object = std::get_if<Json::Object>(&json.m_data)) {
            for (auto member = object->members.begin(); member != object->members.end() && begin(); ++member) {
                appendEscaped(m_out, member->first);
                m_out += m_breaks ? ": " : ":";
                write(member->second);
            }
            for (const Json &more : object->more)
                items(more);
        }
    }
    void items(QByteArrayView text)
    {
        for (JsonItems items(text); items.next() && begin();) {
            if (!items.key().isEmpty())
                m_out.append(items.key()).append(m_breaks ? ": " : ":");
            write(items.value());
        }
    }
    /// Begins an item; false where no more will be needed of this bracket.
    bool begin()
    {
        if (m_inLine ? !m_fitsLine || m_out.size() > m_lineEnd : m_out.size() > m_most)
            return false;
        if (!m_isFirst)
            m_out += m_inLine ? ", " : ",";
        breakLine();
        m_isFirst = false;
        return true;
    }
    void breakLine()
    {
        if (m_breaks && !m_inLine)
            m_out.append('\n').append(2 * m_level, ' ');
    }

    QByteArray m_out;
    const bool m_breaks;
    const qsizetype m_most;
    bool m_inLine = false;
    bool m_fitsLine = false; ///< as far as it is written
    qsizetype m_lineEnd = 0;
    bool m_isFirst = false;
    int m_level = 0;
};

Json Json::in(const QByteArray &document, QByteArrayView place)
{
    if (!isBracket(place))
        return plainIn(place);
    Json json;
    json.m_data = Kept{document, place.data() - document.constData(), place.size()};
    return json;
}

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

std::optional<Json::List> Json::asList() const
{
    if (!isList())
        return std::nullopt;
    List list;
    eachItem([&list](const Json &item) { list.push_back(item); });
    return list;
}

std::optional<Json::Members> Json::asMembers() const
{
    if (!isObject())
        return std::nullopt;
    Members members;
    eachMember([&members](const QString &key, const Json &value) { members.emplace_back(key, value); });
    return members;
}

void Json::eachItem(const std::function<void(const Json &item)> &each) const
{
    if (const auto *list = std::get_if<List>(&m_data))
        std::for_each(list->begin(), list->end(), each);
    if (!isKept('['))
        return;
    const Kept kept = std::get<Kept>(m_data);
    for (JsonItems items(kept.text()); items.next();)
        each(in(kept.document, items.value()));
}

void Json::eachMember(const std::function<void(const QString &key, const Json &value)> &each) const
{
    if (const auto *object = std::get_if<Object>(&m_data)) {
        for (const auto &[key, value] : object->members)
            each(key, value);
        for (const Json &more : object->more)
            more.eachMember(each);
    }
    if (!isKept('{'))
        return;
    const Kept kept = std::get<Kept>(m_data);
    for (JsonItems items(kept.text()); items.next();)
        each(*plainIn(items.key()).asText(), in(kept.document, items.value()));
}

std::optional<Json> Json::find(QStringView name) const
{
    std::optional<Json> found;
    if (isKept('{')) {
        const Kept &kept = std::get<Kept>(m_data);
        const QByteArray wanted = name.toUtf8();
        QByteArray other;
        for (JsonItems items(kept.text()); !found && items.next();) {
            if (nameOf(items, other) == wanted)
                found = in(kept.document, items.value());
        }
    } else {
        eachMember([&](const QString &key, const Json &value) {
            if (key == name)
                found = value;
        });
    }
    return found;
}

Json Json::without(std::initializer_list<QStringView> names) const
{
    QByteArrayList known;
    for (const QStringView name : names)
        known += name.toUtf8();
    const QByteArray text = isKept('{') ? QByteArray() : compact();
    QByteArray others;
    QByteArray other;
    for (JsonItems items(isKept('{') ? std::get<Kept>(m_data).text() : text); isObject() && items.next();) {
        const QByteArrayView name = nameOf(items, other);
        if (std::find(known.begin(), known.end(), name) == known.end())
            others.append(others.isEmpty() ? '{' : ',').append(items.key()).append(':').append(items.value());
    }
    if (others.isEmpty())
        return {};
    others += '}';
    return in(others, others);
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
    JsonWriter writer(false, std::numeric_limits<qsizetype>::max());
    writer.write(*this);
    return *writer.take();
}

QByteArray Json::indented(qsizetype most) const
{
    std::optional<QByteArray> pretty = [&] {
        JsonWriter writer(true, most - 1);
        writer.write(*this);
        return writer.take();
    }();
    QByteArray text = pretty ? *std::move(pretty) : compact();
    text += '\n';
    return text;
}

} // namespace record
