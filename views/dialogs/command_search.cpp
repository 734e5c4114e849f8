// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/command_search.h"

#include "views/common/fonts.h"
#include "views/common/layouts.h"
#include "views/handbook/help_request.h"

namespace views {

CommandSearch::CommandSearch(std::vector<MenuEntry> entries, QWidget *parent)
    : QDialog(parent), m_finder(new CommandFinder(this))
{
    constexpr QSize kSize(560, 420);
    setWindowTitle(tr("Find a command"));
    makeColumn(this, {16, 16, 16, 16}, 0, {m_finder});
    m_finder->setEntries(std::move(entries));
    m_finder->setFocus();
    connect(m_finder, &CommandFinder::chosen, this, &QDialog::accept);
    resize(kSize * fontScale());
    offerHelp(this, "keys#commands");
}

} // namespace views
