// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPainterPath>
#include <QPen>
#include <QPixmap>
#include <QSvgRenderer>

#include "views/common/theme.h"
#include "views/timeline/timeline_layout.h"

class QPainter;

namespace views {

/// The colour of a seat's words, lines and bars: the token SEATtext; that of other words for nobody, or where the
/// theme has no colour for the seat.
QColor seatColour(const Theme &theme, const engine::Position &position, engine::Seat seat);

/// Draws what marks a timeline: the signs that a game brings (`:/<game>/bookmarks.svg`, element `bookmark-ID`) and
/// those of all games (`:/board/marks.svg`), each in one colour. Only for the thread of the window.
class TimelineSigns {
public:
    explicit TimelineSigns(const Theme &theme);
    void setTheme(const Theme &theme);

    /// True if there is a sign of that id.
    bool has(const std::string &id) const;
    /// The colour of a mark on a timeline of positions like this one: that which its sign names, or its seat's.
    QColor colourOf(const replay::Mark &mark, const engine::Position &position) const;
    /// Whose colour that is: the mark's seat; nobody, where the sign names its own.
    engine::Seat seatOf(const replay::Mark &mark) const;
    /// A sign as a square of that many device-independent pixels, in that colour; nothing but the square for an
    /// unknown id. Drawn once for each colour and size.
    QPixmap sign(const std::string &id, QColor colour, qreal size, qreal dpr);

private:
    void load();

    Theme m_theme;
    QSvgRenderer m_own;    ///< the game's
    QSvgRenderer m_shared; ///< of all games
    QHash<QString, QString> m_tokens;
    QHash<QString, QPixmap> m_pixmaps;
};

/// The pen of a seat's line. Each of the first five seats has a pattern of its own, so that nobody needs the colour.
QPen seatPen(QColor colour, qreal width, std::size_t seat);

/// The outline of what a timeline marks, round a circle of that radius: each of the first five seats has a shape of its
/// own, so that nobody needs the colour; a circle for others and for nobody.
QPainterPath markOutline(engine::Seat seat, QPointF centre, qreal radius);

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
