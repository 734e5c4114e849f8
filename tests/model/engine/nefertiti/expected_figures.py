#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the table "Figures to expect" of the rules again: plays games on the command line, saves them, and counts what
the saved games say when they are replayed.

    CARTOUCHE_CLI=build/app/cartouche-cli python3 expected_figures.py [--games N] [--greedy N] [--players 2,3,4,5]

Each figure stands beside that of the rules. A figure of random games may differ from it by three standard errors (and
half a unit of the last digit that the rules give); one of greedy games by a tenth.
"""
import argparse
import collections
import json
import math
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

CLI = os.environ.get("CARTOUCHE_CLI", "cartouche-cli")
PLAYERS = (2, 3, 4, 5)

# By player and figure the rules' values for two to five players, and the unit of their last digit.
EXPECTED = {
    "random": {
        "turns": ((59, 60, 60, 60), 1),
        "closings": ((13.5, 13.9, 13.2, 13.1), 0.1),
        "designated": ((3.4, 5.1, 2.4, 1.4), 0.1),
        "sold": ((42, 41, 42, 43), 1),
        "points": ((195, 110, 76, 56), 1),
        "unable": ((2.6, 3.2, 2.3, 1.8), 0.1),
        "no payer": ((0.06, 0.08, 0.03, 0.01), 0.01),
        "options": ((20, 17, 18, 18), 1),
    },
    "greedy": {
        "turns": ((47, 48, 48, 47), 1),
        "closings": ((12.4, 12.6, 12.5, 12.3), 0.1),
        "designated": ((2.0, 3.5, 2.0, 1.3), 0.1),
        "sold": ((42, 41, 43, 43), 1),
        "points": ((218, 128, 91, 66), 1),
        "lead": ((41, 23, 16, 11), 1),
    },
    "one greedy": {"wins": ((0.98, 0.90, 0.88, 0.95), 0.01)},
}
# The smallest and the largest of the rules, which no two runs share: printed, not compared.
RANGES = {
    ("random", "turns"): ((43, 93), (42, 98), (46, 82), (46, 78)),
    ("random", "options"): ((0, 102), (0, 127), (0, 135), (0, 149)),
    ("greedy", "turns"): ((35, 63), (36, 69), (40, 74), (38, 62)),
}


def replayed(players, seed, file):
    """The steps of a new game, as `replay` tells them of the saved file."""
    subprocess.run([CLI, "play", "nefertiti", "--players", ",".join(players), "--seed", str(seed), "--record", file],
                   stdout=subprocess.DEVNULL, check=True)
    told = subprocess.run([CLI, "replay", file, "--json"], stdout=subprocess.PIPE, check=True).stdout
    return [json.loads(line) for line in told.splitlines()]


def of_closing(facts, before):
    """Whether a closing was by designation, and whether nobody could pay although cards lay there."""
    closed = next((fact for fact in facts if fact["fact"] == "closed"), None)
    if closed is None:
        return None
    market = closed["market"]
    first = facts.index(closed) + 1
    served = next((fact["fact"] for fact in facts[first:] if fact["fact"] != "unable"), "choice")
    has_cards = any(before["cards"][market])
    return closed["for"] == "designated", served == "half" and has_cards


def figures_of(steps):
    """The figures of one game by name; `options` is a list, one number for each choice in a turn."""
    figures = collections.Counter()
    options = []
    before = None
    for step in steps:
        state, facts = step["state"], step["facts"]
        closing = of_closing(facts, before)
        if closing:
            figures["closings"] += 1
            figures["designated"] += closing[0]
            figures["no payer"] += closing[1]
        is_bought = "recruit thief" not in (step["action"] or "")
        for fact in facts:
            figures["sold"] += fact["fact"] == "card" and is_bought
            figures["unable"] += fact["fact"] == "unable"
        if state["phase"] == "turn":
            options.append(len(step["legal"]))
        before = state
    points = sorted(before["over"]["score"].values())
    return {**{name: figures[name] for name in ("closings", "designated", "no payer", "sold", "unable")},
            "turns": before["turn"], "points": statistics.mean(points), "lead": points[-1] - points[-2],
            "options": options, "winners": before["over"]["winners"]}


def line_up(kind, players, number):
    """Who plays the game of that number."""
    if kind == "one greedy":
        return ["greedy" if seat == number % players else "random" for seat in range(players)]
    return [kind] * players


def played(kind, players, games, folder):
    all_figures = []
    for number in range(games):
        one = figures_of(replayed(line_up(kind, players, number), number + 1, str(pathlib.Path(folder, "game.cartouche"))))
        one["wins"] = ("abcde"[number % players] in one["winners"]) / len(one["winners"])
        all_figures.append(one)
    return all_figures


def error_of(values, name):
    """The standard error of the mean, of the median for turns."""
    spread = statistics.stdev(values) if len(values) > 1 else math.inf
    return spread / math.sqrt(len(values)) * (1.2533 if name == "turns" else 1)


def compared(kind, name, players, games):
    """A line for a figure, and whether it is as the rules say."""
    index = PLAYERS.index(players)
    expected, unit = EXPECTED[kind][name][0][index], EXPECTED[kind][name][1]
    if name == "options":
        values = [statistics.mean(game[name]) for game in games]
        found = statistics.mean(number for game in games for number in game[name])
        span = (min(min(game[name]) for game in games), max(max(game[name]) for game in games))
    else:
        values = [game[name] for game in games]
        found = statistics.median(values) if name == "turns" else statistics.mean(values)
        span = (min(values), max(values))
    # A rare case that never came has no spread: its error is that of a count.
    rare = math.sqrt(expected / len(values)) if name == "no payer" else 0
    allowed = 3 * max(error_of(values, name), rare) + unit / 2
    if kind != "random":
        allowed = max(allowed, 0.1 * expected)
    is_right = abs(found - expected) <= allowed
    line = f"{kind:10} {players} {name:11} {found:8.3f} against {expected:6g}, may differ by {allowed:.3f}"
    if (kind, name) in RANGES:
        line += "; {}..{} against {}..{}".format(*span, *RANGES[kind, name][index])
    return line + ("" if is_right else "   DIFFERS"), is_right


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=400, help="random games for each number of players")
    parser.add_argument("--greedy", type=int, default=0, help="greedy games, and games of one greedy player")
    parser.add_argument("--players", default=",".join(map(str, PLAYERS)))
    arguments = parser.parse_args()
    all_right = True
    with tempfile.TemporaryDirectory() as folder:
        for kind, count in (("random", arguments.games), ("greedy", arguments.greedy), ("one greedy", arguments.greedy)):
            for players in map(int, arguments.players.split(",") if count else ()):
                games = played(kind, players, count, folder)
                for name in EXPECTED[kind]:
                    line, is_right = compared(kind, name, players, games)
                    print(line, flush=True)
                    all_right = all_right and is_right
    return 0 if all_right else 1


if __name__ == "__main__":
    sys.exit(main())
