// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/json_items.h"

namespace record {

bool JsonItems::next()
{
    skipBetween();
    if (*m_at == ']' || *m_at == '}')
        return false;
    if (m_isObject) {
        m_key = text();
        skipBetween();
    }
    const char *const begin = m_at;
    int depth = 0;
    do {
        switch (*m_at) {
        case '"': text(); continue;
        case '[':
        case '{': ++depth; break;
        case ']':
        case '}': --depth; break;
        default: break;
        }
        ++m_at;
    } while (depth > 0);
    // All plain values but texts end where something else begins.
    while (*begin != '"' && !isBracket(QByteArrayView(begin, 1)) && !QByteArrayView(" \t\r\n,]}").contains(*m_at))
        ++m_at;
    m_value = QByteArrayView(begin, m_at - begin);
    return true;
}

/// Blanks, the comma before an item and the colon behind a name.
void JsonItems::skipBetween()
{
    while (*m_at == ',' || *m_at == ' ' || *m_at == '\n' || *m_at == ':' || *m_at == '\r' || *m_at == '\t')
        ++m_at;
}

QByteArrayView JsonItems::text()
{
    const char *const begin = m_at++;
    while (*m_at != '"')
        m_at += *m_at == '\\' ? 2 : 1;
    ++m_at;
    return {begin, m_at - begin};
}

} // namespace record
