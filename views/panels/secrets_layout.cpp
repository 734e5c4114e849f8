// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>

#include "views/panels/panel_draft.h"

namespace views {

namespace {

using engine::PanelRow;
using Kind = PanelCell::Kind;

constexpr double kPicture = 26;
constexpr double kNarrowPicture = 22; ///< in two columns
constexpr double kSmallPicture = 18;
constexpr double kBetween = 2;
constexpr int kMostBesideWords = 6;  ///< signs that have room beside their words
constexpr int kMostInColumn = 4;     ///< rows of one column; more stand in two
constexpr double kLeastSecret = 120; ///< room for the words of one column, which wrap

QString signOf(const PanelRow &row) { return QString::fromStdString(row.sign.empty() ? row.id : row.sign); }

/// What is known in one column or two, and below it what is not.
class SecretsLayout {
    Q_DECLARE_TR_FUNCTIONS(views::SecretsLayout)

public:
    SecretsLayout(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
        : m_context(context), m_space(space), m_draft(panel, context, space), m_second(m_draft.style(FontRole::Second)),
          m_gap(m_draft.length(kPanelGap))
    {
        for (const PanelRow &row : panel.rows)
            (row.text.id.empty() ? m_unknown : m_known).push_back(&row);
    }

    PanelPicture lay()
    {
        const int count = static_cast<int>(m_known.size());
        const int columns = count > kMostInColumn ? 2 : 1;
        const int inColumn = (count + columns - 1) / columns;
        const double size = m_draft.length(columns > 1 ? kNarrowPicture : kPicture);
        const double high = size + m_draft.length(kBetween);
        double words = 0; // what they need
        for (const PanelRow *row : m_known)
            words = std::max(words, PanelDraft::widthOf(textOf(*row, columns > 1), m_second));
        const double pictures = 2 * (size + m_gap);
        if (columns == 1)
            words = std::min(words, m_draft.length(kLeastSecret));
        m_width = std::max(m_space.width, columns * (pictures + words + m_gap) - m_gap);
        const double pitch = std::floor((m_width + m_gap) / columns);
        double below = columns == 1 ? 0 : inColumn * high;
        for (int i = 0; i < count; ++i) {
            QRectF rect(i / inColumn * pitch, columns == 1 ? below : i % inColumn * high, pitch - m_gap, size);
            if (columns == 1) {
                rect.setHeight(
                    std::max(size, PanelDraft::highOf(textOf(*m_known[i], false), m_second, rect.width() - pictures)));
                below += rect.height() + m_draft.length(kBetween);
            }
            known(*m_known[i], rect, size, columns > 1);
        }
        return m_draft.take({m_width, m_unknown.empty() ? below : unknown(below)});
    }

private:
    /// What stands in words; of a covered niche there is no room for that in two columns.
    QString textOf(const PanelRow &row, bool isNarrow) const
    {
        return m_space.isUncovered ? m_context.words->say(row.text) : isNarrow ? QString() : tr("hidden");
    }

    void rowSign(const PanelRow &row, const QRectF &rect)
    {
        const QString name = m_context.words->text("row." + row.id);
        m_draft.picture(signOf(row), rect);
        m_draft.cell(rect, Kind::Picture, name).tip = name;
    }

    void known(const PanelRow &row, const QRectF &rect, double size, bool isNarrow)
    {
        m_draft.begin(row.id);
        rowSign(row, {rect.topLeft(), QSizeF(size, size)});
        const QRectF niche(rect.left() + size + m_gap, rect.top(), size, size);
        m_draft.picture(m_space.isUncovered ? QString::fromStdString(row.textSign) : coverOf(row), niche);
        const QString text = textOf(row, isNarrow);
        const QString said =
            m_context.words->text("row." + row.id) + QStringLiteral(": ") + (text.isEmpty() ? tr("hidden") : text);
        if (text.isEmpty()) {
            m_draft.cell(niche, Kind::Picture, said);
            return;
        }
        const double left = niche.right() + m_gap;
        const QRectF room(left, rect.top(), rect.right() - left, rect.height());
        if (rect.height() > size)
            m_draft.paragraph(room, text, m_second).name = said;
        else
            m_draft.words(room, text, m_second).name = said;
    }

    /// All of which nothing is known, in lines of their own; where they end.
    double unknown(double y)
    {
        m_draft.begin("unknown");
        const TextStyle style = m_draft.style(FontRole::Least);
        const QString heading = tr("Not known:");
        const double side = m_draft.length(kSmallPicture), between = m_draft.length(kBetween);
        const double line = std::max(PanelDraft::heightOf(style), side);
        const double wide = PanelDraft::widthOf(heading, style);
        const bool isBeside = static_cast<int>(m_unknown.size()) <= kMostBesideWords;
        m_draft.words({0, y, wide, isBeside ? line : PanelDraft::heightOf(style)}, heading, style);
        const double from = isBeside ? wide + m_gap - between : 0;
        y += isBeside ? 0 : PanelDraft::heightOf(style);
        double x = from;
        for (const PanelRow *row : m_unknown) {
            if (x > from && x + side > m_width) {
                x = from;
                y += line + between;
            }
            rowSign(*row, {x, y, side, line});
            x += side + between;
        }
        return y + line;
    }

    const PanelContext &m_context;
    const PanelSpace &m_space;
    PanelDraft m_draft;
    TextStyle m_second;
    double m_gap, m_width = 0;
    std::vector<const PanelRow *> m_known, m_unknown;
};

} // namespace

QString coverOf(const PanelRow &row)
{
    return QString::fromStdString(row.textSign.substr(0, row.textSign.find('-')) + "-hidden");
}

/// Without a heading. A sign a row, and beside it a covered niche or what is known; then the signs of all of which
/// nothing is known. Covered, the picture holds nothing of what it hides.
PanelPicture layOutSecrets(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
{
    return SecretsLayout(panel, context, space).lay();
}

} // namespace views
