// SPDX-License-Identifier: GPL-3.0-or-later
#include "pseudo.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "model/words/languages.h"

namespace {

/// Another letter for each from a to z, and from A to Z.
const QString kSmall = QStringLiteral("áƀçđéƒğĥîĵķļɱñöþɋŕšţüṽŵẋýž");
const QString kLarge = QStringLiteral("ÀƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ");

bool isVowel(QChar letter) { return QStringLiteral("aeiouyAEIOUY").contains(letter); }

/// Words without anything that has to stay.
QString accented(QStringView words)
{
    QString out;
    for (const QChar letter : words) {
        const bool isSmall = letter >= u'a' && letter <= u'z';
        const bool isLarge = letter >= u'A' && letter <= u'Z';
        if (!isSmall && !isLarge) {
            out += letter;
            continue;
        }
        out += isSmall ? kSmall[letter.unicode() - u'a'] : kLarge[letter.unicode() - u'A'];
        if (isVowel(letter))
            out += kSmall[letter.toLower().unicode() - u'a'];
    }
    return out;
}

} // namespace

QString pseudo(const QString &text)
{
    static const QRegularExpression kept(
        QStringLiteral("%n|%L?\\d+|\\{[^}]*\\}|</?[a-zA-Z][^>]*>|\\([*][^)]*\\)|\\*\\.\\w+|&[a-z]+;"));
    const QStringList filters = text.split(QStringLiteral(";;"));
    if (filters.size() > 1) {
        QStringList each;
        for (const QString &filter : filters)
            each << pseudo(filter);
        return each.join(QStringLiteral(";;"));
    }
    QString out;
    qsizetype done = 0;
    for (auto it = kept.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        out += accented(QStringView(text).mid(done, match.capturedStart() - done)) + match.captured();
        done = match.capturedEnd();
    }
    out += accented(QStringView(text).mid(done));
    if (out == text) // what has no words, as "%1: %2", is the same in every language
        return text;
    // A filter of files ends with its patterns.
    const qsizetype patterns = out.endsWith(QLatin1Char(')')) ? out.indexOf(QLatin1String(" (*")) : -1;
    return QStringLiteral("[%1]%2").arg(out.left(patterns), patterns < 0 ? QString() : out.mid(patterns));
}

QString PseudoTranslator::translate(const char *context, const char *source, const char *, int) const
{
    // Keys are called as on the keyboard; other names in Qt's own context are no words either.
    const QLatin1String of(context);
    return of == QLatin1String("QShortcut") || of == QLatin1String("QApplication") ? QString()
                                                                                   : pseudo(QString::fromUtf8(source));
}

void speak(const QString &code)
{
    static PseudoTranslator translator;
    QCoreApplication::removeTranslator(&translator);
    words::setLanguage(code == pseudoCode() ? QStringLiteral("en") : code);
    if (code == pseudoCode())
        QCoreApplication::installTranslator(&translator);
    QCoreApplication::sendPostedEvents();
}
