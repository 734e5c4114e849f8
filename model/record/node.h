// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <optional>

#include "model/record/record.h"

namespace record {

/// Thrown inside `read` at the first thing that is wrong, and caught there: the readers of a file's parts lie so
/// deep in each other that handing errors up by hand would be most of their code.
struct Refused {
    Error error;
};

/// A value of the file and where it stands (`seats[1].name`), for reading it with checks. Every function that asks
/// for something that is not there throws `Refused`.
class Node {
public:
    explicit Node(const Json &json, QString path = {}) : m_json(json), m_path(std::move(path)) {}

    const Json &json() const { return m_json; }
    const QString &path() const { return m_path; }

    /// A member of this object.
    Node need(const QString &key) const;
    std::optional<Node> member(const QString &key) const;
    const Json::Members &members() const;
    /// The members that are none of these.
    Json::Members otherThan(std::initializer_list<QStringView> known) const;
    /// The items of this list.
    qsizetype size() const;
    Node item(qsizetype index) const;

    const QString &text() const;
    std::string utf8() const { return text().toStdString(); }
    qint64 integer() const;
    Text words() const;

    /// Throws this message, with `path` as its first field.
    [[noreturn]] void refuse(const char *id, engine::Value::Members fields = {}) const;

private:
    const Json &m_json;
    QString m_path;
};

} // namespace record
