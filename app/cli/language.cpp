// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/language.h"

#include <algorithm>
#include <array>
#include <optional>

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include "app/cli/arguments.h"

namespace cli {

namespace {

constexpr std::array kLanguages{"en", "fr", "de"};

bool isKnown(const QString &language)
{
    return std::any_of(kLanguages.begin(), kLanguages.end(),
                       [&](const char *known) { return language == QLatin1String(known); });
}

QString languageOfLocale()
{
    for (const QString &name : QLocale::system().uiLanguages()) {
        const QString language = name.section(QLatin1Char('-'), 0, 0);
        if (isKnown(language))
            return language;
    }
    return QStringLiteral("en");
}

/// The value of `--lang`, or nothing; a missing value is left to those who read the whole line.
std::optional<QString> asked(const QStringList &words)
{
    const QString prefix = QStringLiteral("--lang=");
    for (qsizetype at = 0; at < words.size() && words[at] != QLatin1String("--"); ++at) {
        if (words[at].startsWith(prefix))
            return words[at].mid(prefix.size());
        if (words[at] == QLatin1String("--lang") && at + 1 < words.size())
            return words[at + 1];
    }
    return std::nullopt;
}

void install(const QString &language)
{
    QLocale::setDefault(QLocale(language));
    static QTranslator translator;
    if (translator.load(QStringLiteral(":/i18n/cartouche_") + language))
        QCoreApplication::installTranslator(&translator);
}

} // namespace

void setLanguage(const QStringList &words)
{
    const std::optional<QString> language = asked(words);
    const bool known = language && isKnown(*language);
    install(known ? *language : languageOfLocale());
    if (language && !known)
        throw wrongUsage("cli.bad-language", {{"text", language->toStdString()}});
}

} // namespace cli
