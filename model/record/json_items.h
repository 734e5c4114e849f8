// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include "model/record/json.h"

namespace record {

/// Goes through what stands in a list or an object, in a text that `parseJson` has found right.
class JsonItems {
public:
    explicit JsonItems(QByteArrayView bracket) : m_at(bracket.data() + 1), m_isObject(bracket.front() == '{') {}

    /// On to the next one, which is the first one at first; false after the last.
    bool next();
    /// The member's name with its quotes; empty in a list.
    QByteArrayView key() const { return m_key; }
    QByteArrayView value() const { return m_value; }

private:
    void skipBetween();
    QByteArrayView text();

    const char *m_at;
    bool m_isObject;
    QByteArrayView m_key;
    QByteArrayView m_value;
};

inline bool isBracket(QByteArrayView value) { return value.front() == '[' || value.front() == '{'; }

/// The value that stands there and is neither a list nor an object.
Json plainIn(QByteArrayView text);

} // namespace record
