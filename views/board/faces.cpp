// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/faces.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include "views/board/board_plan.h"
#include "views/board/fonts.h"

namespace views {

namespace {

constexpr int kLeastPercent = 75;     ///< words shrink to this before they are cut
constexpr double kFigureShare = 1.06; ///< size of a card's figure by the height of its rectangle

QFont fontOf(const TextStyle &style, int percent = 100)
{
    return fontOfHeight(style.size * percent / 100, static_cast<QFont::Weight>(style.weight));
}

/// A rectangle given within `box` as the same share of a rectangle of another size.
QRectF within(const QRectF &part, const QRectF &box, QSizeF size)
{
    const double x = size.width() / box.width();
    const double y = size.height() / box.height();
    return {(part.left() - box.left()) * x, (part.top() - box.top()) * y, part.width() * x, part.height() * y};
}

} // namespace

void Faces::setTheme(const Theme &theme)
{
    m_cards.clear();
    m_artwork.setTheme(theme);
}

FittedWords Faces::fitting(const Look &look, QSizeF size)
{
    FittedWords fitted{fontOf(look.text), look.id, {}};
    int percent = 100;
    while (percent > kLeastPercent && QFontMetricsF(fitted.font).horizontalAdvance(look.id) > size.width()) {
        percent -= 5;
        fitted.font = fontOf(look.text, percent);
    }
    const QFontMetricsF metrics(fitted.font);
    if (percent == kLeastPercent)
        fitted.words = metrics.elidedText(look.id, Qt::ElideRight, size.width());
    fitted.rect = metrics.boundingRect({QPointF(), size}, static_cast<int>(look.text.align), fitted.words);
    return fitted;
}

void Faces::paint(QPainter &painter, const Look &look, const QRectF &rect, const FittedWords &fitted)
{
    const qreal dpr = painter.device()->devicePixelRatioF();
    switch (look.form) {
    case Look::Form::Board: painter.drawPixmap(rect.topLeft(), board(rect.size(), dpr)); break;
    case Look::Form::Picture: painter.drawPixmap(rect.topLeft(), m_artwork.pixmap(look.id, rect.size(), dpr)); break;
    case Look::Form::Card: painter.drawPixmap(rect.topLeft(), card(look, rect.size(), dpr)); break;
    case Look::Form::Box: paintBox(painter, look, rect); break;
    case Look::Form::Words:
        painter.setFont(fitted.font);
        painter.setPen(theme().colour(look.text.colour));
        painter.drawText(rect, static_cast<int>(look.text.align) | Qt::TextDontClip, fitted.words);
        break;
    }
}

QPixmap Faces::board(QSizeF size, qreal dpr)
{
    // At a new size the quick one comes first: the window is there sooner, and follows the mouse that resizes it.
    const bool quick = !m_artwork.hasBoard(size, dpr) && m_quickBoard != size;
    m_quickBoard = quick ? size : QSizeF();
    return quick ? m_artwork.quickBoard(size, dpr) : m_artwork.board(size, dpr);
}

void Faces::paintBox(QPainter &painter, const Look &look, const QRectF &rect) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(look.fill.isEmpty() ? QBrush(Qt::NoBrush) : QBrush(theme().colour(look.fill)));
    painter.setPen(look.line.isEmpty() ? QPen(Qt::NoPen) : QPen(theme().colour(look.line), look.width));
    const double inset = look.line.isEmpty() ? 0 : look.width / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), look.radius, look.radius);
}

QPixmap Faces::card(const Look &look, QSizeF size, qreal dpr)
{
    if (look.value == 0)
        return m_artwork.pixmap(look.id + "-back-" + look.fill, size, dpr);
    const QSize pixels = (size * dpr).toSize();
    const QString key = QStringLiteral("%1/%2/%3/%4x%5")
                            .arg(look.id, look.fill)
                            .arg(look.value)
                            .arg(pixels.width())
                            .arg(pixels.height());
    if (const QPixmap *known = m_cards.object(key)) {
        QPixmap face = *known;
        face.setDevicePixelRatio(dpr);
        return face;
    }
    QPixmap face = m_artwork.pixmap(look.id + "-front-" + look.fill, size, dpr).copy();
    face.setDevicePixelRatio(dpr);
    QPainter painter(&face);
    painter.drawPixmap(QPointF(),
                       m_artwork.pixmap(QStringLiteral("strokes-%1-%2").arg(look.value).arg(look.fill), size, dpr));
    paintFigure(painter, look, size);
    painter.end();
    m_cards.insert(key, new QPixmap(face));
    return face;
}

void Faces::paintFigure(QPainter &painter, const Look &look, QSizeF size)
{
    const engine::Game &game = *engine::findGame(theme().game().toStdString());
    const BoardPlan &plan = BoardPlan::of(game, game.mostSeats());
    const QRectF figure = m_artwork.bounds("label-" + look.id);
    const QRectF corner = m_artwork.bounds("spot-" + look.id);
    // Both stand in the picture on the front of one seat; which, only their places tell.
    QRectF front;
    for (const TrayPlan &tray : plan.trays) {
        const QRectF box = m_artwork.bounds(look.id + "-front-" + tray.seat);
        if (box.contains(figure.center()))
            front = box;
    }
    const QRectF sign = within(corner, front, size);
    const QString signId = QString(plan.cardSign).replace(u'@', look.fill);
    painter.drawPixmap(sign.topLeft(), m_artwork.pixmap(signId, sign.size(), painter.device()->devicePixelRatioF()));
    const QRectF words = within(figure, front, size);
    painter.setFont(fontOfHeight(words.height() * kFigureShare, QFont::Bold));
    painter.setPen(theme().colour(u"card-ink"));
    painter.drawText(words, static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip, QLocale().toString(look.value));
}

} // namespace views
