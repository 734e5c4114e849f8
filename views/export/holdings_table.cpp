// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/holdings_table.h"

#include <algorithm>
#include <utility>

#include "model/engine/core/panel.h"
#include "views/board/board_plan.h"

namespace views {

namespace {

constexpr double kTableRow = 1.6; ///< heights and widths by the size of the words
constexpr double kPad = 0.8;
constexpr double kValue = 1.9;
constexpr double kLeft = 2.6;
constexpr double kSeat = 4.4;
constexpr double kOffers = 0.3; ///< part of the width that offers have beside a table
constexpr double kTextOnly = 0.92;

const engine::Panel *panelOf(const std::vector<engine::Panel> &panels, engine::PanelForm form)
{
    const auto found =
        std::find_if(panels.begin(), panels.end(), [form](const engine::Panel &panel) { return panel.form == form; });
    return found == panels.end() ? nullptr : &*found;
}

/// Rows of the table: heading and names are two, what the figures of values mean is one.
int rowsOf(const engine::Panel &panel)
{
    const bool hasValues = std::any_of(panel.rows.begin(), panel.rows.end(),
                                       [](const engine::PanelRow &row) { return !row.scale.empty(); });
    return 2 + (hasValues ? 1 : 0)
           + static_cast<int>(
               std::count_if(panel.rows.begin(), panel.rows.end(), [](const auto &row) { return !row.isBare(); }));
}

} // namespace

/// The elements in the making.
class HoldingsTable::Page {
public:
    Page(const HoldingsTable &table, const engine::Position &position)
        : m_table(table), m_position(position), m_plan(BoardPlan::of(position).holdings), m_size(table.m_size)
    {
    }

    void ground(const QRectF &box);
    void holdings(const engine::Panel &panel, const QRectF &box);
    void offers(const engine::Panel &panel, const QRectF &box);
    std::vector<Element> take() const { return m_elements; }

private:
    struct Columns {
        double name, values, left, seats; ///< where they begin
        int scale;                        ///< how many values
    };

    void add(const QRectF &rect, const ElementStyle &look);
    void words(const QRectF &rect, const QString &text, int weight, Qt::Alignment align,
               const QString &colour = QStringLiteral("ink"), double part = kTextOnly);
    void picture(const QRectF &cell, const QString &id);
    void heads(const engine::Panel &panel, const QRectF &box, const Columns &columns);
    void row(const engine::PanelRow &row, double y, const QRectF &box, const Columns &columns);
    void figure(const engine::PanelRow &row, int seat, const QRectF &cell);
    QString nameOf(const engine::PanelRow &row) const { return m_table.m_words.text("row." + row.id); }
    double high() const { return kTableRow * m_size; }

    const HoldingsTable &m_table;
    const engine::Position &m_position;
    const HoldingsPlan &m_plan;
    double m_size;
    int m_number = 0;
    std::vector<Element> m_elements;
};

void HoldingsTable::Page::add(const QRectF &rect, const ElementStyle &look)
{
    // A cell that is empty at one step has its number all the same.
    const QString key = QStringLiteral("table/%1").arg(m_number++);
    if (!look.id.isEmpty() || !look.fill.isEmpty() || !look.line.isEmpty())
        m_elements.push_back({key, rect, layer::kWords, look});
}

void HoldingsTable::Page::words(const QRectF &rect, const QString &text, int weight, Qt::Alignment align,
                                const QString &colour, double part)
{
    add(rect, ElementStyle::words(text, {part * m_size, weight, colour, align | Qt::AlignVCenter}));
}

/// As large as the cell lets it be, in its middle.
void HoldingsTable::Page::picture(const QRectF &cell, const QString &id)
{
    const QRectF bounds = m_table.m_artwork.bounds(id);
    QRectF rect(QPointF(), bounds.isEmpty() ? QSizeF() : bounds.size().scaled(cell.size(), Qt::KeepAspectRatio));
    rect.moveCenter(cell.center());
    add(rect, bounds.isEmpty() ? ElementStyle::box({}, {}, 0, 0) : ElementStyle::picture(id));
}

void HoldingsTable::Page::ground(const QRectF &box)
{
    add(box, ElementStyle::box(QStringLiteral("panel"), QStringLiteral("line"), 1, kPad * m_size));
}

void HoldingsTable::Page::heads(const engine::Panel &panel, const QRectF &box, const Columns &columns)
{
    const double to = columns.left - m_size;
    words({box.left(), box.top(), to - box.left(), high()}, m_table.m_words.text(panel.heading()), 600, Qt::AlignLeft,
          QStringLiteral("ink"), 1.1);
    words({box.left(), box.top() + high(), to - box.left(), high()},
          panel.note.id.empty() ? QString() : m_table.m_words.say(panel.note), 400, Qt::AlignLeft,
          QStringLiteral("ink2"));
    for (int seat = 0; seat < m_position.seatCount(); ++seat) {
        const QRectF cell(columns.seats + seat * kSeat * m_size, box.top(), kSeat * m_size, high());
        const auto index = static_cast<engine::Seat>(seat);
        picture(cell, seatSign(m_table.m_artwork, m_position.game(), index, m_position.seatCount()));
        words(cell.translated(0, high()).adjusted(1, 0, -1, 0),
              m_table.m_words.seat(m_position.game().seatId(index, m_position.seatCount())), 600, Qt::AlignHCenter);
    }
}

void HoldingsTable::Page::figure(const engine::PanelRow &row, int seat, const QRectF &cell)
{
    const std::vector<int> &figures = row.figures();
    const int n = static_cast<std::size_t>(seat) < figures.size() ? figures[seat] : 0;
    const bool isTotal = row.isTotal();
    const bool isChip = !row.scale.empty() && n > 0;
    QRectF chip(0, 0, 2.2 * m_size, high() - 3);
    chip.moveCenter(cell.center());
    add(chip, isChip ? ElementStyle::box(QString(m_plan.chip).replace(u'#', QString::fromStdString(row.id)),
                                         QStringLiteral("card-ink"), 1, 4)
                     : ElementStyle::box({}, {}, 0, 0));
    const QString none = row.points.empty() ? QStringLiteral("–") : words::Words::number(0);
    words(cell, n == 0 ? none : words::Words::number(n), isTotal || isChip ? 700 : 500, Qt::AlignHCenter,
          isChip ? QStringLiteral("card-ink") : QStringLiteral("ink"), isTotal ? 1.1 : kTextOnly);
}

void HoldingsTable::Page::row(const engine::PanelRow &row, double y, const QRectF &box, const Columns &columns)
{
    const QRectF sign(box.left(), y + 1, high(), high() - 2);
    picture(sign, QString::fromStdString(row.picture()));
    const bool isTotal = row.isTotal();
    const double to = row.scale.empty() ? columns.left : columns.values;
    words({columns.name, y, to - columns.name - 2, high()}, nameOf(row), isTotal ? 700 : 400, Qt::AlignLeft);
    for (std::size_t i = 0; i < row.scale.size(); ++i) {
        const QRectF cell(columns.values + static_cast<double>(i) * kValue * m_size, y, kValue * m_size, high());
        const bool isCurrent = static_cast<int>(i) == row.current;
        add(cell.adjusted(1, 1, -1, -1), ElementStyle::box({}, isCurrent ? QStringLiteral("ink") : QString(), 1.4, 4));
        words(cell, words::Words::number(row.scale[i]), isCurrent ? 700 : 400, Qt::AlignHCenter);
    }
    words({columns.left, y, kLeft * m_size, high()}, row.left < 0 ? QString() : words::Words::number(row.left), 400,
          Qt::AlignHCenter);
    for (int seat = 0; seat < m_position.seatCount(); ++seat)
        figure(row, seat, {columns.seats + seat * kSeat * m_size, y, kSeat * m_size, high()});
}

void HoldingsTable::Page::holdings(const engine::Panel &panel, const QRectF &box)
{
    Columns columns{};
    for (const engine::PanelRow &each : panel.rows)
        columns.scale = std::max(columns.scale, static_cast<int>(each.scale.size()));
    columns.name = box.left() + 1.3 * high();
    columns.seats = box.right() - m_position.seatCount() * kSeat * m_size;
    columns.left = columns.seats - kLeft * m_size;
    columns.values = columns.left - columns.scale * kValue * m_size;
    heads(panel, box, columns);
    double y = box.top() + 2 * high();
    bool hasLegend = false;
    for (const engine::PanelRow &each : panel.rows) {
        if (each.isBare()) {
            const QRectF cell(columns.left, box.top(), kLeft * m_size, high());
            picture(cell, QString::fromStdString(each.picture()));
            words(cell.translated(0, high()), words::Words::number(each.left), 500, Qt::AlignHCenter);
            continue;
        }
        if (!each.scale.empty() && !std::exchange(hasLegend, true)) {
            words({columns.name, y, columns.values - columns.name - 4, high()}, m_table.m_words.text("holdings.scale"),
                  400, Qt::AlignRight, QStringLiteral("ink2"), 0.85);
            for (int i = 0; i < columns.scale; ++i)
                words({columns.values + i * kValue * m_size, y, kValue * m_size, high()}, words::Words::number(i + 1),
                      400, Qt::AlignHCenter, QStringLiteral("ink2"), 0.85);
            words({columns.left, y, kLeft * m_size, high()}, m_table.m_words.text("holdings.left"), 400,
                  Qt::AlignHCenter, QStringLiteral("ink2"), 0.85);
            y += high();
        }
        row(each, y, box, columns);
        y += high();
    }
}

void HoldingsTable::Page::offers(const engine::Panel &panel, const QRectF &box)
{
    words({box.left(), box.top(), box.width(), high()}, m_table.m_words.text(panel.heading()), 600, Qt::AlignLeft,
          QStringLiteral("ink"), 1.1);
    const double step = std::min(2 * high(), (box.height() - 1.5 * high()) / static_cast<double>(panel.rows.size()));
    double y = box.top() + 1.5 * high();
    for (const engine::PanelRow &each : panel.rows) {
        const double side = std::min(step - 4, 1.5 * high());
        picture({box.left(), y + (step - side) / 2, side, side}, QString::fromStdString(each.picture()));
        const double left = box.right() - kLeft * m_size;
        words({box.left() + side + m_size, y, left - box.left() - side - m_size, step}, nameOf(each), 500,
              Qt::AlignLeft);
        words({left, y, kLeft * m_size, step}, each.left == 0 ? QStringLiteral("–") : words::Words::number(each.left),
              700, Qt::AlignHCenter);
        y += step;
    }
}

double HoldingsTable::place(QPointF corner, double width, double size, const engine::Position &position)
{
    m_corner = corner;
    m_width = width;
    m_size = size;
    const std::vector<engine::Panel> panels = position.panels();
    const engine::Panel *table = panelOf(panels, engine::PanelForm::Holdings);
    m_height = table ? (rowsOf(*table) * kTableRow + 2 * kPad) * size : 0;
    return m_height;
}

std::vector<Element> HoldingsTable::elements(const engine::Position &position) const
{
    if (m_height == 0)
        return {};
    Page page(*this, position);
    const std::vector<engine::Panel> panels = position.panels();
    const engine::Panel *offers = panelOf(panels, engine::PanelForm::Offers);
    const double pad = kPad * m_size;
    const double beside = offers ? kOffers * m_width : 0;
    const QRectF all(m_corner, QSizeF(m_width, m_height));
    const QRectF table = all.adjusted(0, 0, -beside, 0);
    page.ground(table);
    page.holdings(*panelOf(panels, engine::PanelForm::Holdings), table.adjusted(pad, pad, -pad, -pad));
    if (offers) {
        const QRectF box = all.adjusted(all.width() - beside + pad, 0, 0, 0);
        page.ground(box);
        page.offers(*offers, box.adjusted(pad, pad, -pad, -pad));
    }
    return page.take();
}

} // namespace views
