// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>

#include <QSet>

#include "model/record/json.h"

namespace record {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Reads from the front; after the first thing that is wrong `m_error` is set and every function returns false.
class Parser {
public:
    Parser(const QByteArray &bytes, const JsonLimits &limits)
        : m_begin(bytes.constData()), m_at(m_begin), m_end(m_begin + bytes.size()), m_limits(limits)
    {
    }

    bool document(Json &json)
    {
        if (m_end - m_at >= 3 && std::equal(m_at, m_at + 3, "\xef\xbb\xbf"))
            m_at += 3;
        skipSpace();
        if (m_at == m_end)
            return fail("json.empty");
        if (!value(json))
            return false;
        skipSpace();
        return m_at == m_end || fail("json.malformed");
    }
    const engine::Message &error() const { return m_error; }

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

    bool value(Json &json)
    {
        switch (m_at < m_end ? *m_at : '\0') {
        case '{': return bracket(json, &Parser::members);
        case '[': return bracket(json, &Parser::list);
        case '"': {
            QString content;
            if (!text(content))
                return false;
            json = std::move(content);
            return true;
        }
        case 't': return word("true", json, true);
        case 'f': return word("false", json, false);
        case 'n': return word("null", json, {});
        default: return number(json);
        }
    }
    bool word(std::string_view name, Json &json, Json meaning)
    {
        if (std::string_view(m_at, static_cast<std::size_t>(m_end - m_at)).substr(0, name.size()) != name)
            return fail("json.malformed");
        m_at += name.size();
        json = std::move(meaning);
        return true;
    }
    bool bracket(Json &json, bool (Parser::*inside)(Json &))
    {
        if (m_depth == m_limits.brackets)
            return fail("json.too-deep", {{"most", m_limits.brackets}});
        ++m_depth;
        ++m_at;
        skipSpace();
        const bool done = (this->*inside)(json);
        --m_depth;
        return done;
    }
    bool list(Json &json)
    {
        Json::List items;
        while (!skip(']')) {
            if (!items.empty() && !comma())
                return false;
            if (!value(items.emplace_back()))
                return false;
            skipSpace();
        }
        json = std::move(items);
        return true;
    }
    bool members(Json &json)
    {
        Json::Members items;
        QSet<QString> keys;
        while (!skip('}')) {
            if (!items.empty() && !comma())
                return false;
            const char *begin = m_at;
            auto &[key, item] = items.emplace_back();
            if (!text(key))
                return false;
            if (keys.contains(key))
                return failAt(begin, "json.duplicate-key", {{"key", quoted(key)}});
            keys.insert(key);
            skipSpace();
            if (!skip(':'))
                return fail("json.malformed");
            skipSpace();
            if (!value(item))
                return false;
            skipSpace();
        }
        json = std::move(items);
        return true;
    }
    bool comma()
    {
        if (!skip(','))
            return fail("json.malformed");
        skipSpace();
        return true;
    }

    bool number(Json &json)
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
        qint64 n = 0;
        const bool fits = whole && std::from_chars(begin, m_at, n).ec == std::errc();
        if (fits && !(n == 0 && *begin == '-'))
            json = n;
        else
            json = Json::Number{QByteArray(begin, m_at - begin)};
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

    bool text(QString &content)
    {
        const char *begin = m_at;
        if (!skip('"'))
            return fail("json.malformed");
        while (m_at < m_end && *m_at != '"') {
            const char *run = m_at;
            while (m_at < m_end && *m_at != '"' && *m_at != '\\' && static_cast<unsigned char>(*m_at) >= 0x20U)
                ++m_at;
            content += QString::fromUtf8(run, m_at - run);
            if (m_at == m_end || *m_at == '"')
                break;
            if (*m_at != '\\' || !escape(content))
                return m_error.id.empty() ? fail("json.malformed") : false;
        }
        if (!skip('"'))
            return fail("json.malformed");
        if (!content.isValidUtf16())
            return failAt(begin, "json.half-surrogate");
        if (tooLong(content))
            return failAt(begin, "json.text-too-long", {{"most", m_limits.characters}});
        return true;
    }
    bool escape(QString &content)
    {
        static constexpr std::string_view kNames = "\"\\/bfnrt";
        static constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
        ++m_at;
        if (skip('u'))
            return codeUnit(content);
        const std::size_t which = m_at < m_end ? kNames.find(*m_at) : std::string_view::npos;
        if (which == std::string_view::npos)
            return fail("json.malformed");
        ++m_at;
        content += QLatin1Char(kMeanings[which]);
        return true;
    }
    bool codeUnit(QString &content)
    {
        unsigned code = 0;
        if (m_end - m_at < 4)
            return fail("json.malformed");
        const auto [end, error] = std::from_chars(m_at, m_at + 4, code, 16);
        if (error != std::errc() || end != m_at + 4)
            return fail("json.malformed");
        m_at = end;
        content += QChar(static_cast<char16_t>(code));
        return true;
    }
    bool tooLong(const QString &content) const
    {
        if (content.size() <= m_limits.characters)
            return false;
        const auto pairs = std::count_if(content.begin(), content.end(), [](QChar c) { return c.isLowSurrogate(); });
        return content.size() - pairs > m_limits.characters;
    }

    const char *const m_begin;
    const char *m_at;
    const char *const m_end;
    const JsonLimits &m_limits;
    int m_depth = 0;
    engine::Message m_error;
};

} // namespace

std::variant<Json, engine::Message> parseJson(const QByteArray &bytes, const JsonLimits &limits)
{
    if (bytes.size() > limits.bytes)
        return engine::Message{"json.too-large", {{"most", static_cast<std::int64_t>(limits.bytes >> 20)}}};
    if (!bytes.isValidUtf8())
        return engine::Message{"json.not-utf8", {}};
    Json json;
    Parser parser(bytes, limits);
    if (!parser.document(json))
        return parser.error();
    return json;
}

} // namespace record
