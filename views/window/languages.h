// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace views {

/// The languages that the program speaks, as codes: `en`, `fr`, `de`.
QStringList languages();
/// The name of a language in itself: "Français".
QString languageName(const QString &code);
/// Makes the program speak that language, or the system's for an empty code (English where it does not speak that):
/// its own texts, those of Qt's dialogues, numbers. All widgets get QEvent::LanguageChange.
void setLanguage(const QString &code);

} // namespace views
