// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/thinker.h"

namespace play {

using engine::search::CancelToken;

Thinker::Thinker(QObject *parent) : QObject(parent)
{
    // A connection made here, and no call that the thread makes up: nothing that it allocates is read outside the
    // mutex.
    connect(this, &Thinker::answered, this, &Thinker::collect, Qt::QueuedConnection);
}

Thinker::~Thinker()
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

void Thinker::think(Task task)
{
    drop();
    m_wanted = ++m_last;
    {
        const std::lock_guard lock(m_mutex);
        m_cancel = std::make_shared<CancelToken>();
        m_next = Thought{m_wanted, std::move(task), m_cancel};
    }
    if (!m_thread.joinable())
        m_thread = std::thread(&Thinker::work, this);
    m_wake.notify_one();
}

void Thinker::drop()
{
    m_wanted = 0;
    const std::lock_guard lock(m_mutex);
    m_next.reset();
    if (m_cancel)
        m_cancel->cancel();
}

/// The thread: waits for a thought, thinks it, leaves the answer. Answers pass through the mutex, the event only wakes:
/// so a thread sanitizer sees the order of things, though Qt itself is not instrumented.
void Thinker::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_ending || m_next; });
        if (m_ending)
            return;
        const Thought thought = *std::exchange(m_next, std::nullopt);
        lock.unlock();
        const auto player = engine::search::makePlayer(thought.task.level, thought.task.seed);
        const engine::Action action = player->choose(thought.task.view, *thought.cancel);
        lock.lock();
        m_answer.emplace(thought.number, action);
        emit answered({});
    }
}

void Thinker::collect()
{
    std::optional<std::pair<std::uint64_t, engine::Action>> answer;
    {
        const std::lock_guard lock(m_mutex);
        answer = std::exchange(m_answer, std::nullopt);
    }
    if (!answer || answer->first != m_wanted)
        return;
    m_wanted = 0;
    emit chosen(answer->second);
}

} // namespace play
