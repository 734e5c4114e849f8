// SPDX-License-Identifier: GPL-3.0-or-later
#include "untranslated.h"

#include <algorithm>

#include <QDirIterator>
#include <QLocale>
#include <QRegularExpression>

#include "everything.h"
#include "model/scenario/scenario.h"
#include "tests/data_file.h"

namespace {

void addText(const record::Text &text, QStringList &texts)
{
    texts << text.plain;
    for (const auto &[language, words] : text.translations)
        texts << words;
}

void addTexts(const scenario::Scenario &scenario, QStringList &texts)
{
    for (const std::optional<record::Text> &text :
         {scenario.title, scenario.text, scenario.goal.text, scenario.hint, scenario.done})
        addText(text.value_or(record::Text()), texts);
    for (const auto &[action, text] : scenario.replies)
        addText(text, texts);
}

/// What authors wrote in scenarios, and the names that they gave to players, the longest first.
QStringList authorsTexts()
{
    QStringList texts;
    QStringList files{tests::dataFile(QStringLiteral("scenario-full.cartouche"))};
    for (QDirIterator it(QStringLiteral(":/lessons"), {QStringLiteral("*.cartouche")}, QDir::Files,
                         QDirIterator::Subdirectories);
         it.hasNext();)
        files << it.next();
    for (const QString &path : files) {
        auto loaded = record::load(path);
        const auto &record = std::get<record::Record>(loaded);
        addTexts(std::get<scenario::Scenario>(scenario::scenarioOf(record)), texts);
        for (const record::SeatEntry &seat : record.seats)
            addText(seat.name, texts);
    }
    texts.removeAll(QString());
    texts.removeDuplicates();
    std::sort(texts.begin(), texts.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
    return texts;
}

/// Words that the locale brings: of dates, and what joins a list.
QStringList localeWords()
{
    const QLocale locale;
    QStringList words{locale.createSeparatedList({QString(), QString()}).trimmed(), locale.amText(), locale.pmText()};
    for (int day = 1; day <= 7; ++day)
        words << locale.dayName(day);
    for (int month = 1; month <= 12; ++month)
        words << locale.monthName(month);
    return words;
}

} // namespace

QString untranslated(const QString &text)
{
    static const QStringList authors = authorsTexts() + freeTexts() + localeWords();
    static const QRegularExpression notation(QStringLiteral("\\((red|blue) \\w+ \\w+\\)")); // as files have actions
    static const QRegularExpression noWords(QStringLiteral(
        "\\b(Cartouche|cartouche|English|Français|Deutsch|Ctrl|Shift|Alt|Return|Enter|Esc|Space|Home|End|Del|PgUp|"
        "PgDown|Pause|Left|Right|Up|Down|Backspace|Tab|GNU|PNG|SVG|PDF|GIF|HTML|II|III|IV)\\b|\\bF\\d+|\\*\\.[a-z]+"
        "|[\\w-]*\\.(cartouche|journal)|\\b[A-Z]-\\d-\\d|\\b\\d+[a-z]\\b|/\\S+"));
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    QString left = text;
    left.remove(notation);
    for (const QString &own : authors)
        left.remove(own);
    left.remove(noWords);
    QStringList words;
    for (auto it = word.globalMatch(left); it.hasNext();)
        words << it.next().captured();
    return words.join(QLatin1Char(' '));
}
