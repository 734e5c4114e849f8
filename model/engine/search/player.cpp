// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/player.h"

#include <cassert>

#include "model/engine/search/seeds.h"

namespace engine::search {

namespace {

/// Any legal action, with equal chances.
class RandomPlayer final : public Player {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}

private:
    Action pick(const Position &view, const CancelToken &) override
    {
        const std::vector<Action> actions = view.legal();
        return actions[m_random.below(static_cast<std::uint32_t>(actions.size()))];
    }

    Random m_random;
};

/// The action with the best one-ply evaluation; among equal ones, a random one. It must never change: other players are
/// measured against it.
class GreedyPlayer final : public Player {
public:
    explicit GreedyPlayer(std::uint64_t seed) : m_random(seed) {}

private:
    Action pick(const Position &view, const CancelToken &cancel) override
    {
        std::vector<Action> best;
        int highest = 0;
        for (const Action action : view.legal()) {
            if (!best.empty() && cancel.isCancelled())
                break;
            const int value = view.evaluateAction(action);
            if (best.empty() || value > highest) {
                best.clear();
                highest = value;
            }
            if (value == highest)
                best.push_back(action);
        }
        return best[m_random.below(static_cast<std::uint32_t>(best.size()))];
    }

    Random m_random;
};

/// Plays a level of its game: searches, then draws an action by the weights.
class LevelPlayer final : public Player {
public:
    LevelPlayer(const Level &level, std::uint64_t seed, Budget budget)
        : m_level(level), m_random(seed), m_seed(derivedSeed(seed, 0)), m_budget(budget)
    {
    }

private:
    Action pick(const Position &view, const CancelToken &cancel) override
    {
        const std::vector<Action> legal = view.legal();
        if (legal.size() == 1)
            return legal.front();
        const std::uint64_t nodes = nodesFor(m_level, m_budget.nodes, m_budget.clockDecides);
        const SearchResult result = view.search({m_level, nodes, m_seed, m_budget.threads, cancel});
        return drawn(result, m_random);
    }

    const Level &m_level;
    Random m_random;
    const std::uint64_t m_seed;
    const Budget m_budget;
};

} // namespace

Action Player::choose(const Position &view, const CancelToken &cancel)
{
    assert(view.viewer() != kNobody && contains(view.toAct(), view.viewer()));
    return pick(view, cancel);
}

Action Player::choose(const Position &view)
{
    const CancelToken never;
    return choose(view, never);
}

std::uint64_t nodesFor(const Level &level, std::uint64_t nodes, bool clockDecides)
{
    if (nodes > 0)
        return nodes;
    return clockDecides && level.time.count() > 0 ? kUnlimited : level.nodes;
}

Action drawn(const SearchResult &result, Random &random)
{
    // The weights sum up to 1 except for rounding; the remainder goes to the best action.
    double left = random.bits() * 0x1p-32;
    for (const Ranked &ranked : result.actions) {
        if (left < ranked.weight)
            return ranked.action;
        left -= ranked.weight;
    }
    return result.actions.front().action;
}

bool isLevel(const Game &game, std::string_view level)
{
    return level == "random" || level == "greedy" || game.level(level);
}

std::unique_ptr<Player> makePlayer(const Game &game, std::string_view level, std::uint64_t seed, Budget budget)
{
    if (level == "random")
        return std::make_unique<RandomPlayer>(seed);
    if (level == "greedy")
        return std::make_unique<GreedyPlayer>(seed);
    if (const Level *strength = game.level(level))
        return std::make_unique<LevelPlayer>(*strength, seed, budget);
    return nullptr;
}

} // namespace engine::search
