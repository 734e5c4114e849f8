// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player: a tree search over whole turns with a static evaluation where dice are rolled.
#include <algorithm>
#include <cassert>

#include "model/engine/search/ranking.h"
#include "model/engine/search/shares.h"
#include "model/engine/tekhenu/player/turn_model.h"

namespace engine::tekhenu {

namespace {

/// One tree: nothing is drawn but the rival's coin, so that several would be alike. A large one is grown at several
/// places at the same time, so that a second thread has something to do; in a small one that would lead astray.
search::TreeSettings settingsFor(std::uint64_t nodes)
{
    constexpr std::uint64_t kLarge = 1'000;
    search::TreeSettings settings;
    settings.trees = 1;
    settings.together = nodes < kLarge ? 1 : 4;
    settings.explorationConstant = 0.7;
    settings.priorScale = 20;
    return settings;
}

std::vector<double> judged(const Position &position)
{
    return *search::sharesOf(valuesOf(position, weightsFor(position.seats)), position.ownerCount());
}

/// What a choice is worth is what its best action is worth to who chooses; the others share the rest as it was seen
/// behind that action, or as they are `judged` where nothing was.
std::vector<double> sharesOfBest(const search::Searched<TurnMove> &found, Seat seat, std::vector<double> judged)
{
    const std::size_t best = found.best();
    const auto owners = static_cast<int>(judged.size());
    std::vector<double> shares = search::sharesOf(found.sums[best], owners).value_or(std::move(judged));
    const double others = 1 - shares[seat];
    const double own = others > 0 ? found.values[best] : 1;
    for (double &share : shares)
        share *= others > 0 ? (1 - own) / others : 0;
    shares[seat] = own;
    return shares;
}

/// What each action is worth: as much as the best turn that it begins or leads to as well. Those that do so by another
/// way stand just behind it.
std::vector<Ranked> ranked(const Position &view, const std::vector<FoundTurn> &turns, const std::vector<double> &values)
{
    constexpr double kBehind = 1e-9;
    Actions all;
    options(view, all);
    std::vector<Ranked> ranked;
    for (const Action action : all) {
        double best = 0; // a cancelled search has not found all
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const std::vector<Action> &others = turns[i].otherFirst;
            if (turns[i].actions[0] == action)
                best = std::max(best, values[i]);
            else if (std::find(others.begin(), others.end(), action) != others.end())
                best = std::max(best, values[i] - kBehind);
        }
        ranked.push_back({action, best, 0});
    }
    return ranked;
}

} // namespace

SearchResult Tekhenu::search(const Position &view, const SearchLimits &limits)
{
    assert(contains(toAct(view), view.viewer));
    const TurnModel model(view, limits.cancel);
    const std::vector<FoundTurn> &turns = model.rootTurns();
    const std::uint64_t turn = mixed(limits.seed, static_cast<std::uint64_t>(turnOf(view)));
    const std::vector<double> bias = search::misjudgements(turns, limits.level.noise, turn, [](const FoundTurn &found) {
        std::uint64_t number = 0;
        for (const Action action : found.actions)
            number = mixed(number, action.bits);
        return number;
    });
    const auto found = search::searchTree(model, view.viewer, bias, settingsFor(limits.nodes), limits);
    return search::bestOf(ranked(view, turns, found.fairValues()), found.nodes);
}

// Dice, cards and coins: the mean over all outcomes. Of a row of draws the first alone is told apart.
std::vector<double> Tekhenu::expected(const Position &position, const SearchLimits &limits)
{
    assert(position.viewer == kNobody);
    const SeatSet acting = toAct(position);
    if (acting == 0)
        return judged(position);
    if (acting == seatBit(kChance)) {
        const auto after = [&limits](const Position &next, std::uint64_t nodes, Random &) {
            return toAct(next) == seatBit(kChance)
                       ? judged(next)
                       : expected(next, {limits.level, nodes, limits.seed, limits.threads, limits.cancel});
        };
        return search::meanOverChance<Tekhenu>(position, limits, Actions::capacity(), 1, after);
    }
    const auto found = search::searchTree(TurnModel(position, limits.cancel), firstSeat(acting), {},
                                          settingsFor(limits.nodes), limits);
    return sharesOfBest(found, firstSeat(acting), judged(position));
}

} // namespace engine::tekhenu
