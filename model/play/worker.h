// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include <QObject>

#include "model/engine/core/search_result.h"
#include "model/engine/search/player.h"

namespace play {

/// Does one thing at a time in a thread of its own. What was dropped leaves no trace.
class Worker : public QObject {
    Q_OBJECT

public:
    /// Hands over what was worked out; called in the thread of the worker.
    using Delivery = std::function<void()>;
    /// Is called in the thread, ends soon when cancelled, and says how to hand over what came of it.
    using Job = std::function<Delivery(const engine::CancelToken &cancel)>;

    explicit Worker(QObject *parent = nullptr);
    /// Cancels and waits for the thread.
    ~Worker() override;

    /// Begins; what was being done before is dropped. A job that takes longer than `most` is cancelled then, and its
    /// answer counts; 0: it takes the time that it needs.
    void begin(Job job, std::chrono::milliseconds most);
    /// Drops what is being done: nothing of it is handed over any more.
    void drop();
    bool isBusy() const { return m_wanted != 0; }

signals:
    /// An answer waits to be collected; emitted in the thread.
    void answered(QPrivateSignal);

private:
    struct Task {
        std::uint64_t number;
        Job job;
        std::shared_ptr<engine::CancelToken> cancel;
    };
    void work();
    void collect();

    // Numbers of tasks, from 1; used in the thread of this object only.
    std::uint64_t m_last = 0;
    std::uint64_t m_wanted = 0; ///< 0: nothing is being done

    std::mutex m_mutex; ///< for all that follows
    std::condition_variable m_wake;
    std::optional<Task> m_next;
    std::shared_ptr<engine::CancelToken> m_cancel; ///< of the newest task
    std::optional<std::pair<std::uint64_t, Delivery>> m_answer;
    bool m_ending = false;

    std::thread m_thread; ///< begins with the first task
};

/// What a player thinks with at the screen: where its level has a time of its own, the clock ends it.
engine::search::Budget screenBudget();

} // namespace play
