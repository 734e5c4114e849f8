// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/order.h"

#include <algorithm>

namespace match {

using engine::search::MatchGame;
using engine::search::MatchReport;
using engine::search::MatchWatch;

MatchReport play(const Order &order, const MatchWatch &watch, const SayFailure &say)
{
    const engine::search::MatchPlan &plan = order.plan;
    try {
        Players players(order.players, plan.game, order.allowance, std::min(plan.threads, gamesOf(plan).count()),
                        watch.stop);
        std::optional<Folder> folder;
        if (order.folder)
            folder.emplace(plan, *order.folder, order.names, say);
        const auto make = [&players](int worker, int number, std::uint64_t seed) {
            return players.make(worker, number, seed);
        };
        const auto keep = [&](int number, const MatchGame &game) {
            if (folder)
                folder->save(number, game);
            if (watch.record)
                watch.record(number, game);
        };
        return engine::search::playMatch(plan, make, {watch.progress, keep, watch.stop});
    } catch (const outside::Cancelled &) {
        return {}; // while the programs were starting
    }
}

} // namespace match
