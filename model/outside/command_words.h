// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

namespace outside {

/// Looks at the characters of a command line one after the other, and knows which of them are quoted.
class Quoting {
public:
    /// Takes the next character; true if it is a part of the word, and not a mark of quoting.
    bool take(QChar c);
    /// True if the character taken last stands for what it means to a shell: a space or comma that separates.
    bool isPlain() const { return m_isPlain; }
    /// True if something is still quoted.
    bool isOpen() const { return m_isEscaped || !m_quote.isNull(); }

private:
    QChar m_quote;
    bool m_isEscaped = false;
    bool m_isPlain = false;
};

/// The words of a command line: `./other 'two words'` are `./other` and `two words`; nothing where something is still
/// quoted at its end. Single quotes, double quotes and backslashes work as in a shell; there are no variables, patterns
/// or pipes.
std::optional<std::vector<std::string>> commandWords(const QString &line);

/// A single word, such as a path, as it is written in a command line.
QString commandWord(const QString &word);

} // namespace outside
