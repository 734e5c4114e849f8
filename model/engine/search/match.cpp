// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/match.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include "model/engine/search/match_tally.h"
#include "model/engine/search/runner.h"
#include "model/engine/search/same_chance.h"
#include "model/engine/search/seeds.h"

namespace engine::search {

namespace {

using Clock = std::chrono::steady_clock;

/// Thrown to abort a game whose result is no longer needed.
struct Left {};
/// Thrown where a player has thrown.
struct Failed {
    std::size_t player; ///< of the plan
    std::exception_ptr thrown;
};

/// A player with a clock: limits the time of each choice and records how long it took.
class TimedPlayer final : public Player {
public:
    /// Number `number` of the plan. `isLeft` tells that the match ends.
    TimedPlayer(std::unique_ptr<Player> player, std::chrono::milliseconds time, std::size_t number,
                std::function<bool()> isLeft, std::vector<float> &choices)
        : m_player(std::move(player)), m_time(time), m_number(number), m_isLeft(std::move(isLeft)), m_choices(choices)
    {
    }

private:
    Action pick(const Position &view, const CancelToken &) override
    {
        if (m_isLeft())
            throw Left{};
        const bool counts = view.legal().size() > 1;
        const Clock::time_point begin = Clock::now();
        const Action action = chosen(view, begin);
        if (counts)
            m_choices.push_back(std::chrono::duration<float>(Clock::now() - begin).count());
        return action;
    }
    Action chosen(const Position &view, Clock::time_point begin)
    {
        try {
            return m_time.count() > 0 ? inTime(view, begin) : m_player->choose(view);
        } catch (...) {
            throw Failed{m_number, std::current_exception()};
        }
    }
    Action inTime(const Position &view, Clock::time_point begin)
    {
        const CancelToken cancel(begin + m_time);
        return m_player->choose(view, cancel);
    }

    const std::unique_ptr<Player> m_player;
    const std::chrono::milliseconds m_time;
    const std::size_t m_number;
    const std::function<bool()> m_isLeft;
    std::vector<float> &m_choices;
};

/// The state of a match that the workers share.
class Match {
public:
    Match(const MatchPlan &plan, const MakePlayer &makePlayer, const MatchWatch &watch)
        : m_plan(plan), m_makePlayer(makePlayer), m_watch(watch), m_setSize(setSize(plan.players)),
          m_range(gamesOf(plan)), m_next(m_range.first), m_games(static_cast<std::size_t>(m_range.count())),
          m_tally(plan)
    {
    }

    MatchReport play()
    {
        std::vector<std::thread> others;
        for (int worker = 1; worker < std::min(m_plan.threads, m_range.count()); ++worker)
            others.emplace_back([this, worker] { work(worker); });
        work(0);
        for (std::thread &other : others)
            other.join();
        return m_tally.report();
    }

private:
    void work(int worker)
    {
        for (int number = m_next++; number < m_range.end && !isLeft(); number = m_next++) {
            try {
                MatchGame game = playOne(worker, number);
                if (m_watch.record)
                    m_watch.record(number, game);
                if (game.failed && !m_plan.recovers)
                    std::rethrow_exception(game.thrown);
                const std::lock_guard lock(m_mutex);
                m_games[number - m_range.first] = std::move(game);
                countSets();
            } catch (const Left &) {
                return;
            } catch (...) {
                const std::lock_guard lock(m_mutex);
                if (!m_isLeft.exchange(true))
                    m_tally.end(std::current_exception());
            }
        }
    }
    bool isLeft() const { return m_isLeft || (m_watch.stop && m_watch.stop->isCancelled()); }

    MatchGame playOne(int worker, int number)
    {
        MatchGame game{{}, {}, std::vector<std::vector<float>>(m_plan.players.size())};
        // Not one of the seeds of the players, which are derived from the seed of the match.
        SameChance chance(derivedSeed(~m_plan.seed, static_cast<std::uint64_t>(number / m_setSize)));
        PlayedGame played{{}, m_plan.game.start(m_plan.setup)};
        try {
            playOn(played, seated(worker, number, game), std::ref(chance), kMostRandomActions);
        } catch (const Failed &failed) {
            game.failed = failed.player;
            game.thrown = failed.thrown;
        }
        game.result = played.end.isOver() ? *played.end.result() : earlyEnd(played.end, number, game.failed);
        game.actions = std::move(played.actions);
        return game;
    }

    /// All win but the one who has failed.
    Result earlyEnd(const Position &end, int number, std::optional<std::size_t> failed) const
    {
        Result result{{}, failed ? "resigned" : "agreed", end.scores()};
        for (Seat figure = 0; figure < m_plan.game.figures(end.seatCount()); ++figure) {
            if (!failed || figure >= m_plan.players.size() || playerOn(m_plan, figure, number) != *failed)
                result.winners.push_back(figure);
        }
        return result;
    }

    std::vector<std::unique_ptr<Player>> seated(int worker, int number, MatchGame &game)
    {
        const std::uint64_t seed = derivedSeed(m_plan.seed, static_cast<std::uint64_t>(number));
        std::vector<std::unique_ptr<Player>> players;
        for (std::size_t seat = 0; seat < m_plan.players.size(); ++seat) {
            const std::size_t player = playerOn(m_plan, static_cast<Seat>(seat), number);
            players.push_back(std::make_unique<TimedPlayer>(
                made(worker, player, derivedSeed(seed, player)), m_plan.time, player, [this] { return isLeft(); },
                game.choices[player]));
        }
        return players;
    }

    std::unique_ptr<Player> made(int worker, std::size_t player, std::uint64_t seed)
    {
        try {
            return m_makePlayer(worker, static_cast<int>(player), seed);
        } catch (...) {
            throw Failed{player, std::current_exception()};
        }
    }

    /// Counts the completed sets in their order, so that the report does not depend on which thread was faster.
    /// Requires the lock.
    void countSets()
    {
        while (!m_isLeft && m_tally.report().games + m_setSize <= m_range.count()) {
            const auto first = m_games.begin() + m_tally.report().games;
            if (!std::all_of(first, first + m_setSize, [](const auto &game) { return game.has_value(); }))
                return;
            std::vector<MatchGame> set;
            set.reserve(static_cast<std::size_t>(m_setSize));
            for (int in = 0; in < m_setSize; ++in)
                set.push_back(*std::exchange(*(first + in), std::nullopt));
            m_tally.count(set);
            if (m_watch.progress)
                m_watch.progress(m_tally.report());
            if (m_tally.report().verdict != Verdict::Open)
                m_isLeft = true;
        }
    }

    const MatchPlan &m_plan;
    const MakePlayer &m_makePlayer;
    const MatchWatch &m_watch;
    const int m_setSize;
    const GameRange m_range;
    std::atomic<int> m_next;
    std::atomic<bool> m_isLeft = false; ///< the match ends, running games are aborted
    std::mutex m_mutex;                 ///< of what follows
    std::vector<std::optional<MatchGame>> m_games;
    Tally m_tally;
};

} // namespace

MatchReport playMatch(const MatchPlan &plan, const MakePlayer &makePlayer, const MatchWatch &watch)
{
    assert(plan.games > 0 && plan.games % setSize(plan.players) == 0);
    assert(!plan.part || (plan.part->number >= 1 && plan.part->number <= plan.part->of && gamesOf(plan).count() > 0));
    assert(plan.players.size() == static_cast<std::size_t>(plan.setup.seats));
    return Match(plan, makePlayer, watch).play();
}

} // namespace engine::search
