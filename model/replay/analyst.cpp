// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/analyst.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace replay {

using engine::CancelToken;

/// The analyses of one course. What is found passes through the mutex, the event only wakes: so a thread sanitizer sees
/// the order of things, though Qt itself is not instrumented.
struct Analyst::Task {
    Task(Timeline course, std::vector<AnalysisLimits> howMuch) : timeline(std::move(course)), limits(std::move(howMuch))
    {
    }

    const Timeline timeline;
    const std::vector<AnalysisLimits> limits;
    CancelToken token;

    // Used in the thread of the analyst only.
    int told = 0;            ///< findings that were emitted
    std::size_t through = 0; ///< analyses that were emitted

    std::mutex mutex; ///< for what follows
    std::vector<std::variant<Finding, Analysis>> news;
};

Analyst::Analyst(QObject *parent) : QObject(parent)
{
    connect(this, &Analyst::ready, this, &Analyst::collect, Qt::QueuedConnection);
}

Analyst::~Analyst() { stop(); }

void Analyst::start(const Timeline &timeline, std::vector<AnalysisLimits> limits)
{
    stop();
    m_task = std::make_shared<Task>(timeline, std::move(limits));
    m_running = true;
    m_thread = std::thread([this, task = m_task] { work(*task); });
}

/// In the thread.
void Analyst::work(Task &task)
{
    const auto tell = [this, &task](const auto &news) {
        {
            const std::lock_guard lock(task.mutex);
            task.news.emplace_back(news);
        }
        emit ready({});
    };
    const int threads = std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
    for (const AnalysisLimits limits : task.limits) {
        const auto analysis = analyse(
            task.timeline, limits, task.token, [&tell](int, const Finding &finding) { tell(finding); }, threads);
        if (!analysis)
            return;
        tell(*analysis);
    }
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
    std::vector<std::variant<Finding, Analysis>> news;
    {
        const std::lock_guard lock(task->mutex);
        news.swap(task->news);
    }
    const int positions = task->timeline.stepCount() + 1;
    const int all = positions * static_cast<int>(task->limits.size());
    for (const auto &one : news) {
        if (const Finding *finding = std::get_if<Finding>(&one)) {
            const int number = task->told++;
            emit found(number % positions, *finding);
            if (m_task == task)
                emit progress(number + 1, all);
        } else if (++task->through < task->limits.size()) {
            emit improved(std::get<Analysis>(one));
        } else {
            stop();
            emit finished(std::get<Analysis>(one));
        }
        if (m_task != task)
            return;
    }
}

} // namespace replay
