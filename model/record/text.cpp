// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/text.h"

#include <algorithm>

namespace record {

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
