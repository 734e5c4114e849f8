// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/flow_layout.h"

#include <algorithm>

namespace views {

FlowLayout::FlowLayout(QWidget *parent) : QLayout(parent) {}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

int FlowLayout::count() const { return static_cast<int>(m_items.size()); }

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[index].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (!itemAt(index))
        return nullptr;
    QLayoutItem *item = m_items[index].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

QSize FlowLayout::minimumSize() const
{
    QSize largest;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            largest = largest.expandedTo(item->sizeHint());
    }
    const QMargins margins = contentsMargins();
    return largest.grownBy(margins);
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    place(rect, true);
}

/// The height that the rows take in all; puts the widgets there if it `moves` them.
int FlowLayout::place(const QRect &rect, bool moves) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    QPoint at = room.topLeft();
    int bottom = room.top();
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (at.x() > room.left() && at.x() + size.width() > room.left() + room.width())
            at = {room.left(), bottom + spacing()};
        if (moves)
            item->setGeometry({at, size});
        at.rx() += size.width() + spacing();
        bottom = std::max(bottom, at.y() + size.height());
    }
    return bottom - rect.top() + contentsMargins().bottom();
}

} // namespace views
