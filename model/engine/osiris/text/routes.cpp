// SPDX-License-Identifier: GPL-3.0-or-later
// Where a walk of several steps may end, and the steps to go there (O12 to O16, O19).
#include <algorithm>
#include <map>
#include <utility>

#include "model/engine/osiris/rules/places.h"
#include "model/engine/osiris/rules/steps.h"
#include "model/engine/osiris/text/sayings.h"

namespace engine::osiris {

namespace {

constexpr int kMostBudget = 24; ///< all counters there are (O2)
constexpr std::uint8_t kNoWay = 255;

/// How a node is reached at a cost: in the fewest steps, and from where.
struct Arrival {
    std::uint8_t steps = kNoWay;
    Node from = 0;
    std::uint8_t paid = 0; ///< cost at which `from` was left
    bool removes = false;  ///< the last step removed a blockade
};

/// Arrivals at a node by their cost.
using Costs = std::array<Arrival, kMostBudget + 1>;
/// All ways that remove exactly the same blockades, by the node that they reach.
using Ways = std::array<Costs, kNodes>;
/// Those ways by the blockades that they remove.
using Layer = std::map<Spaces, Ways>;

/// What a walk may come to; of two at one node the first goes before.
enum class End { Stay, Blockade, Fight, Tip };
constexpr std::array<std::string_view, 4> kEndNames{"end-stay", "end-blockade", "end-fight", "end-tip"};

/// Where a way ends: at that node, at that cost.
struct Finish {
    End end = End::Stay;
    Node node = 0;
    int cost = 0;
};

/// The walks of one priest, in layers: those that remove no blockade, then those that remove one, two …
class Walks {
public:
    Walks(const Position &position, int priest)
        : m_lifted(position), m_priest(priest), m_budget(budgetOf(position, priest)),
          m_start(position.at[static_cast<std::size_t>(priest)])
    {
        m_lifted.at[static_cast<std::size_t>(priest)] = kAway; // he is not in his own way when he comes back
        m_next[0][m_start][0].steps = 0;
    }

    /// Fills in the next layer and says whether it has any ways.
    bool grow()
    {
        if (m_next.empty())
            return false;
        m_layers.push_back(std::exchange(m_next, {}));
        for (auto &[removed, ways] : m_layers.back())
            walk(removed, ways);
        return true;
    }

    /// The end at that node which the ways of the newest layer have, and the blockades that each of these removes.
    std::pair<std::optional<Finish>, std::vector<Spaces>> finishes(Node node) const
    {
        std::optional<Finish> best;
        std::vector<Spaces> removals;
        for (const auto &[removed, ways] : m_layers.back()) {
            const std::optional<Finish> finish = finishOf(ways[node], node);
            if (!finish || (best && finish->end > best->end))
                continue;
            if (!best || finish->end < best->end)
                removals.clear();
            if (removals.empty())
                best = finish;
            removals.push_back(removed);
        }
        return {best, removals};
    }

    /// The steps of the shortest way of the newest layer to that end.
    std::vector<Action> steps(Spaces removed, const Finish &finish) const
    {
        std::vector<Action> actions;
        std::size_t layer = m_layers.size() - 1;
        Node node = finish.node;
        for (auto cost = static_cast<std::size_t>(finish.cost); cost > 0;) {
            const Arrival &arrival = m_layers[layer].at(removed)[node][cost];
            actions.push_back(makeStep(m_lifted.actor, m_priest, node));
            if (arrival.removes) {
                removed &= ~spaceBit(node);
                --layer;
            }
            node = arrival.from;
            cost = arrival.paid;
        }
        std::reverse(actions.begin(), actions.end());
        return actions;
    }

    int left(const Finish &finish) const { return m_budget - finish.cost; }

private:
    bool isLast(Node node) const { return node == kTip || priestAt(m_lifted, node) != kNoPriest; }

    std::optional<Finish> finishOf(const Costs &costs, Node node) const
    {
        const auto arrives = [&costs](int cost) { return costs[static_cast<std::size_t>(cost)].steps != kNoWay; };
        if (isLast(node)) {
            for (int cost = 1; cost <= m_budget; ++cost) {
                if (arrives(cost))
                    return Finish{node == kTip ? End::Tip : End::Fight, node, cost};
            }
            return std::nullopt;
        }
        if (arrives(m_budget))
            return Finish{End::Stay, node, m_budget};
        if (m_budget > 1 && arrives(m_budget - 1))
            return Finish{End::Blockade, node, m_budget - 1};
        return std::nullopt;
    }

    /// Fills in all ways from those entered already: every step costs something, so it goes by cost.
    void walk(Spaces removed, Ways &ways)
    {
        Position here = m_lifted;
        here.blockades &= ~removed;
        for (int cost = 0; cost < m_budget; ++cost) {
            for (Node node = 0; node < kNodes; ++node) {
                if (ways[node][static_cast<std::size_t>(cost)].steps == kNoWay || isLast(node))
                    continue;
                here.at[static_cast<std::size_t>(m_priest)] = node;
                const Nodes steps = stepsOf(here, m_priest, m_budget - cost);
                for (const Edge way : kGraph[node]) {
                    if ((steps & nodeBit(way.to)) != 0)
                        step(here.blockades, removed, ways, {node, cost, way});
                }
            }
        }
    }

    struct Leaving {
        Node node;
        int cost;
        Edge way;
    };

    void step(Spaces blockades, Spaces removed, Ways &ways, const Leaving &leaving)
    {
        const Node to = leaving.way.to;
        const bool removes = isSpace(to) && (blockades & spaceBit(to)) != 0;
        Ways &target = removes ? m_next[removed | spaceBit(to)] : ways;
        const int paid = leaving.cost + leaving.way.cost;
        Arrival &arrival = target[to][static_cast<std::size_t>(paid)];
        const int steps = ways[leaving.node][static_cast<std::size_t>(leaving.cost)].steps + 1;
        if (steps < arrival.steps)
            arrival = {static_cast<std::uint8_t>(steps), leaving.node, static_cast<std::uint8_t>(leaving.cost),
                       removes};
    }

    Position m_lifted;
    const int m_priest;
    const int m_budget;
    const Node m_start;
    std::vector<Layer> m_layers;
    Layer m_next; ///< entered, but not filled in yet
};

Value::List placesOf(Spaces spaces)
{
    Value::List places;
    forEachBit(spaces, [&](int space) { places.emplace_back(nodeName(static_cast<Node>(space))); });
    return places;
}

Message fullMessage(const Position &position, int priest, const Finish &finish, int left)
{
    const std::string id = "promise." + std::string(kEndNames[static_cast<std::size_t>(finish.end)]);
    if (finish.end == End::Fight)
        return fightMessage(position, priest, priestAt(position, finish.node), left, id);
    return {id, {{"n", finish.cost}, {"left", left}}};
}

Route routeTo(const Position &position, int priest, const Walks &walks, const Finish &finish,
              const std::vector<Spaces> &removals)
{
    const int left = walks.left(finish);
    Route route{nodePlace(finish.node),
                {},
                std::string(kEndNames[static_cast<std::size_t>(finish.end)]),
                fullMessage(position, priest, finish, left)};
    if (removals.size() > 1) {
        route.full = {"promise.ways-differ", {}};
        return route;
    }
    route.actions = walks.steps(removals.front(), finish);
    if (removals.front() != 0) {
        route.full.id += "-over";
        route.full.fields.emplace_back("place", placesOf(removals.front()));
    }
    return route;
}

/// True if the priest may be moved now.
bool mayWalk(const Position &position, int priest)
{
    if (position.phase != Phase::Walk || priest < 0 || priest >= kPriests)
        return false;
    return position.walker == kNoPriest ? ownerOfPriest(position, priest) == position.actor : position.walker == priest;
}

} // namespace

std::vector<Route> Osiris::routes(const Position &position, PlaceIndex from, std::uint8_t value)
{
    const int priest = value - 1;
    if (!mayWalk(position, priest) || from != nodePlace(position.at[static_cast<std::size_t>(priest)]))
        return {};
    std::array<bool, kNodes> done{}; // here he stands, here a single step leads, or a way has been found
    const auto start = static_cast<Node>(from);
    done[start] = true;
    forEachBit(stepsOf(position, priest, budgetOf(position, priest)),
               [&](int node) { done[static_cast<std::size_t>(node)] = true; });
    std::vector<Route> routes;
    // A way over blockades is only for ends that no way with fewer of them has.
    for (Walks walks(position, priest); walks.grow();) {
        for (Node node = 0; node < kNodes; ++node) {
            const auto [finish, removals] = walks.finishes(node);
            if (done[node] || !finish)
                continue;
            done[node] = true;
            routes.push_back(routeTo(position, priest, walks, *finish, removals));
        }
    }
    std::sort(routes.begin(), routes.end(), [](const Route &a, const Route &b) { return a.to < b.to; });
    return routes;
}

} // namespace engine::osiris
