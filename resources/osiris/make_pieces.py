#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes pieces.svg, pieces and signs of Osiris: `python3 resources/osiris/make_pieces.py [FILE]`.

Every element has a box of its own, 100 x 100, marked by a rectangle without colour.
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from picture import Picture, figure, polygon, star_points  # noqa: E402
from shapes import COLOURS, MIDDLE, REACH, outline, scarab  # noqa: E402

IDS = """priest-a0 to priest-d2: colour and number of rings. follower-COLOUR. power, a counter.
  blockade-rows, blockade-columns: a counter on a space, closed above and below or left and right.
  god-NAME, god-hidden: a god, a god face down. seat-COLOUR: sign of a player, seat-a-2 and seat-b-2 of one who
  plays two colours. end-stay, end-blockade, end-fight, end-tip: what a walk that ends there would come to.
  All lie in boxes of their own."""
COLUMNS = 8
STEP = 120
RADIUS = 50 / REACH
# By colour: how far within the outline the field and the rings lie.
SCALES = {"a": (0.86, 0.72, 0.56), "b": (0.86, 0.72, 0.56), "c": (0.81, 0.66, 0.51), "d": (0.85, 0.71, 0.56)}
SIGN_SCALES = (1, 0.84, 0.68)  # of a priest's sign, by its rings


class Sheet:
    """Gives each element the next box of the sheet."""

    def __init__(self, pic):
        self.pic = pic
        self.number = 0

    def box(self, ident):
        """Opens the group of an element; returns the box's top left corner."""
        x, y = 10 + STEP * (self.number % COLUMNS), 10 + STEP * (self.number // COLUMNS)
        self.number += 1
        self.pic.begin(ident)
        self.pic.rect(x, y, 100, 100)
        return x, y


def disc(pic, cx, cy, s, token):
    pic.circle(cx, cy, 0.29 * s, fill=token)


def waves(pic, cx, cy, s, token):
    for y in (-0.19, 0.19):
        points = [(cx + (i - 2) * 0.21 * s, cy + (y + (0.09 if i % 2 == 0 else -0.09)) * s) for i in range(5)]
        pic.path(polygon(points)[:-2], stroke=token, stroke_width=0.125 * s, stroke_linejoin="round",
                 stroke_linecap="round")


def papyrus(pic, cx, cy, s, token):
    def at(x, y):
        return f"{figure(cx + x * s)} {figure(cy + y * s)}"
    pic.path(f"M{at(-0.06, 0.42)} L{at(-0.05, 0.06)} C{at(-0.1, -0.08)} {at(-0.18, -0.18)} {at(-0.34, -0.26)} "
             f"C{at(-0.16, -0.41)} {at(0.16, -0.41)} {at(0.34, -0.26)} C{at(0.18, -0.18)} {at(0.1, -0.08)} "
             f"{at(0.05, 0.06)} L{at(0.06, 0.42)} Z", fill=token)


def star(pic, cx, cy, s, token):
    pic.path(polygon(star_points(cx, cy, 0.42 * s, 0.125 * s, 4)), fill=token)


SIGNS = {"a": disc, "b": waves, "c": papyrus, "d": star}


def figure_of(pic, colour, cx, cy, r, rings=0):
    """A priest: outline, rim, field, rings that follow the outline, and the sign of the colour."""
    field, *inner = SCALES[colour]
    sign = f"player.{colour}-sign"
    pic.path(outline(colour, cx, cy, r), fill="ivory", stroke="outline", stroke_width=0.055 * r,
             stroke_linejoin="round")
    pic.path(outline(colour, cx, cy, r, field), fill=f"player.{colour}")
    for scale in inner[:rings]:
        pic.path(outline(colour, cx, cy, r, scale), stroke=sign, stroke_width=0.07 * r)
    size = SIGN_SCALES[rings] * (0.86 if colour == "c" else 1)
    SIGNS[colour](pic, cx, cy + MIDDLE[colour] * r, size * r, sign)


def priests(sheet):
    for rings in range(3):
        for colour in COLOURS:
            x, y = sheet.box(f"priest-{colour}{rings}")
            figure_of(sheet.pic, colour, x + 50, y + 50, RADIUS, rings)
            sheet.pic.end()


def followers(sheet):
    for colour in COLOURS:
        x, y = sheet.box(f"follower-{colour}")
        sheet.pic.path(outline(colour, x + 50, y + 50, 40), fill=f"player.{colour}", stroke="osiris.follower-line",
                       stroke_width=5, stroke_linejoin="round")
        sheet.pic.end()


def seats(sheet):
    for colour in COLOURS:
        x, y = sheet.box(f"seat-{colour}")
        figure_of(sheet.pic, colour, x + 50, y + 50, RADIUS)
        sheet.pic.end()
    for first, second in ("ac", "bd"):
        x, y = sheet.box(f"seat-{first}-2")
        figure_of(sheet.pic, first, x + 33, y + 33, 28)
        figure_of(sheet.pic, second, x + 65, y + 65, 28)
        sheet.pic.end()


def power(sheet):
    pic = sheet.pic
    x, y = sheet.box("power")
    scarab(pic, x + 50, y + 50, 47)
    pic.end()
    for name, bars in (("rows", ((6.5, 6, 87, 11.5), (6.5, 82.5, 87, 11.5))),
                       ("columns", ((6, 6.5, 11.5, 87), (82.5, 6.5, 11.5, 87)))):
        x, y = sheet.box(f"blockade-{name}")
        for left, top, width, height in bars:
            pic.rect(x + left, y + top, width, height, 5, fill="osiris.bar", stroke="outline", stroke_width=1.6)
        scarab(pic, x + 50, y + 50, 26)
        pic.end()


class God:
    """Draws within a box of 48 units, its middle on that of a niche."""

    def __init__(self, pic, x, y):
        self.pic, self.left, self.top = pic, x + 50 - 24 * 1.7, y + 50 - 24 * 1.7

    def at(self, x, y):
        return self.left + 1.7 * x, self.top + 1.7 * y

    def data(self, text):
        """Path data given in units of the box: letters and numbers, a space between all of them."""
        words, numbers = [], []
        for word in text.split():
            if word.isalpha():
                words.append(word)
                continue
            numbers.append(float(word))
            if len(numbers) == 2:
                words += [figure(value) for value in self.at(*numbers)]
                numbers = []
        return " ".join(words)

    def shape(self, text, token="ink"):
        self.pic.path(self.data(text), fill=token)

    def stroke(self, text, width=3.4, token="ink"):
        self.pic.path(self.data(text), stroke=token, stroke_width=1.7 * width, stroke_linecap="round",
                      stroke_linejoin="round")

    def disc(self, x, y, r, token="ink"):
        self.pic.circle(*self.at(x, y), 1.7 * r, fill=token)

    def ring(self, x, y, r, width=3.4):
        self.pic.circle(*self.at(x, y), 1.7 * r, stroke="ink", stroke_width=1.7 * width)

    def block(self, x, y, width, height, rx=0, token="ink"):
        left, top = self.at(x, y)
        self.pic.rect(left, top, 1.7 * width, 1.7 * height, 1.7 * rx, fill=token)


def osiris(god):
    """The pillar."""
    god.shape("M 15 45 L 20.2 38 L 20.2 22 L 27.8 22 L 27.8 38 L 33 45 Z")
    for i in range(4):
        god.block(11.5 + 0.6 * (3 - i), 3 + 5.4 * i, 25 - 1.2 * (3 - i), 3.6, 1.4)


def isis(god):
    """The throne."""
    god.shape("M 12 45 L 12 3 L 20.5 3 L 20.5 17.5 L 28.5 17.5 L 28.5 29 L 37 29 L 37 45 Z")


def horus(god):
    """The eye."""
    god.stroke("M 3.5 11.5 C 14 3 31 3 44.5 12", 3.6)
    god.stroke("M 3.5 21.5 C 13 12 31 12 43.5 21.5 C 31 31 13 31 3.5 21.5 Z", 3.4)
    god.disc(23, 21, 5.2)
    god.stroke("M 19.5 31 L 16.5 44", 3.4)
    god.stroke("M 29 30 C 31 39 38.5 45 42.5 40.5 C 45.5 36 39 32.5 36.8 37", 3.2)


def seth(god):
    """The sceptre with the head of his animal."""
    god.stroke("M 27 41 L 27 15", 4)
    god.stroke("M 20.5 45.5 L 27 38.5 L 33.5 45.5", 4)
    god.shape("M 26 20 L 8 20.5 L 5.5 14.5 L 21.5 9.5 L 23 2.5 L 28 8 L 33 1.5 L 35 11.5 L 29.5 19 Z")


def nephthys(god):
    """The basket on the house."""
    god.stroke("M 11 45 L 11 21.5 L 37 21.5 L 37 45 Z", 3.8)
    god.stroke("M 24 45 L 24 33", 3.8)
    god.shape("M 6.5 4 L 41.5 4 C 40 19 8 19 6.5 4 Z")


def anubis(god):
    """The head of the jackal."""
    god.shape("M 9 46 L 13.5 27 L 10 2 L 18 14.5 L 24 14.5 L 29.5 1.5 L 32 19.5 L 44 29 L 44 34 L 30.5 35 L 30.5 46 Z")


def thoth(god):
    """The head of the ibis."""
    god.shape("M 8 46 C 13.5 38 15 31 12.5 24.5 C 8.5 11.5 19 2.5 27.5 6.5 C 38.5 11.5 43.5 25 42 42.5 "
              "C 38.5 30.5 34 22 26 20.5 C 22.5 26.5 23 37 25.5 46 Z")
    god.disc(22, 12.2, 2.2, "lintel")


def re(god):
    """The sun."""
    god.ring(24, 24, 17.6, 3.8)
    god.disc(24, 24, 6.6)


def amun(god):
    """Two plumes on a band."""
    god.shape("M 22.6 37 L 22.6 11 C 22.6 0 10.5 2 11 16 L 14 37 Z")
    god.shape("M 25.4 37 L 25.4 11 C 25.4 0 37.5 2 37 16 L 34 37 Z")
    god.stroke("M 17.8 34 L 17.2 14", 1.9, "lintel")
    god.stroke("M 30.2 34 L 30.8 14", 1.9, "lintel")
    god.block(10, 39.5, 28, 5)


def hathor(god):
    """The horns and the sun between them."""
    god.disc(24, 18.5, 9)
    god.shape("M 16.5 46 C 1 39 -1 17 8 2.5 C 7.5 21 11 32 24 35.5 C 37 32 40.5 21 40 2.5 C 49 17 47 39 31.5 46 Z")


def bastet(god):
    """The head of the cat."""
    god.shape("M 7.5 3 L 18.5 15 L 29.5 15 L 40.5 3 L 42 27 L 35 39.5 L 24 45 L 13 39.5 L 6 27 Z")
    god.disc(16.8, 26, 2.7, "lintel")
    god.disc(31.2, 26, 2.7, "lintel")
    god.shape("M 20.8 33 L 27.2 33 L 24 37 Z", "lintel")


def ptah(god):
    """The sign of life."""
    god.stroke("M 24 24.5 C 9.5 13.5 15 4 24 4 C 33 4 38.5 13.5 24 24.5 Z", 4)
    god.shape("M 21.7 23 L 26.3 23 L 27.6 46 L 20.4 46 Z")
    god.shape("M 9.5 23 L 38.5 23 L 39.5 29.4 L 8.5 29.4 Z")


def sobek(god):
    """The crocodile."""
    god.shape("M 46.5 29.5 L 41.5 36.5 L 34 38 L 34 44.5 L 27.5 44.5 L 26.5 38.5 L 19 38.5 L 18 44.5 L 11.5 44.5 "
              "L 12 34.5 L 1.5 32 L 1.5 26.5 L 8.5 24 L 10.5 16.5 L 15.5 16.5 L 18 22 L 21 14.5 L 24.5 21 L 28 14.5 "
              "L 31 21 L 34.5 16.5 L 37 25.5 Z")
    god.disc(12.8, 21.6, 1.8, "lintel")


GODS = (osiris, isis, horus, seth, nephthys, anubis, thoth, re, amun, hathor, bastet, ptah, sobek)


def gods(sheet):
    pic = sheet.pic
    for draw in GODS:
        x, y = sheet.box(f"god-{draw.__name__}")
        pic.rect(x + 1, y + 1, 98, 98, 8, fill="lintel", stroke="temple", stroke_width=2)
        draw(God(pic, x, y))
        pic.end()
    x, y = sheet.box("god-hidden")
    pic.rect(x + 1, y + 1, 98, 98, 8, fill="duat", stroke="duatline", stroke_width=2)
    pic.path(polygon(star_points(x + 50, y + 52, 25, 10.5, 5)), fill="duatline")
    pic.end()


def ends(sheet):
    """Signs on a disc, so that they can be told on stone and on a piece."""
    pic = sheet.pic

    def begin(name):
        x, y = sheet.box(f"end-{name}")
        pic.circle(x + 50, y + 50, 47, fill="card", stroke="outline", stroke_width=5)
        return x, y

    x, y = begin("stay")
    pic.circle(x + 50, y + 42, 15, fill="card-ink")
    pic.rect(x + 25, y + 64, 50, 9, 4, fill="card-ink")
    pic.end()
    x, y = begin("blockade")
    for left in (24, 65):
        pic.rect(x + left, y + 24, 11, 52, 4, fill="osiris.power")
    pic.circle(x + 50, y + 50, 11, fill="osiris.power")
    pic.end()
    x, y = begin("fight")
    pic.path(f"M{x + 29} {y + 29} L{x + 71} {y + 71} M{x + 71} {y + 29} L{x + 29} {y + 71}", stroke="card-ink",
             stroke_width=12, stroke_linecap="round")
    pic.end()
    x, y = begin("tip")
    pic.path(polygon([(x + 50, y + 19), (x + 80, y + 70), (x + 20, y + 70)]), fill="osiris.tip-east",
             stroke="osiris.tip-line", stroke_width=5, stroke_linejoin="round")
    pic.end()


def main():
    target = sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent / "pieces.svg"
    pic = Picture("resources/osiris/make_pieces.py", 10 + COLUMNS * STEP, 10 + 6 * STEP, "osiris", IDS)
    sheet = Sheet(pic)
    priests(sheet)
    followers(sheet)
    seats(sheet)
    power(sheet)
    gods(sheet)
    ends(sheet)
    pic.save(target)


if __name__ == "__main__":
    main()
