// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/pointed_line.h"

#include <QMouseEvent>

namespace views {

PointedLine::PointedLine(QAbstractItemView &list) : QObject(&list), m_list(list)
{
    list.setMouseTracking(true);
    list.installEventFilter(this);
    list.viewport()->installEventFilter(this);
    // Other lines come under a mouse that rests: that is no pointing.
    const auto forget = [this] { point({}, {}); };
    connect(list.model(), &QAbstractItemModel::rowsInserted, this, forget);
    connect(list.model(), &QAbstractItemModel::rowsRemoved, this, forget);
    connect(list.model(), &QAbstractItemModel::modelReset, this, forget);
}

bool PointedLine::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseMove:
        if (watched == m_list.viewport())
            point(m_list.indexAt(static_cast<QMouseEvent *>(event)->pos()), m_current);
        break;
    case QEvent::Leave: point({}, m_current); break;
    case QEvent::FocusOut: point(m_under, {}); break;
    case QEvent::KeyPress: // when the list has taken the key
        QMetaObject::invokeMethod(
            this, [this] { point({}, m_list.hasFocus() ? m_list.currentIndex() : QModelIndex()); },
            Qt::QueuedConnection);
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void PointedLine::point(const QModelIndex &under, const QModelIndex &current)
{
    m_under = under;
    m_current = current;
    const QModelIndex line = under.isValid() ? under : current;
    if (m_said == line)
        return;
    m_said = line;
    emit pointed(line);
}

} // namespace views
