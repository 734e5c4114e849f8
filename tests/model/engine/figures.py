# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures that the rules of a game expect, made again: plays games on the command line, saves them, counts what the
saved games say when they are replayed, and sets each figure beside that of the rules.

A figure of random games may differ from it by three standard errors (and half a unit of the last digit that the rules
give); one of other games by a tenth, too.
"""
import argparse
import collections
import dataclasses
import json
import math
import os
import pathlib
import statistics
import subprocess
import tempfile
import typing

CLI = os.environ.get("CARTOUCHE_CLI", "cartouche-cli")


@dataclasses.dataclass
class Kind:
    """Games of one kind, as the table of the rules has them."""
    name: str
    players: tuple  # numbers of players
    levels: tuple  # who plays, the first at the seat of the game's number; the last one at all further seats
    expected: dict  # by figure the rules' values by number of players (or one), and the unit of the last digit; where
                    # they hang on players that the rules do not describe, also what ours reach
    ranges: dict = dataclasses.field(default_factory=dict)  # smallest and largest: printed, no two runs share them
    options: tuple = ()
    games: tuple = ()  # how many games the rules' values stand on, by number of players; where it is not said, all

    def is_random(self):
        return set(self.levels) == {"random"}

    def line_up(self, players, number):
        return [self.levels[min((seat - number) % players, len(self.levels) - 1)] for seat in range(players)]


@dataclasses.dataclass
class Rules:
    """A game: its kinds of games, and how one is counted."""
    game: str
    kinds: tuple
    figures_of: typing.Callable  # of the steps of a game: by name a number or a list; `counts` are added up
    medians: tuple = ()  # figures that are medians; the others are means
    rare: tuple = ()  # figures that may be 0 in all games

    def kind(self, name):
        return next(kind for kind in self.kinds if kind.name == name)


def replayed(rules, kind, players, number, file):
    """The steps of the new game of that number, as `replay` tells them of the saved file."""
    options = [word for option in kind.options for word in ("--option", option)]
    subprocess.run([CLI, "play", rules.game, "--players", ",".join(kind.line_up(players, number)), "--seed",
                    str(number + 1), "--record", file, *options], stdout=subprocess.DEVNULL, check=True)
    told = subprocess.run([CLI, "replay", file, "--json"], stdout=subprocess.PIPE, check=True).stdout
    return [json.loads(line) for line in told.splitlines()]


def played(rules, kind, players, games):
    """The figures of so many games; `wins` is the share of the player at the seat of the game's number."""
    all_figures = []
    with tempfile.TemporaryDirectory() as folder:
        file = str(pathlib.Path(folder, "game.cartouche"))
        for number in range(games):
            steps = replayed(rules, kind, players, number, file)
            winners = steps[-1]["state"]["over"]["winners"]
            wins = ("abcde"[number % players] in winners) / len(winners)
            all_figures.append({"wins": wins, **rules.figures_of(steps)})
    return all_figures


def compared(rules, kind, name, players, games):
    """A line for a figure, and whether it is as the rules say."""
    values, unit, *reached = kind.expected[name]
    middle = statistics.median if name in rules.medians else statistics.mean
    lists = [game[name] if isinstance(game[name], list) else [game[name]] for game in games]
    pooled = [number for one in lists for number in one]
    found = middle(pooled)
    of_games = [middle(one) for one in lists if one]
    spread = statistics.stdev(of_games) if len(of_games) > 1 else math.inf
    theirs = 1 / kind.games[kind.players.index(players)] if kind.games else 0
    weight = math.sqrt(1 / len(of_games) + theirs)
    error = spread * weight * (1.2533 if name in rules.medians else 1)

    def judged(values):
        expected = values[kind.players.index(players)] if isinstance(values, tuple) else values
        # A rare case that never came has no spread: its error is that of a count.
        rare = math.sqrt(expected) * weight if name in rules.rare else 0
        allowed = 3 * max(error, rare) + unit / 2
        if not kind.is_random():
            allowed = max(allowed, 0.1 * expected)
        return expected, allowed, abs(found - expected) <= allowed

    expected, allowed, is_right = judged(values)
    line = f"{kind.name:12} {players} {name:18} {found:8.3f} against {expected:6g}, may differ by {allowed:.3f}"
    if not is_right and reached:
        ours, allowed, is_right = judged(reached[0])
        line += f"; ours reach {ours:g}, may differ by {allowed:.3f}"
    if name in kind.ranges:
        least, most = kind.ranges[name][kind.players.index(players)]
        line += f"; {min(pooled)}..{max(pooled)} against {least}..{most}"
    return line + ("" if is_right else "   DIFFERS"), is_right


def table_of(counts):
    """Ten counts to a line."""
    cells = [f"{name} {number}" for name, number in sorted(counts.items())]
    return "\n".join("  ".join(f"{cell:10}" for cell in cells[i:i + 10]).rstrip() for i in range(0, len(cells), 10))


def main(rules):
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=400, help="random games for each number of players")
    parser.add_argument("--greedy", type=int, default=0, help="as many of each other kind")
    arguments = parser.parse_args()
    all_right = True
    counts = collections.Counter()
    for kind in rules.kinds:
        count = arguments.games if kind.is_random() else arguments.greedy
        for players in kind.players if count else ():
            games = played(rules, kind, players, count)
            for name in kind.expected:
                line, is_right = compared(rules, kind, name, players, games)
                print(line, flush=True)
                all_right = all_right and is_right
            for game in games:
                counts.update(game.get("counts", {}))
    print(table_of(counts))
    return 0 if all_right else 1
