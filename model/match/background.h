// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <mutex>

#include <QObject>
#include <QTimer>

#include "model/match/order.h"
#include "model/replay/worker.h"

namespace match {

/// A game in which a player has failed.
struct FailedGame {
    int number = 0;         ///< from 0
    std::size_t player = 0; ///< of the plan
    outside::Failure why;
};

/// Plays a match beside a window, in threads that take the processors only where nobody else wants them. Used in the
/// thread of this object.
class BackgroundMatch : public QObject {
    Q_OBJECT

public:
    /// So many games in which somebody has failed are kept: the first.
    static constexpr std::size_t kMostFailed = 100;

    explicit BackgroundMatch(QObject *parent = nullptr);
    /// Stops it, which its threads answer soon; programs end with it.
    ~BackgroundMatch() override;

    /// Begins a match; not while one is being played. What the one before came to is forgotten.
    void begin(Order order);
    /// Ends it soon; what was played counts. `over` follows.
    void stop();

    bool isPlaying() const { return m_worker.isBusy(); }
    /// True once the match that is or was played was told to stop.
    bool isStopped() const { return m_stop && m_stop->isCancelled(); }
    /// What is or was played; null at first.
    const Order *order() const { return m_order.get(); }
    /// The results so far, without the times of choices; only where there is an order.
    const engine::search::MatchReport &report() const { return m_report; }
    /// Games in which somebody has failed: lost for him where the plan recovers, else not counted. In any order.
    const std::vector<FailedGame> &failed() const { return m_failed; }
    /// What has ended the match early; nothing while it is played, and where nothing did.
    const std::optional<outside::Failure> &failure() const { return m_failure; }

signals:
    /// Some more was played; emitted several times a second at most, but for games in which somebody fails.
    void advanced();
    /// Nothing is played any more.
    void over();

private:
    replay::Worker::Delivery playAll(const Order &order, const engine::CancelToken &stop,
                                     const engine::CancelToken &gone, const replay::Worker::Progress &progress);
    void leave(engine::search::MatchReport report, const replay::Worker::Progress &progress);
    void takeNewest();
    void take(engine::search::MatchReport report);

    std::shared_ptr<const Order> m_order;
    std::shared_ptr<engine::CancelToken> m_stop; ///< of the present match or the last one
    engine::search::MatchReport m_report;
    std::vector<FailedGame> m_failed;
    std::optional<outside::Failure> m_failure;
    QTimer m_pause;                                ///< until the newest report is shown
    std::chrono::steady_clock::time_point m_taken; ///< when one was last

    std::mutex m_mutex;                                  ///< of what follows
    std::optional<engine::search::MatchReport> m_newest; ///< that waits to be shown

    replay::Worker m_worker;
};

} // namespace match
