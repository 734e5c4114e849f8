#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The little player of docs/examples, which takes the last action of the sorted list. With an argument it misbehaves, so
that the tests can see what a host makes of that.
"""
import pathlib
import sys

EXAMPLES = pathlib.Path(__file__).resolve().parents[3] / "docs" / "examples"
sys.path[0] = str(EXAMPLES)  # where the one of the same name lies
from little_player import Player, legal, say

FAULT = sys.argv[1] if len(sys.argv) > 1 else None
GOOD_GAMES = 2 if FAULT == "later" else 0  # before it misbehaves


def misbehave():
    if FAULT in ("ends", "later"):
        sys.exit(3)
    if FAULT == "illegal":
        say("bestaction red lay 9999")
    if FAULT == "long":
        say("bestaction red lay " + 20_000 * "9")
    if FAULT == "not-legal-now":
        say("bestaction red place 1a")
    if FAULT == "garbage":
        say("\x1b[31mI resign\x07")
    if FAULT == "endless-line":
        print("x" * 1_000_000, flush=True)
    while FAULT == "flood":
        print("info x\n" * 1000, end="", flush=True)
    if FAULT == "error":
        say("error I do not feel well")
    # Any other fault, such as `silent`: no answer.


class Faulty(Player):
    games = 0

    def new_game(self, words):
        self.games += 1

    def go(self, position):
        if FAULT and self.games > GOOD_GAMES:
            misbehave()
        else:
            say("bestaction " + legal(position)[-1])


if __name__ == "__main__":
    Faulty().run()
