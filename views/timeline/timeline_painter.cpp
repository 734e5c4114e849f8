// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/timeline_painter.h"

#include <QFile>
#include <QPaintDevice>
#include <QPainter>
#include <QXmlStreamReader>

#include <algorithm>
#include <numeric>

#include "views/common/fonts.h"

namespace views {

namespace {

const QLatin1String kPrefix("bookmark-");

QString elementOf(const std::string &id) { return kPrefix + QString::fromStdString(id); }

/// The colours that the signs of a picture name: from element to token.
void readTokens(const QByteArray &svg, QHash<QString, QString> &tokens)
{
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes all = xml.attributes();
        const QString id = all.value(QLatin1String("id")).toString();
        const QString token = all.value(QLatin1String("class")).toString().section(QLatin1String("s-"), 1);
        if (id.startsWith(kPrefix) && !token.isEmpty())
            tokens.insert(id, token);
    }
}

constexpr qreal kStepTick = 3;
constexpr qreal kTurnTick = 5;
constexpr qreal kHeadingTick = 7;
constexpr qreal kLeastTurn = 4; // between ticks of turns
constexpr qreal kHead = 8;      // radius of the playhead
constexpr qreal kHalo = 4;      // between a mark and the playhead round it

QColor withAlpha(QColor colour, qreal alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace

QPen seatPen(QColor colour, qreal width, std::size_t seat)
{
    static const std::vector<QList<qreal>> patterns{{}, {3, 1.4}, {1, 1}, {4, 1, 1, 1}, {6, 3}};
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (const QList<qreal> &pattern = patterns[seat % patterns.size()]; !pattern.isEmpty())
        pen.setDashPattern(pattern);
    return pen;
}

QPainterPath markOutline(engine::Seat seat, QPointF centre, qreal radius)
{
    const auto at = [&](qreal x, qreal y) { return centre + QPointF(x, y) * radius; };
    QPainterPath path;
    switch (seat) {
    case 1: path.addPolygon(QPolygonF{at(0, -1.25), at(1.25, 0), at(0, 1.25), at(-1.25, 0)}); break;
    case 2: path.addPolygon(QPolygonF{at(0, -1.35), at(1.3, 0.9), at(-1.3, 0.9)}); break;
    case 3: path.addRect(QRectF(at(-0.92, -0.92), at(0.92, 0.92))); break;
    case 4: // round above
        path.moveTo(at(-0.92, 0.95));
        path.arcTo(QRectF(at(-0.92, -1.1), at(0.92, 0.74)), 180, -180);
        path.lineTo(at(0.92, 0.95));
        break;
    default: path.addEllipse(centre, radius, radius); break;
    }
    path.closeSubpath();
    return path;
}

void TimelinePainter::paint(QPainter &painter) const
{
    if (!m_content.timeline)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_layout.hasGraph()) {
        paintBands(painter);
        paintExpected(painter);
        paintScale(painter);
        paintScores(painter);
    }
    paintAxis(painter);
    paintTicks(painter);
    paintLabels(painter);
    paintMarks(painter);
}

void TimelinePainter::paintBands(QPainter &painter) const
{
    const std::vector<int> &headings = m_layout.headings();
    const QColor colour = withAlpha(m_theme.colour(u"track"), 0.6);
    const QRectF graph = m_layout.graph();
    for (std::size_t i = 0; i < headings.size(); i += 2) {
        const qreal from = m_layout.xOf(headings[i]);
        const qreal to = i + 1 < headings.size() ? m_layout.xOf(headings[i + 1]) : graph.right();
        painter.fillRect(QRectF(from, graph.top(), to - from, graph.height()), colour);
    }
}

void TimelinePainter::paintScale(QPainter &painter) const
{
    const QRectF graph = m_layout.graph();
    const std::vector<QString> words = m_layout.scaleWords();
    const std::vector<QString> shares = m_layout.rightScaleWords(); // at the same heights
    painter.setFont(TimelineLayout::fontFor(m_layout.scale()));
    const qreal row = painter.fontMetrics().height();
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool isEnd = i == 0 || i + 1 == words.size();
        const qreal part = static_cast<qreal>(i) / static_cast<qreal>(words.size() - 1);
        const qreal y = std::round(graph.bottom() - graph.height() * part) + 0.5;
        QPen pen(withAlpha(m_theme.colour(u"ink2"), 0.55), 1);
        if (!isEnd)
            pen.setDashPattern({2, 4});
        painter.setPen(pen);
        painter.drawLine(QPointF(graph.left(), y), QPointF(graph.right(), y));
        painter.setPen(m_theme.colour(u"ink2"));
        // The highest stays inside the widget.
        const qreal top = std::max(y - row / 2, 0.0);
        painter.drawText(QRectF(0, top, graph.left() - 8, row), Qt::AlignRight | Qt::AlignVCenter, words[i]);
        if (i < shares.size())
            painter.drawText(QRectF(graph.right() + 8, top, graph.width(), row), Qt::AlignLeft | Qt::AlignVCenter,
                             shares[i]);
    }
    painter.drawText(graph, Qt::AlignCenter, m_layout.emptyWords());
}

/// What each seat may expect, as its share of the height: the first seat's at the foot.
void TimelinePainter::paintExpected(QPainter &painter) const
{
    const int known = std::min(static_cast<int>(m_content.expected.size()), m_content.lastStep() + 1);
    if (known == 0)
        return;
    const QRectF graph = m_layout.graph();
    const int seats = m_content.timeline->last().seatCount();
    // More points than pixels show nothing more.
    const int stride = std::max(1, static_cast<int>(known / std::max(graph.width(), 1.0)));
    std::vector<QPolygonF> edges(static_cast<std::size_t>(seats) + 1);
    for (int step = 0; step < known; step = step + 1 < known ? std::min(step + stride, known - 1) : known) {
        const std::vector<double> &values = m_content.expected[step];
        const double all = std::accumulate(values.begin(), values.end(), 0.0);
        double sum = 0;
        for (std::size_t edge = 0; edge < edges.size(); ++edge) {
            const double part = all > 0 ? sum / all : static_cast<double>(edge) / seats;
            edges[edge] << QPointF(m_layout.xOf(step), graph.bottom() - graph.height() * std::clamp(part, 0.0, 1.0));
            sum += edge < values.size() ? values[edge] : 0;
        }
    }
    if (known > m_content.lastStep()) {
        for (QPolygonF &edge : edges)
            edge << QPointF(graph.right(), edge.last().y());
    }
    for (std::size_t seat = 0; seat + 1 < edges.size(); ++seat) {
        QPolygonF area = edges[seat];
        std::for_each(edges[seat + 1].rbegin(), edges[seat + 1].rend(), [&area](QPointF point) { area << point; });
        const QColor colour = seatColour(m_theme, m_content.timeline->last(), static_cast<engine::Seat>(seat));
        painter.setPen(Qt::NoPen);
        painter.setBrush(withAlpha(colour, 0.2));
        painter.drawPolygon(area);
        if (seat > 0) {
            painter.setPen(QPen(m_theme.colour(u"ink2"), 1));
            painter.drawPolyline(edges[seat]);
        }
    }
}

QPolygonF TimelinePainter::scoreLine(std::size_t seat) const
{
    const QRectF graph = m_layout.graph();
    const replay::Timeline &timeline = *m_content.timeline;
    const auto yOf = [&](int score) {
        return graph.bottom() - graph.height() * std::clamp(score, 0, m_layout.scaleTop()) / m_layout.scaleTop();
    };
    QPolygonF line;
    int last = timeline.scores(0)[seat];
    line << QPointF(m_layout.left(), yOf(last));
    for (int step = 1; step <= m_content.lastStep(); ++step) {
        const int score = timeline.scores(step)[seat];
        if (score == last)
            continue;
        const qreal x = m_layout.xOf(step);
        line << QPointF(x, yOf(last)) << QPointF(x, yOf(score));
        last = score;
    }
    return line << QPointF(graph.right(), yOf(last));
}

void TimelinePainter::paintScores(QPainter &painter) const
{
    if (m_layout.scaleTop() == 0)
        return;
    const qreal width = m_layout.form() == TimelineForm::Large ? 3 : 2;
    painter.setBrush(Qt::NoBrush);
    // The solid line lies below the others, so that all are seen where they meet.
    for (std::size_t seat = 0; seat < m_content.timeline->scores(0).size(); ++seat) {
        const QColor colour = seatColour(m_theme, m_content.timeline->last(), static_cast<engine::Seat>(seat));
        painter.setPen(seatPen(colour, width, seat));
        painter.drawPolyline(scoreLine(seat));
    }
}

void TimelinePainter::paintAxis(QPainter &painter) const
{
    painter.setPen(QPen(m_theme.colour(u"ink2"), 2));
    painter.drawLine(QPointF(m_layout.left(), m_layout.axis()), QPointF(m_layout.right(), m_layout.axis()));
}

void TimelinePainter::paintTicks(QPainter &painter) const
{
    const qreal y = m_layout.axis();
    const auto tick = [&](int step, qreal half, qreal width) {
        const qreal x = m_layout.xOf(step);
        painter.setPen(QPen(m_theme.colour(u"ink2"), width));
        painter.drawLine(QPointF(x, y - half), QPointF(x, y + half));
    };
    for (const int step : m_layout.headings())
        tick(step, kHeadingTick, 2);
    if (!m_layout.hasAllHeadings())
        return;
    for (int step = 0; step <= m_content.lastStep(); step += m_layout.tickStride()) {
        if (!m_layout.isWithinSetUp(step))
            tick(step, kStepTick, 1);
    }
    qreal last = -kLeastTurn;
    for (const int turn : m_content.timeline->turns()) {
        if (m_layout.xOf(turn) - last < kLeastTurn)
            continue;
        last = m_layout.xOf(turn);
        tick(turn, kTurnTick, 1.4);
    }
}

void TimelinePainter::paintLabels(QPainter &painter) const
{
    painter.setFont(TimelineLayout::fontFor(m_layout.scale()));
    painter.setPen(m_theme.colour(u"ink2"));
    const QRectF row = m_layout.labelRow();
    for (const PlacedLabel &label : m_layout.labels())
        painter.drawText(QRectF(label.x - label.width / 2 - 1, row.top(), label.width + 2, row.height()),
                         Qt::AlignCenter, label.words);
}

void TimelinePainter::paintMarks(QPainter &painter) const
{
    painter.setPen(Qt::NoPen);
    for (const PlacedMark &dot : m_layout.dots()) {
        const replay::Mark &mark = m_content.marks[dot.mark];
        painter.setBrush(m_signs.colourOf(mark, m_content.timeline->last()));
        painter.drawPath(markOutline(m_signs.seatOf(mark), QPointF(dot.x, m_layout.axis()), kDot));
    }
    for (const PlacedMark &placed : m_layout.marks())
        paintMark(painter, placed);
}

void TimelinePainter::paintMark(QPainter &painter, const PlacedMark &placed) const
{
    const replay::Mark &mark = m_content.marks[placed.mark];
    const QColor colour = m_signs.colourOf(mark, m_content.timeline->last());
    const qreal radius = m_layout.markRadius();
    const QPointF centre(placed.x, m_layout.axis());
    painter.setPen(QPen(colour, 2));
    painter.setBrush(m_theme.colour(u"panel"));
    painter.drawPath(markOutline(m_signs.seatOf(mark), centre, radius - 1));
    const qreal size = 2 * radius + 2;
    const QPixmap sign = m_signs.sign(mark.id, colour, size, painter.device()->devicePixelRatioF());
    painter.drawPixmap(QRectF(centre - QPointF(size, size) / 2, QSizeF(size, size)), sign, QRectF(sign.rect()));
}

qreal TimelinePainter::playheadReach(const TimelineLayout &layout)
{
    return std::max(kHead, layout.markRadius() + kHalo) + 3;
}

void TimelinePainter::paintPlayhead(QPainter &painter, int step) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre(m_layout.xOf(step), m_layout.axis());
    const QColor accent = m_theme.colour(u"accent");
    const qreal top = m_layout.hasGraph() ? m_layout.graph().top() - 6 : m_layout.axis() - m_layout.markRadius() - 6;
    painter.setPen(QPen(accent, 2.5));
    painter.drawLine(QPointF(centre.x(), std::max(top, 0.0)), centre);
    const auto here = std::find_if(m_layout.marks().begin(), m_layout.marks().end(),
                                   [&](const PlacedMark &placed) { return m_content.marks[placed.mark].step == step; });
    if (here == m_layout.marks().end()) {
        painter.setPen(QPen(m_theme.colour(u"panel"), 2));
        painter.setBrush(accent);
        painter.drawEllipse(centre, kHead, kHead);
        return;
    }
    const qreal radius = m_layout.markRadius() + kHalo - 1;
    painter.setBrush(m_theme.colour(u"panel"));
    painter.drawEllipse(centre, radius, radius);
    paintMark(painter, *here);
}

// ---- signs

QColor seatColour(const Theme &theme, const engine::Position &position, engine::Seat seat)
{
    const QString token =
        QString::fromStdString(position.game().figureId(seat, position.seatCount())) + QLatin1String("text");
    return theme.colour(theme.has(token) ? QStringView(token) : QStringView(u"ink"));
}

TimelineSigns::TimelineSigns(const Theme &theme) : m_theme(theme) { load(); }

void TimelineSigns::setTheme(const Theme &theme)
{
    const bool isOtherGame = theme.game() != m_theme.game();
    m_theme = theme;
    m_pixmaps.clear();
    if (isOtherGame)
        load();
}

void TimelineSigns::load()
{
    m_tokens.clear();
    const auto read = [this](const QString &path, QSvgRenderer &renderer) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return; // a game need not bring any
        const QByteArray svg = file.readAll();
        renderer.load(svg);
        readTokens(svg, m_tokens);
    };
    read(QStringLiteral(":/board/marks.svg"), m_shared);
    m_own.load(QByteArray());
    if (!m_theme.game().isEmpty())
        read(QStringLiteral(":/%1/bookmarks.svg").arg(m_theme.game()), m_own);
}

bool TimelineSigns::has(const std::string &id) const
{
    return m_own.elementExists(elementOf(id)) || m_shared.elementExists(elementOf(id));
}

QColor TimelineSigns::colourOf(const replay::Mark &mark, const engine::Position &position) const
{
    const QString token = m_tokens.value(elementOf(mark.id));
    return token.isEmpty() ? seatColour(m_theme, position, mark.seat) : m_theme.colour(token);
}

engine::Seat TimelineSigns::seatOf(const replay::Mark &mark) const
{
    return m_tokens.contains(elementOf(mark.id)) ? engine::kNobody : mark.seat;
}

QPixmap TimelineSigns::sign(const std::string &id, QColor colour, qreal size, qreal dpr)
{
    const QString element = elementOf(id);
    const int pixels = std::max(1, qRound(size * dpr));
    const QString key = QStringLiteral("%1 %2 %3").arg(element, colour.name(QColor::HexArgb)).arg(pixels);
    auto known = m_pixmaps.find(key);
    if (known == m_pixmaps.end()) {
        QPixmap pixmap(pixels, pixels);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        QSvgRenderer &renderer = m_own.elementExists(element) ? m_own : m_shared;
        if (renderer.elementExists(element))
            renderer.render(&painter, element, QRectF(pixmap.rect()));
        // The picture is a stencil: what it covers gets the colour.
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), colour);
        painter.end();
        known = m_pixmaps.insert(key, pixmap);
    }
    QPixmap result = *known;
    result.setDevicePixelRatio(dpr);
    return result;
}

} // namespace views
