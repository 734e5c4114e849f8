// SPDX-License-Identifier: GPL-3.0-or-later
// The tree of a search: nodes are information sets of the acting seat, with statistics of its moves.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "model/engine/core/action.h"
#include "model/engine/core/random.h"

namespace engine::search {

/// Expected share of a win by seat, 0 … 1; 0 for seats that do not play.
using Values = std::array<double, kMaxSeats>;

/// A move of a node, with its statistics.
template <class Move>
struct Branch {
    Move move;
    double first = 0; ///< evaluation before the first visit: share of the acting seat
    double prior = 0; ///< prior probability; they sum up to 1 in a node
    double sum = 0;   ///< of the acting seat's shares over all visits
    std::uint32_t visits = 0;
};

/// The choice of one seat.
struct TreeNode {
    std::uint64_t key = 0;
    std::uint32_t begin = 0; ///< its branches: indices `begin` … `end` - 1
    std::uint32_t end = 0;
    std::uint32_t visits = 0;
    bool isEvaluated = false; ///< the model has evaluated the moves
};

/// Natural logarithm of a number from 1 on, to within 1 %. Unlike the library's it is the same on every machine.
inline double logarithm(std::uint32_t number)
{
    double result = 0;
    std::uint32_t power = 1;
    while (number / 2 >= power) {
        power *= 2;
        result += 0.693147180559945;
    }
    const double rest = static_cast<double>(number - power) / power; // ln(1 + x) = x (1 - x/2 + x²/3 …), 0 <= x < 1
    return result + rest * (0.9991 + rest * (-0.4649 + rest * 0.1589));
}

/// Nodes, found by a hash of what the acting seat sees. The number of branches is limited and their memory allocated
/// once.
template <class Move>
class Tree {
public:
    static constexpr std::uint32_t kNone = 0xffffffffU;

    /// `branches` is the greatest number of branches of all nodes together.
    explicit Tree(std::size_t branches) : m_most(branches), m_slots(slotsFor(branches), kNone)
    {
        m_branches.reserve(branches);
        m_nodes.reserve(branches / 2 + 1);
    }

    /// Nodes and branches by index, and the branches of a node.
    TreeNode &node(std::uint32_t index) { return m_nodes[index]; }
    const TreeNode &node(std::uint32_t index) const { return m_nodes[index]; }
    Branch<Move> &branch(std::uint32_t index) { return m_branches[index]; }
    std::span<Branch<Move>> branches(const TreeNode &node)
    {
        return {m_branches.data() + node.begin, m_branches.data() + node.end};
    }

    /// Index of the node with that key, or `kNone`.
    std::uint32_t find(std::uint64_t key) const { return m_slots[slotOf(key)]; }

    /// Adds a node with these moves and returns its index; `kNone` if the tree is full.
    template <class Moves>
    std::uint32_t add(std::uint64_t key, const Moves &moves)
    {
        if (m_branches.size() + moves.size() > m_most || m_nodes.size() == m_nodes.capacity())
            return kNone;
        const auto index = static_cast<std::uint32_t>(m_nodes.size());
        TreeNode node;
        node.key = key;
        node.begin = static_cast<std::uint32_t>(m_branches.size());
        for (const Move &move : moves)
            m_branches.push_back({move});
        node.end = static_cast<std::uint32_t>(m_branches.size());
        m_nodes.push_back(node);
        m_slots[slotOf(key)] = index;
        return index;
    }

private:
    /// A power of two that is at least twice the greatest number of nodes.
    static std::size_t slotsFor(std::size_t branches)
    {
        std::size_t size = 16;
        while (size < branches + 2)
            size *= 2;
        return size;
    }
    std::size_t slotOf(std::uint64_t key) const
    {
        std::size_t slot = key & (m_slots.size() - 1);
        while (m_slots[slot] != kNone && m_nodes[m_slots[slot]].key != key)
            slot = (slot + 1) & (m_slots.size() - 1);
        return slot;
    }

    const std::size_t m_most;
    std::vector<TreeNode> m_nodes;
    std::vector<Branch<Move>> m_branches;
    std::vector<std::uint32_t> m_slots;
};

} // namespace engine::search
