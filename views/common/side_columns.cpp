// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/side_columns.h"

#include <utility>

#include <QSplitter>

#include "views/common/side_measure.h"

namespace views {

SideColumns::SideColumns(QSplitter *columns) : QObject(columns), m_columns(*columns)
{
    connect(columns, &QSplitter::splitterMoved, this, [this] { m_isDrawn = true; }); // by a handle only
}

void SideColumns::fit(int pageWidth, const QList<int> &widths)
{
    const int now = widthClass(pageWidth);
    if (std::exchange(m_class, now) != now)
        m_isDrawn = false;
    if (!m_isDrawn)
        m_columns.setSizes(widths);
}

} // namespace views
