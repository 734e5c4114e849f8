#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the rooms of the code and what they include, from the includes themselves: docs/rooms.svg.

    python3 tests/house/rooms_picture.py
"""

from pathlib import Path
from xml.sax.saxutils import escape

import house_figures as figures
from test_house import GAMES, MODEL, ROOT, VIEWS

PICTURE = Path("docs/rooms.svg")
WIDTH, HEIGHT, PITCH = 152, 34, 50  # of a room; from one to the next
LANE, FIRST_LANE = 12, 28  # between the arrows beside a column; from the rooms to the first of them
GUTTER, FRAME, HEADING, ROUND = 120, 14, 22, 7
STYLE = """
svg { font: 14px "Noto Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
.frame { fill: #f4f1ea; stroke: #cfc8b8; }
.room { fill: #fffdf8; stroke: #8a7a55; stroke-width: 1.5; }
.game { fill: #f6e7c1; }
text { fill: #2b2620; }
.heading, .legend { fill: #6b6252; font-size: 12px; }
.arrow { fill: none; stroke: #7b6d4e; stroke-width: 1.5; }
.head { fill: #7b6d4e; }
.across { stroke: #2d6f8e; }
.head.across { fill: #2d6f8e; stroke: none; }
@media (prefers-color-scheme: dark) {
  .frame { fill: #24211c; stroke: #4a4438; }
  .room { fill: #322d25; stroke: #b39f6e; }
  .game { fill: #4d4122; }
  text { fill: #efe8da; }
  .heading, .legend { fill: #b5aa95; }
  .arrow { stroke: #b7a67f; }
  .head { fill: #b7a67f; }
  .across { stroke: #6fb4d3; }
  .head.across { fill: #6fb4d3; }
}
"""


def reduced(counts):
    """The pairs without those that follow from others: where a longer way leads from the one room to the other."""
    next_to = {}
    for room, other in counts:
        next_to.setdefault(room, set()).add(other)

    def below(room):
        found, left = set(), list(next_to.get(room, ()))
        while left:
            each = left.pop()
            if each not in found:
                found.add(each)
                left.extend(next_to.get(each, ()))
        return found

    return sorted((room, other) for room, other in counts
                  if not any(other in below(each) for each in next_to[room] if each != other))


def rows_of(pairs):
    """Column and row of each room: views to the left; the model to the right, so far down that all arrows lead down."""
    left = ["app"] + [f"views/{room}" for room in reversed(VIEWS)]
    engine = [f"model/{room}" for room in MODEL if room.startswith("engine/")]
    right = [f"model/{room}" for room in reversed(MODEL) if f"model/{room}" not in engine]
    right += [f"model/engine/{game}" for game in reversed(GAMES)] + engine[::-1]
    lower = max([left.index(room) + 1 - right.index(other) for room, other in pairs
                 if room in left[1:] and other in right], default=len(left))
    return {room: (0, row) for row, room in enumerate(left)} | {room: (1, lower + row)
                                                               for row, room in enumerate(right)}


class Drawing:
    def __init__(self, counts):
        self.counts = counts
        self.pairs = reduced(counts)
        self.rows = rows_of(self.pairs)
        self.beside = [pair for pair in self.pairs if self.goes_beside(pair)]
        self.lanes = {pair: lane for side in (0, 1) for pair, lane in self.lanes_of(side).items()}
        self.margin = FRAME + FIRST_LANE + LANE * (1 + max((self.lanes[p] for p in self.beside if not self.side(p)),
                                                           default=0))

    def goes_beside(self, pair):
        """True for an arrow past other rooms of its column, and for one from the program to the model."""
        (column, row), (other_column, other_row) = self.rows[pair[0]], self.rows[pair[1]]
        return pair[0] == "app" and other_column == 1 or column == other_column and other_row > row + 1

    def side(self, pair):
        return self.rows[pair[1]][0]

    def lanes_of(self, side):
        """The lanes of the arrows beside a column: short ones inside, and none over another."""
        lanes = {}
        for pair in sorted((pair for pair in self.beside if self.side(pair) == side), key=self.length):
            taken = {lane for other, lane in lanes.items() if self.rows[other[0]][1] < self.rows[pair[1]][1]
                     and self.rows[pair[0]][1] < self.rows[other[1]][1]}
            lanes[pair] = next(lane for lane in range(len(taken) + 1) if lane not in taken)
        return lanes

    def length(self, pair):
        return self.rows[pair[1]][1] - self.rows[pair[0]][1], pair

    def place(self, room):
        """The upper left corner of a room."""
        column, row = self.rows[room]
        extra = FRAME + HEADING  # room for the frame of views; of the model; of the engine
        below = extra * (row > 0) + extra * (column == 1) + extra * room.startswith("model/engine")
        return self.margin + column * (WIDTH + GUTTER), 12 + row * PITCH + below

    def ports(self, room, side):
        """The height of each arrow at that side of a room, such that none crosses another that needs not."""
        def key(pair):
            lane = self.lanes.get(pair, -1)
            return (0, lane) if pair[1] == room else (1, -lane)

        def meets(pair):
            if pair in self.lanes:
                return self.side(pair) == side and room in pair
            return self.rows[pair[0]][0] != self.rows[pair[1]][0] and (room == pair[0]) == (side == 1) and room in pair

        pairs = sorted((pair for pair in self.pairs if meets(pair)), key=key)
        top = self.place(room)[1]
        return {pair: top + HEIGHT * (number + 1) / (len(pairs) + 1) for number, pair in enumerate(pairs)}

    def path(self, pair):
        """The path of an arrow and the direction in which it ends: dx, dy."""
        room, other = pair
        (x, y), (to_x, to_y) = self.place(room), self.place(other)
        if pair in self.beside:
            side = self.side(pair)
            out = 1 if side else -1
            start, end = self.ports(room, side)[pair], self.ports(other, side)[pair]
            x, to_x = x + WIDTH * side, to_x + WIDTH * side
            lane = to_x + out * (FIRST_LANE + LANE * self.lanes[pair])
            turn = out * ROUND
            return (f"M{x} {start:g}H{lane - turn}Q{lane} {start:g} {lane} {start + ROUND:g}V{end - ROUND:g}"
                    f"Q{lane} {end:g} {lane - turn} {end:g}H{to_x + out * 6}"), (to_x, end, -out, 0)
        if self.rows[room][0] == self.rows[other][0]:
            middle = x + WIDTH // 2
            return f"M{middle} {y + HEIGHT}V{to_y - 6}", (middle, to_y, 0, 1)
        start, end = self.ports(room, 1)[pair], self.ports(other, 0)[pair]
        x, half = x + WIDTH, GUTTER // 2
        return f"M{x} {start:g}C{x + half} {start:g} {to_x - half} {end:g} {to_x - 6} {end:g}", (to_x, end, 1, 0)

    def arrow(self, pair):
        number = self.counts[pair]
        path, (x, y, dx, dy) = self.path(pair)
        across = " across" if self.rows[pair[0]][0] != self.rows[pair[1]][0] else ""
        head = f"M{x} {y:g}l{-9 * dx - 4 * dy:g} {-9 * dy - 4 * dx:g}l{8 * dy:g} {8 * dx:g}z"
        return (f'<g><title>{pair[0]} includes {pair[1]}: {number} time{"s" * (number > 1)}</title>'
                f'<path class="arrow{across}" d="{path}"/><path class="head{across}" d="{head}"/></g>')

    def room(self, room):
        x, y = self.place(room)
        included = [f"{other}: {number}" for (each, other), number in sorted(self.counts.items()) if each == room]
        about = "\n".join([room + (" includes" if included else " includes no other room"), *included])
        kind = "room game" if room.removeprefix("model/engine/") in GAMES else "room"
        name = room.rpartition("/")[2]
        return (f'<g><title>{escape(about)}</title><rect class="{kind}" x="{x}" y="{y}" width="{WIDTH}"'
                f' height="{HEIGHT}" rx="6"/><text x="{x + WIDTH // 2}" y="{y + HEIGHT // 2 + 5}"'
                f' text-anchor="middle">{name}</text></g>')

    def frame(self, name, rooms):
        (x, top), (_, bottom) = self.place(rooms[0]), self.place(rooms[-1])
        return (f'<rect class="frame" x="{x - FRAME}" y="{top - HEADING}" width="{WIDTH + 2 * FRAME}"'
                f' height="{bottom - top + HEIGHT + HEADING + FRAME - 4}" rx="10"/>'
                f'<text class="heading" x="{x}" y="{top - 7}">{name}</text>')

    def legend(self):
        x, y = self.place(f"views/{VIEWS[0]}")
        x, y = x - FRAME, y + HEIGHT + 2 * PITCH
        lines = ["An arrow leads to a room that is", "included. What that one includes may be",
                 "included too; such arrows are left out.", "The tables that name the games", "do not count."]
        return "".join(f'<text class="legend" x="{x}" y="{y + 18 * i}">{line}</text>' for i, line in enumerate(lines))

    def svg(self):
        right = self.place("model/words")[0] + WIDTH
        lanes = [self.lanes[pair] for pair in self.beside if self.side(pair) == 1]
        width = right + FIRST_LANE + LANE * (1 + max(lanes, default=0))
        bottom = max(self.place(room)[1] for room in self.rows) + HEIGHT + FRAME + 8
        by_row = sorted(self.rows, key=lambda room: self.rows[room][1])
        model = [room for room in by_row if room.startswith("model/")]
        frames = [self.frame("views", [room for room in by_row if room.startswith("views/")]),
                  self.frame("model", [room for room in model if not figures.is_engine(room + "/")]),
                  self.frame("model/engine", [room for room in model if figures.is_engine(room + "/")])]
        parts = [*frames, *(self.arrow(pair) for pair in self.pairs), *(self.room(room) for room in self.rows),
                 self.legend()]
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {bottom}" width="{width}"'
                f' height="{bottom}" role="img" aria-labelledby="title">\n'
                "<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n<!-- Made by tests/house/rooms_picture.py -->\n"
                f'<title id="title">The rooms of the code and what they include</title>\n<style>{STYLE}</style>\n'
                + "\n".join(parts) + "\n</svg>\n")


def drawn(root=ROOT):
    """The picture of the code of that folder."""
    return Drawing(figures.includes(figures.sources(root, "app", "views", "model"))).svg()


if __name__ == "__main__":
    (ROOT / PICTURE).write_text(drawn(), encoding="utf-8")
