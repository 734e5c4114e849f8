// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/worker.h"

#include <utility>

namespace replay {

using engine::CancelToken;

Worker::Worker(QObject *parent) : QObject(parent)
{
    // A connection made here, and no call that the thread makes up: nothing that it allocates is read outside the
    // mutex.
    connect(this, &Worker::answered, this, &Worker::collect, Qt::QueuedConnection);
}

Worker::~Worker()
{
    drop();
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_wake.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void Worker::begin(Job job, std::chrono::milliseconds most)
{
    drop();
    m_wanted = ++m_last;
    {
        const std::lock_guard lock(m_mutex);
        m_cancel = most.count() > 0 ? std::make_shared<CancelToken>(CancelToken::Clock::now() + most)
                                    : std::make_shared<CancelToken>();
        m_next = Task{m_wanted, std::move(job), m_cancel};
    }
    if (!m_thread.joinable())
        m_thread = std::thread(&Worker::work, this);
    m_wake.notify_one();
}

void Worker::drop()
{
    m_wanted = 0;
    const std::lock_guard lock(m_mutex);
    m_next.reset();
    if (m_cancel)
        m_cancel->cancel();
}

/// The thread: waits for a task, does it, leaves the answers. Answers pass through the mutex, the event only wakes: so
/// a thread sanitizer sees the order of things, though Qt itself is not instrumented.
void Worker::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_ending || m_next; });
        if (m_ending)
            return;
        const Task task = *std::exchange(m_next, std::nullopt);
        const auto answer = [&](bool isLast, Delivery delivery) {
            m_answers.push_back({task.number, isLast, std::move(delivery)});
            emit answered({});
        };
        lock.unlock();
        Delivery last = task.job(*task.cancel, [&](Delivery delivery) {
            const std::lock_guard inner(m_mutex);
            answer(false, std::move(delivery));
        });
        lock.lock();
        answer(true, std::move(last));
    }
}

void Worker::collect()
{
    std::vector<Answer> answers;
    {
        const std::lock_guard lock(m_mutex);
        answers.swap(m_answers);
    }
    for (const Answer &answer : answers) {
        if (answer.number != m_wanted) // a delivery before it may have dropped it
            continue;
        if (answer.isLast)
            m_wanted = 0;
        answer.delivery();
    }
}

} // namespace replay
