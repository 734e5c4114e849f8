// SPDX-License-Identifier: GPL-3.0-or-later
//
// A second implementation of the rules of Osiris, for tests only: slow, simple and written from the rules alone, so
// as not to repeat a mistake of the fast engine. O1, O2 … are the rules' numbers.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace reference {

/// A way to a neighbouring node for a priest: by its name, what it costs, and whether it leads sideways.
struct Way {
    std::string to;
    int cost = 0;
    bool sideways = false;
};

/// The ways out of a node for the priest of that name, whoever stands there (O4).
std::vector<Way> ways(const std::string &node, const std::string &priest);
/// The 40 spaces, and the names of the priests and gods, in the order of the rules.
const std::vector<std::string> &spaces();
const std::vector<std::string> &priestNames();
const std::vector<std::string> &godNames();

class Game {
public:
    /// `tip` is `priest` or `pyramid` (O19).
    Game(int players, std::string tip);

    /// Everything that may be done now, in byte order; empty before the gods are dealt and when the game is over.
    std::vector<std::string> legal() const;
    /// Carries out an action; throws std::invalid_argument if it is not legal.
    void apply(const std::string &action);
    /// The state as promised to other programs, flat: `priests/a0` is `N-1-2`, a list has commas, null is `null`.
    std::map<std::string, std::string> state() const;
    /// For each priest and the tip the seats that know the god there, e.g. `ac` (O23).
    std::map<std::string, std::string> known() const;
    bool isOver() const { return m_phase == "over"; }
    const std::string &reason() const { return m_reason; }

private:
    bool isPresent(char colour) const { return m_players != 3 || colour != 'd'; }
    char ownerOf(char colour) const;
    std::string coloursInPlay() const { return m_players == 3 ? "abc" : "abcd"; }
    std::string ownColours(char seat) const;
    std::string priestOn(const std::string &node) const;
    bool mayEnter(const std::string &priest, const Way &way, int budget) const;
    std::vector<std::string> steps(const std::string &priest, int budget) const;
    std::vector<std::string> allSteps() const;
    int strength(const std::string &priest) const;
    void addMoves(std::set<std::string> &actions) const;
    void deal(const std::vector<std::string> &words);
    void setFollower(const std::string &colour, const std::string &god);
    void step(const std::string &priest, const std::string &to);
    void fight(const std::string &mover, const std::string &defender);
    void continueAfterFight(bool swap);
    void block(const std::string &space);
    void sow();
    void endWalk();
    void beginTurn(char seat);
    void endTurn();
    void end(const std::string &reason, const std::string &decider);

    int m_players;
    std::string m_tip;
    std::string m_phase = "gods";
    char m_seat = 'a'; // whose follower or turn
    int m_turn = 0;
    int m_stuck = 0;
    int m_set = 0; // followers set
    std::map<std::string, std::string> m_at;
    std::map<std::string, int> m_towns;
    std::set<std::string> m_blockades;
    std::map<std::string, std::map<char, int>> m_followers;
    std::map<std::string, std::string> m_gods; // by priest and `tip`
    std::map<std::string, std::set<char>> m_known;
    std::string m_walker;
    int m_spent = 0;
    int m_left = 0;
    bool m_mayStop = false;
    std::string m_winner;
    std::string m_loser;
    std::string m_reason;
    char m_victor = ' ';
    std::map<char, int> m_score;
};

} // namespace reference
