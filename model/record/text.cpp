// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/text.h"

#include <algorithm>

#include "model/words/languages.h"
#include "model/words/shown.h"

namespace record {

namespace {

/// Characters as a file counts them: those outside of the basic plane are one.
int charactersOf(const QString &text)
{
    return static_cast<int>(text.size()
                            - std::count_if(text.begin(), text.end(), [](QChar c) { return c.isHighSurrogate(); }));
}

} // namespace

QString shown(const Text &text) { return words::shownLines(text.in(words::spokenLanguage())); }

bool fits(const Text &text)
{
    const auto isShort = [](const auto &entry) { return charactersOf(entry.second) <= kMostCharacters; };
    return charactersOf(text.plain) <= kMostCharacters
           && std::all_of(text.translations.begin(), text.translations.end(), isShort);
}

Text combined(const Text &first, const Text &second,
              const std::function<QString(const QString &, const QString &)> &both)
{
    Text all;
    for (const Text *text : {&first, &second}) {
        for (const auto &[language, words] : text->translations) {
            const auto isThere = [&name = language](const auto &entry) { return entry.first == name; };
            if (std::none_of(all.translations.begin(), all.translations.end(), isThere))
                all.translations.emplace_back(language, both(first.in(language), second.in(language)));
        }
    }
    if (all.translations.empty())
        all.plain = both(first.plain, second.plain);
    return all;
}

Text edited(const Text &old, const QString &language, const QString &text)
{
    if (old.translations.empty())
        return {text, {}};
    Text changed = old;
    auto &all = changed.translations;
    const auto find = [&all](const QString &wanted) {
        return std::find_if(all.begin(), all.end(), [&wanted](const auto &entry) { return entry.first == wanted; });
    };
    auto own = find(language);
    if (!text.isEmpty() && own == all.end())
        all.emplace_back(language, text);
    else if (!text.isEmpty())
        own->second = text;
    else {
        // Without words of its own the reader saw those that `Text::in` takes instead.
        if (own == all.end())
            own = find(QStringLiteral("en"));
        all.erase(own == all.end() ? all.begin() : own);
    }
    return changed;
}

} // namespace record
