// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_stalls.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>
#include <sstream>
#include <stdexcept>

namespace reference {
namespace {

// N5
const std::map<std::string, std::vector<std::string>> kRows{
    {"gizeh-l", {"0s 1s 2", "3d 4 5d", "6 7 8x"}},
    {"gizeh-r", {"1s 2s 3d 4", "5 6 7 8x"}},
    {"akhet-aton-l", {"0s", "1s 2s", "3 4d 5", "6 7 8 9x"}},
    {"akhet-aton-r", {"0s 1s 2", "3 4d 5", "6 7 8x"}},
    {"abou-simbel-l", {"1as 1bs 1cs", "2ad 2b", "5a 5b", "7 8x"}},
    {"abou-simbel-r", {"1as 1bs", "2a 2bd", "3a 3b", "6 7 12x"}},
    {"louqsor-l", {"1s 2d 3 4 5d 6 7 8x"}},
    {"louqsor-r", {"0s 1s 2 3 4d 5 6 7 8x"}},
};

struct Gift {
    int cards;
    std::vector<int> values; // for one owner, two …
};

// N3
const std::map<std::string, Gift> kGifts{
    {"senet", {5, {6, 5, 4, 3, 2}}},      {"double", {3, {12, 10, 8, 6, 4}}}, {"harp", {8, {9, 7, 5, 4, 3}}},
    {"chair", {8, {9, 7, 5, 4, 3}}},      {"mirror", {6, {11, 9, 7, 5, 4}}},  {"statuette", {6, {11, 9, 7, 5, 4}}},
    {"necklace", {5, {14, 11, 8, 6, 5}}}, {"gold", {5, {14, 11, 8, 6, 5}}},
};

std::vector<Square> readStall(const std::string &stall)
{
    std::vector<Square> squares;
    const std::vector<std::string> &rows = kRows.at(stall);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        std::istringstream text(rows[row]);
        int column = 0;
        for (std::string word; text >> word; ++column) {
            Square square;
            square.row = static_cast<int>(row);
            square.column = column;
            square.bid = std::atoi(word.c_str());
            if (std::string("sdx").find(word.back()) != std::string::npos) {
                square.symbol = word.back();
                word.pop_back();
            }
            square.name = stall + "-" + word;
            squares.push_back(square);
        }
    }
    return squares;
}

std::vector<Square> occupied(const std::string &stall, const Servants &servants)
{
    std::vector<Square> all;
    for (const Square &square : squaresOf(stall)) {
        if (servants.count(square.name) > 0)
            all.push_back(square);
    }
    return all;
}

int sumOfBids(const std::vector<Square> &squares)
{
    int sum = 0;
    for (const Square &square : squares)
        sum += square.bid;
    return sum;
}

using AreNeighbours = std::function<bool(const Square &, const Square &)>;

/// The size of the largest group of squares that hang together.
int largestGroup(const std::vector<Square> &squares, const AreNeighbours &areNeighbours)
{
    int largest = 0;
    std::set<std::string> seen;
    for (const Square &start : squares) {
        std::vector<Square> toVisit{start};
        int size = 0;
        while (!toVisit.empty()) {
            const Square square = toVisit.back();
            toVisit.pop_back();
            if (!seen.insert(square.name).second)
                continue;
            ++size;
            for (const Square &other : squares) {
                if (areNeighbours(square, other))
                    toVisit.push_back(other);
            }
        }
        largest = std::max(largest, size);
    }
    return largest;
}

bool areAdjacent(const Square &a, const Square &b)
{
    return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 1;
}
bool areConsecutive(const Square &a, const Square &b) { return std::abs(a.bid - b.bid) == 1; }

bool isLine(const Square &a, const Square &b, const Square &c)
{
    const auto all = [&](const std::function<int(const Square &)> &of) { return of(a) == of(b) && of(b) == of(c); };
    return all([](const Square &square) { return square.row; })
           || all([](const Square &square) { return square.column; })
           || all([](const Square &square) { return square.row - square.column; })
           || all([](const Square &square) { return square.row + square.column; });
}

bool hasLine(const std::vector<Square> &squares)
{
    for (std::size_t i = 0; i < squares.size(); ++i) {
        for (std::size_t j = i + 1; j < squares.size(); ++j) {
            for (std::size_t k = j + 1; k < squares.size(); ++k) {
                if (isLine(squares[i], squares[j], squares[k]))
                    return true;
            }
        }
    }
    return false;
}

std::size_t rowsOf(const std::vector<Square> &squares)
{
    std::set<int> rows;
    for (const Square &square : squares)
        rows.insert(square.row);
    return rows.size();
}

} // namespace

const std::vector<std::string> &markets()
{
    static const std::vector<std::string> all{"gizeh", "akhet-aton", "abou-simbel", "louqsor"};
    return all;
}

const std::vector<std::string> &kinds()
{
    static const std::vector<std::string> all{"senet",  "double",    "harp",     "chair",
                                              "mirror", "statuette", "necklace", "gold"};
    return all;
}

const std::vector<std::string> &types()
{
    static const std::vector<std::string> all{"senet", "harp", "chair", "mirror", "statuette", "necklace", "gold"};
    return all;
}

const std::vector<std::string> &cardPlaces()
{
    static const std::vector<std::string> all{"u", "1", "2", "3"};
    return all;
}

int cardsOf(const std::string &kind) { return kGifts.at(kind).cards; }

int tableValue(const std::string &kind, int owners)
{
    return kGifts.at(kind).values.at(owners == 0 ? 0 : static_cast<std::size_t>(owners - 1));
}

std::string typeOf(const std::string &kind) { return kind == "double" ? "senet" : kind; }

const std::vector<Square> &squaresOf(const std::string &stall)
{
    static const std::map<std::string, std::vector<Square>> all = [] {
        std::map<std::string, std::vector<Square>> stalls;
        for (const auto &[name, rows] : kRows)
            stalls[name] = readStall(name);
        return stalls;
    }();
    return all.at(stall);
}

const Square &squareOf(const std::string &name)
{
    for (const auto &[stall, rows] : kRows) {
        for (const Square &square : squaresOf(stall)) {
            if (square.name == name)
                return square;
        }
    }
    throw std::invalid_argument("no square " + name);
}

std::string marketOf(const std::string &name)
{
    for (const std::string &market : markets()) {
        if (name.compare(0, market.size(), market) == 0)
            return market;
    }
    throw std::invalid_argument("no market of " + name);
}

std::vector<std::string> inOrder(const std::string &stall, const Servants &servants)
{
    std::vector<Square> squares = occupied(stall, servants);
    std::sort(squares.begin(), squares.end(),
              [](const Square &a, const Square &b) { return a.bid != b.bid ? a.bid > b.bid : a.column > b.column; });
    std::vector<std::string> names;
    for (const Square &square : squares)
        names.push_back(square.name);
    return names;
}

bool isFulfilled(const std::string &stall, const Servants &servants)
{
    const std::vector<Square> squares = occupied(stall, servants);
    const int sum = sumOfBids(squares);
    if (stall == "gizeh-l")
        return largestGroup(squares, areAdjacent) >= 4;
    if (stall == "gizeh-r") {
        std::set<std::string> colours;
        for (const Square &square : squares)
            colours.insert(servants.at(square.name));
        return colours.size() >= 3 || squares.size() >= 4;
    }
    if (stall == "akhet-aton-l")
        return rowsOf(squares) == 4;
    if (stall == "akhet-aton-r")
        return hasLine(squares);
    if (stall == "abou-simbel-l")
        return sum == 11 || sum == 14 || sum >= 17;
    if (stall == "abou-simbel-r")
        return sum >= 17;
    throw std::invalid_argument("dice decide on " + stall);
}

bool isHit(const std::string &stall, const Servants &servants, const std::vector<int> &dice)
{
    const std::vector<Square> squares = occupied(stall, servants);
    if (stall == "louqsor-r")
        return dice.at(0) <= largestGroup(squares, areConsecutive);
    return std::all_of(dice.begin(), dice.end(), [&](int die) {
        return std::any_of(squares.begin(), squares.end(), [die](const Square &square) { return square.bid == die; });
    });
}

int diceOf(const std::string &stall) { return stall == "louqsor-l" ? 2 : 1; }

} // namespace reference
