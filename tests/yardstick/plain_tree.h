// SPDX-License-Identifier: GPL-3.0-or-later
// A plain tree search for any game and any number of seats, on its rules alone. It stands beside the program's own
// searches and shares nothing with them, so that they can be measured by it.
#pragma once

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <vector>

#include "model/engine/core/search_result.h"
#include "tests/yardstick/playouts.h"

namespace yardstick {

using namespace engine;

/// Information-set UCT (Cowling, Powley and Whitehouse 2012): a node is what the seat that acts sees; each iteration
/// draws a position that the searching seat may be in, adds a node and judges what comes after it by a playout. Of the
/// shares of a win of all seats each one maximises its own (max^n; Sturtevant 2008).
template <Rules G, class Playout>
class PlainTree {
public:
    /// `view` is that of the seat that has to act.
    PlainTree(const typename G::Position &view, std::uint64_t seed)
        : m_view(view), m_seat(G::viewer(view)), m_random(seed)
    {
    }

    /// Iterates so often, at least once, or until it is cancelled; the most visited action has weight 1.
    SearchResult searched(std::uint64_t iterations, const CancelToken &cancel)
    {
        std::uint64_t done = 0;
        do {
            iterate();
        } while (++done < iterations && !cancel.isCancelled());
        SearchResult result{{}, done};
        Edge best;
        for (const Edge &edge : nodeOf(m_view, m_seat).edges) {
            if (edge.visits >= best.visits)
                best = edge;
            result.actions.push_back({edge.action, edge.visits > 0 ? edge.sum / edge.visits : 0, 0});
        }
        for (Ranked &each : result.actions) {
            each.weight = each.action == best.action ? 1 : 0;
            each.value = each.weight == 1 ? std::max(each.value, 1e-6) : each.value;
        }
        sortByValue(result.actions);
        return result;
    }

private:
    static constexpr double kExploration = 1.0;

    struct Edge {
        Action action{};
        std::uint32_t visits = 0;
        double sum = 0; ///< of the acting seat's shares of a win
    };
    struct Node {
        std::vector<Edge> edges;
        std::uint32_t visits = 0;
    };
    struct Step {
        Node *node;
        std::size_t edge;
        Seat seat;
    };

    Node &nodeOf(const typename G::Position &position, Seat seat)
    {
        const auto seen = G::observe(position, seat);
        Node &node = m_nodes[G::hash(seen)];
        if (node.edges.empty()) {
            typename G::Actions actions;
            G::legal(seen, actions);
            for (const Action action : actions) {
                if (action.actor() == seat)
                    node.edges.push_back({action});
            }
        }
        return node;
    }

    std::size_t selected(const Node &node)
    {
        if (node.visits < node.edges.size()) {
            std::size_t i = m_random.below(static_cast<std::uint32_t>(node.edges.size()));
            while (node.edges[i].visits > 0)
                i = (i + 1) % node.edges.size();
            return i;
        }
        const double unsure = kExploration * std::sqrt(std::log(node.visits + 1.0));
        const auto promise = [unsure](const Edge &edge) {
            return edge.sum / edge.visits + unsure / std::sqrt(edge.visits);
        };
        const auto best = std::max_element(node.edges.begin(), node.edges.end(),
                                           [&](const Edge &a, const Edge &b) { return promise(a) < promise(b); });
        return static_cast<std::size_t>(best - node.edges.begin());
    }

    void iterate()
    {
        auto position = G::determinize(m_view, m_random);
        m_path.clear();
        bool isBeyond = false;
        for (int actions = 0; actions < kMostActions && !isBeyond; ++actions) {
            const SeatSet acting = G::toAct(position);
            if (acting == 0)
                break;
            if (acting == seatBit(kChance)) {
                G::apply(position, G::sample(position, m_random));
                continue;
            }
            const Seat seat = m_path.empty() && contains(acting, m_seat) ? m_seat : firstSeat(acting);
            Node &node = nodeOf(position, seat);
            isBeyond = node.visits == 0 && !m_path.empty();
            m_path.push_back({&node, selected(node), seat});
            G::apply(position, node.edges[m_path.back().edge].action);
        }
        const Shares shares = Playout()(position, m_random);
        for (const Step &step : m_path) {
            Edge &edge = step.node->edges[step.edge];
            ++step.node->visits;
            ++edge.visits;
            edge.sum += shares[step.seat];
        }
    }

    const typename G::Position m_view;
    const Seat m_seat;
    Random m_random;
    std::unordered_map<std::uint64_t, Node> m_nodes; ///< by a hash of what the seat sees; nodes stay where they are
    std::vector<Step> m_path;
};

} // namespace yardstick
