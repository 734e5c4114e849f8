// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/board_brush.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

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
    : m_painter(painter), m_board(board), m_context(context), m_theme(context.artwork->theme()),
      m_owner(context.seatIds.value(board.seat))
{
}

std::vector<const BoardRow *> BoardBrush::rowsOf(BoardPart part) const
{
    std::vector<const BoardRow *> rows;
    for (const BoardRow &row : m_board.rows) {
        if (row.part == part)
            rows.push_back(&row);
    }
    return rows;
}

const BoardRow *BoardBrush::rowOf(BoardPart part) const
{
    const std::vector<const BoardRow *> rows = rowsOf(part);
    return rows.empty() ? nullptr : rows.front();
}

QString BoardBrush::pictureOf(const BoardRow &row) const
{
    const QString sign = QString::fromStdString(row.sign);
    const QString owned = sign + u'-' + m_owner;
    return m_context.artwork->has(owned) ? owned : sign;
}

/// In that size, or a smaller one that fits, down to the least; on two lines where there is room for them, and
/// shortened where not even that fits.
void BoardBrush::words(const QRectF &rect, const QString &text, qreal pixels, QFont::Weight weight, QStringView token,
                       Qt::Alignment align)
{
    const qreal least = std::min(pixels, scaledLength(kLeastBoardWords));
    QFont font = fontOfHeight(pixels, weight);
    while (QFontMetricsF(font).horizontalAdvance(text) > rect.width() && pixels > least) {
        pixels = std::max(least, pixels - 1);
        font = fontOfHeight(pixels, weight);
    }
    m_painter.setFont(font);
    m_painter.setPen(m_theme.colour(token));
    const QFontMetricsF metrics(font);
    const QRectF wrapped = metrics.boundingRect(rect, static_cast<int>(align) | Qt::TextWordWrap, text);
    const bool isWide = metrics.horizontalAdvance(text) > rect.width() + 1;
    if (isWide && wrapped.width() <= rect.width() && wrapped.height() <= rect.height() + 4)
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
    const QString kind = QString::fromStdString(thing.kind);
    Artwork &artwork = *context.artwork;
    const auto &faces = context.plan->faces;
    const auto face = std::find_if(faces.begin(), faces.end(),
                                   [&](const FacePlan &each) { return each.piece == thing.kind && thing.value > 0; });
    const QString owned = kind + u'-' + owner;
    const ElementStyle look = face != faces.end() ? face->front(owner, thing.value)
                                                  : ElementStyle::picture(artwork.has(owned) ? owned : kind);
    if (!artwork.has(look.id))
        return;
    const qreal dpr = painter.device()->devicePixelRatioF();
    QRectF at(QPointF(), artwork.bounds(look.id).size().scaled(rect.size(), Qt::KeepAspectRatio));
    at.moveCenter(rect.center());
    painter.drawPixmap(at.topLeft(), artwork.pixmap(look.id, at.size(), dpr));
    for (const Inlay &inlay : look.over) {
        const QRectF over = inlayRect(inlay, artwork, at);
        if (artwork.has(inlay.picture))
            painter.drawPixmap(over.topLeft(), artwork.pixmap(inlay.picture, over.size(), dpr));
    }
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
    int levels = 0;
    for (int left = static_cast<int>(row.groups.size()), wide = row.most; left > 0 && wide > 0; left -= wide--)
        ++levels;
    const qreal high = rect.height() / std::max(1, levels);
    const qreal wide = std::min(high * 2.4, rect.width() / std::max(1, row.most));
    const qreal left = rect.left();
    std::size_t i = 0;
    for (int level = 0; level < levels; ++level) {
        for (int n = 0; n < row.most - level && i < row.groups.size(); ++n, ++i) {
            const QRectF at = QRectF(left + wide * (n + level / 2.0), rect.bottom() - high * (level + 1), wide, high)
                                  .adjusted(1, 1, -1, -1);
            const bool isHere = static_cast<int>(i) == row.at;
            m_painter.setPen(QPen(m_theme.colour(isHere ? u"ink" : u"slab-edge"), isHere ? 2.4 * m_unit : m_unit));
            m_painter.setBrush(m_theme.colour(isHere ? u"rim5" : u"rim"));
            m_painter.drawRect(at);
            const std::vector<Possession> &things = row.groups[i].things;
            const qreal size = std::min(at.height() - 2 * m_unit, 22 * m_unit);
            qreal x = at.center().x() - size * qreal(things.size()) / 2;
            for (const Possession &thing : things) {
                drawThing(m_painter, thing, m_owner, {x, at.center().y() - size / 2, size, size}, m_context);
                x += size;
            }
            if (isHere)
                picture(m_context.seatSigns.value(m_board.seat),
                        {at.left() + 2 * m_unit, at.center().y() - 8 * m_unit, 16 * m_unit, 16 * m_unit});
        }
    }
    const qreal beside = left + wide * row.most + 10 * m_unit;
    const QRectF said(beside, rect.top(), rect.right() - beside, rect.height());
    if (said.width() < scaledLength(kLeastSaid))
        return;
    m_painter.setFont(fontOfHeight(std::max(scaledLength(kLeastBoardWords), 13 * m_unit), QFont::Normal));
    m_painter.setPen(m_theme.colour(u"ink2"));
    m_painter.drawText(said, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_context.words->say(row.note));
}

} // namespace views
