// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/shares/course.h"

#include <exception>
#include <iterator>
#include <mutex>

#include "app/train/parts.h"
#include "app/train/stages.h"
#include "model/engine/search/parallel.h"
#include "model/engine/search/seeds.h"

namespace train::shares {

using engine::search::derivedSeed;

namespace {

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

/// Games of the seed, one after the other.
std::vector<Sample> playGames(const Table &table, const Written *weights, std::uint64_t seed, GameRange range)
{
    std::vector<Sample> samples;
    for (std::uint64_t number = range.first; number < range.end; ++number) {
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

/// The training of one table of a course.
class TableTraining {
public:
    /// Number `number` of the course; what is given must outlive it.
    TableTraining(const Course &course, std::size_t number, const Order &order, const Report &report)
        : m_table(course.tables[number]), m_scale(course.scale), m_number(number), m_order(order), m_report(report),
          m_seed(derivedSeed(order.seed, number)), m_games(order.games / course.tables.size() / kStages),
          m_prior(fine(m_table.prior, m_scale))
    {
    }

    /// What came of it; of a training that is played in parts, of the stages that have been played.
    Learned run()
    {
        Learned learned{m_table.prior};
        for (std::uint64_t stage = 0; stage < kStages; ++stage) {
            const std::uint64_t lots = derivedSeed(m_seed, stage);
            const bool isPlain = stage == 0 && m_table.prior.empty();
            const Written *const weights = isPlain ? nullptr : &learned.weights;
            auto samples = samplesOf<Sample>(m_order.parts, m_number, stage, m_games,
                                             [&](GameRange range) { return playGames(m_table, weights, lots, range); });
            if (!samples)
                break;
            blendTargets(*samples, isPlain ? 1 : kTrace);
            learned = advanced(std::move(*samples), stage, lots);
            m_report(m_table.name + ", stage " + std::to_string(stage) + ": " + text(learned));
        }
        return learned;
    }

private:
    Learned advanced(std::vector<Sample> samples, std::uint64_t stage, std::uint64_t lots)
    {
        const std::vector<Sample> held = heldOut(samples, derivedSeed(lots, 1));
        if (stage == 1 && m_table.prior.empty())
            m_stages.clear(); // plain play is left behind at once
        m_stages.push_back(std::move(samples));
        const FineWeights weights = fit(recent(m_stages, kWindow), m_scale, m_prior, derivedSeed(lots, 2));
        const FineWeights nothing(m_scale.steps.size());
        return {rounded(weights, m_scale), lossOf(weights, m_scale, held), lossOf(nothing, m_scale, held), held.size()};
    }

    const Table &m_table;
    const Scale &m_scale;
    const std::size_t m_number;
    const Order &m_order;
    const Report &m_report;
    const std::uint64_t m_seed;
    const std::uint64_t m_games; ///< of a stage
    const FineWeights m_prior;
    std::vector<std::vector<Sample>> m_stages;
};

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
    std::mutex mutex;
    std::exception_ptr thrown;
    const Report reportOne = [&](const std::string &line) {
        const std::lock_guard lock(mutex);
        report(line);
    };
    engine::search::forEachTask(2, static_cast<int>(all.size()), [&](int number) {
        const auto i = static_cast<std::size_t>(number);
        try {
            all[i] = TableTraining(course, i, order, reportOne).run();
        } catch (...) {
            const std::lock_guard lock(mutex);
            thrown = std::current_exception();
        }
    });
    if (thrown)
        std::rethrow_exception(thrown);
    std::string file = heading(course.user, order) + "// NOLINTBEGIN\n";
    for (std::size_t i = 0; i < all.size(); ++i)
        file += "// " + tables[i].name + ": " + text(all[i]) + "\n" + textOf(all[i].weights);
    return file + "// NOLINTEND\n#undef TABLE\n";
}

} // namespace train::shares
