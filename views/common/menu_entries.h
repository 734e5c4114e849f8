// SPDX-License-Identifier: GPL-3.0-or-later
// What menus offer, as a list: to search in, and to give keys to.
#pragma once

#include <vector>

#include <QAction>
#include <QPointer>

class QMenuBar;

namespace views {

/// A command as a menu has it.
struct MenuEntry {
    QPointer<QAction> action; ///< null once the menu has let it go
    QString text;             ///< of the entry alone, without the menu's key
    QString path;             ///< with the menus that lead there, `Game ▸ Save as…`
};

/// All entries of a menu bar but those that open menus, in its order, in the language of the program; those that
/// cannot be chosen now, too.
std::vector<MenuEntry> menuEntries(const QMenuBar &bar);
/// The keys of a command as they are called in the language of the program: `Pause, Ctrl+B`; empty without.
QString keysText(const QList<QKeySequence> &keys);

} // namespace views
