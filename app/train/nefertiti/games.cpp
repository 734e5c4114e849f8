// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/nefertiti/games.h"

#include <algorithm>

#include "model/engine/nefertiti/player/turn_model.h"

namespace train::nefertiti {

using namespace engine::nefertiti;
using engine::Action;
using engine::Random;

namespace {

constexpr std::uint32_t kWild = 20; ///< one action of so many is drawn
constexpr std::uint32_t kKept = 3;  ///< one position of so many is learned from

Action choose(const Position &p, const Weights *weights, Random &random)
{
    Moves moves;
    listMoves(p, moves);
    if (random.below(kWild) == 0)
        return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    std::array<double, Moves::capacity()> worth;
    if (weights) {
        TurnModel(p, *weights).evaluate(p, engine::firstSeat(Nefertiti::toAct(p)), moves, worth);
    } else {
        std::transform(moves.begin(), moves.end(), worth.begin(),
                       [&p](Action action) { return Nefertiti::evaluateAction(p, action); });
    }
    return moves[std::max_element(worth.begin(), worth.begin() + static_cast<long>(moves.size())) - worth.begin()];
}

shares::Sample seen(const Position &p, std::uint64_t game, const Weights &weights)
{
    shares::Sample sample{game, p.seats, {}, valuesOf(p, weights), {}, {}};
    Signs signs;
    look(p, signs);
    for (const Sign &sign : signs)
        sample.signs.push_back({sign.seat, sign.times, sign.number});
    return sample;
}

} // namespace

std::optional<engine::search::Values> playGame(shares::GameToPlay game, std::vector<shares::Sample> &samples)
{
    const auto weights = shares::weightsOf<Weights>(game.weights);
    Position p = Nefertiti::start({game.seats, {}});
    while (p.phase != Phase::Over) {
        if (Nefertiti::toAct(p) == engine::seatBit(engine::kChance)) {
            Nefertiti::apply(p, Nefertiti::sample(p, game.random));
            continue;
        }
        if (game.random.below(kKept) == 0)
            samples.push_back(seen(p, game.number, weights));
        Nefertiti::apply(p, choose(p, game.weights ? &weights : nullptr, game.random));
    }
    return valuesOf(p, weights);
}

} // namespace train::nefertiti
