// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/thinker.h"

namespace play {

void Thinker::search(Task task)
{
    const engine::Level *level = task.view.game().level(task.level);
    const std::chrono::milliseconds most = level ? level->time : std::chrono::milliseconds{0};
    const auto job = [this, task = std::move(task), budget = screenBudget()](const engine::CancelToken &cancel) {
        const auto player = engine::search::makePlayer(task.view.game(), task.level, task.seed, budget);
        const engine::Action action = player->choose(task.view, cancel);
        return [this, action] { emit chosen(action); };
    };
    m_worker.begin(job, most);
}

} // namespace play
