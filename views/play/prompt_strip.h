// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace views {

/// The strip on top of a game: who is to do what, and the one main button. Tool bar and status bar in one.
class PromptStrip : public QFrame {
    Q_OBJECT

public:
    explicit PromptStrip(QWidget *parent = nullptr);

    /// The sentence and, behind it in second text, what belongs to it. Screen readers hear both when they change.
    void setPrompt(const QPixmap &sign, const QString &sentence, const QString &more);
    void setMoment(const QString &text);

    QPushButton *mainButton() { return m_main; }
    QPushButton *secondButton() { return m_second; }
    QPushButton *takeBackButton() { return m_takeBack; }
    /// Shows the button with that text, or hides it where there is none.
    static void setButton(QPushButton *button, const QString &text, bool enabled = true);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitPrompt();

    QLabel *m_sign;
    QLabel *m_sentence;
    QLabel *m_moment;
    QPushButton *m_second;
    QPushButton *m_takeBack;
    QPushButton *m_main;
    QString m_text;
    QString m_more;
};

} // namespace views
