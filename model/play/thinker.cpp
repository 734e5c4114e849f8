// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/thinker.h"

#include <algorithm>
#include <thread>

namespace play {

engine::search::Budget screenBudget()
{
    const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    return {0, threads, true};
}

void Thinker::search(Task task)
{
    const engine::Level *level = task.view.game().level(task.level);
    const std::chrono::milliseconds most = level ? level->time : std::chrono::milliseconds{0};
    const auto job = [this, task = std::move(task)](const engine::CancelToken &cancel, const auto & /*progress*/) {
        const auto player = engine::search::makePlayer(task.view.game(), task.level, task.seed, screenBudget());
        const engine::Action action = player->choose(task.view, cancel);
        return [this, action] { emit chosen(action); };
    };
    m_worker.begin(job, most);
}

} // namespace play
