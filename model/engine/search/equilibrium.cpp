// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/equilibrium.h"

#include <algorithm>

namespace engine::search {

namespace {

/// One player's side of the solution.
struct Learner {
    explicit Learner(int actions, const std::vector<HiddenType> &hiddenTypes)
        : types(hiddenTypes), play(static_cast<std::size_t>(actions)), regret(play), total(play), values(play)
    {
        for (const HiddenType &type : types)
            std::fill(play.begin() + type.begin, play.begin() + type.end,
                      1.0F / static_cast<float>(type.end - type.begin));
    }

    /// Updates the regrets by the last values (`sign` times the gain of this player), then the strategy.
    void learn(float sign)
    {
        for (const HiddenType &type : types) {
            float mean = 0;
            for (int i = type.begin; i < type.end; ++i)
                mean += play[at(i)] * values[at(i)];
            float sum = 0;
            for (int i = type.begin; i < type.end; ++i) {
                regret[at(i)] = std::max(0.0F, regret[at(i)] + sign * (values[at(i)] - mean));
                sum += regret[at(i)];
            }
            const float even = 1.0F / static_cast<float>(type.end - type.begin);
            for (int i = type.begin; i < type.end; ++i)
                play[at(i)] = sum > 0 ? regret[at(i)] / sum : even;
        }
    }

    void remember(float weight)
    {
        for (std::size_t i = 0; i < play.size(); ++i)
            total[i] += weight * play[i];
    }

    std::vector<double> average() const
    {
        std::vector<double> mean(play.size());
        for (const HiddenType &type : types) {
            double sum = 0;
            for (int i = type.begin; i < type.end; ++i)
                sum += total[at(i)];
            for (int i = type.begin; i < type.end; ++i)
                mean[at(i)] = sum > 0 ? total[at(i)] / sum : play[at(i)];
        }
        return mean;
    }

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    const std::vector<HiddenType> &types;
    std::vector<float> play;
    std::vector<float> regret;
    std::vector<float> total;
    std::vector<float> values;
};

std::vector<float> transposed(const BayesianGame &game)
{
    std::vector<float> other(game.payoff.size());
    const auto rows = static_cast<std::size_t>(game.rows);
    const auto columns = static_cast<std::size_t>(game.columns);
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < columns; ++column)
            other[column * rows + row] = game.payoff[row * columns + column];
    }
    return other;
}

/// values[j] = sum over the opponent's actions i of reach[i] * payoff[i][j]. Most actions are never played.
template <class Real>
void meet(const std::vector<float> &payoff, const std::vector<HiddenType> &types, const std::vector<Real> &play,
          std::vector<Real> &values)
{
    std::fill(values.begin(), values.end(), Real{});
    const std::size_t width = values.size();
    Real *sums = values.data();
    for (const HiddenType &type : types) {
        for (int i = type.begin; i < type.end; ++i) {
            const Real reach = static_cast<Real>(type.weight) * play[i];
            if (reach == 0)
                continue;
            const float *line = payoff.data() + static_cast<std::size_t>(i) * width;
            for (std::size_t j = 0; j < width; ++j)
                sums[j] += reach * static_cast<Real>(line[j]);
        }
    }
}

double valueOf(const std::vector<HiddenType> &types, std::span<const double> play, const std::vector<double> &values)
{
    double sum = 0;
    for (const HiddenType &type : types) {
        for (int i = type.begin; i < type.end; ++i)
            sum += type.weight * play[i] * values[i];
    }
    return sum;
}

/// The expected value of the best action of each type, for the player whose gain is `sign` times the values.
double bestReply(const std::vector<HiddenType> &types, const std::vector<double> &values, double sign)
{
    double sum = 0;
    for (const HiddenType &type : types) {
        double best = sign * values[type.begin];
        for (int i = type.begin + 1; i < type.end; ++i)
            best = std::max(best, sign * values[i]);
        sum += type.weight * best;
    }
    return sum;
}

std::vector<double> rowValues(const BayesianGame &game, const std::vector<float> &other, std::span<const double> play)
{
    std::vector<double> values(static_cast<std::size_t>(game.rows));
    meet(other, game.columnTypes, std::vector<double>(play.begin(), play.end()), values);
    return values;
}

std::vector<double> columnValues(const BayesianGame &game, std::span<const double> play)
{
    std::vector<double> values(static_cast<std::size_t>(game.columns));
    meet(game.payoff, game.rowTypes, std::vector<double>(play.begin(), play.end()), values);
    return values;
}

} // namespace

Equilibrium solve(const BayesianGame &game, int iterations, const CancelToken &cancel)
{
    const std::vector<float> other = transposed(game);
    Learner row(game.rows, game.rowTypes);
    Learner column(game.columns, game.columnTypes);
    for (int i = 1; i <= iterations; ++i) {
        if (i % 16 == 0 && cancel.isCancelled())
            break;
        meet(other, game.columnTypes, column.play, row.values);
        row.learn(1);
        meet(game.payoff, game.rowTypes, row.play, column.values);
        column.learn(-1);
        row.remember(static_cast<float>(i));
        column.remember(static_cast<float>(i));
    }
    Equilibrium solution{row.average(), column.average(), {}, {}, 0};
    solution.rowValues = rowValues(game, other, solution.columnPlay);
    solution.columnValues = columnValues(game, solution.rowPlay);
    solution.value = valueOf(game.rowTypes, solution.rowPlay, solution.rowValues);
    return solution;
}

double nashConv(const BayesianGame &game, std::span<const double> rowPlay, std::span<const double> columnPlay)
{
    const double row = bestReply(game.rowTypes, rowValues(game, transposed(game), columnPlay), 1);
    const double column = bestReply(game.columnTypes, columnValues(game, rowPlay), -1);
    return row + column;
}

} // namespace engine::search
