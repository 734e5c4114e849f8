// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/nefertiti/games.h"

#include <algorithm>

#include "model/engine/nefertiti/player/turn_model.h"
#include "model/engine/search/runner.h"
#include "model/engine/search/seeds.h"

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

shares::Sample seen(const Position &p, std::uint64_t game, const Weights *weights)
{
    static constexpr Weights kNone{};
    shares::Sample sample{game, p.seats, {}, valuesOf(p, weights ? *weights : kNone), {}, {}};
    Signs signs;
    look(p, signs);
    for (const Sign &sign : signs)
        sample.signs.push_back({sign.seat, sign.times, sign.number});
    return sample;
}

} // namespace

std::vector<shares::Sample> playGames(int fewest, int most, const shares::Written *written, std::uint64_t seed,
                                      std::uint64_t number)
{
    Weights table{};
    if (written)
        std::copy(written->begin(), written->end(), table.begin());
    const Weights *const weights = written ? &table : nullptr;
    std::vector<shares::Sample> samples;
    for (std::uint64_t game = 0; game < number; ++game) {
        Random random(engine::search::derivedSeed(seed, game));
        const std::size_t begin = samples.size();
        Position p = Nefertiti::start({game % 2 == 0 ? fewest : most, {}});
        while (p.phase != Phase::Over) {
            if (Nefertiti::toAct(p) == engine::seatBit(engine::kChance)) {
                Nefertiti::apply(p, Nefertiti::sample(p, random));
                continue;
            }
            if (random.below(kKept) == 0)
                samples.push_back(seen(p, game, weights));
            Nefertiti::apply(p, choose(p, weights, random));
        }
        const engine::search::Values result = valuesOf(p, table);
        for (std::size_t i = begin; i < samples.size(); ++i)
            samples[i].result = result;
    }
    return samples;
}

} // namespace train::nefertiti
