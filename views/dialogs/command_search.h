// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "views/dialogs/command_finder.h"

namespace views {

/// Finds a command by its words. Accepted: the one in `chosen` is to be done.
class CommandSearch : public QDialog {
    Q_OBJECT

public:
    explicit CommandSearch(std::vector<MenuEntry> entries, QWidget *parent = nullptr);

    /// Null where nothing was found.
    QAction *chosen() const { return m_finder->current() ? m_finder->current()->action.data() : nullptr; }

private:
    CommandFinder *m_finder;
};

} // namespace views
