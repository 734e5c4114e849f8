// SPDX-License-Identifier: GPL-3.0-or-later
// The words of Aton. Fields of a message stand in braces, the field `n` as %n; see model/words/words.h.
#include "resources/aton/words.h"

#include <QCoreApplication>

namespace words {

namespace {

// clang-format off
constexpr Entry kEntries[] = {
    // Seats, and who may act
    {"seat.red", QT_TRANSLATE_NOOP("aton", "Red")},
    {"seat.blue", QT_TRANSLATE_NOOP("aton", "Blue")},

    // Places: {name} is the short name
    {"place.square", QT_TRANSLATE_NOOP("aton", "square {name}")},
    {"place.dead", QT_TRANSLATE_NOOP("aton", "square {number} of the Kingdom of the Dead")},
    {"place.score", QT_TRANSLATE_NOOP("aton", "square {number} of the scoring strip")},
    {"place.cartouche", QT_TRANSLATE_NOOP("aton", "cartouche {number} of {seat}")},
    {"place.hand", QT_TRANSLATE_NOOP("aton", "hand of {seat}")},
    {"place.stock", QT_TRANSLATE_NOOP("aton", "stock of {seat}")},
    {"place.pile", QT_TRANSLATE_NOOP("aton", "draw pile of {seat}")},
    {"place.discard", QT_TRANSLATE_NOOP("aton", "discard pile of {seat}")},
    {"place.drawn", QT_TRANSLATE_NOOP("aton", "cards drawn by {seat}")},
    {"place.exchange", QT_TRANSLATE_NOOP("aton", "exchange counter of {seat}")},

    // Phases, after "now"
    {"phase.deal", QT_TRANSLATE_NOOP("aton", "cards are dealt")},
    {"phase.lay", QT_TRANSLATE_NOOP("aton", "cards are laid")},
    {"phase.draw", QT_TRANSLATE_NOOP("aton", "a tie-break card is drawn")},
    {"phase.remove", QT_TRANSLATE_NOOP("aton", "counters are removed")},
    {"phase.place", QT_TRANSLATE_NOOP("aton", "counters are placed")},
    {"phase.take", QT_TRANSLATE_NOOP("aton", "counters are taken back")},
    {"phase.over", QT_TRANSLATE_NOOP("aton", "the game is over")},

    // Reasons of a result
    {"reason.points", QT_TRANSLATE_NOOP("aton", "40 points")},
    {"reason.temple-1", QT_TRANSLATE_NOOP("aton", "temple 1 filled")},
    {"reason.temple-2", QT_TRANSLATE_NOOP("aton", "temple 2 filled")},
    {"reason.temple-3", QT_TRANSLATE_NOOP("aton", "temple 3 filled")},
    {"reason.temple-4", QT_TRANSLATE_NOOP("aton", "temple 4 filled")},
    {"reason.yellow", QT_TRANSLATE_NOOP("aton", "all yellow squares")},
    {"reason.green", QT_TRANSLATE_NOOP("aton", "all green squares")},
    {"reason.scoring", QT_TRANSLATE_NOOP("aton", "most points after a scoring")},

    // A text that is no action
    {"action.form", QT_TRANSLATE_NOOP("aton", "“{text}” is no action; actions are written like “red place 3a”.")},
    {"action.chance-form", QT_TRANSLATE_NOOP("aton", "“{text}” is no action of chance; those are written like “chance deal red 1334”.")},
    {"action.unknown-seat", QT_TRANSLATE_NOOP("aton", "“{text}” is no seat; the seats are red and blue.")},
    {"action.unknown-verb", QT_TRANSLATE_NOOP("aton", "“{text}” is not something that a player can do.")},
    {"action.unknown-square", QT_TRANSLATE_NOOP("aton", "“{text}” is no square; squares are 1a to 4l.")},
    {"action.bad-cards", QT_TRANSLATE_NOOP("aton", "“{text}” are not the right number of cards with values 1 to 4.")},
    {"action.cards-not-ascending", QT_TRANSLATE_NOOP("aton", "The cards “{text}” must be written in ascending order.")},

    // An action that is not allowed
    {"refused.over", QT_TRANSLATE_NOOP("aton", "The game is over.")},
    {"refused.phase", QT_TRANSLATE_NOOP("aton", "Not now: {phase}.")},
    {"refused.no-chance", QT_TRANSLATE_NOOP("aton", "Nothing is dealt or drawn now.")},
    {"refused.cards-are-dealt", QT_TRANSLATE_NOOP("aton", "Cards are dealt to {seat} first.")},
    {"refused.card-is-drawn", QT_TRANSLATE_NOOP("aton", "{seat} draws a tie-break card first.")},
    {"refused.deal-due", QT_TRANSLATE_NOOP("aton", "The next thing is the deal to {seat}.")},
    {"refused.draw-due", QT_TRANSLATE_NOOP("aton", "The next thing is the tie-break card of {seat}.")},
    {"refused.cards-not-there", QT_TRANSLATE_NOOP("aton", "These cards cannot come from the pile of {seat}.")},
    {"refused.has-laid", QT_TRANSLATE_NOOP("aton", "{seat} has laid already.")},
    {"refused.others-turn", QT_TRANSLATE_NOOP("aton", "It is the turn of {seat}.")},
    {"refused.exchange-used", QT_TRANSLATE_NOOP("aton", "{seat} has given up the exchange counter already.")},
    {"refused.not-the-hand", QT_TRANSLATE_NOOP("aton", "These are not the four cards in the hand of {seat}.")},
    {"refused.lay-first", QT_TRANSLATE_NOOP("aton", "The four cards must be laid first.")},
    {"refused.choose-square", QT_TRANSLATE_NOOP("aton", "Choose a square of a temple.")},
    {"refused.occupied", QT_TRANSLATE_NOOP("aton", "There is a counter on {place} already.")},
    {"refused.empty", QT_TRANSLATE_NOOP("aton", "There is no counter on {place}.")},
    {"refused.temple-too-high", QT_TRANSLATE_NOOP("aton", "Cartouche 3 allows only temples up to {n}.")},
    {"refused.remove-own", QT_TRANSLATE_NOOP("aton", "An own counter must be removed; the one on {place} is not.")},
    {"refused.remove-other", QT_TRANSLATE_NOOP("aton", "An opposing counter must be removed; the one on {place} is not.")},
    {"refused.take-own", QT_TRANSLATE_NOOP("aton", "There is no own counter on {place}.")},
    {"refused.take-temple", QT_TRANSLATE_NOOP("aton", "No further counter is taken back from temple {n}.")},

    // A text or an arrangement that is no position
    {"position.malformed", QT_TRANSLATE_NOOP("aton", "The position text is wrong from character {column} on.")},
    {"position.not-canonical", QT_TRANSLATE_NOOP("aton", "The position text is not written in its one proper form.")},
    {"problem.misplaced", QT_TRANSLATE_NOOP("aton", "A piece lies where it cannot be ({place}).")},
    {"problem.square-twice", QT_TRANSLATE_NOOP("aton", "Two counters lie on {place}.")},
    {"problem.field", QT_TRANSLATE_NOOP("aton", "The value of “{name}” is missing or wrong.")},
    {"problem.counters", QT_TRANSLATE_NOOP("aton", "{seat} has %n counter(s) instead of 29.")},
    {"problem.kingdom", QT_TRANSLATE_NOOP("aton", "There are %n counter(s) in the Kingdom of the Dead, which has 8 squares.")},
    {"problem.round", QT_TRANSLATE_NOOP("aton", "Rounds count from 1.")},
    {"problem.cards", QT_TRANSLATE_NOOP("aton", "{seat} has %n card(s) of value {value} instead of 9.")},
    {"problem.all-cards", QT_TRANSLATE_NOOP("aton", "{seat} has %n card(s) instead of 36.")},
    {"problem.unknown-cards", QT_TRANSLATE_NOOP("aton", "A card of {seat} has no value.")},
    {"problem.row", QT_TRANSLATE_NOOP("aton", "{seat} has laid cards at some cartouches, but not at all four.")},
    {"problem.row-is-up", QT_TRANSLATE_NOOP("aton", "The cards laid by {seat} are turned up; their values cannot be unknown.")},
    {"problem.row-is-down", QT_TRANSLATE_NOOP("aton", "The cards laid by {seat} are face down; their values cannot be known.")},
    {"problem.known", QT_TRANSLATE_NOOP("aton", "The cards of {seat} known to the other player are not those in the hand.")},
    {"problem.score", QT_TRANSLATE_NOOP("aton", "{seat} cannot have {points} points here.")},
    {"problem.first", QT_TRANSLATE_NOOP("aton", "Who plays first does not fit the phase.")},
    {"problem.leftovers", QT_TRANSLATE_NOOP("aton", "There are figures that belong to another phase.")},
    {"problem.drawn", QT_TRANSLATE_NOOP("aton", "The tie-break cards of {seat} do not fit.")},
    {"problem.hands", QT_TRANSLATE_NOOP("aton", "The cards in hand and at the cartouches do not fit the phase.")},
    {"problem.draw", QT_TRANSLATE_NOOP("aton", "There is no tie to be settled by drawing here.")},
    {"problem.order", QT_TRANSLATE_NOOP("aton", "The cards say that the other player plays first.")},
    {"problem.pending", QT_TRANSLATE_NOOP("aton", "%n counter(s) are still to be moved; there can be 1 to {most}.")},
    {"problem.first-round", QT_TRANSLATE_NOOP("aton", "Nothing is removed in the first round.")},
    {"problem.surplus", QT_TRANSLATE_NOOP("aton", "%n counter(s) cannot be left without a square here.")},
    {"problem.owed", QT_TRANSLATE_NOOP("aton", "More counters are owed by temple {temple} than lie there.")},
    {"problem.over", QT_TRANSLATE_NOOP("aton", "The game is not over in this way.")},
    {"warning.kingdom-full", QT_TRANSLATE_NOOP("aton", "The Kingdom of the Dead is full, but no scoring has taken place.")},
    {"warning.kingdom-not-full", QT_TRANSLATE_NOOP("aton", "Counters are taken back although the Kingdom of the Dead is not full.")},
    {"warning.exchanged", QT_TRANSLATE_NOOP("aton", "{seat} has exchanged cards but still owns the exchange counter.")},

    // The game, and what its panels say
    {"game", QT_TRANSLATE_NOOP("aton", "Aton")},
    {"panel.scoring", QT_TRANSLATE_NOOP("aton", "If it were scored now")},
    {"panel.ways", QT_TRANSLATE_NOOP("aton", "Ways to win")},
    {"row.cartouche-1", QT_TRANSLATE_NOOP("aton", "Cartouche 1")},
    {"row.temple-1", QT_TRANSLATE_NOOP("aton", "Temple 1")},
    {"row.temple-2", QT_TRANSLATE_NOOP("aton", "Temple 2")},
    {"row.temple-3", QT_TRANSLATE_NOOP("aton", "Temple 3")},
    {"row.temple-4", QT_TRANSLATE_NOOP("aton", "Temple 4")},
    {"row.black", QT_TRANSLATE_NOOP("aton", "Black squares")},
    {"row.bonus", QT_TRANSLATE_NOOP("aton", "Bonus squares")},
    {"row.total", QT_TRANSLATE_NOOP("aton", "Scoring")},
    {"row.would-stand", QT_TRANSLATE_NOOP("aton", "would stand at")},
    {"row.points", QT_TRANSLATE_NOOP("aton", "Points")},
    {"row.yellow", QT_TRANSLATE_NOOP("aton", "Yellow")},
    {"row.green", QT_TRANSLATE_NOOP("aton", "Green")},
    {"row.temple", QT_TRANSLATE_NOOP("aton", "One temple")},

    // What is to be done
    {"prompt.deal", QT_TRANSLATE_NOOP("aton", "{seat} draws four cards")},
    {"prompt.draw", QT_TRANSLATE_NOOP("aton", "A tie: {seat} draws a card")},
    {"prompt.lay", QT_TRANSLATE_NOOP("aton", "{seat}: lay one card at each cartouche")},
    {"prompt.lay-both", QT_TRANSLATE_NOOP("aton", "Both players lay their cards")},
    {"prompt.remove", QT_TRANSLATE_NOOP("aton", "{seat} removes %n opposing counter(s)")},
    {"prompt.remove-own", QT_TRANSLATE_NOOP("aton", "{seat} removes %n own counter(s)")},
    {"prompt.place", QT_TRANSLATE_NOOP("aton", "{seat} places %n more counter(s)")},
    {"prompt.take", QT_TRANSLATE_NOOP("aton", "{seat} takes %n counter(s) back")},
    {"prompt.temple-one", QT_TRANSLATE_NOOP("aton", "in temple 1")},
    {"prompt.temples", QT_TRANSLATE_NOOP("aton", "in temples 1 to {most}")},
    {"prompt.won", QT_TRANSLATE_NOOP("aton", "{winner} wins: {reason}")},
    {"prompt.drawn-game", QT_TRANSLATE_NOOP("aton", "The game is drawn")},

    // What an action is called: on a button, in the log, in the menu
    {"label.exchange", QT_TRANSLATE_NOOP("aton", "Exchange the hand")},
    {"label.lay", QT_TRANSLATE_NOOP("aton", "Lay the cards")},
    {"label.remove", QT_TRANSLATE_NOOP("aton", "Remove {name}")},
    {"label.place", QT_TRANSLATE_NOOP("aton", "Place on {name}")},
    {"label.take", QT_TRANSLATE_NOOP("aton", "Take {name}")},
    {"board.give-up", QT_TRANSLATE_NOOP("aton", "Exchange…")},
    {"did.draw", QT_TRANSLATE_NOOP("aton", "{seat} draws a {value}.")},
    {"did.exchange", QT_TRANSLATE_NOOP("aton", "{seat} gives up the exchange counter and draws four new cards.")},
    {"did.lay", QT_TRANSLATE_NOOP("aton", "{seat} has laid four cards.")},
    {"did.remove", QT_TRANSLATE_NOOP("aton", "{seat} removes the counter on {name}.")},
    {"did.place", QT_TRANSLATE_NOOP("aton", "{seat} places on {name}.")},
    {"did.take", QT_TRANSLATE_NOOP("aton", "{seat} takes back the counter on {name}.")},
    {"undo.remove", QT_TRANSLATE_NOOP("aton", "removal of {name}")},
    {"undo.place", QT_TRANSLATE_NOOP("aton", "placement on {name}")},
    {"undo.take", QT_TRANSLATE_NOOP("aton", "taking back of {name}")},

    // What follows from an action; facts without an entry go without saying
    {"fact.refilled", QT_TRANSLATE_NOOP("aton", "{seat} shuffles the discards: the draw pile has {n} cards again.")},
    {"fact.order", QT_TRANSLATE_NOOP("aton", "{seat} plays first: {by}.")},
    {"by.cartouche-2", QT_TRANSLATE_NOOP("aton", "the lower card at cartouche 2")},
    {"by.cartouche-1", QT_TRANSLATE_NOOP("aton", "cartouche 2 is tied, and the lower card at cartouche 1 decides")},
    {"by.draw", QT_TRANSLATE_NOOP("aton", "the lower card drawn")},
    {"by.all-equal", QT_TRANSLATE_NOOP("aton", "all cards drawn were equal")},
    {"fact.removes-none", QT_TRANSLATE_NOOP("aton", "{seat} removes no counter.")},
    {"fact.to-stock", QT_TRANSLATE_NOOP("aton", "The Kingdom of the Dead is full: the counter goes back to the stock of {owner}.")},
    {"fact.surplus", QT_TRANSLATE_NOOP("aton", "{seat} has no square left for {n} more: they go to the Kingdom of the Dead as far as it has room.")},
    {"fact.scoring", QT_TRANSLATE_NOOP("aton", "The Kingdom of the Dead is full: scoring.")},
    {"fact.round", QT_TRANSLATE_NOOP("aton", "Round {number}")},
    {"fact.won", QT_TRANSLATE_NOOP("aton", "{winner} wins: {reason}.")},
    {"fact.drawn-game", QT_TRANSLATE_NOOP("aton", "The game is drawn.")},
    {"fact.scored.cartouche-1", QT_TRANSLATE_NOOP("aton", "Cartouche 1, {red} to {blue}: {seat} scores {points}.")},
    {"fact.scored.temple-1", QT_TRANSLATE_NOOP("aton", "Temple 1, {red} to {blue}: {seat} scores the difference, {points}.")},
    {"fact.scored.temple-2", QT_TRANSLATE_NOOP("aton", "Temple 2, {red} to {blue}: {seat} scores {points} for the majority.")},
    {"fact.scored.temple-3", QT_TRANSLATE_NOOP("aton", "Temple 3, {red} to {blue}: {seat} scores {points} for the counters there.")},
    {"fact.scored.temple-4", QT_TRANSLATE_NOOP("aton", "Temple 4, {red} to {blue}: {seat} scores {points}, 3 for each blue square.")},
    {"fact.scored.black", QT_TRANSLATE_NOOP("aton", "Black squares, {red} to {blue}: {seat} scores {points}.")},
    {"fact.scored.bonus", QT_TRANSLATE_NOOP("aton", "Bonus squares: {seat} scores {points}.")},
    {"fact.equal.cartouche-1", QT_TRANSLATE_NOOP("aton", "Cartouche 1, {red} to {blue}: nobody scores.")},
    {"fact.equal.temple-1", QT_TRANSLATE_NOOP("aton", "Temple 1, {red} to {blue}: nobody scores.")},
    {"fact.equal.temple-2", QT_TRANSLATE_NOOP("aton", "Temple 2, {red} to {blue}: nobody scores.")},
    {"fact.equal.temple-3", QT_TRANSLATE_NOOP("aton", "Temple 3, {red} to {blue}: nobody scores.")},
    {"fact.equal.temple-4", QT_TRANSLATE_NOOP("aton", "Temple 4, {red} to {blue}: nobody scores.")},
    {"fact.equal.black", QT_TRANSLATE_NOOP("aton", "Black squares, {red} to {blue}: nobody scores.")},
    {"fact.equal.bonus", QT_TRANSLATE_NOOP("aton", "Bonus squares: nobody scores.")},

    // What a square brings, and what a card does
    {"consequence.own-gain", QT_TRANSLATE_NOOP("aton", "{for} +{points}")},
    {"consequence.own-loss", QT_TRANSLATE_NOOP("aton", "{for} −{points}")},
    {"consequence.other-gain", QT_TRANSLATE_NOOP("aton", "{seat}: {for} +{points}")},
    {"consequence.other-loss", QT_TRANSLATE_NOOP("aton", "{seat}: {for} −{points}")},
    {"for.cartouche-1", QT_TRANSLATE_NOOP("aton", "cartouche 1")},
    {"for.temple-1", QT_TRANSLATE_NOOP("aton", "temple 1")},
    {"for.temple-2", QT_TRANSLATE_NOOP("aton", "temple 2")},
    {"for.temple-3", QT_TRANSLATE_NOOP("aton", "temple 3")},
    {"for.temple-4", QT_TRANSLATE_NOOP("aton", "temple 4")},
    {"for.black", QT_TRANSLATE_NOOP("aton", "black squares")},
    {"for.bonus", QT_TRANSLATE_NOOP("aton", "bonus")},
    {"promise.points", QT_TRANSLATE_NOOP("aton", "a {value} at cartouche 1: twice the difference if the other card is lower")},
    {"promise.first-round", QT_TRANSLATE_NOOP("aton", "a {value} at cartouche 2: the lower card plays first; nothing is removed in the first round")},
    {"promise.remove-none", QT_TRANSLATE_NOOP("aton", "a {value} at cartouche 2: remove none; the lower card plays first")},
    {"promise.remove", QT_TRANSLATE_NOOP("aton", "a {value} at cartouche 2: remove {n}; the lower card plays first")},
    {"promise.remove-own", QT_TRANSLATE_NOOP("aton", "a {value} at cartouche 2: remove one of your own; the lower card plays first")},
    {"promise.temple-one", QT_TRANSLATE_NOOP("aton", "at cartouche 3: temple 1 only")},
    {"promise.temples", QT_TRANSLATE_NOOP("aton", "at cartouche 3: temples 1 to {most}")},
    {"promise.place", QT_TRANSLATE_NOOP("aton", "at cartouche 4: place {n}")},
    {"caption.no-points", QT_TRANSLATE_NOOP("aton", "0")},
    {"caption.points", QT_TRANSLATE_NOOP("aton", "+{points}")},
    {"caption.remove", QT_TRANSLATE_NOOP("aton", "−{n}")},
    {"caption.remove-none", QT_TRANSLATE_NOOP("aton", "0")},
    {"caption.remove-own", QT_TRANSLATE_NOOP("aton", "own −{n}")},
    {"caption.temple-one", QT_TRANSLATE_NOOP("aton", "1")},
    {"caption.temples", QT_TRANSLATE_NOOP("aton", "1–{most}")},
    {"caption.place", QT_TRANSLATE_NOOP("aton", "{n}")},
    {"caption.progress", QT_TRANSLATE_NOOP("aton", "{done} of {all}")},
};
// clang-format on

} // namespace

const Table &atonTable()
{
    static const Table table{"aton", kEntries};
    return table;
}

} // namespace words
