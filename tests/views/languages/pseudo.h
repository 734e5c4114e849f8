// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

/// A language that nobody speaks: every text that goes through the translator is longer by about two fifths, stands in
/// brackets and has no plain letter. So what is cut off, and what never went through the translator, can be seen.
/// Placeholders, fields, marking, mnemonics, patterns of files and the names of keys stay as they are.
class PseudoTranslator : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *disambiguation, int n) const override;
};

/// A text in that language.
QString pseudo(const QString &text);

/// The code by which tests name it, beside `en`, `fr` and `de`.
inline QString pseudoCode() { return QStringLiteral("pseudo"); }

/// Makes the program speak that language: one of its own or the pseudo-language. All widgets have heard of it then.
void speak(const QString &code);
