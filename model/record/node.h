// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <map>
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
    /// The value of a member of this object whose key may be any text.
    Node valueOf(const std::pair<QString, Json> &member) const;

    const QString &text() const;
    std::string utf8() const { return text().toStdString(); }
    qint64 integer() const;
    /// An integer from `least` to `most`.
    int between(int least, int most) const;
    int upTo(int most) const { return between(0, most); }
    /// A number from 0 to 1.
    double share() const;
    bool boolean() const;
    Text words() const;

    /// A member whose keys are numbers of actions, 0 to `most`, each read by `readOne(node)`; empty if there is none.
    template <class T, class ReadOne>
    std::map<int, T> byPlace(const QString &key, std::size_t most, ReadOne readOne) const
    {
        std::map<int, T> all;
        if (const std::optional<Node> places = member(key)) {
            for (const auto &place : places->members()) {
                const Node one = places->valueOf(place);
                all.emplace(one.place(place.first, most), readOne(one));
            }
        }
        return all;
    }

    /// Throws this message, with `path` as its first field.
    [[noreturn]] void refuse(const char *id, engine::Value::Members fields = {}) const;

private:
    /// The number of actions that `name`, the key of this value, stands for.
    int place(const QString &name, std::size_t most) const;

    const Json &m_json;
    QString m_path;
};

} // namespace record
