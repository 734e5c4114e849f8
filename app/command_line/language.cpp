// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/language.h"

#include "app/command_line/arguments.h"
#include "model/words/languages.h"

namespace cli {

namespace {

std::optional<QString> valueOfLang(const QStringList &words)
{
    const QString prefix = QStringLiteral("--lang=");
    std::optional<QString> value;
    for (qsizetype at = 0; at < words.size() && words[at] != QLatin1String("--"); ++at) {
        if (words[at].startsWith(prefix))
            value = words[at].mid(prefix.size());
        else if (words[at] == QLatin1String("--lang") && at + 1 < words.size())
            value = words[++at];
    }
    return value;
}

} // namespace

std::optional<QString> askedLanguage(const QStringList &words)
{
    std::optional<QString> language = valueOfLang(words);
    if (language && !words::languages().contains(*language))
        throw wrongUsage("cli.bad-language", {{"text", language->toStdString()}});
    return language;
}

} // namespace cli
