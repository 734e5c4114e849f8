// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/analyst.h"

#include <utility>

namespace replay {

using engine::search::CancelToken;

/// One analysis. What is found passes through the mutex, the event only wakes: so a thread sanitizer sees the order of
/// things, though Qt itself is not instrumented.
struct Analyst::Task {
    Task(Timeline course, AnalysisEffort howMuch) : timeline(std::move(course)), effort(howMuch) {}

    const Timeline timeline;
    const AnalysisEffort effort;
    CancelToken token;
    int told = 0; ///< findings that were emitted; used in the thread of the analyst only

    std::mutex mutex; ///< for all that follows
    std::vector<Finding> findings;
    std::optional<Analysis> result;
};

Analyst::Analyst(QObject *parent) : QObject(parent)
{
    connect(this, &Analyst::ready, this, &Analyst::collect, Qt::QueuedConnection);
}

Analyst::~Analyst() { stop(); }

void Analyst::start(const Timeline &timeline, AnalysisEffort effort)
{
    stop();
    m_task = std::make_shared<Task>(timeline, effort);
    m_running = true;
    m_thread = std::thread([this, task = m_task] {
        auto result = analyse(task->timeline, task->effort, task->token, [this, &task](int, const Finding &finding) {
            {
                const std::lock_guard lock(task->mutex);
                task->findings.push_back(finding);
            }
            emit ready({});
        });
        {
            const std::lock_guard lock(task->mutex);
            task->result = std::move(result);
        }
        emit ready({});
    });
}

void Analyst::cancel()
{
    if (!m_running)
        return;
    stop();
    emit cancelled();
}

/// Ends the thread; what it has found and nobody has collected is dropped.
void Analyst::stop()
{
    if (m_task)
        m_task->token.cancel();
    if (m_thread.joinable())
        m_thread.join();
    m_task.reset();
    m_running = false;
}

void Analyst::collect()
{
    const std::shared_ptr<Task> task = m_task; // who hears a signal may cancel, or begin anew
    if (!task)
        return;
    std::vector<Finding> findings;
    std::optional<Analysis> result;
    {
        const std::lock_guard lock(task->mutex);
        findings.swap(task->findings);
        result.swap(task->result);
    }
    for (const Finding &finding : findings) {
        emit found(task->told++, finding);
        if (m_task != task)
            return;
    }
    if (!findings.empty())
        emit progress(task->told, task->timeline.stepCount() + 1);
    if (m_task != task || !result)
        return;
    stop();
    emit finished(*result);
}

} // namespace replay
