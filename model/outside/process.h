// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "model/engine/core/search_result.h"

namespace outside {

/// Another program that is talked to in lines. What it writes to its standard error is dropped. It ends with this
/// object: it is told so by the end of its input, and killed with the group of what it has started if that does not
/// help; and it is killed when the thread that made it ends.
class Process {
public:
    using Clock = std::chrono::steady_clock;

    /// Starts the program `words[0]`, looked for as a shell does, with the other words; `isRunning` tells whether
    /// that worked, and `error` why not.
    explicit Process(const std::vector<std::string> &words);
    ~Process();
    Process(const Process &) = delete;
    Process &operator=(const Process &) = delete;

    bool isRunning() const { return m_id > 0; }
    /// The system's number of what went wrong at the start; 0 if nothing did.
    int error() const { return m_error; }

    /// What came of waiting.
    enum class Answer { Line, Late, Ended, Cancelled };
    /// Hands a line over; `Line` where it was taken. With a token it does not wait any more soon after that is
    /// cancelled.
    Answer write(std::string line, Clock::time_point deadline, const engine::CancelToken *cancel = nullptr);
    /// The next line, without its end; `Late` after the deadline, whatever has come. One that is longer than
    /// `engine::search::kLongestLine` comes in pieces.
    Answer read(std::string &line, Clock::time_point deadline, const engine::CancelToken *cancel = nullptr);

private:
    Answer wait(int descriptor, short event, Clock::time_point deadline, const engine::CancelToken *cancel) const;
    void closeInput();

    pid_t m_id = -1;
    int m_error = 0;
    int m_input = -1;  ///< of the program: we write there
    int m_output = -1; ///< of the program: we read there
    std::string m_buffer;
};

/// From now on what such programs have started and left behind outside of their groups is killed after the last of
/// them. Only for a program that starts nothing else: all children of the process are killed.
void adoptOrphans();

} // namespace outside
