// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "model/replay/analysis.h"
#include "model/replay/thousandths.h"

namespace replay {

std::vector<long> divided(long whole, const std::vector<double> &parts)
{
    const double all = std::accumulate(parts.begin(), parts.end(), 0.0);
    std::vector<long> shares;
    double sum = 0;
    long given = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        sum += parts[i];
        const double part = all > 0 ? sum / all : static_cast<double>(i + 1) / static_cast<double>(parts.size());
        shares.push_back(std::lround(static_cast<double>(whole) * part) - given);
        given += shares.back();
    }
    return shares;
}

std::vector<long> dividedAmongOthers(long whole, std::vector<double> parts, std::size_t but)
{
    parts[but] = 0;
    if (std::accumulate(parts.begin(), parts.end(), 0.0) <= 0) {
        std::fill(parts.begin(), parts.end(), 1.0);
        parts[but] = 0;
    }
    return divided(whole, parts);
}

double Finding::loss() const { return chosen && !best.empty() ? std::max(best.front().value - *chosen, 0.0) : 0; }

std::vector<double> Finding::error(const std::vector<double> &after) const
{
    std::vector<double> error(after.size());
    const long given = thousandths(loss());
    if (given == 0)
        return error;
    const engine::Seat actor = best.front().action.actor();
    const std::vector<long> shares = dividedAmongOthers(given, after, actor);
    std::transform(shares.begin(), shares.end(), error.begin(), ofThousandths);
    error[actor] = ofThousandths(-given);
    return error;
}

void Finding::agreeWith(const std::vector<double> &after)
{
    if (chosen) {
        const double worth = after[best.front().action.actor()];
        const auto shift = [&](std::vector<Candidate> &candidates) {
            for (Candidate &candidate : candidates) {
                const bool isCertain = candidate.value <= 0 || candidate.value >= 1;
                if (candidate.value == *chosen || !isCertain)
                    candidate.value = std::clamp(rounded(candidate.value + worth - *chosen), 0.0, 1.0);
            }
        };
        shift(best);
        shift(mixture);
        chosen = worth;
    }
    const std::vector<double> given = error(after);
    expected.clear();
    for (std::size_t seat = 0; seat < after.size(); ++seat)
        expected.push_back(rounded(after[seat] - given[seat]));
}

} // namespace replay
