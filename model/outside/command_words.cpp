// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/outside/command_words.h"

#include <utility>

namespace outside {

bool Quoting::take(QChar c)
{
    const bool wasEscaped = std::exchange(m_isEscaped, false);
    m_isPlain = false;
    if (wasEscaped)
        return true;
    if (c == QLatin1Char('\\') && m_quote != QLatin1Char('\'')) {
        m_isEscaped = true;
        return false;
    }
    const bool isQuote = c == QLatin1Char('"') || c == QLatin1Char('\'');
    if (isQuote && (m_quote.isNull() || m_quote == c)) {
        m_quote = m_quote.isNull() ? c : QChar();
        return false;
    }
    m_isPlain = m_quote.isNull();
    return true;
}

std::optional<std::vector<std::string>> commandWords(const QString &line)
{
    std::vector<std::string> words;
    QString word;
    bool isWord = false;
    const auto end = [&] {
        if (std::exchange(isWord, false))
            words.push_back(std::exchange(word, QString()).toStdString());
    };
    Quoting quoting;
    for (const QChar c : line) {
        const bool isPart = quoting.take(c);
        if (quoting.isPlain() && c == QLatin1Char(' ')) {
            end();
            continue;
        }
        isWord = true;
        if (isPart)
            word += c;
    }
    end();
    return quoting.isOpen() ? std::nullopt : std::optional(std::move(words));
}

QString commandWord(const QString &word)
{
    if (commandWords(word) == std::vector<std::string>{word.toStdString()})
        return word;
    return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QLatin1String("'\\''")) + QLatin1Char('\'');
}

} // namespace outside
