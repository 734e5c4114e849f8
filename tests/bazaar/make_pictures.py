#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes board.svg and pieces.svg of the bazaar beside this file: `python3 tests/bazaar/make_pictures.py`."""
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "resources"))
from picture import Picture  # noqa: E402

BOARD = """bowl, chest, till, stall-1 to stall-4, home-a, home-b: the places; spot-ID: where pieces lie there. unit: one square. mark-KIND, in the group
  overlays: may be chosen."""
PIECES = """die-1 to die-6, ware, seat-a, seat-b, seat-thief. All lie in boxes of their own."""
DOTS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def board():
    pic = Picture("tests/bazaar/make_pictures.py", 640, 420, None, BOARD)
    pic.rect(0, 0, 640, 420, fill="ground")
    pic.rect(0, 0, 100, 100, id="unit")
    pic.rect(20, 20, 290, 110, rx=20, id="bowl", fill="slab", stroke="slab-edge")
    pic.rect(330, 20, 180, 110, rx=6, id="chest", fill="slab", stroke="slab-edge")
    pic.rect(530, 20, 90, 110, rx=6, id="till", fill="temple", stroke="slab-edge")
    for i in range(4):
        pic.rect(20 + 150 * i, 160, 110, 110, rx=6, id=f"stall-{i + 1}", fill="track", stroke="line")
        pic.rect(45 + 150 * i, 185, 60, 60, id=f"spot-stall-{i + 1}")
    pic.rect(40, 40, 250, 70, id="spot-bowl")
    pic.rect(345, 40, 150, 70, id="spot-chest")
    for i, seat in enumerate("ab"):
        pic.rect(45 + 300 * i, 325, 60, 60, id=f"spot-home-{seat}")
        pic.rect(20 + 300 * i, 300, 110, 110, rx=6, id=f"home-{seat}", fill="slab", stroke="slab-edge")
    pic.begin("overlays", display="none")
    pic.rect(26, 166, 98, 98, rx=4, id="mark-stall", stroke="accent", stroke_width=3)
    pic.rect(536, 26, 78, 98, rx=4, id="mark-till", stroke="accent", stroke_width=3)
    pic.rect(26, 306, 98, 98, rx=4, id="mark-home", stroke="accent", stroke_width=3)
    pic.rect(26, 26, 278, 98, rx=16, id="mark-dice", stroke="accent", stroke_width=3)
    pic.end()
    pic.save(HERE / "board.svg")


def pieces():
    pic = Picture("tests/bazaar/make_pictures.py", 720, 240, None, PIECES)
    own = json.loads((HERE / "colours.json").read_text())
    pic.values.update({token: themes["light"] for token, themes in own.items()})
    for n, dots in DOTS.items():
        x = 120 * (n - 1)
        pic.begin(f"die-{n}")
        pic.rect(x + 10, 10, 100, 100, rx=16, fill="card", stroke="ink", stroke_width=4)
        for dot in dots:
            pic.circle(x + 35 + 25 * (dot % 3), 35 + 25 * (dot // 3), 9, fill="dot")
        pic.end()
    for i, (ident, colour) in enumerate((("ware", "gold"), ("seat-a", "redtext"), ("seat-b", "bluetext"),
                                        ("seat-thief", "ink"))):
        pic.begin(ident)
        pic.circle(60 + 120 * i, 180, 44, fill=colour, stroke="ivory", stroke_width=4)
        pic.end()
    pic.save(HERE / "pieces.svg")


if __name__ == "__main__":
    board()
    pieces()
