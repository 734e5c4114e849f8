// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/motion_player.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "views/common/play_log.h"

namespace views {

namespace {

constexpr double kSunken = 0.9;

/// The point at a share of the way, its legs being equally long in time.
QPointF along(const QPolygonF &way, double share)
{
    const double at = share * static_cast<double>(way.size() - 1);
    const auto leg = std::clamp<qsizetype>(static_cast<qsizetype>(at), 0, way.size() - 2);
    return way[leg] + (way[leg + 1] - way[leg]) * (at - static_cast<double>(leg));
}

void showStep(const MotionStep &step, double time)
{
    const double share = std::clamp((time - step.start) / std::max(1, step.duration), 0.0, 1.0);
    const double eased = QEasingCurve(step.easing).valueForProgress(share);
    double size = step.sizeFrom + (1 - step.sizeFrom) * eased;
    if (step.sinks)
        size *= 1 - (1 - kSunken) * std::sin(std::numbers::pi * share);
    const double across = step.turns ? std::max(0.02, std::abs(std::cos(std::numbers::pi * eased))) : 1;
    step.item->setVisible((share > 0 || !step.waitsUnseen) && (share < 1 || !step.endsUnseen));
    step.item->applyStyle(step.isCovered || (step.turns && eased < 0.5) ? step.back : step.item->element().look);
    step.item->stand(along(step.way, eased), size * across, size);
}

} // namespace

MotionPlayer::MotionPlayer(QObject *parent) : QObject(parent)
{
    connect(&m_clock, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &time) { showAt(time.toDouble()); });
    connect(&m_clock, &QVariantAnimation::finished, this, &MotionPlayer::end);
}

void MotionPlayer::play(std::vector<MotionStep> steps, double speed)
{
    skip();
    m_steps = std::move(steps);
    double length = 0;
    for (const MotionStep &step : m_steps)
        length = std::max<double>(length, step.start + step.duration);
    qCDebug(playLog, "moves %.0f ms", length);
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(length);
    m_clock.setDuration(static_cast<int>(length / speed));
    showAt(0);
    m_clock.start();
}

void MotionPlayer::skip()
{
    if (!isPlaying())
        return;
    m_clock.stop();
    end();
}

void MotionPlayer::forget(const ElementItem *item)
{
    for (MotionStep &step : m_steps) {
        if (step.item == item)
            step.item = nullptr;
    }
}

void MotionPlayer::showAgain() { showAt(m_clock.currentValue().toDouble()); }

void MotionPlayer::showAt(double time)
{
    for (const MotionStep &step : m_steps) {
        if (step.item && (!step.follows || time >= step.start))
            showStep(step, time);
    }
}

void MotionPlayer::end()
{
    if (m_steps.empty())
        return;
    for (const MotionStep &step : m_steps) {
        if (step.item)
            step.item->settle();
    }
    m_steps.clear();
    emit finished();
}

} // namespace views
