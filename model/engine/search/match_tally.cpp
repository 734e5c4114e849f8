// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/match_tally.h"

#include <algorithm>

#include "model/engine/search/shares.h"

namespace engine::search {

int setSize(const std::vector<std::string> &players)
{
    std::vector<std::string> moved = players;
    int size = 0;
    do {
        std::rotate(moved.begin(), moved.begin() + 1, moved.end());
        ++size;
    } while (moved != players);
    return size;
}

GameRange gamesOf(const MatchPlan &plan)
{
    const MatchPart part = plan.part.value_or(MatchPart{});
    const int size = setSize(plan.players);
    const std::int64_t sets = plan.games / size;
    const auto firstOf = [&](int number) { return static_cast<int>(sets * (number - 1) / part.of) * size; };
    return {firstOf(part.number), firstOf(part.number + 1)};
}

std::size_t playerOn(const MatchPlan &plan, Seat seat, int game)
{
    return (seat + static_cast<std::size_t>(game % setSize(plan.players))) % plan.players.size();
}

Tally::Tally(const MatchPlan &plan) : m_plan(plan)
{
    for (const std::string &name : plan.players) {
        if (standingOf(name) == m_report.standings.size())
            m_report.standings.push_back({name});
    }
    const auto &players = plan.players;
    m_report.seatPoints.resize(players.size());
    m_report.even = static_cast<double>(std::count(players.begin(), players.end(), players.front()))
                    / static_cast<double>(players.size());
}

void Tally::count(std::span<const MatchGame> set)
{
    std::vector<double> sums(m_report.standings.size());
    for (const MatchGame &game : set) {
        const std::vector<double> points = countGame(game);
        for (std::size_t at = 0; at < sums.size(); ++at)
            sums[at] += points[at];
    }
    for (std::size_t at = 0; at < sums.size(); ++at)
        m_report.standings[at].scores.add(sums[at] / static_cast<double>(set.size()));
    if (m_plan.test && !m_plan.part)
        m_report.verdict = evaluate(m_report.standings.front().scores, m_report.even, *m_plan.test);
}

MatchReport joined(const MatchPlan &plan, std::span<const MatchGame> games)
{
    const auto size = static_cast<std::size_t>(setSize(plan.players));
    Tally tally(plan);
    for (std::size_t at = 0; at + size <= games.size() && tally.report().verdict == Verdict::Open; at += size)
        tally.count(games.subspan(at, size));
    return tally.report();
}

/// Adds the next game; returns the share of each name.
std::vector<double> Tally::countGame(const MatchGame &game)
{
    const std::vector<double> figures = shares(game.result, static_cast<int>(m_plan.players.size()));
    std::vector<double> points(m_report.standings.size());
    for (std::size_t seat = 0; seat < m_plan.players.size(); ++seat) { // what a rival wins is nobody's
        m_report.seatPoints[seat] += figures[seat];
        points[standingOf(m_plan.players[playerOn(m_plan, static_cast<Seat>(seat), m_report.games)])] += figures[seat];
    }
    for (std::size_t number = 0; number < m_plan.players.size(); ++number) {
        std::vector<float> &all = m_report.standings[standingOf(m_plan.players[number])].choices;
        all.insert(all.end(), game.choices[number].begin(), game.choices[number].end());
    }
    for (std::size_t at = 0; at < points.size(); ++at)
        countFor(m_report.standings[at], game.result, points[at]);
    if (game.failed)
        ++m_report.standings[standingOf(m_plan.players[*game.failed])].failures;
    ++m_report.games;
    return points;
}

void Tally::countFor(Standing &standing, const Result &result, double points) const
{
    const auto won = std::count_if(result.winners.begin(), result.winners.end(), [&](Seat seat) {
        return seat < m_plan.players.size() && m_plan.players[playerOn(m_plan, seat, m_report.games)] == standing.name;
    });
    standing.points += points;
    if (won == 0)
        ++standing.losses;
    else if (won == static_cast<std::ptrdiff_t>(result.winners.size()))
        ++standing.wins;
    else
        ++standing.draws;
}

std::size_t Tally::standingOf(const std::string &name) const
{
    const auto &all = m_report.standings;
    return static_cast<std::size_t>(
        std::find_if(all.begin(), all.end(), [&name](const Standing &standing) { return standing.name == name; })
        - all.begin());
}

} // namespace engine::search
