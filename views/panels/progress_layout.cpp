// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "views/panels/panel_draft.h"

namespace views {

namespace {

using engine::PanelRow;
using Kind = PanelCell::Kind;

constexpr double kSign = 22, kSeatSign = 10;
constexpr double kBar = 9, kLeastBar = 40;
constexpr double kAfterRow = 6;

/// A sign and a name a row, and beside them a bar a seat.
class ProgressLayout {
public:
    ProgressLayout(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
        : m_panel(panel), m_context(context), m_draft(panel, context, space), m_second(m_draft.style(FontRole::Second)),
          m_least(m_draft.style(FontRole::Least)), m_left(m_draft.length(kPanelMargin)),
          m_gap(m_draft.length(kPanelGap)), m_line(PanelDraft::heightOf(m_second) + 2)
    {
        double name = 0;
        for (const PanelRow &row : panel.rows) {
            name = std::max(
                {name, PanelDraft::widthOf(nameOf(row), m_second), PanelDraft::widthOf(limitOf(row), m_least)});
            for (const int n : row.counts)
                m_figure = std::max(m_figure, PanelDraft::widthOf(words::Words::number(n), m_least));
        }
        m_name = m_left + m_draft.length(kSign) + m_gap;
        m_seat = m_name + name + m_gap;
        m_bar = m_seat + m_draft.length(kSeatSign) + m_gap;
        m_width = std::max(space.width, m_bar + m_draft.length(kLeastBar) + m_gap + m_figure + m_left);
    }

    PanelPicture lay()
    {
        double y = m_draft.heading(m_width - 2 * m_left) + 2;
        for (const PanelRow &each : m_panel.rows)
            y = row(each, y) + m_draft.length(kAfterRow);
        return m_draft.take({m_width, y + m_draft.length(kPanelTop - kAfterRow)});
    }

private:
    QString nameOf(const PanelRow &row) const { return m_context.words->text("row." + row.id); }
    QString limitOf(const PanelRow &row) const { return m_context.words->say({"panel.of", {{"limit", row.limit}}}); }

    double row(const PanelRow &row, double y)
    {
        m_draft.begin(row.id);
        const double side = m_draft.length(kSign);
        m_draft.sign(QStringLiteral("sign-") + QString::fromStdString(row.id),
                     {m_left, y + m_line - side / 2, side, side}, {});
        m_draft.explain(m_draft.words({m_name, y, m_seat - m_gap - m_name, m_line}, nameOf(row), m_second), row);
        m_draft.words({m_name, y + m_line, m_seat - m_gap - m_name, m_line}, limitOf(row), m_least);
        const auto seats = static_cast<int>(m_context.seatIds.size());
        for (int seat = 0; seat < seats; ++seat)
            reached(row, seat, y + seat * m_line);
        double below = y + std::max(2, seats) * m_line;
        m_draft.lightAt(row.id, {m_left - 4, y, m_width - 2 * m_left + 8, below - y});
        for (int seat = 0; seat < seats; ++seat) {
            if (engine::contains(row.near, static_cast<engine::Seat>(seat)))
                below = warning(seat, below);
        }
        return below;
    }

    void reached(const PanelRow &row, int seat, double y)
    {
        const QString &seatId = m_context.seatIds[seat];
        const int n = row.counts[seat];
        const double side = m_draft.length(kSeatSign);
        m_draft.sign(m_context.seatSigns.value(seat), {m_seat, y + (m_line - side) / 2, side, side}, {});
        const double high = m_draft.length(kBar);
        const double right = m_width - m_left - m_figure - m_gap;
        const QRectF all(m_bar, y + (m_line - high) / 2, right - m_bar, high);
        QRectF done = all;
        done.setWidth(all.width() * std::clamp(double(n) / std::max(1, row.limit), 0.0, 1.0));
        m_draft.box(all, QStringLiteral("track"), {}, 0, 2);
        m_draft.box(done, done.width() > 0 ? seatId + QStringLiteral("text") : QString(), {}, 0, 2);
        // It may be full next turn: the bar's end is outlined.
        const bool isNear = engine::contains(row.near, static_cast<engine::Seat>(seat));
        const double from = std::min(done.right() - 4, all.right() - 8);
        m_draft.box({from, all.top(), all.right() - from, all.height()}, {},
                    isNear ? QStringLiteral("accent") : QString(), 2, 2);
        TextStyle style = m_least;
        style.align = Qt::AlignRight | Qt::AlignVCenter;
        m_draft.words({right + m_gap, y, m_figure, m_line}, words::Words::number(n), style).name = m_context.words->say(
            {"panel.progress",
             {{"what", nameOf(row).toStdString()}, {"seat", seatId.toStdString()}, {"done", n}, {"limit", row.limit}}});
    }

    double warning(int seat, double y)
    {
        TextStyle style = m_least;
        style.colour = QStringLiteral("gold");
        style.weight = QFont::DemiBold;
        TextStyle sign = m_second;
        sign.align = Qt::AlignCenter;
        m_draft.words({m_left, y, m_draft.length(kSign), PanelDraft::heightOf(style)}, QStringLiteral("⚠"), sign);
        const QString said = m_context.words->say({"panel.near", {{"seat", m_context.seatIds[seat].toStdString()}}});
        return m_draft.paragraph({m_name, y, m_width - m_left - m_name, 0}, said, style).rect.bottom();
    }

    const engine::Panel &m_panel;
    const PanelContext &m_context;
    PanelDraft m_draft;
    TextStyle m_second, m_least;
    double m_left, m_gap, m_line;
    double m_figure = 0, m_name = 0, m_seat = 0, m_bar = 0, m_width = 0;
};

} // namespace

/// With a warning where a seat may be there in its next turn.
PanelPicture layOutProgress(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
{
    return ProgressLayout(panel, context, space).lay();
}

} // namespace views
