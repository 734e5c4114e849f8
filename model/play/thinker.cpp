// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/thinker.h"

#include <algorithm>
#include <memory>
#include <thread>

#include "model/outside/command_words.h"
#include "model/outside/engine.h"

namespace play {

using engine::CancelToken;
using replay::Worker;

namespace {

struct Running {
    outside::Program program;
    std::unique_ptr<outside::Engine> engine;
};

/// The programs that run for a thinker, by seat. They belong to its thread, with whose end the system kills what it has
/// started: so each is told before that it is no longer wanted.
thread_local std::map<engine::Seat, Running> t_running;

void endOthers(const Thinker::Programs &wanted)
{
    std::erase_if(t_running, [&wanted](const auto &running) {
        const auto found = wanted.find(running.first);
        return found == wanted.end() || found->second != running.second.program || running.second.engine->hasFailed();
    });
}

outside::Engine &engineOf(const outside::Program &program, const Thinker::Task &task, const CancelToken &cancel)
{
    const engine::Seat seat = task.view.viewer();
    if (const auto found = t_running.find(seat); found != t_running.end())
        return *found->second.engine;
    auto engine = std::make_unique<outside::Engine>(program.name, outside::commandWords(program.command),
                                                    &task.view.game(), &cancel);
    engine->beginGame(task.seed, &cancel);
    return *t_running.insert_or_assign(seat, Running{program, std::move(engine)}).first->second.engine;
}

engine::Action choiceOf(const Thinker::Task &task, const Thinker::Programs &programs, const CancelToken &cancel)
{
    if (const auto program = programs.find(task.view.viewer()); program != programs.end())
        return engineOf(program->second, task, cancel).choose(task.view, {}, &cancel);
    return engine::search::makePlayer(task.view.game(), task.level, task.seed, screenBudget())
        ->choose(task.view, cancel);
}

} // namespace

engine::search::Budget screenBudget()
{
    const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    return {0, threads, true};
}

void Thinker::search(Task task)
{
    const engine::Level *level = task.view.game().level(task.level);
    const std::chrono::milliseconds most = level ? level->time : std::chrono::milliseconds{0};
    const auto job = [this, task = std::move(task),
                      programs = m_programs](const CancelToken &cancel, const auto & /*progress*/) -> Worker::Delivery {
        endOthers(programs);
        try {
            const engine::Action action = choiceOf(task, programs, cancel);
            return [this, action] { emit chosen(action); };
        } catch (const outside::Failure &failure) {
            endOthers(programs);
            return [this, why = failure.message] { emit failed(why); };
        } catch (const outside::Cancelled &) {
            return {}; // it was dropped
        }
    };
    m_worker.begin(job, most);
}

void Thinker::setPrograms(Programs programs)
{
    if (programs == m_programs)
        return;
    const bool mayRun = !m_programs.empty();
    m_programs = std::move(programs);
    if (!mayRun) // a thread is begun only where there is something to do
        return;
    m_worker.begin([wanted = m_programs](const CancelToken & /*cancel*/, const auto & /*progress*/) {
        endOthers(wanted);
        return [] {};
    });
}

} // namespace play
