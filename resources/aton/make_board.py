#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes board.svg, the board of Aton: `python3 resources/aton/make_board.py [FILE]`.

Units: 76 to a square (q), the whole board 1000 x 780. Straight edges lie on whole units.
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from picture import Picture, corners, figure, frame, polygon, star_points, stela  # noqa: E402

IDS = """temple-1-a to temple-4-l, dead-1 to dead-8, score-1 to score-40, cartouche-red-1 to cartouche-blue-4: the
  places, each id round the place only. temple-1-cornice, temple-1-head, kingdom-head, badge-temple-1,
  badge-red-1, bar-red-1: parts.
spot-ID: where a piece lies on a place, a sign in a bar. label-ID: where words or figures stand.
  label-small-ID: the points in a bonus square's frieze. label-score-N and spot-score-N: number and marker
  when both stand in the square. unit: one q. These show nothing.
Group overlays, not shown with the board, each element drawn when it is needed: mark-PLACE may be chosen,
  mark-corner-PLACE the same where a piece lies (a bonus square's mark stands in the corner anyway),
  acting-PLACE cartouche at work, line-score-N-SEAT square with a marker. Once a kind of place (square, dead,
  cartouche), with its middle on the place's: frame-KIND selected, cursor-KIND keyboard,
  last-KIND last action."""

Q = 76
SIDE = 73
FRIEZE = 58
SEATS = ("red", "blue")
TEMPLES = ((170, 92), (514, 92), (170, 383), (514, 383))
PRINTED = ("YYYYKK1BGGGG", "YYYYKK1BGGGG", "YYY1KKKBGGG1", "YYY2KKKBGGG2")
COLOURS = {"Y": "yellow", "G": "green", "K": "black", "B": "blue", "1": "bonus", "2": "bonus"}


def square_at(temple, index):
    """Top left corner of a square; temple and index from 0."""
    x, y = TEMPLES[temple]
    return x + 8 + index % 4 * Q, y + 11 + index // 4 * Q


def place_name(temple, index):
    return f"temple-{temple + 1}-{'abcdefghijkl'[index]}"


def cartouche_at(seat, n):
    return (54 if seat == "red" else 842), 61 + 180 * (n - 1)


def dead_at(n):
    return 185 + 80 * (n - 1), 672


def score_at(n):
    """Rectangle of a score square: up the left side, along the top, down the right side."""
    def down(k):
        return 42 + round(k * 738 / 14)

    def along(k):
        return 42 + round(k * 91.6)

    if n == 15 or n == 26:
        return (2 if n == 15 else 959), 2, 39, 39
    if n < 15:
        k = 14 - n
        return 2, down(k) + 1, 39, down(k + 1) - down(k) - 3
    if n > 26:
        k = n - 27
        return 959, down(k) + 1, 39, down(k + 1) - down(k) - 3
    k = n - 16
    return along(k) + 2, 2, along(k + 1) - along(k) - 3, 39


def signs(pic, x, y, mark):
    """The five signs in a frieze, or as many stars as points."""
    sign = f"aton.{COLOURS[mark]}-sign"
    middles = [x + SIDE * (0.1 + 0.2 * i) for i in range(5)]
    cy = y + FRIEZE + 7.6
    if mark == "Y":
        for cx in middles:
            pic.circle(cx, cy, 2.7, fill=sign)
    elif mark == "G":
        for cx in middles:
            pic.path(polygon([(cx, cy + 3.6), (cx - 3.65, cy - 3.5), (cx + 3.65, cy - 3.5)]), fill=sign)
    elif mark == "K":
        for cx in middles:
            corners = [(cx - 3.65, cy), (cx, cy - 3.3), (cx + 3.65, cy), (cx, cy + 3.3)]
            pic.path(polygon(corners), stroke=sign, stroke_width=1.3)
    elif mark == "B":
        points = [(x + 5.1 + 6.28 * i, cy - 2.75 if i % 2 else cy + 2.75) for i in range(11)]
        pic.path(polygon(points)[:-2], stroke=sign, stroke_width=2, stroke_linejoin="round", stroke_linecap="round")
    else:
        for cx in ((x + 26.3,) if mark == "1" else (x + 20.8, x + 31.8)):
            pic.path(polygon(star_points(cx, cy, 5.1, 2.15, 5)), fill=sign)


def square(pic, temple, index):
    mark = PRINTED[temple][index]
    colour = "aton." + COLOURS[mark]
    x, y = square_at(temple, index)
    pic.begin(place_name(temple, index))
    pic.rect(x, y, SIDE, SIDE, 3, fill=colour)
    pic.rect(x, y + FRIEZE, SIDE, SIDE - FRIEZE, 3, fill=colour + "-frieze")
    pic.rect(x, y + FRIEZE, SIDE, 8, fill=colour + "-frieze")
    pic.rect(x, y + FRIEZE, SIDE, 1, fill=colour + "-sign", opacity=0.7 if mark == "K" else 0.55)
    signs(pic, x, y, mark)
    if mark in "12":
        pic.rect(x + 0.75, y + 0.75, SIDE - 1.5, SIDE - 1.5, 2.4, stroke="aton.bonus-line", stroke_width=1.5)
    pic.end()


def temple(pic, index):
    x, y = TEMPLES[index]
    name = f"temple-{index + 1}"
    pic.rect(x, y, 316, 244, 3, fill="temple")
    pic.path(f"M{x - 6} {y - 36} L{x + 322} {y - 36} L{x + 322} {y - 33} C{x + 317} {y - 31} {x + 316} {y - 27} "
             f"{x + 316} {y - 22} L{x} {y - 22} C{x} {y - 27} {x - 1} {y - 31} {x - 6} {y - 33} Z",
             id=name + "-cornice", fill="cornice")
    leaves = [(x - 4 + 324 * i / 39, x + 316 * i / 39) for i in range(1, 39)]
    pic.path(" ".join(f"M{figure(top)} {y - 33} L{figure(foot)} {y - 22}" for top, foot in leaves),
             stroke="cornline", stroke_width=1.1)
    pic.rect(x - 6, y - 37, 328, 3.4, 1, fill="cornline")
    pic.rect(x, y - 22, 316, 28, id=name + "-head", fill="lintel")
    pic.rect(x + 0.5, y - 21.5, 315, 27, stroke="stone-line", stroke_width=1)
    pic.rect(x - 1, y - 23.4, 318, 2.6, 1.3, fill="cornline")
    pic.circle(x + 18, y - 8, 11, id=f"badge-{name}", fill="ink")
    for i in range(12):
        square(pic, index, i)


def score_track(pic):
    for n in range(1, 41):
        x, y, width, height = score_at(n)
        pic.rect(x, y, width, height, 4, id=f"score-{n}", fill="rim" if n % 5 else "rim5")
        pic.rect(x + 0.5, y + 0.5, width - 1, height - 1, 3.5, stroke="stone-line", stroke_width=1)


def block_frieze(pic):
    tokens = ("band-blue", "band-gold", "band-red", "band-gold")
    for i in range(29):
        pic.rect(47 + round(31.31 * i), 46, 29, 4, fill=tokens[i % 4])
    for x in (46, 950):
        for i in range(23):
            pic.rect(x, 53 + round(31.52 * i), 4, 29, fill=tokens[i % 4])


def kingdom(pic):
    pic.rect(170, 637, 660, 132, 6, id="kingdom", fill="duat")
    pic.rect(170, 637, 660, 132, 6, stroke="duatline", stroke_width=1.5)
    jackal(pic, 183, 635)
    for i in range(7):
        pic.path(polygon(star_points(432 + 31 * i, 655.7, 4.8, 2, 5)), fill="duatline")
    for n in range(1, 9):
        x, y = dead_at(n)
        pic.path(stela(x, y, 70, 90), id=f"dead-{n}", fill="niche")
        pic.path(stela(x, y, 70, 90), stroke="duatline", stroke_width=1.4)
        pic.path(stela(x + 5, y + 5, 60, 80), stroke="duatline", stroke_width=1, opacity=0.6)


def jackal(pic, x, y):
    """The jackal on its shrine, 34 x 22 units from (x, y + 7)."""
    body = [(3, 21.34), (3, 17.64), (5.22, 16.16), (17.8, 16.16), (20.76, 14.68), (22.24, 11.72), (22.24, 7.28),
            (23.72, 10.24), (25.2, 7.28), (25.94, 11.72), (31.12, 13.94), (31.12, 15.42), (25.94, 16.16),
            (25.2, 19.12), (32.6, 20.23), (32.6, 21.34)]
    pic.path(polygon([(x + a, y + b) for a, b in body]), fill="duatline")
    pic.path(f"M{figure(x + 3.74)} {figure(y + 18.38)} C{figure(x + 0.04)} {figure(y + 19.12)} {figure(x + 0.78)} "
             f"{figure(y + 24.3)} {figure(x + 0.41)} {figure(y + 27.26)}", stroke="duatline", stroke_width=1.33,
             stroke_linecap="round")
    pic.rect(x + 2.26, y + 22.45, 31.08, 1.33, fill="duatline")
    pic.rect(x + 3.74, y + 24.67, 28.12, 3.7, fill="duatline")


def cartouche(pic, seat, n):
    x, y = cartouche_at(seat, n)
    pic.rect(x, y, 104, 146, 42, id=f"cartouche-{seat}-{n}", fill="rope-ground")
    pic.rect(x, y, 104, 146, 42, stroke="rope", stroke_width=4)
    pic.rect(x + 5.5, y + 5.5, 93, 135, 37, stroke="rope", stroke_width=1.2)
    pic.rect(x + 5, y + 133, 94, 29, 5, id=f"bar-{seat}-{n}", fill="panel")
    pic.rect(x + 5, y + 133, 94, 29, 5, stroke="rope", stroke_width=2)
    pic.circle(x + 52, y + 1, 11.5, id=f"badge-{seat}-{n}", fill="ink")


def spots(pic):
    """Rectangles that show nothing and tell the program where pieces lie and words stand."""
    for t, printed in enumerate(PRINTED):
        for i, mark in enumerate(printed):
            x, y = square_at(t, i)
            name = place_name(t, i)
            pic.rect(x + 12, y + 5, 49, 49, id=f"spot-{name}")
            if mark in "12":
                pic.rect(x + 4, y + 8, 60, 44, id=f"label-{name}")
                pic.rect(x + (35 if mark == "1" else 40.5), y + FRIEZE, 22, 15, id=f"label-small-{name}")
        x, y = TEMPLES[t][0], TEMPLES[t][1] - 22
        name = f"temple-{t + 1}"
        pic.rect(x + 37, y, 176, 28, id=f"label-{name}")
        for seat, middle in (("red", 228), ("blue", 278)):
            pic.rect(x + middle - 9.5, y + 4.5, 19, 19, id=f"spot-{name}-{seat}")
            pic.rect(x + middle + 13, y, 25, 28, id=f"label-{name}-{seat}")
    pic.rect(226, 644, 590, 22, id="kingdom-head")
    pic.rect(226, 644, 198, 22, id="label-kingdom")
    pic.rect(630, 644, 186, 22, id="label-kingdom-count")
    for n in range(1, 9):
        x, y = dead_at(n)
        pic.rect(x + 10.5, y + 23.5, 49, 49, id=f"spot-dead-{n}")
    for n in range(1, 41):
        x, y, width, height = score_at(n)
        if 15 <= n <= 26 and width > height:
            pic.rect(x + 3, y, 30, height, id=f"label-score-{n}")
            pic.rect(x + 33, y + 4, 44, 31, id=f"spot-score-{n}")
        else:
            marker = 20 if width == height else 31  # smaller in a corner: the number stands above it
            pic.rect(x, y + 2, width, height - marker - 4, id=f"label-score-{n}")
            pic.rect(x + 2, y + height - marker - 2, width - 4, marker, id=f"spot-score-{n}")
    for seat in SEATS:
        for n in range(1, 5):
            x, y = cartouche_at(seat, n)
            pic.rect(x + 16, y + 19, 72, 104, id=f"spot-cartouche-{seat}-{n}")
            pic.rect(x + 12, y + 137.5, 20, 20, id=f"spot-bar-{seat}-{n}")
            pic.rect(x + 35, y + 133, 54, 29, id=f"label-bar-{seat}-{n}")


def mark(pic, ident, x, y, r, ring):
    """A place that may be chosen. In high contrast the ring is white between two black lines."""
    pic.begin(ident)
    pic.circle(x, y, r, stroke="mark-edge", stroke_width=6)
    pic.circle(x, y, r, stroke="mark-wide", stroke_width=3)
    pic.circle(x, y, r, fill=ring, stroke=ring, stroke_width=2, fill_opacity=0.14)
    pic.end()


def states(pic, kind, box, inner, outline):
    """The frames of one kind of place, drawn round the first of them. `inner`: where the corners stand."""
    frame(pic, f"frame-{kind}", box, outline, 4.4, 8)
    frame(pic, f"cursor-{kind}", box, outline, 2.4, 6)
    frame(pic, f"last-{kind}", box, lambda **colours: pic.path(corners(*inner), **colours), 2.6, 5)


def frames(pic):
    x, y = square_at(0, 0)
    states(pic, "square", (x, y, SIDE, SIDE), (x + 1, y + 1, SIDE - 2, SIDE - 2),
           lambda **colours: pic.rect(x - 1, y - 1, SIDE + 2, SIDE + 2, 5, **colours))
    left, top = dead_at(1)
    states(pic, "dead", (left, top, 70, 90), (left + 1, top + 1, 68, 88),
           lambda **colours: pic.path(stela(left - 1, top - 1, 72, 92), stroke_linejoin="round", **colours))
    # Round the card: round the rope it would cover the badge and the bar.
    rope_x, rope_y = cartouche_at("red", 1)
    card = (rope_x + 12, rope_y + 16, 80, 111)
    states(pic, "cartouche", (rope_x, rope_y, 104, 146), card, lambda **colours: pic.rect(*card, 9, **colours))


def square_marks(pic, temple_index, index):
    x, y = square_at(temple_index, index)
    name = place_name(temple_index, index)
    printed = PRINTED[temple_index][index]
    ring = f"aton.{COLOURS[printed]}-ring"
    if printed in "12":
        mark(pic, f"mark-{name}", x + 61, y + 12, 7, ring)
    else:
        mark(pic, f"mark-{name}", x + 36.5, y + 29.5, 12.5, ring)
        mark(pic, f"mark-corner-{name}", x + 61, y + 12, 7, ring)


def cartouche_overlays(pic, seat, n):
    x, y = cartouche_at(seat, n)
    name = f"cartouche-{seat}-{n}"
    mark(pic, f"mark-{name}", x + 52, y + 71, 12.5, "ink")
    pic.begin(f"acting-{name}")
    pic.rect(x, y, 104, 146, 42, stroke=f"player.{seat}-rope", stroke_width=5)
    pic.rect(x + 5, y + 133, 94, 29, 5, fill=f"player.{seat}", stroke=f"player.{seat}-rope", stroke_width=2)
    pic.circle(x + 52, y + 1, 11.5, fill="ink")
    pic.end()


def overlays(pic):
    pic.begin("overlays", display="none")
    frames(pic)
    for temple_index in range(4):
        for index in range(12):
            square_marks(pic, temple_index, index)
    for seat in SEATS:
        for n in range(1, 5):
            cartouche_overlays(pic, seat, n)
        for n in range(1, 41):
            x, y, width, height = score_at(n)
            pic.rect(x + 1, y + 1, width - 2, height - 2, 3, id=f"line-score-{n}-{seat}", stroke=seat + "text",
                     stroke_width=2)
    pic.end()


def main():
    target = sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent / "board.svg"
    pic = Picture("resources/aton/make_board.py", 1000, 780, "aton", IDS)
    pic.rect(0, 0, Q, Q, id="unit")
    pic.rect(0.75, 0.75, 998.5, 778.5, 10, id="board", fill="slab", stroke="slab-edge", stroke_width=1.5)
    score_track(pic)
    block_frieze(pic)
    for index in range(4):
        temple(pic, index)
    kingdom(pic)
    for n in range(1, 5):
        for seat in SEATS:
            cartouche(pic, seat, n)
    spots(pic)
    overlays(pic)
    pic.save(target)


if __name__ == "__main__":
    main()
