// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of the printed matter; the matter itself stands in cards_table.inc.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "model/engine/tekhenu/rules/position.h"

namespace engine::tekhenu {

/// What points are for; the names are those of the fact `points`.
enum class Topic : std::uint8_t {
    RaBuildings,
    RaEdges,
    RaSpace,
    Ability,
    StatueTemple,
    Hathor,
    Bonus,
    Technology,
    Blessing,
    Maat,
    Districts,
    Temple,
    Statues,
    Happiness,
    Levels,
    Row,
    Bread,
    Decree,
    Order,
    Bot,
    kCount
};
inline constexpr std::array<std::string_view, static_cast<std::size_t>(Topic::kCount)> kTopicNames{
    "ra-buildings", "ra-edges", "ra-space", "ability",   "statue-temple", "hathor",  "bonus",
    "technology",   "blessing", "maat",     "districts", "temple",        "statues", "happiness",
    "levels",       "row",      "bread",    "decree",    "order",         "bot"};

/// The effects of a card, in order; those from the first `Op::kCount` on are none.
struct Effects {
    static constexpr std::size_t kMost = 4;
    std::array<Step, kMost> steps{};
    std::size_t count = 0;

    /// None, or those in order.
    constexpr Effects() = default;
    constexpr Effects(std::initializer_list<Step> all)
    {
        for (const Step &step : all)
            steps[count++] = step;
    }
    /// For loops.
    constexpr const Step *begin() const { return steps.data(); }
    constexpr const Step *end() const { return steps.data() + count; }
};

/// Effects: any step, a good, points for a topic, a marker that rises.
constexpr Step effect(Op op, int arg = 0, int more = 0)
{
    return {op, static_cast<std::uint8_t>(arg), 0, static_cast<std::uint8_t>(more)};
}
constexpr Step give(Good good, int n) { return effect(Op::Give, good, n); }
constexpr Step points(Topic topic, int n) { return effect(Op::Give, kGoods + static_cast<int>(topic), n); }
constexpr Step level(Good resource, int n) { return effect(Op::Level, resource, n); }
/// One resource of choice, or `n` different ones.
constexpr Step anyResource() { return effect(Op::Gain, kAnyResource, 1); }
constexpr Step different(int n) { return effect(Op::Gain, kAnyResource, n); }
/// `count` different markers rise by one or two; then one resource of those moved is gained if `gains`.
constexpr Step marker(int count, bool two, bool gains)
{
    return effect(Op::Marker, 0, count | (two ? Step::kTwice : 0) | (gains ? Step::kThenGains : 0));
}

/// A pillar tile (T63).
struct TileRow {
    std::string_view edges; ///< clockwise from the top
    Light light;
    char ability;
    std::string_view cost;
};

/// When a Blessing may be played (T66).
enum class When : std::uint8_t { Any, AnyOrMaat, NewValue, Flip, Shadow, Ready };
inline constexpr std::uint8_t kProduction = kSegments; ///< the action for which b21 is ready

/// A Blessing (T66).
struct BlessingRow {
    When when;
    Effects effects = {};
    std::uint8_t action = kNone; ///< of Ready: the god, or kProduction
    int cheaper = 0;             ///< units less
    bool scores = false;         ///< a point after the payment
};

enum class DecreeType : std::uint8_t { Temple, Monument, Industry, People };
inline constexpr std::array<std::string_view, 4> kDecreeTypeNames{"temple", "monument", "industry", "people"};
/// What a Decree counts.
enum class Count : std::uint8_t {
    Pillars,
    TempleBuildings,
    BorderPillars,
    LinesOfPillars,
    MatchingEdges,
    RowAndColumn,
    Statues,
    PeopleStatues,
    GodStatues,
    BothStatues,
    KindsWithTwo,
    PiecesAboveSix,
    HighLevels,
    OsirisBuildings,
    Districts,
    PairsOfResources,
    Gold,
    LowestLevel,
    Population,
    Happiness,
    Content,
    Technologies,
    Scribes,
    Balance
};
/// A Decree: points for each of what it counts, up to the cap (T68).
struct DecreeRow {
    DecreeType type;
    Count count;
    int factor;
    int most;
};

#include "model/engine/tekhenu/rules/cards_table.inc" // NOLINT

/// The row of a tile, 1 to 27.
constexpr const TileRow &tileRow(int tile) { return kTileRows[tile - 1]; }
/// The colour of a tile's edge in a direction, turned by so many quarters clockwise.
constexpr char edgeOf(int tile, int turn, int direction) { return tileRow(tile).edges[(direction - turn + 4) % 4]; }
/// The border's colour where a field touches it in a direction.
constexpr char borderOf(int field, int direction)
{
    return kBorder[direction][direction % 2 == 0 ? field % 5 : field / 5];
}
/// The deck of the cards of a place of the display, section x 4 + place.
constexpr Deck deckOfPlace(int place)
{
    const char kind = kDisplay[place / 4][place % 4];
    return kind == 'b' ? Blessings : kind == 't' ? Technologies : Decrees;
}
/// The reward of a field (T58).
constexpr Good rewardOf(std::size_t field)
{
    return kRewards[field] == 'f' ? Faith : static_cast<Good>(kPayLetters.find(kRewards[field]));
}
/// How a die of that colour may be drafted in that light (T5): Pure, Tainted, or NoSide where it is forbidden.
constexpr Side purityOf(int colour, Light light)
{
    constexpr std::array<std::array<Side, 3>, kColours> table{{{Pure, Tainted, NoSide},
                                                               {Tainted, Pure, NoSide},
                                                               {NoSide, Pure, Tainted},
                                                               {NoSide, Tainted, Pure},
                                                               {Tainted, Tainted, Tainted}}};
    return table[colour][light];
}
/// The same of a die that lies in that segment now.
inline Side purityAt(const Position &p, int segment, int die)
{
    return purityOf(colourOf(static_cast<Die>(die)), lightOf(segment, p.sunny));
}
/// The resource of a die's colour; kNone for grey.
constexpr std::uint8_t resourceOf(int colour)
{
    constexpr std::array<std::uint8_t, kColours> table{Limestone, Papyrus, Bread, Granite, kNone};
    return table[colour];
}
/// Dice of a colour in a game (T1).
constexpr int diceOf(int colour, int seats)
{
    if (colour == Grey)
        return seats == 3 ? 4 : 6;
    return seats < 3 ? 4 : 5;
}
/// Statue spaces of a god (T9).
constexpr int spacesOf(int seats) { return seats == 4 ? 3 : seats == 3 ? 2 : 1; }
/// True if a building may stand on that temple site in a game of `seats` (T60); statue sites never.
constexpr bool isInUse(int site, int seats)
{
    if (site >= kNorth + 5 || site < kEast)
        return true;
    const std::string_view used = kEastAndNorth[seats - 1];
    return used.find(static_cast<char>('1' + site % 5)) != std::string_view::npos;
}

/// True if a building may be put up at that temple site now.
inline bool isFreeSite(const Position &p, int site)
{
    return p.sites[site] == kNone && isInUse(site, p.seats) && !isStatueSite(site);
}

} // namespace engine::tekhenu
