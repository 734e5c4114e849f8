// SPDX-License-Identifier: GPL-3.0-or-later
// The effect machine: what the steps of a position do.
#pragma once

#include "model/engine/core/possession.h"
#include "model/engine/tekhenu/rules/facts.h"
#include "model/engine/tekhenu/rules/tables.h"
#include "model/engine/tekhenu/tekhenu.h"

namespace engine::tekhenu {

/// A position being changed, and where facts go (null: nowhere).
struct Run {
    Position &p;
    Facts *facts;

    /// Passes a fact on.
    void report(const Fact &fact) const
    {
        if (facts)
            facts->push(fact);
    }
    /// What an owner has.
    Holdings &of(int owner) const { return p.of(owner); }
};

/// A small number as a byte; 0 to 255, not checked.
constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

// ---- goods.cpp
/// Points won (above 0) or lost, at most down to 0; nothing is told of 0.
void score(const Run &run, int owner, Topic topic, int n);
/// Points of the rival by its own rules (T52, T54).
void scoreRival(const Run &run, int owner, RivalSource source, int n);
/// Goods gained or spent (`n` below 0). Population and happiness rise within their limits (T2), open sections (T31) and
/// bring what T33 names.
void gain(const Run &run, int owner, int good, int n);
/// The marker of a resource rises (T23).
void raise(const Run &run, int owner, int resource, int n);
/// Marks a Technology of the owner who acts as used; false if it is not there or has worked in this turn (T67).
bool use(const Run &run, int owner, int number);
/// Puts effects on the stack, for that owner.
void follow(const Run &run, int owner, const Effects &effects);

// ---- payment.cpp
/// What is to be paid in resources, less `lowered` units of any sort (T21).
struct Cost {
    std::array<std::uint8_t, kResources> units{};
    int lowered = 0; ///< that many units less
    /// Units to be paid.
    int total() const
    {
        const int all = units[0] + units[1] + units[2] + units[3] - lowered;
        return all > 0 ? all : 0;
    }
};
/// The cost of an action at that place (see Op::Pay), with what lowers it.
Cost costOf(const Position &p, int owner, int purpose, int place);
/// That of the step Pay.
Cost costOf(const Position &p, const Step &pay);
/// A cost in words: each unit by the name of its resource, or, where it is left open which units it is less, a message.
Value priceOf(const Cost &cost);
/// True if the owner can pay it.
bool canPay(const Position &p, int owner, const Cost &cost);
/// Pays, marks what has lowered the cost as used, and begins the effects.
void pay(const Run &run, const Step &step, Action action);

// ---- legality.cpp
/// True if the god action can be carried out (T20).
bool isPossible(const Position &p, int owner, int god);
/// True if the owner may take the card at a place of the display (T36).
bool mayTake(const Position &p, int owner, int place);

// ---- gods.cpp
/// Begins a god action of the owner who acts, with all that follows from it (T27 to T37).
void beginGod(const Run &run, int owner, int god);
/// Production (T24).
void produce(const Run &run, int owner, int resource);
/// A statue, building or tile is placed once it is paid, and has its effects.
void erect(const Run &run, int owner, int place);
void build(const Run &run, int owner, int site);
void layTile(const Run &run, int owner, int place, bool favoured);
void buildOsiris(const Run &run, int owner, int site, bool keepsHappiness);
void dance(const Run &run, int owner, bool oneMore);
void works(const Run &run, int owner, int god);
void bonuses(const Run &run, int owner, int god, int owners);
void bonus(const Run &run, int owner, int position, int god);
void closeGap(const Run &run, int space);
/// The tile of a space lies on its place (field x 4 + turn), with a pillar of the owner.
void putTile(Position &p, int owner, int space, int place);
/// The position of a god, 1 to 6 (T9).
int positionOf(const Position &p, int god);
/// The statue bonuses that a god's action brings: of those whose statues stand there now (T35).
Step bonusesOf(const Position &p, int owner, int god);
/// True if a statue may still be set up at a god (T9).
bool hasSpace(const Position &p, int god);
/// The pillars in a line: of one owner, or of anybody (kNone).
int pillarsIn(const Position &p, int line, int owner);
/// Buildings in the row and column of a field, of anybody or of one owner; and edges that touch something, in its
/// colour or (`any`) in whatever colour.
int buildingsAt(const Position &p, int field, int owner);
int edgesAt(const Position &p, int field, int tile, int turn, bool any);
/// The colour of the border or of a tile's edge beside a field in a direction; '\0' where there is none.
char colourBeside(const Position &p, int field, int direction);

// ---- cards.cpp
/// True if the owner may take a card of the deck, or any (kDecks), from the display (T36).
bool mayTakeAny(const Position &p, int owner, int deck);
void takeCard(const Run &run, int owner, Card card);
/// A Blessing is played.
void playCard(const Run &run, int owner, Card card, int value);
/// The points of b22 (`praise` 0) and b23 (1) for what its player has built.
int praisePoints(const Holdings &own, int praise);
/// The next place of a section for which there is a card, or -1; makes decks anew where they are empty (T3).
int nextPlace(Position &p, int section);
/// Cards in a deck, as far as the viewer can count them.
int deckSize(const Position &p, int deck);
void discard(Position &p, Card card);

// ---- maat.cpp
/// Pips and excess goods on a scale, without faith (T39); then the faith put on it, the rest of Maat before and after
/// the scorings (T40 to T42), bread paid and due (T45), and the end (T47).
int runningBalance(const Holdings &own);
/// The balance with the faith of this Maat, where that is on the scale.
inline int balanceOf(const Holdings &own) { return own.isBalanced != 0 ? int{own.balance} : runningBalance(own); }
void putFaith(const Run &run, int owner, int faith);
/// The points that a balance costs an owner (T40, T61), as many as there are or not.
int maatLoss(const Position &p, int owner, int balance);
void maat(const Run &run);
void maatOver(const Run &run);
/// The order of T40 if Maat came now: by the distance of the balances from 0, smaller first, the bot's as it will be at
/// the next Maat (T53). Places without an owner are kNone.
std::array<std::uint8_t, kOwners> orderByBalance(const Position &p);
/// The scoring of an owner, but for the bread (T43, T44, T54).
void scoreOwner(const Run &run, int owner);
void feed(const Run &run, int owner, int bread, int gold);
int breadDue(const Position &p, int owner);
void gameOver(const Run &run);
/// The owner of a district (T43), or kNone.
int leaderOf(const Position &p, int district);

// ---- rounds.cpp
/// The next turn or the end of a round (T38), the end of a turn (T26), what chance brings, a part of the set-up (T12 to
/// T16), and dice that come onto the wheel and leave it.
void nextTurn(const Run &run);
void refill(const Run &run);
void turnOver(const Run &run);
void drawn(const Run &run, const Step &step, Action action);
void setUp(const Run &run, const Step &step);
void addToWheel(Position &p, int segment, Die die);
void takeFromWheel(Position &p, int segment, Die die);

// ---- bot.cpp
/// The bot chooses its die (T51), acts (T52), takes one step of Bastet, and has picked one of equal choices.
void botActs(const Run &run);
void botGod(const Run &run);
void botDance(const Run &run, int left);
void botPicked(const Run &run, const Step &step, int choice);
/// The candidates of a tie, as numbers of PickWord (tekhenu.h).
void botCandidates(const Position &p, const Step &step, Actions &actions);
void botScores(const Run &run, int owner);

// ---- text/boards.cpp
/// The card as a thing that can be shown.
Possession cardThing(Card card);
/// What each owner has in front of it; the hidden Decree face down but for its owner (T55).
Panel seatBoards(const Position &p);
/// The cards of the display and those that somebody has.
Panel readableCards(const Position &p);

// ---- answer.cpp
/// Does what happens by itself, up to the next choice or draw with more than one answer (T22).
void settle(const Run &run);

} // namespace engine::tekhenu
