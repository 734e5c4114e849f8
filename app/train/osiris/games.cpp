// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/osiris/games.h"

#include <algorithm>
#include <functional>

#include "model/engine/osiris/player/turns.h"
#include "model/engine/search/runner.h"
#include "model/engine/search/seeds.h"

namespace train::osiris {

using namespace engine::osiris;
using engine::Random;
using engine::Seat;
using shares::Sample;

namespace {

constexpr int kMostActions = 3'000; ///< a game that lasts longer is let be
constexpr int kWorlds = 2;          ///< positions in which a seat looks at its moves
constexpr std::uint32_t kWild = 20; ///< one move of so many is drawn
constexpr std::uint32_t kWildFollowers = 4;
constexpr std::uint32_t kKept = 3; ///< one position of so many is learned from

/// Chooses as the seat that acts, by what it sees.
class Chooser {
public:
    Chooser(const Weights *weights, Random &random) : m_weights(weights), m_random(random) {}

    Turn choose(const Position &position)
    {
        const Seat seat = engine::firstSeat(Osiris::toAct(position));
        const Position view = Osiris::observe(position, seat);
        Turns turns;
        listTurns(view, turns);
        if (m_random.below(view.phase == Phase::Follower ? kWildFollowers : kWild) == 0)
            return turns[m_random.below(static_cast<std::uint32_t>(turns.size()))];
        return m_weights ? byWeights(view, seat, turns) : plainly(view);
    }

private:
    Turn plainly(const Position &view) const
    {
        Osiris::Actions actions;
        Osiris::legal(view, actions);
        const auto worth = [&view](engine::Action action) { return Osiris::evaluateAction(view, action); };
        return {*std::max_element(actions.begin(), actions.end(),
                                  [&](engine::Action a, engine::Action b) { return worth(a) < worth(b); })};
    }

    Turn byWeights(const Position &view, Seat seat, const Turns &turns)
    {
        TurnModel model(view, *m_weights);
        std::vector<double> sums(turns.size());
        std::vector<double> shares(turns.size());
        for (int world = 0; world < kWorlds; ++world) {
            model.evaluate(Osiris::determinize(view, m_random), seat, turns, shares);
            std::transform(sums.begin(), sums.end(), shares.begin(), sums.begin(), std::plus<>());
        }
        return turns[std::max_element(sums.begin(), sums.end()) - sums.begin()];
    }

    const Weights *const m_weights;
    Random &m_random;
};

class Game {
public:
    Game(const Kind &kind, const Weights *weights, std::uint64_t number, Random random)
        : m_weights(weights), m_evaluator(weights ? *weights : kNone), m_number(number), m_random(random)
    {
        const int seats = number % 2 == 0 ? kind.fewest : kind.most;
        m_position = Osiris::start({seats, {}});
        m_position.tip = kind.tip;
    }

    void play(std::vector<Sample> &samples)
    {
        const std::size_t begin = samples.size();
        const TurnModel model(m_position);
        Chooser chooser(m_weights, m_random);
        for (int actions = 0; actions < kMostActions && Osiris::toAct(m_position) != 0; ++actions) {
            if (Osiris::toAct(m_position) == engine::seatBit(engine::kChance)) {
                Osiris::apply(m_position, Osiris::sample(m_position, m_random));
                continue;
            }
            if (m_random.below(kKept) == 0 && !m_evaluator.winsNow(m_position) && !m_evaluator.losesNow(m_position))
                samples.push_back(seen());
            model.play(m_position, chooser.choose(m_position));
        }
        if (m_position.phase != Phase::Over)
            samples.erase(samples.begin() + static_cast<long>(begin), samples.end());
        for (std::size_t i = begin; i < samples.size(); ++i)
            samples[i].result[winnerOf(m_position)] = 1;
    }

private:
    static constexpr Weights kNone{};

    Sample seen()
    {
        Sample sample{m_number, m_position.seats, {}, m_evaluator.values(m_position), {}, {}};
        m_evaluator.look(m_position, [&](Seat seat, int sign, int times) {
            if (times != 0)
                sample.signs.push_back({seat, static_cast<std::int16_t>(times), static_cast<std::uint16_t>(sign)});
        });
        return sample;
    }

    const Weights *const m_weights;
    Evaluator m_evaluator;
    const std::uint64_t m_number;
    Random m_random;
    Position m_position;
};

} // namespace

std::vector<Sample> playGames(const Kind &kind, const shares::Written *written, std::uint64_t seed,
                              std::uint64_t number)
{
    Weights weights{};
    if (written)
        std::copy(written->begin(), written->end(), weights.begin());
    std::vector<Sample> samples;
    for (std::uint64_t game = 0; game < number; ++game)
        Game(kind, written ? &weights : nullptr, game, Random(engine::search::derivedSeed(seed, game))).play(samples);
    return samples;
}

} // namespace train::osiris
