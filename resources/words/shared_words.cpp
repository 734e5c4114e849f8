// SPDX-License-Identifier: GPL-3.0-or-later
// The words that belong to no game. Fields of a message stand in braces; see model/words/words.h.
#include <QCoreApplication>

#include "model/words/table.h"

namespace words {

namespace {

// clang-format off
constexpr Entry kEntries[] = {
    {"by.chance", QT_TRANSLATE_NOOP("shared", "chance")},

    // Reasons of a result that no rule brings about
    {"reason.resigned", QT_TRANSLATE_NOOP("shared", "resigned")},
    {"reason.agreed", QT_TRANSLATE_NOOP("shared", "agreed")},
    {"reason.time", QT_TRANSLATE_NOOP("shared", "time")},

    // What undo and redo are about, in every game
    {"undo.player", QT_TRANSLATE_NOOP("shared", "who plays {seat}")},
    {"undo.resigned", QT_TRANSLATE_NOOP("shared", "resignation of {seat}")},
    {"undo.agreed", QT_TRANSLATE_NOOP("shared", "agreed draw")},
    {"undo.time", QT_TRANSLATE_NOOP("shared", "end of the time of {seat}")},
    {"undo.comment", QT_TRANSLATE_NOOP("shared", "comment")},
    {"undo.mark", QT_TRANSLATE_NOOP("shared", "symbol")},
    {"undo.variation", QT_TRANSLATE_NOOP("shared", "variation")},
    {"undo.promote", QT_TRANSLATE_NOOP("shared", "promotion of a variation")},
    {"undo.remove-line", QT_TRANSLATE_NOOP("shared", "deletion of a variation")},

    // What undo and redo are about while a position is set up
    {"undo.place-piece", QT_TRANSLATE_NOOP("shared", "placing of pieces")},
    {"undo.move-piece", QT_TRANSLATE_NOOP("shared", "moving of pieces")},
    {"undo.erase", QT_TRANSLATE_NOOP("shared", "erasing of pieces")},
    {"undo.fill", QT_TRANSLATE_NOOP("shared", "filling with pieces")},
    {"undo.contents", QT_TRANSLATE_NOOP("shared", "number of pieces")},
    {"undo.field", QT_TRANSLATE_NOOP("shared", "change of the position")},
    {"undo.set-up", QT_TRANSLATE_NOOP("shared", "set-up of a position")},
    {"undo.clear", QT_TRANSLATE_NOOP("shared", "clearing of the board")},
    {"undo.mirror", QT_TRANSLATE_NOOP("shared", "change of colours")},
    {"undo.mend", QT_TRANSLATE_NOOP("shared", "fixing of problems")},
    {"undo.words", QT_TRANSLATE_NOOP("shared", "words of the scenario")},
    {"undo.goal", QT_TRANSLATE_NOOP("shared", "goal of the scenario")},
    {"undo.answer", QT_TRANSLATE_NOOP("shared", "answer of the scenario")},
    {"choice.none", QT_TRANSLATE_NOOP("shared", "none")},

    // JSON
    {"json.empty", QT_TRANSLATE_NOOP("shared", "the file is empty")},
    {"json.too-large", QT_TRANSLATE_NOOP("shared", "the file is larger than {most} MiB")},
    {"json.not-utf8", QT_TRANSLATE_NOOP("shared", "the file is not UTF-8 text")},
    {"json.malformed", QT_TRANSLATE_NOOP("shared", "no proper JSON at line {line}, column {column}")},
    {"json.too-deep", QT_TRANSLATE_NOOP("shared", "more than {most} brackets inside each other at line {line}, column {column}")},
    {"json.duplicate-key", QT_TRANSLATE_NOOP("shared", "“{key}” stands twice in one object, at line {line}, column {column}")},
    {"json.half-surrogate", QT_TRANSLATE_NOOP("shared", "a text with half a character at line {line}, column {column}")},
    {"json.text-too-long", QT_TRANSLATE_NOOP("shared", "a text of more than {most} characters at line {line}, column {column}")},

    // Saved games: {path} is where in the file
    {"record.no-object", QT_TRANSLATE_NOOP("shared", "the file is no saved game")},
    {"record.format", QT_TRANSLATE_NOOP("shared", "the file is no saved game: its “format” is not “cartouche”")},
    {"record.version", QT_TRANSLATE_NOOP("shared", "this program does not know version {version} of saved games")},
    {"record.unknown-game", QT_TRANSLATE_NOOP("shared", "this program does not know the game “{game}”")},
    {"record.missing", QT_TRANSLATE_NOOP("shared", "{path}: “{key}” is missing")},
    {"record.missing-top", QT_TRANSLATE_NOOP("shared", "“{key}” is missing")},
    {"record.not-object", QT_TRANSLATE_NOOP("shared", "{path} must be an object in braces")},
    {"record.not-list", QT_TRANSLATE_NOOP("shared", "{path} must be a list in square brackets")},
    {"record.not-text", QT_TRANSLATE_NOOP("shared", "{path} must be a text")},
    {"record.not-integer", QT_TRANSLATE_NOOP("shared", "{path} must be a whole number")},
    {"record.not-boolean", QT_TRANSLATE_NOOP("shared", "{path} must be true or false")},
    {"record.not-words", QT_TRANSLATE_NOOP("shared", "{path} must be a text, or texts by language")},
    {"record.unknown-option", QT_TRANSLATE_NOOP("shared", "this game has no option “{option}”")},
    {"record.unknown-choice", QT_TRANSLATE_NOOP("shared", "the option “{option}” has no choice “{choice}”")},
    {"record.seat-number", QT_TRANSLATE_NOOP("shared", "this game is not played with {players} seats")},
    {"record.wrong-seat", QT_TRANSLATE_NOOP("shared", "{path} must be “{expected}”, as the seats stand in the game's order, and is “{found}”")},
    {"record.start-wrong", QT_TRANSLATE_NOOP("shared", "start: {why}")},
    {"record.start-other-game", QT_TRANSLATE_NOOP("shared", "start is a position of another game")},
    {"record.start-seen", QT_TRANSLATE_NOOP("shared", "start is what one seat sees, and no whole position")},
    {"record.start-seats", QT_TRANSLATE_NOOP("shared", "start is a position with other seats than the file's")},
    {"record.start-options", QT_TRANSLATE_NOOP("shared", "start is a position with other options than the file's")},
    {"record.wrong-action", QT_TRANSLATE_NOOP("shared", "{path}: action {number}, “{action}”: {why}")},
    {"record.too-many-actions", QT_TRANSLATE_NOOP("shared", "{path}: there are more than {most} actions in the file")},
    {"record.bad-place-key", QT_TRANSLATE_NOOP("shared", "{path} must be named by a number of actions from 0 to {most}")},
    {"record.unknown-mark", QT_TRANSLATE_NOOP("shared", "{path}: there is no mark “{mark}”")},
    {"record.left-seats", QT_TRANSLATE_NOOP("shared", "{path} must have a number for each seat and nothing else")},
    {"record.out-of-range", QT_TRANSLATE_NOOP("shared", "{path} must be from {least} to {most}")},
    {"record.not-share", QT_TRANSLATE_NOOP("shared", "{path} must be a number from 0 to 1")},
    {"record.at-end", QT_TRANSLATE_NOOP("shared", "{path}: no variation can start where the game is over")},
    {"record.no-actions", QT_TRANSLATE_NOOP("shared", "{path} must have at least one action")},
    {"record.result-winners", QT_TRANSLATE_NOOP("shared", "result.winners must name one or more seats, in the game's order")},
    {"record.result-score", QT_TRANSLATE_NOOP("shared", "result.score must have a number for each seat and nothing else")},
    {"record.result-early", QT_TRANSLATE_NOOP("shared", "there is a result, but the game is not over after the last action")},
    {"record.result-differs", QT_TRANSLATE_NOOP("shared", "the result is not the one to which the actions lead")},

    // Scenarios in saved games
    {"record.unknown-kind", QT_TRANSLATE_NOOP("shared", "{path}: there is no kind of goal “{found}”; there are reach, find, best and play")},
    {"record.unknown-seat", QT_TRANSLATE_NOOP("shared", "{path}: there is no seat “{found}” in this game")},
    {"record.unknown-place", QT_TRANSLATE_NOOP("shared", "{path}: this game has no place “{found}”")},
    {"record.unknown-piece", QT_TRANSLATE_NOOP("shared", "{path}: this game has no pieces of the kind “{found}”")},
    {"record.unknown-reason", QT_TRANSLATE_NOOP("shared", "{path}: nobody wins this game by “{found}”")},
    {"record.one-of", QT_TRANSLATE_NOOP("shared", "{path} must have exactly one of the keys {keys}")},
    {"record.not-both", QT_TRANSLATE_NOOP("shared", "{path} cannot have both “{key}” and “{other}”")},
    {"record.not-figure", QT_TRANSLATE_NOOP("shared", "{path} must be a text, a whole number, or true or false")},
    {"record.no-action", QT_TRANSLATE_NOOP("shared", "{path}: “{action}” is no action: {why}")},
    {"record.unknown-key", QT_TRANSLATE_NOOP("shared", "{path}: there is no such key here")},

    // Files
    {"file.cannot-read", QT_TRANSLATE_NOOP("shared", "the file cannot be read: {error}")},
    {"file.cannot-write", QT_TRANSLATE_NOOP("shared", "the file cannot be written ({error}); what was saved before is unchanged; save the game in another place")},
    {"file.disk-full", QT_TRANSLATE_NOOP("shared", "the disk is full; what was saved before is unchanged; make room on the disk, or save the game in another place")},
    {"file.no-folder", QT_TRANSLATE_NOOP("shared", "the folder “{folder}” is not there, so nothing was saved; save the game in another place")},
    {"file.no-permission", QT_TRANSLATE_NOOP("shared", "you may not write here; what was saved before is unchanged; save the game in another place")},
    {"file.read-only", QT_TRANSLATE_NOOP("shared", "this disk can be read only; what was saved before is unchanged; save the game in another place")},
    {"file.no-backup", QT_TRANSLATE_NOOP("shared", "the file saved before cannot be kept as “{backup}” ({error}), so it was left unchanged; save the game in another place")},
    {"file.not-regular", QT_TRANSLATE_NOOP("shared", "this is no file in which a game could be saved")},

    // Positions of any game
    {"paste.seen", QT_TRANSLATE_NOOP("shared", "it is what one seat sees of a position, and no whole one")},
    {"position.unknown-game", QT_TRANSLATE_NOOP("shared", "“{text}” begins no position of a game that this program knows.")},

    // The command line: errors
    {"cli.no-command", QT_TRANSLATE_NOOP("shared", "a command is missing; --help lists them")},
    {"cli.no-text", QT_TRANSLATE_NOOP("shared", "“{text}” holds bytes that are no text")},
    {"cli.unknown-command", QT_TRANSLATE_NOOP("shared", "there is no command “{name}”; --help lists them")},
    {"cli.unknown-option", QT_TRANSLATE_NOOP("shared", "there is no option “{name}” here")},
    {"cli.option-value", QT_TRANSLATE_NOOP("shared", "the option “{name}” needs a value")},
    {"cli.option-no-value", QT_TRANSLATE_NOOP("shared", "the option “{name}” takes no value")},
    {"cli.option-twice", QT_TRANSLATE_NOOP("shared", "the option “{name}” is given twice")},
    {"cli.option-missing", QT_TRANSLATE_NOOP("shared", "the option “{name}” is missing")},
    {"cli.bad-number", QT_TRANSLATE_NOOP("shared", "“{text}” is not a number that {name} can be")},
    {"cli.bad-pair", QT_TRANSLATE_NOOP("shared", "“{text}” is no option of a game; those are written like name=choice")},
    {"cli.bad-language", QT_TRANSLATE_NOOP("shared", "there is no language “{text}”; there are en, fr and de")},
    {"cli.operands", QT_TRANSLATE_NOOP("shared", "wrong number of arguments; usage: {usage}")},
    {"cli.unknown-game", QT_TRANSLATE_NOOP("shared", "there is no game “{text}”")},
    {"cli.unknown-seat", QT_TRANSLATE_NOOP("shared", "there is no seat “{text}” in this game")},
    {"cli.unknown-level", QT_TRANSLATE_NOOP("shared", "there is no computer player “{text}” for this game")},
    {"cli.other-seat", QT_TRANSLATE_NOOP("shared", "this is what {seat} sees; it cannot be shown as another seat sees it")},
    {"cli.seen-only", QT_TRANSLATE_NOOP("shared", "this is what one seat sees; a whole position is needed here")},
    {"cli.wrong-action", QT_TRANSLATE_NOOP("shared", "action {number}, “{action}”: {why}")},
    {"cli.too-many-outcomes", QT_TRANSLATE_NOOP("shared", "chance has more than {most} outcomes here")},
    {"cli.too-long", QT_TRANSLATE_NOOP("shared", "the game was not over after {most} actions")},
    {"cli.unknown-kind", QT_TRANSLATE_NOOP("shared", "nothing can be exported as “{text}”; there are text, png, gif and html")},
    {"cli.needs-window", QT_TRANSLATE_NOOP("shared", "“{text}” is written by the program with a window: “cartouche --export OUT FILE”")},
    {"cli.no-step", QT_TRANSLATE_NOOP("shared", "there is no step {step}; the last one is {most}")},
    {"cli.in-file", QT_TRANSLATE_NOOP("shared", "{file}: {why}")},
    {"cli.match-games", QT_TRANSLATE_NOOP("shared", "--games must be a multiple of {size}, so that everybody has every seat equally often")},
    {"cli.match-test", QT_TRANSLATE_NOOP("shared", "--sprt needs two different players")},
    {"cli.match-progress", QT_TRANSLATE_NOOP("shared", "{games} of {most} games: {player} {score} % ± {error}")},
    {"cli.match-time", QT_TRANSLATE_NOOP("shared", "{player}: {mean} ms a choice, 99 of 100 within {nearly} ms, the longest {most} ms ({choices} choices)")},
    {"cli.player-quote", QT_TRANSLATE_NOOP("shared", "a quotation mark is not closed in “{player}”")},
    {"cli.player-start", QT_TRANSLATE_NOOP("shared", "“{player}” cannot be started")},
    {"cli.player-ended", QT_TRANSLATE_NOOP("shared", "“{player}” ended without an answer")},
    {"cli.player-late", QT_TRANSLATE_NOOP("shared", "“{player}” did not answer within {time} ms")},
    {"cli.player-game", QT_TRANSLATE_NOOP("shared", "“{player}” does not play “{game}”")},
    {"cli.player-line", QT_TRANSLATE_NOOP("shared", "“{player}” wrote “{text}”, which the engine protocol does not know here")},
    {"cli.player-error", QT_TRANSLATE_NOOP("shared", "“{player}” reports an error: {text}")},
    {"cli.player-action", QT_TRANSLATE_NOOP("shared", "“{player}” chose “{action}” at “{position}”: {why}")},
    {"cli.no-output", QT_TRANSLATE_NOOP("shared", "the output cannot be written")},

    // The command line: help
    {"help.usage", QT_TRANSLATE_NOOP("shared", "Usage: {usage}")},
    {"help.commands", QT_TRANSLATE_NOOP("shared", "Commands:")},
    {"help.options", QT_TRANSLATE_NOOP("shared", "Options:")},
    {"help.more", QT_TRANSLATE_NOOP("shared", "“cartouche-cli COMMAND --help” tells more about a command.")},
    {"help.command.games", QT_TRANSLATE_NOOP("shared", "lists the games: id, seats, levels of the computer players")},
    {"help.command.new", QT_TRANSLATE_NOOP("shared", "prints the position text at the start of a game")},
    {"help.command.legal", QT_TRANSLATE_NOOP("shared", "lists what may be done in a position; for chance each outcome with its probability")},
    {"help.command.apply", QT_TRANSLATE_NOOP("shared", "prints the position text after some actions")},
    {"help.command.show", QT_TRANSLATE_NOOP("shared", "draws a position in plain text")},
    {"help.command.perft", QT_TRANSLATE_NOOP("shared", "counts the action sequences of a length")},
    {"help.command.play", QT_TRANSLATE_NOOP("shared", "plays a game between computer players and prints its result")},
    {"help.command.match", QT_TRANSLATE_NOOP("shared", "plays many games between players, seats swapped, and tells who is the stronger")},
    {"help.command.engine", QT_TRANSLATE_NOOP("shared", "is a computer player for other programs: speaks the engine protocol")},
    {"help.command.replay", QT_TRANSLATE_NOOP("shared", "prints each step of a saved game: action, facts, position")},
    {"help.command.verify", QT_TRANSLATE_NOOP("shared", "checks saved games, variations and scenarios too")},
    {"help.command.analyse", QT_TRANSLATE_NOOP("shared", "tells what each seat may expect after each step of a saved game and what of it was luck or error, or the best actions of a position")},
    {"help.command.export", QT_TRANSLATE_NOOP("shared", "writes a saved game as plain text")},
    {"help.command.bench", QT_TRANSLATE_NOOP("shared", "measures the speed of the rules, beside a yardstick from the same run, and of the computer players")},
    {"help.option.json", QT_TRANSLATE_NOOP("shared", "write JSON")},
    {"help.option.players", QT_TRANSLATE_NOOP("shared", "number of players (new), or who they are: levels, or cmd:PROGRAM for one that speaks the engine protocol")},
    {"help.option.option", QT_TRANSLATE_NOOP("shared", "an option of the game and its choice; may be given several times")},
    {"help.option.as", QT_TRANSLATE_NOOP("shared", "as that seat sees it")},
    {"help.option.seed", QT_TRANSLATE_NOOP("shared", "seed of the random numbers; 1 if not given")},
    {"help.option.nodes", QT_TRANSLATE_NOOP("shared", "how many positions may be looked at for one choice (play, match), or for each figure (analyse)")},
    {"help.option.games", QT_TRANSLATE_NOOP("shared", "how many games at most")},
    {"help.option.movetime", QT_TRANSLATE_NOOP("shared", "milliseconds that a player has for a choice; then results differ from one time to the next")},
    {"help.option.threads", QT_TRANSLATE_NOOP("shared", "how many processors to use; 1 if not given")},
    {"help.option.sprt", QT_TRANSLATE_NOOP("shared", "end when it is decided whether the first player is stronger by E0 or by E1 Elo points")},
    {"help.option.level", QT_TRANSLATE_NOOP("shared", "which computer player it is; expert if not given")},
    {"help.option.to", QT_TRANSLATE_NOOP("shared", "what to write: text (png, gif and html are written by “cartouche --export”)")},
    {"help.option.o", QT_TRANSLATE_NOOP("shared", "the file to write")},
    {"help.option.step", QT_TRANSLATE_NOOP("shared", "only up to the position after that many actions")},
    {"help.option.record", QT_TRANSLATE_NOOP("shared", "save the game in that file")},
    {"help.option.lang", QT_TRANSLATE_NOOP("shared", "language of help and messages: en, fr or de")},
    {"help.option.help", QT_TRANSLATE_NOOP("shared", "this help")},
    {"help.option.version", QT_TRANSLATE_NOOP("shared", "the version of the program")},

    // Panels and levels of any game
    {"panel.of", QT_TRANSLATE_NOOP("shared", "of {limit}")},
    {"panel.progress", QT_TRANSLATE_NOOP("shared", "{what}: {seat} {done} of {limit}")},
    {"panel.near", QT_TRANSLATE_NOOP("shared", "{seat} may win next turn")},
    {"result.score", QT_TRANSLATE_NOOP("shared", "Score")},
    {"level.easy", QT_TRANSLATE_NOOP("shared", "easy")},
    {"level.normal", QT_TRANSLATE_NOOP("shared", "normal")},
    {"level.hard", QT_TRANSLATE_NOOP("shared", "hard")},
    {"level.expert", QT_TRANSLATE_NOOP("shared", "expert")},
    {"level.easy.about", QT_TRANSLATE_NOOP("shared", "sees what is at hand, and misjudges much of it")},
    {"level.normal.about", QT_TRANSLATE_NOOP("shared", "thinks about its own choice, and forgets a part of what it has seen")},
    {"level.hard.about", QT_TRANSLATE_NOOP("shared", "thinks about what the others may do, and forgets nothing")},
    {"level.expert.about", QT_TRANSLATE_NOOP("shared", "thinks ahead as far as its time allows, and lets nobody foresee what it does")},
    {"level.greedy", QT_TRANSLATE_NOOP("shared", "greedy")},
    {"level.random", QT_TRANSLATE_NOOP("shared", "random")},

    // While a choice is made, in any game
    {"consequences", QT_TRANSLATE_NOOP("shared", "({what})")},
    {"hint.only", QT_TRANSLATE_NOOP("shared", "Nothing else can be done.")},
    {"hint.share", QT_TRANSLATE_NOOP("shared", "It wins about {value} of 100 games, the next best choice {next}.")},
    {"hint.equal", QT_TRANSLATE_NOOP("shared", "It wins about {value} of 100 games, as another choice does.")},
    {"hint.mixed", QT_TRANSLATE_NOOP("shared", "It wins about {value} of 100 games; a strong player varies it with other choices.")},

    // What a timeline marks in any game
    {"landmark.comment", QT_TRANSLATE_NOOP("shared", "Comment")},
    {"landmark.variation", QT_TRANSLATE_NOOP("shared", "Variation")},
    {"landmark.swing", QT_TRANSLATE_NOOP("shared", "Large swing")},
    {"landmark.good", QT_TRANSLATE_NOOP("shared", "Good choice")},
    {"landmark.mistake", QT_TRANSLATE_NOOP("shared", "Mistake")},
    {"landmark.blunder", QT_TRANSLATE_NOOP("shared", "Blunder")},
    {"landmark.interesting", QT_TRANSLATE_NOOP("shared", "Interesting choice")},

    // What a learner is to bring about
    {"goal.actions", QT_TRANSLATE_N_NOOP("shared", "With %n action(s):")},
    {"goal.moment", QT_TRANSLATE_NOOP("shared", "Before the end of “{moment}”:")},
    {"goal.win", QT_TRANSLATE_NOOP("shared", "{winner} wins.")},
    {"goal.win-reason", QT_TRANSLATE_NOOP("shared", "{winner} wins: {reason}.")},
    {"goal.score", QT_TRANSLATE_N_NOOP("shared", "{seat} has at least %n point(s).")},
    {"goal.gain", QT_TRANSLATE_N_NOOP("shared", "{seat} gets at least %n more point(s).")},
    {"goal.most", QT_TRANSLATE_NOOP("shared", "{seat} has more than anybody else here: {row}.")},
    {"goal.empty", QT_TRANSLATE_NOOP("shared", "Nothing lies here: {place}.")},
    {"goal.holds", QT_TRANSLATE_NOOP("shared", "A piece lies here: {place} ({piece}).")},
    {"goal.action", QT_TRANSLATE_NOOP("shared", "{seat} does this: {what}.")},
    {"goal.any-action", QT_TRANSLATE_NOOP("shared", "This is done: {what}.")},
    {"goal.fact.points", QT_TRANSLATE_NOOP("shared", "{seat} scores at least {points} at once: {for}.")},
    {"goal.fact.points.any", QT_TRANSLATE_NOOP("shared", "{seat} scores at least {points} at once.")},
    {"goal.fact", QT_TRANSLATE_NOOP("shared", "This happens: {what}.")},
    {"goal.fact.with", QT_TRANSLATE_NOOP("shared", "This happens: {what} ({with}).")},
    {"goal.find", QT_TRANSLATE_NOOP("shared", "Find the right action.")},
    {"goal.find-line", QT_TRANSLATE_N_NOOP("shared", "Find the right %n action(s).")},
    {"goal.best", QT_TRANSLATE_NOOP("shared", "Find the best action.")},
    {"goal.play", QT_TRANSLATE_NOOP("shared", "Play as you like.")},

    // What came of it
    {"verdict.solved", QT_TRANSLATE_NOOP("shared", "Solved.")},
    {"verdict.missing", QT_TRANSLATE_NOOP("shared", "The game is over. Not reached: {what}")},
    {"verdict.late", QT_TRANSLATE_NOOP("shared", "No action is left. Not reached: {what}")},
    {"verdict.moment", QT_TRANSLATE_NOOP("shared", "“{moment}” is over. Not reached: {what}")},
    {"verdict.wrong", QT_TRANSLATE_NOOP("shared", "That is not it.")},
    {"verdict.best", QT_TRANSLATE_NOOP("shared", "A good choice: it wins about {value} of 100 games, the best one {best}.")},
    {"verdict.better", QT_TRANSLATE_NOOP("shared", "There is a better one: this one wins about {value} of 100 games, the best one {best}.")},

    // What a screen reader says of any board
    {"cell.board", QT_TRANSLATE_NOOP("shared", "Board")},
    {"cell.name", QT_TRANSLATE_NOOP("shared", "{what}: {content}")},
    {"cell.empty", QT_TRANSLATE_NOOP("shared", "empty")},
    {"cell.choosable", QT_TRANSLATE_NOOP("shared", "may be chosen")},
    {"cell.selected", QT_TRANSLATE_NOOP("shared", "selected")},
    {"cell.last", QT_TRANSLATE_NOOP("shared", "last action")},
};
// clang-format on

} // namespace

const Table &sharedTable()
{
    static const Table table{"shared", kEntries};
    return table;
}

} // namespace words
