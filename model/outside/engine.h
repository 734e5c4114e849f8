// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include <QString>

#include "model/engine/search/player.h"
#include "model/outside/process.h"

namespace outside {

/// Thrown where such a program fails, or what is played with it: what is said of it, in the words of the game.
struct Failure {
    engine::Message message;
    const engine::Game *game;
};

/// Thrown where an answer is not wanted any more.
struct Cancelled {};

/// What a choice may cost an outside player.
struct Allowance {
    std::uint64_t nodes = 0;          ///< 0: as many as it likes
    std::chrono::milliseconds time{}; ///< 0: as long as it likes, within `kLongestChoice`
};

/// A program that speaks the engine protocol (docs/engine-protocol.md): the host's side. Each function throws a Failure
/// where the program has ended, does not answer in time, or does not keep to the protocol, and Cancelled soon after a
/// token that it was given is cancelled. Not to be used by two threads at once.
class Engine {
public:
    static constexpr std::chrono::seconds kLongestGreeting{10};
    static constexpr std::chrono::seconds kLongestChoice{60};
    static constexpr std::chrono::seconds kGrace{5}; ///< beyond the time of a choice, where one is given

    /// Starts it and asks what it plays; without that game it is a Failure (null: any may be missing). `name` is what
    /// it is called where it fails, `words` are those of its command line (`commandWords`); nothing, where a quotation
    /// mark is not closed, is a Failure.
    Engine(QString name, const std::optional<std::vector<std::string>> &words, const engine::Game *game,
           const engine::CancelToken *cancel = nullptr);

    /// What it says that it is called; empty where it says nothing.
    const QString &ownName() const { return m_ownName; }
    /// True if it says that it plays the game of that id.
    bool plays(std::string_view game) const { return m_games.count(game) != 0; }

    void beginGame(std::uint64_t seed, const engine::CancelToken *cancel = nullptr);
    /// A legal action of that view, whose seat owes a choice. One that was cancelled is stopped, and does not matter to
    /// those that follow.
    engine::Action choose(const engine::Position &view, Allowance allowance,
                          const engine::CancelToken *cancel = nullptr);
    /// True once something was thrown: what it would say next is not known.
    bool hasFailed() const { return m_hasFailed; }

private:
    using Deadline = Process::Clock::time_point;

    void waitUntilReady(bool isGreeting);
    void introduce(const std::string &line);
    std::string readAnswer(std::chrono::milliseconds patience);
    engine::Action readAction(const engine::Position &view, const std::string &text);
    void write(const std::string &line, std::chrono::milliseconds patience);
    std::string read(Deadline deadline, std::chrono::milliseconds patience);
    [[noreturn]] void fail(const char *id, engine::Value::Members fields = {});
    [[noreturn]] void failOn(const std::string &line);
    void require(Process::Answer answer, std::chrono::milliseconds patience);

    const QString m_name;
    const engine::Game *const m_game;
    QString m_ownName;
    std::set<std::string, std::less<>> m_games;
    Process m_process;
    const engine::CancelToken *m_cancel; ///< of what is being asked
    bool m_isOwed = false;               ///< the answer to a choice that was cancelled, which comes all the same
    bool m_hasFailed = false;
};

/// A player of one game that asks such a program. Throws Cancelled soon after `stop`, if there is one, is cancelled.
class Player final : public engine::search::Player {
public:
    Player(Engine &engine, std::uint64_t seed, Allowance allowance, const engine::CancelToken *stop = nullptr)
        : m_engine(engine), m_allowance(allowance), m_stop(stop)
    {
        m_engine.beginGame(seed, m_stop);
    }

private:
    engine::Action pick(const engine::Position &view, const engine::CancelToken &) override
    {
        return m_engine.choose(view, m_allowance, m_stop);
    }

    Engine &m_engine;
    const Allowance m_allowance;
    const engine::CancelToken *const m_stop;
};

} // namespace outside
