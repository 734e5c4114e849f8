// SPDX-License-Identifier: GPL-3.0-or-later
// One-ply evaluation of an action by simple rules. Uses only what the acting seat sees: for an unknown god the mean
// over all gods that it may be.
#include <algorithm>
#include <bit>

#include "model/engine/osiris/player/distances.h"
#include "model/engine/osiris/rules/leads.h"
#include "model/engine/osiris/rules/sowing.h"
#include "model/engine/osiris/rules/steps.h"

namespace engine::osiris {

namespace {

constexpr int kWin = 100'000'000;
constexpr int kEndsFrom = 45;     ///< chance in percent from which it pays to end the game
constexpr int kNearer = 8;        ///< a counter less on the way to the tip
constexpr int kMayArrive = 40;    ///< the counters at home reach as far as the tip
constexpr int kCounter = 2;       ///< a counter at home
constexpr int kRivalsWeight = 50; ///< weight of the rivals' positions, in percent
constexpr int kFight = 2200;      ///< a won fight: what it reveals, and the choice of the god
constexpr int kBlockade = -700;   ///< a blockade, apart from longer ways: its counter is lost to the towns
constexpr int kFarAway = 12;      ///< distance to the tip, in counters, from which it is worth nothing
/// Value of a priest by his owner's lead at his god's temple, from -2 or less to 2 or more.
constexpr std::array<int, 5> kHopes{10, 40, 75, 95, 110};

/// A walk that has come to a node.
struct Walk {
    int priest = 0;
    Node at = 0;
    int spent = 0;
    int left = 0;
};

/// The position after the walk has ended there and its counters are sown (O17).
Position ended(const Position &position, const Walk &walk)
{
    Position p = position;
    p.at[walk.priest] = walk.at;
    sow(p, walk.priest, walk.spent);
    return p;
}

int hopeOf(int lead)
{
    const int index = std::clamp(lead + 2, 0, static_cast<int>(kHopes.size()) - 1);
    return kHopes[index];
}

class ActionEvaluation {
public:
    explicit ActionEvaluation(const Position &view)
        : v(view), m_distances(distancesToTip(view.blockades)), m_hidden(hiddenGods(view))
    {
    }

    int of(Action action) const
    {
        switch (verbOf(action)) {
        case Verb::Follower: return set(colourArgument(action), templeArgument(action));
        case Verb::Move: return moved(colourArgument(action), templeArgument(action), targetArgument(action));
        case Verb::Step: return best(stepped(priestArgument(action), stepArgument(action)));
        case Verb::Stop: return standing(ended(v, walked()), m_distances);
        case Verb::Swap: {
            Position p = v;
            std::swap(p.gods[p.winner], p.gods[p.loser]);
            return standing(p, m_distances);
        }
        case Verb::Block: return blocked(blockArgument(action));
        default: return standing(v, m_distances);
        }
    }

private:
    /// The mean of `value` over all gods that this one may be.
    template <class Value>
    int mean(God god, Value value) const
    {
        if (god < kGods)
            return value(god);
        int sum = 0;
        for (const God hidden : m_hidden)
            sum += value(hidden);
        return m_hidden.empty() ? 0 : sum / static_cast<int>(m_hidden.size());
    }

    God deciding(const Position &p, std::size_t priest) const
    {
        return p.gods[p.tip == TipRule::Priest ? priest : kUnderTip];
    }

    /// The value of ending the game on that god.
    int ending(God god) const
    {
        const int percent = mean(god, [&](God g) { return leadAt(v, v.viewer, g) >= 0 ? 100 : 0; });
        return (percent - kEndsFrom) * (kWin / 100);
    }

    /// Evaluation of the position for the viewer, by the distances of priests to the tip and the leads of their gods.
    int standing(const Position &p, const Distances &distances) const
    {
        std::array<int, kColours> hopes{};
        for (Seat seat = 0; seat < p.seats; ++seat)
            hopes[seat] = mean(kUnknownGod, [&](God god) { return hopeOf(leadAt(p, seat, god)); });
        int sum = 0;
        for (std::size_t priest = 0; priest < kPriests; ++priest) {
            if (p.at[priest] == kAway)
                continue;
            const Seat owner = ownerOfPriest(p, static_cast<int>(priest));
            const God god = deciding(p, priest);
            const int hope = god < kGods ? hopeOf(leadAt(p, owner, god)) : hopes[owner];
            const int distance = distances[p.at[priest]];
            const int value = kNearer * std::max(0, kFarAway - distance) + kCounter * p.town[priest]
                              + (p.town[priest] >= distance ? kMayArrive : 0);
            sum += owner == v.viewer ? hope * value : -hope * value * kRivalsWeight / 100;
        }
        return sum;
    }

    int set(int colour, God temple) const
    {
        Position p = v;
        p.temples[temple].add(colour, 1);
        return standing(p, m_distances);
    }

    int moved(int colour, God from, God to) const
    {
        Position p = v;
        p.temples[from].add(colour, -1);
        p.temples[to].add(colour, 1);
        return standing(p, m_distances);
    }

    int blocked(Node space) const
    {
        if (closesTip(v, space))
            return ending(v.gods[kUnderTip]);
        Position p = ended(v, walked());
        --p.town[v.walker];
        p.blockades |= spaceBit(space);
        return standing(p, distancesToTip(p.blockades)) + kBlockade;
    }

    Walk walked() const { return {v.walker, v.at[v.walker], v.spent, v.left}; }

    Walk stepped(int priest, Node to) const
    {
        const Edge way = *edgeTo(v.at[priest], to);
        return {priest, to, v.spent + way.cost, budgetOf(v, priest) - way.cost};
    }

    /// True if a walk ends there, or stops for a fight, whatever is left.
    bool isLast(int priest, Node node) const
    {
        const std::uint8_t there = priestAt(v, node);
        return node == kTip || (there != kNoPriest && there != priest);
    }

    int fight(const Walk &walk, std::size_t rival) const
    {
        const int own = v.temples[v.gods[walk.priest]].all();
        const int wins = mean(v.gods[rival], [&](God god) { return own >= v.temples[god].all() ? 100 : 0; });
        Position won = ended(v, walk);
        Position lost = won;
        won.at[rival] = townOf(static_cast<int>(rival));
        lost.at[walk.priest] = townOf(walk.priest);
        return (wins * (standing(won, m_distances) + kFight) + (100 - wins) * standing(lost, m_distances)) / 100;
    }

    /// The value of the walk if it ends there.
    int end(const Walk &walk) const
    {
        if (walk.at == kTip)
            return ending(deciding(v, static_cast<std::size_t>(walk.priest)));
        if (isLast(walk.priest, walk.at))
            return fight(walk, priestAt(v, walk.at));
        return standing(ended(v, walk), m_distances) + (walk.left == 1 ? kBlockade : 0);
    }

    /// The best possible end of the walk; searches the nodes reached by number of counters spent, ascending.
    int best(const Walk &walk) const
    {
        if (walk.left == 0 || isLast(walk.priest, walk.at))
            return end(walk);
        int most = walk.left == 1 ? end(walk) : -kWin;
        std::array<Nodes, 25> reached{};
        reached[walk.spent] = nodeBit(walk.at);
        const int all = walk.spent + walk.left;
        Position p = v;
        for (int spent = walk.spent; spent < all; ++spent) {
            for (Nodes nodes = reached[spent]; nodes != 0; nodes &= nodes - 1) {
                const auto from = static_cast<Node>(std::countr_zero(nodes));
                p.at[walk.priest] = from;
                const Nodes steps = stepsOf(p, walk.priest, all - spent);
                for (const Edge way : kGraph[from]) {
                    const int paid = spent + way.cost;
                    if ((steps & nodeBit(way.to)) == 0)
                        continue;
                    const bool last = isLast(walk.priest, way.to);
                    if (!last)
                        reached[paid] |= nodeBit(way.to);
                    if (last || all - paid <= 1)
                        most = std::max(most, end({walk.priest, way.to, paid, all - paid}));
                }
            }
        }
        return most;
    }

    const Position &v;
    const Distances m_distances;
    const FixedList<God, kGods> m_hidden;
};

} // namespace

int Osiris::evaluateAction(const Position &position, Action action) { return ActionEvaluation(position).of(action); }

} // namespace engine::osiris
