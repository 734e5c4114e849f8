// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

/// Says everything in capitals.
class Loud : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *text, const char *, int) const override
    {
        return QString::fromUtf8(text).toUpper().replace(QLatin1String("{N}"), QLatin1String("{n}"));
    }
};
