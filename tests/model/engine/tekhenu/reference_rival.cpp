// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_story.h"

#include <algorithm>
#include <array>
#include <functional>

namespace reference {
namespace {

const std::string kRival = "bot";

/// Those for which `worth` is largest.
Words best(const Words &all, const std::function<int(const std::string &)> &worth)
{
    Words top;
    int most = 0;
    for (const std::string &one : all) {
        const int now = worth(one);
        if (top.empty() || now > most) {
            top.clear();
            most = now;
        }
        if (now == most)
            top.push_back(one);
    }
    return top;
}

/// A tie of the rival.
std::string pick(Story &story, const Words &all) { return story.drawOne("pick", "", 1, all); }

/// A die and where it lies.
struct Found {
    std::string segment, die;
};

bool isAllowed(const Table &table, const std::string &segment, const std::string &die)
{
    for (const auto &[other, dice] : table.wheel) {
        for (const std::string &one : dice) {
            if (purityOf(table, other, one) != "forbidden")
                return purityOf(table, segment, die) != "forbidden";
        }
    }
    return true; // only forbidden dice are left
}

/// T51.
Found dieForGod(Story &story, const std::string &god)
{
    for (int steps = 0; steps < 6; ++steps) {
        const std::string segment = segmentFrom(god, -steps);
        Words dice;
        for (const std::string &die : story.table.wheel[segment]) {
            if (isAllowed(story.table, segment, die) && !has(dice, die))
                dice.push_back(die);
        }
        if (dice.empty())
            continue;
        dice = best(dice, [](const std::string &die) { return die[1] - '0'; });
        dice =
            best(dice, [&](const std::string &die) { return purityOf(story.table, segment, die) == "pure" ? 1 : 0; });
        return {segment, pick(story, dice)};
    }
    return {};
}

/// T51: no chance, since no two gods have one position.
Found dieForResource(Story &story, const std::string &tile)
{
    static const std::map<std::string, std::string> colours{
        {"gl", "kwbyg"}, {"pb", "ybwkg"}, {"lg", "wkybg"}, {"bp", "bykwg"}};
    const Table &table = story.table;
    for (const char colour : colours.at(tile)) {
        Found found;
        std::array<int, 3> most{};
        for (const auto &[segment, dice] : table.wheel) {
            for (const std::string &die : dice) {
                const std::array<int, 3> worth{die[1] - '0', has(table.statues.at(segment), kRival) ? 1 : 0,
                                               positionOf(table, segment)};
                if (die[0] != colour || !isAllowed(table, segment, die) || worth <= most)
                    continue;
                most = worth;
                found = {segment, die};
            }
        }
        if (!found.die.empty())
            return found;
    }
    return {};
}

void putStatue(Story &story, const std::string &place)
{
    Table &table = story.table;
    --story.player(kRival).statues;
    if (has(segmentNames(), place))
        table.statues[place].push_back(kRival);
    else
        table.sites[place] = kRival;
    table.gold.erase(place);
}

void putBuilding(Story &story, const std::string &site)
{
    --story.player(kRival).buildings;
    story.table.sites[site] = kRival;
    if (site[1] == '2' && letterOf(site) != 'w' && letterOf(site) != 's')
        story.table.gold.erase("row2");
}

int ownPillars(const Table &table, const std::string &site)
{
    int number = 0;
    for (const std::string &field : lineOf(site)) {
        const auto pillar = table.temple.find(field);
        number += pillar != table.temple.end() && pillar->second.owner == kRival ? 1 : 0;
    }
    return number;
}

/// T52: in how many districts a statue there makes it the leader.
int districtsGained(const Table &table, const std::string &site)
{
    Table after = table;
    after.sites[site] = kRival;
    int number = 0;
    for (const char district : resourceLetters())
        number += leaderOf(table, district) != kRival && leaderOf(after, district) == kRival ? 1 : 0;
    return number;
}

bool rivalHorus(Story &story, int value)
{
    const Table &table = story.table;
    if (story.player(kRival).statues == 0)
        return false;
    const std::string god = table.gods[value - 1];
    if (hasStatueSpace(table, god)) {
        putStatue(story, god);
        return true;
    }
    Words districts, temple;
    for (const std::string &site : freeStatueSites(table)) {
        if (site == "e3" || site == "n3")
            temple.push_back(site);
        else if (districtsGained(table, site) > 0)
            districts.push_back(site);
    }
    if (!districts.empty()) {
        const auto gained = [&](const std::string &site) { return districtsGained(table, site); };
        putStatue(story, pick(story, best(districts, gained)));
        return true;
    }
    if (temple.empty())
        return false;
    const auto pillars = [&](const std::string &site) { return ownPillars(table, site); };
    const std::string site = pick(story, best(temple, pillars));
    story.score(kRival, "bot", 3 * ownPillars(table, site));
    putStatue(story, site);
    return true;
}

int worthOfField(const Table &table, const std::string &field)
{
    int worth = buildingsBeside(table, field, "");
    for (int side = 0; side < 4; ++side) {
        const std::string other = neighbour(field, side);
        worth += other.empty() || table.temple.count(other) > 0 ? 1 : 0;
    }
    return worth;
}

bool rivalRa(Story &story, int value)
{
    Table &table = story.table;
    const int space = (value - 1) / 2;
    std::string &tile = table.tiles[space];
    if (story.player(kRival).pillars == 0 || tile.empty() || freeFields(table).empty())
        return false;
    Words fields = best(freeFields(table), [&](const std::string &field) { return worthOfField(table, field); });
    fields = best(fields, [&](const std::string &field) { return buildingsBeside(table, field, kRival) > 0 ? 1 : 0; });
    fields = best(fields, [](const std::string &field) {
        return rowOf(field) % 4 == 1 || columnOf(field) % 4 == 1 ? 0 : 1; // rows and columns 1 and 5: the border
    });
    const std::string field = pick(story, fields);
    story.score(kRival, "bot", worthOfField(table, field) + space + 1);
    table.temple[field] = {tile, 0, kRival};
    --story.player(kRival).pillars;
    tile.clear();
    moveTiles(story, space);
    return true;
}

bool rivalHathor(Story &story, int value)
{
    Words sites;
    for (const std::string &site : templeSites(2)) {
        if (story.table.sites.count(site) == 0)
            sites.push_back(site);
    }
    if (story.player(kRival).buildings == 0 || sites.empty())
        return false;
    const auto pillars = [&](const std::string &one) { return ownPillars(story.table, one); };
    const std::string site = pick(story, best(sites, pillars));
    putBuilding(story, site);
    story.score(kRival, "bot", 3 * ownPillars(story.table, site));
    addPopulation(story, kRival, value);
    return true;
}

bool rivalBastet(Story &story, int value)
{
    Player &rival = story.player(kRival);
    for (int i = 0; i < value; ++i) {
        if (rival.happiness < rival.population)
            ++rival.happiness; // T33 does not apply
        else
            addPopulation(story, kRival, 1);
    }
    story.gain(kRival, value <= 2 ? "ss" : value <= 4 ? "s" : "");
    return true;
}

bool rivalThoth(Story &story, int value)
{
    Table &table = story.table;
    int left = cardsOfThoth(value);
    for (int section = 4; section >= 1; --section) {
        if (table.cards.count(section) == 0 || story.player(kRival).happiness < happinessFor(section))
            continue;
        for (const char kind : std::string("dtb")) {
            const Words places = table.cards.at(section);
            for (const std::string &card : places) {
                if (left == 0 || card.empty() || card[0] != kind)
                    continue;
                takeCard(story, kRival, card);
                --left;
            }
        }
    }
    return left < cardsOfThoth(value);
}

/// The free site that it comes to first (T52).
std::string osirisSite(const Table &table, char colour, int value)
{
    const std::string &districts = resourceLetters();
    std::size_t column = districts.find(resourceOf(colour));
    if (colour == 'g') {
        std::array<int, 4> buildings{};
        for (std::size_t i = 0; i < 4; ++i) {
            for (int row = 1; row <= 6; ++row)
                buildings[i] += static_cast<int>(table.sites.count(districts[i] + std::to_string(row)));
        }
        column = static_cast<std::size_t>(std::min_element(buildings.begin(), buildings.end()) - buildings.begin());
    }
    for (int up = 0; up < 6; ++up) {
        for (std::size_t right = 0; right < 4; ++right) {
            const std::string site = districts[(column + right) % 4] + std::to_string((value - 1 - up + 6) % 6 + 1);
            if (table.sites.count(site) == 0)
                return site;
        }
    }
    return {};
}

bool rivalOsiris(Story &story, char colour, int value)
{
    const std::string site = osirisSite(story.table, colour, value);
    if (story.player(kRival).buildings == 0 || site.empty())
        return false;
    putBuilding(story, site);
    return true;
}

} // namespace

void rivalSetUp(Story &story)
{
    Table &table = story.table;
    putStatue(story, table.gods[0]);
    if (story.option("solo") == "easy")
        return;
    putBuilding(story, "b5");
    putBuilding(story, "g5");
    if (story.option("solo") == "hard")
        putStatue(story, table.gods[3]);
    std::set<std::string> &deck = table.decks['x'];
    const std::string tile = story.drawOne("tile", "", 1, {deck.begin(), deck.end()});
    deck.erase(tile);
    table.temple["r3c3"] = {tile, 0, kRival};
    --story.player(kRival).pillars;
}

void layPyramid(Story &story)
{
    Table &table = story.table;
    table.pyramid.clear();
    table.at = 0;
    Words left = words("gl pb lg bp");
    left.insert(left.end(), segmentNames().begin(), segmentNames().end());
    while (!left.empty()) {
        const std::string tile = story.drawOne("path", "", static_cast<int>(left.size()) - 1, left);
        left.erase(std::find(left.begin(), left.end(), tile));
        table.pyramid.push_back(tile);
    }
}

int blockedDestiny(Story &story)
{
    if (story.table.order[0] != kRival)
        return 0;
    return story.drawOne("coin", "", 1, {"gold", "scribe"}) == "gold" ? 1 : 2;
}

void rivalTurn(Story &story)
{
    Table &table = story.table;
    const std::string tile = table.pyramid[table.at];
    const Found found = has(segmentNames(), tile) ? dieForGod(story, tile) : dieForResource(story, tile);
    auto &dice = table.wheel[found.segment];
    dice.erase(dice.find(found.die));
    story.player(kRival).middle.push_back(found.die); // off the scale until Maat
    const Words standing = table.statues[found.segment];
    const int value = found.die[1] - '0';
    bool isDone = false;
    if (found.segment == "horus")
        isDone = rivalHorus(story, value);
    else if (found.segment == "ra")
        isDone = rivalRa(story, value);
    else if (found.segment == "hathor")
        isDone = rivalHathor(story, value);
    else if (found.segment == "bastet")
        isDone = rivalBastet(story, value);
    else if (found.segment == "thoth")
        isDone = rivalThoth(story, value);
    else
        isDone = rivalOsiris(story, found.die[0], value);
    if (isDone)
        statueBonuses(story, kRival, found.segment, standing);
    else
        story.score(kRival, "bot", 3);
    refill(story);
    if (table.round % 4 != 0)
        moveRival(story);
}

void moveRival(Story &story)
{
    static const std::map<int, int> up{{0, 4}, {1, 5}, {2, 6}, {4, 7}, {5, 8}, {7, 9}};
    int &at = story.table.at;
    at = story.drawOne("coin", "", 1, {"right", "up"}) == "right" ? at + 1 : up.at(at);
}

} // namespace reference
