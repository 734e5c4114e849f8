// SPDX-License-Identifier: GPL-3.0-or-later
// Moments in the life of a thought, for tests that interrupt it.
#pragma once

#include <QElapsedTimer>

#include "model/engine/core/random.h"

/// Lets so many nanoseconds go by without a look at the events: a thread can be anywhere in its work then.
inline void letThink(qint64 nanoseconds)
{
    QElapsedTimer timer;
    timer.start();
    while (timer.nsecsElapsed() < nanoseconds) {
    }
}

/// How long to wait before a thought that usually takes `usual` nanoseconds is interrupted: often not at all, mostly
/// until some moment in it or soon after, sometimes until it is over for long and its answer waits to be heard.
inline qint64 anyMoment(engine::Random &random, qint64 usual)
{
    switch (random.below(8)) {
    case 0:
    case 1: return 0;
    case 2: return 5 * usual;
    default: return random.below(static_cast<std::uint32_t>(2 * usual));
    }
}
