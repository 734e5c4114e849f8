// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the bazaar, and the tables of the program that links this: it stands behind the games that are shipped.
#include <array>

#include <QCoreApplication>

#include "model/engine/aton/aton.h"
#include "model/engine/osiris/osiris.h"
#include "model/words/table.h"
#include "resources/aton/words.h"
#include "resources/osiris/words.h"
#include "tests/bazaar/bazaar.h"

namespace {

// clang-format off
constexpr words::Entry kEntries[] = {
    {"game", QT_TRANSLATE_NOOP("bazaar", "Bazaar")},
    {"seat.a", QT_TRANSLATE_NOOP("bazaar", "Anna")},
    {"seat.b", QT_TRANSLATE_NOOP("bazaar", "Bela")},
    {"seat.thief", QT_TRANSLATE_NOOP("bazaar", "the thief")},
    {"panel.stocks", QT_TRANSLATE_NOOP("bazaar", "Stocks")},
    {"panel.letters", QT_TRANSLATE_NOOP("bazaar", "Letters")},
    {"stock.about", QT_TRANSLATE_NOOP("bazaar", "place {n}")},
    {"row.total", QT_TRANSLATE_NOOP("bazaar", "Points")},
    {"row.coins", QT_TRANSLATE_NOOP("bazaar", "Coins")},
    {"row.wares", QT_TRANSLATE_NOOP("bazaar", "Wares")},
    {"row.nook", QT_TRANSLATE_NOOP("bazaar", "Nook")},
    {"row.letters", QT_TRANSLATE_NOOP("bazaar", "Letters")},
    {"letter.of", QT_TRANSLATE_NOOP("bazaar", "a letter of {seat}")},
    {"piece.letter", QT_TRANSLATE_NOOP("bazaar", "letter face down")},
    {"piece.letter.1", QT_TRANSLATE_NOOP("bazaar", "Letter of credit")},
    {"piece.letter.2", QT_TRANSLATE_NOOP("bazaar", "Letter of thanks")},
    {"explain.piece.letter.1", QT_TRANSLATE_NOOP("bazaar", "Letter of credit: it pays for a ware.")},
    {"explain.piece.letter.2", QT_TRANSLATE_NOOP("bazaar", "Letter of thanks: it pays for nothing.")},
    {"prompt.choose", QT_TRANSLATE_NOOP("bazaar", "{seat}: deal at the bazaar")},
    {"prompt.over", QT_TRANSLATE_NOOP("bazaar", "The bazaar is closed")},
    {"note.price", QT_TRANSLATE_NOOP("bazaar", "costs {n}")},
    {"note.lucky", QT_TRANSLATE_NOOP("bazaar", "{value} is lucky")},
    {"note.till", QT_TRANSLATE_NOOP("bazaar", "coins")},
    {"note.turns", QT_TRANSLATE_NOOP("bazaar", "{n} turns over")},
    {"note.foot", QT_TRANSLATE_NOOP("bazaar", "no change")},
    {"preview.title", QT_TRANSLATE_NOOP("bazaar", "Paying")},
    {"preview.line", QT_TRANSLATE_NOOP("bazaar", "one coin after the other")},
    {"preview.heading", QT_TRANSLATE_NOOP("bazaar", "the coins in the order in which they go")},
    {"brief.preview.heading", QT_TRANSLATE_NOOP("bazaar", "in order")},
    {"preview.figure", QT_TRANSLATE_NOOP("bazaar", "coins: {n}")},
    {"preview.row", QT_TRANSLATE_NOOP("bazaar", "coin {n} is gone")},
    {"place.dice", QT_TRANSLATE_NOOP("bazaar", "the dice")},
    {"place.till", QT_TRANSLATE_NOOP("bazaar", "the till")},
    {"place.stall", QT_TRANSLATE_NOOP("bazaar", "stall {name}")},
    {"place.home", QT_TRANSLATE_NOOP("bazaar", "the home of {seat}")},
    {"piece.die", QT_TRANSLATE_NOOP("bazaar", "die {value}")},
    {"piece.ware", QT_TRANSLATE_NOOP("bazaar", "ware {value}")},
    {"cell.piece.die", QT_TRANSLATE_NOOP("bazaar", "die {value}")},
    {"cell.piece.ware", QT_TRANSLATE_NOOP("bazaar", "ware {value}")},
    {"label.buy", QT_TRANSLATE_NOOP("bazaar", "Buy what was chosen")},
    {"label.use", QT_TRANSLATE_NOOP("bazaar", "Use die {what}")},
    {"label.pair", QT_TRANSLATE_NOOP("bazaar", "Use both dice")},
    {"label.pay", QT_TRANSLATE_NOOP("bazaar", "Take coins out of the till: {what}")},
    {"label.carry", QT_TRANSLATE_NOOP("bazaar", "Carry it there")},
    {"label.pass", QT_TRANSLATE_NOOP("bazaar", "Go home")},
    {"did.buy", QT_TRANSLATE_NOOP("bazaar", "{seat} buys.")},
    {"did.use", QT_TRANSLATE_NOOP("bazaar", "{seat} uses a die.")},
    {"did.pair", QT_TRANSLATE_NOOP("bazaar", "{seat} uses both dice.")},
    {"did.pay", QT_TRANSLATE_NOOP("bazaar", "{seat} takes coins: {what}.")},
    {"did.carry", QT_TRANSLATE_NOOP("bazaar", "{seat} carries a ware.")},
    {"did.pass", QT_TRANSLATE_NOOP("bazaar", "{seat} goes home.")},
};
// clang-format on

} // namespace

namespace engine {

std::span<const Game *const> games()
{
    static const std::array<const Game *, 3> table{&aton::game(), &osiris::game(), &bazaar::game()};
    return table;
}

} // namespace engine

namespace words {

const Table *tableFor(std::string_view gameId)
{
    static const Table bazaar{"bazaar", kEntries};
    return gameId == "aton"     ? &atonTable()
           : gameId == "osiris" ? &osirisTable()
           : gameId == "bazaar" ? &bazaar
                                : nullptr;
}

} // namespace words
