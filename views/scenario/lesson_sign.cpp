// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/lesson_sign.h"

#include <QPainter>

namespace views {

namespace {

constexpr double kBox = 22; ///< the square in which the signs are drawn

void paintInRing(QPainter &painter, LessonSign sign, const QColor &colour)
{
    painter.drawEllipse(QPointF(11, 11), 9, 9);
    if (sign == LessonSign::Solved) {
        painter.drawPolyline(QPolygonF({{6.5, 11.5}, {9.8, 14.8}, {15.5, 7.8}}));
    } else if (sign == LessonSign::Failed) {
        painter.drawLine(QPointF(7.6, 7.6), QPointF(14.4, 14.4));
        painter.drawLine(QPointF(14.4, 7.6), QPointF(7.6, 14.4));
    } else if (sign == LessonSign::Note) {
        painter.drawLine(QPointF(11, 10.5), QPointF(11, 15.5));
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(11, 6.9), 0.4, 0.4);
    }
}

} // namespace

void paintLessonSign(QPainter &painter, const QRectF &square, LessonSign sign, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width() / kBox, square.height() / kBox);
    painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (sign == LessonSign::Item) {
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(11, 11), 2, 2);
    } else {
        paintInRing(painter, sign, colour);
    }
    painter.restore();
}

QPixmap lessonSign(LessonSign sign, int size, const QColor &colour, qreal ratio)
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintLessonSign(painter, QRectF(0, 0, size, size), sign, colour);
    return pixmap;
}

} // namespace views
