// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/rating_graph.h"

#include <algorithm>

#include <QPainter>

#include "views/common/fonts.h"
#include "views/common/style_sheet.h"
#include "views/common/theme.h"

namespace views {

namespace {

constexpr int kHeight = 150;
constexpr double kAround = 250; ///< rating that is shown above and below the line
constexpr double kLine = 2.5;

} // namespace

RatingGraph::RatingGraph(QWidget *parent) : QWidget(parent) { setFixedHeight(scaledPixels(kHeight)); }

void RatingGraph::setRatings(std::vector<engine::search::PersonRating> ratings, QStringList levels)
{
    m_ratings = std::move(ratings);
    m_levels = std::move(levels);
    update();
}

void RatingGraph::paintEvent(QPaintEvent *)
{
    if (m_ratings.empty())
        return;
    const Theme theme(wornTheme());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontFor(FontRole::Least));
    painter.fillRect(rect(), theme.colour(u"panel"));
    const auto [low, high] = std::minmax_element(m_ratings.begin(), m_ratings.end(),
                                                 [](const auto &a, const auto &b) { return a.rating < b.rating; });
    const double bottom = low->rating - kAround;
    const double top = high->rating + kAround;
    const auto yOf = [&](double rating) { return height() * (top - rating) / (top - bottom); };
    const QFontMetrics metrics(painter.font());
    int left = 0;
    for (const QString &level : m_levels)
        left = std::max(left, metrics.horizontalAdvance(level));
    left += 2 * scaledPixels(6);
    const double last = std::max<double>(1, static_cast<double>(m_ratings.size()) - 1);
    const auto xOf = [&](std::size_t game) {
        return left + (width() - left - scaledPixels(8)) * static_cast<double>(game) / last;
    };
    QPolygonF line;
    QPolygonF band;
    for (std::size_t game = 0; game < m_ratings.size(); ++game) {
        line << QPointF(xOf(game), yOf(m_ratings[game].rating));
        band << QPointF(xOf(game), yOf(m_ratings[game].rating + m_ratings[game].error()));
    }
    for (std::size_t game = m_ratings.size(); game-- > 0;)
        band << QPointF(xOf(game), yOf(m_ratings[game].rating - m_ratings[game].error()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(u"track"));
    painter.drawPolygon(band);
    painter.fillRect(QRect(0, 0, left, height()), theme.colour(u"panel"));
    for (int level = 0; level < m_levels.size(); ++level) {
        const double y = yOf(engine::search::levelRating(level));
        const QRectF name(scaledPixels(6), y - metrics.height() / 2.0, left, metrics.height());
        if (name.top() < 0 || name.bottom() > height())
            continue;
        painter.setPen(theme.colour(u"ink2"));
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter, m_levels[level]);
        painter.setPen(QPen(theme.colour(u"ink2"), 1, Qt::DotLine));
        painter.drawLine(QPointF(left, y), QPointF(width(), y));
    }
    painter.setPen(QPen(theme.colour(u"accent"), kLine));
    painter.drawPolyline(line);
    painter.setPen(QPen(theme.colour(u"line"), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect());
}

} // namespace views
