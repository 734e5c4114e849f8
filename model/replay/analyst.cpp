// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/analyst.h"

#include <algorithm>

namespace replay {

void Analyst::start(const Timeline &timeline, std::vector<AnalysisLimits> limits)
{
    const auto job = [this, timeline, limits = std::move(limits)](const engine::CancelToken &cancel,
                                                                  const Worker::Progress &report) -> Worker::Delivery {
        const int all = (timeline.stepCount() + 1) * static_cast<int>(limits.size());
        const int threads = std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
        int done = 0;
        const auto reportFinding = [&](int position, const Finding &finding) {
            report([this, position, finding] { emit found(position, finding); });
            // One after the other: who hears the first may cancel.
            report([this, number = ++done, all] { emit progress(number, all); });
        };
        for (std::size_t i = 0;; ++i) {
            const std::optional<Analysis> analysis = analyse(timeline, limits[i], cancel, reportFinding, threads);
            if (!analysis)
                return {};
            if (i + 1 == limits.size())
                return [this, analysis] { emit finished(*analysis); };
            report([this, analysis] { emit improved(*analysis); });
        }
    };
    m_worker.begin(job);
}

void Analyst::cancel()
{
    if (!isRunning())
        return;
    m_worker.drop();
    emit cancelled();
}

} // namespace replay
