// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/tekhenu/games.h"

#include <algorithm>

#include "model/engine/tekhenu/player/turns.h"

namespace train::tekhenu {

using namespace engine::tekhenu;
using engine::Action;
using engine::Random;

namespace {

constexpr Width kWidth{150, true};
constexpr std::uint32_t kWild = 12;   ///< one turn of so many is not the best one …
constexpr std::uint32_t kWildest = 8; ///< … but one of so many
constexpr std::uint32_t kKept = 2;    ///< one position of so many is learned from

/// Plays by what weights think of the ends of turns.
class Seats {
public:
    explicit Seats(const Weights &weights) : m_weights(weights) {}

    /// The next action of a turn that has been found, or the first of a new one.
    Action choose(const Position &p, Random &random)
    {
        if (m_next < m_turn.actions.size() && Tekhenu::isLegal(p, m_turn.actions[m_next]))
            return m_turn.actions[m_next++];
        const std::vector<FoundTurn> found = findTurns(p, kWidth, m_weights);
        const auto most = static_cast<std::uint32_t>(std::min<std::size_t>(kWildest, found.size()));
        m_turn = found[random.below(kWild) == 0 ? random.below(most) : 0];
        m_next = 1;
        return m_turn.actions[0];
    }

private:
    const Weights &m_weights;
    FoundTurn m_turn;
    std::size_t m_next = 0;
};

shares::Sample seen(const Position &p, std::uint64_t game, const Weights &weights)
{
    shares::Sample sample{game, p.ownerCount(), {}, valuesOf(p, weights), {}, {}};
    Signs signs;
    look(p, signs);
    for (const Sign &sign : signs)
        sample.signs.push_back({sign.owner, sign.times, sign.number});
    return sample;
}

/// True where a turn begins, and where dice or Destiny cards come after one: there the player judges positions.
bool isBetweenTurns(const Position &p)
{
    const Op op = p.top().op;
    return op == Op::Draft || op == Op::Destiny || op == Op::TakeStart
           || (op == Op::DrawDie && p.round > 0 && p.top().left() == p.ownerCount());
}

/// The start of a game of that number: all choices of all options occur.
Position startOf(int seats, std::uint64_t game)
{
    engine::Setup setup{seats, {}};
    std::uint64_t rest = game / 2;
    for (const engine::Option &option : Tekhenu::options()) {
        if (!option.isAsked(seats))
            continue;
        setup.options.emplace_back(option.id, option.choices[rest % option.choices.size()]);
        rest /= option.choices.size();
    }
    return Tekhenu::start(setup);
}

} // namespace

std::optional<engine::search::Values> playGame(shares::GameToPlay game, std::vector<shares::Sample> &samples)
{
    const auto weights = shares::weightsOf<Weights>(game.weights);
    Seats seats(weights);
    Position p = startOf(game.seats, game.number);
    while (p.depth > 0) {
        if (isBetweenTurns(p) && game.random.below(kKept) == 0)
            samples.push_back(seen(p, game.number, weights));
        const bool isChance = Tekhenu::toAct(p) == engine::seatBit(engine::kChance);
        Tekhenu::apply(p, isChance ? Tekhenu::sample(p, game.random) : seats.choose(p, game.random));
    }
    return valuesOf(p, weights);
}

} // namespace train::tekhenu
