// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace views {

/// A tree, QTreeView or one that inherits it, whose current row is told to nobody while the keyboard is elsewhere: Qt's
/// own would say that the keyboard is there, and leave a dead cell behind when its rows are read again.
template <typename Tree>
class QuietTree : public Tree {
public:
    using Tree::Tree;

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override
    {
        if (Tree::hasFocus())
            Tree::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous);
    }

    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override
    {
        if (Tree::hasFocus())
            Tree::selectionChanged(selected, deselected);
        else
            QAbstractItemView::selectionChanged(selected, deselected);
    }
};

} // namespace views
