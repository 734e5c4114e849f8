// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/compact_board.h"

#include <algorithm>
#include <array>

#include <QFontMetricsF>
#include <QPainter>

#include "views/board/board_plan.h"
#include "views/common/fonts.h"
#include "views/play/board_words.h"

namespace views {

using engine::BoardPart;
using engine::BoardRow;
using engine::Possession;

CompactBoard::CompactBoard(QPainter &painter, const engine::SeatBoard &board, const PanelContext &context, qreal unit)
    : BoardBrush(painter, board, context)
{
    m_unit = unit;
}

void CompactBoard::drawTab(const QRectF &room)
{
    const qreal size = std::min(room.width() * 0.6, room.height() * 0.5);
    picture(m_context.seatSigns.value(m_board.seat),
            {room.center().x() - size / 2, room.top() + 8 * m_unit, size, size});
    if (const BoardRow *total = rowOf(BoardPart::Total))
        words({room.left(), room.top() + 8 * m_unit + size, room.width(), room.height() - 10 * m_unit - size},
              words::Words::number(total->n), 15 * m_unit, QFont::Bold, u"ink", Qt::AlignCenter);
}

/// As many rows as there is room for; those that are asked for most come first.
void CompactBoard::draw(const QRectF &room)
{
    struct Part {
        void (CompactBoard::*draw)(const QRectF &);
        qreal height;
        int rank;
        bool isThere;
    };
    const bool hasLevels = rowOf(BoardPart::Level) != nullptr;
    const bool hasPyramid = rowOf(BoardPart::Pyramid) != nullptr;
    const std::array<Part, 6> parts{{{&CompactBoard::head, 28, 0, true},
                                     {&CompactBoard::path, 104, 5, hasPyramid},
                                     {&CompactBoard::levels, 30, 1, hasLevels},
                                     {&CompactBoard::figures, 23, 3, true},
                                     {&CompactBoard::balance, 24, 2, hasLevels},
                                     {&CompactBoard::pieces, 24, 4, true}}};
    qreal left = room.height() / m_unit - kBoardEdge - 4;
    int lastRank = -1;
    for (int rank = 0; rank < static_cast<int>(parts.size()); ++rank) {
        const auto part = std::find_if(parts.begin(), parts.end(), [&](const Part &each) { return each.rank == rank; });
        if (part->isThere && part->height > left)
            break;
        left -= part->isThere ? part->height : 0;
        lastRank = rank;
    }
    const qreal spare = std::min(8.0, left / 5) * m_unit;
    qreal top = room.top() + (kBoardEdge + 2) * m_unit;
    for (const Part &part : parts) {
        if (!part.isThere || part.rank > lastRank)
            continue;
        (this->*part.draw)({room.left() + 8 * m_unit, top, room.width() - 16 * m_unit, part.height * m_unit});
        top += part.height * m_unit + spare;
    }
}

void CompactBoard::head(const QRectF &rect)
{
    const qreal size = 20 * m_unit;
    const qreal middle = rect.center().y();
    picture(m_context.seatSigns.value(m_board.seat), {rect.left(), middle - size / 2, size, size});
    qreal right = rect.right();
    if (const BoardRow *total = rowOf(BoardPart::Total)) {
        const QString number = words::Words::number(total->n);
        const qreal width = QFontMetricsF(fontOfHeight(20 * m_unit, QFont::Bold)).horizontalAdvance(number) + 2;
        words({right - width, rect.top(), width, rect.height()}, number, 20 * m_unit, QFont::Bold);
        right -= width + 18 * m_unit;
        picture(pictureOf(*total), {right, middle - 7 * m_unit, 14 * m_unit, 14 * m_unit});
    }
    const qreal from = rect.left() + size + 6 * m_unit;
    words({from, rect.top(), right - from - 4 * m_unit, rect.height()}, m_context.words->seat(m_owner.toStdString()),
          15 * m_unit, QFont::DemiBold);
}

void CompactBoard::levels(const QRectF &rect)
{
    const std::vector<const BoardRow *> rows = rowsOf(BoardPart::Level);
    const qreal slot = rect.width() / std::max<qreal>(1, qreal(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QPointF at(rect.left() + slot * qreal(i), rect.top());
        figure(at, 19 * m_unit, pictureOf(*rows[i]), words::Words::number(rows[i]->n));
        const qreal pitch = (slot - 8 * m_unit) / std::max(1, rows[i]->most);
        for (int step = 0; step < rows[i]->most; ++step) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_theme.colour(step < rows[i]->at ? u"ink" : u"track"));
            m_painter.drawRect(QRectF(at.x() + pitch * step, at.y() + 21 * m_unit, pitch - m_unit, 5 * m_unit));
        }
    }
}

/// Figures, and how many cards of each kind.
void CompactBoard::figures(const QRectF &rect)
{
    struct Figure {
        QString picture;
        int n;
        QString ground = {};
    };
    std::vector<Figure> figures;
    for (const BoardRow *row : rowsOf(BoardPart::Figure))
        figures.push_back({pictureOf(*row), row->n});
    if (const BoardRow *cards = rowOf(BoardPart::Cards)) {
        for (const Possession &card : cards->groups.front().things) {
            const QString kind = QString::fromStdString(card.kind);
            const QString sign = QString(m_context.plan->cards.sign).replace(u'#', kind);
            const auto known = std::find_if(figures.begin(), figures.end(),
                                            [&](const Figure &figure) { return figure.picture == sign; });
            if (known == figures.end())
                figures.push_back({sign, 1, QString(m_context.plan->cards.ground).replace(u'#', kind)});
            else
                ++known->n;
        }
    }
    const qreal slot = std::min(rect.width() / std::max<qreal>(1, qreal(figures.size())), 46 * m_unit);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const QRectF at(rect.left() + slot * qreal(i), rect.top() + m_unit, 18 * m_unit, 18 * m_unit);
        if (!figures[i].ground.isEmpty()) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_theme.colour(figures[i].ground));
            m_painter.drawRoundedRect(at, 2, 2);
        }
        const qreal inset = figures[i].ground.isEmpty() ? 0 : 2 * m_unit;
        picture(figures[i].picture, at.adjusted(inset, inset, -inset, -inset));
        figure(at.topLeft(), at.width(), {}, words::Words::number(figures[i].n));
    }
}

void CompactBoard::balance(const QRectF &rect)
{
    const BoardRow *row = rowOf(BoardPart::Balance);
    if (!row)
        return;
    const qreal size = 20 * m_unit;
    qreal x = figure(rect.topLeft() + QPointF(0, m_unit), size, pictureOf(*row), signedNumber(row->n)) + 8 * m_unit;
    int things = 0;
    for (const engine::PossessionGroup &group : row->groups)
        things += static_cast<int>(group.things.size());
    const qreal room = rect.right() - x - 48 * m_unit;
    const qreal pitch = std::min(size + m_unit, room / std::max(1, things));
    for (const engine::PossessionGroup &group : row->groups) {
        if (group.things.empty())
            continue;
        picture(QString::fromStdString(group.id), {x, rect.top() + 4 * m_unit, 14 * m_unit, 14 * m_unit});
        x += 15 * m_unit;
        for (const Possession &thing : group.things) {
            drawThing(m_painter, thing, m_owner, {x, rect.top() + m_unit, size, size}, m_context);
            x += pitch;
        }
        x += std::max(0.0, size - pitch) + m_unit;
    }
}

void CompactBoard::path(const QRectF &rect) { pyramid(*rowOf(BoardPart::Pyramid), rect); }

void CompactBoard::pieces(const QRectF &rect)
{
    const std::vector<const BoardRow *> rows = rowsOf(BoardPart::Pieces);
    const qreal slot = rect.width() / std::max<qreal>(1, qreal(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i)
        figure({rect.left() + slot * qreal(i), rect.top()}, 20 * m_unit, pictureOf(*rows[i]),
               words::Words::number(rows[i]->n));
}

} // namespace views
