// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace views {

/// A field for a text under its name. It tells what people type when they pause or leave it, and keeps nothing itself:
/// call `setText` after each change.
class EditorText : public QWidget {
    Q_OBJECT

public:
    /// `lines`: how high the field is.
    EditorText(const QString &objectName, int lines, QWidget *parent = nullptr);

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

    QTimer m_pause; ///< since the last key
    QLabel *m_title;
    QPlainTextEdit *m_edit;
    QString m_shown;
};

} // namespace views
