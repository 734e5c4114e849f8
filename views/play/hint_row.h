// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace views {

/// A hint over the board's margin: what to do, and in second text why. Hidden as long as there is nothing to say. A
/// screen reader hears it when it changes.
class HintRow : public QFrame {
    Q_OBJECT

public:
    explicit HintRow(QWidget *parent = nullptr);

    /// Shows these words; `why` may be empty.
    void say(const QString &what, const QString &why);
    /// Nothing is said any more.
    void clear();
    /// What is said, as it is read out; empty if nothing is.
    QString said() const;

    /// Does a part of it for the person; without a text there is no such button.
    QPushButton *doButton() { return m_do; }
    QPushButton *closeButton() { return m_close; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();

    QLabel *m_words;
    QPushButton *m_do;
    QPushButton *m_close;
    QString m_what;
    QString m_why;
};

} // namespace views
