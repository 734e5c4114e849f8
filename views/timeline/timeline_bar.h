// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

#include <functional>

#include "model/replay/navigator.h"
#include "views/timeline/timeline_painter.h"

namespace views {

/// A timeline to look along with mouse, wheel and keyboard: rounds or turns, steps, marks, scores and the expected
/// result, and where one is. It asks for positions and shows whatever it is told; what does not change on the way is
/// painted once.
class TimelineBar : public QWidget {
    Q_OBJECT

public:
    explicit TimelineBar(QWidget *parent = nullptr);

    /// The course to show, or null; it outlives the bar or is replaced before. Marks and expected results of the
    /// course before go.
    void setTimeline(const replay::Timeline *timeline);
    /// To be told when the course has grown or shrunk: what is shown beyond its end becomes the end.
    /// Steps after `until` are not shown.
    void timelineChanged(int until);
    void setMarks(std::vector<replay::Mark> marks);
    /// What each seat may expect at every position, 0 … 1; empty for nothing.
    void setExpected(std::vector<std::vector<double>> expected, bool isUnanalysed = false);
    /// The words of the game, and what a step says.
    void setWords(const words::Words &words, std::function<QString(int)> stepInWords);
    void setTheme(const Theme &theme);
    /// The timeline of a review: it always has a graph, where its form has one.
    void setReview();
    void setForm(TimelineForm form, qreal scale = 1);
    /// The position shown, 0 … the last: others are taken as the nearest.
    void setShown(int step);

    int shown() const { return m_shown; }
    int lastStep() const { return m_content.lastStep(); }
    const TimelineContent &content() const { return m_content; }
    /// Where everything lies in the bar as it is now.
    const TimelineLayout &placing();
    /// True if scores or expected results are drawn.
    bool hasGraph() const;
    /// Where a jump leads from the position shown.
    int target(replay::Jump jump) const;
    /// Asks for the position where a jump leads, if it is another.
    void go(replay::Jump jump);
    /// True for a key that leads along the game or plays it, whatever has the keyboard: done.
    bool takeKey(const QKeyEvent &key);
    /// Asks for a position, if it is another than the one shown or asked for last.
    void want(int step, bool isStep);

    /// The marks at a step, the step and what is expected there, in words.
    QString inWords(int step) const;
    /// “Step 3 of 74”.
    static QString stepName(int step, int last);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// `isStep`: somebody went one step on or back, by key, wheel or button.
    void seekWanted(int step, bool isStep);
    void playWanted(); ///< or the opposite

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void renew();
    void redraw();
    void updateAround(int step);
    void pointAt(qreal x);
    int stepUnder(QPointF point);
    void showToolTip(QPoint globalPosition, QPointF point);
    void announceValue();

    TimelineContent m_content;
    Theme m_theme;
    TimelineSigns m_signs;
    TimelineLayout m_layout;
    TimelineForm m_form = TimelineForm::Large;
    qreal m_scale = 1;
    std::function<QString(int)> m_stepInWords;
    QPixmap m_picture; ///< all but playhead and pointer; null if it has to be painted anew
    bool m_isPlaced = false;
    bool m_isGraph = false;
    int m_shown = 0;
    int m_wanted = 0;     ///< asked for last
    int m_wheel = 0;      ///< part of a notch
    qreal m_pointer = -1; ///< x, or below 0
    QPointF m_pressed;    ///< where a button was pressed
    bool m_isScrubbing = false;
};

} // namespace views
