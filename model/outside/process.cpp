// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/outside/process.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "model/engine/search/protocol.h"

namespace outside {

namespace {

using engine::search::kLongestLine;

constexpr std::chrono::seconds kPatience{1};     ///< with a program that was told to end
constexpr std::chrono::milliseconds kGlance{50}; ///< after so long at most it is seen that nobody waits any more

/// Two ends of a pipe, closed in programs that are started: [0] is read, [1] written.
using Pipe = std::array<int, 2>;

void closePipe(const Pipe &pipe)
{
    for (const int end : pipe) {
        if (end >= 0)
            ::close(end);
    }
}

/// In the new process: becomes the other program, or reports that it could not. Nothing that allocates is allowed here.
[[noreturn]] void become(char **words, int input, int output, int report)
{
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    std::signal(SIGPIPE, SIG_DFL);
    std::signal(SIGXFSZ, SIG_DFL);
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(nowhere, STDERR_FILENO);
    ::execvp(words[0], words);
    const int error = errno;
    const ssize_t written = ::write(report, &error, sizeof error);
    ::_exit(written == sizeof error ? 127 : 126);
}

std::vector<pid_t> children()
{
    std::vector<pid_t> all;
    std::error_code error;
    for (const auto &thread : std::filesystem::directory_iterator("/proc/self/task", error)) {
        std::ifstream list(thread.path() / "children");
        for (pid_t child = 0; list >> child;)
            all.push_back(child);
    }
    return all;
}

std::atomic<int> g_running = 0; ///< programs that have been started and not yet ended
std::atomic<bool> g_adopts = false;

/// What such programs have started becomes a child of ours when those who started it end: so it is found also where it
/// has left their group. After the last of them nobody else is one. Whoever is killed may leave us others.
void killChildren()
{
    for (std::vector<pid_t> left = children(); !left.empty(); left = children()) {
        for (const pid_t child : left) {
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
        }
    }
}

} // namespace

void adoptOrphans()
{
    g_adopts = true;
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
}

Process::Process(const std::vector<std::string> &words)
{
    if (words.empty()) {
        m_error = ENOENT;
        return;
    }
    std::vector<std::string> copies = words;
    std::vector<char *> pointers;
    pointers.reserve(copies.size() + 1);
    for (std::string &word : copies)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    Pipe input{-1, -1};
    Pipe output{-1, -1};
    Pipe report{-1, -1};
    if (::pipe2(input.data(), O_CLOEXEC) == 0 && ::pipe2(output.data(), O_CLOEXEC) == 0
        && ::pipe2(report.data(), O_CLOEXEC) == 0)
        m_id = ::fork();
    m_error = m_id < 0 ? errno : 0;
    if (m_id == 0)
        become(pointers.data(), input[0], output[1], report[1]);
    if (m_id > 0) {
        ::setpgid(m_id, m_id); // whoever is first
        ::close(std::exchange(report[1], -1));
        const bool hasFailed = ::read(report[0], &m_error, sizeof m_error) == sizeof m_error;
        m_input = std::exchange(input[1], -1);
        m_output = std::exchange(output[0], -1);
        ::fcntl(m_input, F_SETFL, O_NONBLOCK);
        if (hasFailed) {
            ::waitpid(m_id, nullptr, 0);
            m_id = -1;
        } else {
            ++g_running;
        }
    }
    closePipe(input);
    closePipe(output);
    closePipe(report);
}

Process::~Process()
{
    closeInput();
    if (isRunning()) {
        std::string line;
        const Clock::time_point deadline = Clock::now() + kPatience;
        while (read(line, deadline) == Answer::Line)
            continue;
        ::kill(-m_id, SIGKILL);
        ::waitpid(m_id, nullptr, 0);
        if (--g_running == 0 && g_adopts)
            killChildren();
    }
    if (m_output >= 0)
        ::close(m_output);
}

void Process::closeInput()
{
    if (m_input >= 0)
        ::close(std::exchange(m_input, -1));
}

Process::Answer Process::wait(int descriptor, short event, Clock::time_point deadline,
                              const engine::CancelToken *cancel) const
{
    const std::int64_t most = cancel ? kGlance.count() : 1'000'000;
    while (true) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
        if (cancel && cancel->isCancelled())
            return Answer::Cancelled;
        if (left <= 0)
            return Answer::Late;
        pollfd one{descriptor, event, 0};
        const int ready = ::poll(&one, 1, static_cast<int>(std::min<std::int64_t>(left, most)));
        if (ready > 0)
            return Answer::Line;
        if (ready < 0 && errno != EINTR)
            return Answer::Ended;
    }
}

Process::Answer Process::write(std::string line, Clock::time_point deadline, const engine::CancelToken *cancel)
{
    line += '\n';
    std::size_t done = 0;
    while (done < line.size()) {
        const ssize_t size = ::write(m_input, line.data() + done, line.size() - done);
        if (size > 0) {
            done += static_cast<std::size_t>(size);
        } else if (errno == EAGAIN) {
            if (const Answer answer = wait(m_input, POLLOUT, deadline, cancel); answer != Answer::Line)
                return answer;
        } else if (errno != EINTR) {
            return Answer::Ended;
        }
    }
    return Answer::Line;
}

Process::Answer Process::read(std::string &line, Clock::time_point deadline, const engine::CancelToken *cancel)
{
    while (true) {
        // First of all: who never stops writing has always another line here.
        if (Clock::now() >= deadline)
            return Answer::Late;
        const std::size_t end = m_buffer.find('\n');
        if (end != std::string::npos || m_buffer.size() >= kLongestLine) {
            line = m_buffer.substr(0, end);
            m_buffer.erase(0, end == std::string::npos ? end : end + 1);
            if (!line.empty() && line.back() == '\r')
                line.pop_back();
            return Answer::Line;
        }
        if (const Answer answer = wait(m_output, POLLIN, deadline, cancel); answer != Answer::Line)
            return answer;
        std::array<char, 4096> piece; // filled by read
        const ssize_t size = ::read(m_output, piece.data(), piece.size());
        if (size > 0)
            m_buffer.append(piece.data(), static_cast<std::size_t>(size));
        else if (size == 0 || errno != EINTR)
            return Answer::Ended;
    }
}

} // namespace outside
