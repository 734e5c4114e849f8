// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace record {

/// A text as a field of comma-separated values (RFC 4180), in UTF-8.
inline QByteArray csvField(const QString &text)
{
    return '"' + QString(text).replace(QLatin1Char('"'), QStringLiteral("\"\"")).toUtf8() + '"';
}

} // namespace record
