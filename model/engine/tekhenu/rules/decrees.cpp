// SPDX-License-Identifier: GPL-3.0-or-later
// What Decrees are worth (T68).
#include <algorithm>
#include <bit>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

/// Sites of an owner that meet a condition.
template <class IsMeant>
int sitesOf(const Position &p, int owner, IsMeant isMeant)
{
    int n = 0;
    for (Site site = 0; site < kSites; ++site)
        n += p.sites[site] == owner && isMeant(site) ? 1 : 0;
    return n;
}

int godStatues(const Position &p, int owner)
{
    int n = 0;
    for (const auto &spaces : p.statues)
        n += static_cast<int>(std::count(spaces.begin(), spaces.end(), owner));
    return n;
}

int peopleStatues(const Position &p, int owner) { return sitesOf(p, owner, isStatueSite); }

int templeBuildings(const Position &p, int owner)
{
    return sitesOf(p, owner, [](Site site) { return isTempleSite(site) && !isStatueSite(site); });
}

int osirisBuildings(const Position &p, int owner)
{
    return sitesOf(p, owner, [](Site site) { return !isTempleSite(site) && !isStatueSite(site); });
}

template <class IsMeant>
int pillars(const Position &p, int owner, IsMeant isMeant)
{
    int n = 0;
    for (int field = 0; field < kFields; ++field) {
        const auto at = static_cast<std::size_t>(field);
        n += p.tiles[at] != 0 && p.tileOwners[at] == owner && isMeant(field) ? 1 : 0;
    }
    return n;
}

int pillars(const Position &p, int owner)
{
    return pillars(p, owner, [](int) { return true; });
}

int linesOfPillars(const Position &p, int owner)
{
    int n = 0;
    for (int line = 0; line < 10; ++line)
        n += pillarsIn(p, line, owner) >= 2 ? 1 : 0;
    return n;
}

/// An edge between two own tiles counts once: where the other tile is to the east or south.
int matchingEdges(const Position &p, int owner)
{
    int n = 0;
    for (int field = 0; field < kFields; ++field) {
        const auto at = static_cast<std::size_t>(field);
        if (p.tiles[at] == 0 || p.tileOwners[at] != owner)
            continue;
        for (int direction = 0; direction < 4; ++direction) {
            const char own = edgeOf(p.tiles[at], p.turns[at], direction);
            const int next = neighbourOf(field, direction);
            if (next < 0) {
                n += borderOf(field, direction) == own ? 1 : 0;
                continue;
            }
            const auto there = static_cast<std::size_t>(next);
            const bool counted = p.tileOwners[there] == owner && (direction == 0 || direction == 3);
            n += p.tiles[there] != 0 && !counted && edgeOf(p.tiles[there], p.turns[there], (direction + 2) % 4) == own
                     ? 1
                     : 0;
        }
    }
    return n;
}

int rowsAndColumns(const Position &p, int owner)
{
    const int rows = sitesOf(p, owner, [](Site site) { return site < kNorth && !isStatueSite(site); });
    return std::min(rows, templeBuildings(p, owner) - rows);
}

int highLevels(const Holdings &own, int least)
{
    return static_cast<int>(
        std::count_if(own.levels.begin(), own.levels.end(), [least](int level) { return level >= least; }));
}

int counted(const Position &p, int owner, Count count)
{
    const Holdings &own = p.of(owner);
    const std::array<int, 4> kinds{6 - own.statues, pillars(p, owner), templeBuildings(p, owner),
                                   osirisBuildings(p, owner)};
    switch (count) {
    case Count::Pillars: return kinds[1];
    case Count::TempleBuildings: return kinds[2];
    case Count::BorderPillars: return pillars(p, owner, isBorderField);
    case Count::LinesOfPillars: return linesOfPillars(p, owner);
    case Count::MatchingEdges: return matchingEdges(p, owner);
    case Count::RowAndColumn: return rowsAndColumns(p, owner);
    case Count::Statues: return kinds[0];
    case Count::PeopleStatues: return peopleStatues(p, owner);
    case Count::GodStatues: return godStatues(p, owner);
    case Count::BothStatues: return godStatues(p, owner) > 0 && peopleStatues(p, owner) > 0 ? 1 : 0;
    case Count::KindsWithTwo:
        return static_cast<int>(std::count_if(kinds.begin(), kinds.end(), [](int n) { return n >= 2; }));
    case Count::PiecesAboveSix: return std::max(0, kinds[0] + kinds[1] + kinds[2] + kinds[3] - 6);
    case Count::HighLevels: return highLevels(own, 5);
    case Count::OsirisBuildings: return kinds[3];
    case Count::Districts: return own.districts;
    case Count::PairsOfResources: return (own.goods[0] + own.goods[1] + own.goods[2] + own.goods[3]) / 2;
    case Count::Gold: return own.goods[Gold];
    case Count::LowestLevel: {
        const int lowest = *std::min_element(own.levels.begin(), own.levels.end());
        return lowest >= 4 ? 8 : lowest == 3 ? 5 : 0;
    }
    case Count::Population: return own.population / 3;
    case Count::Happiness: return std::max(0, own.happiness - 6) / 2;
    case Count::Content: return own.happiness >= 10 && own.population - own.happiness <= 2 ? 1 : 0;
    case Count::Technologies: return std::popcount(own.technologies);
    case Count::Scribes: return own.goods[Scribes];
    default: return own.balance == 0 ? 7 : own.balance >= -2 && own.balance <= 2 ? 4 : 0;
    }
}

} // namespace

int decreePoints(const Position &position, int owner, int decree)
{
    const DecreeRow &row = kDecrees[decree - 1];
    return std::min(row.most, row.factor * counted(position, owner, row.count));
}

std::uint32_t decreesOf(const Holdings &own)
{
    const bool isKnown = own.secret != 0 && own.secret != kNone;
    return own.decrees | (isKnown ? cardBit(static_cast<Card>(own.secret - 1)) : 0U);
}

int bestDecrees(const Position &position, int owner)
{
    std::array<int, 4> best{};
    const std::uint32_t held = decreesOf(position.of(owner));
    for (int number = 1; number <= kOfDeck; ++number) {
        if ((held & numberBit(number)) == 0)
            continue;
        int &of = best[static_cast<std::size_t>(kDecrees[number - 1].type)];
        of = std::max(of, decreePoints(position, owner, number));
    }
    return best[0] + best[1] + best[2] + best[3] - *std::min_element(best.begin(), best.end());
}

} // namespace engine::tekhenu
