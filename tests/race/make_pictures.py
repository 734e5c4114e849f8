#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes board.svg and pieces.svg of the race beside this file: `python3 tests/race/make_pictures.py`."""
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "resources"))
from picture import Picture  # noqa: E402

SEATS = ("red", "blue", "green")
BOARD = """square-0 to square-10, hand-SEAT-1 to hand-SEAT-3, bid-SEAT: the places. label-square-N: its number.
  sign-SEAT, name-SEAT: of a player. spot-bid-blue-2-N: where two cards lie. unit: one square. mark-KIND, in the group overlays: may be chosen."""
PIECES = """racer-SEAT; card-SEAT-1 to card-SEAT-3 and card-SEAT-back. All lie in boxes of their own."""


def new(width, height, ids):
    pic = Picture("tests/race/make_pictures.py", width, height, None, ids)
    own = json.loads((HERE / "colours.json").read_text())
    pic.values.update({token: themes["light"] for token, themes in own.items()})
    return pic


def board():
    pic = new(724, 420, BOARD)
    pic.rect(0, 0, 724, 420, fill="ground")
    pic.rect(0, 0, 60, 60, id="unit")
    for n in range(11):
        x = 12 + 64 * n
        pic.rect(x, 40, 60, 60, rx=6, id=f"square-{n}", fill="temple" if n % 2 else "slab", stroke="slab-edge")
        pic.rect(x, 14, 60, 22, id=f"label-square-{n}")
    for row, seat in enumerate(SEATS):
        y = 122 + 98 * row
        pic.rect(12, y, 86, 86, id=f"sign-{seat}")
        pic.rect(110, y + 30, 130, 26, id=f"name-{seat}")
        for i in range(4):
            x = 250 + 76 * i + (40 if i == 3 else 0)
            ident = f"bid-{seat}" if i == 3 else f"hand-{seat}-{i + 1}"
            pic.rect(x, y, 62, 86, rx=6, id=ident, fill="track", stroke="line")
    for i in range(2):
        pic.rect(520, 220 + 43 * i, 30, 43, id=f"spot-bid-blue-2-{i + 1}")
    pic.begin("overlays", display="none")
    pic.rect(250, 122, 62, 86, rx=6, id="mark-hand", stroke="accent", stroke_width=4)
    pic.end()
    pic.save(HERE / "board.svg")


def pieces():
    pic = new(490, 360, PIECES)
    for row, seat in enumerate(SEATS):
        y = 10 + 120 * row
        pic.begin(f"racer-{seat}")
        pic.rect(10, y, 100, 100)
        pic.circle(60, y + 50, 40, fill=seat + "text", stroke="ivory", stroke_width=4)
        for i in range(row + 1):
            pic.circle(60 + 20 * (i - row / 2), y + 50, 6, fill="ivory")
        pic.end()
        for n in range(4):
            x = 130 + 90 * n
            pic.begin(f"card-{seat}-{n if n else 'back'}")
            pic.rect(x, y, 72, 100, rx=8, fill="card" if n else seat + "text", stroke="card-edge", stroke_width=2)
            for i in range(n):
                pic.circle(x + 36, y + 50 + 26 * (i - (n - 1) / 2), 9, fill=seat + "text")
            pic.end()
    pic.save(HERE / "pieces.svg")


if __name__ == "__main__":
    board()
    pieces()
