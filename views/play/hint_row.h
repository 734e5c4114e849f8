// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "views/screen/screen.h"

class QLabel;
class QPushButton;

namespace views {

/// A hint over the board's margin: what to do, and in second text why. Hidden as long as there is nothing to say. A
/// screen reader hears it when it changes.
class HintRow : public QFrame {
    Q_OBJECT

public:
    explicit HintRow(QWidget *parent = nullptr);

    /// Says that, or nothing any more.
    void show(const std::optional<HintShown> &hint);
    using QFrame::show;
    /// What is said, as it is read; empty if nothing is.
    QString said() const;

    /// Puts it together for the person.
    QPushButton *doButton() { return m_do; }
    QPushButton *closeButton() { return m_close; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();

    QLabel *m_words;
    QPushButton *m_do;
    QPushButton *m_close;
    HintShown m_hint;
};

} // namespace views
