// SPDX-License-Identifier: GPL-3.0-or-later
//
// The slow model tells a game straight on, as the rules do, and asks where somebody or chance has to decide. A question
// that has no answer yet ends the telling; the next answer tells the same again from the last stop, one question
// further. So nothing has to be remembered of effects that are half done.
#pragma once

#include "reference_table.h"

namespace reference {

/// Points that were won or lost, for a reason of the interface page.
struct Points {
    std::string seat, reason;
    int points = 0;
};

/// What has to be decided now.
struct Question {
    std::string actor; ///< a seat or `chance`
    std::string phase;
    Words answers;                   ///< whole actions, in no order
    std::map<std::string, int> odds; ///< for chance: the weight of each action
    std::string dueKind, duePlace;   ///< for chance; no place: empty
    int dueLeft = 0;
};

/// Thrown by a question that has no answer yet.
struct Stop {};

class Story {
public:
    explicit Story(Table first) : table(std::move(first)) {}

    Table table;
    std::vector<std::string> given; ///< answers since the last stop
    std::size_t read = 0;           ///< of them
    Question open;                  ///< where telling ended
    std::vector<Points> points;     ///< since the last answer

    Player &player(const std::string &seat) { return table.seats.at(seat); }
    const std::string &option(const std::string &name) const { return table.options.at(name); }

    /// The answer of a seat, one of `options` (without the seat). One option is no question (T22).
    std::string ask(const std::string &seat, const std::string &phase, const Words &options);
    /// What chance draws of these, by weight; `verb` stands before it in the action.
    std::string draw(const std::string &verb, const std::string &place, int left,
                     const std::map<std::string, int> &weights);
    /// The same, of things that are equally likely.
    std::string drawOne(const std::string &verb, const std::string &place, int left, const Words &things);

    /// Points, never below 0 in all; what is really won or lost becomes a fact.
    void score(const std::string &seat, const std::string &reason, int number);
    /// Each letter one unit: `p b l g`, `o` gold, `s` scribe, `f` faith.
    void gain(const std::string &seat, const std::string &letters);

private:
    std::string answer();
};

// Parts of effects (reference_effects.cpp)
/// T31.
void addPopulation(Story &story, const std::string &seat, int steps);
/// T2, T33.
void addHappiness(Story &story, const std::string &seat, int steps);
/// A resource of those letters, chosen one at a time; the letter.
char gainOneOf(Story &story, const std::string &seat, const std::string &letters);
/// So many different resources.
void gainDifferent(Story &story, const std::string &seat, int number);
/// T23.
void raise(Story &story, const std::string &seat, char resource, int steps);
/// T23: a chosen marker below 6 other than one of `without`; a space if there is none.
char raiseChosen(Story &story, const std::string &seat, const std::string &without, int steps);
/// Fills the empty places of a section (T26, T31, T36).
void fillSection(Story &story, int section);
/// T26.
void refill(Story &story);
/// T3: whether something may be drawn; makes an empty deck of cards anew.
bool hasCard(Story &story, char kind);
/// T15, T36: a card into or out of somebody's hands.
void takeCard(Story &story, const std::string &seat, const std::string &card);
/// T20, T21: whether a cost can be paid with what lowers it now, and how much lower it is.
int lowerFor(const Story &story, const std::string &seat, const std::string &god);
bool canPay(const Story &story, const std::string &seat, const std::string &god, const std::string &cost);
/// Pays, uses up what lowers, gives the point or scribe of Blessings that were ready.
void pay(Story &story, const std::string &seat, const std::string &god, const std::string &cost);
/// A payment of so much less with no regard to Technologies.
void payOnly(Story &story, const std::string &seat, const std::string &cost, int lower);
/// Whether a Technology is held and has not worked this turn.
bool works(const Story &story, const std::string &seat, const std::string &technology);
/// The same; now it has worked.
bool use(Story &story, const std::string &seat, const std::string &technology);

// Cards (reference_cards.cpp)
/// The `play …` that are possible in a moment: `draft act extra cards end` (T25, T66).
Words playable(const Story &story, const std::string &seat, const std::string &moment);
/// Carries out `play …`.
void play(Story &story, const std::string &seat, const std::string &answer);
/// T63.
void tileAbility(Story &story, const std::string &seat, char ability);
/// T65, with all that is chosen.
void startingCard(Story &story, const std::string &seat, const std::string &card);
/// T64: asks for a Destiny card and gives its reward.
void destiny(Story &story, const std::string &seat, int blocked);
/// Draws two of a kind and asks for the one kept; the other.
std::string keepOneOfTwo(Story &story, const std::string &seat, char kind);

// God actions (reference_gods.cpp)
/// T20: whether it can be carried out.
bool isPossible(const Story &story, const std::string &seat, const std::string &god);
/// With its technology and the bonuses of statues.
void godAction(Story &story, const std::string &seat, const std::string &god);
/// T24.
void produce(Story &story, const std::string &seat, char resource);
/// T34: pays nothing and loses no happiness.
void osirisEffect(Story &story, const std::string &seat, const std::string &site);
/// T29: the tiles to the left of the gap move right, a new one enters.
void moveTiles(Story &story, int space);
/// T35, for those in the list.
void statueBonuses(Story &story, const std::string &actor, const std::string &god, const Words &standing);

// The course (reference_turn.cpp, reference_rounds.cpp, reference_rival.cpp)
/// T17 to T26.
void playerTurn(Story &story, const std::string &seat);
/// T12 to T16, T49.
void setUp(Story &story);
/// T6: so many dice drawn and rolled into a segment.
void rollInto(Story &story, const std::string &segment, int dice);
/// T38: what lies between two rounds.
void pause(Story &story);
/// T43 to T46.
void scoring(Story &story);
/// T49 to T54.
void rivalSetUp(Story &story);
void layPyramid(Story &story);
void rivalTurn(Story &story);
void moveRival(Story &story);
/// The Destiny card that the rival blocks; 0: none.
int blockedDestiny(Story &story);

} // namespace reference
