// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/timeline_layout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

#include "views/common/fonts.h"

namespace views {

namespace {

/// The measures of a form at the system font's usual size, from top to bottom.
struct Measures {
    int height;
    int graphTop;
    int graphHeight; ///< grows with the widget
    int belowGraph;  ///< from its foot, or the top where there is none, to the line
    int toLabels;    ///< from the line to the names
    int radius;      ///< of a mark
};

Measures measuresOf(TimelineForm form, bool hasGraph)
{
    if (form == TimelineForm::Small || !hasGraph)
        return form == TimelineForm::Large ? Measures{60, 0, 0, 24, 15, 11} : Measures{56, 0, 0, 21, 14, 10};
    if (form == TimelineForm::Medium)
        return {92, 10, 34, 17, 13, 10};
    return {128, 14, 58, 19, 15, 11};
}

constexpr qreal kLabelGap = 12;    // between names
constexpr qreal kMarkGap = 2;      // between marks
constexpr qreal kLeastTick = 5;    // between ticks
constexpr qreal kLeastHeading = 6; // between headings
constexpr qreal kScaleGap = 10;    // between the scale's words and the graph
constexpr int kLeastSetUp = 4;     // steps that count as one

bool isLeft(const PlacedMark &a, const PlacedMark &b) { return a.x < b.x; }

/// What the game counts, or -1 where it counts nothing.
std::int64_t numberOf(const replay::Heading &heading) { return heading.message.number("n", -1); }

/// So many steps of the course are its beginning without a number, where they are many and something follows.
int setUpOf(const TimelineContent &content)
{
    if (!content.timeline || content.timeline->headings().size() < 2 || numberOf(content.timeline->headings()[0]) >= 0)
        return 0;
    const int steps = content.timeline->headings()[1].first;
    return steps >= kLeastSetUp && steps < content.lastStep() ? steps : 0;
}

/// An even number at which a scale may end: 10, 20, 40, 60, 80, 100, 200 …
int topOfScale(int highest)
{
    if (highest <= 0)
        return 0;
    for (int unit = 1;; unit *= 10) {
        for (const int top : {10, 20, 40, 60, 80}) {
            if (highest <= top * unit)
                return top * unit;
        }
    }
}

} // namespace

int TimelineContent::highestScore() const
{
    int highest = 0;
    for (int step = 0; step <= lastStep() && timeline; ++step) {
        const std::vector<int> &scores = timeline->scores(step);
        highest = scores.empty() ? highest : std::max(highest, *std::max_element(scores.begin(), scores.end()));
    }
    return highest;
}

int TimelineLayout::heightFor(TimelineForm form, bool hasGraph, qreal scale)
{
    return static_cast<int>(std::ceil(measuresOf(form, hasGraph).height * fontScale() * scale));
}

QFont TimelineLayout::fontFor(qreal scale)
{
    QFont font = views::fontFor(FontRole::Least);
    font.setPixelSize(qRound(font.pixelSize() * scale));
    return font;
}

TimelineLayout::TimelineLayout(const TimelineContent &content, TimelineForm form, QSizeF size, qreal scale)
    : m_form(form), m_scale(scale), m_last(content.lastStep()), m_setUp(setUpOf(content)),
      m_hasExpected(!content.expected.empty()), m_isUnanalysed(content.isUnanalysed)
{
    placeRows(content, size.height());
    m_right = std::max(size.width() - m_markRadius - 3, m_left + 1);
    if (hasGraph()) {
        const auto widthFor = [this](const std::vector<QString> &names) {
            qreal widest = 0;
            for (const QString &words : names)
                widest = std::max(widest, QFontMetricsF(fontFor(m_scale)).horizontalAdvance(words));
            return std::ceil(widest) + kScaleGap + 2;
        };
        // An analysis that comes moves nothing: what it needs is left free before.
        if (m_scaleTop > 0 && (content.isReview || m_hasExpected))
            m_right = std::max(m_right - widthFor(shareWords()), m_left + 1);
        m_left = std::min(widthFor(scaleWords()), m_right - 1);
        m_graph.setLeft(m_left);
        m_graph.setRight(m_right + m_markRadius);
    }
    placeMarks(content);
    placeDots(content);
    placeLabels(content);
    placeHeadings(content);
}

void TimelineLayout::placeRows(const TimelineContent &content, qreal height)
{
    const int highest = content.highestScore();
    const bool hasGraph = m_form != TimelineForm::Small && content.hasGraph();
    m_scaleTop = topOfScale(highest);
    const Measures measures = measuresOf(m_form, hasGraph);
    const qreal scale = fontScale() * m_scale;
    const qreal more = std::max(height - measures.height * scale, 0.0);
    m_markRadius = measures.radius * scale;
    m_left = m_markRadius + 3;
    qreal y = measures.graphTop * scale;
    if (hasGraph) {
        m_graph = {0, y, 0, measures.graphHeight * scale + more};
        y = m_graph.bottom();
    } else {
        y += more / 2;
    }
    m_axis = std::round(y + measures.belowGraph * scale);
    m_labelRow = {0, m_axis + measures.toLabels * scale, 0, QFontMetricsF(fontFor(m_scale)).height()};
}

/// How far it is there from the beginning, by what a step takes.
qreal TimelineLayout::unitsTo(int step) const
{
    return m_setUp == 0 ? step : step <= m_setUp ? qreal(step) / m_setUp : step - m_setUp + 1;
}

qreal TimelineLayout::xOf(int step) const
{
    return m_last == 0 ? m_left : m_left + (m_right - m_left) * unitsTo(std::clamp(step, 0, m_last)) / unitsTo(m_last);
}

int TimelineLayout::stepAt(qreal x) const
{
    const qreal part = (x - m_left) / (m_right - m_left);
    const auto units = static_cast<int>(std::lround(std::clamp(part, 0.0, 1.0) * unitsTo(m_last)));
    return m_setUp == 0 || units == 0 ? units : units - 1 + m_setUp;
}

std::vector<QString> TimelineLayout::scaleWords() const
{
    if (m_scaleTop > 0)
        return {words::Words::number(0), words::Words::number(m_scaleTop / 2), words::Words::number(m_scaleTop)};
    return shareWords();
}

std::vector<QString> TimelineLayout::shareWords() { return {tr("%1%").arg(0), tr("%1%").arg(50), tr("%1%").arg(100)}; }

std::vector<QString> TimelineLayout::rightScaleWords() const
{
    return m_scaleTop > 0 && m_hasExpected ? shareWords() : std::vector<QString>();
}

QString TimelineLayout::emptyWords() const
{
    return m_isUnanalysed && m_scaleTop == 0 ? tr("Not analysed") : QString();
}

int TimelineLayout::tickStride() const
{
    const qreal gap = m_last == 0 ? 0 : (m_right - m_left) / unitsTo(m_last);
    int stride = 1;
    for (int unit = 1; gap > 0 && gap * stride < kLeastTick; unit *= 10) {
        for (const int times : {1, 2, 5}) {
            stride = times * unit;
            if (gap * stride >= kLeastTick)
                break;
        }
    }
    return stride;
}

/// The most important ones come first; those for which no room is left are not placed.
void TimelineLayout::placeMarks(const TimelineContent &content)
{
    if (!content.timeline)
        return;
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t i = 0; i < content.marks.size(); ++i) {
        if (content.marks[i].step <= m_last)
            order.emplace_back(-replay::importanceOf(content.marks[i], content.timeline->last().game()), i);
    }
    std::sort(order.begin(), order.end());
    const qreal room = 2 * m_markRadius + kMarkGap;
    for (const auto &[_, index] : order) {
        const PlacedMark placed{index, xOf(content.marks[index].step)};
        const auto next = std::lower_bound(m_marks.begin(), m_marks.end(), placed, isLeft);
        const bool fitsRight = next == m_marks.end() || next->x - placed.x >= room;
        const bool fitsLeft = next == m_marks.begin() || placed.x - (next - 1)->x >= room;
        if (fitsRight && fitsLeft)
            m_marks.insert(next, placed);
    }
}

/// From left to right, each beside the signs and the dot before.
void TimelineLayout::placeDots(const TimelineContent &content)
{
    for (std::size_t i = 0; i < content.marks.size() && content.marks[i].step <= m_last; ++i) {
        const PlacedMark dot{i, xOf(content.marks[i].step)};
        const auto next = std::lower_bound(m_marks.begin(), m_marks.end(), dot, isLeft);
        const qreal room = m_markRadius + kDot + kMarkGap;
        const bool fitsRight = next == m_marks.end() || next->x - dot.x >= room;
        const bool fitsLeft = next == m_marks.begin() || dot.x - (next - 1)->x >= room;
        if (fitsRight && fitsLeft && (m_dots.empty() || dot.x - m_dots.back().x >= 2 * kDot + kMarkGap))
            m_dots.push_back(dot);
    }
}

void TimelineLayout::placeHeadings(const TimelineContent &content)
{
    if (!content.timeline)
        return;
    const std::vector<replay::Heading> &headings = content.timeline->headings();
    m_hasAllHeadings = (m_right - m_left) / static_cast<qreal>(headings.size()) >= kLeastHeading;
    std::size_t named = 0;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const bool isNamed = named < m_labels.size() && m_labels[named].heading == i;
        named += isNamed ? 1 : 0;
        if (m_hasAllHeadings || isNamed)
            m_headings.push_back(headings[i].first);
    }
}

/// Names every heading, or every second, fifth, tenth … number, whatever has room.
void TimelineLayout::placeLabels(const TimelineContent &content)
{
    if (!content.timeline || m_last == 0)
        return;
    for (int unit = 1; unit <= 1'000'000; unit *= 10) {
        for (const int times : {1, 2, 5}) {
            if (tryLabels(content, times * unit))
                return;
        }
    }
}

/// False if two numbered headings would overlap. One without a number, such as a beginning, gives way.
bool TimelineLayout::tryLabels(const TimelineContent &content, int stride)
{
    m_labels.clear();
    const QFontMetricsF metrics(fontFor(m_scale));
    const std::vector<replay::Heading> &headings = content.timeline->headings();
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const std::int64_t number = numberOf(headings[i]);
        if (number >= 0 && number % stride != 0)
            continue;
        const qreal from = xOf(headings[i].first);
        const qreal to = i + 1 < headings.size() ? xOf(headings[i + 1].first) : m_right;
        PlacedLabel label{i, content.words.say(headings[i].message)};
        label.width = metrics.horizontalAdvance(label.words);
        // Centred in its stretch where all are named, else where it begins.
        const qreal wanted = stride == 1 || number < 0 ? (from + to) / 2 : from;
        const qreal half = label.width / 2;
        label.x = std::clamp(wanted, half, std::max(m_right + m_markRadius - half, half));
        const auto overlaps = [&label, half](const PlacedLabel &other) {
            return label.x - half < other.x + other.width / 2 + kLabelGap;
        };
        bool givesWay = false;
        while (!givesWay && !m_labels.empty() && overlaps(m_labels.back())) {
            if (number >= 0 && numberOf(headings[m_labels.back().heading]) >= 0)
                return false;
            givesWay = number < 0;
            if (!givesWay)
                m_labels.pop_back();
        }
        if (!givesWay)
            m_labels.push_back(std::move(label));
    }
    return true;
}

int TimelineLayout::markAt(QPointF point, const TimelineContent &content) const
{
    if (std::abs(point.y() - m_axis) > m_markRadius + 2)
        return -1;
    int found = -1;
    qreal nearest = m_markRadius + 1;
    for (const PlacedMark &placed : m_marks) {
        const qreal distance = std::abs(placed.x - point.x());
        if (distance <= nearest && placed.mark < content.marks.size()) {
            nearest = distance;
            found = static_cast<int>(placed.mark);
        }
    }
    return found;
}

} // namespace views
