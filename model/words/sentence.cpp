// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/sentence.h"

#include "model/words/words.h"

namespace words {

namespace {

/// Long fields that the program itself has written.
bool isOurs(std::string_view field) { return field == "usage" || field == "position"; }

Words wordsOf(const engine::Game *game) { return game ? Words(*game) : Words(); }

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
    const Words words = wordsOf(game);
    engine::Message shown{message.id, {}};
    for (const auto &[name, value] : message.fields)
        shown.fields.emplace_back(name, isOurs(name) ? value : engine::shortened(value));
    return words.say(shown);
}

QString briefSentenceOf(const engine::Message &message, const engine::Game *game)
{
    QString sentence = wordsOf(game).sayBriefly(engine::shortened(message)) + QLatin1Char('.');
    sentence[0] = sentence[0].toUpper();
    return sentence;
}

} // namespace words
