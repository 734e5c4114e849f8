// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

namespace views {

/// Plays a course of a game by itself: asks for one position after the other, each not before the one before it has
/// come to rest.
class Autoplay : public QObject {
    Q_OBJECT

public:
    explicit Autoplay(QObject *parent = nullptr);

    /// The speeds there are, ascending; 1 is a step a second.
    static const std::vector<double> &speeds();

    bool isPlaying() const { return m_isPlaying; }
    double speed() const { return m_speed; }
    bool isLooping() const { return m_isLooping; }

    /// Above 0. From the next step on.
    void setSpeed(double speed);
    /// Whether it begins again after the last step.
    void setLooping(bool looping);
    /// Milliseconds that a step takes at speed 1; 0 waits for nothing but `onSettled`.
    void setInterval(int milliseconds);
    /// The number of the last position.
    void setLast(int step);
    /// The position that is shown now. One that was not asked for makes the next step wait anew.
    void setShown(int step);

public slots:
    /// From the last position it begins again with the first.
    void play();
    void pause();
    void toggle();
    /// The position asked for last is shown, and nothing moves any more.
    void onSettled();

signals:
    /// `animated` is false where there is no time for a motion, or where the position is no step further.
    void stepWanted(int step, bool animated);
    void playingChanged(bool playing);
    void speedChanged(double speed);
    void loopingChanged(bool looping);

private:
    void ask(int step);
    void wait();
    void resume();

    QTimer m_timer;
    bool m_isPlaying = false;
    bool m_isLooping = false;
    bool m_isDue = false;   ///< the time of the step shown is over
    bool m_isAtRest = true; ///< nothing moves
    double m_speed = 1;
    int m_interval = 1000;
    int m_shown = 0;
    int m_last = 0;
};

} // namespace views
