// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace words {

/// The languages that the programs speak, as codes: `en`, `fr`, `de`.
QStringList languages();
/// The name of a language in itself: "Français".
QString languageName(const QString &code);
/// The first language that the programs speak of those that the system names (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`,
/// `LANG`), else English.
QString systemLanguage();
/// Makes the program speak that language, or the system's for any other code: its own texts, those of Qt, numbers and
/// dates. All widgets get QEvent::LanguageChange.
void setLanguage(const QString &code);
/// The language that it speaks since then: that of the default QLocale, or English where it does not speak that.
QString spokenLanguage();

} // namespace words
