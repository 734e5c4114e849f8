// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/timeline_buttons.h"

#include <QPainter>
#include <QPainterPath>

#include "views/common/fonts.h"

namespace views {

namespace {

constexpr int kBesideWords = 12; // left and right of a choice's words

/// A triangle that points right (`towards` 1) or left (-1), its middle at `x`.
QPolygonF arrow(qreal x, qreal towards, qreal half)
{
    const qreal back = x - towards * half * 0.78;
    return QPolygonF({{back, -half}, {back, half}, {x + towards * half * 0.78, 0}});
}

/// The sign in a box from -12 to 12.
QPainterPath pathOf(TimelineButton::Sign sign)
{
    using Sign = TimelineButton::Sign;
    QPainterPath path;
    const auto add = [&path](const QPolygonF &polygon) {
        path.addPolygon(polygon);
        path.closeSubpath();
    };
    switch (sign) {
    case Sign::First:
        path.addRect(-10, -9, 3, 18);
        add(arrow(2, -1, 9));
        break;
    case Sign::Last:
        path.addRect(7, -9, 3, 18);
        add(arrow(-2, 1, 9));
        break;
    case Sign::Previous: add(arrow(0, -1, 9)); break;
    case Sign::Next: add(arrow(0, 1, 9)); break;
    case Sign::Play: add(arrow(2, 1, 11)); break;
    case Sign::Pause:
        path.addRect(-8, -9, 5, 18);
        path.addRect(3, -9, 5, 18);
        break;
    case Sign::Loop:
    case Sign::Choice: break;
    }
    return path;
}

/// Two arrows after each other in a ring.
void paintLoop(QPainter &painter, QColor colour)
{
    painter.setPen(QPen(colour, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({{-9, -1}, {-9, -2}, {-6, -6}, {8, -6}}));
    painter.drawPolyline(QPolygonF({{5, -10}, {9, -6}, {5, -2}}));
    painter.drawPolyline(QPolygonF({{9, 1}, {9, 2}, {6, 6}, {-8, 6}}));
    painter.drawPolyline(QPolygonF({{-5, 2}, {-9, 6}, {-5, 10}}));
}

} // namespace

TimelineButton::TimelineButton(Sign sign, QWidget *parent) : QToolButton(parent), m_sign(sign)
{
    setFocusPolicy(Qt::StrongFocus);
    setSide(28);
}

void TimelineButton::setSign(Sign sign)
{
    m_sign = sign;
    update();
}

void TimelineButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void TimelineButton::setSide(qreal side)
{
    const int scaled = qRound(side * fontScale());
    setFixedSize(scaled, scaled);
}

void TimelineButton::setMain(bool isMain)
{
    m_isMain = isMain;
    update();
}

void TimelineButton::setChoice(const QString &words, qreal scale)
{
    setText(words);
    QFont font = fontFor(FontRole::Second);
    font.setPixelSize(qRound(font.pixelSize() * scale));
    setFont(font);
    setFixedSize(fontMetrics().horizontalAdvance(words) + kBesideWords + scaledPixels(14),
                 std::max(scaledPixels(24), fontMetrics().height() + 4));
    update();
}

void TimelineButton::setWords(const QString &name, const QKeySequence &key)
{
    const QString pressed = key.toString(QKeySequence::NativeText);
    setAccessibleName(name);
    setAccessibleDescription(pressed); // else the tip is read, which says the name again
    setToolTip(key.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, pressed));
}

void TimelineButton::paintGround(QPainter &painter) const
{
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const qreal radius = m_isMain ? box.width() / 2 : 6;
    painter.setPen(Qt::NoPen);
    if (m_isMain)
        painter.setBrush(m_theme.colour(u"accent"));
    else
        painter.setBrush(isEnabled() && (underMouse() || isChecked()) ? m_theme.colour(u"track") : Qt::transparent);
    painter.drawRoundedRect(box, radius, radius);
    if (hasFocus() || (isChecked() && !m_isMain)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.colour(m_isMain ? u"ink" : u"accent"), hasFocus() ? 2 : 1));
        painter.drawRoundedRect(box, radius, radius);
    }
}

void TimelineButton::paintChoice(QPainter &painter) const
{
    const QColor colour = m_theme.colour(u"ink2");
    const QRectF box = QRectF(rect()).adjusted(kBesideWords / 2.0, 0, -kBesideWords / 2.0, 0);
    painter.setFont(font());
    painter.setPen(colour);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QPointF tip(box.right() - 4, box.center().y() + 3);
    painter.drawPolygon(QPolygonF({tip, tip + QPointF(-4, -5), tip + QPointF(4, -5)}));
}

void TimelineButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    if (m_sign == Sign::Choice)
        return paintChoice(painter);
    QColor colour = m_theme.colour(m_isMain ? u"onaccent" : u"ink");
    if (!isEnabled())
        colour.setAlphaF(0.4F);
    painter.translate(QRectF(rect()).center());
    const qreal scale = width() / (m_isMain ? 44.0 : 30.0);
    painter.scale(scale, scale);
    if (m_sign == Sign::Loop)
        return paintLoop(painter, colour);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(pathOf(m_sign));
}

} // namespace views
