// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QTimer>

#include "model/play/play.h"

namespace play {

/// The clock of one game. Whose time runs, and when, is said by who shows the game (`run`, `stop`): a person's while
/// the person may choose, a computer's while it thinks. The clock settles each action, writes the times into the
/// record, goes back with it, and ends the game when a flag falls. A game that goes on from a file or a journal goes
/// on with the times recorded last: what was used since then is forgotten.
///
/// Without a time control in the record it is off, and only pauses are measured. Make it when the game stands where it
/// goes on, not before edits are repeated.
class Clock : public QObject {
    Q_OBJECT

public:
    /// Milliseconds from any beginning; never goes back.
    using Source = std::function<qint64()>;

    /// `play` outlives the clock. Without `now` it is QElapsedTimer, which on Linux stands still while the machine is
    /// suspended: nobody loses by closing the lid.
    explicit Clock(Play &play, QObject *parent = nullptr, Source now = {});

    /// True if the record has a time control.
    bool isOn() const { return m_play.record().timing && m_play.record().timing->control; }
    /// Milliseconds that the seat has now, 0 to `record::kMostLeft`; 0 while the clock is off.
    int left(engine::Seat seat) const;
    /// The same time as whole seconds, as it is shown: the last second is 1, and 0 means that the flag falls.
    int secondsLeft(engine::Seat seat) const { return (left(seat) + 999) / 1000; }

    /// From now on the time of these seats runs, and of no others.
    void run(engine::SeatSet seats);
    /// Nobody's time runs: something is being told or asked, or the game is over.
    void stop() { run(0); }
    /// The seats last given to `run`; while `isPaused` their time stands still.
    engine::SeatSet running() const { return m_running; }

    /// Nobody's time runs until `resume`, which records how long that was. Both work without a time control too, and
    /// do nothing where there is nothing to do; a game that is over has no pause.
    void pause();
    void resume();
    bool isPaused() const { return m_isPaused; }
    /// Writes what was used since the last action, and a pause so far, into the record: before the game is saved, or
    /// an action is undone that could be redone.
    void note();

    /// Looks what time it is. The clock does that by itself whenever something is due.
    void update();

signals:
    /// The seconds shown of a seat have changed because time went by.
    void ticked();
    /// Other times, other seats that run, or a pause.
    void changed();
    /// That seat's time is used up; the game ends right after this.
    void flagFell(engine::Seat seat);

private:
    bool isTicking() const { return isOn() && !m_isPaused && m_running != 0; }
    void follow(const Change &change);
    void settle();
    void settleStep();
    void recordLeft();
    void settleEnd();
    void restore();
    void halt();
    void schedule();
    void dropFlag();
    void announceChange();
    std::vector<int> shown() const;

    Play &m_play;
    Source m_now;
    QTimer m_timer;
    std::vector<qint64> m_left;    ///< as of `m_since`; below 0 is how long the time has been up
    qint64 m_since = 0;            ///< when times were settled last
    engine::SeatSet m_running = 0; ///< also while paused
    engine::SeatSet m_out = 0;     ///< whose time ran out while running
    bool m_isPaused = false;
    qint64 m_pausedSince = 0;
    std::vector<int> m_shown; ///< seconds as last told
};

} // namespace play
