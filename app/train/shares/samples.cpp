// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/shares/samples.h"

#include "app/train/numbers_in_line.h"

namespace train::shares {

std::string written(const Sample &sample)
{
    std::string line;
    append(line, sample.game);
    append(line, sample.seats);
    for (const engine::search::Values &values : {sample.evaluated, sample.result}) {
        for (const double value : values)
            append(line, value);
    }
    for (const Sign &sign : sample.signs) {
        append(line, static_cast<int>(sign.seat));
        append(line, sign.times);
        append(line, sign.number);
    }
    return line;
}

void read(std::string_view line, Sample &sample)
{
    sample.game = taken<std::uint64_t>(line);
    sample.seats = taken<int>(line);
    for (engine::search::Values *values : {&sample.evaluated, &sample.result}) {
        for (double &value : *values)
            value = taken<double>(line);
    }
    while (!line.empty()) {
        const auto seat = static_cast<engine::Seat>(taken<int>(line));
        const auto times = taken<std::int16_t>(line);
        sample.signs.push_back({seat, times, taken<std::uint16_t>(line)});
    }
}

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
