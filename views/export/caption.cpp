// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/caption.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QLocale>

#include "model/words/words.h"
#include "views/board/piece_renderer.h"
#include "views/common/fonts.h"

namespace views {

namespace {

constexpr double kRow = 1.35; ///< height of a row by the size of its words
constexpr double kGap = 2;    ///< least room between names and date, in the same way

} // namespace

double Caption::place(QPointF corner, double width, double size, int first, int last)
{
    m_corner = corner;
    m_width = width;
    m_size = size;
    std::ptrdiff_t most = 0;
    for (int step = first; step <= last; ++step) {
        const std::vector<CaptionRow> all = rows(step);
        most =
            std::max(most, std::count_if(all.begin(), all.end(), [](const CaptionRow &row) { return !row.sharesRow; }));
    }
    return static_cast<double>(most) * kRow * m_size;
}

std::vector<Caption::CaptionRow> Caption::rows(int step) const
{
    const TextStyle names{m_size, 600, QStringLiteral("ink"), Qt::AlignLeft | Qt::AlignVCenter};
    const TextStyle text{m_size, 400, QStringLiteral("ink"), Qt::AlignLeft | Qt::AlignVCenter};
    TextStyle second{m_size, 400, QStringLiteral("ink2"), Qt::AlignLeft | Qt::AlignVCenter};
    const QString title = titleOf(m_source);
    std::vector<CaptionRow> rows;
    addLines(rows, title, names);
    if (m_source.date.isValid()) {
        const QString date = QLocale().toString(m_source.date, QLocale::LongFormat);
        const double needed = QFontMetricsF(fontOf(names)).horizontalAdvance(title) + kGap * m_size
                              + QFontMetricsF(fontOf(second)).horizontalAdvance(date);
        const bool sharesRow = rows.size() == 1 && needed <= m_width;
        second.align = (sharesRow ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
        rows.push_back({date, second, sharesRow});
    }
    const QString said = saidAt(m_source, m_words, step, m_viewer);
    addLines(rows, said.isEmpty() ? headingAt(m_source, m_words, step) : said, text);
    return rows;
}

void Caption::addLines(std::vector<CaptionRow> &rows, const QString &text, const TextStyle &style) const
{
    for (const QString &line : wrappedLines(text, fontOf(style), m_width))
        rows.push_back({line, style});
}

std::vector<Element> Caption::elements(int step) const
{
    std::vector<Element> elements;
    double y = m_corner.y();
    for (const CaptionRow &row : rows(step)) {
        const double top = row.sharesRow ? y - kRow * m_size : y;
        elements.push_back({QStringLiteral("below/%1").arg(elements.size()),
                            {m_corner.x(), top, m_width, kRow * m_size},
                            layer::kWords,
                            ElementStyle::words(row.words, row.style)});
        y = top + kRow * m_size;
    }
    return elements;
}

} // namespace views
