// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <initializer_list>
#include <limits>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include "model/engine/core/value.h"

namespace record {

/// A JSON value that is written again as it was read: members keep their order, and a number that is no plain
/// 64-bit integer keeps its digits. (QJsonObject sorts its keys, rounds large integers and lets the last of two
/// equal keys win; a saved game keeps what other programs wrote into it.)
///
/// A list or an object that was read is kept as its text, which is gone through anew each time somebody asks for what
/// stands in it: a file may hold millions of values that nobody asks for.
class Json {
public:
    /// A number with a fraction or an exponent, or one too large for 64 bits, as it stands in the text.
    struct Number {
        QByteArray digits;
        friend bool operator==(const Number &, const Number &) = default;
    };
    using List = std::vector<Json>;
    using Members = std::vector<std::pair<QString, Json>>;

    Json() = default;
    Json(bool b) : m_data(b) {}
    Json(int n) : m_data(static_cast<qint64>(n)) {}
    Json(qint64 n) : m_data(n) {}
    Json(Number number) : m_data(std::move(number)) {}
    Json(QString text) : m_data(std::move(text)) {}
    Json(List list) : m_data(std::move(list)) {}
    Json(Members members) : m_data(Object{std::move(members), {}}) {}
    /// An object of these members and, after them, those of the object `more`, if that is one.
    Json(Members members, Json more) : m_data(Object{std::move(members), {std::move(more)}}) {}
    /// The value that stands there in a text that `parseJson` has found right.
    static Json in(const QByteArray &document, QByteArrayView place);
    /// The same tree as the engine gives it.
    static Json of(const engine::Value &value);
    /// ASCII or UTF-8 text of the engine.
    static Json text(std::string_view utf8);

    bool isNull() const { return std::holds_alternative<std::monostate>(m_data); }
    bool isList() const { return std::holds_alternative<List>(m_data) || isKept('['); }
    bool isObject() const { return std::holds_alternative<Object>(m_data) || isKept('{'); }
    const bool *asBool() const { return std::get_if<bool>(&m_data); }
    const qint64 *asInteger() const { return std::get_if<qint64>(&m_data); }
    const Number *asNumber() const { return std::get_if<Number>(&m_data); }
    /// Any number as one with a fraction; nothing if this is none.
    std::optional<double> real() const;
    const QString *asText() const { return std::get_if<QString>(&m_data); }
    /// What stands in a list or an object, all at once; nothing if this is none.
    std::optional<List> asList() const;
    std::optional<Members> asMembers() const;
    /// One after the other, without memory for all of them; none if this is no list, or no object.
    void eachItem(const std::function<void(const Json &item)> &each) const;
    void eachMember(const std::function<void(const QString &key, const Json &value)> &each) const;
    /// The member of that name; nothing where there is none or this is no object.
    std::optional<Json> find(QStringView name) const;
    /// An object of the members that are none of these; null if there are no others.
    Json without(std::initializer_list<QStringView> names) const;

    /// UTF-8 in one line without spaces.
    QByteArray compact() const;
    /// UTF-8 with two spaces a level and a newline at the end; a short list or object of plain values stays in one
    /// line. Where that would be more than `most` bytes it is `compact`, and a newline.
    QByteArray indented(qsizetype most = std::numeric_limits<qsizetype>::max()) const;

    /// The same values in the same order.
    friend bool operator==(const Json &a, const Json &b) { return a.compact() == b.compact(); }

private:
    friend class JsonWriter;

    /// A list or an object in a text that has been checked.
    struct Kept {
        QByteArray document;
        qsizetype begin = 0;
        qsizetype size = 0;
        QByteArrayView text() const { return QByteArrayView(document).sliced(begin, size); }
    };
    struct Object {
        Members members;
        List more; ///< one at most
    };

    bool isKept(char bracket) const
    {
        const auto *kept = std::get_if<Kept>(&m_data);
        return kept && kept->text().front() == bracket;
    }

    std::variant<std::monostate, bool, qint64, Number, QString, List, Object, Kept> m_data;
};

/// A text out of a file for a message: shortened and without line breaks, so that the message stays one readable line.
std::string quoted(const QString &text);

/// Limits of a file that comes from anywhere.
struct JsonLimits {
    qsizetype bytes = 16 * 1024 * 1024;
    int brackets = 64;       ///< nesting; the outermost bracket is 1
    int characters = 10'000; ///< of one text, keys included
};

/// Reads RFC 8259 JSON, in UTF-8 with or without a byte order mark, or says what is wrong first: ids `json.…` with
/// `line` and `column` from 1. Beyond the RFC, a key that stands twice in an object, half of a surrogate pair and
/// whatever exceeds the limits is refused.
std::variant<Json, engine::Message> parseJson(const QByteArray &bytes, const JsonLimits &limits = {});

} // namespace record
