// SPDX-License-Identifier: GPL-3.0-or-later
//
// The slow second implementation of Nefertiti: what lies on the table, as promised to other programs.
#pragma once

#include "reference_stalls.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace reference {

/// A state of the game under the names of the rules' page; an empty text is null.
struct State {
    /// The state before the first action, of `number` players; `stalls` is `random` or `fixed` (N9 to N16, N56, N57).
    State(int number, const std::string &stalls);

    /// The seats in the order of play, and the order that begins with one of them.
    std::vector<std::string> seats() const;
    std::vector<std::string> seatsFrom(const std::string &seat) const;
    /// Who has to act; `chance`, or empty when the game is over.
    std::string toAct() const;
    /// The stall of a market that is visible.
    std::string stallOf(const std::string &market) const { return market + "-" + visible.at(market); }
    /// Players who hold a gift of that type, and the value of each gift of a kind now (N3).
    int owners(const std::string &type) const;
    int valueOf(const std::string &kind) const;
    /// Whether a player holds a gift of that type.
    bool holds(const std::string &seat, const std::string &type) const;
    /// Places of a market with a card on it, upper first.
    std::vector<std::string> cardsIn(const std::string &market) const;
    /// The card on a place such as `gizeh-u`; empty if none lies there.
    std::string &cardOn(const std::string &place);
    /// Cards in the deck, Akhenaton counted.
    int deckSize() const;

    /// All members, flat: `reserve/gizeh` is `3`, a list is `[1,2]`, texts are quoted.
    std::map<std::string, std::string> flat() const;

    int players;
    std::string phase;
    int turn = 0;
    int left = 0;
    std::string current = "a";
    std::string recruited;
    std::string swapped;
    std::vector<std::string> choosing;
    int fixed = 0; ///< 0 is null
    int passes = 0;
    std::set<std::string> open;
    std::string closed = "louqsor";
    std::map<std::string, std::string> visible;
    std::map<std::string, int> reserve;
    std::map<std::string, std::string> cards; ///< by place
    std::map<std::string, bool> sealed;
    int supply = 12;
    Servants servants;
    std::map<std::string, int> free;
    std::map<std::string, int> money;
    std::map<std::string, std::map<std::string, int>> gifts;
    std::map<std::string, int> seals;
    std::map<std::string, int> score;
    /// The cards of each pile from the top: swaps of a Merchant, bonus of a Scribe, else 1.
    std::map<std::string, std::vector<int>> characters;
    std::string amon;
    std::string diceOwner;
    bool isFresh = false;
    bool akhenaton = true;
    std::map<std::string, int> deck;
    std::string filling;
    std::string settling; ///< the market
    std::vector<std::string> queue;
    bool isFirst = false;
    std::vector<std::string> winners;
};

/// The words of a text.
std::vector<std::string> wordsOf(const std::string &text);
/// The words with a space between each two.
std::string sentence(const std::vector<std::string> &words);

} // namespace reference
