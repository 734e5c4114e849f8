// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_words.h"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QFocusEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextCursor>
#include <QtMath>

#include "model/record/record.h"
#include "model/record/text.h"
#include "model/words/languages.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/handbook/help_request.h"
#include "views/scenario/editor_context.h"
#include "views/scenario/editor_goal.h"
#include "views/scenario/lesson_words.h"

namespace views {

using record::Text;
using scenario::Scenario;

namespace {

constexpr int kMostFieldLines = 8;   ///< of a field; longer texts are scrolled
constexpr int kTypingPauseMs = 2000; ///< what was typed is part of the scenario after so long

/// The names of the languages in which there is such a text; none of one that is for all.
QStringList languagesOf(const Text &text)
{
    QStringList names;
    for (const QString &language : text.translations.empty() ? QStringList() : EditorWords::languages().mid(1)) {
        if (!EditorWords::wordsIn(text, language).isEmpty())
            names << words::languageName(language);
    }
    return names;
}

/// A title with the languages in which its text is there.
QString titled(const QString &title, const Text &text)
{
    const QStringList filled = languagesOf(text);
    return filled.isEmpty() ? title : EditorWords::tr("%1 – %2").arg(title, filled.join(QStringLiteral(", ")));
}

Text replyTo(const QString &action, const Scenario &scenario)
{
    for (const auto &[text, words] : scenario.replies) {
        if (text == action)
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

EditorText::EditorText(const char *name, int lines, QWidget *parent)
    : QWidget(parent), m_lines(lines), m_edit(makeNamed<QPlainTextEdit>(name, this)), m_title(captionFor(m_edit))
{
    m_edit->setFont(fontFor(FontRole::Second));
    m_edit->setTabChangesFocus(true);
    setFocusProxy(m_edit);
    connect(m_edit->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &EditorText::fit);
    fit();
    m_edit->installEventFilter(this);
    makeColumn(this, {}, 2, {m_title, m_edit});
    m_pause.setSingleShot(true);
    m_pause.setInterval(kTypingPauseMs);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &EditorText::limit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_pause.isActive()) // who types on and on is not to lose it all
            m_pause.start();
    });
    connect(&m_pause, &QTimer::timeout, this, &EditorText::commit);
}

/// As high as its text, within reason.
void EditorText::fit()
{
    const int lines = std::clamp(qCeil(m_edit->document()->size().height()), m_lines, kMostFieldLines);
    const int frame = 2 * m_edit->frameWidth() + qCeil(2 * m_edit->document()->documentMargin()) + 8;
    m_edit->setFixedHeight(lines * QFontMetrics(m_edit->font()).lineSpacing() + frame);
}

void EditorText::setTitle(const QString &title)
{
    if (m_title->text() != title)
        setCaption(m_title, title);
}

void EditorText::setHint(const QString &hint) { m_edit->setPlaceholderText(hint); }

void EditorText::setText(const QString &text)
{
    if (text == m_shown)
        return;
    m_shown = text;
    if (typed().trimmed() != text)
        m_edit->setPlainText(text);
}

/// The words in the field. Its plain text would turn hard spaces into others.
QString EditorText::typed() const
{
    return m_edit->document()->toRawText().replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
}

void EditorText::commit()
{
    const QString text = typed().trimmed();
    m_pause.stop();
    if (text == m_shown.trimmed())
        return;
    m_edit->document()->clearUndoRedoStacks(); // from here on the document undoes it, as a whole
    m_shown = text;                            // before it is told: who hears it shows the text again
    emit textChanged(text);
}

bool EditorText::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::FontChange)
        fit();
    if (watched == m_edit && event->type() == QEvent::FocusOut
        && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
        commit();
    return QWidget::eventFilter(watched, event);
}

/// Takes back what makes the text longer than a file takes.
void EditorText::limit()
{
    const qsizetype excess = typed().size() - record::kMostCharacters;
    if (excess <= 0)
        return;
    QTextCursor cursor = m_edit->textCursor();
    cursor.setPosition(std::max(0, cursor.position() - static_cast<int>(excess)), QTextCursor::KeepAnchor);
    const QSignalBlocker blocker(m_edit);
    cursor.removeSelectedText();
}

// ---- the form

const QStringList &EditorWords::languages()
{
    static const QStringList all{QString(), QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("de")};
    return all;
}

QString EditorWords::languageCaption() { return tr("Language of the words below"); }

QStringList EditorWords::languageNames()
{
    return {tr("One text for all languages"), QStringLiteral("English"), QStringLiteral("Français"),
            QStringLiteral("Deutsch")};
}

QString EditorWords::wordsIn(const Text &text, const QString &language)
{
    if (language.isEmpty())
        return text.translations.empty() ? text.plain : text.in(words::spokenLanguage());
    for (const auto &[each, words] : text.translations) {
        if (each == language)
            return words;
    }
    return {};
}

EditorWords::EditorWords(EditorContext &context, EditorAnswer &answer, QWidget *parent)
    : QWidget(parent), m_context(context), m_answer(answer), m_scenario(context.editor().scenario()),
      m_language(narrowCombo("language", this)), m_languageLabel(captionFor(m_language)),
      m_replyForm(new QWidget(this)), m_addReply(smallButton("add-reply", this)),
      m_difficulty(narrowCombo("difficulty", this)), m_difficultyLabel(captionFor(m_difficulty))
{
    auto *layout = makeColumn(this, {12, 12, 12, 12}, 8, {m_languageLabel, m_language});
    addField("title", 1, [](Scenario &s) -> std::optional<Text> & { return s.title; });
    addField("text", 4, [](Scenario &s) -> std::optional<Text> & { return s.text; });
    addField("goal-text", 2, [](Scenario &s) -> std::optional<Text> & { return s.goal.text; });
    addField("hint", 2, [](Scenario &s) -> std::optional<Text> & { return s.hint; });
    addField("done", 2, [](Scenario &s) -> std::optional<Text> & { return s.done; });
    makeColumn(m_replyForm, {}, 8);
    layout->addWidget(m_replyForm);
    layout->addWidget(m_addReply);
    layout->addWidget(m_difficultyLabel);
    layout->addWidget(m_difficulty);
    layout->addStretch(1);
    retranslate();
    chooseLanguage();
    connect(m_language, &QComboBox::currentIndexChanged, this, &EditorWords::showTexts);
    connect(m_difficulty, &QComboBox::activated, this, [this](int difficulty) {
        m_context.changeScenario("words", [difficulty](Scenario &next) { next.difficulty = difficulty; });
    });
    onFocusIn(m_addReply, [this] { m_context.endGesture(); });
    connect(m_addReply, &QPushButton::clicked, this, [this] {
        if (m_answer.isRecording())
            m_answer.stop();
        else
            m_answer.beginWrong();
    });
    connect(&m_answer, &EditorAnswer::changed, this, &EditorWords::showReplies);
    connect(&m_answer, &EditorAnswer::wrongChosen, this, &EditorWords::askReply);
    connect(&m_context.editor(), &editor::Editor::changed, this, &EditorWords::showReplyState);
    offerHelp(this, "editor#words");
}

/// Words that are there in several languages are not to become one text by a slip: their own language is shown first.
void EditorWords::chooseLanguage()
{
    const bool isTranslated = std::any_of(m_fields.begin(), m_fields.end(), [this](const Field &field) {
        return field.part(m_scenario) && !field.part(m_scenario)->translations.empty();
    });
    const bool isReplyTranslated = std::any_of(m_scenario.replies.begin(), m_scenario.replies.end(),
                                               [](const auto &reply) { return !reply.second.translations.empty(); });
    if (isTranslated || isReplyTranslated)
        m_language->setCurrentIndex(std::max(1, static_cast<int>(languages().indexOf(words::spokenLanguage()))));
}

void EditorWords::addField(const char *name, int lines, Part part)
{
    auto *const edit = new EditorText(name, lines, this);
    const Field field{edit, part};
    connect(edit, &EditorText::textChanged, this, [this, field](const QString &text) { change(field, text); });
    layout()->addWidget(edit);
    m_fields.push_back(field);
}

void EditorWords::retranslate()
{
    setCaption(m_languageLabel, languageCaption());
    retranslateCombo(m_language, languageNames());
    showTitles();
    showReplies();
    setCaption(m_difficultyLabel, tr("How hard it is"));
    QStringList grades{tr("Not said")};
    for (int grade = 1; grade <= Scenario::kHardest; ++grade)
        grades << LessonWords::difficulty(grade);
    retranslateCombo(m_difficulty, grades);
}

/// Each with the languages in which the text is there.
void EditorWords::showTitles()
{
    const QStringList titles{tr("Title"), tr("What the learner reads first"),
                             tr("The goal in your own words (else the program says it)"), tr("Hint"),
                             tr("What is said when it is solved")};
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const Text text = m_fields[i].part(m_scenario).value_or(Text());
        m_fields[i].edit->setTitle(titled(titles[static_cast<qsizetype>(i)], text));
    }
}

// ---- what is said to wrong actions

/// A field for each action to which something is said, and for the one that was just chosen.
void EditorWords::showReplies()
{
    QStringList actions;
    for (const auto &[action, words] : m_scenario.replies)
        actions << action;
    if (!m_asked.isEmpty() && !actions.contains(m_asked))
        actions << m_asked;
    const bool isSame = std::equal(actions.begin(), actions.end(), m_replies.begin(), m_replies.end(),
                                   [](const QString &action, const Reply &one) { return action == one.action; });
    if (!isSame)
        makeReplies(actions);
    for (const Reply &one : m_replies) {
        const Text text = replyTo(one.action, m_scenario);
        one.edit->setText(wordsIn(text, language()));
        one.edit->setHint(text.in(words::spokenLanguage()));
    }
    showReplyState();
}

/// What depends on the position too, which may change without the words.
void EditorWords::showReplyState()
{
    for (const Reply &one : m_replies) {
        const QString title = tr("What is said to: %1", "an action").arg(m_answer.words(one.action));
        one.edit->setTitle(titled(title, replyTo(one.action, m_scenario)));
    }
    m_addReply->setText(m_answer.isChoosingWrong() ? tr("Stop") : tr("Say something to a wrong action…"));
    const std::optional<engine::Position> &position = m_context.editor().position();
    m_addReply->setEnabled(position && !position->isOver() && (m_answer.isChoosingWrong() || !m_answer.isRecording()));
}

void EditorWords::makeReplies(const QStringList &actions)
{
    makeAnew(m_replyForm, m_replyPart, [&] {
        m_replies.clear();
        QVBoxLayout *const column = makeColumn(m_replyPart, {}, 8);
        for (const QString &action : actions) {
            const QByteArray name = "reply-" + QByteArray::number(static_cast<int>(m_replies.size()));
            auto *const edit = new EditorText(name.constData(), 2, m_replyPart);
            connect(edit, &EditorText::textChanged, this, [this, action](const QString &text) { reply(action, text); });
            column->addWidget(edit);
            m_replies.push_back({action, edit});
        }
    });
}

void EditorWords::askReply(const QString &action)
{
    m_asked = action;
    showReplies();
    const auto asked =
        std::find_if(m_replies.begin(), m_replies.end(), [&action](const Reply &one) { return one.action == action; });
    asked->edit->setFocus();
}

/// Without words there is no reply.
void EditorWords::reply(const QString &action, const QString &text)
{
    if (m_asked == action) // from here on its field is there because of its words alone
        m_asked.clear();
    m_context.changeScenario("words", [&](Scenario &next) {
        const Text said = changedText(replyTo(action, next), language(), text, words::spokenLanguage());
        const auto own = std::find_if(next.replies.begin(), next.replies.end(),
                                      [&action](const auto &one) { return one.first == action; });
        if (own == next.replies.end())
            next.replies.emplace_back(action, said);
        else if (said == Text())
            next.replies.erase(own);
        else
            own->second = said;
    });
}

QString EditorWords::language() const { return languages().value(m_language->currentIndex()); }

void EditorWords::show(const Scenario &scenario)
{
    m_scenario = scenario;
    showTexts();
}

void EditorWords::showTexts()
{
    for (const Field &field : m_fields) {
        const Text text = field.part(m_scenario).value_or(Text());
        field.edit->setText(wordsIn(text, language()));
        // What is there in other words helps whoever translates it.
        field.edit->setHint(text.in(words::spokenLanguage()));
    }
    showTitles();
    showReplies();
    m_difficulty->setCurrentIndex(m_scenario.difficulty);
}

void EditorWords::commit()
{
    for (const Field &field : m_fields)
        field.edit->commit();
    const std::vector<Reply> replies = m_replies; // one that is emptied goes
    for (const Reply &one : replies)
        one.edit->commit();
}

void EditorWords::change(const Field &field, const QString &text)
{
    m_context.changeScenario("words", [&](Scenario &next) {
        std::optional<Text> &part = field.part(next);
        part = changedText(part.value_or(Text()), language(), text, words::spokenLanguage());
        if (*part == Text())
            part.reset();
    });
}

} // namespace views
