// SPDX-License-Identifier: GPL-3.0-or-later
// Where the changes of an analysis come from: luck, and errors of the choices.
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

double Finding::loss() const { return chosen && !best.empty() ? std::max(best.front().value - *chosen, 0.0) : 0; }

std::vector<double> Finding::error(const std::vector<double> &after) const
{
    std::vector<double> error(after.size());
    const long given = thousandths(loss());
    if (given == 0)
        return error;
    const engine::Seat actor = best.front().action.actor();
    std::vector<double> prospects = after;
    prospects[actor] = 0;
    if (std::accumulate(prospects.begin(), prospects.end(), 0.0) <= 0) {
        std::fill(prospects.begin(), prospects.end(), 1.0);
        prospects[actor] = 0;
    }
    const std::vector<long> shares = divided(given, prospects);
    std::transform(shares.begin(), shares.end(), error.begin(), ofThousandths);
    error[actor] = ofThousandths(-given);
    return error;
}

void Finding::agreeWith(const std::vector<double> &after)
{
    if (chosen) {
        const double worth = after[best.front().action.actor()];
        for (Candidate &candidate : best) {
            const bool isCertain = candidate.value <= 0 || candidate.value >= 1;
            if (candidate.value == *chosen || !isCertain)
                candidate.value = std::clamp(rounded(candidate.value + worth - *chosen), 0.0, 1.0);
        }
        chosen = worth;
    }
    const std::vector<double> given = error(after);
    expected.clear();
    for (std::size_t seat = 0; seat < after.size(); ++seat)
        expected.push_back(rounded(after[seat] - given[seat]));
}

QString Analysis::verdict(int step) const
{
    const auto index = static_cast<std::size_t>(step) - 1;
    if (step < 1 || index >= findings.size())
        return {};
    const double loss = rounded(findings[index].loss());
    if (loss < kMistake)
        return {};
    return loss < kBlunder ? QStringLiteral("mistake") : QStringLiteral("blunder");
}

std::vector<int> Analysis::swings(int most) const
{
    std::vector<std::pair<double, int>> changes;
    for (std::size_t at = 1; at < findings.size(); ++at) {
        const std::vector<double> &before = findings[at - 1].expected;
        const std::vector<double> &now = findings[at].expected;
        double largest = 0;
        for (std::size_t seat = 0; seat < std::min(before.size(), now.size()); ++seat)
            largest = std::max(largest, rounded(std::abs(now[seat] - before[seat])));
        if (largest >= kMistake)
            changes.emplace_back(-largest, static_cast<int>(at));
    }
    std::sort(changes.begin(), changes.end());
    changes.resize(std::min(changes.size(), static_cast<std::size_t>(std::max(most, 0))));
    std::vector<int> steps;
    for (const auto &[change, step] : changes)
        steps.push_back(step);
    std::sort(steps.begin(), steps.end());
    return steps;
}

Change Analysis::change(int step) const
{
    const Finding &before = findings[static_cast<std::size_t>(step) - 1];
    const Finding &now = findings[static_cast<std::size_t>(step)];
    Change change{before.error(now.expected), {}};
    for (std::size_t seat = 0; seat < now.expected.size(); ++seat)
        change.luck.push_back(rounded(now.expected[seat] - before.expected[seat] - change.error[seat]));
    return change;
}

std::vector<Account> Analysis::accounts() const
{
    std::vector<Account> accounts;
    const std::size_t seats = findings.empty() ? 0 : findings.front().expected.size();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        long luck = 0;
        long errors = 0;
        long gifts = 0;
        for (std::size_t step = 1; step < findings.size(); ++step) {
            const Change here = change(static_cast<int>(step));
            luck += thousandths(here.luck[seat]);
            (here.error[seat] < 0 ? errors : gifts) += thousandths(here.error[seat]);
        }
        accounts.push_back({rounded(findings.front().expected[seat]), ofThousandths(luck), ofThousandths(errors),
                            ofThousandths(gifts), rounded(findings.back().expected[seat])});
    }
    return accounts;
}

} // namespace replay
