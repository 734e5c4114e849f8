// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/wrapped_rows.h"

#include <utility>

#include <QEvent>
#include <QTreeView>

namespace views {

WrappedRows::WrappedRows(QAbstractItemView &view, int room) : QStyledItemDelegate(&view), m_view(view), m_room(room)
{
    view.setItemDelegate(this);
    view.viewport()->installEventFilter(this);
}

QSize WrappedRows::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *tree = qobject_cast<const QTreeView *>(&m_view);
    int width = m_view.viewport()->width() - m_room;
    for (QModelIndex at = index; tree && at.isValid(); at = at.parent())
        width -= tree->indentation();
    QStyleOptionViewItem narrow = option;
    narrow.rect = {0, 0, width, 1}; // a tree gives no valid one
    return QStyledItemDelegate::sizeHint(narrow, index);
}

bool WrappedRows::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_view.viewport()
        && std::exchange(m_width, m_view.viewport()->width()) != m_view.viewport()->width())
        emit sizeHintChanged({});
    return QStyledItemDelegate::eventFilter(watched, event);
}

} // namespace views
