#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the logs of games in three languages, to be read whole: CARTOUCHE_CLI print_games.py FOLDER [GAMES].

Each game is played between weak players with names that put French and German to the test, with each number of seats
in turn. FOLDER receives what was played and what is said of it: tekhenu-3.cartouche, tekhenu-3.fr.txt."""
import json
import os
import pathlib
import subprocess
import sys

NAMES = ("Alice", "Noor", "Ö", "Henri", "Zoé")
SEATS = {"aton": (2,), "osiris": (2, 3, 4), "nefertiti": (2, 3, 4, 5), "tekhenu": (1, 2, 3, 4)}
LANGUAGES = ("en", "fr", "de")


def said(*arguments):
    return subprocess.run([os.environ["CARTOUCHE_CLI"], *map(str, arguments)], capture_output=True, check=True,
                          encoding="utf-8", timeout=300).stdout


def play(game, number, path):
    """A game of that number of its kind: number and strength of its players follow from it."""
    seats = SEATS[game][number % len(SEATS[game])]
    levels = ("random", "easy") if number % 2 else ("random",)
    said("play", game, "--players", ",".join(levels[seat % len(levels)] for seat in range(seats)), "--seed", number,
         "--nodes", 40, "--record", path)
    record = json.loads(path.read_text(encoding="utf-8"))
    for seat, name in zip(record["seats"], NAMES):
        seat["name"] = name
    path.write_text(json.dumps(record, ensure_ascii=False, indent=2), encoding="utf-8")


def log(path, language):
    return said("export", path, "--to", "text", "-o", "-", "--lang", language)


def main(folder, games=10):
    for game in SEATS:
        for number in range(1, int(games) + 1):
            path = pathlib.Path(folder, f"{game}-{number}.cartouche")
            play(game, number, path)
            for language in LANGUAGES:
                path.with_suffix(f".{language}.txt").write_text(log(path, language), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
