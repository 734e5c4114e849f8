#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player of every game of Cartouche, as small as it can be: it speaks the engine protocol (engine-protocol.md), lets
cartouche-cli tell what is legal, and takes any of that.

    cartouche-cli match aton --players "easy,cmd:./little_player.py" --games 2
"""
import os
import random
import subprocess
import sys

CLI = os.environ.get("CARTOUCHE_CLI", "cartouche-cli")


def say(line):
    print(line, flush=True)


def legal(position):
    """What the seat may do, sorted; its text lists nothing else."""
    return subprocess.run([CLI, "legal", position], capture_output=True, text=True, check=True).stdout.splitlines()


class Player:
    def new_game(self, words):
        random.seed(" ".join(words))  # the same lots each time

    def go(self, position):
        say("bestaction " + random.choice(legal(position)))

    def run(self):
        position = ""
        for line in sys.stdin:
            command, _, rest = line.rstrip("\r\n").partition(" ")
            if command == "cartouche-engine":
                say("id name little")
                for game in ("aton", "osiris", "nefertiti", "tekhenu"):
                    say("game " + game)
                say("ready")
            elif command == "newgame":
                self.new_game(rest.split())
            elif command == "isready":
                say("ready")
            elif command == "position":
                position = rest
            elif command == "go":
                self.go(position)
            elif command == "quit":
                break


if __name__ == "__main__":
    Player().run()
