// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
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
    explicit Node(Json json, QString path = {}) : m_json(std::move(json)), m_path(std::move(path)) {}

    const Json &json() const { return m_json; }
    const QString &path() const { return m_path; }

    void requireObject() const;
    /// A member of this object.
    Node need(const QString &key) const;
    std::optional<Node> member(const QString &key) const;
    /// Calls `each(key, node)` for all members of this object.
    void eachMember(const std::function<void(const QString &key, const Node &value)> &each) const;
    /// An object of the members that are none of these; null if there are no others.
    Json otherThan(std::initializer_list<QStringView> known) const;
    /// How many items this list has, or members this object.
    qsizetype size() const;
    qsizetype memberCount() const;
    /// Calls `each(node)` for all items of this list.
    void eachItem(const std::function<void(const Node &item)> &each) const;

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
            places->eachMember(
                [&](const QString &name, const Node &one) { all.emplace(one.place(name, most), readOne(one)); });
        }
        return all;
    }

    /// Throws this message, with `path` as its first field.
    [[noreturn]] void refuse(const char *id, engine::Value::Members fields = {}) const;

private:
    void requireList() const;
    /// The number of actions that `name`, the key of this value, stands for.
    int place(const QString &name, std::size_t most) const;

    Json m_json;
    QString m_path;
};

} // namespace record
