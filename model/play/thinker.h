// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include <QObject>

#include "model/engine/core/game.h"
#include "model/engine/search/player.h"

namespace play {

/// Lets a computer player think in a thread of its own, one choice at a time. Each thought has a player made for it
/// from its own seed: a thought that was dropped leaves no trace in the next, and two threads never share a player.
class Thinker : public QObject {
    Q_OBJECT

public:
    /// A choice to be thought about.
    struct Task {
        engine::Position view; ///< what the seat sees; it owes a choice there
        std::string level;     ///< one that `engine::search::makePlayer` knows
        std::uint64_t seed = 0;
    };

    explicit Thinker(QObject *parent = nullptr);
    /// Cancels and waits for the thread, which answers a cancelled thought soon.
    ~Thinker() override;

    /// Begins to think; what was being thought before is dropped.
    void think(Task task);
    /// Drops what is being thought: `chosen` is not emitted for it any more.
    void drop();

signals:
    /// The choice of the present thought; emitted in the thread of this object.
    void chosen(engine::Action action);
    /// An answer waits to be collected; emitted in the thread.
    void answered(QPrivateSignal);

private:
    struct Thought {
        std::uint64_t number;
        Task task;
        std::shared_ptr<engine::search::CancelToken> cancel;
    };
    void work();
    void collect();

    // Numbers of thoughts, from 1; used in the thread of this object only.
    std::uint64_t m_last = 0;
    std::uint64_t m_wanted = 0; ///< 0: nothing is being thought

    std::mutex m_mutex; ///< for all that follows
    std::condition_variable m_wake;
    std::optional<Thought> m_next;
    std::shared_ptr<engine::search::CancelToken> m_cancel; ///< of the newest thought
    std::optional<std::pair<std::uint64_t, engine::Action>> m_answer;
    bool m_ending = false;

    std::thread m_thread; ///< begins with the first thought
};

} // namespace play
