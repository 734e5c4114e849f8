// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/handbook/folding.h"

#include <algorithm>

namespace views {

namespace {

/// A character without accents and capitals; several for one that is written so: `ss` for `ß`, `oe` for `œ`.
QString folded(QChar character)
{
    QString letters;
    const QString parts = QString(character).normalized(QString::NormalizationForm_KD).toCaseFolded();
    for (const QChar part : parts) {
        if (!part.isMark())
            letters += part;
    }
    letters.replace(QChar(0x153), QLatin1String("oe")).replace(QChar(0xE6), QLatin1String("ae"));
    return letters.replace(QChar(0xDF), QLatin1String("ss"));
}

} // namespace

FoldedText::FoldedText(const QString &text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        m_text += folded(text[i]);
        m_from.resize(static_cast<std::size_t>(m_text.size()), i);
    }
    m_from.push_back(text.size());
}

qsizetype FoldedText::find(const QString &word, qsizetype from) const
{
    const auto begin = std::lower_bound(m_from.begin(), m_from.end(), from) - m_from.begin();
    for (qsizetype at = m_text.indexOf(word, begin); at >= 0; at = m_text.indexOf(word, at + 1)) {
        if (at == 0 || !m_text[at - 1].isLetterOrNumber())
            return m_from[at];
    }
    return -1;
}

qsizetype FoldedText::endOf(const QString &word, qsizetype found) const
{
    const auto begin = std::lower_bound(m_from.begin(), m_from.end(), found) - m_from.begin();
    return m_from[begin + word.size()];
}

QStringList FoldedText::words(const QString &text)
{
    QStringList words;
    bool inWord = false;
    const QString all = FoldedText(text).m_text;
    for (const QChar letter : all) {
        if (letter.isLetterOrNumber()) {
            if (!inWord)
                words << QString();
            words.back() += letter;
        }
        inWord = letter.isLetterOrNumber();
    }
    return words;
}

} // namespace views
