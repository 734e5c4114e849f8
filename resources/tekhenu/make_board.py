#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the boards of Tekhenu: `python3 resources/tekhenu/make_board.py [FOLDER]`.

The slab with the wheel between the gods' plates, the tracks, the temple above Ra's tiles and Osiris; below it room for
the boards of the seats, and the four sections of cards. What is printed on it is read from the table of the rules,
signs are those of pieces.svg. Units: 46 to the pitch of a temple field (q). The three boards are for windows of three
sizes: in a smaller one the same words need more of the board, so that there are fewer.
"""
import dataclasses
import math
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from picture import Picture, corners, figure, polygon  # noqa: E402

IDS = """segment-GOD, god-GOD, site-NAME, field-NAME, tile-N, card-SECTION.N: places.
spot-ID-M-N: the Nth of M spots on a place, spot-ID-KIND-N: that of the Nth piece of a kind, spot-ID: the only one.
name-ID: the name of a god, of a card. action-GOD, effect-CARD: what it does. horus-N: the position of the Nth god.
  light-GOD, next-GOD, cost-GOD: words and figures on his plate. words-…, sign-…: other words and signs.
  population-N, happiness-N: on the tracks. panels: room for panels. unit: one q. least: the board is for windows in
  which q has at least that many pixels. These show nothing.
Group overlays, not shown with the board, each element drawn when it is needed: light-N is the wheel, with
  the plates' lights, while the Nth segment is the first sunny one, seats-N what only games of N seats have, mark-… may be chosen. blessing, technology,
  decree: cards, large-… the same as they are seen beside their text. badge-…: on dice."""

RULES = Path(__file__).resolve().parents[2] / "model/engine/tekhenu/rules/cards_table.inc"
PIECES = Path(__file__).resolve().parent / "pieces.svg"
Q = 46
WIDTH = 1260
SLAB = 463.5
BELOW = 477  # top of what lies below the slab
GODS = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
LIGHTS = ("sunny", "sunny", "shaded", "dark", "dark", "shaded")  # clockwise from the first sunny segment
KEYS = {"sunny": ("w", "yg"), "shaded": ("yb", "wkg"), "dark": ("k", "bg")}  # pure, tainted; the others are forbidden
WHEEL = (322, 195)
INNER, OUTER = 153, 182
DIE = {6: 33, 10: 27.6, 15: 22}  # side of a die by how many find room in a segment
ROWS = {6: ((124, 3, 39), (84, 2, 39), (47, 1, 0)), 10: ((130, 4, 32), (99, 3, 32), (68, 2, 32), (42, 1, 0)),
        15: ((134, 5, 25), (110, 4, 25), (86, 3, 25), (62, 2, 25), (40, 1, 0))}  # distance, dice, pitch
PLATES = {"horus": (508, 20), "ra": (508, 143), "hathor": (508, 266), "bastet": (12, 266), "thoth": (12, 143),
          "osiris": (12, 20)}
PLATE = (124, 112)
TRACKS = {"population": 389, "happiness": 430}
TRACK_HEIGHT = 23
TEMPLE = (692, 82)
OSIRIS_TOP = 110.5
DISTRICT, ROW = (41.5, 39.5), (49, 46)  # pitch and size
TILES = [(644 + 110 * i, 365) for i in range(3)]
TILE = (106, 87)
# Middle of the ring of a site of the temple: beside its cost and the coloured border.
SITE_RING = {"w": (4, 7), "e": (31, 7), "n": (18, 1), "s": (18, 35), "gold": (33, 5)}
COSTS = ("horus", "bastet")  # gods whose action costs the same wherever it is carried out


@dataclasses.dataclass
class Plan:
    """A board: which words it has room for, and its measures below the slab."""
    name: str
    least: float  # pixels of q
    words: bool  # the second words of everything
    lights: bool  # words beside the signs of light
    height: float
    cards: float  # left edge of the box with the cards
    column: float  # width of a section
    heading: float
    pitch: float  # of cards
    track: tuple  # left edge, pitch
    osiris: float  # left edge

    def section(self, number):
        """Top left corner of a section's heading."""
        column, row = number % 2, number // 2
        each = self.heading + 4 * self.pitch
        return (self.cards + 9 + (self.column + 9) * column,
                BELOW + (self.height - BELOW - 2 * each + 2) / 2 + (each + 1) * row)

    def card(self, section, number):
        """Bounds of a card."""
        x, y = self.section(section)
        return x, y + self.heading + self.pitch * number, self.column, self.pitch - 2


PLANS = (Plan("board.svg", 40, True, True, 790, 774, 229, 23, 32.4, (130, 22.8), 1011),
         Plan("board-2.svg", 35, False, True, 816, 766, 233, 27, 34, (160, 21.4), 1001),
         Plan("board-3.svg", 0, False, False, 756, 800, 216, 24, 27.8, (160, 21.4), 1001))


def table(name):
    """The texts of a line of the rules' table."""
    return re.findall(r'"(\w*)"', re.search(rf"{name}(?: = |\{{)(.*?);", RULES.read_text(), re.S).group(1))


def figures(name):
    return [int(n) for n in re.search(rf"{name}\{{(.*?)\}}", RULES.read_text()).group(1).split(",")]


def pairs(name):
    words = re.search(rf"{name}\{{(.*?)\}};", RULES.read_text(), re.S).group(1)
    return [(a[0].lower(), b[0].lower()) for a, b in re.findall(r"(\w+), (\w+)", words)]


class Board(Picture):
    """A picture that can draw the signs of the pieces."""

    def __init__(self, plan):
        super().__init__("resources/tekhenu/make_board.py", WIDTH, figure(plan.height), "tekhenu", IDS)
        self.plan = plan
        self.signs = dict(re.findall(r'<g id="([\w-]+)" transform=[^\n]*\n(.*?)\n</g>(?=\n<g id|\n</svg>)',
                                     PIECES.read_text(), re.S))

    def sign(self, ident, x, y, size):
        """A sign with its middle there."""
        scale = size / 48
        self.begin(transform=f"translate({figure(x - size / 2)} {figure(y - size / 2)}) scale({scale:.4f})")
        self.lines.append(self.signs[ident])
        self.end()


def round_head(x, y, width, height):
    """Path data of a place of statues."""
    r = width * 0.5
    return (f"M{figure(x)} {figure(y + height)} L{figure(x)} {figure(y + r)} C{figure(x)} {figure(y - r * 0.2)} "
            f"{figure(x + width)} {figure(y - r * 0.2)} {figure(x + width)} {figure(y + r)} L{figure(x + width)} "
            f"{figure(y + height)} Z")


def on_wheel(angle, radius):
    """Degrees clockwise from the top."""
    return (WHEEL[0] + radius * math.sin(math.radians(angle)), WHEEL[1] - radius * math.cos(math.radians(angle)))


def point(at):
    return f"{figure(at[0])} {figure(at[1])}"


def sector(angle, inner, outer):
    a, b, c, d = (on_wheel(angle, inner), on_wheel(angle, outer), on_wheel(angle + 60, outer),
                  on_wheel(angle + 60, inner))
    return (f"M{point(a)} L{point(b)} A{outer} {outer} 0 0 1 {point(c)} L{point(d)} A{inner} {inner} 0 0 0 "
            f"{point(a)} Z")


def keys(pic, middle, light):
    """On the rim: which dice are pure and tainted in that light."""
    pure, tainted = KEYS[light]
    signs = ["pure"] + [f"key-{c}" for c in pure] + ["tainted"] + [f"key-{c}" for c in tainted]
    steps = [8.9 if sign == "tainted" else 5.9 for sign in signs[1:]]
    angle = middle - sum(steps) / 2
    for sign, step in zip(signs, steps + [0]):
        pic.sign(sign, *on_wheel(angle, 167.5), 16)
        angle += step


def wheel_in_light(pic, sunny):
    pic.begin(f"light-{sunny}")
    pic.circle(*WHEEL, 184, fill="temple", stroke="tekhenu.joint", stroke_width=1.5)
    for i, light in enumerate(LIGHTS):
        angle = 60 * ((sunny + i) % 6)
        pic.path(sector(angle, 26, INNER), fill=f"tekhenu.{light}", stroke="outline", stroke_width=1.2)
        pic.path(sector(angle, INNER, OUTER), fill=f"tekhenu.{light}-rim", stroke="outline", stroke_width=1.2)
        keys(pic, angle + 30, light)
    sun = 60 * sunny + 60
    shadow = [on_wheel(sun + 180 + turn, far) for turn, far in ((-70, 18), (-4, 124), (0, 146), (4, 124), (70, 18))]
    pic.path(polygon(shadow), fill="tekhenu.shadow", stroke="duatline", stroke_width=1.2, stroke_linejoin="round")
    x, y = on_wheel(sun, 167.5)
    for ray in range(8):
        way = (math.sin(math.radians(45 * ray)), math.cos(math.radians(45 * ray)))
        pic.line(x + 13 * way[0], y + 13 * way[1], x + 18 * way[0], y + 18 * way[1], stroke="outline",
                 stroke_width=2.2, stroke_linecap="round")
    pic.circle(x, y, 11.5, fill="tekhenu.edge-y", stroke="outline", stroke_width=1.6)
    pic.rect(WHEEL[0] - 28, WHEEL[1] - 28, 56, 56, 4, fill="tekhenu.site", stroke="tekhenu.joint", stroke_width=1.5)
    pic.sign("obelisk", *WHEEL, 50)
    for number, god in enumerate(GODS):
        now, after = (LIGHTS[(number - first) % 6] for first in (sunny, sunny + 1))
        plate_light(pic, *PLATES[god], now, after)
    pic.end()


def plate_light(pic, x, y, now, after):
    """On a god's plate: the light of his segment now, and after the next rotation where that is another."""
    pic.sign(f"light-{now}", x + 16, y + 98.5, 19)
    if after != now:
        pic.path(f"M{x + 91} {y + 98.5} L{x + 99} {y + 98.5} M{x + 95.5} {y + 95} L{x + 99} {y + 98.5} "
                 f"L{x + 95.5} {y + 102}", stroke="ink2", stroke_width=1.6, stroke_linecap="round",
                 stroke_linejoin="round")
        pic.sign(f"light-{after}", x + 110, y + 98.5, 17)


def wheel(pic):
    pic.circle(*WHEEL, 184, fill="temple", stroke="tekhenu.joint", stroke_width=1.5)
    for number, god in enumerate(GODS):
        middle = 60 * number + 30
        pic.path(sector(60 * number, 26, OUTER), fill="track", stroke="outline", stroke_width=1.2)
        x, y = on_wheel(middle, 104)
        pic.rect(x - 52, y - 36, 104, 72, id=f"segment-{god}")
        for most, rows in ROWS.items():
            spot = 0
            for distance, count, pitch in rows:
                cx, cy = on_wheel(middle, distance)
                for i in range(count):
                    aside = (i - (count - 1) / 2) * pitch
                    spot += 1
                    pic.rect(cx + aside * math.cos(math.radians(middle)) - DIE[most] / 2,
                             cy + aside * math.sin(math.radians(middle)) - DIE[most] / 2, DIE[most], DIE[most],
                             id=f"spot-segment-{god}-{most}-{spot}")
    pic.sign("obelisk", *WHEEL, 50)
    pic.sign("bag", 156, 30, 34)
    pic.rect(140, 22, 32, 24, id="words-bag")


def cornice(pic, x, y, width):
    pic.path(polygon([(x - 3, y - 9), (x + width + 3, y - 9), (x + width - 1, y + 2), (x + 1, y + 2)]), fill="cornice",
             stroke="cornline", stroke_width=1)
    pic.path(" ".join(f"M{figure(x + width * i / 26)} {figure(y - 7)} L{figure(x + width * i / 26)} {figure(y)}"
                      for i in range(27)), stroke="cornline", stroke_width=1)


def plates(pic):
    for god, (x, y) in PLATES.items():
        pic.rect(x, y, *PLATE, 3, id=f"god-{god}", fill="panel", stroke="slab-edge", stroke_width=1)
        cornice(pic, x, y, PLATE[0])
        pic.rect(x + 8, y + 10, 34, 34, 4, fill="lintel", stroke="temple", stroke_width=1)
        pic.sign(f"sign-{god}", x + 25, y + 27, 27)
        pic.rect(x + 8, y + 47, 108, 19, id=f"name-god-{god}")
        pic.rect(x + 64, y + (46 if pic.plan.words else 62), 52, 22, id=f"horus-{GODS.index(god)}")
        if pic.plan.words:
            pic.rect(x + 8, y + 66, 113, 17, id=f"action-god-{god}")
        if god in COSTS:
            at = (x + 97, y + 75) if pic.plan.words else (x + 15, y + 74)
            pic.rect(at[0] - 9, at[1] - 9, 12, 18, id=f"cost-god-{god}")
            pic.rect(at[0] + 3.5, at[1] - 7.5, 15, 15, id=f"cost-sign-god-{god}")
        if pic.plan.lights:
            pic.rect(x + 27, y + 89, 64, 19, id=f"light-god-{god}")
        if pic.plan.words:
            pic.rect(x + 78, y + 89, 40, 19, id=f"stays-god-{god}")
        pic.line(x + 8, y + 84.5, x + 116, y + 84.5, stroke="line", stroke_width=1)
        for i in range(3):
            left, top = x + 48 + 24 * i, y + 12
            pic.rect(left - 1, top + 2, 24, 30, id=f"spot-god-{god}-statue-{i + 1}")


def positions(pic):
    """The cartouches of the Horus tiles: a position, and what a statue brings there."""
    bonus = (("res-p", "res-b"), ("res-l", "res-g"), ("faith", "population"), ("points",), ("scribe",), ("res-o",))
    for number, signs in enumerate(bonus, 1):
        width = 22 + 15.5 * len(signs)
        left, top = 54 - width, 1
        pic.begin(f"horus-tile-{number}")
        pic.rect(0, 0, 52, 22)
        pic.rect(left - 4, top, width, 20, 9, fill="lintel", stroke="cornline", stroke_width=1.2)
        pic.line(51, 3, 51, 19, stroke="cornline", stroke_width=2.4)
        dice_value(pic, left + 6, top + 10, number)
        for i, sign in enumerate(signs):
            pic.sign(sign, left + 21.5 + 15.5 * i, top + 10, 15)
        pic.end()


# A figure of 5 x 7, as strokes: what stands on the board whatever the language.
STROKES = {1: "M1 2 L3 0.6 L3 7", 2: "M0.6 1.8 C1.4 0 4.4 0.2 4.4 2.2 C4.4 3.8 1.6 5 0.6 7 L4.6 7",
           3: "M0.8 0.6 L4.4 0.6 L2.4 3 C5 3 5 7 2.2 7 C1.4 7 0.8 6.6 0.5 6",
           4: "M3.4 7 L3.4 0.6 L0.5 5.2 L4.8 5.2",
           5: "M4.2 0.6 L1.2 0.6 L0.9 3.2 C2.4 2.4 4.6 3 4.6 4.9 C4.6 7 1.8 7.6 0.5 6.2",
           6: "M3.9 0.6 C1.6 2 0.6 3.8 0.6 5 C0.6 7.7 4.5 7.7 4.5 5 C4.5 2.8 1.4 2.8 0.7 4.6"}


def number_sign(pic, x, y, height, number, colour):
    scale = height / 7.6
    pic.begin(transform=f"translate({figure(x - 2.5 * scale)} {figure(y - 3.8 * scale)}) scale({scale:.3f})")
    pic.path(STROKES[number], stroke=colour, stroke_width=1.1, stroke_linecap="round", stroke_linejoin="round")
    pic.end()


def numeral(pic, x, y, number):
    """A Roman figure: that of a section, on the tracks."""
    strokes = {2: "M-2.6 -4.5 L-2.6 4.5 M2.6 -4.5 L2.6 4.5", 3: "M-4.8 -4.5 L-4.8 4.5 M0 -4.5 L0 4.5 M4.8 -4.5 L4.8 4.5",
               4: "M-5.6 -4.5 L-5.6 4.5 M-2 -4.5 L2 4.5 L6 -4.5"}
    pic.begin(transform=f"translate({figure(x)} {figure(y)})")
    pic.path(strokes[number], stroke="ink", stroke_width=1.8, stroke_linejoin="round")
    pic.end()


def dice_value(pic, x, y, number, size=14):
    """A dark square with a figure: the value of a die."""
    pic.rect(x - size / 2, y - size / 2, size, size, 3, fill="outline", stroke="tekhenu.line", stroke_width=1)
    number_sign(pic, x, y, 0.42 * size + 3, number, "ivory")


def tracks(pic):
    (left, pitch), height = pic.plan.track, TRACK_HEIGHT
    special = {"population": {9: 3, 13: 4}, "happiness": {5: 2, 9: 3, 13: 4, 16: "res-o", 19: "scribe", 21: "extra"}}
    for name, y in TRACKS.items():
        pic.sign(name, 22, y + height / 2, 18)
        pic.rect(35, y, left - 37, height, id=f"words-{name}")
        pic.rect(left, y, pitch * 22, height, 3, fill="rim", stroke="tekhenu.joint", stroke_width=1)
        for n in range(22):
            x = left + pitch * n
            if n in special[name]:
                pic.rect(x + 0.5, y + 0.5, pitch - 1, height - 1, fill="rim5")
            if n:
                pic.line(x, y, x, y + height, stroke="temple", stroke_width=1)
            goal = special[name].get(n, "")
            if isinstance(goal, int):
                numeral(pic, x + pitch / 2, y + height / 2, goal)
            elif goal:
                pic.sign(goal, x + pitch / 2, y + height / 2, 17)
            pic.rect(x + 1, y + 0.5, pitch - 2, height - 1, id=f"{name}-{n}")
    for n in range(22):
        what = "goal" if any(n in goals for goals in special.values()) else "track"
        pic.rect(left + pitch * n - 2, 412, pitch + 4, 18, id=f"words-{what}-{n}")


def edge(pic, x, y, long, wide, colour, direction):
    """A coloured edge with its frieze; direction 0 north, 1 east, 2 south, 3 west."""
    upright = direction % 2 == 1
    pic.rect(x, y, wide if upright else long, long if upright else wide, fill=f"tekhenu.edge-{colour.lower()}")

    def at(along, across):
        across = wide - across if direction in (1, 2) else across
        return (x + across, y + along) if upright else (x + along, y + across)

    step = long / 5
    if colour == "R":
        for i in range(5):
            a, b = at(step * (i + 0.5), 2), at(step * (i + 0.5), wide - 2)
            pic.line(*a, *b, stroke="ivory", stroke_width=1.9)
    elif colour == "B":
        wave = [at(long * (i + 0.5) / 7, wide * (0.3 if i % 2 else 0.7)) for i in range(7)]
        pic.path("M" + " L".join(point(p) for p in wave), stroke="ivory", stroke_width=1.8, stroke_linejoin="round")
    elif colour == "G":
        for i in range(4):
            middle = long * (i + 0.5) / 4
            pic.path(polygon([at(middle - 3.3, 2), at(middle + 3.3, 2), at(middle, wide - 2)]),
                     fill="tekhenu.edge-g-sign")
    else:
        for i in range(4):
            pic.circle(*at(long * (i + 0.5) / 4, wide / 2), 1.9, fill="outline")


def site(pic, name, x, y, width, height):
    pic.rect(x, y, width, height, 4, id=name, fill="tekhenu.site", stroke="tekhenu.joint", stroke_width=1.3)


def site_at(name):
    """Top left corner and size of a site of the temple."""
    side, number = name[0], int(name[1]) - 1
    if side in "we":
        return 644 if side == "w" else 935, 84 + Q * number, 35, 42
    return 694 + Q * number, 33 if side == "n" else 325, 42, 36


def cost(pic, name, bread):
    """What a building costs there."""
    x, y, width, height = site_at(name)
    if width < height:
        number_sign(pic, x + width / 2, y + 13, 11, bread, "ink")
        pic.sign("res-b", x + width / 2, y + 30, 17)
    else:
        number_sign(pic, x + 12, y + height / 2, 11, bread, "ink")
        pic.sign("res-b", x + 30, y + height / 2, 17)


def temple(pic):
    left, top = TEMPLE
    if pic.plan.words:
        pic.rect(644, 8, 130, 22, id="words-temple")
        pic.rect(776, 8, 194, 22, id="words-bread")
    else:
        pic.rect(644, 8, 326, 22, id="words-temple")
    pic.rect(left - 11, top - 11, 252, 252, fill="temple", stroke="outline", stroke_width=1)
    border = table("kBorder")
    for i in range(5):
        pic_edges = ((left + Q * i + 0.5, top - 10.5), (left + Q * 5 + 1, top + Q * i + 0.5),
                     (left + Q * i + 0.5, top + Q * 5 + 1), (left - 10.5, top + Q * i + 0.5))
        for direction, (x, y) in enumerate(pic_edges):
            edge(pic, x, y, 45, 9.5, border[direction][i], direction)
    signs = {"f": "faith"}
    for i, reward in enumerate(table("kRewards")):
        for j, letter in enumerate(reward):
            ident, x, y = f"r{i + 1}c{j + 1}", left + Q * j, top + Q * i
            pic.rect(x + 0.5, y + 0.5, 45, 45, id=f"field-{ident}", fill="tekhenu.field", stroke="tekhenu.joint",
                     stroke_width=1)
            pic.sign(signs.get(letter, f"res-{letter}"), x + 23, y + 23, 20)
            pic.rect(x + 0.5, y + 0.5, 45, 45, id=f"spot-field-{ident}-tile-1")
            pic.rect(x + 10, y + 10, 26, 26, id=f"spot-field-{ident}-pillar-1")
            for number, (dx, dy, width, height) in enumerate(((3, -3, 40, 6), (43, 3, 6, 40), (3, 43, 40, 6),
                                                              (-3, 3, 6, 40)), 1):
                pic.rect(x + dx, y + dy, width, height, id=f"edge-{number}-field-{ident}")
    bread = figures("kBreadOfLine")
    for side in "wens":
        for i in range(5):
            name = f"{side}{i + 1}"
            x, y, width, height = site_at(name)
            if name in ("e3", "n3"):
                pic.rect(x, y - 2, width, height + 2, id=f"site-{name}")
                pic.path(round_head(x + width / 2 - 15, y - 1, 30, height - 1), fill="tekhenu.site",
                         stroke="tekhenu.joint", stroke_width=1.5)
                pic.rect(x + width / 2 - 10, y + height / 2 - 7, 20, 20, id=f"gold-site-{name}")
            elif side in "ws":
                site(pic, f"site-{name}", x, y, width, height)
                cost(pic, name, bread[i])
            else:
                pic.rect(x, y, width, height, id=f"site-{name}")


def only_some(pic):
    """What only games of some numbers of players have: spaces for statues, sites in the east and north."""
    used = table("kEastAndNorth")
    bread = figures("kBreadOfLine")
    for players, lines in enumerate(used, 1):
        pic.begin(f"seats-{players}")
        pic.rect(0, 0, WIDTH, pic.plan.height)
        for x, y in PLATES.values():
            for i in range(max(1, players - 1)):
                pic.path(round_head(x + 48 + 24 * i, y + 12, 22, 32), fill="lintel", stroke="tekhenu.joint",
                         stroke_width=1.2)
        for side in "en":
            for line in lines:
                name = side + line
                site(pic, None, *site_at(name))
                cost(pic, name, bread[int(line) - 1])
        pic.end()


def tiles(pic):
    for i, (x, y) in enumerate(TILES):
        pic.rect(x, y, *TILE, 4, id=f"tile-{i + 1}", fill="panel", stroke="slab-edge", stroke_width=1)
        pic.rect(x + 5, y + 5, 96, 77, id=f"spot-tile-{i + 1}")
        dice_value(pic, x + 67, y + 14, 2 * i + 1)
        dice_value(pic, x + 85, y + 14, 2 * i + 2)
        pic.sign("points", x + 67, y + 36, 15)
        pic.rect(x + 76, y + 26, 26, 20, id=f"words-space-{i + 1}")
        if pic.plan.words:
            pic.rect(x + 4, y + 64, 101, 19, id=f"ability-tile-{i + 1}")
            pic.rect(x + 5, y + 65, 17, 17, id=f"ability-sign-tile-{i + 1}")
            pic.rect(x + 24, y + 64, 81, 19, id=f"ability-short-tile-{i + 1}")
        else:
            pic.rect(x - 11, y + 62, 115, 24, id=f"ability-picture-tile-{i + 1}")


def osiris(pic):
    left, top = pic.plan.osiris, OSIRIS_TOP
    words = left + 4 * DISTRICT[0] + 2
    if pic.plan.words:
        pic.rect(left - 27, 8, 72, 22, id="words-osiris")
        pic.rect(left + 49, 8, 194, 22, id="words-rows")
        pic.rect(words, 34, 78, 18, id="words-statues-1")
        pic.rect(words, 51, 78, 18, id="words-statues-2")
    else:
        pic.rect(left - 27, 8, 250, 22, id="words-osiris")
    for name, x in (("pb0", left), ("lg0", left + 2 * DISTRICT[0])):
        pic.path(round_head(x + 8, 35, 65, 41), fill="tekhenu.site", stroke="tekhenu.joint", stroke_width=1.5)
        pic.rect(x, 33, 81, 43, id=f"site-{name}")
        pic.rect(x + 22, 36, 37, 38, id=f"spot-site-{name}")
        pic.rect(x + 30.5, 47, 20, 20, id=f"gold-site-{name}")
    for d, letter in enumerate("pblg"):
        pic.sign(f"res-{letter}", left + DISTRICT[0] * d + 20, 93, 24)
    shown = {3: pairs("kPairs3"), 4: pairs("kPairs4")}
    for row in range(1, 7):
        y = top + ROW[0] * (row - 1)
        dice_value(pic, left - 16, y + 23, row, 22)
        if pic.plan.words:
            pic.rect(words, y + 5, 80, 19, id=f"words-row-{row}-1")
            pic.rect(words, y + 22, 80, 19, id=f"words-row-{row}-2")
        else:
            pic.rect(words, y + (3 if row == 2 else 13), 86, 20, id=f"words-row-{row}-1")
        if row == 2:
            pic.rect(*((words + 56, y + 21) if pic.plan.words else (words, y + 22)), 20, 20, id="gold-row2")
        for d, letter in enumerate("pblg"):
            x = left + DISTRICT[0] * d
            site(pic, f"site-{letter}{row}", x, y, DISTRICT[1], ROW[1])
            if row in shown:
                a, b = shown[row][d]
                pic.sign(f"res-{a}", x + 12.5, y + 14, 18)
                pic.sign(f"res-{b}", x + 27, y + 32, 18)
            else:
                pic.sign(f"res-{letter}", x + DISTRICT[1] / 2, y + ROW[1] / 2, 20)
    majorities(pic, left, words)


def majorities(pic, left, words):
    """Who has most pieces in each district."""
    pic.rect(left - 27, 408, 1256 - left + 27, 50, 5, fill="lintel", stroke="temple", stroke_width=1)
    pic.sign("points", left - 17, 433, 15)
    number_sign(pic, left - 5, 433, 11, 3, "ink")
    for d, letter in enumerate("pblg"):
        x = left + DISTRICT[0] * d
        pic.rect(x + 10, 412, 20, 20, id=f"sign-most-site-{letter}1")
        pic.rect(x, 433, 40, 21, id=f"words-most-site-{letter}1")
    pic.rect(words, 413, 86, 19, id="words-most-1")
    pic.rect(words, 433, 86, 19, id="words-most-2")


def sections(pic):
    decks = table("kDisplay")
    names = {"b": "blessing", "t": "technology", "d": "decree"}
    plan = pic.plan
    pic.rect(plan.cards + 0.75, BELOW + 0.75, WIDTH - plan.cards - 1.5, plan.height - BELOW - 1.5, 10, fill="panel",
             stroke="slab-edge", stroke_width=1.5)
    for i in range(4):
        x, y = plan.section(i)
        pic.rect(x, y, 30, 20, 9.5, fill="lintel", stroke="cornline", stroke_width=1.4)
        pic.line(x + 32, y + 2, x + 32, y + 18, stroke="cornline", stroke_width=2.4)
        pic.rect(x, y, 30, 20, id=f"words-numeral-{i + 1}")
        told = 112 if plan.words else 82  # behind what the section asks
        pic.rect(x + told, y - 1, plan.column - told - 1, 22, id=f"you-card-{i + 1}.1")
        if plan.words:
            pic.rect(x + 38, y - 1, plan.column - 39, 22, id=f"words-card-{i + 1}.1")
        else:
            pic.rect(x + 38, y + 1, 18, 18, id=f"section-sign-card-{i + 1}.1")
            pic.rect(x + 59, y - 1, plan.column - 60, 22, id=f"section-card-{i + 1}.1")
        for j, deck in enumerate(decks[i]):
            ident = f"card-{i + 1}.{j + 1}"
            left, top, width, height = plan.card(i, j)
            pic.rect(left, top, width, height, 4, id=ident, fill="tekhenu.field", stroke="slab-edge", stroke_width=1,
                     stroke_dasharray="4 3")
            pic.rect(left + 2, top + height / 2 - 11, 22, 22, 3, fill=f"tekhenu.{names[deck]}")
            pic.sign(f"card-{names[deck]}", left + 13, top + height / 2, 16)
            pic.rect(left + 29, top + 2, width - 30, height - 4, id=f"closed-{ident}")
            if plan.words:
                pic.rect(left + 30, top + 1, width - 33, 15, id=f"name-{ident}")
                pic.rect(left + 30, top + 14.5, width - 33, 14.5, id=f"effect-{ident}")
            else:
                pic.rect(left + 29, top + 2, width - 29, height - 4, id=f"name-{ident}")


def cards(pic):
    """The cards as they lie in a row: a band with the sign of the kind, the words stand beside it."""
    _, _, width, height = pic.plan.card(0, 0)
    for kind in ("blessing", "technology", "decree"):
        pic.begin(kind)
        pic.rect(0.5, 0.5, width - 1, height - 1, 4, fill="card", stroke="slab-edge", stroke_width=1)
        pic.path(f"M4.5 0.5 L26 0.5 L26 {figure(height - 0.5)} L4.5 {figure(height - 0.5)} Q0.5 {figure(height - 0.5)} "
                 f"0.5 {figure(height - 4.5)} L0.5 4.5 Q0.5 0.5 4.5 0.5 Z", fill=f"tekhenu.{kind}")
        pic.sign(f"card-{kind}", 13.2, height / 2, 19)
        pic.end()
        pic.begin(f"large-{kind}")
        pic.rect(1, 1, 62, 94, 6, fill=f"tekhenu.{kind}", stroke="outline", stroke_width=1.5)
        pic.sign(f"card-{kind}", 32, 48, 46)
        pic.end()


def ring(pic, ident, x, y, radius, ground):
    pic.begin(ident)
    pic.circle(x, y, radius, fill=ground, stroke="ink2", stroke_width=1.6)
    pic.end()


def marks(pic):
    """Where something may be chosen: a ring in a corner; and one for what a turned tile brings."""
    ring(pic, "ring", 10.5, 10.5, 10.5, "ivory")
    for name in [f"{s}{i}" for s in "wens" for i in range(1, 6)]:
        x, y, _, _ = site_at(name)
        dx, dy = SITE_RING["gold" if name in ("e3", "n3") else name[0]]
        ring(pic, f"mark-site-{name}", x + dx, y + dy, 8.5, "ivory")
    for d, letter in enumerate("pblg"):
        for row in range(1, 7):
            ring(pic, f"mark-site-{letter}{row}", pic.plan.osiris + DISTRICT[0] * d + DISTRICT[1] - 6,
                 OSIRIS_TOP + ROW[0] * (row - 1) + 7, 7.4, "ivory")
    ring(pic, "mark-site-pb0", pic.plan.osiris + 66, 46, 7.4, "ivory")
    ring(pic, "mark-site-lg0", pic.plan.osiris + 149, 46, 7.4, "ivory")
    for i in range(5):
        for j in range(5):
            ring(pic, f"mark-field-r{i + 1}c{j + 1}", TEMPLE[0] + Q * j + 35.5, TEMPLE[1] + Q * i + 9.5, 10.5, "ivory")
    for god, (x, y) in PLATES.items():
        ring(pic, f"mark-god-{god}", x + PLATE[0] - 9, y + 9, 7.4, "ivory")
    for i in range(4):
        for j in range(4):
            x, y, width, height = pic.plan.card(i, j)
            ring(pic, f"mark-card-{i + 1}.{j + 1}", x + width - 11, y + height / 2, 7.4, "card")


def lasts(pic):
    """The corners of what was done last; their middle comes to that of the place."""
    sizes = {"god": PLATE, "field": (45, 45), "osiris-site": (DISTRICT[1], ROW[1]), "card": pic.plan.card(0, 0)[2:], "tile": TILE}
    for kind, (width, height) in sizes.items():
        pic.begin(f"last-{kind}")
        pic.rect(94, 94, width + 14, height + 14)
        for colour, thick in (("frame-edge", 5.4), ("frame", 2.8)):
            pic.path(corners(100, 100, width + 2, height + 2), stroke=colour, stroke_width=thick)
        pic.end()


def badges(pic):
    """What a die is in the light in which it lies; with the jackal what only Anubis allows."""
    for kind, ground in (("pure", None), ("tainted", None), ("anubis", "ivory")):
        pic.begin(f"badge-{kind}")
        pic.rect(0, 0, 48, 48)
        if ground:
            pic.circle(24, 24, 20, fill=ground, stroke="outline", stroke_width=4)
        pic.sign(kind, 24, 24, 30 if ground else 48)
        pic.end()


def edges(pic):
    """The line along an edge that matches."""
    for name, width, height in (("along", 40, 6), ("upright", 6, 40)):
        pic.begin(f"edge-{name}")
        pic.rect(0, 0, width, height, 3, fill="outline")
        pic.rect(1.5, 1.5, width - 3, height - 3, 1.5, fill="ivory")
        pic.end()


def board(plan):
    pic = Board(plan)
    pic.rect(0, 0, Q, Q, id="unit")
    pic.rect(0, BELOW, plan.cards - 10, plan.height - BELOW, id="panels")
    pic.rect(0, 0, plan.least, plan.least, id="least")
    pic.rect(0.75, 0.75, WIDTH - 1.5, SLAB - 1.5, 10, fill="slab", stroke="slab-edge", stroke_width=1.5)
    for draw in (plates, wheel, tracks, temple, tiles, osiris, sections):
        draw(pic)
    pic.begin("overlays", display="none")
    for sunny in range(6):
        wheel_in_light(pic, sunny)
    for draw in (positions, only_some, cards, badges, edges, marks, lasts):
        draw(pic)
    pic.end()
    return pic


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent
    for plan in PLANS:
        board(plan).save(folder / plan.name)


if __name__ == "__main__":
    main()
