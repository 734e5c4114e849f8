// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/sentence.h"

#include "model/words/words.h"

namespace words {

namespace {

/// Long fields that the program itself has written.
bool isOurs(std::string_view field) { return field == "usage" || field == "position"; }

} // namespace

QString oneLine(QString text)
{
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = QLatin1Char(' ');
    }
    return text;
}

QString sentenceOf(const engine::Message &message, const engine::Game *game)
{
    const Words words = game ? Words(*game) : Words();
    engine::Message shown{message.id, {}};
    for (const auto &[name, value] : message.fields)
        shown.fields.emplace_back(name, isOurs(name) ? value : engine::shortened(value));
    return words.say(shown);
}

} // namespace words
