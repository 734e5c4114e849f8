// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/replay/analysis.h"
#include "model/replay/worker.h"

namespace replay {

/// Analyses a game in a thread of its own, one game at a time. All signals are emitted in the thread of this object;
/// the findings are those of `analyse`.
class Analyst : public QObject {
    Q_OBJECT

public:
    /// When it goes it cancels and waits for the thread, which ends within a few milliseconds.
    explicit Analyst(QObject *parent = nullptr) : QObject(parent) {}

    /// Begins to analyse that course, once for each of the limits, of which there is at least one: the later ones are
    /// meant to be better. What was being analysed before is dropped without a signal.
    void start(const Timeline &timeline, std::vector<AnalysisLimits> limits);
    /// Ends the analysis that is running; nothing happens if none is.
    void cancel();
    bool isRunning() const { return m_worker.isBusy(); }

signals:
    /// What was found about a position; for each of the limits each position once, from the start on.
    void found(int position, const replay::Finding &finding);
    /// `done` of `of` findings are there, 1 … `of`.
    void progress(int done, int of);
    /// The analysis within one of the limits is complete, and a further one goes on.
    void improved(const replay::Analysis &analysis);
    /// The last analysis is complete.
    void finished(const replay::Analysis &analysis);
    void cancelled();

private:
    Worker m_worker;
};

} // namespace replay
