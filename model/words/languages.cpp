// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/languages.h"

#include <memory>
#include <vector>

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace words {

namespace {

/// Where the locale of messages is that of the C language the list in LANGUAGE does not count; Qt reads it all the
/// same.
bool isWithoutLanguage()
{
    for (const char *variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const QByteArray locale = qgetenv(variable);
        if (!locale.isEmpty())
            return locale == "C" || locale == "POSIX";
    }
    return false;
}

/// How numbers and dates are written: as in the system's country where that speaks the language. Only its name is
/// taken, for the system may write dates or lists in yet another language.
QLocale localeFor(const QString &language)
{
    const QLocale system(QLocale::system().name());
    return system.name().section(QLatin1Char('_'), 0, 0) == language ? system : QLocale(language);
}

} // namespace

QStringList languages() { return {QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("de")}; }

QString languageName(const QString &code)
{
    if (code == QLatin1String("fr"))
        return QStringLiteral("Français");
    return code == QLatin1String("de") ? QStringLiteral("Deutsch") : QStringLiteral("English");
}

QString systemLanguage()
{
    const QStringList wanted = isWithoutLanguage() ? QStringList() : QLocale::system().uiLanguages();
    for (const QString &name : wanted) {
        QString language = name.section(QLatin1Char('-'), 0, 0);
        if (languages().contains(language))
            return language;
    }
    return QStringLiteral("en");
}

void setLanguage(const QString &code)
{
    static std::vector<std::unique_ptr<QTranslator>> installed;
    const QString language = languages().contains(code) ? code : systemLanguage();
    QLocale::setDefault(localeFor(language));
    installed.clear(); // which removes them
    const auto install = [](const QString &name, const QString &folder) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(name, folder) && QCoreApplication::installTranslator(translator.get()))
            installed.push_back(std::move(translator));
    };
    install(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // Whatever brings games brings their words, too.
    const QString folder = QStringLiteral(":/i18n");
    for (const QString &file : QDir(folder).entryList({QStringLiteral("*_%1.qm").arg(language)}))
        install(file, folder);
}

QString spokenLanguage()
{
    const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    return languages().contains(language) ? language : QStringLiteral("en");
}

} // namespace words
