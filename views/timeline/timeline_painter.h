// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>

#include "views/common/theme.h"
#include "views/timeline/timeline_layout.h"
#include "views/timeline/timeline_signs.h"

class QPainter;

namespace views {

/// The pen of a seat's line. Each of the first five seats has a pattern of its own, so that nobody needs the colour.
QPen seatPen(QColor colour, qreal width, std::size_t seat);

/// Paints what of a timeline stays as it is while one looks along it: all but the playhead and the pointer's line.
class TimelinePainter {
public:
    TimelinePainter(const TimelineContent &content, const TimelineLayout &layout, const Theme &theme,
                    TimelineSigns &signs)
        : m_content(content), m_layout(layout), m_theme(theme), m_signs(signs)
    {
    }

    void paint(QPainter &painter) const;
    /// The playhead at that step, and the mark there, if one is drawn.
    void paintPlayhead(QPainter &painter, int step) const;
    /// How far left and right of its step the playhead reaches.
    static qreal playheadReach(const TimelineLayout &layout);

private:
    void paintBands(QPainter &painter) const;
    void paintScale(QPainter &painter) const;
    void paintExpected(QPainter &painter) const;
    void paintScores(QPainter &painter) const;
    void paintAxis(QPainter &painter) const;
    void paintTicks(QPainter &painter) const;
    void paintLabels(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;
    void paintMark(QPainter &painter, const PlacedMark &placed) const;
    QPolygonF scoreLine(std::size_t seat) const;

    const TimelineContent &m_content;
    const TimelineLayout &m_layout;
    const Theme &m_theme;
    TimelineSigns &m_signs;
};

} // namespace views
