// SPDX-License-Identifier: GPL-3.0-or-later
// The standard workloads. Figures of different machines or days are not comparable; the ratio to the yardstick,
// measured in the same run, is.
#include <algorithm>
#include <chrono>
#include <string>

#include "app/cli/bench_search.h"
#include "app/cli/command.h"
#include "app/cli/inputs.h"

namespace cli {

namespace {

using record::Json;
using Clock = std::chrono::steady_clock;

constexpr int kDeepest = 12;

/// How much is measured: so many random games, and the rest in proportion.
struct Workload {
    int games;

    static constexpr int kGames = 20'000; ///< unless `--games` is given

    int share(int ofAll) const
    {
        return static_cast<int>(std::max<std::int64_t>(1, std::int64_t{ofAll} * games / kGames));
    }
    int warmUp() const { return share(2'000); }
    int signatureGames() const { return share(10'000); }
    std::uint64_t fewestLeaves() const { return static_cast<std::uint64_t>(share(1'000'000)); }
    std::size_t choices() const { return static_cast<std::size_t>(share(20)); }
};

struct Figures {
    double gamesPerSecond = 0;
    double actionsPerSecond = 0;
    double yardstickPerSecond = 0; ///< draws of a random number with a copy of a position each
    double leavesPerSecond = 0;    ///< 0 where a chance has too many outcomes to be listed
    std::size_t positionSize = 0;  ///< bytes
    std::uint64_t signature = 0;
    SearchSpeed search;
};

template <class Work>
double seconds(Work work)
{
    const Clock::time_point begin = Clock::now();
    work();
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// The position in the middle of a seeded random game.
engine::Position middlePosition(const engine::Game &game)
{
    engine::Random random(1);
    std::vector<engine::Position> positions{game.start({game.mostSeats(), {}})};
    while (!positions.back().isOver()) {
        const engine::Position &last = positions.back();
        if (last.toAct() == engine::seatBit(engine::kChance)) {
            positions.push_back(last.after(last.sample(random)));
        } else {
            const std::vector<engine::Action> actions = last.legal();
            positions.push_back(last.after(actions[random.below(static_cast<std::uint32_t>(actions.size()))]));
        }
    }
    return positions[positions.size() / 2];
}

double leavesPerSecond(const engine::Game &game, std::uint64_t fewestLeaves)
{
    const engine::Position position = middlePosition(game);
    if (position.outcomeCount() > engine::kMostListedOutcomes)
        return 0;
    for (int depth = 1; depth <= kDeepest; ++depth) {
        std::uint64_t leaves = 0;
        const double time = seconds([&] { leaves = position.perft(depth); });
        if (leaves >= fewestLeaves || depth == kDeepest)
            return static_cast<double>(leaves) / time;
    }
    return 0;
}

Figures measure(const engine::Game &game, const Workload &workload)
{
    Figures figures;
    std::uint64_t actions = 0;
    engine::Random random(1);
    game.playRandomly(workload.warmUp(), random); // warms caches up
    const double playing = seconds([&] { actions = game.playRandomly(workload.games, random); });
    const double yardstick = seconds([&] { game.drawAndCopy(actions, random); });
    figures.gamesPerSecond = workload.games / playing;
    figures.actionsPerSecond = static_cast<double>(actions) / playing;
    figures.yardstickPerSecond = static_cast<double>(actions) / yardstick;
    figures.leavesPerSecond = leavesPerSecond(game, workload.fewestLeaves());
    figures.positionSize = game.positionSize();
    figures.signature = game.signature(workload.signatureGames());
    figures.search = measureSearch(game, workload.choices());
    return figures;
}

Json whole(double figure) { return Json(static_cast<qint64>(figure)); }

/// How many yardstick steps one action costs.
Json ratio(const Figures &figures)
{
    return Json::Number{QByteArray::number(figures.yardstickPerSecond / figures.actionsPerSecond, 'f', 2)};
}

Json milliseconds(double figure) { return Json::Number{QByteArray::number(figure, 'f', 2)}; }

void addSearch(Json::Members &members, const SearchSpeed &speed)
{
    members.emplace_back(QStringLiteral("search_nodes_per_second"), whole(speed.nodesPerSecond));
    members.emplace_back(QStringLiteral("search_nodes_per_second_2_threads"), whole(speed.nodesPerSecondOfTwo));
    for (const LevelSpeed &level : speed.levels) {
        const QString id = QString::fromStdString(level.level);
        members.emplace_back(id + QStringLiteral("_ms_p50"), milliseconds(level.median));
        members.emplace_back(id + QStringLiteral("_ms_p99"), milliseconds(level.nearly));
    }
}

Json::Members members(const engine::Game &game, const Figures &figures)
{
    const QByteArray signature =
        QByteArray::number(static_cast<qulonglong>(figures.signature), 16).rightJustified(16, '0');
    Json::Members all{{QStringLiteral("game"), Json::text(game.id())},
                      {QStringLiteral("games_per_second"), whole(figures.gamesPerSecond)},
                      {QStringLiteral("actions_per_second"), whole(figures.actionsPerSecond)},
                      {QStringLiteral("yardstick_per_second"), whole(figures.yardstickPerSecond)},
                      {QStringLiteral("yardsticks_per_action"), ratio(figures)},
                      {QStringLiteral("perft_leaves_per_second"), whole(figures.leavesPerSecond)},
                      {QStringLiteral("position_bytes"), Json(static_cast<qint64>(figures.positionSize))},
                      {QStringLiteral("signature"), Json(QString::fromLatin1(signature))}};
    addSearch(all, figures.search);
    return all;
}

} // namespace

Answer measureSpeed(const Arguments &arguments)
{
    const std::optional<QString> games = arguments.value(QStringLiteral("games"));
    const Workload workload{games ? readGames(*games) : Workload::kGames};
    Json::List list;
    QByteArray lines;
    for (const engine::Game *game : engine::games()) {
        const Json::Members figures = members(*game, measure(*game, workload));
        for (const auto &[name, value] : figures)
            lines += name.toUtf8() + ' ' + (value.asText() ? value.asText()->toUtf8() : value.compact()) + '\n';
        list.emplace_back(figures);
    }
    return {arguments.has(QStringLiteral("json")) ? Json(std::move(list)).compact() + '\n' : lines};
}

} // namespace cli
