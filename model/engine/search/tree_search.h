// SPDX-License-Identifier: GPL-3.0-or-later
// Information-set Monte-Carlo tree search for any game (after Cowling, Powley and Whitehouse, 2012).
//
// Each iteration determinizes the view of the searching seat and plays the full position through the tree. A node is an
// information set of the seat that acts in it, so no choice in the tree uses hidden information; legal moves depend on
// the information set only, so they are the same whenever a node is visited. Each seat maximises its own share of the
// win (max^n). Where several seats choose at once, each chooses at its own node before any move is carried out.
// Outcomes of chance are sampled. Beyond the tree the model evaluates the position, or plays it out at random.
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <memory>
#include <optional>
#include <utility>

#include "model/engine/core/fixed_list.h"
#include "model/engine/core/search_result.h"
#include "model/engine/search/parallel.h"
#include "model/engine/search/seeds.h"
#include "model/engine/search/tree.h"

namespace engine::search {

/// The interface of a game to the tree search. Each tree has its own copy of the model, which may cache results.
///
/// - `determinized` draws a full position that the searching seat may be in; `play` makes a move, `playChance` draws an
///   outcome; `toAct` as in `Rules`,
/// - `moves` appends the moves of a seat that has to act; a move may consist of several actions. They depend on what
/// the
///   seat sees only, and `key` is a hash of that,
/// - `isPossible` is true if a move that was chosen at the same time as another seat's is still legal after it,
/// - `evaluate` sets the acting seat's share after each of the moves, 0 … 1, or returns false without an evaluation,
/// - `values` returns the shares in a position that is over or beyond the tree.
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

/// A model whose moves are costly to find, and can be prepared by several threads: `prepare` changes nothing and gives
/// what `moves` then makes of it. In its positions one seat acts at a time.
template <class M>
concept PreparedModel = TreeModel<M> && requires(M model, const M &constant, const typename M::Position &position,
                                                 Seat seat, typename M::Prepared prepared, typename M::Moves &moves)
{
    {
        constant.prepare(position, seat)
        } -> std::same_as<typename M::Prepared>;
    {
        model.moves(std::move(prepared), moves)
        } -> std::same_as<void>;
};

/// Parameters of a search.
struct TreeSettings {
    int trees = 4;                    ///< independent trees with equal parts of the budget; their visits are added up
    int worlds = 0;                   ///< determinizations of a tree, used in turn; 0: a new one for each iteration
    int rootWorlds = 1;               ///< number of these over which the evaluation of the root is averaged
    int together = 1;                 ///< iterations that go down one tree before their moves are prepared together, if
                                      ///< the model can; with one tree each thread prepares some
    int mostDecisions = 200;          ///< greatest length of an iteration, in choices; then the position is evaluated
    double explorationConstant = 1.0; ///< weight of exploration (PUCT, UCB1), in shares of a win
    double priorScale =
        12; ///< factor of evaluations in the exponent of priors: about e^scale for a difference of one win

    /// Those of a model that evaluates its moves, for a budget of that many nodes.
    static TreeSettings evaluated(std::uint64_t nodes)
    {
        TreeSettings settings;
        settings.trees = nodes < 8'000 ? 1 : 4;
        settings.explorationConstant = 0.7;
        settings.priorScale = 20;
        return settings;
    }
};

/// The statistics of the moves at the root, in the order of `moves`.
template <class Move>
struct Searched {
    std::vector<Move> moves;
    std::vector<double> values; ///< mean share of the searching seat, 0 … 1
    std::vector<std::uint64_t> visits;
    std::vector<Values> sums; ///< of all seats' shares over these visits
    std::uint64_t nodes = 0;

    /// Index of the most visited move among those with a value above 0, of equal ones that with the best value. There
    /// must be at least one move.
    std::size_t best() const
    {
        std::size_t best = 0;
        for (std::size_t i = 1; i < moves.size(); ++i) {
            if (rank(i) > rank(best))
                best = i;
        }
        return best;
    }

    /// The values, those of all other moves below that of the best one: what was rarely visited may look better by
    /// chance only.
    std::vector<double> fairValues() const
    {
        std::vector<double> fair = values;
        const std::size_t chosen = best();
        for (std::size_t i = 0; i < fair.size(); ++i)
            fair[i] = i == chosen ? fair[i] : std::max(0.0, std::min(fair[i], fair[chosen] - 1e-9));
        return fair;
    }

private:
    auto rank(std::size_t i) const { return std::tuple(values[i] > 0, visits[i], values[i]); }
};

/// Adds the shares of each seat.
inline void addTo(Values &sum, const Values &values)
{
    for (std::size_t seat = 0; seat < sum.size(); ++seat)
        sum[seat] += values[seat];
}

/// One tree of `searchTree`.
template <TreeModel M>
class TreeSearch {
public:
    using Position = typename M::Position;
    using Move = typename M::Move;
    using Moves = typename M::Moves;
    static constexpr std::size_t kMostBranches = 400'000;

    /// `seat` has to act in the positions of `model`. `bias` is as in `searchTree`, `nodes` the budget (at least 1).
    /// `settings` must outlive the search.
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

    /// Searches until the budget is spent or the search is cancelled. The result does not depend on the number of
    /// threads.
    void run(const CancelToken &cancel, [[maybe_unused]] int threads)
    {
        while (m_nodes < m_budget && !cancel.isCancelled()) {
            if constexpr (PreparedModel<M>) {
                if (m_settings.together > 1) {
                    iterateTogether(threads);
                    continue;
                }
            }
            iterate();
        }
    }

    /// Nodes spent so far; whether the model has evaluated the root; by move at the root: the sums of all seats'
    /// shares, the bias, and the branch.
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
                m_bias[i] = sums[i] / evaluated; // a certain win or loss is never misjudged
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
        return addNode(position, seat, key);
    }

    /// A node with `m_moves`.
    std::uint32_t addNode(const Position &position, Seat seat, std::uint64_t key)
    {
        assert(!m_moves.empty());
        const std::uint32_t index = m_tree.add(key, m_moves);
        if (index != Tree<Move>::kNone) {
            m_tree.node(index).isEvaluated = evaluate(position, seat);
            if (m_tree.node(index).isEvaluated)
                takeEvaluation(index);
        }
        return index;
    }

    /// Stores the evaluation of the moves in the node, and their priors.
    void takeEvaluation(std::uint32_t index)
    {
        const std::span<Branch<Move>> branches = m_tree.branches(m_tree.node(index));
        const double best = *std::max_element(m_shares.begin(), m_shares.begin() + static_cast<long>(branches.size()));
        double sum = 0;
        for (std::size_t i = 0; i < branches.size(); ++i) {
            branches[i].first = m_shares[i];
            // Approximates an exponential of the distance to the best, by operations that are exact on every machine.
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

    /// Where an iteration has come to without finding moves.
    struct Leaf {
        Position position;
        std::vector<Choice> path = {};
        Seat seat = kNobody; ///< whose moves are to be found there; kNobody: the game or the iteration ends there
        std::uint64_t key = 0;
    };

    /// Several iterations go down the tree as it is, each led away from where those before it went by counting these as
    /// lost; their moves are prepared at the same time; then each goes on as by itself, in the same order.
    void iterateTogether(int threads)
    {
        std::vector<Leaf> leaves;
        while (leaves.size() < static_cast<std::size_t>(m_settings.together) && m_nodes + leaves.size() < m_budget) {
            Leaf leaf = m_waiting ? descend(*std::exchange(m_waiting, std::nullopt)) : descend({world()});
            const bool isTaken =
                leaf.seat != kNobody && std::any_of(leaves.begin(), leaves.end(), [&](const Leaf &each) {
                    return each.seat == leaf.seat && each.key == leaf.key;
                });
            if (isTaken) { // what it drew stands: it goes on from there once that choice has a node
                m_waiting = std::move(leaf);
                break;
            }
            for (const Choice &choice : leaf.path) {
                ++m_tree.node(choice.node).visits;
                ++m_tree.branch(choice.branch).visits;
            }
            leaves.push_back(std::move(leaf));
        }
        std::vector<typename M::Prepared> prepared(leaves.size());
        forEachTask(threads, static_cast<int>(leaves.size()), [&](int number) {
            const Leaf &leaf = leaves[static_cast<std::size_t>(number)];
            if (leaf.seat != kNobody)
                prepared[static_cast<std::size_t>(number)] = std::as_const(m_model).prepare(leaf.position, leaf.seat);
        });
        for (std::size_t i = 0; i < leaves.size(); ++i)
            finish(leaves[i], std::move(prepared[i]));
    }

    /// From there to the first choice that has no node.
    Leaf descend(Leaf leaf)
    {
        leaf.seat = kNobody;
        for (int decisions = 0; decisions < m_settings.mostDecisions; ++decisions) {
            const SeatSet acting = m_model.toAct(leaf.position);
            if (acting == 0)
                break;
            if (acting == seatBit(kChance)) {
                m_model.playChance(leaf.position, m_random);
                continue;
            }
            const Seat seat = firstSeat(acting);
            assert(acting == seatBit(seat));
            const std::uint64_t key = m_model.key(leaf.position, seat);
            const std::uint32_t node = m_tree.find(key);
            if (node == Tree<Move>::kNone) {
                leaf.seat = seat;
                leaf.key = key;
                break;
            }
            take(leaf, node, seat);
        }
        return leaf;
    }

    void take(Leaf &leaf, std::uint32_t node, Seat seat)
    {
        const std::uint32_t branch = select(node);
        leaf.path.push_back({node, branch, seat});
        m_model.play(leaf.position, m_tree.branch(branch).move);
    }

    /// One choice further, where there is room for it, and back with the values. On its way down it was counted.
    template <class Prepared>
    void finish(Leaf &leaf, Prepared prepared)
    {
        const std::size_t counted = leaf.path.size();
        if (leaf.seat != kNobody) {
            m_moves.clear();
            m_model.moves(std::move(prepared), m_moves);
            const std::uint32_t node = addNode(leaf.position, leaf.seat, leaf.key);
            if (node != Tree<Move>::kNone)
                take(leaf, node, leaf.seat);
        }
        ++m_nodes;
        const Values values = m_model.values(leaf.position, m_random);
        if (!leaf.path.empty() && leaf.path.front().node == 0)
            addTo(m_rootSums[leaf.path.front().branch], values);
        for (std::size_t i = 0; i < leaf.path.size(); ++i) {
            const Choice &choice = leaf.path[i];
            Branch<Move> &branch = m_tree.branch(choice.branch);
            if (i >= counted) {
                ++m_tree.node(choice.node).visits;
                ++branch.visits;
            }
            branch.sum += values[choice.seat];
        }
    }

    /// Every acting seat chooses at its own node, then the moves are made. True if the iteration has left the tree.
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
                    // The tree is full: no move is made, so the choices at this step are not credited.
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

    /// The branch of highest mean share plus exploration term, by its prior and its visits (PUCT).
    std::uint32_t selectEvaluated(const TreeNode &node, bool isRoot)
    {
        const double exploration = m_settings.explorationConstant * std::sqrt(static_cast<double>(node.visits + 1));
        double highest = -1e9;
        std::uint32_t best = node.begin;
        for (std::uint32_t i = node.begin; i < node.end; ++i) {
            const Branch<Move> &branch = m_tree.branch(i);
            const double bias = isRoot && !m_bias.empty() ? m_bias[i - node.begin] * branch.visits : 0;
            const double share = (branch.first + branch.sum + bias) / (branch.visits + 1);
            const double value = share + exploration * branch.prior / (branch.visits + 1);
            if (value > highest) {
                highest = value;
                best = i;
            }
        }
        return best;
    }

    /// Each branch once in random order, then by mean share plus the uncertainty of it (UCB1).
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
    std::optional<Leaf> m_waiting; ///< an iteration that has come to a choice whose moves others were finding
};

/// Adds up the trees, in their order. The evaluation of a move counts as one more visit. The value is 0 for a move
/// without evaluation and visits, and for one that was evaluated as lost in all determinizations: what it gained from
/// the exploration of bad replies is ignored.
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

/// Searches the choice of `seat`, which has to act, with several trees. `bias` is added to the share of each move at
/// the root unless its result is certain; it may be empty. The result does not depend on the number of threads.
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
        searches[i]->run(limits.cancel, trees == 1 ? limits.threads : 1);
    });
    return merged<M>(std::span<const std::unique_ptr<Search>>(searches));
}

} // namespace engine::search
