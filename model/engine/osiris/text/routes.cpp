// SPDX-License-Identifier: GPL-3.0-or-later
// The ends of walks of several steps, and the steps to them (O12 to O16, O19).
#include <algorithm>
#include <map>

#include "model/engine/core/label.h"
#include "model/engine/osiris/rules/places.h"
#include "model/engine/osiris/rules/steps.h"
#include "model/engine/osiris/text/sayings.h"

namespace engine::osiris {

namespace {

/// The state of a walk. Ordered by blockades removed and counters paid, which no step decreases.
struct State {
    int removals = 0; ///< how many blockades
    Spaces removed = 0;
    int cost = 0;
    Node node = 0;

    friend auto operator<=>(const State &, const State &) = default; // NOLINT: no null pointer
};

/// The fewest steps to a state, and the state before it.
struct Arrival {
    int steps = 0;
    State from;
};

/// The kinds of ends of a walk, in order of precedence at a node.
enum class End { Stay, Blockade, Fight, Tip };
constexpr std::array<std::string_view, 4> kEndNames{"end-stay", "end-blockade", "end-fight", "end-tip"};

/// The end of walks at a node: the kind that takes precedence, and the blockades removed by each way there.
struct Finish {
    End end = End::Stay;
    State last;
    std::vector<Spaces> removals = {};
};

/// All walks of one priest.
class Walks {
public:
    Walks(const Position &position, int priest)
        : m_lifted(position), m_priest(priest), m_budget(budgetOf(position, priest))
    {
        const State start{.node = position.at[priest]};
        m_lifted.at[priest] = kAway; // he is not in his own way when he comes back
        m_arrivals[start] = {0, start};
        for (const auto &[state, arrival] : m_arrivals) { // what is added comes behind it
            if (state.cost < m_budget && !isLast(state.node))
                extend(state, arrival.steps + 1);
        }
    }

    /// The ends by node. A way over blockades counts only for a node that no way over fewer of them reaches.
    std::map<Node, Finish> finishes() const
    {
        std::map<Node, Finish> all;
        for (const auto &[state, arrival] : m_arrivals) {
            const std::optional<End> end = endOf(state);
            if (!end)
                continue;
            const auto [found, isNew] = all.try_emplace(state.node, Finish{*end, state});
            Finish &finish = found->second;
            if (finish.last.removals < state.removals || finish.end < *end)
                continue;
            if (*end < finish.end)
                finish = {*end, state};
            if (finish.removals.empty() || finish.removals.back() != state.removed)
                finish.removals.push_back(state.removed);
        }
        return all;
    }

    std::vector<Action> steps(State state) const
    {
        std::vector<Action> actions;
        for (; state.cost > 0; state = m_arrivals.at(state).from)
            actions.push_back(makeStep(m_lifted.actor, m_priest, state.node));
        std::reverse(actions.begin(), actions.end());
        return actions;
    }

    int left(const State &state) const { return m_budget - state.cost; }

private:
    bool isLast(Node node) const { return node == kTip || priestAt(m_lifted, node) != kNoPriest; }

    std::optional<End> endOf(const State &state) const
    {
        if (isLast(state.node))
            return state.node == kTip ? End::Tip : End::Fight;
        if (left(state) > 1 || state.cost == 0)
            return std::nullopt;
        return left(state) == 0 ? End::Stay : End::Blockade;
    }

    void extend(const State &state, int steps)
    {
        Position here = m_lifted;
        here.at[m_priest] = state.node;
        here.blockades &= ~state.removed;
        const Nodes open = stepsOf(here, m_priest, left(state));
        for (const Edge way : kGraph[state.node]) {
            if ((open & nodeBit(way.to)) == 0)
                continue;
            State next{state.removals, state.removed, state.cost + way.cost, way.to};
            if (here.isBlocked(way.to)) {
                ++next.removals;
                next.removed |= spaceBit(way.to);
            }
            const auto [arrival, isNew] = m_arrivals.try_emplace(next, Arrival{steps, state});
            if (steps < arrival->second.steps)
                arrival->second = {steps, state};
        }
    }

    Position m_lifted;
    const int m_priest;
    const int m_budget;
    std::map<State, Arrival> m_arrivals;
};

Value::List placesOf(Spaces spaces)
{
    Value::List places;
    forEachBit(spaces, [&](int space) { places.emplace_back(nodeName(static_cast<Node>(space))); });
    return places;
}

Route routeTo(const Position &position, int priest, const Walks &walks, const Finish &finish)
{
    const int left = walks.left(finish.last);
    const std::string sign(kEndNames[static_cast<std::size_t>(finish.end)]);
    Route route{nodePlace(finish.last.node), {}, sign, {"preview." + sign, {{"n", finish.last.cost}, {"left", left}}}};
    if (finish.removals.size() > 1) {
        route.full = {"preview.ways-differ", {}};
        return route;
    }
    if (finish.end == End::Fight)
        route.full = fightMessage(position, priest, priestAt(position, finish.last.node), left, route.full.id);
    route.actions = walks.steps(finish.last);
    if (finish.last.removals > 0) {
        route.full.id += "-over";
        route.full.fields.emplace_back("place", placesOf(finish.last.removed));
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
    if (!mayWalk(position, priest) || from != nodePlace(position.at[priest]))
        return {};
    // His own place and the ends of single steps need no route.
    const Nodes near = stepsOf(position, priest, budgetOf(position, priest)) | nodeBit(static_cast<Node>(from));
    const Walks walks(position, priest);
    std::vector<Route> routes;
    for (const auto &[node, finish] : walks.finishes()) {
        if ((near & nodeBit(node)) == 0)
            routes.push_back(routeTo(position, priest, walks, finish));
    }
    return routes;
}

} // namespace engine::osiris
