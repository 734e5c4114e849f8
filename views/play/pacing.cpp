// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/pacing.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace views {

namespace {

constexpr int kMotionMs = 420;      // that most motions take
constexpr int kLeastMotionMs = 240; // that an eye can follow
constexpr int kLongestMotionMs = 1600;

/// What may become one moment.
enum class Joined {
    Parts, ///< what was done in a step and what came of it
    Steps, ///< those of a turn of which no line is told
    Lines, ///< of a turn: the last is told
    Turns
};

/// How long a moment would like to stand, or has to, and then wait.
struct Share {
    int time;
    int pause;

    int all() const { return time + pause; }
};

Share usualOf(const Moment &moment)
{
    switch (moment.wait) {
    case Moment::Wait::Motion: return {kMotionMs, moment.pause};
    case Moment::Wait::Reading: return {moment.time, moment.pause};
    default: return {0, 0};
    }
}

/// Where something waits behind it what was done is read meanwhile.
Share leastOf(const Moment &moment)
{
    switch (moment.wait) {
    case Moment::Wait::Motion: return {kLeastMotionMs, moment.pause > 0 ? Pacing::kDeedMs - kLeastMotionMs : 0};
    case Moment::Wait::Reading: return {std::min(moment.time, Pacing::kLineMs), 0};
    default: return {0, 0};
    }
}

template <typename Of>
int sumOf(const std::deque<Moment> &moments, Of of)
{
    return std::accumulate(moments.begin(), moments.end(), 0,
                           [&of](int sum, const Moment &moment) { return sum + of(moment).all(); });
}

bool canJoin(const Moment &earlier, const Moment &later, Joined joined)
{
    const bool isOneTold = !earlier.line || !later.line || earlier.line == later.line;
    switch (joined) {
    case Joined::Parts: return earlier.step == later.step && isOneTold;
    case Joined::Steps: return earlier.turn == later.turn && !earlier.line && earlier.step != later.step;
    case Joined::Lines: return earlier.turn == later.turn;
    default: return true;
    }
}

/// What is seen of both at once is seen as it is after the later one.
Moment together(Moment earlier, Moment later)
{
    if (earlier.turn == later.turn && earlier.deed)
        later.deed = std::move(earlier.deed);
    later.passed.insert(later.passed.end(), earlier.passed.begin(), earlier.passed.end());
    if (earlier.line && later.line && earlier.line != later.line)
        later.passed.push_back(earlier.line->topic);
    if (!later.line)
        later.line = std::move(earlier.line);
    if (earlier.wait > later.wait)
        later.time = earlier.time;
    later.wait = std::max(earlier.wait, later.wait);
    later.isAnimated = later.isAnimated || earlier.isAnimated;
    return later;
}

/// Neighbours become one, each with one other at most. False if there are none that may.
bool joinPairs(std::deque<Moment> &moments, Joined joined)
{
    std::deque<Moment> all;
    bool isJoined = false; // the last one is a pair
    bool hasJoined = false;
    for (Moment &moment : moments) {
        isJoined = !all.empty() && !isJoined && canJoin(all.back(), moment, joined);
        hasJoined = hasJoined || isJoined;
        if (isJoined)
            all.back() = together(std::move(all.back()), std::move(moment));
        else
            all.push_back(std::move(moment));
    }
    moments = std::move(all);
    return hasJoined;
}

} // namespace

/// Makes fewer of them where there is not even the least time for each.
void Pacing::fit(std::deque<Moment> &waiting) const
{
    const std::pair<Joined, int> ways[] = {
        {Joined::Parts, kUsualMs}, {Joined::Steps, kUsualMs}, {Joined::Lines, kUsualMs}, {Joined::Turns, kMostMs}};
    for (const auto &[joined, most] : ways) {
        bool goesOn = true;
        while (goesOn && sumOf(waiting, leastOf) > most - m_spent)
            goesOn = joinPairs(waiting, joined);
    }
}

Moment Pacing::take(std::deque<Moment> &waiting, bool isBounded)
{
    if (isBounded)
        fit(waiting);
    const int usual = sumOf(waiting, usualOf);
    const int least = sumOf(waiting, leastOf);
    const auto motions = std::count_if(waiting.begin(), waiting.end(),
                                       [](const Moment &moment) { return moment.wait == Moment::Wait::Motion; });
    Moment moment = std::move(waiting.front());
    waiting.pop_front();
    if (!isBounded || moment.wait == Moment::Wait::Nothing)
        return moment;
    const Share liked = usualOf(moment);
    const Share needed = leastOf(moment);
    const int left = std::max(kUsualMs - m_spent, least);
    if (least > kMostMs - m_spent) { // nothing is left for anybody
        moment.wait = Moment::Wait::Nothing;
        return moment;
    }
    if (usual <= left) {
        moment.time = liked.time;
        if (moment.wait == Moment::Wait::Motion)
            moment.time = std::min(kLongestMotionMs, kMotionMs + (left - usual) / static_cast<int>(motions));
    } else {
        const auto shared = [&](int most, int fewest) {
            return fewest + static_cast<int>(static_cast<double>(most - fewest) * (left - least) / (usual - least));
        };
        moment.time = shared(liked.time, needed.time);
        moment.pause = shared(liked.pause, needed.pause);
    }
    m_spent += moment.time + moment.pause;
    return moment;
}

void Pacing::shorten(Moment &moment, int motion)
{
    if (moment.wait != Moment::Wait::Motion || moment.time == Moment::kAnyTime)
        return;
    const int all = moment.time + moment.pause;
    moment.time = std::min(moment.time, motion);
    if (moment.pause > 0)
        moment.pause = std::clamp(kDeedMs - moment.time, moment.pause, std::max(moment.pause, all - moment.time));
    m_spent -= all - moment.time - moment.pause;
}

void Pacing::giveBack(int milliseconds) { m_spent = std::max(0, m_spent - milliseconds); }

double Pacing::haste(const Moment &moment)
{
    const bool isShort = moment.wait == Moment::Wait::Motion && moment.time < kMotionMs;
    return isShort ? static_cast<double>(kMotionMs) / std::max(1, moment.time) : 1;
}

} // namespace views
