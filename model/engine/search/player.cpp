// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/player.h"

#include <algorithm>
#include <cassert>

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

/// The action that looks best one ply deep; among equals, any.
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
            const int value = view.appraise(action);
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

bool isLevel(const Game &game, std::string_view level)
{
    const std::vector<std::string> &levels = game.levels();
    return level == "random" || level == "greedy" || std::find(levels.begin(), levels.end(), level) != levels.end();
}

std::unique_ptr<Player> makePlayer(std::string_view level, std::uint64_t seed, Budget)
{
    // One ply deep there is nothing that a budget could shorten.
    if (level == "random")
        return std::make_unique<RandomPlayer>(seed);
    if (level == "greedy" || level == "easy")
        return std::make_unique<GreedyPlayer>(seed);
    return nullptr;
}

} // namespace engine::search
