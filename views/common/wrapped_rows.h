// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QStyledItemDelegate>

namespace views {

/// Rows of a list or tree of one column that are broken into lines for the width they have. Qt alone asks for the
/// height of a tree's rows without a width, and of a list's rows without the room round them.
class WrappedRows : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// `view` breaks words, and its rows have that much room at their sides together.
    WrappedRows(QAbstractItemView &view, int room);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAbstractItemView &m_view;
    int m_room;
    int m_width = 0; ///< for which rows are laid out
};

} // namespace views
