#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes pieces.svg, pieces and signs of Aton: `python3 resources/aton/make_pieces.py [FILE]`.

Every element has a box of its own, 100 x 100, cards 100 x 144, marked by a rectangle without colour.
"""
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from picture import Picture, figure, polygon, star_points, stela  # noqa: E402

IDS = """counter-SEAT (also marker-SEAT), counter-small-SEAT for small sizes, card-front-SEAT, card-back-SEAT,
  strokes-1-SEAT to strokes-4-SEAT (for a card's front), exchange-SEAT (ready), exchange-used;
  signs: sign-star, -minus, -gate, -plus for bars (with -on: on a bar in a player's colour), sign-points, -temple,
  -yellow, -green, -black, -blue, -bonus for panels, sign-stars-1, -2, jackal. label-card: where the number
  stands on card-front-red, spot-card where a small counter does. All lie in boxes of their own."""
COLUMNS = 8
STEP = 120
CARD_HEIGHT = 144
# Corners of the sun's left, lower left and middle ray, in radii of its field; the others mirror them.
RAYS = (
    ((-0.444, -0.138), (-0.933, 0.025), (-0.940, 0.146), (-0.840, 0.216), (-0.410, -0.069)),
    ((-0.284, 0.071), (-0.676, 0.569), (-0.617, 0.676), (-0.496, 0.682), (-0.220, 0.111)),
    ((-0.038, 0.163), (-0.106, 0.793), (0.000, 0.853), (0.106, 0.793), (0.038, 0.163)),
)


class Sheet:
    """Gives each element the next box of the sheet."""

    def __init__(self, pic):
        self.pic = pic
        self.column, self.row = 0, 0

    def box(self, ident, height=100):
        """Opens the group of an element; returns the box's top left corner."""
        x, y = 10 + STEP * self.column, 10 + (CARD_HEIGHT + 20) * self.row
        self.column += 1
        if self.column == COLUMNS:
            self.column, self.row = 0, self.row + 1
        self.pic.begin(ident)
        self.pic.rect(x, y, 100, height)
        return x, y


def sun(pic, cx, cy, r, token):
    """The sun with five rays below it; r: radius of the field it stands in."""
    pic.circle(cx, cy - 0.312 * r, 0.366 * r, fill=token)
    for ray in RAYS + tuple(tuple((-x, y) for x, y in ray) for ray in RAYS[:2]):
        pic.path(polygon([(cx + r * x, cy + r * y) for x, y in ray]), fill=token)


def plumes(pic, cx, cy, r, token, field):
    """Two plumes on a band; r: half the width of the stela's field."""
    for side in (-1, 1):
        def at(x, y, side=side):
            return f"{figure(cx - side * x * r)} {figure(cy + y * r)}"
        pic.path(f"M{at(0.063, 0.664)} L{at(0.063, -0.517)} C{at(0.063, -0.833)} {at(0.570, -0.770)} "
                 f"{at(0.549, -0.285)} L{at(0.422, 0.664)} Z", fill=token)
        pic.line(cx - side * 0.264 * r, cy + 0.664 * r, cx - side * 0.264 * r, cy - 0.39 * r, stroke=field,
                 stroke_width=round(0.074 * r, 2))
    pic.rect(cx - 0.549 * r, cy + 0.738 * r, 1.097 * r, 0.179 * r, fill=token)


def counter_red(pic, x, y, small):
    """Rim 0.13, outline 0.05 of the radius; the outline's outer edge touches the box."""
    pic.circle(x + 50, y + 50, 48.75, fill="ivory", stroke="outline", stroke_width=2.5)
    pic.circle(x + 50, y + 50, 42.4, fill="player.red")
    if small:
        pic.circle(x + 50, y + 50, 17.6, fill="ivory")
    else:
        sun(pic, x + 50, y + 50, 42.4, "ivory")


def counter_blue(pic, x, y, small):
    pic.path(stela(x + 8, y + 1.25, 84, 97.5), fill="ivory", stroke="outline", stroke_width=2.5,
             stroke_linejoin="round")
    pic.path(stela(x + 14.35, y + 7.6, 71.3, 84.8), fill="player.blue")
    if small:
        for left in (32.5, 57.5):
            pic.rect(x + left, y + 25, 10, 48, fill="ivory")
    else:
        plumes(pic, x + 50, y + 50, 35.65, "ivory", "player.blue")


COUNTERS = {"red": counter_red, "blue": counter_blue}


def counters(sheet):
    for seat, draw in COUNTERS.items():
        for kind, small in (("counter", False), ("counter-small", True), ("marker", False)):
            x, y = sheet.box(f"{kind}-{seat}")
            draw(sheet.pic, x, y, small)
            sheet.pic.end()


def card_fronts(sheet):
    pic = sheet.pic
    for seat in COUNTERS:
        x, y = sheet.box(f"card-front-{seat}", CARD_HEIGHT)
        pic.rect(x + 0.7, y + 0.7, 98.6, CARD_HEIGHT - 1.4, 8, fill=f"player.{seat}", stroke="card-edge",
                 stroke_width=1.4)
        pic.rect(x + 4.6, y + 4.6, 90.8, CARD_HEIGHT - 9.2, 5.5, fill="card")
        pic.end()
        if seat == "red":
            pic.rect(x + 12, y + 34, 76, 62, id="label-card")
            pic.rect(x + 8.6, y + 9.9, 20, 20, id="spot-card")
        for count in range(1, 5):
            left, top = sheet.box(f"strokes-{count}-{seat}", CARD_HEIGHT)
            for i in range(count):
                pic.rect(left + 50 + 11.8 * (i - (count - 1) / 2) - 2.65, top + 103, 5.3, 19.8, 2.6,
                         fill=f"player.{seat}")
            pic.end()


def card_backs(sheet):
    pic = sheet.pic
    for seat in COUNTERS:
        x, y = sheet.box(f"card-back-{seat}", CARD_HEIGHT)
        pic.rect(x + 0.7, y + 0.7, 98.6, CARD_HEIGHT - 1.4, 8, fill="ivory", stroke="card-edge", stroke_width=1.4)
        pic.rect(x + 5.5, y + 5.5, 89, CARD_HEIGHT - 11, 5.5, fill=f"player.{seat}")
        pic.rect(x + 10.5, y + 10.5, 79, CARD_HEIGHT - 21, 4, stroke="card-goldline", stroke_width=1.7)
        for i in range(7):
            for cy in (22.4, CARD_HEIGHT - 22.4):
                pic.circle(x + 50 + 9.2 * (i - 3), y + cy, 2.1, fill="card-goldline")
        if seat == "red":
            sun(pic, x + 50, y + 72.8, 31, "card-gold")
        else:
            plumes(pic, x + 50, y + 72, 24.9, "card-gold", "player.blue")
        pic.end()


def arrows(pic, x, y, token):
    """Two arrows, one to the right above one to the left."""
    for top, way in ((39.8, 1), (60.2, -1)):
        tail, head = x + 50 - 20.4 * way, x + 50 + 20.4 * way
        back = head - 11 * way
        pic.path(f"M{figure(tail)} {figure(y + top)} L{figure(head)} {figure(y + top)} "
                 f"M{figure(back)} {figure(y + top - 9.4)} L{figure(head)} {figure(y + top)} "
                 f"L{figure(back)} {figure(y + top + 9.4)}", stroke=token, stroke_width=4.7, stroke_linecap="round",
                 stroke_linejoin="round")


def octagon(x, y, radius):
    corners = [math.radians(22.5 + 45 * i) for i in range(8)]
    return polygon([(x + 50 + radius * math.cos(a), y + 50 + radius * math.sin(a)) for a in corners])


def exchanges(sheet):
    pic = sheet.pic
    for seat in COUNTERS:
        x, y = sheet.box(f"exchange-{seat}")
        pic.path(octagon(x, y, 50), fill="ivory", stroke="outline", stroke_width=2.5)
        pic.path(octagon(x, y, 43.4), fill=f"player.{seat}")
        arrows(pic, x, y, "ivory")
        pic.end()
    x, y = sheet.box("exchange-used")
    pic.path(octagon(x, y, 50), stroke="ink2", stroke_width=2.5, stroke_dasharray="7.8 6.3")
    arrows(pic, x, y, "ink2")
    pic.end()


def gate(pic, x, y, token, scale=1.0):
    """A temple's gate: two leaning pylons and the door between them."""
    def at(dx, dy):
        return f"{figure(x + 50 + dx * scale)} {figure(y + 50 + dy * scale)}"
    pic.path(f"M{at(-41, 36)} L{at(-30, -36)} L{at(30, -36)} L{at(41, 36)} Z M{at(0, 36)} L{at(0, -3)}", stroke=token,
             stroke_width=11, stroke_linecap="round", stroke_linejoin="round")


def bar_signs(sheet):
    pic = sheet.pic
    for suffix, token in (("", "ink"), ("-on", "ivory")):
        x, y = sheet.box("sign-star" + suffix)
        pic.path(polygon(star_points(x + 50, y + 50, 46.5, 28, 8)), fill=token)
        pic.end()
        for name, across in (("minus", ""), ("plus", " M{0} {2} L{0} {3}")):
            x, y = sheet.box(f"sign-{name}{suffix}")
            cx, cy = x + 50, y + 50
            pic.circle(cx, cy, 37.5, stroke=token, stroke_width=11)
            pic.path(f"M{figure(cx - 18.75)} {cy} L{figure(cx + 18.75)} {cy}"
                     + across.format(cx, cy, figure(cy - 18.75), figure(cy + 18.75)),
                     stroke=token, stroke_width=11, stroke_linecap="round")
            pic.end()
        x, y = sheet.box("sign-gate" + suffix)
        gate(pic, x, y, token)
        pic.end()


def square_signs(sheet):
    """Small squares: field and the game's frieze, the signs fewer and larger than on the board."""
    pic = sheet.pic
    for colour in ("yellow", "green", "black", "blue", "bonus"):
        x, y = sheet.box(f"sign-{colour}")
        base = f"aton.{colour}"
        pic.rect(x, y, 100, 100, 10, fill=base)
        pic.rect(x, y + 76, 100, 24, 10, fill=base + "-frieze")
        pic.rect(x, y + 76, 100, 12, fill=base + "-frieze")
        frieze_sign(pic, x, y + 88, colour, base + "-sign")
        if colour == "bonus":
            pic.rect(x + 1.5, y + 1.5, 97, 97, 9, stroke="aton.bonus-line", stroke_width=3)
        pic.end()


def frieze_sign(pic, x, cy, colour, sign):
    middles = [x + 20 + 30 * i for i in range(3)]
    if colour == "bonus":
        pic.path(polygon(star_points(x + 50, cy - 40, 30, 12.6, 5)), fill=sign)
    elif colour == "blue":
        points = [(x + 12 + 12.67 * i, cy - 4 if i % 2 else cy + 4) for i in range(7)]
        pic.path(polygon(points)[:-2], stroke=sign, stroke_width=4.5, stroke_linejoin="round", stroke_linecap="round")
    for cx in middles:
        if colour == "yellow":
            pic.circle(cx, cy, 5.5, fill=sign)
        elif colour == "green":
            pic.path(polygon([(cx, cy + 7), (cx - 8, cy - 7), (cx + 8, cy - 7)]), fill=sign)
        elif colour == "black":
            pic.path(polygon([(cx - 8, cy), (cx, cy - 7), (cx + 8, cy), (cx, cy + 7)]), stroke=sign, stroke_width=3.5)


def panel_signs(sheet):
    pic = sheet.pic
    x, y = sheet.box("sign-points")
    pic.path(polygon(star_points(x + 50, y + 50, 48, 29.5, 8)), fill="gold")
    pic.end()
    x, y = sheet.box("sign-temple")
    gate(pic, x, y, "gold")
    pic.end()
    square_signs(sheet)
    for count in (1, 2):
        x, y = sheet.box(f"sign-stars-{count}")
        for cx in ((50,) if count == 1 else (26, 74)):
            pic.path(polygon(star_points(x + cx, y + 52, 24, 10.1, 5)), fill="aton.bonus-sign")
        pic.end()
    x, y = sheet.box("jackal")
    body = [(8, 64), (8, 53), (15, 48.6), (52, 48.6), (61, 44), (65, 35), (65, 22), (69.5, 31), (74, 22), (76, 35),
            (92, 41.5), (92, 46), (76, 48), (74, 57), (96, 60.5), (96, 64)]
    pic.path(polygon([(x + a, y + b) for a, b in body]), fill="duatline")
    pic.path(f"M{x + 10} {y + 55} C{x + 3} {y + 57} {x + 4} {y + 72} {x + 3} {y + 81}", stroke="duatline",
             stroke_width=4, stroke_linecap="round")
    pic.rect(x + 6, y + 67, 92, 4, fill="duatline")
    pic.rect(x + 10, y + 74, 84, 11, fill="duatline")
    pic.end()


def main():
    target = sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent / "pieces.svg"
    pic = Picture("resources/aton/make_pieces.py", 10 + COLUMNS * STEP, 830, "aton", IDS)
    sheet = Sheet(pic)
    counters(sheet)
    card_fronts(sheet)
    card_backs(sheet)
    exchanges(sheet)
    bar_signs(sheet)
    panel_signs(sheet)
    pic.save(target)


if __name__ == "__main__":
    main()
