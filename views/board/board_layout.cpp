// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_layout.h"

#include <algorithm>
#include <cmath>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "views/common/fonts.h"

namespace views {

namespace {

constexpr double kCardProportion = 100.0 / 144;
constexpr double kMostSquare = 160; ///< the board grows up to this many pixels a square
constexpr double kLeastStrip = 680;
constexpr double kLineHeight = 1.25;
constexpr double kEnoughOfLargest =
    0.88; ///< of several boards the widest is taken that comes out nearly as large as any
constexpr QSizeF kLeastPanels(400, 140); ///< pixels; a log, or what a seat has, needs as much

WindowPlan planOf(const QJsonObject &line)
{
    const auto number = [&line](const char *name) { return line[QLatin1String(name)].toDouble(); };
    WindowPlan plan{number("width"), number("height"), number("margin"),
                    number("gap"),   number("strip"),  number("tray")};
    plan.least = number("least");
    plan.sign = number("sign");
    plan.name = number("name");
    plan.role = number("role");
    plan.score = number("score");
    plan.of = number("of");
    plan.title = number("title");
    plan.number = number("number");
    plan.word = number("word");
    plan.values = number("values");
    plan.card = number("card");
    plan.token = number("token");
    plan.small = number("small");
    plan.counters = line["counters"].toBool();
    plan.bars = line["bars"].toBool();
    return plan;
}

std::vector<WindowPlan> readPlans()
{
    QFile file(QStringLiteral(":/board/windows.json"));
    std::vector<WindowPlan> plans;
    if (file.open(QIODevice::ReadOnly)) {
        for (const QJsonValue line : QJsonDocument::fromJson(file.readAll()).array())
            plans.push_back(planOf(line.toObject()));
    }
    if (plans.empty())
        plans.emplace_back();
    return plans;
}

/// What is left for the board.
QSizeF roomFor(const BoardPlan &plan, const Surface &surface)
{
    const WindowPlan w = WindowPlan::forView(surface.size);
    const bool strip = surface.strip && plan.hasHands();
    const double beside = plan.trays.empty() ? 0 : w.tray + w.gap;
    return {surface.size.width() - 2 * (w.margin + beside),
            surface.size.height() - 2 * w.margin - (strip ? w.strip + w.gap : 0)};
}

/// How large a board comes out there: pixels for a unit of its picture.
double scaleOf(const BoardShape &shape, QSizeF room)
{
    return std::max(0.01, std::min({room.width() / shape.size.width(), room.height() / shape.size.height(),
                                    kMostSquare / shape.unit}));
}

bool hasPanels(const BoardShape &shape, QSizeF room)
{
    const QSizeF panels = shape.panels * scaleOf(shape, room);
    return panels.width() >= kLeastPanels.width() && panels.height() >= kLeastPanels.height();
}

/// The board in use; of a single one nothing is read before it is loaded.
BoardShape shapeInUse(const Artwork &artwork)
{
    return {{}, artwork.boardSize(), artwork.unit(), artwork.bounds(QStringLiteral("panels")).size()};
}

/// The index of the first board on which a square comes out nearly as large as on any, once the panels have their room,
/// and large enough for its words; where it is so on none, of the one with which smaller windows are content.
std::size_t boardFor(const std::vector<BoardShape> &boards, QSizeF room, double panels)
{
    const auto square = [&](const BoardShape &shape) {
        const QSizeF beside(room.width() - panels, room.height());
        return shape.unit * scaleOf(shape, hasPanels(shape, room) ? room : beside);
    };
    double largest = 0;
    for (const BoardShape &shape : boards)
        largest = std::max(largest, square(shape));
    const auto taken = std::find_if(boards.begin(), boards.end(), [&](const BoardShape &shape) {
        return square(shape) >= std::max(kEnoughOfLargest * largest, scaledLength(shape.least));
    });
    const auto modest = std::min_element(boards.begin(), boards.end(),
                                         [](const BoardShape &a, const BoardShape &b) { return a.least < b.least; });
    return static_cast<std::size_t>((taken == boards.end() ? modest : taken) - boards.begin());
}

/// A face-down stack stands out above its topmost piece.
double titleGap(const SectionPlan &section) { return section.isFaceDown() ? 9 : 4; }

/// Cuts rectangles of the full width from the top of a tray.
class Column {
public:
    Column(const QRectF &inner, double top) : m_inner(inner), m_top(top) {}

    QRectF take(double height)
    {
        const QRectF taken(m_inner.left(), m_top, m_inner.width(), height);
        m_top += height;
        return taken;
    }
    QRectF square(double side)
    {
        const QRectF row = take(side);
        return {row.center().x() - side / 2, row.top(), side, side};
    }
    void skip(double height) { m_top += height; }
    double top() const { return m_top; }

private:
    QRectF m_inner;
    double m_top;
};

} // namespace

WindowPlan WindowPlan::forView(QSizeF view)
{
    static const std::vector<WindowPlan> plans = readPlans();
    const QSizeF designed = designedSize(view);
    const WindowPlan *best = &plans.front();
    for (const WindowPlan &plan : plans) {
        if (designed.width() >= plan.width && designed.height() >= plan.height)
            best = &plan;
    }
    WindowPlan scaled = *best;
    for (double *length : {&scaled.margin, &scaled.gap, &scaled.strip, &scaled.tray, &scaled.least, &scaled.sign,
                           &scaled.name, &scaled.role, &scaled.score, &scaled.of, &scaled.title, &scaled.number,
                           &scaled.word, &scaled.values, &scaled.card, &scaled.token, &scaled.small})
        *length = scaledLength(*length);
    return scaled;
}

BoardLayout::BoardLayout(const BoardPlan &plan, Artwork &artwork, const Surface &surface)
    : m_window(WindowPlan::forView(surface.size)), m_dpr(surface.dpr)
{
    const WindowPlan &w = m_window;
    const QSizeF view = surface.size;
    const bool strip = surface.strip && plan.hasHands();
    const QSizeF room = roomFor(plan, surface);
    if (artwork.boards().size() > 1)
        artwork.useBoard(boardFor(artwork.boards(), room, surface.panels));
    const BoardShape shape = shapeInUse(artwork);
    m_unit = shape.unit;
    m_scale = scaleOf(shape, room);
    const QSizeF size = artwork.boardSize() * m_scale;
    const double left = (view.width() - size.width()) / 2;
    const double top = w.margin + (room.height() - size.height()) / 2;
    m_board = snapped({QPointF(left, top), size});
    if (hasPanels(shape, room))
        m_panels = onBoard(artwork, QStringLiteral("panels"));
    const QRectF trays[2] = {{m_board.left() - w.gap - w.tray, m_board.top(), w.tray, m_board.height()},
                             {m_board.right() + w.gap, m_board.top(), w.tray, m_board.height()}};
    for (std::size_t seat = 0; seat < std::min<std::size_t>(2, plan.trays.size()); ++seat)
        m_trays.push_back(trayAt(snapped(trays[seat]), plan.trays[seat]));
    if (strip) { // hands and the timeline need their width below a low board, too
        const double least = std::min(view.width() - 2 * w.margin, scaledLength(kLeastStrip));
        const double wide = std::max(trays[1].right() - trays[0].left(), least);
        m_strip = snapped({(view.width() - wide) / 2, m_board.bottom() + w.gap, wide, w.strip});
    }
}

bool BoardLayout::leavesPanelsRoom(const BoardPlan &plan, const Artwork &artwork, const Surface &surface)
{
    const std::vector<BoardShape> &boards = artwork.boards();
    const QSizeF room = roomFor(plan, surface);
    return hasPanels(boards.size() > 1 ? boards[boardFor(boards, room, surface.panels)] : shapeInUse(artwork), room);
}

QRectF BoardLayout::stripShare(std::size_t seat) const
{
    const double width = m_strip.width() / static_cast<double>(m_trays.size());
    return {m_strip.left() + width * static_cast<double>(seat), m_strip.top(), width, m_strip.height()};
}

double BoardLayout::stripTitleHeight() const { return m_window.title * 1.4; }

double BoardLayout::wordHeight(double units) const { return std::max(units * m_scale, m_window.least); }

QRectF BoardLayout::snapped(const QRectF &rect) const
{
    const auto edge = [this](double x) { return std::round(x * m_dpr) / m_dpr; };
    return {QPointF(edge(rect.left()), edge(rect.top())), QPointF(edge(rect.right()), edge(rect.bottom()))};
}

QRectF BoardLayout::onBoard(const Artwork &artwork, const QString &id) const
{
    const QRectF units = artwork.bounds(id);
    if (units.isEmpty())
        return {};
    return snapped({m_board.topLeft() + units.topLeft() * m_scale, units.size() * m_scale});
}

QRectF BoardLayout::onBoard(const Artwork &artwork, const QString &id, const QRectF &around) const
{
    QRectF rect = onBoard(artwork, id);
    rect.moveCenter(around.center());
    return snapped(rect);
}

TrayLayout BoardLayout::trayAt(const QRectF &box, const TrayPlan &plan) const
{
    const WindowPlan &w = m_window;
    const double line = kLineHeight;
    const double head = w.sign + 4 + (w.name + w.role + w.of) * line + w.score * 1.1;
    double needed = head + 6;
    for (const SectionPlan &section : plan.sections)
        needed += sectionHeight(section);
    const double spare = std::max(0.0, (box.height() - needed) / static_cast<double>(2 * plan.sections.size() + 2));
    const double pad = w.tray / 10;
    const QRectF inner = box.adjusted(pad, 0, -pad, 0);
    TrayLayout tray;
    tray.box = box;
    tray.edge = snapped({box.left(), box.top(), box.width(), 6});
    Column column(inner, box.top() + 6 + spare);
    tray.sign = snapped(column.square(w.sign));
    column.skip(4);
    tray.name = column.take(w.name * line);
    tray.role = column.take(w.role * line);
    tray.score = column.take(w.score * 1.1);
    tray.of = column.take(w.of * line);
    double top = column.top() + spare;
    for (const SectionPlan &section : plan.sections) {
        tray.sections.push_back(sectionAt(inner, top + spare, section));
        tray.sections.back().line = snapped({inner.left(), top, 1, 1}).top();
        top += sectionHeight(section) + 2 * spare;
    }
    return tray;
}

double BoardLayout::sectionHeight(const SectionPlan &section) const
{
    const WindowPlan &w = m_window;
    const double line = kLineHeight;
    const double title = w.title * line + titleGap(section);
    const double card = w.card / kCardProportion;
    switch (section.form) {
    case SectionPlan::Form::Counters:
        return title
               + (w.counters ? 3 * (w.small + 3) + 4 + w.number * line : std::max(w.small * 1.3, w.number * line));
    case SectionPlan::Form::Stack:
        return title + card + (section.counted > 0 && w.bars ? 8 + barHeight() + w.values * line : 0);
    case SectionPlan::Form::Token: return title + w.token + 2 + w.word * line;
    }
    return 0;
}

SectionLayout BoardLayout::sectionAt(const QRectF &inner, double top, const SectionPlan &section) const
{
    const WindowPlan &w = m_window;
    const double line = kLineHeight;
    SectionLayout at;
    Column column(inner, top);
    at.title = column.take(w.title * line);
    column.skip(titleGap(section));
    if (section.form == SectionPlan::Form::Token) {
        at.body = snapped(column.square(w.token));
        column.skip(2);
        at.word = column.take(w.word * line);
    } else if (section.form == SectionPlan::Form::Counters) {
        const QRectF row = column.take(w.counters ? 3 * (w.small + 3) : std::max(w.small * 1.3, w.number * line));
        column.skip(4);
        const double side = w.small * 1.3;
        at.body = w.counters ? row : snapped({row.center().x() - side - 2, row.center().y() - side / 2, side, side});
        at.number = w.counters ? column.take(w.number * line)
                               : QRectF(at.body.right(), row.top(), row.right() - at.body.right(), row.height());
    } else {
        const QRectF row = column.take(w.card / kCardProportion);
        at.body = snapped({row.left(), row.top(), w.card, row.height()});
        const double beside = at.body.right() + (section.isFaceDown() ? 4 : 0);
        at.number = {beside, row.top(), row.right() - beside, row.height()};
        if (section.isFaceDown())
            at.hand = at.number.adjusted(2, at.number.height() * 0.6, 0, 0);
        column.skip(8);
        if (section.counted > 0 && w.bars)
            at.bars = column.take(barHeight() + w.values * line);
    }
    return at;
}

std::vector<QRectF> sideBySide(const QRectF &rect, double proportion, int count)
{
    const double overlap = 0.2;
    const double gap = 0.12;
    const double shares = count - overlap * (count - 1);
    const double height = std::min(rect.height(), rect.width() / shares / proportion);
    const double width = height * proportion;
    const double step = count < 2 ? 0 : std::min(width * (1 + gap), (rect.width() - width) / (count - 1));
    const double left = rect.center().x() - (width + step * (count - 1)) / 2;
    std::vector<QRectF> rects;
    rects.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        rects.emplace_back(left + step * i, rect.center().y() - height / 2, width, height);
    return rects;
}

} // namespace views
