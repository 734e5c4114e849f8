// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/board_footer.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

#include "model/engine/core/insight.h"
#include "views/common/fonts.h"
#include "views/play/board_brush.h"
#include "views/play/board_words.h"

namespace views {

namespace {

constexpr qreal kFooterMargin = 12;                ///< units of the design, like those below
constexpr qreal kLeastUnits = 48;                  ///< height
constexpr qreal kLeastHeight = 44;                 ///< at least, in units of the window
constexpr qreal kFooterPicture = 30;               ///< at most, in units of the window
constexpr int kLeastChosen = 20, kMostChosen = 44; ///< percent of the width: what is chosen, beside its uses
constexpr int kFooterFlags = int(Qt::AlignLeft) | Qt::TextWordWrap;

} // namespace

BoardFooter::BoardFooter(const std::vector<engine::PreviewUse> &uses, const QRectF &uncovered, qreal unit,
                         const PanelContext &context)
    : m_uses(uses), m_uncovered(uncovered), m_unit(unit), m_context(context)
{
    if (uses.empty())
        return;
    m_first = fontOfHeight(scaledLength(kLeastBoardWords), QFont::DemiBold);
    m_second = fontOfHeight(scaledLength(kLeastBoardWords), QFont::Normal);
    const qreal least = std::max(kLeastUnits * unit, scaledLength(kLeastHeight));
    m_rect = QRectF(uncovered.left() + kFooterMargin * unit, uncovered.bottom() - least - 6 * unit,
                    uncovered.width() - 2 * kFooterMargin * unit, least);
    say();
    // What is chosen has as little of the width as lets all words stand in that height, else as makes them lowest.
    std::vector<Cell> tried = m_cells;
    qreal lowest = spread(m_cells, kLeastChosen);
    for (int percent = kLeastChosen + 4; lowest > least && percent <= kMostChosen; percent += 4) {
        if (const qreal highest = spread(tried, percent); highest < lowest) {
            m_cells = tried;
            lowest = highest;
        }
    }
    m_rect.setTop(m_rect.bottom() - std::max(least, lowest));
    for (Cell &cell : m_cells)
        cell.rect.setTop(m_rect.top());
}

QRectF BoardFooter::above() const
{
    QRectF above = m_uncovered;
    if (!m_cells.empty())
        above.setBottom(m_rect.top());
    return above;
}

/// What stands beside each picture.
void BoardFooter::say()
{
    const words::Words &says = *m_context.words;
    for (const engine::PreviewUse &use : m_uses) {
        Cell cell;
        cell.what = use.what.id.empty() ? possessionName(use.thing, says) : says.sayBriefly(use.what);
        if (!cell.what.isEmpty())
            cell.what[0] = cell.what[0].toUpper();
        cell.then = use.then.id.empty() ? QString() : says.say(use.then);
        m_cells.push_back(cell);
    }
}

/// Puts the chosen thing and its uses beside each other; how high the highest of their words are.
qreal BoardFooter::spread(std::vector<Cell> &cells, int percent) const
{
    const auto others = qreal(cells.size() - 1);
    const qreal first = others > 0 ? m_rect.width() * percent / 100 : m_rect.width();
    const qreal pitch = others > 0 ? (m_rect.width() - first) / others : 0;
    const qreal gap = 6 * m_unit;
    const QFontMetricsF whats(m_first);
    const QFontMetricsF thens(m_second);
    qreal highest = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        Cell &cell = cells[i];
        cell.rect = m_rect;
        cell.rect.setWidth(i == 0 ? first : pitch - gap);
        if (i > 0)
            cell.rect.moveLeft(m_rect.left() + first + pitch * qreal(i - 1) + gap);
        const QRectF room = wordsRoom(cell.rect);
        cell.high = whats.boundingRect(room, kFooterFlags, cell.what).height();
        cell.below = cell.then.isEmpty() ? 0 : thens.boundingRect(room, kFooterFlags, cell.then).height();
        highest = std::max(highest, cell.high + cell.below);
    }
    return highest;
}

qreal BoardFooter::pictureSize() const
{
    return std::min(std::max(kLeastUnits * m_unit, scaledLength(kLeastHeight)) - 10 * m_unit,
                    scaledLength(kFooterPicture));
}

QRectF BoardFooter::wordsRoom(const QRectF &cell) const
{
    return cell.adjusted(pictureSize() + 11 * m_unit, 0, -3 * m_unit, 0);
}

void BoardFooter::paint(QPainter &painter, const QString &owner) const
{
    if (m_cells.empty())
        return;
    const Theme &theme = m_context.artwork->theme();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(u"rim"));
    painter.drawRoundedRect(m_rect.adjusted(-4 * m_unit, -3 * m_unit, 4 * m_unit, 3 * m_unit), 6, 6);
    const qreal size = pictureSize();
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const Cell &cell = m_cells[i];
        if (i > 0) {
            painter.setPen(QPen(theme.colour(u"line"), 1));
            painter.setBrush(theme.colour(u"panel"));
            painter.drawRoundedRect(cell.rect, 6, 6);
        }
        BoardBrush::drawThing(painter, m_uses[i].thing, owner,
                              {cell.rect.left() + 5 * m_unit, cell.rect.center().y() - size / 2, size, size},
                              m_context);
        const QRectF room = wordsRoom(cell.rect);
        const qreal top = room.top() + std::max(0.0, (room.height() - cell.high - cell.below) / 2);
        painter.setFont(m_first);
        painter.setPen(theme.colour(u"ink"));
        painter.drawText(QRectF(room.left(), top, room.width(), cell.high), kFooterFlags, cell.what);
        painter.setFont(m_second);
        painter.setPen(theme.colour(u"ink2"));
        painter.drawText(QRectF(room.left(), top + cell.high, room.width(), cell.below), kFooterFlags, cell.then);
    }
}

} // namespace views
