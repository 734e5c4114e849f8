// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QEasingCurve>
#include <QObject>
#include <QPointF>
#include <QPolygonF>
#include <QVariantAnimation>

#include "views/board/element_item.h"

namespace views {

/// One piece on its way: it waits at the first point from the beginning, sets off at `start` and stays at the last.
struct MotionStep {
    ElementItem *item = nullptr;
    QPolygonF way;       ///< two points or more, in the scene
    double sizeFrom = 1; ///< its size at the first point, by that at the last
    int start = 0;       ///< ms
    int duration = 0;    ///< ms
    QEasingCurve::Type easing = QEasingCurve::OutCubic;
    bool waitsUnseen = false; ///< it is on a heap until it sets off
    bool endsUnseen = false;  ///< it becomes part of a heap
    bool sinks = false;       ///< shrinks on its way and comes back
    bool turns = false;       ///< shows `back` at first and turns over
    bool isCovered = false;   ///< shows `back` all the way
    bool follows = false;     ///< goes on with an item that another step has brought there
    ElementStyle back;
};

/// Plays steps against one clock. When they are over, or are skipped, every item stands where it belongs.
class MotionPlayer : public QObject {
    Q_OBJECT

public:
    explicit MotionPlayer(QObject *parent = nullptr);

    /// Plays the steps, `speed` times as fast as they say. Ends what was playing.
    void play(std::vector<MotionStep> steps, double speed);
    void skip();
    /// Puts the items that are on their way there again, after they have been told where they belong.
    void showAgain();
    /// That item is about to go: words may, while what they stand on is on its way.
    void forget(const ElementItem *item);
    bool isPlaying() const { return !m_steps.empty(); }

signals:
    void finished();

private:
    void showAt(double time);
    void end();

    QVariantAnimation m_clock;
    std::vector<MotionStep> m_steps;
};

} // namespace views
