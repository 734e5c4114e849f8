// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the race, and the tables of the programs that link this: it stands behind the games that are shipped.
#include <algorithm>
#include <iterator>

#include <QCoreApplication>

#include "model/engine/aton/aton.h"
#include "model/engine/core/adapter.h"
#include "model/engine/osiris/osiris.h"
#include "model/words/table.h"
#include "resources/aton/words.h"
#include "resources/osiris/words.h"
#include "tests/race/race.h"

namespace {

// clang-format off
constexpr words::Entry kEntries[] = {
    {"game", QT_TRANSLATE_NOOP("race", "Race")},
    {"seat.red", QT_TRANSLATE_NOOP("race", "Red")},
    {"seat.blue", QT_TRANSLATE_NOOP("race", "Blue")},
    {"seat.green", QT_TRANSLATE_NOOP("race", "Green")},
    {"reason.home", QT_TRANSLATE_NOOP("race", "home first")},
    {"problem.bids", QT_TRANSLATE_NOOP("race", "Players, bids and who rolls do not fit each other.")},
    {"place.square", QT_TRANSLATE_NOOP("race", "square {name}")},
    {"place.hand", QT_TRANSLATE_NOOP("race", "the hand of {seat}")},
    {"place.bid", QT_TRANSLATE_NOOP("race", "the bid of {seat}")},
    {"prompt.bid", QT_TRANSLATE_NOOP("race", "{seat}: bid a card")},
    {"prompt.roll", QT_TRANSLATE_NOOP("race", "{seat} rolls the die")},
    {"prompt.won", QT_TRANSLATE_NOOP("race", "{winner} is home first")},
    {"label.bid", QT_TRANSLATE_NOOP("race", "Bid {what}")},
    {"did.bid", QT_TRANSLATE_NOOP("race", "{seat} bids a card.")},
    {"did.roll", QT_TRANSLATE_NOOP("race", "The die shows {what}.")},
    {"undo.bid", QT_TRANSLATE_NOOP("race", "bid of {seat}")},
    {"fact.bid", QT_TRANSLATE_NOOP("race", "{seat} has bid {n}.")},
    {"fact.advance", QT_TRANSLATE_N_NOOP("race", "{seat} goes %n square(s).")},
    {"panel.way", QT_TRANSLATE_NOOP("race", "The way home")},
    {"row.squares", QT_TRANSLATE_NOOP("race", "squares")},
    {"field.seats", QT_TRANSLATE_NOOP("race", "Players")},
    {"field.roller", QT_TRANSLATE_NOOP("race", "Rolls the die")},
    {"piece.racer", QT_TRANSLATE_NOOP("race", "counter")},
    {"piece.card", QT_TRANSLATE_NOOP("race", "card {value}")},
    {"explain.square", QT_TRANSLATE_NOOP("race", "Square: whoever reaches square 10 first wins.")},
    {"explain.hand", QT_TRANSLATE_NOOP("race", "Hand: three cards, of which one is bid in each round.")},
    {"explain.bid", QT_TRANSLATE_NOOP("race", "Bid: the highest that stands alone rolls, and goes the further the lower it is.")},
    {"explain.piece.racer", QT_TRANSLATE_NOOP("race", "Counter: it runs from square 0 to square 10.")},
    {"explain.piece.card.3", QT_TRANSLATE_NOOP("race", "Highest card: nobody can bid more, and nobody who bids it goes far.")},
    {"explain.piece.card", QT_TRANSLATE_NOOP("race", "Card: a bid of 1 to 3.")},
    {"cell.piece.racer", QT_TRANSLATE_NOOP("race", "counter, {seat}")},
    {"cell.piece.card.3", QT_TRANSLATE_NOOP("race", "card 3, the highest")},
    {"cell.piece.card", QT_TRANSLATE_NOOP("race", "card {value}")},
    {"cell.piece.card-hidden", QT_TRANSLATE_NOOP("race", "card face down")},
};
// clang-format on

} // namespace

namespace engine {

namespace {

/// The race again, but without a picture.
struct Unseen : race::Race {
    static constexpr std::string_view kId = "unseen";
};

} // namespace

std::span<const Game *const> games()
{
    static const GameAdapter<race::Race> theRace;
    static const GameAdapter<Unseen> unseen;
    static const std::array<const Game *, 4> table{&aton::game(), &osiris::game(), &theRace, &unseen};
    return table;
}

} // namespace engine

namespace words {

const Table *tableFor(std::string_view gameId)
{
    static const Table race{"race", kEntries};
    const bool isRace = gameId == "race" || gameId == "unseen";
    return gameId == "aton" ? &atonTable() : gameId == "osiris" ? &osirisTable() : isRace ? &race : nullptr;
}

} // namespace words
