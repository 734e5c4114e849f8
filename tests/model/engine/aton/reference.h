// SPDX-License-Identifier: GPL-3.0-or-later
//
// A second implementation of the rules of Aton, for tests only: slow, simple and written from the
// rules alone, so as not to repeat a mistake of the fast engine. A1, A2 … are the rules' numbers.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace reference {

// A fact "points": `what` is cartouche-1, temple-1 … temple-4, black or bonus.
struct Points {
    std::string seat, what;
    int points;
};

struct Player {         // cards are digits
    std::string top;    // the part of the draw pile whose order nobody knows
    std::string bottom; // A11: the known cards under it, the first to come up in front
    std::string discard, hand, laid, drawn;
    int stock = 29, kingdom = 0, score = 0; // A2; `kingdom`: counters in the Kingdom of the Dead
    bool exchange = true;
    int owed[4] = {0, 0, 0, 0}; // A29: counters still to be taken from each temple
};

class Game {
public:
    Game();
    // Everything that may be done now, in byte order: the outcomes of chance, or the actions of every
    // seat that owes a choice. Empty when the game is over.
    std::vector<std::string> legal() const;
    // Each outcome of chance with its probability, a reduced fraction; empty where no chance is due.
    std::map<std::string, std::pair<long long, long long>> chances() const;
    // Returns the points scored, in the order of scoring. Throws std::invalid_argument if not legal.
    std::vector<Points> apply(const std::string &action);
    // The state as JSON without spaces.
    std::string state() const;

private:
    // For a set of drawn cards: in how many orders of the single cards, and what it leaves.
    using Draw = std::pair<long long, Player>;
    bool chanceIsDue() const { return phase_ == "deal" || phase_ == "draw"; }
    bool counterIsDue() const { return phase_ == "remove" || phase_ == "place" || phase_ == "take"; }
    int seatOfChance() const;
    std::map<std::string, Draw> draws() const;
    std::vector<int> seatsToAct() const;
    std::vector<int> choices() const;
    int pending() const;
    void draw(const std::string &cards);
    void turnUp();
    void startRemoving(int seat);
    void moveCounter(int square);
    void advance();
    void endPlacing();
    void endPlayedRound();
    void score();
    void owe(int seat);
    void nextRound();
    int held(int seat, const char *kinds, char kind) const;
    int kingdomSize() const { return players_[0].kingdom + players_[1].kingdom; }
    std::string wonByCounters(int seat) const;
    void award(int seat, const std::string &what, int points);
    void end(const std::vector<int> &winners, const std::string &reason);

    Player players_[2]; // red, blue
    char board_[48];    // A4: temple after temple, row by row
    std::string phase_ = "deal";
    int round_ = 1;
    int first_ = -1;           // the seat that plays first this round, -1 until known
    int mover_ = 0;            // the seat that removes, places or takes
    int remaining_ = 0;        // counters still to be removed or placed, surplus included
    std::vector<int> winners_; // A10, A19, A28, with the reason; empty while the game goes on
    std::string reason_;
    std::vector<Points> facts_; // what the last action scored
};

// The number of action sequences of exactly that length; sequences that end earlier do not count.
} // namespace reference
