// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/board_brush.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

#include "model/engine/core/panel.h"
#include "views/board/board_plan.h"
#include "views/board/piece_renderer.h"
#include "views/common/fonts.h"

namespace views {

using engine::BoardPart;
using engine::BoardRow;
using engine::Possession;

namespace {

constexpr qreal kLeastSaid = 90; ///< room for words beside a pyramid

} // namespace

BoardBrush::BoardBrush(QPainter &painter, const engine::SeatBoard &board, const PanelContext &context)
    : BoardReader(board, context), m_painter(painter), m_theme(context.artwork->theme())
{
}

/// In that size, or a smaller one that fits, down to the least; on two lines where there is room for them, and
/// shortened where not even that fits.
void BoardBrush::words(const QRectF &rect, const QString &text, qreal pixels, QFont::Weight weight, QStringView token,
                       Qt::Alignment align)
{
    const qreal least = std::min(pixels, scaledLength(kLeastBoardWords));
    QFont font = fontOfHeight(pixels, weight);
    qreal wide = QFontMetricsF(font).horizontalAdvance(text);
    while (wide > rect.width() && pixels > least) {
        pixels = std::max(least, pixels - 1);
        font = fontOfHeight(pixels, weight);
        wide = QFontMetricsF(font).horizontalAdvance(text);
    }
    m_painter.setFont(font);
    m_painter.setPen(m_theme.colour(token));
    if (wide <= rect.width() + 1)
        return m_painter.drawText(rect, static_cast<int>(align), text);
    const QFontMetricsF metrics(font);
    const QRectF wrapped = metrics.boundingRect(rect, static_cast<int>(align) | Qt::TextWordWrap, text);
    if (wrapped.width() <= rect.width() && wrapped.height() <= rect.height() + 4)
        m_painter.drawText(rect.adjusted(0, -2, 0, 2), static_cast<int>(align) | Qt::TextWordWrap, text);
    else
        m_painter.drawText(rect, static_cast<int>(align), metrics.elidedText(text, Qt::ElideRight, rect.width() + 1));
}

void BoardBrush::picture(const QString &id, const QRectF &rect)
{
    Artwork &artwork = *m_context.artwork;
    if (!artwork.has(id) || rect.isEmpty())
        return;
    const QSizeF size = artwork.bounds(id).size().scaled(rect.size(), Qt::KeepAspectRatio);
    QRectF at(QPointF(), size);
    at.moveCenter(rect.center());
    const QPixmap pixmap = artwork.pixmap(id, size, m_painter.device()->devicePixelRatioF());
    m_painter.drawPixmap(at.topLeft(), pixmap);
}

void BoardBrush::line(const QPointF &from, const QPointF &to, QStringView token, qreal width)
{
    m_painter.setPen(QPen(m_theme.colour(token), width, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(from, to);
}

void BoardBrush::drawThing(QPainter &painter, const Possession &thing, const QString &owner, const QRectF &rect,
                           const PanelContext &context)
{
    const ElementStyle look = possessionLook(thing, owner, context);
    if (!context.artwork->has(look.id))
        return;
    QRectF at(QPointF(), context.artwork->bounds(look.id).size().scaled(rect.size(), Qt::KeepAspectRatio));
    at.moveCenter(rect.center());
    paintElements(painter, {{{}, at, layer::kWords, look}}, *context.artwork);
}

/// A picture and the number behind it; where that ends.
qreal BoardBrush::figure(const QPointF &at, qreal size, const QString &pictureId, const QString &number)
{
    picture(pictureId, {at, QSizeF(size, size)});
    const qreal pixels = std::max(scaledLength(kLeastBoardWords), size * 0.8);
    const QFont font = fontOfHeight(pixels, QFont::Bold);
    const qreal width = QFontMetricsF(font).horizontalAdvance(number);
    m_painter.setFont(font);
    m_painter.setPen(m_theme.colour(u"ink"));
    m_painter.drawText(QRectF(at.x() + size + 2, at.y() - 4, width + 2, size + 8), Qt::AlignLeft | Qt::AlignVCenter,
                       number);
    return at.x() + size + 2 + width;
}

void BoardBrush::pyramid(const BoardRow &row, const QRectF &rect)
{
    const std::vector<Element> spaces = CompactBoard::pyramid(m_board, m_context, row, rect, m_unit);
    paintElements(m_painter, spaces, *m_context.artwork);
    qreal beside = rect.left();
    for (const Element &space : spaces)
        beside = std::max(beside, space.rect.right() + 10 * m_unit);
    const QRectF said(beside, rect.top(), rect.right() - beside, rect.height());
    if (said.width() < scaledLength(kLeastSaid))
        return;
    m_painter.setFont(fontOfHeight(std::max(scaledLength(kLeastBoardWords), 13 * m_unit), QFont::Normal));
    m_painter.setPen(m_theme.colour(u"ink2"));
    m_painter.drawText(said, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_context.words->say(row.note));
}

} // namespace views
