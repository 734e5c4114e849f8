// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/side_columns.h"

#include <utility>

#include <QEvent>
#include <QSplitter>

#include "views/common/side_measure.h"

namespace views {

SideColumns::SideColumns(QSplitter *columns) : QObject(columns), m_columns(*columns)
{
    connect(columns, &QSplitter::splitterMoved, this, [this] { m_isDrawn = true; }); // by a handle only
    columns->installEventFilter(this);
}

void SideColumns::fit(int pageWidth, const QList<int> &widths)
{
    const int now = widthClass(pageWidth);
    if (std::exchange(m_class, now) != now)
        m_isDrawn = false;
    m_widths = widths;
    if (!m_isDrawn)
        m_columns.setSizes(m_widths);
}

/// A splitter makes room for longer words by itself, and keeps it when they are gone.
bool SideColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && !m_isDrawn && !m_widths.isEmpty())
        m_columns.setSizes(m_widths);
    return QObject::eventFilter(watched, event);
}

} // namespace views
