// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QTimer>
#include <QWidget>

#include "model/scenario/scenario.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace views {

class EditorAnswer;
class EditorContext;

/// A field for a text under its name. It tells what people type when they pause or leave it, and keeps nothing itself:
/// call `setText` after each change.
class EditorText : public QWidget {
    Q_OBJECT

public:
    /// `name` of the field itself. `lines`: how high it is at least; it grows with its text.
    EditorText(const char *name, int lines, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// What is seen in a field without text.
    void setHint(const QString &hint);
    /// Shows a text. What is being typed stays as long as this is the text that was shown before.
    void setText(const QString &text);
    /// Tells what was typed, if it is something else than was shown.
    void commit();

signals:
    /// The text is to be another one, without blanks round it.
    void textChanged(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString typed() const;
    void limit();
    void fit();

    QTimer m_pause; ///< since the last key
    int m_lines;
    QPlainTextEdit *m_edit;
    QLabel *m_title;
    QString m_shown;
};

/// What a scenario says, in one language for all or in several ones: title, text, hint, the words at its end, the goal
/// in the author's own words, what is said to wrong actions, each under its name with the languages in which it is
/// there; and how hard it is.
class EditorWords : public QWidget {
    Q_OBJECT

public:
    /// Wrong actions are chosen by `answer`, which outlives the form.
    EditorWords(EditorContext &context, EditorAnswer &answer, QWidget *parent = nullptr);

    /// The languages in which words may be there, in the order in which they are offered; the first, which is empty, is
    /// for all.
    static const QStringList &languages();
    static QString languageCaption();
    static QStringList languageNames();
    /// A text as it stands in one of them, or what is read of it by all.
    static QString wordsIn(const record::Text &text, const QString &language);

    /// Shows what that scenario says.
    void show(const scenario::Scenario &scenario);
    using QWidget::show;
    void retranslate();
    /// What was typed becomes part of the record.
    void commit();

private:
    using Part = std::optional<record::Text> &(*)(scenario::Scenario &);
    struct Field {
        EditorText *edit;
        Part part;
    };
    /// What is said to an action.
    struct Reply {
        QString action; ///< its text
        EditorText *edit;
    };

    void chooseLanguage();
    void showTexts();
    void addField(const char *name, int lines, Part part);
    void showTitles();
    QString language() const;
    void change(const Field &field, const QString &text);
    void showReplies();
    void showReplyState();
    void makeReplies(const QStringList &actions);
    void askReply(const QString &action);
    void reply(const QString &action, const QString &text);

    EditorContext &m_context;
    EditorAnswer &m_answer;
    scenario::Scenario m_scenario; ///< as it is shown
    QComboBox *m_language;
    QLabel *m_languageLabel;
    std::vector<Field> m_fields;
    QWidget *m_replyForm;
    QWidget *m_replyPart = nullptr; ///< of that form: the fields
    std::vector<Reply> m_replies;
    QString m_asked; ///< the wrong action to which nothing is said yet
    QPushButton *m_addReply;
    QComboBox *m_difficulty;
    QLabel *m_difficultyLabel;
};

/// A text after it was changed in that language, or in one for all where `language` is empty. A text for all that is
/// changed in one language becomes that of `own`, the language of whoever wrote it.
record::Text changedText(const record::Text &old, const QString &language, const QString &text, const QString &own);

} // namespace views
