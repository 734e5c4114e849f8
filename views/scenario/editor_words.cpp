// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_words.h"

#include <algorithm>

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include "model/record/text.h"
#include "model/words/languages.h"
#include "views/common/labels.h"
#include "views/handbook/help_request.h"
#include "views/scenario/editor_context.h"
#include "views/scenario/editor_controls.h"
#include "views/scenario/editor_text.h"
#include "views/scenario/lesson_words.h"

namespace views {

using record::Text;
using scenario::Scenario;

namespace {

/// The languages in the order of the box; the first is for all.
const QStringList &languages()
{
    static const QStringList all{QString(), QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("de")};
    return all;
}

QString wordsIn(const Text &text, const QString &language)
{
    if (language.isEmpty())
        return text.translations.empty() ? text.plain : text.in(words::spokenLanguage());
    for (const auto &[each, words] : text.translations) {
        if (each == language)
            return words;
    }
    return {};
}

} // namespace

Text changedText(const Text &old, const QString &language, const QString &text, const QString &own)
{
    if (language.isEmpty())
        return {text, {}};
    Text several = old;
    if (several.translations.empty() && !several.plain.isEmpty())
        several.translations = {{own, std::exchange(several.plain, {})}};
    if (several.translations.empty() && !text.isEmpty())
        return {{}, {{language, text}}};
    // One that is there has to be changed itself: `edited` would take its nearest neighbour.
    for (auto &[each, words] : several.translations) {
        if (each == language)
            return record::edited(several, language, text);
    }
    if (!text.isEmpty())
        several.translations.emplace_back(language, text);
    return several;
}

EditorWords::EditorWords(EditorContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_languageLabel(textLabel({}, FontRole::Second, this)),
      m_language(new QComboBox(this)), m_difficultyLabel(textLabel({}, FontRole::Second, this)),
      m_difficulty(new QComboBox(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    m_language->setObjectName(QStringLiteral("language"));
    m_difficulty->setObjectName(QStringLiteral("difficulty"));
    m_languageLabel->setBuddy(m_language);
    m_languageLabel->setWordWrap(true);
    m_difficultyLabel->setWordWrap(true);
    m_difficultyLabel->setBuddy(m_difficulty);
    layout->addWidget(m_languageLabel);
    layout->addWidget(m_language);
    addField("title", 1, [](Scenario &s) -> std::optional<Text> & { return s.title; });
    addField("text", 4, [](Scenario &s) -> std::optional<Text> & { return s.text; });
    addField("goal-text", 2, [](Scenario &s) -> std::optional<Text> & { return s.goal.text; });
    addField("hint", 2, [](Scenario &s) -> std::optional<Text> & { return s.hint; });
    addField("done", 2, [](Scenario &s) -> std::optional<Text> & { return s.done; });
    layout->addWidget(m_difficultyLabel);
    layout->addWidget(m_difficulty);
    layout->addStretch(1);
    for (QComboBox *combo : {m_language, m_difficulty}) {
        keepNarrow(combo);
        ignoreWheel(combo);
    }
    retranslate();
    chooseLanguage();
    connect(m_language, &QComboBox::currentIndexChanged, this, &EditorWords::refresh);
    connect(m_difficulty, &QComboBox::activated, this, &EditorWords::setDifficulty);
    offerHelp(this, "editor#words");
}

/// Words that are there in several languages are not to become one text by a slip: their own language is shown first.
void EditorWords::chooseLanguage()
{
    Scenario scenario = m_context.editor().scenario();
    const bool isTranslated = std::any_of(m_fields.begin(), m_fields.end(), [&](const Field &field) {
        return field.part(scenario) && !field.part(scenario)->translations.empty();
    });
    if (isTranslated)
        m_language->setCurrentIndex(std::max(1, static_cast<int>(languages().indexOf(words::spokenLanguage()))));
}

void EditorWords::addField(const char *name, int lines, Part part)
{
    auto *const edit = new EditorText(QLatin1String(name), lines, this);
    const Field field{edit, part};
    connect(edit, &EditorText::textChanged, this, [this, field](const QString &text) { change(field, text); });
    layout()->addWidget(edit);
    m_fields.push_back(field);
}

void EditorWords::retranslate()
{
    m_languageLabel->setText(tr("Language of the words below"));
    m_language->setAccessibleName(m_languageLabel->text());
    refillCombo(m_language,
                {tr("One text for all languages"), QStringLiteral("English"), QStringLiteral("Français"),
                 QStringLiteral("Deutsch")},
                std::max(0, m_language->currentIndex()));
    const QStringList titles{tr("Title"), tr("What the learner reads first"),
                             tr("The goal in your own words (else the program says it)"), tr("Hint"),
                             tr("What is said when it is solved")};
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i].edit->setTitle(titles[static_cast<qsizetype>(i)]);
    m_difficultyLabel->setText(tr("How hard it is"));
    m_difficulty->setAccessibleName(m_difficultyLabel->text());
    QStringList grades{tr("Not said")};
    for (int grade = 1; grade <= Scenario::kHardest; ++grade)
        grades << LessonWords::difficulty(grade);
    refillCombo(m_difficulty, grades, std::max(0, m_difficulty->currentIndex()));
}

QString EditorWords::language() const { return languages().value(m_language->currentIndex()); }

void EditorWords::refresh()
{
    Scenario scenario = m_context.editor().scenario();
    for (const Field &field : m_fields) {
        const Text text = field.part(scenario).value_or(Text());
        field.edit->setText(wordsIn(text, language()));
        // What is there in other words helps whoever translates it.
        field.edit->setHint(text.in(words::spokenLanguage()));
    }
    m_difficulty->setCurrentIndex(scenario.difficulty);
}

void EditorWords::commit()
{
    for (const Field &field : m_fields)
        field.edit->commit();
}

void EditorWords::change(const Field &field, const QString &text)
{
    Scenario next = m_context.editor().scenario();
    std::optional<Text> &part = field.part(next);
    part = changedText(part.value_or(Text()), language(), text, words::spokenLanguage());
    if (*part == Text())
        part.reset();
    m_context.editor().setScenario(next, {"words", {}});
}

void EditorWords::setDifficulty(int difficulty)
{
    Scenario next = m_context.editor().scenario();
    next.difficulty = difficulty;
    m_context.editor().setScenario(next, {"words", {}});
}

} // namespace views
