// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/tall_area.h"

#include <algorithm>

#include <QEvent>
#include <QScrollBar>

namespace views {

TallArea::TallArea(QWidget *content, int least, QWidget *parent) : QScrollArea(parent), m_least(least)
{
    setWidget(content); // which it hears of from now on
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
}

QSize TallArea::minimumSizeHint() const
{
    const int bar = verticalScrollBar()->sizeHint().width();
    const int width = widget() ? widget()->minimumSizeHint().width() : 0;
    return {std::max(m_least, width + bar + 2 * frameWidth()), QScrollArea::minimumSizeHint().height()};
}

bool TallArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace views
