// SPDX-License-Identifier: GPL-3.0-or-later
#include "known_words.h"
#include "tests/data_file.h"

#include <QFile>
#include <QXmlStreamReader>

namespace {

constexpr int kFewestLetters = 8; ///< of a text with placeholders that tells its language

/// As it is seen: without mnemonics and marking.
QString seen(QString text)
{
    static const QRegularExpression marking(QStringLiteral("</?[a-zA-Z][^>]*>"));
    return text.remove(marking).remove(QLatin1Char('&')).simplified();
}

} // namespace

KnownWords::KnownWords()
{
    for (const QString &language : {QStringLiteral("fr"), QStringLiteral("de")}) {
        QFile file(tests::dataFile(QStringLiteral("../../translations/cartouche_%1.ts").arg(language)));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("There is no file of translations");
        QXmlStreamReader xml(&file);
        while (!xml.atEnd()) {
            if (!xml.readNextStartElement() && xml.tokenType() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("source"))
                add(QStringLiteral("en"), xml.readElementText());
            else if (xml.name() == QLatin1String("numerusform"))
                add(language, xml.readElementText());
            else if (xml.name() == QLatin1String("translation"))
                add(language, xml.readElementText(QXmlStreamReader::IncludeChildElements));
        }
    }
}

void KnownWords::add(const QString &language, const QString &text)
{
    static const QRegularExpression gap(QStringLiteral("%n|%L?\\d+|\\{[^}]*\\}"));
    const QString words = seen(text);
    Known &known = m_known[language];
    if (!words.contains(gap)) {
        known.texts.insert(words);
        return;
    }
    QString longest;
    QString expression;
    int letters = 0;
    for (const QString &part : words.split(gap)) {
        expression += (expression.isEmpty() ? QString() : QStringLiteral("(.+)")) + QRegularExpression::escape(part);
        letters += static_cast<int>(std::count_if(part.begin(), part.end(), [](QChar c) { return c.isLetter(); }));
        if (part.size() > longest.size())
            longest = part;
    }
    if (letters < kFewestLetters)
        return;
    known.patterns.append({longest, QRegularExpression(QRegularExpression::anchoredPattern(expression),
                                                       QRegularExpression::DotMatchesEverythingOption)});
}

bool KnownWords::isOf(const QString &language, const QString &text) const
{
    const Known &known = *m_known.find(language);
    return known.texts.contains(text)
           || std::any_of(known.patterns.begin(), known.patterns.end(), [&](const Pattern &pattern) {
                  return text.contains(pattern.longest) && pattern.expression.match(text).hasMatch();
              });
}

bool KnownWords::isForeign(const QString &text, const QString &language) const
{
    if (text.size() == 1) // a key
        return false;
    const QString words = seen(text);
    const QStringList languages = m_known.keys();
    const bool isAnothers = std::any_of(languages.begin(), languages.end(),
                                        [&](const QString &other) { return other != language && isOf(other, words); });
    return isAnothers && !isOf(language, words);
}
