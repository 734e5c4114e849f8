// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QString>

/// What the files of translations say: which words belong to which language.
class KnownWords {
public:
    /// Reads the program's own translations.
    KnownWords();

    /// True if these are words of another language and not of this one. Of texts with placeholders only those with
    /// enough words of their own are known.
    bool isForeign(const QString &text, const QString &language) const;

private:
    struct Pattern {
        QString longest; ///< a part without placeholders, to look for first
        QRegularExpression expression;
    };
    struct Known {
        QSet<QString> texts;
        QList<Pattern> patterns;
    };
    void add(const QString &language, const QString &text);
    bool isOf(const QString &language, const QString &text) const;

    QHash<QString, Known> m_known;
};
