// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

namespace views {

/// A text without accents and capitals, as it is searched, which knows where each of its characters comes from.
class FoldedText {
public:
    explicit FoldedText(const QString &text);

    /// Where a word begins that begins with `word` (folded), from there on; -1 for nowhere. Positions are those of the
    /// text as it was given.
    qsizetype find(const QString &word, qsizetype from = 0) const;
    /// Where what was found there ends.
    qsizetype endOf(const QString &word, qsizetype found) const;

    /// The words of a text, folded.
    static QStringList words(const QString &text);

private:
    QString m_text;
    std::vector<qsizetype> m_from; ///< for each folded character, and for the end
};

} // namespace views
