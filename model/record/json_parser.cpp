// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>

#include <QByteArrayList>
#include <QSet>

#include "model/record/json_items.h"

namespace record {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Reads from the front; after the first thing that is wrong `m_error` is set and every function returns false.
class Parser {
public:
    Parser(QByteArrayView bytes, const JsonLimits &limits)
        : m_begin(bytes.data()), m_at(m_begin), m_end(m_begin + bytes.size()), m_limits(limits)
    {
    }

    /// A whole text: `place` is where its value stands.
    bool document(QByteArrayView &place)
    {
        if (m_end - m_at >= 3 && std::equal(m_at, m_at + 3, "\xef\xbb\xbf"))
            m_at += 3;
        skipSpace();
        if (m_at == m_end)
            return fail("json.empty");
        const char *const begin = m_at;
        if (!value(nullptr))
            return false;
        place = QByteArrayView(begin, m_at - begin);
        skipSpace();
        return m_at == m_end || fail("json.malformed");
    }
    const engine::Message &error() const { return m_error; }

    /// A value that is neither a list nor an object, from a text that has been checked.
    Json plain()
    {
        Json json;
        value(&json);
        return json;
    }

private:
    bool fail(const char *id, engine::Value::Members fields = {}) { return failAt(m_at, id, std::move(fields)); }
    bool failAt(const char *where, const char *id, engine::Value::Members fields = {})
    {
        const char *line = m_begin;
        int number = 1;
        for (const char *c = m_begin; c < where; ++c) {
            if (*c == '\n') {
                line = c + 1;
                ++number;
            }
        }
        const auto isStart = [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; };
        fields.emplace_back("line", number);
        fields.emplace_back("column", static_cast<std::int64_t>(std::count_if(line, where, isStart) + 1));
        m_error = {id, std::move(fields)};
        return false;
    }

    void skipSpace()
    {
        while (m_at < m_end && (*m_at == ' ' || *m_at == '\n' || *m_at == '\r' || *m_at == '\t'))
            ++m_at;
    }
    bool skip(char c)
    {
        if (m_at == m_end || *m_at != c)
            return false;
        ++m_at;
        return true;
    }

    /// Lists and objects are looked through and not made.
    bool value(Json *json)
    {
        switch (m_at < m_end ? *m_at : '\0') {
        case '{': return bracket(&Parser::members);
        case '[': return bracket(&Parser::list);
        case '"':
            if (!text())
                return false;
            if (json)
                *json = m_text;
            return true;
        case 't': return word("true", json, true);
        case 'f': return word("false", json, false);
        case 'n': return word("null", json, {});
        default: return number(json);
        }
    }
    bool word(std::string_view name, Json *json, const Json &meaning)
    {
        if (std::string_view(m_at, static_cast<std::size_t>(m_end - m_at)).substr(0, name.size()) != name)
            return fail("json.malformed");
        m_at += name.size();
        if (json)
            *json = meaning;
        return true;
    }
    bool bracket(bool (Parser::*inside)())
    {
        if (m_depth == m_limits.brackets)
            return fail("json.too-deep", {{"most", m_limits.brackets}});
        ++m_depth;
        ++m_at;
        skipSpace();
        const bool done = (this->*inside)();
        --m_depth;
        return done;
    }
    bool list()
    {
        for (bool isFirst = true; !skip(']'); isFirst = false) {
            if (!isFirst && !comma())
                return false;
            if (!value(nullptr))
                return false;
            skipSpace();
        }
        return true;
    }
    bool members()
    {
        QSet<QByteArrayView> keys;
        QByteArrayList escaped; // keys that stand otherwise in the text
        for (bool isFirst = true; !skip('}'); isFirst = false) {
            if (!isFirst && !comma())
                return false;
            const char *begin = m_at;
            if (!text())
                return false;
            QByteArrayView key(begin + 1, m_at - 1);
            if (key.contains('\\'))
                key = escaped.emplaceBack(m_text.toUtf8());
            const qsizetype others = keys.size();
            keys.insert(key);
            if (keys.size() == others)
                return failAt(begin, "json.duplicate-key", {{"key", quoted(m_text)}});
            skipSpace();
            if (!skip(':'))
                return fail("json.malformed");
            skipSpace();
            if (!value(nullptr))
                return false;
            skipSpace();
        }
        return true;
    }
    bool comma()
    {
        if (!skip(','))
            return fail("json.malformed");
        skipSpace();
        return true;
    }

    bool number(Json *json)
    {
        const char *begin = m_at;
        skip('-');
        if (!skip('0') && !digits())
            return false;
        bool whole = true;
        if (skip('.')) {
            whole = false;
            if (!digits())
                return false;
        }
        if (m_at < m_end && (*m_at == 'e' || *m_at == 'E')) {
            whole = false;
            ++m_at;
            if (!skip('+'))
                skip('-');
            if (!digits())
                return false;
        }
        if (!json)
            return true;
        qint64 n = 0;
        const bool fits = whole && std::from_chars(begin, m_at, n).ec == std::errc();
        if (fits && !(n == 0 && *begin == '-'))
            *json = n;
        else
            *json = Json::Number{QByteArray(begin, m_at - begin)};
        return true;
    }
    bool digits()
    {
        if (m_at == m_end || !isDigit(*m_at))
            return fail("json.malformed");
        while (m_at < m_end && isDigit(*m_at))
            ++m_at;
        return true;
    }

    /// Reads a text into `m_text`.
    bool text()
    {
        const char *begin = m_at;
        if (!skip('"'))
            return fail("json.malformed");
        m_text.resize(0);
        while (m_at < m_end && *m_at != '"') {
            const char *run = m_at;
            while (m_at < m_end && *m_at != '"' && *m_at != '\\' && static_cast<unsigned char>(*m_at) >= 0x20U)
                ++m_at;
            m_text += QString::fromUtf8(run, m_at - run);
            if (m_at == m_end || *m_at == '"')
                break;
            if (*m_at != '\\' || !escape())
                return m_error.id.empty() ? fail("json.malformed") : false;
        }
        if (!skip('"'))
            return fail("json.malformed");
        if (!m_text.isValidUtf16())
            return failAt(begin, "json.half-surrogate");
        if (isTooLong())
            return failAt(begin, "json.text-too-long", {{"most", m_limits.characters}});
        return true;
    }
    bool escape()
    {
        static constexpr std::string_view kNames = "\"\\/bfnrt";
        static constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
        ++m_at;
        if (skip('u'))
            return codeUnit();
        const std::size_t which = m_at < m_end ? kNames.find(*m_at) : std::string_view::npos;
        if (which == std::string_view::npos)
            return fail("json.malformed");
        ++m_at;
        m_text += QLatin1Char(kMeanings[which]);
        return true;
    }
    bool codeUnit()
    {
        unsigned code = 0;
        if (m_end - m_at < 4)
            return fail("json.malformed");
        const auto [end, error] = std::from_chars(m_at, m_at + 4, code, 16);
        if (error != std::errc() || end != m_at + 4)
            return fail("json.malformed");
        m_at = end;
        m_text += QChar(static_cast<char16_t>(code));
        return true;
    }
    bool isTooLong() const
    {
        if (m_text.size() <= m_limits.characters)
            return false;
        const auto pairs = std::count_if(m_text.begin(), m_text.end(), [](QChar c) { return c.isLowSurrogate(); });
        return m_text.size() - pairs > m_limits.characters;
    }

    const char *const m_begin;
    const char *m_at;
    const char *const m_end;
    const JsonLimits &m_limits;
    int m_depth = 0;
    QString m_text; ///< the last one
    engine::Message m_error;
};

} // namespace

Json plainIn(QByteArrayView text)
{
    static constexpr JsonLimits kNone{0, 0, std::numeric_limits<int>::max()};
    return Parser(text, kNone).plain();
}

std::variant<Json, engine::Message> parseJson(const QByteArray &bytes, const JsonLimits &limits)
{
    if (bytes.size() > limits.bytes)
        return engine::Message{"json.too-large", {{"most", static_cast<std::int64_t>(limits.bytes >> 20)}}};
    if (!bytes.isValidUtf8())
        return engine::Message{"json.not-utf8", {}};
    QByteArrayView place;
    Parser parser(bytes, limits);
    if (!parser.document(place))
        return parser.error();
    return Json::in(bytes, place);
}

} // namespace record
