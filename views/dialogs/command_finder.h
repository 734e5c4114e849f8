// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "views/common/menu_entries.h"

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace views {

/// A field to type words in, and below it the commands that have them, with their keys. The keyboard stays in the
/// field: Up and Down choose from there, and what is chosen is read out, first when the field
/// gets the keyboard. Capitals and accents do not matter.
class CommandFinder : public QWidget {
    Q_OBJECT

public:
    explicit CommandFinder(QWidget *parent);

    /// The commands to choose from. What was typed stays, and the current command where it still fits.
    void setEntries(std::vector<MenuEntry> entries);
    /// The keys of these commands are others now.
    void refreshKeys();
    /// The current command; null where none has the words.
    const MenuEntry *current() const;
    /// Makes that command the current one, if it is in sight.
    void setCurrent(const QAction *action);

signals:
    void currentChanged();
    /// The current command is meant: by Return, or by a double click.
    void chosen();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter();
    void showCurrent();
    void readCurrent();
    void retranslate();

    QLineEdit *m_field;
    QTreeWidget *m_list;
    QLabel *m_none;                   ///< says that no command has the words
    std::vector<MenuEntry> m_entries; ///< as in the list
};

} // namespace views
