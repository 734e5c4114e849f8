// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>
#include <QTimer>

#include "model/replay/game_text.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace views {

/// What is said of the position that is shown: a field for the comment, and buttons for its symbols. It tells what
/// people change and keeps no record itself; call `showPlace` after each change and each seek.
class CommentBox : public QFrame {
    Q_OBJECT

public:
    explicit CommentBox(QWidget *parent = nullptr);

    /// Shows what is said of a place: the comment in the language of the reader, and symbols of files. What was
    /// typed for another place is told first; what is being typed for this one stays as long as its comment does.
    void showPlace(record::Place place, record::Text comment, const replay::Symbols &symbols);
    /// Tells what was typed, if it is something else than was shown. Call it before the game is saved.
    void commit();
    /// Gives the field the keyboard.
    void beginComment();

signals:
    /// The comment of that place is to be another one; empty: none. Once a change: when nothing was typed for two
    /// seconds, the keyboard leaves the field, another place is shown or Ctrl+Return is pressed. See `record::edited`.
    void commentChanged(const record::Place &place, const QString &text);
    /// The mark of that place is to be another one; empty: none.
    void markChanged(const record::Place &place, const QString &mark);
    /// The same of its assessment.
    void assessmentChanged(const record::Place &place, const QString &assessment);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    QString typed() const;
    void limit();
    void addSymbols(const QStringList &symbols);
    void press(const QString &symbol, bool on);
    void showSymbols();

    QTimer m_pause; ///< since the last key
    QLabel *m_heading;
    QPlainTextEdit *m_edit;
    QLabel *m_tooLong;
    QList<QPushButton *> m_buttons; ///< named by their symbols
    record::Place m_place;
    record::Text m_comment; ///< as it was shown last
    QString m_shown;        ///< the same in the language of the reader
    QString m_given;        ///< as the field had it then
    replay::Symbols m_symbols;
};

} // namespace views
