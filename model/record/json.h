// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <QByteArray>
#include <QString>

#include "model/engine/core/value.h"

namespace record {

/// A JSON value that is written again as it was read: members keep their order, and a number that is no plain
/// 64-bit integer keeps its digits. (QJsonObject sorts its keys, rounds large integers and lets the last of two
/// equal keys win; a saved game keeps what other programs wrote into it.)
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
    Json(Members members) : m_data(std::move(members)) {}
    /// The same tree as the engine gives it.
    static Json of(const engine::Value &value);
    /// ASCII or UTF-8 text of the engine.
    static Json text(std::string_view utf8);

    bool isNull() const { return std::holds_alternative<std::monostate>(m_data); }
    const bool *asBool() const { return std::get_if<bool>(&m_data); }
    const qint64 *asInteger() const { return std::get_if<qint64>(&m_data); }
    const Number *asNumber() const { return std::get_if<Number>(&m_data); }
    /// Any number as one with a fraction; nothing if this is none.
    std::optional<double> real() const;
    const QString *asText() const { return std::get_if<QString>(&m_data); }
    const List *asList() const { return std::get_if<List>(&m_data); }
    const Members *asMembers() const { return std::get_if<Members>(&m_data); }
    /// The member of that name, or null where there is none or this is no object.
    const Json *find(QStringView name) const;

    /// UTF-8 in one line without spaces.
    QByteArray compact() const;
    /// UTF-8 with two spaces a level and a newline at the end; a short list or object of plain values stays in one
    /// line.
    QByteArray indented() const;

    friend bool operator==(const Json &, const Json &) = default;

private:
    std::variant<std::monostate, bool, qint64, Number, QString, List, Members> m_data;
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
