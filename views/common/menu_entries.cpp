// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/menu_entries.h"

#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

namespace views {

namespace {

QString plainText(const QAction &action)
{
    static const QRegularExpression mnemonic(QStringLiteral("&(.)"));
    return action.text().replace(mnemonic, QStringLiteral("\\1"));
}

void addEntries(const QList<QAction *> &actions, const QString &above, std::vector<MenuEntry> &entries)
{
    for (QAction *action : actions) {
        if (action->isSeparator())
            continue;
        const QString text = plainText(*action);
        const QString path = above.isEmpty() ? text : above + QStringLiteral(" ▸ ") + text;
        if (const QMenu *menu = action->menu())
            addEntries(menu->actions(), path, entries);
        else
            entries.push_back({action, text, path});
    }
}

} // namespace

std::vector<MenuEntry> menuEntries(const QMenuBar &bar)
{
    std::vector<MenuEntry> entries;
    addEntries(bar.actions(), {}, entries);
    return entries;
}

QString keysText(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

} // namespace views
