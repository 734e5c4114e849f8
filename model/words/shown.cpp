// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/shown.h"

#include <algorithm>

#include <QList>
#include <QTextBoundaryFinder>

namespace words {

namespace {

constexpr QChar kFirstStrongIsolate(0x2068);
constexpr QChar kPopDirectionalIsolate(0x2069);

/// The characters of Unicode's property Bidi_Control.
bool isDirectionMark(QChar c)
{
    const char16_t code = c.unicode();
    return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E)
           || (code >= 0x2066 && code <= 0x2069);
}

bool endsLine(QChar c) { return c == u'\n' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator; }

bool hasRightToLeft(const QString &text)
{
    const QList<uint> characters = text.toUcs4();
    return std::any_of(characters.begin(), characters.end(), [](uint c) {
        const QChar::Direction direction = QChar::direction(c);
        return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
    });
}

QString cleaned(const QString &text, bool keepsLines)
{
    QString clean;
    clean.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (isDirectionMark(c) || (c == u'\r' && i + 1 < text.size() && text[i + 1] == u'\n'))
            continue;
        if (endsLine(c))
            clean += keepsLines ? u'\n' : u' ';
        else if (c == u'\t' && keepsLines)
            clean += c;
        else
            clean += c.category() == QChar::Other_Control ? QChar(u' ') : c;
    }
    return clean;
}

} // namespace

QString shownLine(const QString &text)
{
    const QString clean = cleaned(text, false);
    return hasRightToLeft(clean) ? kFirstStrongIsolate + clean + kPopDirectionalIsolate : clean;
}

QString shownName(const QString &name)
{
    constexpr qsizetype kEnd = 16;
    if (name.size() <= kLongestName)
        return shownLine(name);
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, name);
    const auto boundary = [&characters](qsizetype position, auto next) {
        characters.setPosition(position);
        return characters.isAtBoundary() ? position : (characters.*next)();
    };
    qsizetype beginning = boundary(kLongestName - kEnd, &QTextBoundaryFinder::toPreviousBoundary);
    if (beginning == 0) // a heap of accents on one letter
        beginning = kLongestName - kEnd;
    const qsizetype end = boundary(name.size() - kEnd, &QTextBoundaryFinder::toNextBoundary);
    return shownLine(name.first(beginning) + u'…' + name.mid(end));
}

QString shownLines(const QString &text) { return cleaned(text, true); }

QString withoutIsolates(QString text) { return text.remove(kFirstStrongIsolate).remove(kPopDirectionalIsolate); }

} // namespace words
