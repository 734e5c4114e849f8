// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/match.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <set>
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

constexpr std::chrono::milliseconds kGlance{50}; ///< so often it is seen whether a match is stopped

/// Cuts the choices short that are made against a clock when the match is stopped: their tokens know the time only.
class Stopper {
public:
    explicit Stopper(const CancelToken &stop) : m_stop(stop), m_thread([this] { watch(); }) {}
    ~Stopper()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_ending = true;
        }
        m_wake.notify_one();
        m_thread.join();
    }
    Stopper(const Stopper &) = delete;
    Stopper &operator=(const Stopper &) = delete;

    void add(CancelToken &choice)
    {
        const std::lock_guard lock(m_mutex);
        m_choices.insert(&choice);
    }
    void remove(CancelToken &choice)
    {
        const std::lock_guard lock(m_mutex);
        m_choices.erase(&choice);
    }

private:
    void watch()
    {
        std::unique_lock lock(m_mutex);
        while (!m_wake.wait_for(lock, kGlance, [this] { return m_ending; })) {
            for (CancelToken *choice : m_choices) {
                if (m_stop.isCancelled())
                    choice->cancel();
            }
        }
    }

    const CancelToken &m_stop;
    std::mutex m_mutex; ///< of what follows
    std::condition_variable m_wake;
    std::set<CancelToken *> m_choices;
    bool m_ending = false;
    std::thread m_thread; ///< after all that it uses
};

/// The time of a choice.
class ChoiceClock {
public:
    /// `stopper`: null where nobody stops the match.
    ChoiceClock(Clock::time_point end, Stopper *stopper) : m_token(end), m_stopper(stopper)
    {
        if (m_stopper)
            m_stopper->add(m_token);
    }
    ~ChoiceClock()
    {
        if (m_stopper)
            m_stopper->remove(m_token);
    }
    ChoiceClock(const ChoiceClock &) = delete;
    ChoiceClock &operator=(const ChoiceClock &) = delete;

    const CancelToken &token() const { return m_token; }

private:
    CancelToken m_token;
    Stopper *const m_stopper;
};

/// How players hear that a match ends.
struct End {
    std::function<bool()> isLeft;
    const CancelToken &stop;
    Stopper *stopper; ///< where choices have a time; null: nobody stops the match
};

/// A player with a clock: limits the time of each choice and records how long it took.
class TimedPlayer final : public Player {
public:
    /// Number `number` of the plan.
    TimedPlayer(std::unique_ptr<Player> player, std::chrono::milliseconds time, std::size_t number, End end,
                std::vector<float> &choices)
        : m_player(std::move(player)), m_time(time), m_number(number), m_end(std::move(end)), m_choices(choices)
    {
    }

private:
    Action pick(const Position &view, const CancelToken &) override
    {
        if (m_end.isLeft())
            throw Left{};
        const bool counts = view.legal().size() > 1;
        const Clock::time_point begin = Clock::now();
        const Action action = chosen(view, begin);
        if (m_end.stop.isCancelled()) // it may have been cut short
            throw Left{};
        if (counts)
            m_choices.push_back(std::chrono::duration<float>(Clock::now() - begin).count());
        return action;
    }
    Action chosen(const Position &view, Clock::time_point begin)
    {
        try {
            return m_time.count() > 0 ? inTime(view, begin) : m_player->choose(view, m_end.stop);
        } catch (...) {
            if (m_end.stop.isCancelled())
                throw Left{};
            throw Failed{m_number, std::current_exception()};
        }
    }
    Action inTime(const Position &view, Clock::time_point begin)
    {
        const ChoiceClock clock(begin + m_time, m_end.stopper);
        return m_player->choose(view, clock.token());
    }

    const std::unique_ptr<Player> m_player;
    const std::chrono::milliseconds m_time;
    const std::size_t m_number;
    const End m_end;
    std::vector<float> &m_choices;
};

/// The state of a match that the workers share.
class Match {
public:
    Match(const MatchPlan &plan, const MakePlayer &makePlayer, const MatchWatch &watch)
        : m_plan(plan), m_makePlayer(makePlayer), m_watch(watch), m_setSize(setSize(plan.players)),
          m_range(gamesOf(plan)), m_stop(watch.stop ? *watch.stop : m_never), m_next(m_range.first),
          m_games(static_cast<std::size_t>(m_range.count())), m_tally(plan)
    {
        if (watch.stop && plan.time.count() > 0)
            m_stopper.emplace(m_stop);
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
    bool isLeft() const { return m_isLeft || m_stop.isCancelled(); }

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
                made(worker, player, derivedSeed(seed, player)), m_plan.time, player,
                End{[this] { return isLeft(); }, m_stop, m_stopper ? &*m_stopper : nullptr}, game.choices[player]));
        }
        return players;
    }

    std::unique_ptr<Player> made(int worker, std::size_t player, std::uint64_t seed)
    {
        try {
            return m_makePlayer(worker, static_cast<int>(player), seed);
        } catch (...) {
            if (m_stop.isCancelled())
                throw Left{};
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
    const CancelToken m_never;
    const CancelToken &m_stop;
    std::optional<Stopper> m_stopper; ///< where choices have a time and somebody may stop the match
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
