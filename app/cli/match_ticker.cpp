// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match_ticker.h"

#include <algorithm>
#include <cstdio>

#include <unistd.h>

#include "model/match/report.h"
#include "model/words/sentence.h"
#include "model/words/words.h"

namespace cli {

namespace {

using engine::search::MatchPlan;
using engine::search::MatchReport;
using engine::search::Rating;
using engine::search::Standing;

/// In milliseconds, so that their digits tell something.
std::string inMilliseconds(double seconds)
{
    return match::fixed(1'000 * seconds, seconds < 0.1 ? 1 : 0).toStdString();
}

engine::Message timeMessage(const Standing &standing)
{
    std::vector<float> sorted = standing.choices;
    std::sort(sorted.begin(), sorted.end());
    double sum = 0;
    for (const float choice : sorted)
        sum += static_cast<double>(choice);
    // The smallest time that 99 of 100 choices keep.
    const std::size_t nearly = (sorted.size() * 99 + 99) / 100 - 1;
    return {"cli.match-time",
            {{"player", standing.name},
             {"mean", inMilliseconds(sum / static_cast<double>(sorted.size()))},
             {"nearly", inMilliseconds(static_cast<double>(sorted[nearly]))},
             {"most", inMilliseconds(static_cast<double>(sorted.back()))},
             {"choices", static_cast<std::int64_t>(sorted.size())}}};
}

void tell(const QString &text, const char *end)
{
    const QByteArray bytes = words::oneLine(text).toUtf8() + end;
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
    std::fflush(stderr);
}

} // namespace

MatchTicker::MatchTicker(const MatchPlan &plan)
    : m_plan(plan), m_isTerminal(::isatty(STDERR_FILENO) == 1), m_last(Clock::now())
{
}

MatchTicker::~MatchTicker() { clear(); }

void MatchTicker::operator()(const MatchReport &report)
{
    using namespace std::chrono_literals;
    const Clock::time_point now = Clock::now();
    if (now - m_last < (m_isTerminal ? 200ms : 30s))
        return;
    m_last = now;
    const Rating rating = rate(report.standings.front().scores, report.even);
    clear();
    engine::Message message{rating.error ? "cli.match-progress" : "cli.match-begun",
                            {{"games", report.games},
                             {"most", gamesOf(m_plan).count()},
                             {"player", report.standings.front().name},
                             {"score", match::fixed(100 * rating.score, 1).toStdString()}}};
    if (rating.error)
        message.fields.emplace_back("error", match::fixed(100 * *rating.error, 1).toStdString());
    tell(words::Words(m_plan.game).say(message), m_isTerminal ? "" : "\n");
    m_hasLine = m_isTerminal;
}

QStringList MatchTicker::end(const MatchReport &report)
{
    clear();
    QStringList lines;
    for (const Standing &standing : report.standings) {
        if (!standing.choices.empty())
            lines += words::Words(m_plan.game).say(timeMessage(standing));
    }
    return lines;
}

void MatchTicker::clear()
{
    if (std::exchange(m_hasLine, false))
        tell(QString(), "\r\033[K");
}

} // namespace cli
