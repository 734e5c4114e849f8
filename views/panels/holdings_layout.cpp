// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <utility>

#include "views/board/board_plan.h"
#include "views/panels/panel_draft.h"
#include "views/panels/panel_view.h"

namespace views {

namespace {

using engine::PanelRow;
using Kind = PanelCell::Kind;

/// Measures by the room that there is, in units of the design.
struct TableSizes {
    int row, leastRow, rowSign, headSign, piece; ///< heights, of signs and of pictures that are counted
    int value, values;                           ///< widths, at most of a column of values and of all of them together
    int gap;                                     ///< between columns
    int seats;                                   ///< of the columns of all seats together
    int leastSeat, mostSeat;                     ///< … of which each has its share
    int margin;                                  ///< above and below

    int widthOf(const PanelContext &context) const
    {
        const auto count = static_cast<int>(context.seatIds.size());
        return context.isSlim ? leastSeat : std::clamp(seats / std::max(1, count), leastSeat, mostSeat);
    }
    int valueOf(int count) const { return std::min(value, values / std::max(1, count)); }
};

const TableSizes &sizesOf(PanelRoom room)
{
    static constexpr TableSizes kUsual{26, 20, 22, 30, 13, 27, 120, 4, 280, 58, 96, 10};
    static constexpr TableSizes kNarrow{22, 16, 18, 24, 11, 21, 120, 3, 208, 46, 80, 10};
    static constexpr TableSizes kLeast{17, 12, 16, 22, 11, 24, 120, 3, 224, 46, 80, 6};
    return room == PanelRoom::Usual ? kUsual : room == PanelRoom::Narrow ? kNarrow : kLeast;
}

constexpr double kActingBar = 5; ///< above the column of who acts
constexpr int kNarrowest = 80;   ///< letters of a name, in hundredths of their width
constexpr double kMore = 16;     ///< a picture beside a seat's sign
constexpr double kLeftWidth = 22;
constexpr int kMostPictures = 4; ///< instead of a number
constexpr double kChipWidth = 32, kChipHeight = 24, kChipGap = 8;
constexpr double kDot = 3;

QString idOf(const PanelRow &row) { return QString::fromStdString(row.id); }

/// The table in the making.
class HoldingsLayout {
public:
    HoldingsLayout(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
        : m_panel(panel), m_context(context), m_space(space), m_draft(panel, context, space),
          m_plan(context.plan->holdings), m_sizes(sizesOf(space.room)), m_isUsual(space.room == PanelRoom::Usual),
          m_isLeast(space.room == PanelRoom::Least), m_second(m_draft.style(FontRole::Second)),
          m_text(m_isUsual ? m_draft.style(FontRole::Text) : m_second), m_least(m_draft.style(FontRole::Least)),
          m_middle(m_second)
    {
        m_middle.align = Qt::AlignCenter;
        m_least.colour = QStringLiteral("ink2");
        measure();
    }

    /// With rows of that height; where it ends.
    double draw(double rowHeight);
    PanelPicture take(double bottom);
    /// The rows that have a height to be spared.
    int rows() const { return m_rows; }

private:
    void measure();
    double nameNeeds(const PanelRow &row) const;
    double nameEnd(const PanelRow &row) const;
    bool isInHead(const PanelRow &row) const { return m_plan.heads.contains(idOf(row)); }
    bool hasName(const PanelRow &row) const { return !m_isLeast || !hasSign(row); }
    bool hasSign(const PanelRow &row) const { return m_context.artwork->has(QString::fromStdString(row.picture())); }
    QString nameOf(const PanelRow &row) const { return m_context.words->text("row." + row.id); }
    TextStyle nameStyle(const PanelRow &row) const
    {
        return m_isUsual && row.isTotal() ? m_draft.style(FontRole::Heading) : m_text;
    }
    double seatLeft(int seat) const { return m_seats + seat * (m_seatWidth + m_gap); }

    double heads(double y);
    double title(double y, double first, double second);
    void head(int seat, double y, double first, double second, bool hasRole);
    double bareRow(const PanelRow &row, double y, double first, double second);
    double hairline(double y);
    double legend(double y, int scale);
    double row(const PanelRow &row, double y, double height);
    double name(const PanelRow &row, double y, double height);
    void values(const PanelRow &row, double y, double height);
    void held(const PanelRow &row, int seat, const QRectF &cell);
    void chip(const PanelRow &row, int seat, int n, const QRectF &cell, const QString &said);

    const engine::Panel &m_panel;
    const PanelContext &m_context;
    const PanelSpace &m_space;
    PanelDraft m_draft;
    const HoldingsPlan &m_plan;
    const TableSizes &m_sizes;
    bool m_isUsual, m_isLeast;
    TextStyle m_second, m_text, m_least, m_middle;
    int m_scale = 0, m_rows = 0;
    double m_width = 0, m_gap = 0;
    double m_left = 0, m_name = 0, m_values = 0, m_rest = 0, m_seats = 0, m_right = 0; ///< where columns begin
    double m_valueWidth = 0, m_restWidth = 0, m_seatWidth = 0;
};

/// What the name of a row needs at least.
double HoldingsLayout::nameNeeds(const PanelRow &row) const
{
    const TextStyle style = nameStyle(row);
    if (const std::string brief = "short." + row.id; m_context.words->has(brief))
        return PanelDraft::widthOf(m_context.words->text(brief), style);
    double longest = 0;
    for (const QString &word : nameOf(row).split(u' '))
        longest = std::max(longest, PanelDraft::widthOf(word, style));
    return longest;
}

void HoldingsLayout::measure()
{
    for (const PanelRow &row : m_panel.rows)
        m_scale = std::max(m_scale, static_cast<int>(row.scale.size()));
    m_scale = m_isLeast ? std::min(m_scale, 1) : m_scale;
    const auto seats = static_cast<double>(m_context.seatIds.size());
    const double margin = m_draft.length(kPanelMargin);
    m_gap = m_draft.length(m_sizes.gap);
    m_seatWidth = m_draft.length(m_sizes.widthOf(m_context));
    m_valueWidth = m_draft.length(m_sizes.valueOf(m_scale));
    m_restWidth = m_draft.length(kLeftWidth);
    if (m_scale > 0 && !m_isLeast)
        m_restWidth = std::max(m_restWidth, PanelDraft::widthOf(m_context.words->text("holdings.left"), m_least));
    double leastName = 0;
    const double values = m_scale * (m_valueWidth + m_gap);
    for (const PanelRow &row : m_panel.rows) {
        if (row.isBare() && m_isUsual)
            m_restWidth = std::max(m_restWidth, PanelDraft::widthOf(nameOf(row), m_least));
        if (row.isBare() || isInHead(row))
            continue;
        ++m_rows;
        if (hasName(row))
            leastName = std::max(leastName,
                                 nameNeeds(row) - (row.scale.empty() ? values : 0) - (row.left < 0 ? m_restWidth : 0));
    }
    const double sign = m_draft.length(m_sizes.rowSign) + m_gap;
    const double fixed = 2 * margin + sign + values + m_restWidth + m_gap + seats * m_gap + std::ceil(leastName);
    const double leastSeat = m_draft.length(kChipWidth + kChipGap);
    if (m_space.width > 0) // names come first: seats have what is left
        m_seatWidth = std::clamp(std::floor((m_space.width - fixed) / seats), leastSeat, m_seatWidth);
    m_width = std::max(m_space.width, fixed + seats * (m_space.width > 0 ? m_seatWidth : leastSeat));
    m_left = margin;
    m_name = m_left + sign;
    m_right = m_width - margin;
    m_seats = m_right - seats * (m_seatWidth + m_gap) + m_gap;
    m_rest = m_seats - m_gap - m_restWidth;
    m_values = m_rest - values;
}

double HoldingsLayout::draw(double rowHeight)
{
    double y = hairline(heads(m_draft.length(m_sizes.margin)));
    bool hadScale = false;
    for (const PanelRow &each : m_panel.rows) {
        if (each.isBare() || isInHead(each))
            continue;
        m_draft.begin(each.id);
        const bool hasScale = !each.scale.empty();
        if (std::exchange(hadScale, hasScale) != hasScale) {
            y = hairline(y);
            if (hasScale && !m_isLeast)
                y = legend(y, static_cast<int>(each.scale.size()));
        }
        y += row(each, y, rowHeight);
    }
    return y + m_draft.length(m_sizes.margin);
}

PanelPicture HoldingsLayout::take(double bottom)
{
    const double height = std::max(bottom, m_space.height);
    m_draft.begin("acting");
    for (int seat = 0; seat < m_context.seatIds.size(); ++seat) {
        if (!engine::contains(m_context.acting, static_cast<engine::Seat>(seat)))
            continue;
        const QRectF column(seatLeft(seat) - 2, 1, m_seatWidth + 4, height - 2);
        m_draft.ground(column, QStringLiteral("track"));
        m_draft.ground({column.topLeft(), QSizeF(column.width(), m_draft.length(kActingBar))},
                       m_context.seatIds[seat] + QStringLiteral("text"));
    }
    return m_draft.take({m_width, height});
}

/// Across the table; where it ends.
double HoldingsLayout::hairline(double y)
{
    m_draft.box({m_left, y, m_right - m_left, 1}, QStringLiteral("line"));
    return y + 1;
}

// ---- heads

double HoldingsLayout::heads(double y)
{
    TextStyle heading = m_draft.style(m_isLeast ? FontRole::Least : FontRole::Heading);
    const double first = std::max(PanelDraft::heightOf(heading), m_draft.length(m_sizes.headSign) + 2);
    const double second = PanelDraft::heightOf(m_text);
    double bottom = title(y, first, second);
    for (const PanelRow &row : m_panel.rows) {
        m_draft.begin(row.id);
        if (row.isBare())
            bottom = std::max(bottom, bareRow(row, y, first, second));
    }
    m_draft.begin("head");
    const bool hasRole = m_isUsual
                         && std::any_of(m_context.roles.begin(), m_context.roles.end(),
                                        [](const QString &role) { return !role.isEmpty(); })
                         && std::all_of(m_context.roles.begin(), m_context.roles.end(), [this](const QString &role) {
                                return PanelDraft::widthOf(role, m_least) <= m_seatWidth;
                            });
    for (int seat = 0; seat < m_context.seatIds.size(); ++seat)
        head(seat, y, first, second, hasRole);
    return std::max(bottom, y + first + second + (hasRole ? PanelDraft::heightOf(m_least) : 0));
}

/// What the table is, and what is to be known of it; where that ends.
double HoldingsLayout::title(double y, double first, double second)
{
    const words::Words &words = *m_context.words;
    const double width = m_rest - m_gap - m_left;
    const std::string brief = "tab." + m_panel.id;
    const bool isBrief = m_isLeast && words.has(brief);
    m_draft.words({m_left, y, width, m_isLeast ? first + second : first},
                  words.text(isBrief ? brief : m_panel.heading()),
                  m_draft.style(m_isLeast ? FontRole::Least : FontRole::Heading));
    double below = y + first + (m_isLeast ? second : 0);
    if (m_panel.note.id.empty() || (m_isLeast && !m_panel.isWarning))
        return below;
    QString note = m_isUsual ? words.say(m_panel.note) : words.sayBriefly(m_panel.note);
    TextStyle style = m_second;
    style.colour = m_panel.isWarning ? QStringLiteral("gold") : QStringLiteral("ink2");
    style.weight = m_panel.isWarning ? QFont::DemiBold : style.weight;
    note.prepend(m_panel.isWarning ? QStringLiteral("! ") : QString());
    const QRectF rect(m_left, below, m_isLeast ? m_right - m_left : width, 0);
    return m_draft.paragraph(rect, note, style).rect.bottom();
}

/// As much of a name as there is room for: all of it in a smaller font, or its first word, narrower if need be.
QString fittedName(const QString &name, double width, const TextStyle &least, TextStyle &style)
{
    const auto fits = [&](const QString &text) { return PanelDraft::widthOf(text, style) <= width; };
    if (!fits(name))
        style.size = std::min(style.size, least.size);
    const QString shown = fits(name) ? name : name.section(u' ', 0, 0);
    while (!fits(shown) && style.stretch > kNarrowest)
        style.stretch -= 5;
    return shown;
}

void HoldingsLayout::head(int seat, double y, double first, double second, bool hasRole)
{
    const double left = seatLeft(seat);
    const double side = m_draft.length(m_sizes.headSign);
    const double more = m_draft.length(kMore);
    std::vector<const PanelRow *> beside;
    double width = side;
    for (const PanelRow &row : m_panel.rows) {
        if (!isInHead(row) || !hasSign(row) || row.counts.empty() || row.counts[seat] <= 0)
            continue;
        beside.push_back(&row);
        width += 1 + more * row.counts[seat];
    }
    const QString role = m_context.roles.value(seat);
    const double said = PanelDraft::widthOf(role, m_least);
    // Whose the own column is is said beside its sign where no line has room for that.
    const bool isBeside = !hasRole && !m_context.isShared && seat == m_context.own && !role.isEmpty() && beside.empty()
                          && side + 2 + said <= m_seatWidth;
    width += isBeside ? 2 + said : 0;
    const double bottom = y + first;
    double x = left + std::round((m_seatWidth - width) / 2);
    m_draft.sign(m_context.seatSigns.value(seat), {x, bottom - side, side, side}, {});
    x += side + 1;
    if (isBeside)
        m_draft.words({x + 1, bottom - side, said, side}, role, m_least);
    for (const PanelRow *row : beside) {
        m_draft.cell({x, bottom - more, more * row->counts[seat], more}, Kind::Picture, nameOf(*row)).tip =
            nameOf(*row);
        for (int i = 0; i < row->counts[seat]; ++i, x += more)
            m_draft.picture(QString::fromStdString(row->picture()), {x, bottom - more, more, more});
    }
    const QString name = m_context.words->seat(m_context.seatIds[seat].toStdString());
    TextStyle style = m_text;
    style.align = Qt::AlignCenter;
    style.weight = engine::contains(m_context.acting, static_cast<engine::Seat>(seat)) ? QFont::Bold : QFont::DemiBold;
    const QString shown = fittedName(name, m_seatWidth, m_least, style);
    PanelCell &cell = m_draft.words({left, bottom, m_seatWidth, second}, shown, style);
    cell.name = cell.tip = role.isEmpty() ? name : name + QStringLiteral(", ") + role;
    if (!hasRole)
        return;
    style = m_least;
    style.align = Qt::AlignCenter;
    m_draft.words({left, bottom + second, m_seatWidth, PanelDraft::heightOf(style)}, role, style);
}

/// A row of which there is only what is left: a sign above the figure, in the column of what is left.
double HoldingsLayout::bareRow(const PanelRow &row, double y, double first, double second)
{
    const double side = m_draft.length(m_isLeast ? 20 : 24);
    const QString name = nameOf(row);
    TextStyle style = m_least;
    style.align = Qt::AlignCenter;
    m_draft.sign(QString::fromStdString(row.picture()), {m_rest, y + first - side, m_restWidth, side}, name);
    double top = y + first;
    if (m_isUsual) {
        m_draft.words({m_rest, top, m_restWidth, second}, name, style);
        top += second;
    }
    style = m_text;
    style.align = Qt::AlignCenter;
    m_draft.words({m_rest, top, m_restWidth, second}, words::Words::number(row.left), style).tip = name;
    return top + second;
}

// ---- rows

/// What the figures of a scale are: numbers from 1 on, and what is left.
double HoldingsLayout::legend(double y, int scale)
{
    const double high = PanelDraft::heightOf(m_least);
    TextStyle style = m_least;
    style.align = Qt::AlignRight | Qt::AlignVCenter;
    m_draft.words({m_name, y, m_values - m_gap - m_name, high}, m_context.words->text("holdings.scale"), style);
    style.align = Qt::AlignCenter;
    for (int i = 0; i < scale; ++i)
        m_draft.words({m_values + i * (m_valueWidth + m_gap), y, m_valueWidth, high}, words::Words::number(i + 1),
                      style);
    m_draft.words({m_rest, y, m_restWidth, high}, m_context.words->text("holdings.left"), style);
    return y + high;
}

/// Where the name of a row may end.
double HoldingsLayout::nameEnd(const PanelRow &row) const
{
    if (!row.scale.empty())
        return m_values - m_gap;
    return row.left < 0 ? m_seats - m_gap : m_rest - m_gap;
}

/// What the row is called, in brief or on several lines where there is little room; how high that is.
double HoldingsLayout::name(const PanelRow &row, double y, double height)
{
    const QString whole = nameOf(row);
    const TextStyle style = nameStyle(row);
    const double left = hasSign(row) ? m_name : m_left;
    const double width = nameEnd(row) - left;
    const std::string brief = "short." + row.id;
    const bool fits = PanelDraft::widthOf(whole, style) <= width;
    if (fits || m_context.words->has(brief)) {
        PanelCell &cell = m_draft.words({left, y, width, height}, fits ? whole : m_context.words->text(brief), style);
        cell.name = whole;
        cell.tip = fits ? QString() : whole;
        return height;
    }
    return std::max(m_draft.paragraph({left, y, width, 0}, whole, style).rect.height(), height);
}

double HoldingsLayout::row(const PanelRow &row, double y, double height)
{
    const double whole = hasName(row) ? name(row, y, height) : height;
    const double side = std::min(m_draft.length(m_sizes.rowSign), whole - 1);
    const QRectF sign(m_left, y + (whole - side) / 2, m_draft.length(m_sizes.rowSign), side);
    m_draft.sign(QString::fromStdString(row.picture()), sign, nameOf(row));
    if (m_isLeast && hasSign(row))
        m_draft.cell(sign, Kind::Picture, nameOf(row)).tip = nameOf(row);
    values(row, y, whole);
    if (row.left >= 0)
        m_draft.words({m_rest, y, m_restWidth, whole}, words::Words::number(row.left), m_middle);
    for (int seat = 0; seat < m_context.seatIds.size(); ++seat)
        held(row, seat, {seatLeft(seat), y, m_seatWidth, whole});
    m_draft.lightAt(row.id, {m_left, y, m_right - m_left, whole});
    return whole;
}

/// The scale, framed where one holds; in the least room that one alone.
void HoldingsLayout::values(const PanelRow &row, double y, double height)
{
    const int count = std::min(m_scale, static_cast<int>(row.scale.size()));
    const bool isOnly = count < static_cast<int>(row.scale.size());
    for (int i = 0; i < count; ++i) {
        const bool isCurrent = isOnly || i == row.current;
        const int at = isOnly ? std::max(0, row.current) : i;
        const QRectF cell(m_values + i * (m_valueWidth + m_gap), y, m_valueWidth, height);
        m_draft.box(cell, {}, isCurrent ? QStringLiteral("ink") : QString(), 1.7, 5);
        TextStyle style = m_middle;
        style.weight = isCurrent ? QFont::Bold : QFont::Normal;
        PanelCell &said = m_draft.words(cell, words::Words::number(row.scale[at]), style);
        QStringList all;
        for (const int n : row.scale)
            all << words::Words::number(n);
        said.tip = isOnly ? all.join(QStringLiteral(" · ")) : QString();
    }
}

/// What a seat has of it.
void HoldingsLayout::held(const PanelRow &row, int seat, const QRectF &cell)
{
    const std::vector<int> &figures = row.figures();
    const int n = static_cast<std::size_t>(seat) < figures.size() ? figures[seat] : 0;
    const QString &seatId = m_context.seatIds[seat];
    const QString said = PanelView::tr("%1: %2 %3")
                             .arg(nameOf(row), m_context.words->seat(seatId.toStdString()), words::Words::number(n));
    if (!row.scale.empty() && !row.places.empty())
        return chip(row, seat, n, cell, said);
    const QString picture = QString(m_plan.picture).replace(u'@', seatId);
    if (m_plan.pieces.contains(idOf(row)) && n > 0 && n <= kMostPictures && m_context.artwork->has(picture)) {
        const double side = m_draft.length(m_sizes.piece);
        QRectF at(cell.center().x() - side * n / 2, cell.center().y() - side / 2, side, side);
        for (int i = 0; i < n; ++i, at.translate(side, 0))
            m_draft.picture(picture, at);
        m_draft.cell(cell, Kind::Picture, said);
        return;
    }
    const int most = figures.empty() ? 0 : *std::max_element(figures.begin(), figures.end());
    const QString star = row.isTotal() && n == most ? QStringLiteral("\u2005\u2605") : QString();
    const QString shown = n == 0 && row.points.empty() ? QStringLiteral("–") : words::Words::number(n) + star;
    TextStyle style = row.isTotal() && !m_isLeast ? m_draft.style(FontRole::Heading) : m_text;
    style.align = Qt::AlignCenter;
    style.weight = row.isTotal() || row.points.empty() ? QFont::Bold : QFont::Normal;
    m_draft.words(cell, figures.empty() ? QString() : shown, style).name = said;
}

/// A card in its colour with the number, another one beneath it where there are several, a dot for none. It stands for
/// the seat's place.
void HoldingsLayout::chip(const PanelRow &row, int seat, int n, const QRectF &cell, const QString &said)
{
    const double width = m_draft.length(kChipWidth);
    QRectF card(0, 0, width, std::min(cell.height() - 2, m_draft.length(kChipHeight)));
    card.moveCenter(cell.center());
    card.moveTopLeft(card.topLeft().toPoint());
    if (n == 0) {
        QRectF dot(0, 0, kDot, kDot);
        dot.moveCenter(cell.center());
        m_draft.box(dot, QStringLiteral("cornline"), {}, 0, kDot / 2);
    } else {
        if (n > 1)
            m_draft.box(card.adjusted(2.5, 0, 3.5, -2), QStringLiteral("card"), QStringLiteral("card-edge"), 1, 4);
        m_draft.box(card.adjusted(0, 1, 0, 0), QString(m_plan.chip).replace(u'#', idOf(row)),
                    QStringLiteral("card-ink"), 1.1, 4);
        TextStyle style = m_middle;
        style.weight = QFont::Bold;
        style.colour = QStringLiteral("card-ink");
        m_draft.bareWords(card.adjusted(0, 1, 0, 0), words::Words::number(n), style);
    }
    QRectF button = cell;
    button.setWidth(std::min(cell.width(), m_draft.length(kChipWidth + kChipGap)));
    button.moveCenter(cell.center());
    PanelCell &there = m_draft.cell(button, Kind::Button, said);
    there.tip = said;
    there.place = static_cast<std::size_t>(seat) < row.places.size() ? row.places[seat] : engine::kNowhere;
    there.value = row.value;
    there.mark = card.adjusted(-3, -1, 3, 1).intersected(button);
    there.canPress = n > 0;
}

} // namespace

/// In the least room signs say what rows are, and of values only that is there which holds.
PanelPicture layOutHoldings(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
{
    const TableSizes &sizes = sizesOf(space.room);
    HoldingsLayout table(panel, context, space);
    double height = std::round(sizes.row * space.unit);
    double bottom = table.draw(height);
    if (space.height <= 0 || bottom <= space.height || table.rows() == 0)
        return table.take(bottom);
    const double spared = std::ceil((bottom - space.height) / table.rows());
    height = std::max(std::round(sizes.leastRow * space.unit), height - spared);
    HoldingsLayout closer(panel, context, space);
    bottom = closer.draw(height);
    return closer.take(bottom);
}

} // namespace views
