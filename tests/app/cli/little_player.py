#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player of any game that speaks the engine protocol (docs/engine-protocol.md), as small as it can be.

It lets cartouche-cli tell what is legal, and takes the last action of the sorted list: `little_player.py`. With an
argument it misbehaves, so that the tests can see what a host makes of that.
"""
import os
import subprocess
import sys

CLI = os.environ.get("CARTOUCHE_CLI", "cartouche-cli")
FAULT = sys.argv[1] if len(sys.argv) > 1 else None
GOOD_GAMES = 2 if FAULT == "later" else 0  # before it misbehaves


def say(line):
    print(line, flush=True)


def choose(position):
    """The last legal action; a seat's text lists only what this seat may do."""
    legal = subprocess.run([CLI, "legal", position], capture_output=True, text=True, check=True).stdout
    return legal.splitlines()[-1]


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


def main():
    position = ""
    games = 0
    for line in sys.stdin:
        command, _, rest = line.rstrip("\n").partition(" ")
        if command == "cartouche-engine":
            say("id name little")
            say("game aton")
            say("game osiris")
            say("ready")
        elif command == "newgame":
            games += 1
        elif command == "isready":
            say("ready")
        elif command == "position":
            position = rest
        elif command == "go" and FAULT and games > GOOD_GAMES:
            misbehave()
        elif command == "go":
            say("bestaction " + choose(position))
        elif command == "quit":
            break


if __name__ == "__main__":
    main()
