// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_data.h"

#include <algorithm>
#include <sstream>

namespace reference {
namespace {

/// A column of the table of tiles: `x01 RRBB s A llg`.
const char *const kTiles = "x01 RRBB s A llg x02 RRGG h A lgg x03 RRYY d A llgg x04 BBGG s B lgg x05 BBYY h B llgg "
                           "x06 GGYY d B llg x07 RBRB s C llgg x08 GYGY h C llg x09 RBGY d C lgg x10 RBYG s D llg "
                           "x11 RGBY h D lgg x12 RGYB d D llgg x13 RYBG s E lgg x14 RYGB h E llgg x15 RRBG d E llg "
                           "x16 RRGY s F llgg x17 RRYB h F llg x18 BBRG d F lgg x19 BBGY s G llg x20 BBYR h G lgg "
                           "x21 GGRB d G llgg x22 GGBY s H lgg x23 GGYR h H llgg x24 YYRB d H llg x25 YYBG s I llgg "
                           "x26 YYGR h I llg x27 RGBY d I lgg";

} // namespace

Words words(const std::string &text)
{
    std::istringstream stream(text);
    Words all;
    for (std::string word; stream >> word;)
        all.push_back(word);
    return all;
}

bool has(const Words &list, const std::string &word) { return std::find(list.begin(), list.end(), word) != list.end(); }

const Words &segmentNames()
{
    static const Words all{"horus", "ra", "hathor", "bastet", "thoth", "osiris"};
    return all;
}

const std::string &resourceLetters()
{
    static const std::string all = "pblg";
    return all;
}

std::string resourceName(char letter)
{
    static const std::map<char, std::string> all{
        {'p', "papyrus"}, {'b', "bread"}, {'l', "limestone"}, {'g', "granite"}, {'f', "faith"}};
    return all.at(letter);
}

char letterOf(const std::string &resource) { return resource[0]; }

char resourceOf(char colour)
{
    static const std::map<char, char> all{{'w', 'l'}, {'y', 'p'}, {'b', 'b'}, {'k', 'g'}, {'g', ' '}};
    return all.at(colour);
}

std::string purity(char colour, char light)
{
    // The pure, the tainted and the forbidden light of a colour.
    static const std::map<char, std::string> all{{'w', "shd"}, {'y', "hsd"}, {'b', "hds"}, {'k', "dhs"}};
    if (colour == 'g')
        return "tainted";
    const std::size_t place = all.at(colour).find(light);
    return place == 0 ? "pure" : place == 1 ? "tainted" : "forbidden";
}

const std::map<std::string, Tile> &tileTable()
{
    static const std::map<std::string, Tile> all = [] {
        std::map<std::string, Tile> table;
        const Words list = words(kTiles);
        for (std::size_t i = 0; i < list.size(); i += 5)
            table[list[i]] = {list[i + 1], list[i + 2][0], list[i + 3][0], list[i + 4]};
        return table;
    }();
    return all;
}

char edgeOf(const std::string &tile, int turn, int side) { return tileTable().at(tile).edges[(side - turn + 4) % 4]; }

std::string fieldName(int row, int column) { return "r" + std::to_string(row) + "c" + std::to_string(column); }
int rowOf(const std::string &field) { return field[1] - '0'; }
int columnOf(const std::string &field) { return field[3] - '0'; }

char rewardOf(const std::string &field)
{
    static const Words rows{"pblgf", "lgfpb", "fpblg", "blgfp", "gfpbl"};
    return rows[rowOf(field) - 1][columnOf(field) - 1];
}

char borderOf(int side, int line)
{
    static const Words sides{"RBGYR", "BGYRB", "GBRYG", "YGBRY"};
    return sides[side][line - 1];
}

Words templeSites(int players)
{
    Words all = words("w1 w2 w3 w4 w5 s1 s2 s3 s4 s5");
    const Words more = words(players == 3 ? "e1 e5 n1 n5" : players == 4 ? "e1 e2 e4 e5 n1 n2 n4 n5" : "");
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

int breadOf(const std::string &site)
{
    static const int breads[] = {2, 3, 4, 3, 2};
    return breads[site[1] - '1'];
}

Words lineOf(const std::string &site)
{
    const int line = site[1] - '0';
    const bool isRow = site[0] == 'w' || site[0] == 'e';
    Words all;
    for (int i = 1; i <= 5; ++i)
        all.push_back(isRow ? fieldName(line, i) : fieldName(i, line));
    return all;
}

std::string shownAt(const std::string &site)
{
    static const std::map<std::string, std::string> pairs{{"p3", "pb"}, {"b3", "bl"}, {"l3", "lg"}, {"g3", "gp"},
                                                          {"p4", "pl"}, {"b4", "bg"}, {"l4", "lp"}, {"g4", "gb"}};
    const auto found = pairs.find(site);
    return found == pairs.end() ? site.substr(0, 1) : found->second;
}

int cardsOfThoth(int value) { return (value + 1) / 2; }

int costOfThoth(int value)
{
    static const int costs[] = {1, 0, 2, 1, 3, 2};
    return costs[value - 1];
}

std::string kindsOf(int section)
{
    static const Words all{"bbbt", "bbtt", "bttd", "btdd"};
    return all[section - 1];
}

int happinessFor(int section) { return 4 * section - 3; }

int lossAtMaat(int balance)
{
    if (balance >= 0)
        return 0;
    return balance >= -3 ? 1 : balance >= -7 ? 2 : 3;
}

int costOfStatue(int built) { return 2 + built / 2; }

int rowPoints(int built)
{
    static const int all[] = {0, 0, 0, 1, 1, 3, 3, 6, 6, 10, 10};
    return all[built];
}

std::string startGoods(const std::string &card)
{
    static const std::map<std::string, std::string> all{
        {"s01", "ooplg"}, {"s02", ""},    {"s03", "gglls"}, {"s04", "bbbpp"}, {"s05", "oppp"}, {"s06", "llbbf"},
        {"s07", "ggg"},   {"s08", "pps"}, {"s09", "bbs"},   {"s10", ""},      {"s11", ""},     {"s12", "osf"}};
    return all.at(card);
}

std::string typeOf(const std::string &decree)
{
    static const Words all{"temple", "monument", "industry", "people"};
    return all[(std::stoi(decree.substr(1)) - 1) / 6];
}

std::string readyFor(const std::string &blessing)
{
    static const std::map<std::string, std::string> all{{"b17", "ra"},     {"b18", "horus"},   {"b19", "hathor"},
                                                        {"b20", "bastet"}, {"b21", "produce"}, {"b24", "ra"}};
    const auto found = all.find(blessing);
    return found == all.end() ? "" : found->second;
}

std::string technologyAfter(const std::string &god)
{
    static const std::map<std::string, std::string> all{{"horus", "t11"},  {"ra", "t12"},    {"hathor", "t13"},
                                                        {"bastet", "t14"}, {"thoth", "t15"}, {"osiris", "t16"}};
    return all.at(god);
}

std::string technologyBefore(const std::string &god)
{
    static const std::map<std::string, std::string> all{{"horus", "t05"},  {"ra", "t06"},    {"hathor", "t07"},
                                                        {"bastet", "t08"}, {"thoth", "t09"}, {"osiris", "t10"}};
    return all.at(god);
}

} // namespace reference
