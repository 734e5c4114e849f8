// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/background.h"

#include <atomic>
#include <chrono>

#include <sys/resource.h>

#include "model/engine/search/match_tally.h"
#include "model/match/folder.h"

namespace match {

using engine::CancelToken;
using engine::search::MatchGame;
using engine::search::MatchReport;
using engine::search::Standing;
using replay::Worker;

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kNicer = 10; ///< than the program: a tenth of what others get where all want the processor
constexpr std::chrono::milliseconds kPause{200}; ///< between two reports that are shown

/// Without the times, of which there may be millions.
MatchReport shown(const MatchReport &report)
{
    MatchReport shown{report.games, {}, report.seatPoints, report.even, report.verdict};
    for (const Standing &each : report.standings)
        shown.standings.push_back(
            {each.name, each.wins, each.draws, each.losses, each.failures, each.points, each.scores});
    return shown;
}

} // namespace

BackgroundMatch::~BackgroundMatch() { stop(); }

void BackgroundMatch::begin(Order order)
{
    m_order = std::make_shared<const Order>(std::move(order));
    m_stop = std::make_shared<CancelToken>();
    m_failed.clear();
    m_failure.reset();
    m_report = engine::search::joined(m_order->plan, {});
    const int nice = ::getpriority(PRIO_PROCESS, 0) + kNicer;
    m_worker.begin([this, order = m_order, stop = m_stop, nice](const CancelToken &, const Worker::Progress &progress) {
        ::setpriority(PRIO_PROCESS, 0, nice); // this thread, and what it begins
        return playAll(*order, *stop, progress);
    });
}

void BackgroundMatch::stop()
{
    if (m_stop)
        m_stop->cancel();
}

/// In the thread of the worker.
Worker::Delivery BackgroundMatch::playAll(const Order &order, const CancelToken &stop, const Worker::Progress &progress)
{
    Clock::time_point last;
    const auto tell = [&](const MatchReport &report) {
        if (Clock::now() - last < kPause)
            return;
        last = Clock::now();
        progress([this, now = shown(report)] { take(now); });
    };
    std::atomic<std::size_t> failed = 0;
    const auto note = [&](int number, const MatchGame &game) {
        if (game.failed && failed++ < kMostFailed)
            progress([this, one = FailedGame{number, *game.failed, failureOf(game.thrown)}] {
                m_failed.push_back(one);
                emit advanced();
            });
    };
    MatchReport report = engine::search::joined(order.plan, {});
    std::optional<outside::Failure> failure;
    try {
        if (MatchReport played = play(order, {tell, note, &stop}); !played.standings.empty())
            report = std::move(played);
        if (report.thrown)
            failure = failureOf(report.thrown);
    } catch (const outside::Failure &thrown) {
        failure = thrown;
    }
    return [this, end = shown(report), failure] {
        m_failure = failure;
        take(end);
        emit over();
    };
}

void BackgroundMatch::take(MatchReport report)
{
    m_report = std::move(report);
    emit advanced();
}

} // namespace match
