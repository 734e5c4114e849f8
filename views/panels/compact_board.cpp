// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/compact_board.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QFontMetricsF>

#include "model/engine/core/panel.h"
#include "views/board/board_plan.h"
#include "views/board/piece_renderer.h"
#include "views/common/fonts.h"

namespace views {

using engine::BoardPart;
using engine::BoardRow;
using engine::Possession;

namespace {

constexpr qreal kCompactWidth = 300; ///< from here on a board grows
constexpr qreal kTwoRows = 66.5;     ///< height of the edge, the head and the levels
constexpr qreal kClosest = 0.9;      ///< how much smaller it may be for these
constexpr qreal kPyramidSpace = 2.4; ///< width by height of a space, at most

} // namespace

QString signedNumber(int n) { return n > 0 ? QStringLiteral("+") + words::Words::number(n) : words::Words::number(n); }

ElementStyle possessionLook(const Possession &thing, const QString &owner, const PanelContext &context)
{
    const QString kind = QString::fromStdString(thing.kind);
    const auto &faces = context.plan->faces;
    const auto face = std::find_if(faces.begin(), faces.end(),
                                   [&](const FacePlan &each) { return each.piece == thing.kind && thing.value > 0; });
    const QString owned = kind + u'-' + owner;
    return face != faces.end() ? face->front(owner, thing.value)
                               : ElementStyle::picture(context.artwork->has(owned) ? owned : kind);
}

// ---- rows of a board

BoardReader::BoardReader(const engine::SeatBoard &board, const PanelContext &context)
    : m_board(board), m_context(context), m_owner(context.seatIds.value(board.seat))
{
}

std::vector<const BoardRow *> BoardReader::rowsOf(BoardPart part) const
{
    std::vector<const BoardRow *> rows;
    for (const BoardRow &row : m_board.rows) {
        if (row.part == part)
            rows.push_back(&row);
    }
    return rows;
}

const BoardRow *BoardReader::rowOf(BoardPart part) const
{
    const std::vector<const BoardRow *> rows = rowsOf(part);
    return rows.empty() ? nullptr : rows.front();
}

QString BoardReader::pictureOf(const BoardRow &row) const
{
    const QString sign = QString::fromStdString(row.sign);
    const QString owned = sign + u'-' + m_owner;
    return m_context.artwork->has(owned) ? owned : sign;
}

// ---- elements

BoardDraft::BoardDraft(const engine::SeatBoard &board, const PanelContext &context, qreal unit)
    : BoardReader(board, context)
{
    m_unit = unit;
}

CompactBoard::CompactBoard(const engine::SeatBoard &board, const PanelContext &context, const QRectF &room, qreal unit)
    : BoardDraft(board, context, unit), m_room(room)
{
}

qreal CompactBoard::unitFor(const QRectF &room)
{
    const qreal wide = std::max(scaledLength(1), room.width() / kCompactWidth);
    return std::min(wide, std::max(kClosest * wide, room.height() / kTwoRows));
}

void BoardDraft::begin(const char *part)
{
    m_part = QStringLiteral("seat-board/%1/%2/").arg(m_owner, QLatin1String(part));
    m_number = 0;
}

void BoardDraft::add(const QRectF &rect, const ElementStyle &look)
{
    m_elements.push_back({m_part + QString::number(m_number++), rect, layer::kWords, look});
}

void BoardDraft::box(const QRectF &rect, const QString &fill, const QString &line, qreal width, qreal radius)
{
    add(rect, ElementStyle::box(fill, line, width, radius));
}

void BoardDraft::picture(const QString &id, const QRectF &rect) { fitted(ElementStyle::picture(id), rect); }

void BoardDraft::fitted(const ElementStyle &look, const QRectF &rect)
{
    if (const QRectF at = pictureRect(*m_context.artwork, look.id, rect); !at.isEmpty())
        add(at, look);
}

void BoardDraft::words(const QRectF &rect, const QString &text, qreal pixels, QFont::Weight weight, Qt::Alignment align)
{
    words(rect, text, {pixels, static_cast<int>(weight), QStringLiteral("ink"), align});
}

void BoardDraft::thing(const Possession &thing, const QRectF &rect)
{
    fitted(possessionLook(thing, m_owner, m_context), rect);
}

void BoardDraft::words(const QRectF &rect, const QString &text, const TextStyle &style)
{
    add(rect, ElementStyle::words(text, style));
}

void BoardDraft::fittedWords(const QRectF &rect, const QString &text, TextStyle style)
{
    const qreal least = std::min(style.size, scaledLength(kLeastBoardWords));
    const auto wide = [&] { return textWidth(text, fontOf(style)); };
    while (wide() > rect.width() && style.size > least)
        style.size = std::max(least, style.size - 1);
    const QStringList lines =
        wide() <= rect.width() + 1 ? QStringList{text} : wrappedLines(text, fontOf(style), rect.width());
    const qreal high = QFontMetricsF(fontOf(style)).height();
    if (lines.size() < 2 || high * qreal(lines.size()) > rect.height() + 6)
        return words(rect.adjusted(0, 0, 1, 0), text, style);
    qreal top = style.align & Qt::AlignVCenter ? rect.center().y() - high * qreal(lines.size()) / 2 : rect.top();
    for (const QString &line : lines) {
        words({rect.left(), top, rect.width() + 1, high}, line, style);
        top += high;
    }
}

qreal BoardDraft::figure(const QPointF &at, qreal size, const QString &pictureId, const QString &number)
{
    picture(pictureId, {at, QSizeF(size, size)});
    const qreal pixels = std::max(scaledLength(kLeastBoardWords), size * 0.8);
    const qreal width = textWidth(number, fontOfHeight(pixels, QFont::Bold));
    words({at.x() + size + 2, at.y() - 4, width + 2, size + 8}, number, pixels, QFont::Bold);
    return at.x() + size + 2 + width;
}

Element CompactBoard::edge(const engine::SeatBoard &board, const PanelContext &context, const QRectF &room,
                           bool isActing, qreal unit)
{
    const QString owner = context.seatIds.value(board.seat);
    const QString own = QStringLiteral("player.") + owner;
    const QString colour = context.artwork->theme().has(own) ? own : owner + QStringLiteral("text");
    return {QStringLiteral("seat-board/%1/edge").arg(owner),
            {room.left() + 4, room.top(), room.width() - 8, (isActing ? kBoardEdge + 2 : kBoardEdge) * unit},
            layer::kWords,
            ElementStyle::box(colour, {}, 1, 0)};
}

std::vector<Element> CompactBoard::tab(bool isActing)
{
    const QRectF room = m_room;
    m_elements = {edge(m_board, m_context, m_room, isActing, m_unit)};
    begin("head");
    const qreal size = std::min(room.width() * 0.6, room.height() * 0.5);
    picture(m_context.seatSigns.value(m_board.seat),
            {room.center().x() - size / 2, room.top() + 8 * m_unit, size, size});
    if (const BoardRow *total = rowOf(BoardPart::Total))
        words({room.left(), room.top() + 8 * m_unit + size, room.width(), room.height() - 10 * m_unit - size},
              words::Words::number(total->n), 15 * m_unit, QFont::Bold, Qt::AlignCenter);
    return std::move(m_elements);
}

std::vector<Element> CompactBoard::rows(bool isActing)
{
    struct Part {
        const char *name;
        void (CompactBoard::*add)(const QRectF &);
        qreal height;
        int rank;
        bool isThere;
    };
    const bool hasLevels = rowOf(BoardPart::Level) != nullptr;
    const bool hasPyramid = rowOf(BoardPart::Pyramid) != nullptr;
    const std::array<Part, 6> parts{{{"head", &CompactBoard::head, 28, 0, true},
                                     {"path", &CompactBoard::path, 104, 5, hasPyramid},
                                     {"levels", &CompactBoard::levels, 30, 1, hasLevels},
                                     {"figures", &CompactBoard::figures, 23, 3, true},
                                     {"balance", &CompactBoard::balance, 24, 2, hasLevels},
                                     {"pieces", &CompactBoard::pieces, 24, 4, true}}};
    const QRectF room = m_room;
    m_elements = {edge(m_board, m_context, m_room, isActing, m_unit)};
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
        begin(part.name);
        (this->*part.add)({room.left() + 8 * m_unit, top, room.width() - 16 * m_unit, part.height * m_unit});
        top += part.height * m_unit + spare;
    }
    return std::move(m_elements);
}

void CompactBoard::head(const QRectF &rect)
{
    const qreal size = 20 * m_unit;
    const qreal middle = rect.center().y();
    picture(m_context.seatSigns.value(m_board.seat), {rect.left(), middle - size / 2, size, size});
    qreal right = rect.right();
    if (const BoardRow *total = rowOf(BoardPart::Total)) {
        const QString number = words::Words::number(total->n);
        const qreal width = textWidth(number, fontOfHeight(20 * m_unit, QFont::Bold)) + 2;
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
            box({at.x() + pitch * step, at.y() + 21 * m_unit, pitch - m_unit, 5 * m_unit},
                step < rows[i]->at ? QStringLiteral("ink") : QStringLiteral("track"));
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
        if (!figures[i].ground.isEmpty())
            box(at, figures[i].ground, {}, 1, 2);
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
            this->thing(thing, {x, rect.top() + m_unit, size, size});
            x += pitch;
        }
        x += std::max(0.0, size - pitch) + m_unit;
    }
}

void CompactBoard::path(const QRectF &rect)
{
    std::vector<Element> path = pyramid(m_board, m_context, *rowOf(BoardPart::Pyramid), rect, m_unit);
    m_elements.insert(m_elements.end(), path.begin(), path.end());
}

std::vector<Element> CompactBoard::pyramid(const engine::SeatBoard &seatBoard, const PanelContext &context,
                                           const BoardRow &row, const QRectF &rect, qreal unit)
{
    CompactBoard board(seatBoard, context, rect, unit);
    board.begin("path");
    int levels = 0;
    for (int left = static_cast<int>(row.groups.size()), wide = row.most; left > 0 && wide > 0; left -= wide--)
        ++levels;
    const qreal high = rect.height() / std::max(1, levels);
    const qreal wide = std::min(high * kPyramidSpace, rect.width() / std::max(1, row.most));
    std::size_t i = 0;
    for (int level = 0; level < levels; ++level) {
        for (int n = 0; n < row.most - level && i < row.groups.size(); ++n, ++i) {
            const QRectF at =
                QRectF(rect.left() + wide * (n + level / 2.0), rect.bottom() - high * (level + 1), wide, high)
                    .adjusted(1, 1, -1, -1);
            const bool isHere = static_cast<int>(i) == row.at;
            board.box(at, isHere ? QStringLiteral("rim5") : QStringLiteral("rim"),
                      isHere ? QStringLiteral("ink") : QStringLiteral("slab-edge"), isHere ? 2.4 * unit : unit);
            const std::vector<Possession> &things = row.groups[i].things;
            const qreal size = std::min(at.height() - 2 * unit, 22 * unit);
            qreal x = at.center().x() - size * qreal(things.size()) / 2;
            for (const Possession &thing : things) {
                board.fitted(possessionLook(thing, board.m_owner, context),
                             {x, at.center().y() - size / 2, size, size});
                x += size;
            }
            if (isHere)
                board.picture(context.seatSigns.value(seatBoard.seat),
                              {at.left() + 2 * unit, at.center().y() - 8 * unit, 16 * unit, 16 * unit});
        }
    }
    return std::move(board.m_elements);
}

void CompactBoard::pieces(const QRectF &rect)
{
    const std::vector<const BoardRow *> rows = rowsOf(BoardPart::Pieces);
    const qreal slot = rect.width() / std::max<qreal>(1, qreal(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i)
        figure({rect.left() + slot * qreal(i), rect.top()}, 20 * m_unit, pictureOf(*rows[i]),
               words::Words::number(rows[i]->n));
}

} // namespace views
