// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "model/scenario/scenario.h"

class QComboBox;
class QLabel;

namespace views {

class EditorContext;
class EditorText;

/// What a scenario says, in one language for all or in several ones: title, text, hint, the words at its end, the goal
/// in the author's own words; and how hard it is.
class EditorWords : public QWidget {
    Q_OBJECT

public:
    explicit EditorWords(EditorContext &context, QWidget *parent = nullptr);

    void refresh();
    void retranslate();
    /// What was typed becomes part of the record.
    void commit();

private:
    using Part = std::optional<record::Text> &(*)(scenario::Scenario &);
    struct Field {
        EditorText *edit;
        Part part;
    };

    void chooseLanguage();
    void addField(const char *name, int lines, Part part);
    QString language() const;
    void change(const Field &field, const QString &text);
    void setDifficulty(int difficulty);

    EditorContext &m_context;
    QLabel *m_languageLabel;
    QComboBox *m_language;
    std::vector<Field> m_fields;
    QLabel *m_difficultyLabel;
    QComboBox *m_difficulty;
};

/// A text after it was changed in that language, or in one for all where `language` is empty. A text for all that is
/// changed in one language becomes that of `own`, the language of whoever wrote it.
record::Text changedText(const record::Text &old, const QString &language, const QString &text, const QString &own);

} // namespace views
