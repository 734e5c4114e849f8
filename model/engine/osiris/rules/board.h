// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace engine::osiris {

/// Nodes of the graph: the spaces of the pyramid, then the tip, then the home towns in the order in which counters
/// are sown, all in the order of board_table.inc.
using Node = std::uint8_t;

/// A god, by the place of its temple in the table.
using God = std::uint8_t;

enum class StepKind : std::uint8_t {
    Side, ///< sideways: the only way onto a blockade (O14)
    Lane, ///< up or down
    Gate, ///< between a town and the lowest lane, for the town's own priest
    Top   ///< to the tip
};

/// A way to a neighbouring node and what it costs in power counters.
struct Edge {
    Node to = 0;
    std::uint8_t cost = 0;
    StepKind kind = StepKind::Side;
};

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

constexpr bool isSpace(Node node) { return node < kTip; }
constexpr bool isTown(Node node) { return node >= kTowns && node < kNodes; }
constexpr Node townOf(int priest) { return static_cast<Node>(kTowns + priest); }

/// Ways out of a node.
struct Edges {
    std::array<Edge, 8> edges{};
    std::uint8_t size = 0;

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

/// The ways out of each node. A gate is only for the town's own priest; its other end is a town.
inline constexpr std::array<Edges, kNodes> kGraph = detail::graph();

/// The way from a node to that one, or null.
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
constexpr Spaces spaceBit(Node space) { return Spaces{1} << space; }

/// A set of nodes in the same manner.
using Nodes = std::uint64_t;
static_assert(kNodes < 64, "bit 63 is left for priests who are away");

/// The spaces from which the tip is entered.
inline constexpr Spaces kRoundTip = [] {
    Spaces all = 0;
    for (const detail::EdgeRow &row : detail::kEdgeRows)
        all |= row.kind == StepKind::Top ? spaceBit(row.a) : 0;
    return all;
}();

/// Name of a priest 0 to 11, his colour 0 to 3 (a b c d) and his number of rings 0 to 2 (O5).
constexpr std::string_view priestName(int priest) { return kPriestNames[static_cast<std::size_t>(priest)]; }
constexpr int colourOf(int priest) { return priestName(priest)[0] - 'a'; }
constexpr int ringsOf(int priest) { return priestName(priest)[1] - '0'; }
constexpr std::string_view colourName(int colour)
{
    return std::string_view("abcd").substr(static_cast<std::size_t>(colour), 1);
}
constexpr std::string_view godName(God god) { return kGodNames[god]; }

} // namespace engine::osiris
