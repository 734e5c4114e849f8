// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the board (O3 to O6): the graph beside the one that the rules describe, and its figures.
#include "positions.h"
#include "reference.h"
#include "tests/test_class.h"

#include <algorithm>
#include <queue>
#include <set>

namespace tests::tst_osiris_graph {

using namespace positions;
using namespace engine::osiris;
using namespace std::string_literals;

namespace {

struct Spot {
    std::string id;
    double x;
    double y;
};

const std::vector<Spot> &spaceSpots()
{
    static const std::vector<Spot> all{
#define SPACE(id, face, lane, x, y) Spot{id, x, y},
#include "model/engine/osiris/rules/board_table.inc"
    };
    return all;
}

const std::vector<Spot> &townSpots()
{
    static const std::vector<Spot> all{
#define TOWN(priest, x, y) Spot{priest, x, y},
#include "model/engine/osiris/rules/board_table.inc"
    };
    return all;
}

/// Turned clockwise by so many quarters; y points downwards.
Spot turned(Spot spot, int quarters)
{
    for (int i = 0; i < quarters; ++i)
        spot = {spot.id, -spot.y, spot.x};
    return spot;
}

/// The fewest counters from the node to the tip for that priest, on an empty board.
int costToTip(Node from, int priest)
{
    std::array<int, kNodes> cost{};
    cost.fill(1'000);
    std::priority_queue<std::pair<int, int>> open; // costs are negative, so that the lowest comes first
    cost[from] = 0;
    open.push({0, from});
    while (!open.empty()) {
        const auto [negative, node] = open.top();
        open.pop();
        for (const Edge &edge : kGraph[node]) {
            if (isTown(edge.to) && edge.to != townOf(priest))
                continue;
            const int reached = -negative + edge.cost;
            if (reached >= cost[edge.to])
                continue;
            cost[edge.to] = reached;
            open.push({-reached, edge.to});
        }
    }
    return cost[kTip];
}

/// The ways out of a node that the table has for that priest, as texts.
std::set<std::string> waysInTable(Node node, int priest)
{
    std::set<std::string> all;
    for (const Edge &edge : kGraph[node]) {
        if (!isTown(edge.to) || edge.to == townOf(priest))
            all.insert(positions::nodeName(edge.to) + " " + std::to_string(edge.cost)
                       + (edge.kind == StepKind::Side ? " side" : ""));
    }
    return all;
}

std::set<std::string> waysOfRules(const std::string &node, const std::string &priest)
{
    std::set<std::string> all;
    for (const reference::Way &way : reference::ways(node, priest))
        all.insert(way.to + " " + std::to_string(way.cost) + (way.sideways ? " side" : ""));
    return all;
}

} // namespace

class TestOsirisGraph : public QObject {
    Q_OBJECT

private slots:
    void O1_material();
    void O3_nodes();
    void O3_lanesAreRings();
    void O4_tableIsWhatTheRulesSay();
    void O4_waysGoBothWays();
    void O4_degrees();
    void O4_onlyTheTownsOwnGates();
    void O4_everyTownIsTenCountersFromTheTip();
    void O4_costOfEachLane();
    void O5_townsClockwise();
    void O6_drawing();
};

void TestOsirisGraph::O1_material()
{
    QCOMPARE(kGods, 13);
    QCOMPARE(kPriests, 12);
    QCOMPARE(std::vector<std::string>(kGodNames.begin(), kGodNames.end()), reference::godNames());
    std::map<int, std::set<int>> ringsOfColour;
    for (int priest = 0; priest < kPriests; ++priest)
        ringsOfColour[colourOf(priest)].insert(ringsOf(priest));
    QCOMPARE(ringsOfColour.size(), std::size_t(4));
    for (const auto &[colour, rings] : ringsOfColour)
        QVERIFY(rings == (std::set<int>{0, 1, 2}));
}

void TestOsirisGraph::O3_nodes()
{
    QCOMPARE(kNodes, 53);
    QCOMPARE(kSpaces, 40);
    std::set<std::string> names;
    for (Node node = 0; node < kNodes; ++node)
        names.insert(positions::nodeName(node));
    QCOMPARE(names.size(), std::size_t(53));
    for (const std::string &space : reference::spaces())
        QVERIFY2(names.count(space) == 1 && isSpace(node(space)), space.c_str());
    for (const SpaceRow &row : kSpaceRows) {
        QCOMPARE(std::string(row.face), std::string(1, row.id[0]));
        QCOMPARE(row.lane, row.id[2] - '0');
    }
    for (const std::string &priest : reference::priestNames())
        QVERIFY2(isTown(node("town-" + priest)), priest.c_str());
}

void TestOsirisGraph::O3_lanesAreRings()
{
    for (int lane = 1; lane <= 4; ++lane) {
        const Node first = node("N-" + std::to_string(lane) + "-0");
        std::set<Node> seen{first};
        Node last = kTip;
        for (Node current = first;;) {
            std::vector<Node> sides;
            for (const Edge &edge : kGraph[current]) {
                if (edge.kind == StepKind::Side)
                    sides.push_back(edge.to);
            }
            QCOMPARE(sides.size(), std::size_t(2));
            QVERIFY(sides[0] != sides[1]);
            const Node next = last == kTip || sides[0] != last ? sides[0] : sides[1];
            QCOMPARE(kSpaceRows[next].lane, lane);
            last = current;
            current = next;
            if (current == first)
                break;
            QVERIFY(seen.insert(current).second);
        }
        QCOMPARE(static_cast<int>(seen.size()), 4 * (5 - lane));
    }
}

void TestOsirisGraph::O4_tableIsWhatTheRulesSay()
{
    for (int priest = 0; priest < kPriests; ++priest) {
        const std::string name(kPriestNames[priest]);
        for (Node node = 0; node < kNodes; ++node) {
            if (isTown(node) && node != townOf(priest))
                continue;
            QCOMPARE(waysInTable(node, priest), waysOfRules(positions::nodeName(node), name));
        }
    }
}

void TestOsirisGraph::O4_waysGoBothWays()
{
    for (Node from = 0; from < kNodes; ++from) {
        for (const Edge &edge : kGraph[from]) {
            const auto back = std::count_if(kGraph[edge.to].begin(), kGraph[edge.to].end(), [&](const Edge &other) {
                return other.to == from && other.cost == edge.cost && other.kind == edge.kind;
            });
            QCOMPARE(back, edge.to == kTip ? 0 : 1);
            QCOMPARE(int(edge.cost), edge.kind == StepKind::Side ? 1 : 2);
            QVERIFY(edge.to != from);
        }
    }
    QCOMPARE(int(kGraph[kTip].size), 0); // one way only
}

void TestOsirisGraph::O4_degrees()
{
    const auto degree = [](const std::string &name, auto... kinds) {
        return std::count_if(kGraph[node(name)].begin(), kGraph[node(name)].end(),
                             [&](const Edge &edge) { return ((edge.kind == kinds) || ...); });
    };
    for (const std::string &space : reference::spaces()) {
        const int lane = space[2] - '0';
        const int index = space[4] - '0';
        const bool corner = index == 0 || index == 4 - lane;
        QCOMPARE(degree(space, StepKind::Side), 2);
        QCOMPARE(degree(space, StepKind::Top), lane == 4 ? 1 : 0);
        const int up = lane == 4 ? 0 : corner ? 1 : 2;
        QCOMPARE(degree(space, StepKind::Lane), up + (lane == 1 ? 0 : 2));
        QCOMPARE(degree(space, StepKind::Gate), lane > 1 ? 0 : corner ? 1 : 2);
    }
    for (const std::string &priest : reference::priestNames())
        QCOMPARE(degree("town-" + priest, StepKind::Gate), 2);
    QCOMPARE(kRoundTip,
             spaceBit(node("N-4-0")) | spaceBit(node("E-4-0")) | spaceBit(node("S-4-0")) | spaceBit(node("W-4-0")));
}

void TestOsirisGraph::O4_onlyTheTownsOwnGates()
{
    for (int priest = 0; priest < kPriests; ++priest) {
        for (const Edge &edge : kGraph[townOf(priest)]) {
            QVERIFY(edge.kind == StepKind::Gate && isSpace(edge.to));
            QCOMPARE(kSpaceRows[edge.to].lane, 1);
        }
    }
    for (Node space = 0; space < kSpaces; ++space) {
        for (const Edge &edge : kGraph[space])
            QCOMPARE(edge.kind == StepKind::Gate, isTown(edge.to));
    }
}

void TestOsirisGraph::O4_everyTownIsTenCountersFromTheTip()
{
    for (int priest = 0; priest < kPriests; ++priest)
        QCOMPARE(costToTip(townOf(priest), priest), 10);
}

void TestOsirisGraph::O4_costOfEachLane()
{
    for (Node space = 0; space < kSpaces; ++space)
        QCOMPARE(costToTip(space, 0), 2 * (5 - kSpaceRows[space].lane));
}

void TestOsirisGraph::O5_townsClockwise()
{
    QCOMPARE(std::vector<std::string>(kPriestNames.begin(), kPriestNames.end()), reference::priestNames());
    // Clockwise from the north, as the towns are drawn.
    const auto angle = [](const Spot &spot) {
        const double turn = std::atan2(spot.x, -spot.y);
        return turn < -0.3 ? turn + 2 * 3.14159265358979 : turn;
    };
    for (std::size_t i = 1; i < townSpots().size(); ++i)
        QVERIFY(angle(townSpots()[i - 1]) < angle(townSpots()[i]));
}

void TestOsirisGraph::O6_drawing()
{
    for (const Spot &spot : spaceSpots()) {
        const int lane = spot.id[2] - '0';
        const int n = 5 - lane;
        const Spot north{spot.id, spot.id[4] - '0' - (n - 1) / 2.0, -(5.0 - lane)};
        const Spot expected = turned(north, static_cast<int>("NESW"s.find(spot.id[0])));
        QVERIFY2(qAbs(spot.x - expected.x) < 1e-9 && qAbs(spot.y - expected.y) < 1e-9, spot.id.c_str());
    }
    for (std::size_t i = 0; i < townSpots().size(); ++i) {
        const Spot &spot = townSpots()[i];
        const Spot expected = turned({spot.id, static_cast<double>(i % 3) - 1.0, -5.3}, static_cast<int>(i / 3));
        QVERIFY2(qAbs(spot.x - expected.x) < 1e-9 && qAbs(spot.y - expected.y) < 1e-9, spot.id.c_str());
    }
}

} // namespace tests::tst_osiris_graph

TEST_CLASS(tst_osiris_graph, TestOsirisGraph)
#include "tst_osiris_graph.moc"
