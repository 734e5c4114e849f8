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
#include <vector>

#include <QObject>

#include "model/engine/core/search_result.h"

namespace replay {

/// Does one job at a time in a thread of its own. Nothing of a job that was dropped is handed over.
class Worker : public QObject {
    Q_OBJECT

public:
    /// Hands over what was worked out; called in the thread of the worker object. It may begin another job, or drop
    /// this one: what the job hands over after that is not called any more.
    using Delivery = std::function<void()>;
    /// Hands over something while the job goes on.
    using Progress = std::function<void(Delivery delivery)>;
    /// Called in the thread of its own. Ends soon when cancelled, and returns how to hand over what came of it; a job
    /// that was dropped may return none.
    using Job = std::function<Delivery(const engine::CancelToken &cancel, const Progress &progress)>;

    explicit Worker(QObject *parent = nullptr);
    /// Cancels and waits for the thread.
    ~Worker() override;

    /// Begins; what was being done before is dropped. A job that takes longer than `most` is cancelled then, and its
    /// answer counts; 0: it takes the time that it needs.
    void begin(Job job, std::chrono::milliseconds most = {});
    /// Drops what is being done: nothing of it is handed over any more.
    void drop();
    /// True until the last delivery of the present job is called.
    bool isBusy() const { return m_wanted != 0; }

signals:
    /// A delivery waits to be collected; emitted in the thread.
    void answered(QPrivateSignal);

private:
    struct Task {
        std::uint64_t number;
        Job job;
        std::shared_ptr<engine::CancelToken> cancel;
    };
    struct Answer {
        std::uint64_t number; ///< of the task
        bool isLast;
        Delivery delivery;
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
    std::vector<Answer> m_answers;                 ///< in the order in which they came
    bool m_ending = false;

    std::thread m_thread; ///< begins with the first task
};

} // namespace replay
