// SPDX-License-Identifier: GPL-3.0-or-later
// The god actions and production (T24, T27 to T36), technologies after them and statue bonuses.
#include <algorithm>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

int pillarsIn(const Position &p, int line, int owner)
{
    int n = 0;
    for (int i = 0; i < 5; ++i) {
        const auto field = static_cast<std::size_t>(fieldOf(line, i));
        n += p.tiles[field] != 0 && (owner == kNone || p.tileOwners[field] == owner) ? 1 : 0;
    }
    return n;
}

int buildingsAt(const Position &p, int field, int owner)
{
    int n = 0;
    for (Site site = 0; site < kOsirisSites; ++site) {
        const std::uint8_t of = p.sites[site];
        n += of != kNone && !isStatueSite(site) && isOnLine(field, lineOf(site)) && (owner == kNone || of == owner) ? 1
                                                                                                                    : 0;
    }
    return n;
}

char colourBeside(const Position &p, int field, int direction)
{
    const int next = neighbourOf(field, direction);
    if (next < 0)
        return borderOf(field, direction);
    const auto at = static_cast<std::size_t>(next);
    return p.tiles[at] == 0 ? '\0' : edgeOf(p.tiles[at], p.turns[at], (direction + 2) % 4);
}

int edgesAt(const Position &p, int field, int tile, int turn, bool any)
{
    int n = 0;
    for (int direction = 0; direction < 4; ++direction) {
        const char colour = colourBeside(p, field, direction);
        n += colour != 0 && (any || colour == edgeOf(tile, turn, direction)) ? 1 : 0;
    }
    return n;
}

int positionOf(const Position &p, int god)
{
    return static_cast<int>(std::find(p.gods.begin(), p.gods.end(), god) - p.gods.begin()) + 1;
}

Step bonusesOf(const Position &p, int owner, int god)
{
    int standing = 0;
    for (const std::uint8_t of : p.statues[god])
        standing |= of == kNone ? 0 : 1 << of;
    return {Op::Bonuses, byte(god), byte(owner), byte(standing)};
}

bool hasSpace(const Position &p, int god) { return p.statues[god][spacesOf(p.seats) - 1] == kNone; }

void beginGod(const Run &run, int owner, int god)
{
    Position &p = run.p;
    const auto seat = byte(owner);
    Step first{Op::Pay, byte(god), seat};
    switch (god) {
    case Horus: first = {Op::Statue, 0, seat}; break;
    case Ra: first = {Op::Field, 0, seat}; break;
    case Hathor: first = {Op::Build, 0, seat}; break;
    case Osiris: first = {Op::BuildOsiris, byte(1 << (p.actionValue() - 1)), seat}; break;
    default: break;
    }
    p.push({first, {Op::Works, byte(god), seat}, bonusesOf(p, owner, god)});
}

void produce(const Run &run, int owner, int resource)
{
    Position &p = run.p;
    Holdings &own = run.of(owner);
    const int value = p.actionValue();
    const bool stored = (p.ready & numberBit(kStoreHouse)) != 0;
    const bool crafted = use(run, owner, resource + 1);
    p.ready &= ~numberBit(kStoreHouse);
    const int kept = stored ? value + 1 : std::min(value, static_cast<int>(own.levels[resource]));
    gain(run, owner, resource, kept + (crafted ? 1 : 0));
    if (const int excess = value - kept; excess > 0) {
        own.excess = byte(std::min(own.excess + excess, 250));
        run.report({.id = FactId::Excess,
                    .owner = byte(owner),
                    .what = byte(resource),
                    .n = static_cast<std::int16_t>(excess),
                    .seats = p.seats});
    }
}

void erect(const Run &run, int owner, int place)
{
    Position &p = run.p;
    Holdings &own = run.of(owner);
    --own.statues;
    if (place < kSegments) {
        auto &spaces = p.statues[place];
        const bool isFirst = std::find(spaces.begin(), spaces.end(), owner) == spaces.end();
        *std::find(spaces.begin(), spaces.end(), kNone) = byte(owner);
        if (p.seats == 3 && isFirst) // T35
            p.push({Op::Bonus, byte(positionOf(p, place)), byte(owner), byte(place)});
        return;
    }
    const int number = place - kSegments;
    const Site site = kStatueSites[number];
    p.sites[site] = byte(owner);
    if ((p.gold & (1 << number)) != 0) {
        p.gold = byte(p.gold & ~(1 << number));
        gain(run, owner, Gold, 1);
    }
    if (isTempleSite(site))
        score(run, owner, Topic::StatueTemple, 3 * pillarsIn(p, lineOf(site), p.templeStatue == 1 ? owner : kNone));
}

void build(const Run &run, int owner, int site)
{
    Position &p = run.p;
    p.sites[site] = byte(owner);
    --run.of(owner).buildings;
    for (int i = 0; i < 5; ++i) {
        const int field = fieldOf(lineOf(site), i);
        const auto at = static_cast<std::size_t>(field);
        if (p.tiles[at] == 0)
            gain(run, owner, rewardOf(at), 1);
        else if (p.tileOwners[at] == owner)
            score(run, owner, Topic::Hathor, 3);
    }
    gain(run, owner, Population, p.actionValue());
}

void layTile(const Run &run, int owner, int place, bool favoured)
{
    Position &p = run.p;
    const int field = place / 4;
    const auto at = static_cast<std::size_t>(field);
    const int space = spaceOf(p.actionValue());
    const int tile = p.spaces[space];
    putTile(p, owner, space, place);
    score(run, owner, Topic::RaBuildings, buildingsAt(p, field, kNone));
    score(run, owner, Topic::RaEdges, edgesAt(p, field, tile, place % 4, false));
    gain(run, owner, rewardOf(at), 1);
    score(run, owner, Topic::RaSpace, space + 1);
    p.push({Op::CloseGap, byte(space), byte(owner)});
    const TileRow &row = tileRow(tile);
    if (row.light != lightOf(Ra, p.sunny) && !favoured)
        return;
    if (row.cost.size() == 4)
        score(run, owner, Topic::Ability, 1);
    follow(run, owner, kAbilities[row.ability - 'A']);
}

void putTile(Position &p, int owner, int space, int place)
{
    const auto at = static_cast<std::size_t>(place / 4);
    p.tiles[at] = std::exchange(p.spaces[space], std::uint8_t{0});
    p.turns[at] = byte(place % 4);
    p.tileOwners[at] = byte(owner);
    --p.of(owner).pillars;
}

void closeGap(const Run &run, int space)
{
    auto &spaces = run.p.spaces;
    for (auto i = static_cast<std::size_t>(space); i > 0; --i)
        spaces[i] = spaces[i - 1];
    spaces[0] = 0;
    run.p.push({Op::DrawTile, 0});
}

// T34
void buildOsiris(const Run &run, int owner, int site, bool keepsHappiness)
{
    Position &p = run.p;
    p.sites[site] = byte(owner);
    --run.of(owner).buildings;
    if (!keepsHappiness && !use(run, owner, kForemen))
        gain(run, owner, Happiness, -1);
    const int district = districtOf(site);
    const int row = rowOf(site);
    const auto seat = byte(owner);
    if (row <= 2) {
        raise(run, owner, district, 1);
        gain(run, owner, district, 1);
        if (row == 2 && (p.gold & kGoldRow2) != 0) {
            p.gold = byte(p.gold & ~kGoldRow2);
            gain(run, owner, Gold, 1);
        }
    } else if (row <= 4) {
        const auto &pair = (row == 3 ? kPairs3 : kPairs4)[district];
        for (const Good each : pair)
            raise(run, owner, each, 1);
        if (row == 4)
            p.push({Op::Give, Gold, seat, 1});
        p.push({Op::Gain, goodSet(pair[0], pair[1]), seat, 1});
    } else {
        raise(run, owner, district, 2);
        p.push({Op::Give, byte(district), seat, 2});
        if (row == 6)
            p.push({Op::Marker, 0, seat, 1});
    }
}

// T32
void dance(const Run &run, int owner, bool oneMore)
{
    const int value = run.p.actionValue();
    if (oneMore)
        gain(run, owner, Scribes, 1);
    gain(run, owner, Happiness, value);
    gain(run, owner, Scribes, kBastetScribes[value - 1]);
}

// T67
void works(const Run &run, int owner, int god)
{
    if (!use(run, owner, kWorksAfter[god]))
        return;
    switch (god) {
    case Bastet:
        gain(run, owner, Happiness, 1);
        score(run, owner, Topic::Technology, 1);
        break;
    case Thoth: score(run, owner, Topic::Technology, run.p.cardsTaken); break;
    case Osiris:
        score(run, owner, Topic::Technology, 1);
        run.p.push({Op::Gain, kAnyResource, byte(owner), 1});
        break;
    default: score(run, owner, Topic::Technology, 2); break;
    }
}

int placeInOrder(const Position &position, int owner)
{
    return static_cast<int>(std::find(position.order.begin(), position.order.end(), owner) - position.order.begin());
}

// T35
void bonuses(const Run &run, int owner, int god, int owners)
{
    Position &p = run.p;
    const auto position = byte(positionOf(p, god));
    const int all = p.ownerCount();
    const int first = p.seats > 2 ? 1 : 0;
    for (int i = all - 1; i >= first; --i) { // the first of them comes to lie on top
        const std::uint8_t who = p.order[(placeInOrder(p, owner) + i) % all];
        if ((owners & (1 << who)) != 0)
            p.push({Op::Bonus, position, who, byte(god)});
    }
}

// T62
void bonus(const Run &run, int owner, int position, int god)
{
    Position &p = run.p;
    run.report({.id = FactId::Bonus, .owner = byte(owner), .what = byte(god), .seats = p.seats});
    if (p.isBot(owner)) {
        const BotBonus &own = kBotBonus[position - 1];
        gain(run, owner, Scribes, own.scribes);
        score(run, owner, Topic::Bonus, own.points);
        return;
    }
    const auto seat = byte(owner);
    switch (position) {
    case 1: p.push({Op::Gain, goodSet(Papyrus, Bread), seat, 1}); break;
    case 2: p.push({Op::Gain, goodSet(Limestone, Granite), seat, 1}); break;
    case 3: p.push({Op::Gain, goodSet(Faith, Population), seat, 1}); break;
    case 4: score(run, owner, Topic::Bonus, 1); break;
    case 5: gain(run, owner, Scribes, 1); break;
    default: gain(run, owner, Gold, 1); break;
    }
}

} // namespace engine::tekhenu
