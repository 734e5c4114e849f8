// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/aton/course.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <vector>

#include "model/engine/search/runner.h"

namespace train {

using namespace engine::aton;
using engine::search::derivedSeed;

namespace {

constexpr std::uint64_t kStages = 9;   ///< of games by what has been learned; the last has double length
constexpr std::size_t kWindow = 5;     ///< stages that are learned from at once, for play gets better all the time
constexpr std::size_t kLastWindow = 8; ///< the same at the very end
constexpr int kPasses = 2;
constexpr int kLastPasses = 6;
constexpr double kStep = 0.003;
constexpr double kLaterStep = 0.0015;
constexpr double kTrace = 0.7; ///< see blendTargets

/// As it will be read from the file.
Weights rounded(const Weights &weights)
{
    auto numbers = std::bit_cast<Weights::Numbers>(weights);
    for (float &number : numbers)
        number = static_cast<float>(std::lround(static_cast<double>(number) * 10'000)) / 10'000.0F;
    return std::bit_cast<Weights>(numbers);
}

std::string line(const char *stage, std::uint64_t number, std::size_t samples, const Loss &loss)
{
    std::array<char, 120> text{};
    std::snprintf(text.data(), text.size(), "%s %llu: %zu positions, log-loss %.4f, Brier %.4f", stage,
                  static_cast<unsigned long long>(number), samples, loss.logLoss, loss.brier);
    return text.data();
}

class Course {
public:
    Course(std::uint64_t seed, std::uint64_t games) : m_seed(seed), m_games(games), m_weights(freshWeights(seed)) {}

    std::string begin()
    {
        constexpr Manner kAtRandom{0, 1, 0};
        const auto samples = playGames(Network(m_weights), kAtRandom, derivedSeed(m_seed, 0), 0, m_games);
        fit(m_weights, samples, derivedSeed(m_seed, 1), kPasses, kStep);
        return line("at random", 0, samples.size(), lossOf(Network(m_weights), samples));
    }

    std::string advance(std::uint64_t stage)
    {
        const bool last = stage == kStages;
        const Network network(m_weights);
        const std::uint64_t games = m_games / (kStages + 1) * (last ? 2 : 1);
        auto samples = playGames(network, Manner{}, derivedSeed(m_seed, 2 * stage), 0, games);
        std::string said = line("stage", stage, samples.size(), lossOf(network, samples));
        blendTargets(samples, network, stage == 1 ? 1 : kTrace);
        m_stages.push_back(std::move(samples));
        fit(m_weights, recent(last ? kLastWindow : kWindow), derivedSeed(m_seed, 2 * stage + 1),
            last ? kLastPasses : kPasses, stage == 1 ? kStep : kLaterStep);
        return said;
    }

    Learned end() const
    {
        Learned learned{rounded(m_weights), {}, 0};
        constexpr Manner kAtTheirBest{12, 0, 0};
        const Network network(learned.weights);
        const auto held = playGames(network, kAtTheirBest, derivedSeed(m_seed, 2 * kStages + 2), 0, m_games / 10);
        learned.loss = lossOf(network, held);
        learned.held = held.size();
        return learned;
    }

private:
    std::vector<Sample> recent(std::size_t window) const
    {
        std::vector<Sample> all;
        for (std::size_t i = m_stages.size() - std::min(window, m_stages.size()); i < m_stages.size(); ++i)
            all.insert(all.end(), m_stages[i].begin(), m_stages[i].end());
        return all;
    }

    const std::uint64_t m_seed;
    const std::uint64_t m_games;
    Weights m_weights;
    std::vector<std::vector<Sample>> m_stages;
};

} // namespace

Learned learn(std::uint64_t seed, std::uint64_t games, const std::function<void(const std::string &)> &tell)
{
    Course course(seed, games);
    tell(course.begin());
    for (std::uint64_t stage = 1; stage <= kStages; ++stage)
        tell(course.advance(stage));
    const Learned learned = course.end();
    tell(line("held out", 0, learned.held, learned.loss));
    return learned;
}

std::string textOf(const Weights &weights)
{
    std::string text;
    const auto numbers = std::bit_cast<Weights::Numbers>(weights);
    for (std::size_t i = 0; i < Weights::kCount; ++i) {
        std::array<char, 32> number{};
        std::snprintf(number.data(), number.size(), "%.4fF,", static_cast<double>(numbers[i]));
        text += number.data();
        text += i % kHidden == kHidden - 1 ? '\n' : ' ';
    }
    return text;
}

} // namespace train
