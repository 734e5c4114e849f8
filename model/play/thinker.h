// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include <QObject>

#include "model/engine/core/game.h"
#include "model/engine/search/player.h"
#include "model/outside/program.h"
#include "model/replay/worker.h"

namespace play {

/// What a player thinks with beside a window, to which one processor is left: where its level has a time of its own,
/// the clock ends it.
engine::search::Budget screenBudget();

/// Lets a computer player think in a thread of its own, one choice at a time. Each thought has a player made for it
/// from its own seed: a thought that was dropped leaves no trace in the next, and two threads never share a player. A
/// program that plays a seat is started when it has to choose for the first time, and stays for its next choices.
class Thinker : public QObject {
    Q_OBJECT

public:
    /// A choice to be thought about.
    struct Task {
        engine::Position view; ///< what the seat sees; it owes a choice there
        std::string level;     ///< one that `engine::search::makePlayer` knows; does not matter where a program plays
        std::uint64_t seed = 0;
    };
    using Programs = std::map<engine::Seat, outside::Program>;

    /// What is being thought when it goes is cancelled, which its thread answers soon; programs end with it.
    explicit Thinker(QObject *parent = nullptr) : QObject(parent) {}

    /// Begins to think; what was being thought before is dropped.
    void search(Task task);
    /// Drops what is being thought: `chosen` is not emitted for it any more.
    void drop() { m_worker.drop(); }
    /// Those are the programs that play, each at its seat: others end. Not while something is being thought.
    void setPrograms(Programs programs);

signals:
    /// The choice of the present thought; emitted in the thread of this object.
    void chosen(engine::Action action);
    /// The same where the program that was to choose cannot: why, in the words of the game. It has been ended.
    void failed(const engine::Message &why);

private:
    Programs m_programs;
    replay::Worker m_worker;
};

} // namespace play
