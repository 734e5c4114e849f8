// SPDX-License-Identifier: GPL-3.0-or-later
//
// A second implementation of the rules of Tekhenu, for tests only: slow, simple and written from the rules alone, so as
// not to repeat a mistake of the fast engine. T1, T2 … are the rules' numbers.
#pragma once

#include "reference_story.h"

namespace reference {

class Game {
public:
    /// Before the first draw; options that are not named (T57) are the usual ones.
    explicit Game(int players, const std::map<std::string, std::string> &options = {});
    /// From a table in the middle of a game: at the start of the turn or the pause that its stage names.
    explicit Game(const Table &table);

    /// Everything that may be done now, chance's actions too, in byte order; empty when the game is over.
    std::vector<std::string> legal() const;
    /// The probability of an action of chance, as a reduced fraction like `3/70`; empty for a player's.
    std::string probability(const std::string &action) const;
    /// Carries out an action; throws std::invalid_argument if it is not legal.
    void apply(const std::string &action);
    /// The state as promised to other programs, flat: `players/a/levels/bread` is `2`, a list has commas, null is
    /// `null`.
    std::map<std::string, std::string> state() const;
    /// The points that the last action led to: sums, as `a hathor` is `6`.
    std::map<std::string, int> points() const;
    const Table &table() const { return m_story.table; }
    bool isOver() const { return m_story.table.stage == "over"; }

private:
    void run();

    Table m_from; ///< at the last stop: the start of the set-up, a turn or a pause
    Story m_story;
};

} // namespace reference
