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
    /// Cancels and waits for the thread, which ends within one random game.
    ~Analyst() override;

    /// Begins to analyse that course; what was being analysed before is dropped without a signal.
    void start(const Timeline &timeline, AnalysisEffort effort = {});
    /// Ends the analysis that is running; nothing happens if none is.
    void cancel();
    bool isRunning() const { return m_running; }

signals:
    /// What was found about a position; each position once, from the start on.
    void found(int position, const replay::Finding &finding);
    /// `done` of `of` positions are through, 1 … `of`.
    void progress(int done, int of);
    void finished(const replay::Analysis &analysis);
    void cancelled();
    /// Something waits to be collected; emitted in the thread.
    void ready(QPrivateSignal);

private:
    struct Task;
    void stop();
    void collect();

    std::shared_ptr<Task> m_task;
    std::thread m_thread;
    bool m_running = false;
};

} // namespace replay
