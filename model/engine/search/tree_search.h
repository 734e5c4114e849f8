// SPDX-License-Identifier: GPL-3.0-or-later
// Information-set Monte-Carlo tree search for any game (after Cowling, Powley and Whitehouse, 2012).
//
// Again and again a full position is imagined that the searching seat may be in, and played through a tree. A node is
// what the seat that acts in it sees there, so nobody in the tree uses what it cannot know; legal moves follow from
// what is seen, so they are the same whenever a node is met. Each seat looks after its own share of the win (max^n).
// Where several seats choose at once, each chooses at its own node before any of them is carried out. Chance is drawn.
// Beyond the tree the game says what a position is worth, or plays it out at random.
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <memory>

#include "model/engine/core/fixed_list.h"
#include "model/engine/core/search_result.h"
#include "model/engine/search/parallel.h"
#include "model/engine/search/runner.h"
#include "model/engine/search/tree.h"

namespace engine::search {

/// A game as the tree sees it. Each tree has a copy of its own, so it may keep what it has worked out.
///
/// - `determinized` a position that the searching seat may be in, `play`, `playChance` its course,
/// - `moves` of one seat that owes a choice; a move may be several actions. They depend on what the seat sees only, and
///   `key` is a hash of that,
/// - `isPossible` whether a move chosen at the same time as another seat's may still be made after that,
/// - `evaluate` the acting seat's share after each of the moves at first sight, or false if the game has no opinion,
/// - `values` of a position that is over or beyond the tree.
template <class M>
concept TreeModel = std::copyable<M> && requires(M model, const typename M::Position &position,
                                                 typename M::Position &changing, typename M::Moves &moves,
                                                 const typename M::Move &move, Seat seat, Random &random,
                                                 std::span<double> shares)
{
    {
        model.determinized(random)
        } -> std::same_as<typename M::Position>;
    {
        model.toAct(position)
        } -> std::same_as<SeatSet>;
    {
        model.key(position, seat)
        } -> std::same_as<std::uint64_t>;
    {
        model.moves(position, seat, moves)
        } -> std::same_as<void>;
    {
        model.isPossible(position, move)
        } -> std::same_as<bool>;
    {
        model.play(changing, move)
        } -> std::same_as<void>;
    {
        model.playChance(changing, random)
        } -> std::same_as<void>;
    {
        model.evaluate(position, seat, moves, shares)
        } -> std::same_as<bool>;
    {
        model.values(position, random)
        } -> std::same_as<Values>;
};

/// How a search goes about it.
struct TreeSettings {
    int trees = 4;                    ///< independent ones, whose visits are added up; each has its part of the budget
    int worlds = 0;                   ///< positions imagined for a tree, used in turn; 0: a new one each time
    int rootWorlds = 1;               ///< of these the moves at the root are judged in so many, and the mean is taken
    int mostDecisions = 200;          ///< choices one after the other, then the position is valued where it stands
    double explorationConstant = 1.0; ///< how much is tried that does not look best: of the share of a win
    double priorScale =
        12; ///< how much likelier a move looks that is judged better by one share of a win, as a power of e
};

/// What a search has found about the moves at its root, in the order of `moves`.
template <class Move>
struct Searched {
    std::vector<Move> moves;
    std::vector<double> values; ///< mean share of the searching seat
    std::vector<std::uint64_t> visits;
    std::vector<Values> sums; ///< of all seats' shares over these visits
    std::uint64_t nodes = 0;

    /// The most visited move of those that are worth anything, of those the one of the best value; there is at least
    /// one move.
    std::size_t best() const
    {
        std::size_t best = 0;
        for (std::size_t i = 1; i < moves.size(); ++i) {
            if (rank(i) > rank(best))
                best = i;
        }
        return best;
    }

private:
    auto rank(std::size_t i) const { return std::tuple(values[i] > 0, visits[i], values[i]); }
};

inline void addTo(Values &sum, const Values &values)
{
    for (std::size_t seat = 0; seat < sum.size(); ++seat)
        sum[seat] += values[seat];
}

/// One tree; see searchTree.
template <TreeModel M>
class TreeSearch {
public:
    using Position = typename M::Position;
    using Move = typename M::Move;
    using Moves = typename M::Moves;
    static constexpr std::size_t kMostBranches = 400'000;

    TreeSearch(const M &model, Seat seat, std::span<const double> bias, const TreeSettings &settings,
               std::uint64_t nodes, std::uint64_t seed)
        : m_model(model), m_seat(seat), m_bias(bias.begin(), bias.end()), m_settings(settings), m_budget(nodes),
          m_random(seed),
          m_tree(static_cast<std::size_t>(std::min<std::uint64_t>(kMostBranches, nodes * 2 + Moves::capacity() * 4)))
    {
        m_worlds.reserve(static_cast<std::size_t>(settings.worlds));
        m_path.reserve(static_cast<std::size_t>(settings.mostDecisions) * 2);
        plantRoot();
        m_rootSums.resize(root().size());
    }

    /// Searches until the budget is spent or it is cancelled.
    void run(const CancelToken &cancel)
    {
        while (m_nodes < m_budget && !cancel.isCancelled())
            iterate();
    }

    std::uint64_t nodes() const { return m_nodes; }
    bool isRootEvaluated() const { return m_tree.node(0).isEvaluated; }
    std::span<const Values> rootSums() const { return m_rootSums; }
    double biasAt(std::size_t rootMove) const { return m_bias.empty() ? 0 : m_bias[rootMove]; }
    std::span<Branch<Move>> root() { return m_tree.branches(m_tree.node(0)); }

private:
    struct Choice {
        std::uint32_t node;
        std::uint32_t branch;
        Seat seat;
    };

    Position world()
    {
        if (m_settings.worlds == 0)
            return m_model.determinized(m_random);
        if (m_worlds.size() < static_cast<std::size_t>(m_settings.worlds)) {
            m_worlds.push_back(m_model.determinized(m_random));
            return m_worlds.back();
        }
        m_nextWorld = m_nextWorld + 1 == m_worlds.size() ? 0 : m_nextWorld + 1;
        return m_worlds[m_nextWorld];
    }

    void plantRoot()
    {
        const Position position = world();
        const std::uint32_t root = expand(position, m_seat, m_model.key(position, m_seat));
        std::vector<double> sums(m_moves.size());
        if (!m_tree.node(root).isEvaluated)
            return;
        int evaluated = 0;
        for (; evaluated < m_settings.rootWorlds && (evaluated == 0 || m_nodes < m_budget / 2); ++evaluated) {
            if (evaluated > 0)
                evaluate(world(), m_seat);
            for (std::size_t i = 0; i < sums.size(); ++i)
                sums[i] += m_shares[i];
        }
        for (std::size_t i = 0; i < sums.size(); ++i) {
            if (!m_bias.empty() && (sums[i] == 0 || sums[i] == evaluated))
                m_bias[i] = sums[i] / evaluated; // nobody misjudges what is certain
            m_shares[i] = sums[i] / evaluated + (m_bias.empty() ? 0 : m_bias[i]);
        }
        takeEvaluation(root);
    }

    bool evaluate(const Position &position, Seat seat)
    {
        m_nodes += m_moves.size();
        return m_model.evaluate(position, seat, m_moves, {m_shares.data(), m_moves.size()});
    }

    std::uint32_t expand(const Position &position, Seat seat, std::uint64_t key)
    {
        m_moves.clear();
        m_model.moves(position, seat, m_moves);
        assert(!m_moves.empty());
        const std::uint32_t index = m_tree.add(key, m_moves);
        if (index != Tree<Move>::kNone) {
            m_tree.node(index).isEvaluated = evaluate(position, seat);
            if (m_tree.node(index).isEvaluated)
                takeEvaluation(index);
        }
        return index;
    }

    /// Writes what is thought of the moves into the node.
    void takeEvaluation(std::uint32_t index)
    {
        const std::span<Branch<Move>> branches = m_tree.branches(m_tree.node(index));
        const double best = *std::max_element(m_shares.begin(), m_shares.begin() + static_cast<long>(branches.size()));
        double sum = 0;
        for (std::size_t i = 0; i < branches.size(); ++i) {
            branches[i].first = m_shares[i];
            // Falls with the distance to the best as a power of e would, by operations that are exact everywhere.
            const double base = 1 / (1 + (best - m_shares[i]) * m_settings.priorScale / 4);
            branches[i].prior = base * base * base * base;
            sum += branches[i].prior;
        }
        for (Branch<Move> &branch : branches)
            branch.prior /= sum;
    }

    void iterate()
    {
        Position position = world();
        m_path.clear();
        bool isBeyond = false;
        for (int decisions = 0; !isBeyond && decisions < m_settings.mostDecisions; ++decisions) {
            const SeatSet acting = m_model.toAct(position);
            if (acting == 0)
                break;
            if (acting == seatBit(kChance))
                m_model.playChance(position, m_random);
            else
                isBeyond = choose(position, acting);
        }
        ++m_nodes;
        const Values values = m_model.values(position, m_random);
        if (!m_path.empty() && m_path.front().node == 0)
            addTo(m_rootSums[m_path.front().branch], values);
        for (const Choice &choice : m_path) {
            ++m_tree.node(choice.node).visits;
            Branch<Move> &branch = m_tree.branch(choice.branch);
            ++branch.visits;
            branch.sum += values[choice.seat];
        }
    }

    /// All who act choose, each at its own node, then they move. True if the tree ended there.
    bool choose(Position &position, SeatSet acting)
    {
        FixedList<Move, kMaxSeats> chosen;
        bool isBeyond = false;
        for (Seat seat = 0; seat < kMaxSeats; ++seat) {
            if (!contains(acting, seat))
                continue;
            const std::uint64_t key = m_model.key(position, seat);
            std::uint32_t node = m_tree.find(key);
            if (node == Tree<Move>::kNone) {
                isBeyond = true;
                node = expand(position, seat, key);
                if (node == Tree<Move>::kNone) {
                    // The tree is full: nobody moves, so nobody's choice is credited with what comes.
                    m_path.resize(m_path.size() - chosen.size());
                    return true;
                }
            }
            const std::uint32_t branch = select(node);
            m_path.push_back({node, branch, seat});
            chosen.push(m_tree.branch(branch).move);
        }
        m_model.play(position, chosen[0]);
        for (std::size_t next = 1; next < chosen.size(); ++next) {
            if (m_model.isPossible(position, chosen[next]))
                m_model.play(position, chosen[next]);
        }
        return isBeyond;
    }

    std::uint32_t select(std::uint32_t index)
    {
        const TreeNode &node = m_tree.node(index);
        return node.isEvaluated ? selectEvaluated(node, index == 0) : selectUnevaluated(node);
    }

    /// By its share so far and by how likely it looked, less the more it was tried (PUCT).
    std::uint32_t selectEvaluated(const TreeNode &node, bool isRoot)
    {
        const double explorationConstant =
            m_settings.explorationConstant * std::sqrt(static_cast<double>(node.visits + 1));
        double highest = -1e9;
        std::uint32_t best = node.begin;
        for (std::uint32_t i = node.begin; i < node.end; ++i) {
            const Branch<Move> &branch = m_tree.branch(i);
            const double bias = isRoot && !m_bias.empty() ? m_bias[i - node.begin] * branch.visits : 0;
            const double share = (branch.first + branch.sum + bias) / (branch.visits + 1);
            const double value = share + explorationConstant * branch.prior / (branch.visits + 1);
            if (value > highest) {
                highest = value;
                best = i;
            }
        }
        return best;
    }

    /// Each once in any order, then by share so far and the uncertainty of it (UCB1).
    std::uint32_t selectUnevaluated(const TreeNode &node)
    {
        const std::uint32_t number = node.end - node.begin;
        if (node.visits < number) {
            const std::uint32_t start = m_random.below(number);
            for (std::uint32_t i = 0; i < number; ++i) {
                const std::uint32_t at = node.begin + (start + i) % number;
                if (m_tree.branch(at).visits == 0)
                    return at;
            }
        }
        const double unsure = logarithm(node.visits + 1);
        double highest = -1;
        std::uint32_t best = node.begin;
        for (std::uint32_t i = node.begin; i < node.end; ++i) {
            const Branch<Move> &branch = m_tree.branch(i);
            const double visits = branch.visits + 1e-9;
            const double value = branch.sum / visits + m_settings.explorationConstant * std::sqrt(unsure / visits);
            if (value > highest) {
                highest = value;
                best = i;
            }
        }
        return best;
    }

    M m_model;
    const Seat m_seat;
    std::vector<double> m_bias; ///< of the moves at the root, or empty
    const TreeSettings &m_settings;
    const std::uint64_t m_budget;
    std::uint64_t m_nodes = 0;
    Random m_random;
    Tree<Move> m_tree;
    std::vector<Values> m_rootSums;
    std::vector<Position> m_worlds;
    std::size_t m_nextWorld = 0;
    Moves m_moves;
    std::array<double, Moves::capacity()> m_shares;
    std::vector<Choice> m_path;
};

/// The trees' findings together, in their order. A move that was judged and tried n times counts its judgement as one
/// more time; one that was neither is worth nothing, nor is one that was judged to lose in all that was imagined: what
/// came of it by others' trying out of bad answers counts for nothing.
template <TreeModel M>
Searched<typename M::Move> merged(std::span<const std::unique_ptr<TreeSearch<M>>> searches)
{
    Searched<typename M::Move> all;
    std::vector<double> counts;
    std::vector<bool> isLost;
    for (const auto &search : searches) {
        const auto branches = search->root();
        if (all.moves.empty()) {
            for (const auto &branch : branches)
                all.moves.push_back(branch.move);
            all.values.resize(branches.size());
            all.visits.resize(branches.size());
            all.sums.resize(branches.size());
            counts.resize(branches.size());
            isLost.resize(branches.size(), search->isRootEvaluated());
        }
        const double evaluated = search->isRootEvaluated() ? 1 : 0;
        for (std::size_t i = 0; i < branches.size(); ++i) {
            all.values[i] += evaluated * branches[i].first + branches[i].sum;
            counts[i] += evaluated + branches[i].visits;
            isLost[i] = isLost[i] && branches[i].first == 0;
            all.visits[i] += branches[i].visits;
            addTo(all.sums[i], search->rootSums()[i]);
            all.values[i] += search->biasAt(i) * branches[i].visits;
        }
        all.nodes += search->nodes();
    }
    for (std::size_t i = 0; i < all.values.size(); ++i)
        all.values[i] = counts[i] > 0 && !isLost[i] ? std::clamp(all.values[i] / counts[i], 0.0, 1.0) : 0;
    return all;
}

/// Searches for `seat`, which owes a choice, with several trees. `bias` is added to the share of each move at the root
/// whose end is not certain, or empty. The same for any number of threads.
template <TreeModel M>
Searched<typename M::Move> searchTree(const M &model, Seat seat, std::span<const double> bias,
                                      const TreeSettings &settings, const SearchLimits &limits)
{
    using Search = TreeSearch<M>;
    const auto trees = static_cast<std::uint64_t>(settings.trees);
    std::vector<std::unique_ptr<Search>> searches(trees);
    forEachTask(limits.threads, settings.trees, [&](int task) {
        const auto i = static_cast<std::size_t>(task);
        const std::uint64_t budget = limits.nodes / trees + (i < limits.nodes % trees ? 1 : 0);
        searches[i] = std::make_unique<Search>(model, seat, bias, settings, budget, derivedSeed(limits.seed, i));
        searches[i]->run(limits.cancel);
    });
    return merged<M>(std::span<const std::unique_ptr<Search>>(searches));
}

} // namespace engine::search
