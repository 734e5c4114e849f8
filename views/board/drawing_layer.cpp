// SPDX-License-Identifier: GPL-3.0-or-later
// What people have drawn on the board: arrows, circles round places, filled places. A pen is known by its colour and by
// its line, and every line has a light edge, which tells it from any ground.
#include <algorithm>
#include <cmath>

#include <QLineF>
#include <QPainterPath>
#include <QPainterPathStroker>

#include "views/board/board_layers.h"

namespace views {

namespace {

using record::Drawing;

enum Pen { kSolid, kDashed, kDotted, kDouble }; // as `record::pens`

// In squares of the board.
constexpr double kLine = 0.075;
constexpr double kEdge = 0.03;
constexpr double kHead = 0.34; ///< of an arrow: its length; it is as wide
constexpr double kTail = 0.16; ///< so far from the middle of its place an arrow begins
constexpr double kRound = 0.12;
constexpr double kHatch = 0.26; ///< from one line to the next

// What lies on a filled place stays to be seen.
constexpr double kTint = 0.32;
constexpr double kHatching = 0.6;
constexpr double kLeastLine = 2; ///< pixels

/// The lines of the pens in one size.
class Lines {
public:
    Lines(int pen, double square) : m_pen(pen), m_square(square), m_width(std::max(kLeastLine, kLine * square)) {}

    double width() const { return m_width; }
    /// What the pen leaves along that way, which it may follow twice: `inner` is the second one of a double line.
    QPainterPath along(const QPainterPath &way, const QPainterPath &inner = {}) const;
    QPainterPath arrow(QPointF from, QPointF to) const;
    QPainterPath circle(const QRectF &rect) const;
    QPainterPath frame(const QRectF &rect) const;
    /// What covers a filled place: the same lines side by side, or nothing.
    QPainterPath hatching(const QRectF &rect) const;

private:
    void addSlanting(QPainterPath &way, const QRectF &rect, bool isRising) const;

    int m_pen;
    double m_square;
    double m_width;
};

QPainterPath Lines::along(const QPainterPath &way, const QPainterPath &inner) const
{
    QPainterPathStroker stroker;
    stroker.setWidth(m_pen == kDouble ? m_width * 0.6 : m_width);
    stroker.setJoinStyle(Qt::RoundJoin);
    stroker.setCapStyle(m_pen == kDotted ? Qt::RoundCap : Qt::FlatCap);
    if (m_pen == kDashed)
        stroker.setDashPattern({2.6, 1.4});
    else if (m_pen == kDotted)
        stroker.setDashPattern({0.01, 1.8});
    QPainterPath path = stroker.createStroke(way);
    path.addPath(stroker.createStroke(inner));
    return path;
}

QPainterPath Lines::arrow(QPointF from, QPointF to) const
{
    const QLineF whole(from, to);
    const QPointF ahead = (to - from) / whole.length();
    const QPointF aside(-ahead.y(), ahead.x());
    const double head = std::min(kHead * m_square, whole.length() * 0.6);
    const QPointF begin = from + ahead * std::min(kTail * m_square, whole.length() * 0.2);
    const QPointF neck = to - ahead * head;
    const double apart = m_pen == kDouble ? m_width * 0.65 : 0;
    QPainterPath shaft(begin + aside * apart), other(begin - aside * apart);
    shaft.lineTo(neck + aside * apart);
    if (m_pen == kDouble)
        other.lineTo(neck - aside * apart);
    QPainterPath path = along(shaft, other);
    path.addPolygon(QPolygonF({to, neck + aside * head / 2, neck - aside * head / 2, to}));
    return path;
}

QPainterPath Lines::circle(const QRectF &rect) const
{
    QPainterPath way, inner;
    way.addEllipse(rect);
    if (m_pen == kDouble)
        inner.addEllipse(rect.adjusted(1.3 * m_width, 1.3 * m_width, -1.3 * m_width, -1.3 * m_width));
    return along(way, inner);
}

QPainterPath Lines::frame(const QRectF &rect) const
{
    QPainterPath way, inner;
    const double radius = kRound * m_square;
    way.addRoundedRect(rect, radius, radius);
    if (m_pen == kDouble)
        inner.addRoundedRect(rect.adjusted(1.3 * m_width, 1.3 * m_width, -1.3 * m_width, -1.3 * m_width), radius,
                             radius);
    return along(way, inner);
}

void Lines::addSlanting(QPainterPath &way, const QRectF &rect, bool isRising) const
{
    const double step = kHatch * m_square;
    for (double sum = step; sum < rect.width() + rect.height(); sum += step) {
        const QPointF low(std::max(0.0, sum - rect.height()), std::min(sum, rect.height()));
        const QPointF high(std::min(sum, rect.width()), std::max(0.0, sum - rect.width()));
        const auto placed = [&](QPointF point) {
            return rect.topLeft() + (isRising ? point : QPointF(rect.width() - point.x(), point.y()));
        };
        way.moveTo(placed(low));
        way.lineTo(placed(high));
    }
}

QPainterPath Lines::hatching(const QRectF &rect) const
{
    QPainterPath way;
    if (m_pen == kDashed || m_pen == kDouble)
        addSlanting(way, rect, true);
    if (m_pen == kDouble)
        addSlanting(way, rect, false);
    if (m_pen == kDotted) {
        QPainterPath dots;
        const double step = kHatch * m_square;
        for (double y = rect.top() + step / 2; y < rect.bottom(); y += step) {
            for (double x = rect.left() + step / 2; x < rect.right(); x += step)
                dots.addEllipse({x, y}, m_width / 2, m_width / 2);
        }
        return dots;
    }
    QPainterPathStroker stroker;
    stroker.setWidth(m_width * 0.4);
    stroker.setCapStyle(Qt::FlatCap);
    return stroker.createStroke(way);
}

/// An element of that shape, which is given in the board's own units.
void addShape(BoardCanvas &canvas, const QString &key, const QPainterPath &path, const QString &token,
              double opacity = 1)
{
    const QRectF rect = path.boundingRect();
    canvas.add(key, rect, layer::kDrawing, ElementStyle::shape(path.translated(-rect.topLeft()), token), opacity);
}

/// The shape in the pen's colour, and under it its light edge.
void addDrawn(BoardCanvas &canvas, const QString &key, const QPainterPath &path, const QString &token)
{
    QPainterPathStroker edge;
    edge.setWidth(2 * std::max(1.0, kEdge * canvas.layout.square()));
    edge.setJoinStyle(Qt::RoundJoin);
    addShape(canvas, key + "/edge", edge.createStroke(path), QStringLiteral("frame"));
    addShape(canvas, key, path, token);
}

void addDrawing(BoardCanvas &canvas, const Drawing &drawing, const QString &key)
{
    const QRectF rect = canvas.rectOf(drawing.at);
    const QString token = "pen-" + record::pens()[drawing.pen];
    const Lines lines(drawing.pen, canvas.layout.square());
    if (drawing.form == Drawing::Form::Arrow) {
        const QRectF end = canvas.rectOf(drawing.to);
        if (!rect.isEmpty() && !end.isEmpty() && rect.center() != end.center())
            addDrawn(canvas, key, lines.arrow(rect.center(), end.center()), token);
        return;
    }
    if (rect.isEmpty())
        return;
    const double inset = lines.width() / 2;
    const QRectF inner = rect.adjusted(inset, inset, -inset, -inset);
    if (drawing.form == Drawing::Form::Circle) {
        addDrawn(canvas, key, lines.circle(inner), token);
        return;
    }
    QPainterPath ground;
    ground.addRoundedRect(rect, kRound * canvas.layout.square(), kRound * canvas.layout.square());
    addShape(canvas, key + "/tint", ground, token, kTint);
    addShape(canvas, key + "/hatching", lines.hatching(inner), token, kHatching);
    addDrawn(canvas, key, lines.frame(inner), token);
}

} // namespace

void paintDrawings(BoardCanvas &canvas)
{
    std::vector<Drawing> all = canvas.shown.drawings;
    if (canvas.options.drawn)
        all.push_back(*canvas.options.drawn);
    // What is filled lies under circles, and these under arrows.
    std::stable_sort(all.begin(), all.end(), [](const Drawing &a, const Drawing &b) { return a.form > b.form; });
    for (std::size_t i = 0; i < all.size(); ++i)
        addDrawing(canvas, all[i], QStringLiteral("drawing/%1").arg(i));
}

} // namespace views
