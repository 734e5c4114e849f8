// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "views/board/piece_renderer.h"
#include "views/panels/panel_draft.h"

namespace views {

namespace {

using engine::PanelRow;
using Kind = PanelCell::Kind;

constexpr double kTile = 36, kNarrowTile = 20;
constexpr double kTileInRow = 44; ///< where the tiles stand side by side …
constexpr double kTileGap = 6;
constexpr double kTilesWidth = 350; ///< … at most as wide as that together …
constexpr int kTilesInSlimRow = 4;  ///< … and so many in a row where there is still less room
constexpr double kUnit = 16, kUnitInRow = 12;
constexpr double kRadius = 5;
constexpr double kIndent = 4; ///< of a row
constexpr double kHeadGap = 6;
constexpr int kMostEdges = 3; ///< cards of a pile that are seen behind the top one

/// What a pile says.
struct Offer {
    Offer(const PanelRow &row, const words::Words &words)
        : isGone(row.left == 0), name(row.name.id.empty() ? words.text("row." + row.id) : words.say(row.name)),
          left(isGone         ? words.say(row.text)
               : row.left < 0 ? QString()
                              : words.say({"offers.left", {{"n", row.left}}}))
    {
        if (row.text.id.empty() || isGone)
            return;
        brings = words.say(row.text);
        if (row.gain != 0)
            gain = (row.gain > 0 ? QStringLiteral("+") : QString()) + words::Words::number(row.gain);
    }

    QString said() const { return brings.isEmpty() ? name : name + QStringLiteral(": ") + brings; }

    bool isGone;
    QString name, left, brings = {}, gain = {};
};

/// Piles below one another, or as tiles side by side.
class OffersLayout {
public:
    OffersLayout(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
        : m_panel(panel), m_context(context), m_space(space), m_draft(panel, context, space),
          m_isUsual(space.room == PanelRoom::Usual), m_isTile(space.room == PanelRoom::Least),
          m_text(m_draft.style(m_isUsual ? FontRole::Text : FontRole::Second)), m_least(m_draft.style(FontRole::Least)),
          m_gain(m_draft.style(m_isTile ? FontRole::Second : FontRole::Text)), m_left(m_draft.length(kPanelMargin)),
          m_gap(m_draft.length(kPanelGap))
    {
        m_least.colour = QStringLiteral("ink2");
        m_gain.weight = QFont::Bold;
        for (const PanelRow &row : panel.rows) {
            const Offer offer(row, *context.words);
            m_gainWidth = std::max(m_gainWidth, PanelDraft::widthOf(offer.gain, m_gain));
            m_nameWidth = std::max(m_nameWidth, PanelDraft::widthOf(offer.name, m_text) + m_draft.length(kHeadGap)
                                                    + PanelDraft::widthOf(offer.left, m_least));
        }
        m_width = space.width;
        if (!m_isTile)
            m_width =
                std::max(m_width, tile() + m_nameWidth + m_gainWidth + m_draft.length(kUnit) + 2 * m_left + 3 * m_gap);
    }

    /// With all that is to be said of a pile, on several lines if need be, or as much as a line holds.
    PanelPicture lay(bool isWhole)
    {
        double y = m_draft.length(kPanelTop);
        y = m_isUsual ? titleWithNote() : m_draft.heading(m_width - 2 * m_left);
        if (m_isTile) {
            y = tiles(y + 3);
            y = note(y + 2);
        } else {
            y = m_isUsual ? y + 2 : note(y);
            for (const PanelRow &each : m_panel.rows)
                y = row(each, y, isWhole);
        }
        return m_draft.take({m_width, y + m_draft.length(kPanelTop)});
    }

private:
    double tile() const { return m_draft.length(m_isUsual ? kTile : kNarrowTile); }

    QString noteText() const
    {
        for (const PanelRow &row : m_panel.rows) { // what it would bring is not said in its row
            if (!m_isUsual && row.id == m_space.pointedRow)
                return Offer(row, *m_context.words).said();
        }
        return m_panel.note.id.empty() ? QString() : m_context.words->say(m_panel.note);
    }

    /// The note ends at the right.
    double titleWithNote()
    {
        const QString said = noteText();
        TextStyle style = m_least;
        style.align = Qt::AlignRight | Qt::AlignVCenter;
        const double wide = PanelDraft::widthOf(said, style);
        const double bottom = m_draft.heading(m_width - 2 * m_left - wide - m_gap);
        const double top = m_draft.length(kPanelTop);
        if (!said.isEmpty())
            m_draft.words({m_width - m_left - wide, top, wide, bottom - top}, said, style);
        return bottom;
    }

    double note(double y)
    {
        m_draft.begin("note"); // always a line: nothing moves where something else is pointed at
        const QRectF rect(m_left, y, m_width - 2 * m_left, PanelDraft::heightOf(m_least));
        if (const QString said = noteText(); !said.isEmpty())
            m_draft.words(rect, said, m_least);
        return rect.bottom();
    }

    /// The top of a pile with the cards beneath, or where it was.
    QRectF pile(const PanelRow &row, const Offer &offer, const QRectF &tile)
    {
        const auto card = [this](const QRectF &rect, bool isThere) {
            ElementStyle look =
                ElementStyle::box(isThere ? QStringLiteral("card") : QString(),
                                  isThere ? QStringLiteral("card-edge") : QStringLiteral("ink2"), 1.2, kRadius);
            look.isDashed = !isThere;
            m_draft.look(rect, look);
        };
        for (int i = std::clamp(row.left - 1, 0, kMostEdges); i > 0; --i)
            card(tile.translated(2.0 * i, -1.0 * i), true);
        card(tile, !offer.isGone);
        m_draft.picture(offer.isGone ? QString() : QString::fromStdString(row.picture()), tile.adjusted(4, 4, -4, -4));
        return tile.adjusted(-2, -2, 2, 2);
    }

    void button(const PanelRow &row, const Offer &offer, const QRectF &rect, const QRectF &mark)
    {
        QStringList all{offer.name, offer.left, offer.brings, offer.gain};
        all.removeAll(QString());
        PanelCell &cell = m_draft.cell(rect, Kind::Button, all.join(QStringLiteral(", ")));
        m_draft.explain(cell, row);
        cell.tip = QStringList{m_isTile ? offer.name : QString(), offer.brings, cell.about}.join(u'\n').trimmed();
        cell.place = row.places.empty() ? engine::kNowhere : row.places.front();
        cell.value = row.value;
        cell.mark = mark;
        m_draft.lightAt(row.id, rect);
    }

    double row(const PanelRow &row, double y, bool isWhole)
    {
        m_draft.begin(row.id);
        const Offer offer(row, *m_context.words);
        const double indent = m_draft.length(kIndent), side = tile(), above = m_isUsual ? indent / 2 : 0;
        const double unit = m_draft.length(kUnit);
        const double right = m_width - m_left - indent - unit - m_gap;
        const double left = m_left + indent + side + m_gap;
        const double width = right - m_gainWidth - m_gap - left;
        const double line = PanelDraft::heightOf(m_text);
        const QStringList brings =
            m_isUsual && isWhole ? wrappedLines(offer.brings, fontOf(m_least), width) : QStringList{offer.brings};
        const double said = m_isUsual ? line + double(brings.size()) * PanelDraft::heightOf(m_least) : line;
        const double high = std::max(side, said) + 2 * above + 2;
        const QRectF tileRect(m_left + indent, y + (high - side) / 2, side, side);
        const QRectF mark = pile(row, offer, tileRect);
        double top = m_isUsual ? y + (high - said) / 2 : y;
        const double head = m_isUsual ? line : high;
        const double named = PanelDraft::widthOf(offer.name, m_text);
        const double more = left + named + m_draft.length(kHeadGap);
        m_draft.bareWords({left, top, named, head}, offer.name, m_text);
        m_draft.bareWords({more, top, right - more, head}, offer.left, m_least);
        for (int i = 0; m_isUsual && i < brings.size(); ++i)
            m_draft.bareWords(
                {left, top + line + i * PanelDraft::heightOf(m_least), width, PanelDraft::heightOf(m_least)}, brings[i],
                m_least);
        m_gain.align = Qt::AlignRight | Qt::AlignVCenter;
        m_draft.bareWords({right - m_gainWidth, y, m_gainWidth, high}, offer.gain, m_gain);
        m_draft.picture(offer.gain.isEmpty() ? QString() : QString::fromStdString(row.textSign),
                        {right + m_gap, y + (high - unit) / 2, unit, unit});
        button(row, offer, {m_left, y, m_width - 2 * m_left, high}, mark);
        return y + high;
    }

    double tiles(double y)
    {
        const auto count = static_cast<int>(m_panel.rows.size());
        const int inRow = std::max(1, m_context.isSlim ? std::min(kTilesInSlimRow, count) : count);
        const double gap = m_draft.length(kTileGap);
        const double room = std::min(m_draft.length(kTilesWidth), m_width - 2 * m_left);
        const double side = std::min(m_draft.length(kTileInRow), std::floor((room - gap * (inRow - 1)) / inRow));
        const double line = PanelDraft::heightOf(m_gain);
        const double pitch = std::floor((m_width - 2 * m_left + gap) / inRow);
        for (int i = 0; i < count; ++i) {
            const PanelRow &row = m_panel.rows[i];
            m_draft.begin(row.id);
            const Offer offer(row, *m_context.words);
            const double wide = pitch - gap;
            const QRectF rect(m_left + i % inRow * pitch, y + i / inRow * (side + line + gap), wide, side + line + 3);
            const QRectF mark =
                pile(row, offer, {rect.left() + std::round((wide - side) / 2), rect.top() + 3, side, side});
            const double unit = m_draft.length(kUnitInRow);
            const double number = PanelDraft::widthOf(offer.gain, m_gain);
            const double x = rect.center().x() - (number + 2 + unit) / 2;
            m_draft.bareWords({x, rect.bottom() - line, number, line}, offer.gain, m_gain);
            m_draft.picture(offer.gain.isEmpty() ? QString() : QString::fromStdString(row.textSign),
                            {x + number + 2, rect.bottom() - (line + unit) / 2, unit, unit});
            button(row, offer, rect, mark);
        }
        return y + (count + inRow - 1) / inRow * (side + line + gap);
    }

    const engine::Panel &m_panel;
    const PanelContext &m_context;
    const PanelSpace &m_space;
    PanelDraft m_draft;
    bool m_isUsual, m_isTile;
    TextStyle m_text, m_least, m_gain;
    double m_left, m_gap;
    double m_gainWidth = 0, m_nameWidth = 0, m_width = 0;
};

} // namespace

/// Where there is little room what a pile would bring is said in the panel's note, of what is pointed at; in the least
/// room piles are tiles side by side, the gain below them.
PanelPicture layOutOffers(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
{
    PanelPicture whole = OffersLayout(panel, context, space).lay(true);
    if (space.height <= 0 || whole.size.height() <= space.height)
        return whole;
    return OffersLayout(panel, context, space).lay(false);
}

} // namespace views
