// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace views {

QStringList languages() { return {QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("de")}; }

QString languageName(const QString &code)
{
    if (code == QLatin1String("fr"))
        return QStringLiteral("Français");
    return code == QLatin1String("de") ? QStringLiteral("Deutsch") : QStringLiteral("English");
}

void setLanguage(const QString &code)
{
    static QTranslator own;
    static QTranslator qt;
    const QString system = QLocale::system().name().left(2);
    const QString wanted = code.isEmpty() ? system : code;
    const QString language = languages().contains(wanted) ? wanted : QStringLiteral("en");
    // The system's own way to write numbers is kept where it speaks the language.
    QLocale::setDefault(language == system ? QLocale::system() : QLocale(language));
    QCoreApplication::removeTranslator(&own);
    QCoreApplication::removeTranslator(&qt);
    if (qt.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    if (own.load(QStringLiteral(":/i18n/cartouche_") + language))
        QCoreApplication::installTranslator(&own);
}

} // namespace views
