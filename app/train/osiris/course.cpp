// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/osiris/course.h"

#include <iterator>
#include <mutex>

#include "app/train/osiris/fit.h"
#include "app/train/stages.h"
#include "model/engine/search/parallel.h"
#include "model/engine/search/runner.h"

namespace train::osiris {

using namespace engine::osiris;
using engine::search::derivedSeed;

namespace {

constexpr std::array<Kind, 4> kKinds{
    {{2, 2, TipRule::Priest}, {2, 2, TipRule::Pyramid}, {3, 4, TipRule::Priest}, {3, 4, TipRule::Pyramid}}};
constexpr std::array kNames{"2 seats, priest", "2 seats, pyramid", "3 and 4 seats, priest", "3 and 4 seats, pyramid"};

constexpr std::uint64_t kStages = 6;   ///< after the first, of plain games
constexpr std::size_t kWindow = 3;     ///< stages that are learned from at once, for play gets better all the time
constexpr double kTrace = 0.9;         ///< see blendTargets
constexpr std::uint32_t kHeldOut = 10; ///< one game of so many of each stage is not learned from

/// What came of a table's training.
struct Learned {
    Weights weights{};
    double loss = 0;      ///< on games of the last stage that nothing was learned from
    double evenLoss = 0;  ///< the same for who knows nothing
    std::size_t held = 0; ///< how many positions of these
};

std::string text(const Learned &learned)
{
    return "log-loss " + decimals(learned.loss) + ", for who knows nothing " + decimals(learned.evenLoss) + ", on "
           + std::to_string(learned.held) + " positions of games that nothing was learned from";
}

/// Takes out the positions of games that are held out, drawn by lot.
std::vector<Sample> heldOut(std::vector<Sample> &samples, std::uint64_t seed)
{
    const auto middle = std::stable_partition(samples.begin(), samples.end(), [seed](const Sample &sample) {
        return engine::Random(derivedSeed(seed, sample.game)).below(kHeldOut) != 0;
    });
    std::vector<Sample> held(std::make_move_iterator(middle), std::make_move_iterator(samples.end()));
    samples.erase(middle, samples.end());
    return held;
}

Learned learnTable(std::size_t table, std::uint64_t seed, std::uint64_t games, const Tell &tell)
{
    std::vector<std::vector<Sample>> stages;
    Learned learned;
    for (std::uint64_t stage = 0; stage <= kStages; ++stage) {
        const std::uint64_t lots = derivedSeed(derivedSeed(seed, table), stage);
        auto samples = playGames(kKinds[table], stage == 0 ? nullptr : &learned.weights, lots, games / (kStages + 1));
        blendTargets(samples, stage == 0 ? 1 : kTrace);
        const std::vector<Sample> held = heldOut(samples, derivedSeed(lots, 1));
        if (stage == 1)
            stages.clear(); // plain play is left behind at once
        stages.push_back(std::move(samples));
        const FineWeights weights = fit(recent(stages, kWindow), derivedSeed(lots, 2));
        learned = {rounded(weights), lossOf(weights, held), lossOf({}, held), held.size()};
        tell(kNames[table] + (", stage " + std::to_string(stage)) + ": " + text(learned));
    }
    return learned;
}

std::string textOf(const Weights &weights)
{
    constexpr std::size_t kInLine = 20;
    std::string all = "TABLE(";
    for (std::size_t i = 0; i < weights.size(); ++i) {
        all += std::to_string(weights[i]);
        all += i + 1 == weights.size() ? ")\n" : i % kInLine == kInLine - 1 ? ",\n" : ", ";
    }
    return all;
}

} // namespace

std::string learn(std::uint64_t seed, std::uint64_t games, const Tell &tell)
{
    std::array<Learned, kKinds.size()> all;
    std::mutex telling;
    const auto tellOne = [&](const std::string &line) {
        const std::lock_guard lock(telling);
        tell(line);
    };
    engine::search::forEachTask(2, static_cast<int>(all.size()), [&](int table) {
        const auto number = static_cast<std::size_t>(table);
        all[number] = learnTable(number, seed, games / all.size(), tellOne);
    });
    std::string file = heading("judgement_weights.cpp", "osiris", seed, games) + "// NOLINTBEGIN\n";
    for (std::size_t table = 0; table < all.size(); ++table) {
        file += std::string("// ") + kNames[table] + ": " + text(all[table]) + "\n" + textOf(all[table].weights);
    }
    return file + "// NOLINTEND\n#undef TABLE\n";
}

} // namespace train::osiris
