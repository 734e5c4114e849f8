// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/aton/course.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "app/train/aton/fit.h"
#include "app/train/parts.h"
#include "app/train/stages.h"
#include "model/engine/search/runner.h"
#include "model/engine/search/seeds.h"

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
static_assert(kCourseStages == kStages + 2);

/// As it will be read from the file.
Weights rounded(const Weights &weights)
{
    auto numbers = std::bit_cast<Weights::Numbers>(weights);
    for (float &number : numbers)
        number = static_cast<float>(std::lround(static_cast<double>(number) * 10'000)) / 10'000.0F;
    return std::bit_cast<Weights>(numbers);
}

std::string text(const Loss &loss) { return "log-loss " + decimals(loss.logLoss) + ", Brier " + decimals(loss.brier); }

std::string line(const std::string &stage, std::uint64_t number, std::size_t samples, const Loss &loss)
{
    return stage + " " + std::to_string(number) + ": " + std::to_string(samples) + " positions, " + text(loss);
}

/// As in the file: a line for each sixteen.
std::string textOf(const Weights &weights)
{
    std::string text;
    const auto numbers = std::bit_cast<Weights::Numbers>(weights);
    for (std::size_t i = 0; i < Weights::kCount; ++i)
        text += decimals(static_cast<double>(numbers[i])) + (i % kHidden == kHidden - 1 ? "F,\n" : "F, ");
    return text;
}

class TrainingRun {
public:
    TrainingRun(const Order &order, const Report &report)
        : m_order(order), m_report(report), m_weights(freshWeights(order.seed))
    {
    }

    /// Learns from games at random. False where the training goes no further here.
    bool begin()
    {
        constexpr Manner kAtRandom{0, 1, 0};
        const auto samples = played(Network(m_weights), kAtRandom, 0, m_order.games);
        if (!samples)
            return false;
        fit(m_weights, *samples, derivedSeed(m_order.seed, 1), kPasses, kStep);
        m_report(line("at random", 0, samples->size(), lossOf(Network(m_weights), *samples)));
        return true;
    }

    /// Learns from one stage more. False where the training goes no further here.
    bool advance(std::uint64_t stage)
    {
        const bool last = stage == kStages;
        const Network network(m_weights);
        auto samples = played(network, Manner{}, stage, m_order.games / (kStages + 1) * (last ? 2 : 1));
        if (!samples)
            return false;
        m_report(line("stage", stage, samples->size(), lossOf(network, *samples)));
        blendTargets(*samples, network, stage == 1 ? 1 : kTrace);
        m_stages.push_back(std::move(*samples));
        fit(m_weights, recent(m_stages, last ? kLastWindow : kWindow), derivedSeed(m_order.seed, 2 * stage + 1),
            last ? kLastPasses : kPasses, stage == 1 ? kStep : kLaterStep);
        return true;
    }

    /// The file of the weights, judged by games that nothing was learned from. Empty where the training goes no further
    /// here.
    std::string file() const
    {
        constexpr Manner kAtTheirBest{12, 0, 0};
        const Network network(rounded(m_weights));
        const auto held = played(network, kAtTheirBest, kStages + 1, m_order.games / 10);
        if (!held)
            return {};
        const Loss loss = lossOf(network, *held);
        m_report(line("held out", 0, held->size(), loss));
        return heading("value_network.h", m_order) + "// " + text(loss) + " on " + std::to_string(held->size())
               + " positions of " + std::to_string(m_order.games / 10) + " games that nothing was learned from.\n"
               + textOf(network.weights);
    }

private:
    std::optional<std::vector<Sample>> played(const Network &network, Manner manner, std::uint64_t stage,
                                              std::uint64_t games) const
    {
        const std::uint64_t lots = derivedSeed(m_order.seed, 2 * stage);
        return samplesOf<Sample>(m_order.parts, 0, stage, games,
                                 [&](GameRange range) { return playGames(network, manner, lots, range); });
    }

    const Order &m_order;
    const Report &m_report;
    Weights m_weights;
    std::vector<std::vector<Sample>> m_stages;
};

} // namespace

std::string learn(const Order &order, const Report &report)
{
    TrainingRun run(order, report);
    bool goesOn = run.begin();
    for (std::uint64_t stage = 1; goesOn && stage <= kStages; ++stage)
        goesOn = run.advance(stage);
    return goesOn ? run.file() : std::string();
}

} // namespace train
