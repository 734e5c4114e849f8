// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace engine::osiris {

/// A node of the graph: the spaces of the pyramid, the tip, then the home towns in sowing order; numbered in the order
/// of board_table.inc.
using Node = std::uint8_t;

/// A god, 0 to 12, numbered like the temples in the table.
using God = std::uint8_t;

enum class StepKind : std::uint8_t {
    Side, ///< sideways: the only way onto a blockade (O14)
    Lane, ///< up or down
    Gate, ///< between a town and the lowest lane, for the town's own priest
    Top   ///< to the tip
};

/// An edge to a neighbouring node and its cost in power counters (O4).
struct Edge {
    Node to = 0;
    std::uint8_t cost = 0;
    StepKind kind = StepKind::Side;
};

/// A space of the pyramid, as in board_table.inc.
struct SpaceRow {
    std::string_view id;
    std::string_view face;
    int lane;
};

inline constexpr std::array kSpaceRows{
#define SPACE(id, face, lane, x, y) SpaceRow{id, face, lane},
#include "model/engine/osiris/rules/board_table.inc" // NOLINT
};
/// Priests `a0 b0 …` in the order of their home towns (O5).
inline constexpr std::array<std::string_view, 12> kPriestNames{
#define TOWN(priest, x, y) priest,
#include "model/engine/osiris/rules/board_table.inc" // NOLINT
};
inline constexpr std::array<std::string_view, 13> kGodNames{
#define TEMPLE(god) god,
#include "model/engine/osiris/rules/board_table.inc" // NOLINT
};

inline constexpr int kSpaces = static_cast<int>(kSpaceRows.size());
inline constexpr int kPriests = static_cast<int>(kPriestNames.size());
inline constexpr int kGods = static_cast<int>(kGodNames.size());
inline constexpr int kColours = 4;
inline constexpr Node kTip = static_cast<Node>(kSpaces);
inline constexpr Node kTowns = kTip + 1; ///< the first town
inline constexpr int kNodes = kTowns + kPriests;
static_assert(kSpaces <= 64, "blockades are a set of 64 bits");
static_assert(kGods == kPriests + 1, "a god under each priest and one under the tip (O7)");

/// Whether a node is a space of the pyramid or a town; the home town of priest 0 to 11.
constexpr bool isSpace(Node node) { return node < kTip; }
constexpr bool isTown(Node node) { return node >= kTowns && node < kNodes; }
constexpr Node townOf(int priest) { return static_cast<Node>(kTowns + priest); }

/// The edges of a node, at most 8.
struct Edges {
    std::array<Edge, 8> edges{};
    std::uint8_t size = 0;

    /// Iteration, and adding an edge (not checked for room).
    constexpr const Edge *begin() const { return edges.data(); }
    constexpr const Edge *end() const { return edges.data() + size; }
    constexpr void add(Edge edge) { edges[size++] = edge; }
};

namespace detail {

constexpr Node spaceNamed(std::string_view id)
{
    for (std::size_t i = 0; i < kSpaceRows.size(); ++i) {
        if (kSpaceRows[i].id == id)
            return static_cast<Node>(i);
    }
    throw "the table of the board names a space that is none"; // at compile time
}

constexpr Node townNamed(std::string_view priest)
{
    for (std::size_t i = 0; i < kPriestNames.size(); ++i) {
        if (kPriestNames[i] == priest)
            return townOf(static_cast<int>(i));
    }
    throw "the table of the board names a priest that is none";
}

struct EdgeRow {
    Node a;
    Node b;
    int cost;
    StepKind kind;
};

inline constexpr std::array kEdgeRows{
#define SIDE(a, b, cost) EdgeRow{spaceNamed(a), spaceNamed(b), cost, StepKind::Side},
#define LANE(a, b, cost) EdgeRow{spaceNamed(a), spaceNamed(b), cost, StepKind::Lane},
#define GATE(priest, a, cost) EdgeRow{townNamed(priest), spaceNamed(a), cost, StepKind::Gate},
#define TOP(a, cost) EdgeRow{spaceNamed(a), kTip, cost, StepKind::Top},
#include "model/engine/osiris/rules/board_table.inc" // NOLINT
};

constexpr std::array<Edges, kNodes> graph()
{
    std::array<Edges, kNodes> all{};
    for (const EdgeRow &row : kEdgeRows) {
        all[row.a].add({row.b, static_cast<std::uint8_t>(row.cost), row.kind});
        if (row.kind != StepKind::Top)
            all[row.b].add({row.a, static_cast<std::uint8_t>(row.cost), row.kind});
    }
    return all;
}

} // namespace detail

/// The edges of each node. A gate connects a town and a space, for the town's own priest only.
inline constexpr std::array<Edges, kNodes> kGraph = detail::graph();

/// The edge between two nodes, or null.
constexpr const Edge *edgeTo(Node from, Node to)
{
    for (const Edge &edge : kGraph[from]) {
        if (edge.to == to)
            return &edge;
    }
    return nullptr;
}

/// A set of spaces: bit n is space n.
using Spaces = std::uint64_t;
/// The set with that space alone.
constexpr Spaces spaceBit(Node space) { return Spaces{1} << space; }

/// A set of nodes: bit n is node n.
using Nodes = std::uint64_t;
static_assert(kNodes < 64, "bit 63 is left for priests who are away");

/// The spaces next to the tip (O4).
inline constexpr Spaces kRoundTip = [] {
    Spaces all = 0;
    for (const detail::EdgeRow &row : detail::kEdgeRows)
        all |= row.kind == StepKind::Top ? spaceBit(row.a) : 0;
    return all;
}();

/// Name of priest 0 to 11, his colour 0 to 3 (a b c d) and his number of rings 0 to 2 (O5); names of colours and gods.
constexpr std::string_view priestName(int priest) { return kPriestNames[priest]; }
constexpr int colourOf(int priest) { return priestName(priest)[0] - 'a'; }
constexpr int ringsOf(int priest) { return priestName(priest)[1] - '0'; }
constexpr std::string_view colourName(int colour)
{
    return std::string_view("abcd").substr(static_cast<std::size_t>(colour), 1);
}
constexpr std::string_view godName(God god) { return kGodNames[god]; }

} // namespace engine::osiris
