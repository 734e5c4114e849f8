// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cartouche/end_signals.h"

#include <array>
#include <cerrno>
#include <csignal>

#include <QSocketNotifier>

#include <fcntl.h>
#include <unistd.h>

namespace cartouche {

namespace {

int toLoop = -1; // a handler reaches nothing but what is global

constexpr unsigned kSecondsToEnd = 5;

/// Leads a signal into the event loop: a handler may do hardly more than write. A program that waits for a disk and
/// never comes to it is ended by the system's alarm.
void passOn(int)
{
    const int error = errno;
    ::alarm(kSecondsToEnd);
    [[maybe_unused]] const ssize_t written = ::write(toLoop, "", 1);
    errno = error;
}

} // namespace

void onEndSignal(QObject &context, const std::function<void()> &end)
{
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    toLoop = pipe[1];
    std::signal(SIGALRM, SIG_DFL);
    auto *notifier = new QSocketNotifier(pipe[0], QSocketNotifier::Read, &context);
    QObject::connect(notifier, &QSocketNotifier::activated, &context, [notifier, end] {
        notifier->setEnabled(false);
        end();
    });
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        struct sigaction action {};
        if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN)
            continue;
        action = {};
        action.sa_handler = passOn;
        action.sa_flags = SA_RESETHAND | SA_RESTART; // a program that hangs can still be ended
        ::sigaction(signal, &action, nullptr);
    }
}

} // namespace cartouche
