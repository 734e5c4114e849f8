// SPDX-License-Identifier: GPL-3.0-or-later
//
// What lies on the table of the slow model of Tekhenu, and questions to it that change nothing.
#pragma once

#include "reference_data.h"

#include <optional>
#include <set>

namespace reference {

/// A player, or the rival (T49), who uses only some of it.
struct Player {
    int points = 0;
    std::map<char, int> goods;  ///< `p b l g`, `o` gold, `s` scribes, `f` faith
    std::map<char, int> levels; ///< by resource
    int population = 5;
    int happiness = 2;
    std::set<int> milestones;
    int buildings = 10; ///< in stock, like the next two
    int pillars = 8;
    int statues = 6;
    std::set<std::string> technologies, blessings, decrees, start;
    int destiny = 0; ///< its ankh; 0 without a card
    Words pure, tainted, middle;
    int excess = 0;
    int placed = 0; ///< faith on the scale: + on the pure side

    /// T39, with the faith that was put there.
    int balance() const;
    int built() const { return 10 - buildings; }
    int statuesBuilt() const { return 6 - statues; }
};

/// A player's turn.
struct Turn {
    std::string die, from, side; ///< empty until known
    int value = 0;               ///< the die's; 0 until known
    int extra = 0;               ///< 0, 1 due, 2 running (T33)
    int extraValue = 0;
    bool shadow = false; ///< b16 was played
    std::set<std::string> ready, used;

    /// That of the running action.
    int valueNow() const { return extra == 2 ? extraValue : value; }
};

struct Pillar {
    std::string tile;
    int turn = 0;
    std::string owner;
};

struct Table {
    int players = 2;
    std::map<std::string, std::string> options; ///< T57, all three
    std::string stage = "set-up";               ///< `set-up turn pause over`: what the course goes on with
    int mover = 0;                              ///< place in the order
    int round = 0;
    Words order;
    std::string sunny; ///< empty until drawn
    std::map<std::string, std::multiset<std::string>> wheel;
    std::map<char, int> bag;
    Words gods; ///< by position
    std::map<std::string, Words> statues;
    std::map<std::string, std::string> sites; ///< pieces on sites of the temple and of Osiris: whose
    std::set<std::string> gold;
    std::map<std::string, Pillar> temple;
    Words tiles;                ///< three; empty: none
    std::map<int, Words> cards; ///< open sections, four places each; empty: none
    std::map<char, std::set<std::string>> decks, discards;
    std::set<std::string> offer;
    std::map<std::string, Player> seats; ///< with `bot`
    std::optional<Turn> turn;
    Words pyramid; ///< T50, as far as it is laid
    int at = 0;
    std::map<std::string, int> districtsWon; ///< in the last scoring
    std::string winner, reason;

    bool isSolo() const { return players == 1; }
    /// The number that decides about sites and spaces: a solo game is one of two (T49).
    int size() const { return isSolo() ? 2 : players; }
};

/// The table before the first draw (T1 to T13); options that are not named are the usual ones.
Table newTable(int players, const std::map<std::string, std::string> &options);

/// T4: `s` sunny, `h` shaded or `d` dark, now.
char lightOf(const Table &table, const std::string &segment);
/// The segment so many steps clockwise.
std::string segmentFrom(const std::string &segment, int steps);
/// T5, now: `pure`, `tainted` or `forbidden`.
std::string purityOf(const Table &table, const std::string &segment, const std::string &die);
/// T9: the position of a god, from 1.
int positionOf(const Table &table, const std::string &god);
bool hasStatueSpace(const Table &table, const std::string &god);
/// Those of the four statue sites where nothing stands.
Words freeStatueSites(const Table &table);
/// All fields of the temple without a tile, row by row.
Words freeFields(const Table &table);
/// Buildings around the temple, of `owner` or of anyone where that is empty, in the row and the column of a field.
int buildingsBeside(const Table &table, const std::string &field, const std::string &owner);
/// The field beyond that side of it; empty beyond the border.
std::string neighbour(const std::string &field, int side);
/// The sides of a tile that match the border or a tile's edge there (T29).
std::vector<int> matchingSides(const Table &table, const std::string &field, const std::string &tile, int turn);
/// The free building sites in a row of Osiris.
Words freeSitesInRow(const Table &table, int row);
/// T43: who wins a district (a letter of a resource); empty if nobody has anything there.
std::string leaderOf(const Table &table, char district);
/// The cards of open sections that somebody with that happiness may take (T36); of that kind, or of any for ` `.
Words takable(const Table &table, int happiness, char kind);
/// T21: all payments for a cost, in letters, that is so many units lower.
std::set<std::string> payments(const Player &player, const std::string &cost, int lower);
/// T47, T68: the points of the best Decrees.
int pointsOfDecrees(const Table &table, const std::string &seat);
/// What one Decree is worth to a seat, its cap regarded.
int pointsOfDecree(const Table &table, const std::string &seat, int decree);

} // namespace reference
