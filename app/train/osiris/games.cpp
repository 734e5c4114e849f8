// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/osiris/games.h"

#include <algorithm>
#include <functional>

#include "model/engine/osiris/player/turns.h"

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
    Game(TipRule tip, const shares::GameToPlay &game)
        : m_weights(shares::weightsOf<Weights>(game.weights)), m_isPlain(!game.weights), m_evaluator(m_weights),
          m_number(game.number), m_random(game.random), m_position(Osiris::start({game.seats, {}}))
    {
        m_position.tip = tip;
    }

    std::optional<engine::search::Values> play(std::vector<Sample> &samples)
    {
        const TurnModel model(m_position);
        Chooser chooser(m_isPlain ? nullptr : &m_weights, m_random);
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
            return std::nullopt;
        engine::search::Values result{};
        result[winnerOf(m_position)] = 1;
        return result;
    }

private:
    Sample seen()
    {
        Sample sample{m_number, m_position.seats, {}, m_evaluator.values(m_position), {}, {}};
        m_evaluator.look(m_position, [&](Seat seat, int sign, int times) {
            if (times != 0)
                sample.signs.push_back({seat, static_cast<std::int16_t>(times), static_cast<std::uint16_t>(sign)});
        });
        return sample;
    }

    const Weights m_weights;
    const bool m_isPlain;
    Evaluator m_evaluator;
    const std::uint64_t m_number;
    Random m_random;
    Position m_position;
};

} // namespace

std::optional<engine::search::Values> playGame(TipRule tip, const shares::GameToPlay &game,
                                               std::vector<Sample> &samples)
{
    return Game(tip, game).play(samples);
}

} // namespace train::osiris
