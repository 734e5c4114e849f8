// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of a timeline lie.
#pragma once

#include <algorithm>
#include <limits>

#include <QCoreApplication>
#include <QFont>
#include <QRectF>
#include <QString>

#include "model/replay/marks.h"
#include "model/words/words.h"

namespace views {

/// How much room there is for a timeline: it gives its height, and whether it has a graph.
enum class TimelineForm {
    Small,  ///< no graph
    Medium, ///< a low graph
    Large
};

/// What a timeline shows.
struct TimelineContent {
    const replay::Timeline *timeline = nullptr; ///< outlives what shows it, or is taken away before
    std::vector<replay::Mark> marks = {};       ///< ascending
    /// A figure a seat for every position, 0 … 1; may be shorter than the course, or empty.
    std::vector<std::vector<double>> expected = {};
    words::Words words = {};
    bool showsScores = true;                     ///< scores have a graph
    bool isUnanalysed = false;                   ///< there is no `expected`, and none is hidden or on its way
    bool isReview = false;                       ///< there is always a graph, with scores and room for what is expected
    int until = std::numeric_limits<int>::max(); ///< later steps are not shown

    int lastStep() const { return timeline ? std::min(until, timeline->stepCount()) : 0; }
    /// The highest score of the course; 0 where nothing is counted.
    int highestScore() const;
    /// True if there is something to draw a graph of: scores, or an expected result.
    bool hasGraph() const { return isReview || (showsScores && highestScore() > 0) || !expected.empty(); }
};

/// Radius of the dot for a mark that has no room for its sign.
inline constexpr qreal kDot = 2.5;

/// A mark that has room, at the place of `mark` in `TimelineContent::marks`.
struct PlacedMark {
    std::size_t mark = 0;
    qreal x = 0;
};

/// The name of a heading, centred at `x`; all of it is seen.
struct PlacedLabel {
    std::size_t heading = 0;
    QString words;
    qreal x = 0;
    qreal width = 0;
};

/// Places the parts of a timeline in a widget: from left to right the steps to scale, of which those of a set-up count
/// as one; from top to bottom the graph, the line with its ticks and marks, the names of the headings. All lengths in
/// device-independent pixels.
class TimelineLayout {
    Q_DECLARE_TR_FUNCTIONS(views::TimelineLayout)

public:
    TimelineLayout() = default;
    /// `scale`: how much larger than usual all of it is, words and marks included.
    TimelineLayout(const TimelineContent &content, TimelineForm form, QSizeF size, qreal scale = 1);

    /// The height that a form needs, with or without a graph.
    static int heightFor(TimelineForm form, bool hasGraph, qreal scale = 1);
    /// Of the names and of the scale's words.
    static QFont fontFor(qreal scale);

    TimelineForm form() const { return m_form; }
    qreal scale() const { return m_scale; }
    qreal left() const { return m_left; }
    qreal right() const { return m_right; }
    qreal xOf(int step) const;
    /// The step whose place is nearest, 0 … the last, and none of those that count as one with others.
    int stepAt(qreal x) const;
    /// True for a step of the set-up where that counts as one, but for its first and its last position.
    bool isWithinSetUp(int step) const { return step > 0 && step < m_setUp; }

    bool hasGraph() const { return m_graph.height() > 0; }
    /// It goes on beyond the last step, so that what came with that is seen as well.
    QRectF graph() const { return m_graph; }
    qreal axis() const { return m_axis; }          ///< y of the line
    QRectF labelRow() const { return m_labelRow; } ///< where the names of the headings stand
    qreal markRadius() const { return m_markRadius; }
    /// The top of the scale of scores, an even number; 0 without scores.
    int scaleTop() const { return m_scaleTop; }
    /// The places on the scale that are named, from the lowest on: points, or shares of what is expected.
    std::vector<QString> scaleWords() const;
    /// The same of the scale at the right, which is there for shares beside points; empty where there is none.
    std::vector<QString> rightScaleWords() const;
    /// Says that a graph has nothing to show yet; empty where it has.
    QString emptyWords() const;

    const std::vector<PlacedMark> &marks() const { return m_marks; }
    /// Those without room that have some for a dot of `kDot`.
    const std::vector<PlacedMark> &dots() const { return m_dots; }
    const std::vector<PlacedLabel> &labels() const { return m_labels; }
    /// The steps at which headings begin, from left to right: all of them, or those named where they lie too close.
    const std::vector<int> &headings() const { return m_headings; }
    /// True if each heading is told from the next one, so that there is room for what lies within.
    bool hasAllHeadings() const { return m_hasAllHeadings; }
    /// Every how many steps there is a tick: 1, or more where they would stand too close.
    int tickStride() const;
    /// The mark at that point that is drawn, as an index into the content's marks, or -1.
    int markAt(QPointF point, const TimelineContent &content) const;

private:
    static std::vector<QString> shareWords();
    qreal unitsTo(int step) const;
    void placeRows(const TimelineContent &content, qreal height);
    void placeMarks(const TimelineContent &content);
    void placeDots(const TimelineContent &content);
    void placeLabels(const TimelineContent &content);
    bool tryLabels(const TimelineContent &content, int stride);
    void placeHeadings(const TimelineContent &content);

    TimelineForm m_form = TimelineForm::Small;
    qreal m_scale = 1;
    int m_last = 0;
    int m_setUp = 0; ///< so many steps at the beginning count as one; 0: each for itself
    int m_scaleTop = 0;
    bool m_hasExpected = false;
    bool m_isUnanalysed = false;
    qreal m_left = 0;
    qreal m_right = 0;
    qreal m_axis = 0;
    qreal m_markRadius = 0;
    QRectF m_graph;
    QRectF m_labelRow;
    bool m_hasAllHeadings = true;
    std::vector<PlacedMark> m_marks;
    std::vector<PlacedMark> m_dots;
    std::vector<PlacedLabel> m_labels;
    std::vector<int> m_headings;
};

} // namespace views
