// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <numeric>
#include <set>
#include <stdexcept>

#include "model/engine/search/match.h"
#include "model/engine/search/match_tally.h"
#include "model/engine/search/same_chance.h"
#include "model/engine/search/seeds.h"
#include "seats.h"
#include "tests/test_class.h"

namespace tests::tst_match {

using namespace engine;
using search::MatchPlan;
using search::MatchReport;

namespace {

MatchPlan planOf(const Game &game, std::vector<std::string> players, int games, int threads = 1)
{
    const Setup setup{static_cast<int>(players.size()), {}};
    return {game, setup, std::move(players), games, 7, threads, std::nullopt, {}};
}

search::MakePlayer makerOf(const MatchPlan &plan)
{
    return [&plan](int, int number, std::uint64_t seed) {
        return search::makePlayer(plan.game, plan.players[number], seed, {20});
    };
}

MatchReport played(const MatchPlan &plan) { return search::playMatch(plan, makerOf(plan)); }

/// The games of a part, as they are played alone.
std::vector<search::MatchGame> gamesOfPart(MatchPlan plan, search::MatchPart part)
{
    plan.part = part;
    const search::GameRange range = gamesOf(plan);
    std::vector<search::MatchGame> games(static_cast<std::size_t>(range.count()));
    const auto keep = [&](int number, const search::MatchGame &game) { games[number - range.first] = game; };
    const MatchReport report = search::playMatch(plan, makerOf(plan), {{}, keep});
    return report.games == range.count() ? games : std::vector<search::MatchGame>{};
}

/// A maker whose player number 1 throws at its first choice, from game number `first` on.
search::MakePlayer breakingMakerOf(const MatchPlan &plan, int first)
{
    class Broken final : public search::Player {
        Action pick(const Position &, const CancelToken &) override { throw std::runtime_error("broken"); }
    };
    std::set<std::uint64_t> before;
    for (int game = 0; game < first; ++game)
        before.insert(search::derivedSeed(search::derivedSeed(plan.seed, static_cast<std::uint64_t>(game)), 1));
    return [&plan, before](int, int number, std::uint64_t seed) -> std::unique_ptr<search::Player> {
        if (number == 1 && before.count(seed) == 0)
            return std::make_unique<Broken>();
        return search::makePlayer(plan.game, "random", seed);
    };
}

bool isSame(const MatchReport &a, const MatchReport &b)
{
    const auto isSameStanding = [](const search::Standing &x, const search::Standing &y) {
        return x.name == y.name && x.wins == y.wins && x.draws == y.draws && x.losses == y.losses
               && x.points == y.points && x.choices.size() == y.choices.size();
    };
    return a.games == b.games && a.seatPoints == b.seatPoints
           && a.standings.front().scores.sum() == b.standings.front().scores.sum()
           && a.standings.front().scores.squares() == b.standings.front().scores.squares() && a.verdict == b.verdict
           && std::equal(a.standings.begin(), a.standings.end(), b.standings.begin(), b.standings.end(),
                         isSameStanding);
}

/// The chance of one random game by kinds, in the words of each event.
std::map<std::string, std::vector<std::string>> dealsOf(const Game &game, std::uint64_t chanceSeed, std::uint64_t seed)
{
    std::map<std::string, std::vector<std::string>> deals;
    search::SameChance chance(chanceSeed);
    Random random(seed);
    Position position = game.start({game.seatings().front().size() == 2 ? 2 : game.mostSeats(), {}});
    while (!position.isOver()) {
        if (position.toAct() == seatBit(kChance)) {
            const Action action = chance(position);
            if (position.illegalReason(action))
                return {};
            const std::string text = position.actionText(action);
            const std::size_t space = text.rfind(' ');
            deals[text.substr(0, space)].push_back(text.substr(space + 1));
            position = position.after(action);
        } else {
            const std::vector<Action> legal = position.legal();
            position = position.after(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
    return deals;
}

} // namespace

class TestMatch : public QObject {
    Q_OBJECT

private slots:
    void setsOfGames();
    void everybodySitsEverywhere();
    void figuresAddUp();
    void whatARivalWinsIsNobodys();
    void threadsChangeNothing();
    void severalSeats();
    void sameNamesCountTogether();
    void chanceIsTheSame();
    void testEndsTheMatch();
    void partsAreTheWhole();
    void aPartIsPlayedToItsEnd();
    void whatAPlayerThrowsEndsIt();
    void aFailedGameIsLostForOne();
    void whereNobodyElsePlaysTheRivalWins();
    void isStopped();
    void timeIsGiven();
};

void TestMatch::setsOfGames()
{
    QCOMPARE(search::setSize({"a", "b"}), 2);
    QCOMPARE(search::setSize({"a", "a"}), 1);
    QCOMPARE(search::setSize({"a", "b", "b", "b"}), 4);
    QCOMPARE(search::setSize({"a", "b", "a", "b"}), 2);
    QCOMPARE(search::setSize({"a", "b", "c"}), 3);
}

void TestMatch::everybodySitsEverywhere()
{
    // A player that is told by the views which seat it has.
    class Note final : public search::Player {
    public:
        Note(std::multiset<std::pair<int, Seat>> &seats, int number, std::uint64_t seed)
            : m_seats(seats), m_number(number), m_random(seed)
        {
        }

    private:
        Action pick(const Position &view, const CancelToken &) override
        {
            if (!m_isNoted)
                m_seats.insert({m_number, view.viewer()});
            m_isNoted = true;
            const std::vector<Action> legal = view.legal();
            return legal[m_random.below(static_cast<std::uint32_t>(legal.size()))];
        }

        std::multiset<std::pair<int, Seat>> &m_seats;
        const int m_number;
        Random m_random;
        bool m_isNoted = false;
    };
    for (const Game *game : games()) {
        std::vector<std::string> names;
        for (int seat = 0; seat < game->mostSeats(); ++seat)
            names.push_back("player " + std::to_string(seat));
        const MatchPlan plan = planOf(*game, names, 2 * game->mostSeats());
        std::multiset<std::pair<int, Seat>> seats;
        search::playMatch(plan, [&seats](int, int number, std::uint64_t seed) {
            return std::make_unique<Note>(seats, number, seed);
        });
        for (int number = 0; number < game->mostSeats(); ++number) {
            for (int seat = 0; seat < game->mostSeats(); ++seat)
                QCOMPARE(seats.count({number, static_cast<Seat>(seat)}), std::size_t{2});
        }
    }
}

void TestMatch::figuresAddUp()
{
    for (const Game *game : games()) {
        const int seats = fewestAgainstEachOther(*game);
        std::vector<std::string> names(static_cast<std::size_t>(seats), "random");
        names.front() = "greedy";
        const MatchReport report = played(planOf(*game, names, 20 * seats));
        QCOMPARE(report.games, 20 * seats);
        QCOMPARE(report.standings.front().scores.count(), std::int64_t{20});
        double points = 0;
        for (const search::Standing &standing : report.standings) {
            QCOMPARE(standing.wins + standing.draws + standing.losses, report.games);
            QVERIFY(!standing.choices.empty());
            points += standing.points;
        }
        QVERIFY(std::abs(points - report.games) < 1e-6);
        QVERIFY(std::abs(std::accumulate(report.seatPoints.begin(), report.seatPoints.end(), 0.0) - report.games)
                < 1e-6);
        QVERIFY(std::abs(report.standings.front().scores.mean() * report.games - report.standings.front().points)
                < 1e-6);
        QVERIFY(report.standings.front().scores.mean() > 0.6);
    }
}

void TestMatch::whatARivalWinsIsNobodys()
{
    int lost = 0;
    for (const Game *game : games()) {
        const std::optional<Rival> rival = game->rival();
        if (!rival)
            continue;
        const std::vector<std::string> names(static_cast<std::size_t>(rival->players), "random");
        const MatchReport report = played(planOf(*game, names, 10));
        const search::Standing &standing = report.standings.front();
        QCOMPARE(standing.wins + standing.draws + standing.losses, report.games);
        const double points = std::accumulate(report.seatPoints.begin(), report.seatPoints.end(), 0.0);
        QVERIFY(std::abs(points - standing.points) < 1e-6);
        QVERIFY(points >= standing.wins && points <= standing.wins + standing.draws);
        lost += standing.losses;
    }
    QVERIFY(lost > 0);
}

void TestMatch::threadsChangeNothing()
{
    for (const Game *game : games()) {
        const std::string weak = game->levels().front().id;
        const MatchReport one = played(planOf(*game, {weak, "greedy"}, 16, 1));
        QVERIFY(isSame(one, played(planOf(*game, {weak, "greedy"}, 16, 1))));
        QVERIFY(isSame(one, played(planOf(*game, {weak, "greedy"}, 16, 3))));
        MatchPlan other = planOf(*game, {weak, "greedy"}, 16, 1);
        other.seed = 8;
        QVERIFY(!isSame(one, played(other)));
    }
}

void TestMatch::severalSeats()
{
    for (const Game *game : games()) {
        if (game->mostSeats() < 4)
            continue;
        const MatchReport report = played(planOf(*game, {"greedy", "random", "random", "random"}, 40, 2));
        QCOMPARE(report.even, 0.25);
        QVERIFY(report.standings.front().scores.mean() > 0.4);
        const MatchReport two = played(planOf(*game, {"greedy", "random", "greedy", "random"}, 20));
        QCOMPARE(two.even, 0.5);
        QCOMPARE(two.standings.front().scores.count(), std::int64_t{10});
    }
}

void TestMatch::sameNamesCountTogether()
{
    const MatchReport report = played(planOf(*games().front(), {"random", "random"}, 9));
    QCOMPARE(report.standings.size(), std::size_t{1});
    QCOMPARE(report.standings.front().points, 9.0);
    QCOMPARE(report.standings.front().wins, 9);
}

void TestMatch::chanceIsTheSame()
{
    // Whatever is chosen, the events of a kind begin alike, and most of them go on so.
    for (const Game *game : games()) {
        int same = 0;
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const auto one = dealsOf(*game, seed, 1);
            const auto two = dealsOf(*game, seed, 2);
            QVERIFY(!one.empty() && !two.empty());
            QCOMPARE(one.begin()->second.front(), two.begin()->second.front());
            QVERIFY(one != dealsOf(*game, seed + 1'000, 1));
            for (const auto &[kind, events] : one) {
                const auto found = two.find(kind);
                const std::size_t common = found == two.end() ? 0 : std::min(events.size(), found->second.size());
                for (std::size_t at = 0; at < std::min(common, std::size_t{4}); ++at) {
                    same += events[at] == found->second[at] ? 1 : 0;
                    ++compared;
                }
            }
        }
        QVERIFY2(same > compared / 2, std::to_string(same).c_str());
    }
}

void TestMatch::testEndsTheMatch()
{
    const Game &game = *games().front();
    MatchPlan plan = planOf(game, {"greedy", "random"}, 1'000, 1);
    plan.test = search::Hypotheses{0, 50};
    const MatchReport one = played(plan);
    QVERIFY(one.verdict == search::Verdict::Upper);
    QVERIFY(one.games >= 2 * search::kFewestSets && one.games < 200);
    plan.threads = 3;
    QVERIFY(isSame(one, played(plan)));
    plan.players = {"random", "greedy"};
    QVERIFY(played(plan).verdict == search::Verdict::Lower);
}

void TestMatch::partsAreTheWhole()
{
    for (const Game *game : games()) {
        const int seats = fewestAgainstEachOther(*game);
        std::vector<std::string> names(static_cast<std::size_t>(seats), "random");
        names.front() = "greedy";
        const MatchPlan plan = planOf(*game, names, 10 * seats);
        for (const int of : {1, 3, 10}) {
            std::vector<search::MatchGame> all;
            for (int number = 1; number <= of; ++number) {
                const auto some = gamesOfPart(plan, {number, of});
                all.insert(all.end(), some.begin(), some.end());
            }
            QCOMPARE(all.size(), static_cast<std::size_t>(plan.games));
            QVERIFY(isSame(search::joined(plan, all), played(plan)));
        }
    }
}

void TestMatch::aPartIsPlayedToItsEnd()
{
    MatchPlan plan = planOf(*games().front(), {"greedy", "random"}, 400, 3);
    plan.test = search::Hypotheses{0, 50};
    std::vector<search::MatchGame> all;
    for (const int number : {1, 2}) {
        const auto some = gamesOfPart(plan, {number, 2});
        QCOMPARE(some.size(), std::size_t{200});
        all.insert(all.end(), some.begin(), some.end());
    }
    const MatchReport report = search::joined(plan, all);
    QVERIFY(report.verdict == search::Verdict::Upper);
    QVERIFY(report.games < 200);
    QVERIFY(isSame(report, played(plan)));
}

void TestMatch::whatAPlayerThrowsEndsIt()
{
    for (const int threads : {1, 3}) {
        const MatchPlan plan = planOf(*games().front(), {"random", "broken"}, 200, threads);
        int failed = 0;
        const MatchReport report =
            search::playMatch(plan, breakingMakerOf(plan, 0),
                              {{}, [&failed](int, const search::MatchGame &game) { failed += game.failed ? 1 : 0; }});
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, std::rethrow_exception(report.thrown));
        QCOMPARE(report.games, 0);
        QVERIFY(failed >= 1 && failed <= threads);
    }
    // What was played before is in the report.
    const MatchPlan plan = planOf(*games().front(), {"random", "broken"}, 200);
    const MatchReport report = search::playMatch(plan, breakingMakerOf(plan, 41));
    QVERIFY(report.thrown);
    QCOMPARE(report.games, 40);
}

void TestMatch::aFailedGameIsLostForOne()
{
    for (const int threads : {1, 3}) {
        MatchPlan plan = planOf(*games().front(), {"random", "broken"}, 60, threads);
        plan.recovers = true;
        std::mutex mutex;
        std::map<int, engine::Result> results;
        const auto record = [&](int number, const search::MatchGame &game) {
            const std::lock_guard lock(mutex);
            if (game.failed)
                results[number] = game.result;
        };
        const MatchReport report = search::playMatch(plan, breakingMakerOf(plan, 40), {{}, record});
        QVERIFY(!report.thrown);
        QCOMPARE(report.games, 60);
        QCOMPARE(report.standings.front().failures, 0);
        QCOMPARE(report.standings.back().failures, 20);
        QVERIFY(report.standings.front().wins >= 20);
        QVERIFY(report.standings.back().losses >= 20);
        QCOMPARE(results.size(), std::size_t{20});
        for (const auto &[number, result] : results) {
            QCOMPARE(result.reason, std::string("resigned"));
            QCOMPARE(result.winners, std::vector<Seat>{static_cast<Seat>(number % 2)}); // the other one sits there
        }
    }
}

void TestMatch::whereNobodyElsePlaysTheRivalWins()
{
    const engine::Game *const tekhenu = engine::findGame("tekhenu");
    MatchPlan plan = planOf(*tekhenu, {"broken"}, 1);
    plan.recovers = true;
    engine::Result result;
    const MatchReport report = search::playMatch(
        plan, [](int, int, std::uint64_t) -> std::unique_ptr<search::Player> { throw std::runtime_error("not there"); },
        {{}, [&result](int, const search::MatchGame &game) { result = game.result; }});
    QCOMPARE(report.standings.front().losses, 1);
    QCOMPARE(result.winners, std::vector<Seat>{1});
}

void TestMatch::isStopped()
{
    for (const int threads : {1, 3}) {
        const MatchPlan plan = planOf(*games().front(), {"random", "greedy"}, 100'000, threads);
        CancelToken stop;
        const auto count = [&stop](const MatchReport &report) {
            if (report.games == 10)
                stop.cancel();
        };
        const MatchReport report = search::playMatch(plan, makerOf(plan), {count, {}, &stop});
        QVERIFY(!report.thrown);
        QVERIFY(report.games >= 10 && report.games < 100);
    }
}

void TestMatch::timeIsGiven()
{
    // A player that thinks until its time is up.
    class Slow final : public search::Player {
        Action pick(const Position &view, const CancelToken &cancel) override
        {
            const std::vector<Action> legal = view.legal();
            while (legal.size() > 1 && !cancel.isCancelled())
                continue;
            return legal.front();
        }
    };
    MatchPlan plan = planOf(*games().front(), {"slow", "random"}, 2);
    plan.time = std::chrono::milliseconds(2);
    const MatchReport report = search::playMatch(plan, [&plan](int, int number, std::uint64_t seed) {
        return number == 0 ? std::make_unique<Slow>() : search::makePlayer(plan.game, "random", seed);
    });
    for (const float choice : report.standings.front().choices)
        QVERIFY(choice >= 0.002F);
}

} // namespace tests::tst_match

TEST_CLASS(tst_match, TestMatch)
#include "tst_match.moc"
