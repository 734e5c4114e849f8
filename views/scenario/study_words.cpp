// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/study_words.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>

#include "model/words/languages.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/plain_text.h"
#include "views/scenario/editor_words.h"

namespace views {

StudyWordsDialog::StudyWordsDialog(const QString &title, const std::vector<Field> &fields,
                                   std::vector<record::Text> texts, QWidget *parent)
    : QDialog(parent), m_texts(std::move(texts)), m_language(narrowCombo("language", this))
{
    setWindowTitle(titleText(title));
    constexpr int kWidth = 480;
    setMinimumWidth(scaledPixels(kWidth));
    QLabel *caption = captionFor(m_language);
    setCaption(caption, EditorWords::languageCaption());
    retranslateCombo(m_language, EditorWords::languageNames());
    QVBoxLayout *layout = makeColumn(this, {16, 16, 16, 16}, 8, {caption, m_language});
    const bool isTranslated = std::any_of(m_texts.begin(), m_texts.end(),
                                          [](const record::Text &text) { return !text.translations.empty(); });
    if (isTranslated)
        showChoice(m_language, static_cast<int>(EditorWords::languages().indexOf(words::spokenLanguage())));
    for (std::size_t i = 0; i < fields.size(); ++i) {
        auto *edit = new EditorText(fields[i].name, fields[i].lines, this);
        edit->setTitle(fields[i].title);
        connect(edit, &EditorText::textChanged, this, [this, i](const QString &text) {
            m_texts[i] = changedText(m_texts[i], m_shown, text, words::spokenLanguage());
        });
        layout->addWidget(edit);
        m_edits.push_back(edit);
    }
    connect(m_language, &QComboBox::currentIndexChanged, this, &StudyWordsDialog::showTexts);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    showTexts();
    m_edits.front()->setFocus();
}

std::vector<record::Text> StudyWordsDialog::texts()
{
    for (EditorText *edit : m_edits)
        edit->commit();
    return m_texts;
}

void StudyWordsDialog::showTexts()
{
    for (EditorText *edit : m_edits)
        edit->commit();
    m_shown = EditorWords::languages().value(m_language->currentIndex());
    for (std::size_t i = 0; i < m_edits.size(); ++i) {
        m_edits[i]->setText(EditorWords::wordsIn(m_texts[i], m_shown));
        m_edits[i]->setHint(m_texts[i].in(words::spokenLanguage()));
    }
}

} // namespace views
