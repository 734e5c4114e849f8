// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QKeySequenceEdit>

#include "views/common/command_keys.h"
#include "views/dialogs/command_finder.h"

class QLabel;
class QPushButton;

namespace views {

/// A field that takes one chord and says it at once; Tab leaves it.
class KeyField : public QKeySequenceEdit {
    Q_OBJECT

public:
    using QKeySequenceEdit::QKeySequenceEdit;
    /// Shows that key, or `empty` for none.
    void show(const QKeySequence &key, const QString &empty);

signals:
    void pressed(const QKeySequence &key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

/// The keys of the menus' commands, to give others. Each holds at once. A key that another command has is named with
/// that one and given only when that is confirmed. Texts follow the language.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    /// Shows the commands of that menu bar that have names. Both outlive the dialogue.
    KeysDialog(CommandKeys &keys, const QMenuBar &bar, QWidget *parent = nullptr);

private:
    void makeParts();
    void readMenus();
    void press(const QKeySequence &key);
    void give(const QKeySequence &key);
    void say(const QString &sentence);
    void refresh();
    void retranslate();
    QString current() const;
    QString pathOf(const QString &command) const;

    CommandKeys &m_keys;
    const QMenuBar &m_bar;
    QKeySequence m_wanted; ///< one that another command has
    CommandFinder *m_finder;
    KeyField *m_field;
    QLabel *m_fieldLabel;
    QLabel *m_said;
    QPushButton *m_clear;
    QPushButton *m_restore;
    QPushButton *m_take;
    QPushButton *m_restoreAll;
};

} // namespace views
