// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <thread>

#include <QObject>

#include "model/replay/analysis.h"

namespace replay {

/// Analyses a game in a thread of its own, one game at a time. All signals are emitted in the thread of this object;
/// the findings are those of `analyse`.
class Analyst : public QObject {
    Q_OBJECT

public:
    explicit Analyst(QObject *parent = nullptr);
    /// Cancels and waits for the thread, which ends within a few milliseconds.
    ~Analyst() override;

    /// Begins to analyse that course, once for each of the efforts, of which there is at least one: the later ones are
    /// meant to be better. What was being analysed before is dropped without a signal.
    void start(const Timeline &timeline, std::vector<AnalysisLimits> limits);
    /// Ends the analysis that is running; nothing happens if none is.
    void cancel();
    bool isRunning() const { return m_running; }

signals:
    /// What was found about a position; for each effort each position once, from the start on.
    void found(int position, const replay::Finding &finding);
    /// `done` of `of` findings are there, 1 … `of`.
    void progress(int done, int of);
    /// One effort is through and a further one goes on.
    void improved(const replay::Analysis &analysis);
    /// The last effort is through.
    void finished(const replay::Analysis &analysis);
    void cancelled();
    /// Something waits to be collected; emitted in the thread.
    void ready(QPrivateSignal);

private:
    struct Task;
    void work(Task &task);
    void stop();
    void collect();

    std::shared_ptr<Task> m_task;
    std::thread m_thread;
    bool m_running = false;
};

} // namespace replay
