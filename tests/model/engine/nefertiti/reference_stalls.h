// SPDX-License-Identifier: GPL-3.0-or-later
//
// A second implementation of the rules of Nefertiti, for tests only: slow, simple and written from the rules alone, so
// as not to repeat a mistake of the fast engine. N1, N2 … are the rules' numbers. Here: the printed material.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace reference {

/// By square the seat whose Servant stands there.
using Servants = std::map<std::string, std::string>;

/// The markets in board order (N1), the kinds of gifts (N2) and their types (N3), in the order of the rules.
const std::vector<std::string> &markets();
const std::vector<std::string> &kinds();
const std::vector<std::string> &types();
/// The names of a market's card places after the market's own, upper first.
const std::vector<std::string> &cardPlaces();

/// How many gifts of a kind there are (N2).
int cardsOf(const std::string &kind);
/// The value of a gift of that kind while so many players, 0 to 5, own its type; nobody is as one (N3).
int tableValue(const std::string &kind, int owners);
/// N3: both kinds of senet are one type.
std::string typeOf(const std::string &kind);

/// A bid square (N5): its name is that of its stall and its label, e.g. `abou-simbel-r-2b`.
struct Square {
    std::string name;
    int bid = 0;
    char symbol = ' '; ///< s, d, x, or a space
    int row = 0;       ///< from the top
    int column = 0;    ///< from the left end of its row
};

/// The squares of a stall, e.g. `gizeh-l`, row by row.
const std::vector<Square> &squaresOf(const std::string &stall);
/// The square of that name; throws std::invalid_argument if there is none.
const Square &squareOf(const std::string &name);
/// `gizeh` of `gizeh-l-5` and `gizeh-l`.
std::string marketOf(const std::string &name);

/// The occupied squares of a stall in the order of service (N7).
std::vector<std::string> inOrder(const std::string &stall, const Servants &servants);
/// Whether the Servants in a stall other than Louqsor's fulfil its condition (N27).
bool isFulfilled(const std::string &stall, const Servants &servants);
/// Whether those dice close that stall of Louqsor (N28).
bool isHit(const std::string &stall, const Servants &servants, const std::vector<int> &dice);
/// How many dice are rolled for that stall of Louqsor.
int diceOf(const std::string &stall);

} // namespace reference
