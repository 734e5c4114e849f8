// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/shares/samples.h"

namespace train::shares {

void blendTargets(std::vector<Sample> &samples, double trace)
{
    for (std::size_t i = samples.size(); i-- > 0;) {
        Sample &sample = samples[i];
        sample.target = sample.result;
        if (i + 1 == samples.size() || samples[i + 1].game != sample.game)
            continue;
        const Sample &next = samples[i + 1];
        for (std::size_t seat = 0; seat < sample.target.size(); ++seat)
            sample.target[seat] = trace * next.target[seat] + (1 - trace) * next.evaluated[seat];
    }
}

} // namespace train::shares
