// SPDX-License-Identifier: GPL-3.0-or-later
// The ends of walks that the window offers, against a search through all walks step by step.
#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "model/engine/core/label.h"
#include "model/engine/core/playout.h"
#include "model/engine/osiris/rules/places.h"
#include "positions.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_routes {

using namespace positions;
using engine::Route;
using engine::osiris::kGraph;
using engine::osiris::kNoPriest;
using engine::osiris::kSpaces;
using engine::osiris::Spaces;

namespace {

constexpr int kMostBudget = 8; // more takes the search through all walks too long

/// The best of the walks with the same end that remove the same blockades: the cheapest, then the shortest.
using Best = std::map<Spaces, std::pair<int, std::size_t>>;
/// Ends in the order in which one goes before another.
using Ends = std::map<std::string, Best>;
const std::vector<std::string> kOrder{"end-stay", "end-blockade", "end-fight", "end-tip"};

int costOf(Node from, Node to)
{
    const auto &ways = kGraph[from];
    return std::find_if(ways.begin(), ways.end(), [to](const auto &way) { return way.to == to; })->cost;
}

/// All walks from a position on, step by step, by the rules alone.
class Search {
public:
    Search(const Position &position, int priest) : m_priest(priest)
    {
        for (const Action step : steps(position))
            m_near.insert(engine::osiris::stepArgument(step));
        m_start = position.at[priest];
        go(position, 0, 0, 0);
    }

    /// What should be offered: the end at each node, and the walks that come to it with the fewest blockades removed.
    std::map<Node, std::pair<std::string, Best>> expected() const
    {
        std::map<Node, std::pair<std::string, Best>> all;
        for (const auto &[node, ends] : m_found) {
            if (node == m_start || m_near.count(node) != 0)
                continue;
            int fewest = kSpaces;
            for (const auto &[end, best] : ends) {
                for (const auto &[removed, walk] : best)
                    fewest = std::min(fewest, std::popcount(removed));
            }
            // NOLINTNEXTLINE: backwards, which no range does here
            for (auto end = kOrder.rbegin(); end != kOrder.rend(); ++end) {
                Best best;
                if (const auto found = ends.find(*end); found != ends.end()) {
                    for (const auto &[removed, walk] : found->second) {
                        if (std::popcount(removed) == fewest)
                            best.emplace(removed, walk);
                    }
                }
                if (!best.empty())
                    all[node] = {*end, best};
            }
        }
        return all;
    }

private:
    std::vector<Action> steps(const Position &position) const
    {
        Osiris::Actions actions;
        Osiris::legal(position, actions);
        std::vector<Action> steps;
        for (const Action action : actions) {
            if (engine::osiris::verbOf(action) == engine::osiris::Verb::Step
                && engine::osiris::priestArgument(action) == m_priest)
                steps.push_back(action);
        }
        return steps;
    }

    void note(Node node, const std::string &end, Spaces removed, int cost, std::size_t length)
    {
        const auto [walk, isNew] = m_found[node][end].try_emplace(removed, cost, length);
        if (!isNew)
            walk->second = std::min(walk->second, {cost, length});
    }

    void go(const Position &position, Spaces removed, int cost, std::size_t length)
    {
        for (const Action step : steps(position)) {
            const Node to = engine::osiris::stepArgument(step);
            const int paid = cost + costOf(position.at[m_priest], to);
            Position next = position;
            Osiris::apply(next, step);
            const Spaces gone = removed | (position.blockades & ~next.blockades);
            if (next.phase == Phase::Over)
                note(to, "end-tip", gone, paid, length + 1);
            else if (next.phase == Phase::Fight)
                note(to, "end-fight", gone, paid, length + 1);
            else if (next.phase == Phase::Move)
                note(to, "end-stay", gone, paid, length + 1);
            else if (next.left == 1)
                note(to, "end-blockade", gone, paid, length + 1);
            if (next.phase == Phase::Walk)
                go(next, gone, paid, length + 1);
        }
    }

    const int m_priest;
    Node m_start = 0;
    std::set<Node> m_near;
    std::map<Node, Ends> m_found;
};

/// Carries the route out; how it ended, or why it could not be carried out.
std::string carriedOut(Position position, const Route &route)
{
    for (std::size_t i = 0; i < route.actions.size(); ++i) {
        if (!Osiris::isLegal(position, route.actions[i]))
            return "step " + std::to_string(i) + " is not legal";
        const bool last = i + 1 == route.actions.size();
        Osiris::apply(position, route.actions[i]);
        if (!last && position.phase != Phase::Walk)
            return "the walk is over too early";
    }
    if (engine::osiris::nodePlace(engine::osiris::stepArgument(route.actions.back())) != route.to)
        return "the walk ends elsewhere";
    switch (position.phase) {
    case Phase::Over: return "end-tip";
    case Phase::Fight: return "end-fight";
    case Phase::Move: return "end-stay";
    default: return position.left == 1 ? "end-blockade" : "no end";
    }
}

/// The first thing that differs, or nothing.
std::string difference(const Position &position, int priest)
{
    const auto from = engine::osiris::nodePlace(position.at[priest]);
    const std::vector<Route> routes = Osiris::routes(position, from, engine::osiris::priestValue(priest));
    const int budget = engine::osiris::budgetOf(position, priest);
    const auto expected = Search(position, priest).expected();
    if (routes.size() != expected.size())
        return std::to_string(routes.size()) + " ends instead of " + std::to_string(expected.size());
    auto should = expected.begin();
    for (const Route &route : routes) {
        const auto &[node, endAndBest] = *should++;
        const auto &[end, best] = endAndBest;
        if (route.to != engine::osiris::nodePlace(node))
            return "an end at " + nodeName(node) + " is missing";
        if (route.sign != end)
            return nodeName(node) + ": another end than " + end;
        if (route.actions.empty() != (best.size() > 1))
            return nodeName(node) + ": whether the ways differ";
        if (route.actions.empty())
            continue;
        const auto [cost, length] = best.begin()->second;
        if (route.full.number("left") != budget - cost || route.actions.size() != length)
            return nodeName(node) + ": not the shortest walk";
        if (const std::string how = carriedOut(position, route); how != end)
            return nodeName(node) + ": " + how;
    }
    return {};
}

std::string endOf(const Position &position, const std::string &name, const std::string &to)
{
    const int mover = priest(name);
    for (const Route &route :
         Osiris::routes(position, engine::osiris::nodePlace(position.at[mover]), engine::osiris::priestValue(mover))) {
        if (route.to != engine::osiris::nodePlace(node(to)))
            continue;
        std::string said = route.full.id;
        for (const Action action : route.actions)
            said += " " + nodeName(engine::osiris::stepArgument(action));
        return said;
    }
    return "none";
}

} // namespace

class TestOsirisRoutes : public QObject {
    Q_OBJECT

private slots:
    void endsAreThoseOfAllWalks_data();
    void endsAreThoseOfAllWalks();
    void waysAreFreeWhereTheyCanBe();
    void waysOverBlockadesSayWhich();
    void nothingButAPriestWhoMayWalk();
    void largeBudgets();
};

void TestOsirisRoutes::endsAreThoseOfAllWalks_data()
{
    QTest::addColumn<int>("seats");
    for (const int seats : {2, 3, 4})
        QTest::newRow(std::to_string(seats).c_str()) << seats;
}

void TestOsirisRoutes::endsAreThoseOfAllWalks()
{
    QFETCH(int, seats);
    Random random(static_cast<std::uint64_t>(seats));
    int looked = 0;
    int overBlockades = 0;
    for (int game = 0; game < 60; ++game) {
        int walks = 0;
        std::string wrong;
        engine::playout<Osiris>(start(seats), random, [&](const Position &position, Action) {
            if (position.phase != Phase::Walk || ++walks % 3 != 0 || !wrong.empty())
                return;
            for (int priest = 0; priest < engine::osiris::kPriests; ++priest) {
                const bool present = position.at[priest] != engine::osiris::kAway;
                const bool mayWalk = position.walker == kNoPriest || position.walker == priest;
                if (!present || !mayWalk || engine::osiris::ownerOfPriest(position, priest) != position.actor
                    || engine::osiris::budgetOf(position, priest) > kMostBudget)
                    continue;
                wrong += difference(position, priest);
                if (!wrong.empty())
                    return;
                ++looked;
                overBlockades += position.blockades != 0;
            }
        });
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
    QVERIFY2(looked > 500 && overBlockades > 200,
             (std::to_string(looked) + " " + std::to_string(overBlockades)).c_str());
}

void TestOsirisRoutes::waysAreFreeWhereTheyCanBe()
{
    Setup setup;
    setup.priests = {{"a0", "N-1-1"}, {"b0", "N-2-1"}};
    setup.towns = {{"a0", 3}};
    const Position free = setup.position();
    QCOMPARE(endOf(free, "a0", "E-1-0"), std::string("preview.end-stay N-1-2 N-1-3 E-1-0"));
    QCOMPARE(endOf(free, "a0", "N-1-3"), std::string("preview.end-blockade N-1-2 N-1-3"));
    QCOMPARE(endOf(free, "a0", "N-1-2"), std::string("none")); // a single step leads there
    QCOMPARE(endOf(free, "a0", "N-2-1"), std::string("none"));
    setup.priests["b0"] = "N-2-2";
    QCOMPARE(endOf(setup.position(), "a0", "N-2-2"), std::string("preview.end-fight N-1-2 N-2-2"));
    setup.priests["a0"] = "N-3-0";
    setup.towns["a0"] = 5;
    QCOMPARE(endOf(setup.position(), "a0", "tip"), std::string("preview.end-tip N-4-0 tip"));
}

void TestOsirisRoutes::waysOverBlockadesSayWhich()
{
    Setup setup;
    setup.priests = {{"a0", "N-1-1"}};
    setup.towns = {{"a0", 2}};
    setup.blockades = {"N-1-2"};
    QCOMPARE(endOf(setup.position(), "a0", "N-1-3"), std::string("preview.end-stay-over N-1-2 N-1-3"));
    setup.priests["a0"] = "N-4-0";
    setup.blockades = {"E-4-0", "W-4-0"};
    QCOMPARE(endOf(setup.position(), "a0", "S-4-0"), std::string("preview.ways-differ"));
}

void TestOsirisRoutes::nothingButAPriestWhoMayWalk()
{
    Setup setup;
    setup.priests = {{"a0", "N-1-1"}, {"b0", "S-1-1"}};
    setup.towns = {{"a0", 3}, {"b0", 3}};
    const Position position = setup.position();
    const auto number = [](const Position &p, const std::string &where, const std::string &who) {
        return Osiris::routes(p, engine::osiris::nodePlace(node(where)), engine::osiris::priestValue(priest(who)))
            .size();
    };
    QVERIFY(number(position, "N-1-1", "a0") > 0);
    QCOMPARE(number(position, "N-1-2", "a0"), 0U); // he stands elsewhere
    QCOMPARE(number(position, "S-1-1", "b0"), 0U); // it is not his turn
    const Position walking = play(position, {"a step a0 N-1-2"});
    QVERIFY(number(walking, "N-1-2", "a0") > 0);
    QCOMPARE(number(walking, "town-a1", "a1"), 0U); // another one walks
    QVERIFY(Osiris::routes(position, engine::osiris::nodePlace(0), 0).empty());
}

void TestOsirisRoutes::largeBudgets()
{
    Setup setup;
    setup.priests = {{"a0", "N-1-1"}};
    setup.towns = {{"a0", 20}};
    setup.blockades = {"N-4-0", "E-4-0", "S-3-0", "W-2-1"};
    const Position position = setup.position();
    const std::vector<Route> routes = Osiris::routes(position, engine::osiris::nodePlace(position.at[0]), 1);
    QVERIFY(!routes.empty());
    for (const Route &route : routes) {
        if (!route.actions.empty())
            QCOMPARE(carriedOut(position, route), route.sign);
    }
}

} // namespace tests::tst_osiris_routes

TEST_CLASS(tst_osiris_routes, TestOsirisRoutes)
#include "tst_osiris_routes.moc"
