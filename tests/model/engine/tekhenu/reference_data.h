// SPDX-License-Identifier: GPL-3.0-or-later
//
// The data of Tekhenu for the slow model, copied by hand from the rules T4 to T68 and shared with no other code.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace reference {

using Words = std::vector<std::string>;

/// The words of a text, at its spaces.
Words words(const std::string &text);
/// Whether a list has that word.
bool has(const Words &list, const std::string &word);

/// T4: the six segments, clockwise.
const Words &segmentNames();
/// The resources by their letters `p b l g`, in this order.
const std::string &resourceLetters();
/// `papyrus` for `p` and so on; `faith` for `f`.
std::string resourceName(char letter);
/// The letter of a resource's name, and `f` for `faith`.
char letterOf(const std::string &resource);
/// T5: the resource of a die's colour; a space for grey.
char resourceOf(char colour);
/// T5: `pure`, `tainted` or `forbidden` for that colour in that light (`s` sunny, `h` shaded, `d` dark).
std::string purity(char colour, char light);

/// T63.
struct Tile {
    std::string edges; ///< clockwise from the top
    char light = ' ';  ///< `s h d`
    char ability = ' ';
    std::string cost; ///< letters of resources
};
const std::map<std::string, Tile> &tileTable();
/// The colour of the edge that looks to `side` (0 north, then clockwise) once the tile has been turned.
char edgeOf(const std::string &tile, int turn, int side);

/// `r2c3`; rows and columns from 1.
std::string fieldName(int row, int column);
int rowOf(const std::string &field);
int columnOf(const std::string &field);
/// T58: the reward of a field, `p b l g f`.
char rewardOf(const std::string &field);
/// T59: the colour of the border on that side beside that line.
char borderOf(int side, int line);
/// T60: the building sites of the temple in use.
Words templeSites(int players);
/// T60: the bread for a site of the temple.
int breadOf(const std::string &site);
/// The five fields of the line in which a site of the temple or the statue sites `e3`, `n3` lie, from west or north.
Words lineOf(const std::string &site);
/// T60: what an Osiris site shows: one resource, or two in rows 3 and 4.
std::string shownAt(const std::string &site);

/// T61.
int cardsOfThoth(int value);
int costOfThoth(int value);
std::string kindsOf(int section);
int happinessFor(int section);
int lossAtMaat(int balance);
/// T62: for that many pieces built.
int costOfStatue(int built);
int rowPoints(int built);

/// T65: the letters of what a starting card gives at once (`s` scribe, `o` gold); what else it does is code.
std::string startGoods(const std::string &card);
/// T68: `temple`, `monument`, `industry` or `people`.
std::string typeOf(const std::string &decree);
/// The god whose action a Blessing is ready for, `produce` or, for all others, nothing (T66).
std::string readyFor(const std::string &blessing);
/// The Technology that works after an action of that god, and the one that lowers its cost; empty if there is none.
std::string technologyAfter(const std::string &god);
std::string technologyBefore(const std::string &god);

} // namespace reference
