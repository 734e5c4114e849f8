// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/background.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <utility>

#include <sys/resource.h>

#include "model/engine/search/match_tally.h"
#include "model/words/sentence.h"

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
constexpr std::chrono::milliseconds kGlance{50}; ///< so often a thread that waits sees whether it is to end

/// Without the times, of which there may be millions.
MatchReport shown(const MatchReport &report)
{
    MatchReport shown{report.games, {}, report.seatPoints, report.even, report.verdict};
    for (const Standing &each : report.standings)
        shown.standings.push_back(
            {each.name, each.wins, each.draws, each.losses, each.failures, each.points, each.scores});
    return shown;
}

/// What is said of a failure, in words of the window's thread: there the language may change at any time. Nothing once
/// the window has gone.
QString said(const outside::Failure &why, const CancelToken &gone, const Worker::Progress &progress)
{
    const auto promise = std::make_shared<std::promise<QString>>();
    std::future<QString> said = promise->get_future();
    progress([promise, why] { promise->set_value(words::sentenceOf(why.message, why.game)); });
    while (said.wait_for(kGlance) != std::future_status::ready) {
        if (gone.isCancelled())
            return {};
    }
    return said.get();
}

} // namespace

BackgroundMatch::BackgroundMatch(QObject *parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &BackgroundMatch::takeNewest);
}

BackgroundMatch::~BackgroundMatch() { stop(); }

void BackgroundMatch::begin(Order order)
{
    m_order = std::make_shared<const Order>(std::move(order));
    m_stop = std::make_shared<CancelToken>();
    m_failed.clear();
    m_failure.reset();
    m_newest.reset(); // no thread of the match before is left
    m_report = engine::search::joined(m_order->plan, {});
    const int nice = ::getpriority(PRIO_PROCESS, 0) + kNicer;
    m_worker.begin(
        [this, order = m_order, stop = m_stop, nice](const CancelToken &gone, const Worker::Progress &progress) {
            ::setpriority(PRIO_PROCESS, 0, nice); // this thread, and what it begins
            return playAll(*order, *stop, gone, progress);
        });
}

void BackgroundMatch::stop()
{
    if (m_stop)
        m_stop->cancel();
}

/// In the thread of the worker.
Worker::Delivery BackgroundMatch::playAll(const Order &order, const CancelToken &stop, const CancelToken &gone,
                                          const Worker::Progress &progress)
{
    const auto tell = [&](const MatchReport &report) { leave(shown(report), progress); };
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
        const auto say = [&](const outside::Failure &why) { return said(why, gone, progress); };
        if (MatchReport played = play(order, {tell, note, &stop}, say); !played.standings.empty())
            report = std::move(played);
        if (report.thrown)
            failure = failureOf(report.thrown);
    } catch (...) {
        failure = failureOf(std::current_exception());
    }
    return [this, end = shown(report), failure] {
        m_pause.stop();
        m_failure = failure;
        take(end);
        emit over();
    };
}

/// In a thread of a game. What waits already is replaced.
void BackgroundMatch::leave(MatchReport report, const Worker::Progress &progress)
{
    {
        const std::lock_guard lock(m_mutex);
        if (std::exchange(m_newest, std::move(report)))
            return;
    }
    progress([this] {
        const auto since = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_taken);
        m_pause.start(std::max(kPause - since, std::chrono::milliseconds(0)));
    });
}

void BackgroundMatch::takeNewest()
{
    std::unique_lock lock(m_mutex);
    MatchReport newest = *std::exchange(m_newest, std::nullopt);
    lock.unlock();
    m_taken = Clock::now();
    take(std::move(newest));
}

void BackgroundMatch::take(MatchReport report)
{
    m_report = std::move(report);
    emit advanced();
}

} // namespace match
