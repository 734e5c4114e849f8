// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "views/panels/panel_draft.h"
#include "views/panels/panel_view.h"

namespace views {

namespace {

using engine::PanelRow;
using Kind = PanelCell::Kind;

constexpr double kHeadSign = 18;
constexpr double kRow = 24;
constexpr double kFigure = 22;
constexpr double kNarrowGap = 4;
constexpr double kStripe = 6;  ///< radius
constexpr double kUnder = 1.2; ///< the line under the first of a row
constexpr double kLeastName = 90;
constexpr int kMostCounted = 2; ///< seats whose counts stand beside the name of a row

QString countsOf(const PanelRow &row)
{
    QStringList counts;
    for (const int n : row.counts)
        counts << words::Words::number(n);
    return counts.join(QStringLiteral(" : "));
}

/// A column a seat, behind the names of rows.
class PointsLayout {
public:
    PointsLayout(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
        : m_panel(panel), m_context(context), m_draft(panel, context, space),
          m_seats(static_cast<int>(context.seatIds.size())), m_second(m_draft.style(FontRole::Second)),
          m_text(m_draft.style(FontRole::Text)), m_left(m_draft.length(kPanelMargin)),
          m_gap(m_draft.length(m_seats > kMostCounted ? kNarrowGap : kPanelGap))
    {
        for (const PanelRow &row : panel.rows) {
            for (const int n : row.points)
                m_figure = std::max(m_figure, PanelDraft::widthOf(words::Words::number(n), m_text));
            if (m_seats <= kMostCounted)
                m_counts = std::max(m_counts, PanelDraft::widthOf(countsOf(row), m_second));
        }
        m_figure = std::max(m_figure, m_draft.length(kFigure));
        const double fixed = 2 * m_left + m_counts + m_gap + m_seats * (m_figure + m_gap);
        m_width = std::max(space.width, fixed + m_draft.length(kLeastName));
        m_first = m_width - m_left - m_seats * (m_figure + m_gap) + m_gap;
    }

    PanelPicture lay(const PanelSpace &space)
    {
        double y = heads();
        int number = 1;
        for (const PanelRow &each : m_panel.rows)
            y += row(each, y, number++ % 2 == 1);
        m_draft.begin("note");
        y += m_draft.length(kPanelTop);
        if (m_panel.note.id.empty())
            return m_draft.take({m_width, y});
        TextStyle style = m_draft.style(FontRole::Least);
        style.colour = QStringLiteral("ink2");
        const QString said = m_context.words->say(m_panel.note);
        const double width = m_width - 2 * m_left;
        const double high = PanelDraft::highOf(said, style, width);
        if (space.height > 0 && y + high > space.height)
            return m_draft.take({m_width, y});
        m_draft.paragraph({m_left, y - m_draft.length(kPanelTop), width, 0}, said, style);
        return m_draft.take({m_width, y + high});
    }

private:
    double seatLeft(int seat) const { return m_first + seat * (m_figure + m_gap); }

    double heads()
    {
        const double side = m_draft.length(kHeadSign);
        const double top = m_draft.length(kPanelTop);
        for (int seat = 0; seat < m_seats; ++seat)
            m_draft.sign(m_context.seatSigns.value(seat), {seatLeft(seat), top, m_figure, side}, {});
        return std::max(m_draft.heading(m_first - m_gap - m_left), top + side) + 2;
    }

    double row(const PanelRow &row, double y, bool isStriped)
    {
        m_draft.begin(row.id);
        const bool isSum = row.counts.empty();
        const TextStyle style = isSum ? m_text : m_second;
        const QString name = m_context.words->text("row." + row.id);
        const double counts = m_first - m_gap - m_counts;
        const double width = (m_counts > 0 && !isSum ? counts : m_first) - m_gap - m_left;
        const double lines = PanelDraft::highOf(name, style, width);
        const double high = std::max(m_draft.length(kRow), lines);
        const QRectF all(m_left - 4, y, m_width - 2 * m_left + 8, high);
        if (isStriped && !isSum)
            m_draft.ground(all, QStringLiteral("track"), kStripe);
        m_draft.lightAt(row.id, all);
        m_draft.explain(m_draft.paragraph({m_left, y + (high - lines) / 2, width, 0}, name, style), row);
        if (m_counts > 0 && !isSum) {
            TextStyle right = m_second;
            right.align = Qt::AlignRight | Qt::AlignVCenter;
            m_draft.words({counts, y, m_counts, high}, countsOf(row), right);
        }
        for (int seat = 0; seat < m_seats && !row.points.empty(); ++seat)
            figure(row, seat, {seatLeft(seat), y, m_figure, high}, style);
        return high + 2;
    }

    void figure(const PanelRow &row, int seat, const QRectF &cell, TextStyle style)
    {
        const int n = static_cast<std::size_t>(seat) < row.points.size() ? row.points[seat] : 0;
        const int most = *std::max_element(row.points.begin(), row.points.end());
        const bool isFirst = n > 0 && n == most && m_seats > 2;
        const QString &seatId = m_context.seatIds[seat];
        const QString number = words::Words::number(n);
        style.align = Qt::AlignCenter;
        if (n != 0) {
            style.colour = seatId + QStringLiteral("text");
            style.weight = QFont::Bold;
        }
        const QString shown = n == 0 && !row.counts.empty() ? QStringLiteral("–") : number;
        const QString said =
            PanelView::tr("%1: %2 %3")
                .arg(m_context.words->text("row." + row.id), m_context.words->seat(seatId.toStdString()), number);
        m_draft.words(cell, shown, style).name = isFirst ? PanelView::tr("%1, the most").arg(said) : said;
        const double wide = PanelDraft::widthOf(number, style);
        const double under = cell.center().y() + PanelDraft::heightOf(style) / 2 - 2;
        const QRectF line(cell.center().x() - wide / 2, under, wide, kUnder);
        m_draft.box(line, isFirst ? style.colour : QString());
    }

    const engine::Panel &m_panel;
    const PanelContext &m_context;
    PanelDraft m_draft;
    int m_seats;
    TextStyle m_second, m_text;
    double m_left, m_gap;
    double m_figure = 0, m_counts = 0, m_width = 0, m_first = 0;
};

} // namespace

/// Counts stand beside the names of rows where there are few seats. The note goes where there is no room for it.
PanelPicture layOutPoints(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
{
    return PointsLayout(panel, context, space).lay(space);
}

} // namespace views
