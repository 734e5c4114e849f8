// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/large_board.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "model/engine/core/panel.h"
#include "views/board/board_plan.h"
#include "views/board/piece_renderer.h"
#include "views/common/fonts.h"
#include "views/panels/board_words.h"
#include "views/panels/panel_view.h"

namespace views {

using engine::BoardPart;
using engine::BoardRow;
using engine::Possession;

namespace {

constexpr QSizeF kLarge(520, 306); ///< units of the design: a large board
constexpr qreal kHead = 54;        ///< name and figures
constexpr qreal kMiddle = 112;     ///< levels and scales
constexpr qreal kCaption = 18;
constexpr qreal kSpaces = 30;
constexpr qreal kMargin = 12;
constexpr qreal kArm = 0.29; ///< of the scales, by their width
constexpr qreal kPan = 0.4;
constexpr qreal kTall = 38; ///< a card with its effect
constexpr qreal kLow = 30;  ///< one with its name, on two lines if need be
constexpr qreal kLeastCard = 104;
constexpr qreal kLeastRow = 24;
constexpr qreal kLeastSaid = 90; ///< room for words beside a pyramid

/// Of a large board, from the top.
struct LargeRows {
    QRectF head, middle, caption, spaces, cards;

    LargeRows(const QRectF &room, qreal unit, bool hasWords)
    {
        qreal top = room.top() + kBoardEdge * unit;
        const auto take = [&](qreal height) {
            const QRectF row(room.left() + kMargin * unit, top, room.width() - 2 * kMargin * unit, height * unit);
            top += height * unit;
            return row;
        };
        head = take(hasWords ? kHead : kHead * 0.8);
        middle = take(kMiddle);
        caption = take(hasWords ? kCaption : 0);
        spaces = take(kSpaces);
        top += 4 * unit;
        cards = QRectF(head.left(), top, head.width(), std::max(0.0, room.bottom() - 8 * unit - top));
    }
};

} // namespace

LargeBoard::LargeBoard(const engine::SeatBoard &board, const PanelContext &context, const QRectF &room, BoardForm form)
    : BoardDraft(board, context, unitFor(room, form)), m_room(room), m_hasWords(form == BoardForm::Large)
{
}

void LargeBoard::said(const QRectF &rect, const QString &text, qreal pixels, QFont::Weight weight, const QString &token,
                      Qt::Alignment align)
{
    fittedWords(rect, text, {pixels, static_cast<int>(weight), token, align});
}

void LargeBoard::line(const QPointF &from, const QPointF &to, const QString &token, qreal width)
{
    const bool isRising = (to.x() - from.x()) * (to.y() - from.y()) < 0;
    add(QRectF(from, to).normalized(), ElementStyle::stroke(token, width, isRising));
}

std::vector<Element> LargeBoard::elements(bool isActing)
{
    m_elements = {CompactBoard::edge(m_board, m_context, m_room, isActing, m_unit)};
    const LargeRows rows(m_room, m_unit, m_hasWords);
    begin("head");
    head(rows.head);
    begin("middle");
    line(rows.middle.topLeft(), rows.middle.topRight(), QStringLiteral("line"), 1);
    const QRectF left(rows.middle.topLeft(), QSizeF(rows.middle.width() * 0.49, rows.middle.height()));
    const std::vector<const BoardRow *> levels = rowsOf(BoardPart::Level);
    const qreal pitch = left.height() / std::max<qreal>(4, qreal(levels.size()));
    for (std::size_t i = 0; i < levels.size(); ++i)
        level(*levels[i], {left.left(), left.top() + pitch * qreal(i), left.width(), pitch});
    QRectF right = rows.middle.adjusted(levels.empty() ? 0 : rows.middle.width() * 0.51, 4 * m_unit, 0, 0);
    if (const BoardRow *row = rowOf(BoardPart::Balance))
        scales(*row, right);
    if (const BoardRow *row = rowOf(BoardPart::Pyramid)) {
        m_drawn.emplace_back(rows.middle, row);
        path(*row, rows.middle.adjusted(0, 4 * m_unit, 0, -2 * m_unit));
    }
    begin("below");
    const QPointF below(0, 1);
    line(rows.middle.bottomLeft() + below, rows.middle.bottomRight() + below, QStringLiteral("line"), 1);
    for (const BoardRow *row : rowsOf(BoardPart::Pieces)) {
        if (row->groups.empty())
            continue;
        if (m_hasWords)
            said(rows.caption,
                 PanelView::tr("%1: %2 – %3")
                     .arg(m_context.words->text("row." + row->id), words::Words::number(row->n),
                          m_context.words->say(row->note)),
                 13 * m_unit, QFont::Normal, QStringLiteral("ink2"));
        spaces(*row, QRectF(rows.spaces.topLeft(), QSizeF(rows.spaces.width() * 0.5, rows.spaces.height())));
    }
    begin("pieces");
    pieces(rows.spaces.adjusted(rows.spaces.width() * 0.515, 0, 0, 0));
    return std::move(m_elements);
}

void LargeBoard::head(const QRectF &rect)
{
    const qreal sign = 34 * m_unit;
    const qreal middle = rect.center().y();
    picture(m_context.seatSigns.value(m_board.seat), {rect.left(), middle - sign / 2, sign, sign});
    qreal right = rect.right();
    if (const BoardRow *total = rowOf(BoardPart::Total)) {
        const QString number = words::Words::number(total->n);
        const QFont font = fontOfHeight(28 * m_unit, QFont::Bold);
        const qreal width = textWidth(number, font) + 2;
        said({right - width, rect.top(), width, rect.height()}, number, 28 * m_unit, QFont::Bold);
        right -= width + 24 * m_unit;
        m_drawn.emplace_back(QRectF(right, rect.top(), rect.right() - right, rect.height()), total);
        picture(pictureOf(*total), {right, middle - 10 * m_unit, 20 * m_unit, 20 * m_unit});
        right -= 10 * m_unit;
    }
    const qreal first = headFigures(rect, right);
    const QRectF named(rect.left() + sign + 8 * m_unit, rect.top(), first - rect.left() - sign - 10 * m_unit,
                       rect.height());
    QString name = m_context.words->seat(m_owner.toStdString());
    const bool isOwn = !m_context.isShared && !m_context.isOpen && m_board.seat == m_context.own;
    if (const QString role = m_context.roles.value(m_board.seat); isOwn && !role.isEmpty())
        name += QStringLiteral(", ") + role;
    said({named.left(), middle - 20 * m_unit, named.width(), 22 * m_unit}, name, 17 * m_unit, QFont::Bold);
    if (!m_board.about.id.empty())
        said({named.left(), middle + 1 * m_unit, named.width(), 18 * m_unit}, m_context.words->say(m_board.about),
             13 * m_unit, QFont::Normal, QStringLiteral("ink2"));
}

/// The figures as one row that ends there; where it begins.
qreal LargeBoard::headFigures(const QRectF &rect, qreal right)
{
    const qreal size = 24 * m_unit;
    const qreal middle = rect.center().y();
    const QFontMetricsF number(fontOfHeight(18 * m_unit, QFont::Bold));
    const QFontMetricsF word(fontOfHeight(std::max(scaledLength(kLeastBoardWords), 13 * m_unit), QFont::Normal));
    std::vector<const BoardRow *> figures = rowsOf(BoardPart::Figure);
    std::reverse(figures.begin(), figures.end());
    for (const BoardRow *row : figures) {
        const QString n = words::Words::number(row->n);
        const QString name = m_hasWords ? m_context.words->text("row." + row->id) : QString();
        const qreal wide = std::max(number.horizontalAdvance(n), word.horizontalAdvance(name)) + 2;
        right -= wide;
        if (m_hasWords) {
            said({right, middle - 20 * m_unit, wide, 22 * m_unit}, n, 18 * m_unit, QFont::Bold);
            said({right, middle + 1 * m_unit, wide, 18 * m_unit}, name, 13 * m_unit, QFont::Normal,
                 QStringLiteral("ink2"));
        } else {
            said({right, rect.top(), wide, rect.height()}, n, 18 * m_unit, QFont::Bold);
        }
        right -= size + 4 * m_unit;
        picture(pictureOf(*row), {right, middle - size / 2, size, size});
        m_drawn.emplace_back(QRectF(right, rect.top(), size + 4 * m_unit + wide, rect.height()), row);
        right -= 8 * m_unit;
    }
    return right;
}

/// "2 papyrus" and six steps, the figure in the last one that has been reached.
void LargeBoard::level(const BoardRow &row, const QRectF &rect)
{
    m_drawn.emplace_back(rect, &row);
    const qreal size = 23 * m_unit;
    const qreal middle = rect.center().y();
    picture(pictureOf(row), {rect.left(), middle - size / 2, size, size});
    const qreal number = rect.left() + size + 5 * m_unit;
    said({number, rect.top(), 26 * m_unit, rect.height()}, words::Words::number(row.n), 17 * m_unit, QFont::Bold);
    const qreal step = 15 * m_unit;
    const qreal pitch = 16.5 * m_unit;
    const qreal first = rect.right() - pitch * row.most;
    const QRectF named(number + 26 * m_unit, rect.top(), first - number - 28 * m_unit, rect.height());
    const qreal pixels = std::max(scaledLength(kLeastBoardWords), 14 * m_unit);
    const QString name = m_context.words->text("row." + row.id);
    if (m_hasWords || textWidth(name, fontOfHeight(pixels, QFont::Normal)) <= named.width())
        said(named, name, pixels, QFont::Normal);
    for (int i = 0; i < row.most; ++i) {
        const QRectF at(first + pitch * i, middle - step / 2, step, step);
        box(at, i < row.at ? QStringLiteral("ink") : QStringLiteral("track"));
        if (i == row.at - 1)
            said(at, words::Words::number(row.at), 12 * m_unit, QFont::Bold, QStringLiteral("panel"), Qt::AlignCenter);
    }
}

/// The pan of what is heavier hangs lower; the first pan is that of what counts for the number.
void LargeBoard::scales(const BoardRow &row, const QRectF &rect)
{
    m_drawn.emplace_back(rect, &row);
    const QPointF top(rect.center().x(), rect.top() + 34 * m_unit);
    const qreal arm = rect.width() * kArm;
    const qreal lower = (row.n > 0 ? 3 : row.n < 0 ? -3 : 0) * m_unit;
    const QPointF left(top.x() - arm, top.y() + lower);
    const QPointF right(top.x() + arm, top.y() - lower);
    said({top.x() - arm / 2, rect.top(), arm, 26 * m_unit}, signedNumber(row.n), 22 * m_unit, QFont::Bold,
         QStringLiteral("ink"), Qt::AlignCenter);
    if (m_hasWords && row.groups.size() > 1) {
        const QRectF band(rect.left(), rect.top(), rect.width(), 20 * m_unit);
        said({band.left(), band.top(), arm, band.height()}, m_context.words->text("row." + row.groups[0].id),
             13 * m_unit, QFont::Medium);
        said({band.right() - arm, band.top(), arm, band.height()}, m_context.words->text("row." + row.groups[1].id),
             13 * m_unit, QFont::Medium, QStringLiteral("ink"), Qt::AlignRight | Qt::AlignVCenter);
    }
    const QPointF foot(top.x(), rect.bottom() - 6 * m_unit);
    line(top, foot, QStringLiteral("ink"), 3 * m_unit);
    line(foot - QPointF(14 * m_unit, 0), foot + QPointF(14 * m_unit, 0), QStringLiteral("ink"), 3 * m_unit);
    line(left, right, QStringLiteral("ink"), 3 * m_unit);
    const qreal knob = 4 * m_unit;
    box(QRectF(top, top).adjusted(-knob, -knob, knob, knob), QStringLiteral("ink"), {}, 1, knob);
    const std::array<QPointF, 2> ends{left, right};
    for (std::size_t i = 0; i < std::min<std::size_t>(2, row.groups.size()); ++i)
        pan(ends[i], rect.width() * kPan, row.groups[i], 25 * m_unit);
    if (row.groups.size() > 2) {
        qreal y = top.y() + 10 * m_unit;
        for (const Possession &thing : row.groups[2].things) {
            this->thing(thing, {top.x() - 10 * m_unit, y, 20 * m_unit, 20 * m_unit});
            y += 21 * m_unit;
        }
    }
}

void LargeBoard::pan(const QPointF &hung, qreal width, const engine::PossessionGroup &group, qreal size)
{
    const qreal down = hung.y() + 46 * m_unit;
    const QPointF from(hung.x() - width / 2, down);
    const QPointF to(hung.x() + width / 2, down);
    const qreal pitch =
        std::min(size + 2 * m_unit, (width - size) / std::max<qreal>(1, qreal(group.things.size()) - 1));
    line(hung, from, QStringLiteral("ink2"), m_unit);
    line(hung, to, QStringLiteral("ink2"), m_unit);
    qreal x = hung.x() - (pitch * (qreal(group.things.size()) - 1) + size) / 2;
    for (const Possession &thing : group.things) {
        const QRectF at(x, down - size, size, size);
        this->thing(thing, at);
        if (thing.count > 1) {
            const QRectF number(at.right() - 11 * m_unit, at.top() - 6 * m_unit, 16 * m_unit, 16 * m_unit);
            box(number, QStringLiteral("ink"), {}, 1, number.height() / 2);
            said(number, words::Words::number(thing.count), 12 * m_unit, QFont::Bold, QStringLiteral("panel"),
                 Qt::AlignCenter);
        }
        x += pitch;
    }
    add({from.x(), down, width, 11 * m_unit},
        ElementStyle::bowl(QStringLiteral("rim5"), QStringLiteral("ink"), 1.5 * m_unit));
}

/// The pyramid, and beside it what is to be known of it.
void LargeBoard::path(const BoardRow &row, const QRectF &rect)
{
    const std::vector<Element> spaces = CompactBoard::pyramid(m_board, m_context, row, rect, m_unit);
    m_elements.insert(m_elements.end(), spaces.begin(), spaces.end());
    qreal beside = rect.left();
    for (const Element &space : spaces)
        beside = std::max(beside, space.rect.right() + 10 * m_unit);
    const QRectF room(beside, rect.top(), rect.right() - beside, rect.height());
    if (room.width() >= scaledLength(kLeastSaid))
        said(room, m_context.words->say(row.note), std::max(scaledLength(kLeastBoardWords), 13 * m_unit), QFont::Normal,
             QStringLiteral("ink2"));
}

/// A row of spaces: what they hold, or what was uncovered there.
void LargeBoard::spaces(const BoardRow &row, const QRectF &rect)
{
    m_drawn.emplace_back(rect, &row);
    const std::vector<Possession> &things = row.groups.front().things;
    const qreal pitch = std::min(rect.height(), rect.width() / std::max<qreal>(1, qreal(things.size())));
    qreal x = rect.left();
    for (const Possession &thing : things) {
        const QRectF at = QRectF(x, rect.center().y() - pitch / 2, pitch, pitch).adjusted(1, 1, -1, -1);
        x += pitch;
        if (thing.kind == row.sign) {
            this->thing(thing, at);
            continue;
        }
        box(at, QStringLiteral("rim"), QStringLiteral("line"), 1, 3);
        if (thing.kind.empty()) {
            said(at, QStringLiteral("–"), 13 * m_unit, QFont::Normal, QStringLiteral("ink2"), Qt::AlignCenter);
            continue;
        }
        said({at.left() + 1, at.top(), at.width() * 0.45, at.height()}, words::Words::number(thing.count), 13 * m_unit,
             QFont::Bold, QStringLiteral("ink"), Qt::AlignCenter);
        this->thing(thing, at.adjusted(at.width() * 0.42, 3, -1, -3));
    }
}

/// The pieces that have no row of their own, side by side.
void LargeBoard::pieces(const QRectF &rect)
{
    std::vector<const BoardRow *> rows = rowsOf(BoardPart::Pieces);
    std::erase_if(rows, [](const BoardRow *row) { return !row->groups.empty(); });
    qreal x = rect.left();
    for (const BoardRow *row : rows) {
        const qreal from = x;
        x = figure({x, rect.top() + 2}, rect.height() - 4, pictureOf(*row), words::Words::number(row->n)) + 6 * m_unit;
        const QString note = row->note.id.empty() ? QString() : m_context.words->say(row->note);
        const qreal pixels = std::max(scaledLength(kLeastBoardWords), 13 * m_unit);
        const bool hasRoom = textWidth(note, fontOfHeight(pixels, QFont::Normal)) <= rect.right() - x;
        if (m_hasWords || hasRoom)
            said({x, rect.top(), rect.right() - x, rect.height()}, note, pixels, QFont::Normal, QStringLiteral("ink2"));
        x += 8 * m_unit;
        m_drawn.emplace_back(QRectF(from, rect.top(), note.isEmpty() ? x - from : rect.right() - from, rect.height()),
                             row);
    }
}

qreal LargeBoard::unitFor(const QRectF &room, BoardForm form)
{
    const qreal wide = form == BoardForm::Plain ? kLarge.width() * 0.8 : kLarge.width();
    return std::min(room.width() / wide, room.height() / kLarge.height());
}

QRectF LargeBoard::belowStock(const QRectF &room, BoardForm form)
{
    QRectF below = room;
    below.setTop(LargeRows(room, unitFor(room, form), form == BoardForm::Large).middle.bottom());
    return below;
}

// ---- cards

std::vector<QRectF> LargeBoard::cardRects(const QRectF &room, const QRectF &uncovered, BoardForm form,
                                          std::size_t count)
{
    std::vector<QRectF> rects(count);
    if (count == 0 || (form != BoardForm::Large && form != BoardForm::Plain))
        return rects;
    const qreal unit = unitFor(room, form);
    QRectF all = LargeRows(room, unit, form == BoardForm::Large).cards;
    if (uncovered.height() < room.height())
        all.setBottom(uncovered.bottom() - 4 * unit);
    if (all.height() < scaledLength(kLeastRow))
        return rects;
    const qreal gap = 5 * unit;
    const qreal leastHeight = std::min(all.height(), std::max(kLow * unit, scaledLength(kLow)));
    const auto rowsFor = [&](qreal height) { return std::max(1, int((all.height() + gap) / (height + gap))); };
    const int mostColumns = std::max(1, int((all.width() + gap) / (scaledLength(kLeastCard) + gap)));
    int columns = std::min(3, mostColumns);
    qreal height = form == BoardForm::Large ? std::max(kTall * unit, scaledLength(34)) : leastHeight;
    const auto fits = [&] { return static_cast<std::size_t>(columns * rowsFor(height)) >= count; };
    if (!fits())
        height = leastHeight;
    if (!fits())
        columns = mostColumns;
    while (!fits()) // only their bands are left
        ++columns;
    const qreal width = (all.width() - gap * (columns - 1)) / columns;
    for (std::size_t i = 0; i < count; ++i) {
        const auto x = static_cast<int>(i) % columns;
        const auto y = static_cast<int>(i) / columns;
        rects[i] = {all.left() + (width + gap) * x, all.top() + (height + gap) * y, width, height};
    }
    return rects;
}

} // namespace views
