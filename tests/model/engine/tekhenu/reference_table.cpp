// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_table.h"

#include <algorithm>
#include <cstdlib>

namespace reference {
namespace {

int pips(const Words &dice)
{
    int sum = 0;
    for (const std::string &die : dice)
        sum += die[1] - '0';
    return sum;
}

/// `b01` to so many.
std::set<std::string> numbered(char kind, int most)
{
    std::set<std::string> all;
    for (int i = 1; i <= most; ++i)
        all.insert(std::string(1, kind) + (i < 10 ? "0" : "") + std::to_string(i));
    return all;
}

bool isOsirisBuilding(const std::string &site) { return site.size() == 2 && has(words("p b l g"), site.substr(0, 1)); }

/// T60 lists no `e3` and no `n3`: statues stand there.
bool isTempleBuilding(const std::string &site)
{
    return site.size() == 2 && has(words("w e n s"), site.substr(0, 1)) && site != "e3" && site != "n3";
}

Player newPlayer()
{
    Player player;
    for (const char letter : resourceLetters()) {
        player.goods[letter] = 0;
        player.levels[letter] = 2;
    }
    player.goods['o'] = 1;
    player.goods['s'] = 1;
    player.goods['f'] = 0;
    return player;
}

/// T49.
Player newRival()
{
    Player rival;
    rival.goods['s'] = 0;
    rival.population = 7;
    rival.happiness = 4;
    return rival;
}

void addPayments(const std::string &cost, std::size_t from, int lower, const std::string &soFar,
                 std::set<std::string> &all)
{
    if (from == cost.size()) {
        if (lower > 0)
            return;
        std::string sorted;
        for (const char letter : resourceLetters() + "o")
            sorted.append(static_cast<std::size_t>(std::count(soFar.begin(), soFar.end(), letter)), letter);
        all.insert(sorted);
        return;
    }
    addPayments(cost, from + 1, lower, soFar + cost[from], all);
    addPayments(cost, from + 1, lower, soFar + "o", all);
    if (lower > 0)
        addPayments(cost, from + 1, lower - 1, soFar, all);
}

bool canPay(const Player &player, const std::string &payment)
{
    return std::all_of(payment.begin(), payment.end(), [&](char letter) {
        return std::count(payment.begin(), payment.end(), letter) <= player.goods.at(letter);
    });
}

/// What a seat has on the table, for Decrees.
struct Built {
    int temple = 0, rows = 0, columns = 0, osiris = 0, peopleStatues = 0, godStatues = 0;
    Words pillars; ///< fields
};

Built builtBy(const Table &table, const std::string &seat)
{
    Built all;
    for (const auto &[site, owner] : table.sites) {
        if (owner != seat)
            continue;
        if (isTempleBuilding(site)) {
            ++all.temple;
            ++(site[0] == 'w' || site[0] == 'e' ? all.rows : all.columns);
        } else if (isOsirisBuilding(site)) {
            ++all.osiris;
        } else {
            ++all.peopleStatues;
        }
    }
    for (const auto &[god, owners] : table.statues)
        all.godStatues += static_cast<int>(std::count(owners.begin(), owners.end(), seat));
    for (const auto &[field, pillar] : table.temple) {
        if (pillar.owner == seat)
            all.pillars.push_back(field);
    }
    return all;
}

bool isAtBorder(const std::string &field)
{
    return rowOf(field) % 4 == 1 || columnOf(field) % 4 == 1; // 1 or 5
}

/// d01 to d06.
int templeDecree(const Table &table, const std::string &seat, int decree)
{
    const Built own = builtBy(table, seat);
    const int pillars = static_cast<int>(own.pillars.size());
    if (decree == 1)
        return std::min(2 * pillars, 10);
    if (decree == 2)
        return std::min(2 * own.temple, 10);
    if (decree == 3)
        return std::min(3 * static_cast<int>(std::count_if(own.pillars.begin(), own.pillars.end(), isAtBorder)), 9);
    if (decree == 6)
        return std::min(3 * std::min(own.rows, own.columns), 9);
    if (decree == 4) {
        std::map<std::string, int> lines;
        for (const std::string &field : own.pillars) {
            ++lines[field.substr(0, 2)];
            ++lines[field.substr(2)];
        }
        return std::min(4
                            * static_cast<int>(std::count_if(lines.begin(), lines.end(),
                                                             [](const auto &line) { return line.second >= 2; })),
                        8);
    }
    int edges = 0;
    for (const std::string &field : own.pillars) {
        const Pillar &pillar = table.temple.at(field);
        for (const int side : matchingSides(table, field, pillar.tile, pillar.turn)) {
            // An edge between two own tiles is met from both: it counts from the north and from the west.
            if (side == 1 || side == 2 || !has(own.pillars, neighbour(field, side)))
                ++edges;
        }
    }
    return std::min(2 * edges, 8);
}

/// d07 to d12.
int monumentDecree(const Table &table, const std::string &seat, int decree)
{
    const Built own = builtBy(table, seat);
    const int statues = own.peopleStatues + own.godStatues;
    const int pillars = static_cast<int>(own.pillars.size());
    switch (decree) {
    case 7: return std::min(2 * statues, 8);
    case 8: return std::min(3 * own.peopleStatues, 9);
    case 9: return std::min(3 * own.godStatues, 9);
    case 10: return own.godStatues > 0 && own.peopleStatues > 0 ? 6 : 0;
    case 11: {
        int kinds = 0;
        for (const int number : {statues, pillars, own.temple, own.osiris})
            kinds += number >= 2 ? 1 : 0;
        return std::min(2 * kinds, 8);
    }
    default: return std::clamp(statues + pillars + own.temple + own.osiris - 6, 0, 8);
    }
}

/// d13 to d18.
int industryDecree(const Table &table, const std::string &seat, int decree)
{
    const Player &player = table.seats.at(seat);
    int high = 0;
    int lowest = 6;
    int left = 0;
    for (const char letter : resourceLetters()) {
        high += player.levels.at(letter) >= 5 ? 1 : 0;
        lowest = std::min(lowest, player.levels.at(letter));
        left += player.goods.at(letter);
    }
    const auto won = table.districtsWon.find(seat);
    switch (decree) {
    case 13: return std::min(3 * high, 9);
    case 14: return std::min(2 * builtBy(table, seat).osiris, 10);
    case 15: return std::min(won == table.districtsWon.end() ? 0 : 4 * won->second, 8);
    case 16: return std::min(left / 2, 6);
    case 17: return std::min(2 * player.goods.at('o'), 8);
    default: return lowest >= 4 ? 8 : lowest == 3 ? 5 : 0;
    }
}

/// d19 to d24.
int peopleDecree(const Player &player, int decree)
{
    switch (decree) {
    case 19: return std::min(player.population / 3, 7);
    case 20: return std::clamp((player.happiness - 6) / 2, 0, 7);
    case 21: return player.happiness >= 10 && player.population - player.happiness <= 2 ? 7 : 0;
    case 22: return std::min(2 * static_cast<int>(player.technologies.size()), 8);
    case 23: return std::min(2 * player.goods.at('s'), 8);
    default: return player.balance() == 0 ? 7 : std::abs(player.balance()) <= 2 ? 4 : 0;
    }
}

} // namespace

int Player::balance() const { return pips(pure) - pips(tainted) - excess + placed; }

Table newTable(int players, const std::map<std::string, std::string> &options)
{
    Table table;
    table.players = players;
    table.options = {{"solo", "medium"}, {"temple-statue", "all"}, {"maat", "mild"}};
    for (const auto &[name, value] : options)
        table.options[name] = value;
    const int few = table.size() == 2 ? 1 : 0; // T1
    for (const char colour : std::string("wybk"))
        table.bag[colour] = 5 - few;
    table.bag['g'] = table.size() == 4 ? 6 : table.size() == 3 ? 4 : 6;
    for (const std::string &segment : segmentNames()) {
        table.wheel[segment] = {};
        table.statues[segment] = {};
    }
    table.gold = {"pb0", "lg0", "e3", "n3", "row2"}; // T10
    table.tiles = Words(3);
    table.cards = {{1, Words(4)}, {2, Words(4)}};
    table.decks = {{'b', numbered('b', 24)},
                   {'t', numbered('t', 24)},
                   {'d', numbered('d', 24)},
                   {'x', numbered('x', 27)},
                   {'s', numbered('s', 12)}};
    table.discards = {{'b', {}}, {'t', {}}, {'d', {}}};
    for (int i = 0; i < players; ++i)
        table.seats[std::string(1, static_cast<char>('a' + i))] = newPlayer();
    if (table.isSolo())
        table.seats["bot"] = newRival();
    return table;
}

std::string segmentFrom(const std::string &segment, int steps)
{
    const Words &all = segmentNames();
    const int from = static_cast<int>(std::find(all.begin(), all.end(), segment) - all.begin());
    return all[(from + steps + 12) % 6];
}

char lightOf(const Table &table, const std::string &segment)
{
    for (int i = 0; i < 6; ++i) {
        if (segmentFrom(table.sunny, i) == segment)
            return std::string("sshddh")[i];
    }
    return ' ';
}

std::string purityOf(const Table &table, const std::string &segment, const std::string &die)
{
    return purity(die[0], lightOf(table, segment));
}

int positionOf(const Table &table, const std::string &god)
{
    return static_cast<int>(std::find(table.gods.begin(), table.gods.end(), god) - table.gods.begin()) + 1;
}

bool hasStatueSpace(const Table &table, const std::string &god)
{
    return static_cast<int>(table.statues.at(god).size()) < table.size() - 1;
}

Words freeStatueSites(const Table &table)
{
    Words all;
    for (const std::string &site : words("pb0 lg0 e3 n3")) {
        if (table.sites.count(site) == 0)
            all.push_back(site);
    }
    return all;
}

Words freeFields(const Table &table)
{
    Words all;
    for (int row = 1; row <= 5; ++row) {
        for (int column = 1; column <= 5; ++column) {
            if (table.temple.count(fieldName(row, column)) == 0)
                all.push_back(fieldName(row, column));
        }
    }
    return all;
}

int buildingsBeside(const Table &table, const std::string &field, const std::string &owner)
{
    int number = 0;
    for (const auto &[site, who] : table.sites) {
        if (isTempleBuilding(site) && (owner.empty() || owner == who) && has(lineOf(site), field))
            ++number;
    }
    return number;
}

std::string neighbour(const std::string &field, int side)
{
    const int row = rowOf(field) + (side == 2 ? 1 : side == 0 ? -1 : 0);
    const int column = columnOf(field) + (side == 1 ? 1 : side == 3 ? -1 : 0);
    return row < 1 || row > 5 || column < 1 || column > 5 ? "" : fieldName(row, column);
}

std::vector<int> matchingSides(const Table &table, const std::string &field, const std::string &tile, int turn)
{
    std::vector<int> all;
    for (int side = 0; side < 4; ++side) {
        const std::string other = neighbour(field, side);
        char there = ' ';
        if (other.empty())
            there = borderOf(side, side % 2 == 0 ? columnOf(field) : rowOf(field));
        else if (table.temple.count(other) > 0)
            there = edgeOf(table.temple.at(other).tile, table.temple.at(other).turn, (side + 2) % 4);
        if (there == edgeOf(tile, turn, side))
            all.push_back(side);
    }
    return all;
}

Words freeSitesInRow(const Table &table, int row)
{
    Words all;
    for (const char letter : resourceLetters()) {
        const std::string site = letter + std::to_string(row);
        if (table.sites.count(site) == 0)
            all.push_back(site);
    }
    return all;
}

std::string leaderOf(const Table &table, char district)
{
    // Of those with most pieces the one whose piece comes first from the top.
    Words sites{district == 'p' || district == 'b' ? "pb0" : "lg0"};
    for (int row = 1; row <= 6; ++row)
        sites.push_back(district + std::to_string(row));
    std::map<std::string, int> pieces;
    for (const std::string &site : sites) {
        if (table.sites.count(site) > 0)
            ++pieces[table.sites.at(site)];
    }
    int most = 0;
    for (const auto &[owner, number] : pieces)
        most = std::max(most, number);
    for (const std::string &site : sites) {
        if (table.sites.count(site) > 0 && pieces.at(table.sites.at(site)) == most)
            return table.sites.at(site);
    }
    return {};
}

Words takable(const Table &table, int happiness, char kind)
{
    Words all;
    for (const auto &[section, places] : table.cards) {
        for (const std::string &card : places) {
            if (!card.empty() && happiness >= happinessFor(section) && (kind == ' ' || card[0] == kind))
                all.push_back(card);
        }
    }
    return all;
}

std::set<std::string> payments(const Player &player, const std::string &cost, int lower)
{
    std::set<std::string> all;
    addPayments(cost, 0, std::min(lower, static_cast<int>(cost.size())), "", all);
    std::set<std::string> possible;
    for (const std::string &payment : all) {
        if (canPay(player, payment))
            possible.insert(payment);
    }
    return possible;
}

int pointsOfDecree(const Table &table, const std::string &seat, int decree)
{
    if (decree <= 6)
        return templeDecree(table, seat, decree);
    if (decree <= 12)
        return monumentDecree(table, seat, decree);
    return decree <= 18 ? industryDecree(table, seat, decree) : peopleDecree(table.seats.at(seat), decree);
}

int pointsOfDecrees(const Table &table, const std::string &seat)
{
    std::map<std::string, int> best;
    for (const std::string &decree : table.seats.at(seat).decrees) {
        int &most = best[typeOf(decree)];
        most = std::max(most, pointsOfDecree(table, seat, std::stoi(decree.substr(1))));
    }
    std::vector<int> sorted;
    for (const auto &[type, points] : best)
        sorted.push_back(points);
    std::sort(sorted.rbegin(), sorted.rend());
    sorted.resize(3);
    return sorted[0] + sorted[1] + sorted[2];
}

} // namespace reference
