// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>

#include "views/play/moment.h"

namespace views {

/// How long moments stand, so that a person who has chosen may soon choose again. What is shown until then has a time
/// to share: where all that is known to come does not fit in `kUsualMs`, each moment stands shorter, evenly, down to
/// what can still be seen and read. Where not even that fits, what was done becomes one moment with what came of it,
/// and so do the steps of a turn, then lines that follow each other in it; where it does not fit in `kMostMs`, turns
/// do. Such a moment says what was done first and what came of it last; log and listeners have all of it.
class Pacing {
public:
    /// Three seconds, less what the pictures between take.
    static constexpr int kUsualMs = 2900;
    static constexpr int kMostMs = 6000;
    /// The least time in which a line, or what was done, can be read.
    static constexpr int kLineMs = 700;
    static constexpr int kDeedMs = 400;

    /// A person has had a choice: from now on there is all the time to share.
    void begin() { m_spent = 0; }
    /// Takes the next moment out of those that wait, of which there is one at least: how long it stands is said now. If
    /// it is not `isBounded` that is as long as it likes to.
    Moment take(std::deque<Moment> &waiting, bool isBounded);
    /// The motion to that moment, taken last, took so long at normal pace: what is left of its time is to be shared
    /// again, but for what its words need.
    void shorten(Moment &moment, int motion);
    /// What was taken is shown for so much less, in milliseconds at normal pace.
    void giveBack(int milliseconds);
    /// How many times as fast as usual pieces move to a moment that has less time than most motions take.
    static double haste(const Moment &moment);
    /// What has been shared out since `begin`, in milliseconds.
    int spent() const { return m_spent; }

private:
    void fit(std::deque<Moment> &waiting) const;

    int m_spent = 0;
};

} // namespace views
