// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/shares/course.h"

#include <iterator>
#include <mutex>

#include "app/train/stages.h"
#include "model/engine/search/parallel.h"
#include "model/engine/search/seeds.h"

namespace train::shares {

using engine::search::derivedSeed;

namespace {

constexpr std::uint64_t kStages = 6;   ///< after the first, of plain games
constexpr std::size_t kWindow = 3;     ///< stages that are learned from at once, for play gets better all the time
constexpr double kTrace = 0.9;         ///< see blendTargets
constexpr std::uint32_t kHeldOut = 10; ///< one game of so many of each stage is not learned from

/// What came of a table's training.
struct Learned {
    Written weights;
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

/// So many games of the seed, one after the other.
std::vector<Sample> playGames(const Table &table, const Written *weights, std::uint64_t seed, std::uint64_t games)
{
    std::vector<Sample> samples;
    for (std::uint64_t number = 0; number < games; ++number) {
        const std::size_t begin = samples.size();
        const int seats = number % 2 == 0 ? table.fewest : table.most;
        const auto result = table.play({number, seats, weights, engine::Random(derivedSeed(seed, number))}, samples);
        if (!result)
            samples.erase(samples.begin() + static_cast<long>(begin), samples.end());
        for (std::size_t i = begin; i < samples.size(); ++i)
            samples[i].result = *result;
    }
    return samples;
}

Learned learnTable(const Table &table, const Scale &scale, std::uint64_t seed, std::uint64_t games,
                   const Report &report)
{
    const FineWeights nothing(scale.steps.size());
    const FineWeights prior = fine(table.prior, scale);
    const bool isPlain = table.prior.empty();
    std::vector<std::vector<Sample>> stages;
    Learned learned{table.prior};
    for (std::uint64_t stage = 0; stage <= kStages; ++stage) {
        const std::uint64_t lots = derivedSeed(seed, stage);
        auto samples =
            playGames(table, stage == 0 && isPlain ? nullptr : &learned.weights, lots, games / (kStages + 1));
        blendTargets(samples, stage == 0 && isPlain ? 1 : kTrace);
        const std::vector<Sample> held = heldOut(samples, derivedSeed(lots, 1));
        if (stage == 1 && isPlain)
            stages.clear(); // plain play is left behind at once
        stages.push_back(std::move(samples));
        const FineWeights weights = fit(recent(stages, kWindow), scale, prior, derivedSeed(lots, 2));
        learned = {rounded(weights, scale), lossOf(weights, scale, held), lossOf(nothing, scale, held), held.size()};
        report(table.name + ", stage " + std::to_string(stage) + ": " + text(learned));
    }
    return learned;
}

std::string textOf(const Written &weights)
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

std::string learn(const Course &course, const Order &order, const Report &report)
{
    const std::vector<Table> &tables = course.tables;
    std::vector<Learned> all(tables.size());
    std::mutex reporting;
    const auto reportOne = [&](const std::string &line) {
        const std::lock_guard lock(reporting);
        report(line);
    };
    engine::search::forEachTask(2, static_cast<int>(all.size()), [&](int number) {
        const auto i = static_cast<std::size_t>(number);
        all[i] = learnTable(tables[i], course.scale, derivedSeed(order.seed, i), order.games / all.size(), reportOne);
    });
    std::string file = heading(course.user, order) + "// NOLINTBEGIN\n";
    for (std::size_t i = 0; i < all.size(); ++i)
        file += "// " + tables[i].name + ": " + text(all[i]) + "\n" + textOf(all[i].weights);
    return file + "// NOLINTEND\n#undef TABLE\n";
}

} // namespace train::shares
