#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the boards of Osiris: `python3 resources/osiris/make_board.py [FOLDER]`.

board.svg has its temples in four columns, board-3.svg in three, board-2.svg as a list in two. Where spaces, towns and
the tip stand, and which temples there are, is read from the table of the board. Units: 70 to a brick's pitch (q).
"""
import math
import re
import sys
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from picture import Picture, corners, figure, frame, polygon  # noqa: E402
from shapes import COLOURS, outline  # noqa: E402

IDS = """N-1-0 to W-4-0, tip, town-a0 to town-d2, temple-osiris to temple-sobek: the places, each id round the place
  only.
spot-ID: where pieces lie, spot-TEMPLE-follower-COLOUR-N in a temple. count-TOWN figure and scarab-TOWN sign of its
  counters. sign-TEMPLE, name-TEMPLE, strength-TEMPLE, strength-word-TEMPLE, count-TEMPLE-follower-COLOUR: sign, words
  and figures of a temple. plate-sign-SEAT, -name-, -role-, -power-, -scarab-: those of a player.
  step-ID, step-corner-ID: the cost of a step, in the middle and where a piece lies. end-at-ID: the sign of what a walk
  that ends there would come to. caption-ID, caption-sign-ID: figure and sign of a caption. panels: room beside the
  temples. unit: one q. These show nothing.
Group overlays, not shown with the board, each element drawn when it is needed: home-PRIEST the town of a priest who
  takes part, plate-SEAT, plate-on-SEAT the same at that seat's turn, caption-ground-ID. mark-KIND, mark-ID may be
  chosen, mark-corner-KIND, mark-corner-ID the same where a piece lies; mark-step behind the cost of a step. Once a
  kind of place (space, tip, town, temple), with its middle on the place's: frame-KIND selected, cursor-KIND keyboard,
  last-KIND last action."""

TABLE = Path(__file__).resolve().parents[2] / "model" / "engine" / "osiris" / "rules" / "board_table.inc"
Q = 70
BRICK = 65
TOWN = 68
SPOT = 61
SIDE, HEIGHT = 874, 848
MIDDLE = (437, 424)
PLATE = (236, 58)
PLATES = {"a": (18, 18), "b": (SIDE - 18 - PLATE[0], 18), "c": (SIDE - 18 - PLATE[0], HEIGHT - 18 - PLATE[1]),
          "d": (18, HEIGHT - 18 - PLATE[1])}


class Space(NamedTuple):
    ident: str
    face: str
    lane: int
    x: float
    y: float


class Town(NamedTuple):
    priest: str
    x: float
    y: float

    @property
    def ident(self):
        return "town-" + self.priest


class Plan(NamedTuple):
    """What the table says of the board; places in bricks from the middle of the pyramid."""
    spaces: list
    tip: tuple
    towns: list
    temples: list
    links: list  # pairs of spaces beside each other in a lane


def read_plan():
    text = re.sub(r"//.*", "", TABLE.read_text(encoding="utf-8"))

    def lines(macro):
        for arguments in re.findall(rf"^{macro}\(([^)]*)\)", text, re.MULTILINE):
            yield [word.strip().strip('"') for word in arguments.split(",")]
    spaces = [Space(ident, face, int(lane), float(x), float(y)) for ident, face, lane, x, y in lines("SPACE")]
    named = {space.ident: space for space in spaces}
    (_, tip_x, tip_y), = lines("TIP")
    return Plan(spaces, (float(tip_x), float(tip_y)), [Town(p, float(x), float(y)) for p, x, y in lines("TOWN")],
                [god for god, in lines("TEMPLE")], [(named[a], named[b]) for a, b, _ in lines("SIDE")])


class Cards(NamedTuple):
    """How the cards of the temples are laid out. Offsets from the top left corner of a card's cornice."""
    name: str
    columns: int
    pitch: tuple      # from card to card
    size: tuple       # of a card, cornice included
    sign: tuple       # x, y, side
    label: tuple      # rectangle of the god's name
    strength: tuple   # rectangle of the figure
    word: tuple       # rectangle of the word below it, None: no word
    follower: tuple   # x and y of the first spot's middle, step between colours, step between followers, side
    counts: tuple     # rectangle of a count, given by its middle from the spot's middle; None: no counts
    mark: tuple       # middle and radius of the ring of a temple that may be chosen
    panels: bool

    @property
    def width(self):
        return SIDE + 14 + (self.columns - 1) * self.pitch[0] + self.size[0]


VARIANTS = (
    Cards("board.svg", 4, (174, 215), (162, 203), (16, 27, 56), (16, 88, 104, 24), (84, 24, 70, 38), (78, 62, 82, 20),
          (30, 132.5, 34, 25.5, 25), None, (139, 100, 9), True),
    Cards("board-3.svg", 3, (147, 170), (139, 160), (10, 25, 39), (12, 68, 90, 22), (53, 17, 82, 34), (53, 49, 82, 18),
          (28, 101, 27.5, 22, 22), None, (119, 79, 8), False),
    Cards("board-2.svg", 2, (155, 121.4), (147, 119), (13, 17.5, 39), (13, 58, 122, 18), (56, 18, 50, 38), None,
          (26, 88, 31.5, 0, 19), (0, 18, 24, 16), (122, 37, 8), False),
)


def at(x, y):
    """Units of a point given in bricks."""
    return MIDDLE[0] + x * Q, MIDDLE[1] + y * Q


def box(place, side):
    """The square of that side round a place."""
    x, y = at(place.x, place.y)
    return x - side / 2, y - side / 2, side, side


def hull(points):
    """The convex hull, from its leftmost corner clockwise as drawn."""
    def half(ordered):
        chain = []
        for point in ordered:
            while len(chain) > 1 and ((chain[-1][0] - chain[-2][0]) * (point[1] - chain[-2][1])
                                      - (chain[-1][1] - chain[-2][1]) * (point[0] - chain[-2][0])) <= 1e-9:
                chain.pop()
            chain.append(point)
        return chain[:-1]
    ordered = sorted(set(points))
    return half(ordered) + half(ordered[::-1])


def terrace(pic, lane, spaces):
    """The step of the pyramid on which a lane lies, darker at its edge in the south and east."""
    def around(far):
        middles = [at(space.x, space.y) for space in spaces]
        return polygon(hull([(x + dx, y + dy) for x, y in middles for dx in (-40, far) for dy in (-40, far)]))
    pic.path(around(40), fill="osiris.edge", stroke="osiris.terrace", stroke_width=1.6, stroke_linejoin="round")
    pic.path(around(35), fill=f"osiris.lane-{lane}")
    pic.path(around(40), stroke="osiris.terrace", stroke_width=1.6, stroke_linejoin="round")


def corner_links(pic, plan, lane):
    """Dots round a corner of the pyramid, where a lane goes on from face to face."""
    for a, b in plan.links:
        if a.lane != lane or a.face == b.face:
            continue
        (x, y), (to_x, to_y) = beside(a, b), beside(b, a)
        number = round(math.hypot(to_x - x, to_y - y) / 7.2)
        dots = [(x + (to_x - x) * i / number, y + (to_y - y) * i / number) for i in range(number + 1)]
        pic.path(" ".join(f"M{figure(dx - 1)} {figure(dy)} A1 1 0 1 1 {figure(dx + 1)} {figure(dy)} "
                          f"A1 1 0 1 1 {figure(dx - 1)} {figure(dy)} Z" for dx, dy in dots), fill="osiris.link")


def beside(space, other):
    """The point beside a space on the side of another in the same lane."""
    x, y = at(space.x, space.y)
    if space.face in "NS":
        return x + math.copysign(43, other.x - space.x), y
    return x, y + math.copysign(43, other.y - space.y)


def pyramid(pic, plan):
    for lane in sorted({space.lane for space in plan.spaces}):
        terrace(pic, lane, [space for space in plan.spaces if space.lane == lane])
        corner_links(pic, plan, lane)
    for space in plan.spaces:
        pic.rect(*box(space, BRICK), 4, id=space.ident, fill=f"osiris.brick-{space.lane}", stroke="osiris.joint",
                 stroke_width=1.3)


def tip(pic, plan):
    x, y = at(*plan.tip)
    r = BRICK / 2
    corners = [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)]
    pic.begin("tip")
    for i, face in enumerate(("north", "east", "south", "west")):
        pic.path(polygon([corners[i], corners[(i + 1) % 4], (x, y)]), fill=f"osiris.tip-{face}")
    pic.rect(x - r, y - r, BRICK, BRICK, stroke="osiris.tip-line", stroke_width=2)
    pic.circle(x, y, 7, fill="osiris.tip-top", stroke="osiris.tip-line", stroke_width=1.4)
    pic.end()


def towns(pic, plan):
    """The plots of towns, as they lie there without the people of a colour."""
    for town in plan.towns:
        pic.rect(*box(town, TOWN), 12, id=town.ident, fill="osiris.plot", stroke="osiris.plot-line", stroke_width=1.5)


def card_at(cards, index):
    """Top left corner of a temple's cornice."""
    return SIDE + 14 + index % cards.columns * cards.pitch[0], index // cards.columns * cards.pitch[1]


def temple(pic, cards, index, god):
    x, y = card_at(cards, index)
    width, height = cards.size
    pic.begin("temple-" + god)
    right = x + width
    pic.path(f"M{x} {y + 1} L{right} {y + 1} L{right} {y + 4} C{right - 4} {y + 6} {right - 5} {y + 10} "
             f"{right - 5} {y + 15} L{x + 5} {y + 15} C{x + 5} {y + 10} {x + 4} {y + 6} {x} {y + 4} Z", fill="cornice")
    number = round(width / 8)
    leaves = [(x + 2 + (width - 4) * i / number, x + 6 + (width - 12) * i / number) for i in range(1, number)]
    pic.path(" ".join(f"M{figure(top)} {y + 4} L{figure(foot)} {y + 15}" for top, foot in leaves), stroke="cornline",
             stroke_width=1.1)
    pic.rect(x, y, width, 3.4, 1, fill="cornline")
    pic.rect(x + 5.5, y + 15.5, width - 11, height - 16, fill="panel", stroke="line", stroke_width=1)
    pic.rect(x + 4, y + 13.6, width - 8, 2.6, 1.3, fill="cornline")
    for _, _, middle_x, middle_y in follower_spots(cards, index):
        pic.circle(middle_x, middle_y, 2.4, fill="osiris.dot")
    pic.end()


def follower_spots(cards, index):
    """Colour, number from 1 and middle of each spot in a temple; where none is above another, one of a colour."""
    x, y = card_at(cards, index)
    first_x, first_y, across, up, _ = cards.follower
    for i, colour in enumerate(COLOURS):
        for n in range(1, 4 if up else 2):
            yield colour, n, x + first_x + i * across, y + first_y + (3 - n) * up


def temple_spots(pic, cards, index, god):
    x, y = card_at(cards, index)

    def part(name, left, top, width, height):
        pic.rect(x + left, y + top, width, height, id=f"{name}-temple-{god}")
    left, top, side = cards.sign
    part("sign", left, top, side, side)
    part("name", *cards.label)
    part("strength", *cards.strength)
    if cards.word:
        part("strength-word", *cards.word)
    side = cards.follower[-1]
    for colour, n, middle_x, middle_y in follower_spots(cards, index):
        same = range(1, 4) if cards.counts else (n,)
        for number in same:
            pic.rect(middle_x - side / 2, middle_y - side / 2, side, side,
                     id=f"spot-temple-{god}-follower-{colour}-{number}")
        if cards.counts:
            right, down, width, height = cards.counts
            pic.rect(middle_x + right - width / 2, middle_y + down - height / 2, width, height,
                     id=f"count-temple-{god}-follower-{colour}")


def space_spots(pic, ident, x, y):
    """What may stand on a space or the tip; (x, y): its middle."""
    pic.rect(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT, id="spot-" + ident)
    step_spots(pic, ident, x, y, y)
    pic.rect(x + 9, y + 9, 24, 24, id="end-at-" + ident)
    caption_spots(pic, ident, x, y)


def step_spots(pic, ident, x, y, middle):
    pic.rect(x - 15, middle - 15, 30, 30, id="step-" + ident)
    pic.rect(x + 7, y - 37, 30, 30, id="step-corner-" + ident)


def caption_spots(pic, ident, x, y, height=30):
    """Sign and figure of a caption, on a ground of that height above a piece."""
    side = height - 6
    top = y - 19 - height
    pic.rect(x - 26, top, side, side, id="caption-sign-" + ident)
    pic.rect(x + side - 23, top, 49 - side, side, id="caption-" + ident)


def town_spots(pic, town):
    x, y = at(town.x, town.y)
    pic.rect(x - 18, y - 29, 36, 36, id="spot-" + town.ident)
    step_spots(pic, town.ident, x, y, y - 11)
    pic.rect(x + 9, y - 19, 24, 24, id="end-at-" + town.ident)
    pic.rect(x - 17, y + 6, 16, 16, id="scarab-" + town.ident)
    pic.rect(x, y + 4, 19, 20, id="count-" + town.ident)
    caption_spots(pic, town.ident, x, y, 24)


def plate_spots(pic, seat):
    x, y = PLATES[seat]
    pic.rect(x + 10, y + 9, 40, 40, id=f"plate-sign-{seat}")
    pic.rect(x + 58, y + 8, 112, 22, id=f"plate-name-{seat}")
    pic.rect(x + 58, y + 30, 112, 20, id=f"plate-role-{seat}")
    pic.rect(x + 176, y + 19, 20, 20, id=f"plate-scarab-{seat}")
    pic.rect(x + 199, y + 17, 28, 24, id=f"plate-power-{seat}")


def spots(pic, plan, cards):
    """Rectangles that show nothing and tell the program where pieces lie and words stand."""
    for space in plan.spaces:
        space_spots(pic, space.ident, *at(space.x, space.y))
    space_spots(pic, "tip", *at(*plan.tip))
    for town in plan.towns:
        town_spots(pic, town)
    for index, god in enumerate(plan.temples):
        temple_spots(pic, cards, index, god)
    for seat in COLOURS:
        plate_spots(pic, seat)


def home(pic, town):
    """The town of a priest: ground and rings of its colour, the priest's outline where he is away, the pill."""
    x, y = at(town.x, town.y)
    colour, rings = town.priest[0], int(town.priest[1])
    sign = f"player.{colour}-sign"
    pic.begin("home-" + town.priest)
    pic.rect(*box(town, TOWN), 12, fill=f"player.{colour}", stroke="osiris.town-line", stroke_width=1.5)
    for i in range(rings):
        side = 58.5 - 9 * i
        pic.rect(x - side / 2, y - side / 2, side, side, 10 - 2.5 * i, stroke=sign, stroke_width=1.9)
    pic.path(outline(colour, x, y - 11, 10.5), stroke=sign, stroke_width=1.5, stroke_dasharray="3 3")
    pic.rect(x - 21, y + 4, 42, 20, 10, fill="card", stroke="outline", stroke_width=1.2)
    pic.end()


def plates(pic):
    for seat in COLOURS:
        x, y = PLATES[seat]
        pic.rect(x, y, *PLATE, 8, id=f"plate-{seat}", fill="panel", stroke="line", stroke_width=1)
        pic.rect(x, y, *PLATE, 8, id=f"plate-on-{seat}", stroke="ink", stroke_width=2.5)


def caption_grounds(pic, plan):
    for place in [*plan.spaces, *plan.towns]:
        x, y = at(place.x, place.y)
        height = 24 if isinstance(place, Town) else 30  # a town's must not cover the counters of the one above
        pic.rect(x - 29, y - 22 - height, 58, height, 6, id="caption-ground-" + place.ident, fill="panel", stroke="ink",
                 stroke_width=1.5)


def mark(pic, ident, bounds, ring, token):
    """A place that may be chosen; `ring`: middle and radius. In high contrast it is white between two black lines."""
    pic.begin(ident)
    pic.rect(*bounds)
    pic.circle(*ring, stroke="mark-edge", stroke_width=6)
    pic.circle(*ring, stroke="mark-wide", stroke_width=3)
    pic.circle(*ring, fill=token, stroke=token, stroke_width=2, fill_opacity=0.14)
    pic.end()


def corner_mark(pic, ident, bounds, x, y):
    """The same beside a piece, whose rim it may touch: so it has a ground of its own. (x, y): middle of the place."""
    pic.begin(ident)
    pic.rect(*bounds)
    pic.circle(x + 24, y - 24, 8, fill="card", stroke="outline", stroke_width=1.4)
    pic.circle(x + 24, y - 24, 4.2, stroke="card-ink", stroke_width=2)
    pic.end()


def marks(pic, plan, cards):
    space, (tip_x, tip_y) = plan.spaces[0], at(*plan.tip)
    x, y = at(space.x, space.y)
    mark(pic, "mark-space", box(space, BRICK), (x, y, 11), "ink")
    corner_mark(pic, "mark-corner-space", box(space, BRICK), x, y)
    mark(pic, "mark-tip", (tip_x - 32.5, tip_y - 32.5, BRICK, BRICK), (tip_x, tip_y, 14), "osiris.tip-line")
    for town in plan.towns:
        x, y = at(town.x, town.y)
        mark(pic, "mark-" + town.ident, box(town, TOWN), (x, y - 11, 11), f"player.{town.priest[0]}-sign")
        corner_mark(pic, "mark-corner-" + town.ident, box(town, TOWN), x, y)
    left, top = card_at(cards, 0)
    ring_x, ring_y, radius = cards.mark
    mark(pic, "mark-temple", (left, top, *cards.size), (left + ring_x, top + ring_y, radius), "ink")
    x, y = at(*plan.tip)
    pic.begin("mark-step")
    pic.rect(x - 15, y - 15, 30, 30)
    pic.circle(x, y, 13.5, fill="card", stroke="outline", stroke_width=2)
    pic.end()


def frames(pic, plan, cards):
    """The frames of each kind of place, drawn round one of them."""
    tip_place = Town("", *plan.tip)
    first_card = (*card_at(cards, 0), *cards.size)
    for kind, bounds, radius in (("space", box(plan.spaces[0], BRICK), 5), ("tip", box(tip_place, BRICK), 2),
                                 ("town", box(plan.towns[0], TOWN), 13), ("temple", first_card, 3)):
        x, y, width, height = bounds

        def around(**colours):
            pic.rect(x - 1, y - 1, width + 2, height + 2, radius, **colours)

        def inside(**colours):
            pic.path(corners(x + 1, y + 1, width - 2, height - 2), stroke_linejoin="round", **colours)
        frame(pic, f"frame-{kind}", bounds, around, 4.4, 8)
        frame(pic, f"cursor-{kind}", bounds, around, 2.4, 6)
        frame(pic, f"last-{kind}", bounds, inside, 2.6, 5)


def overlays(pic, plan, cards):
    pic.begin("overlays", display="none")
    for town in plan.towns:
        home(pic, town)
    plates(pic)
    caption_grounds(pic, plan)
    marks(pic, plan, cards)
    frames(pic, plan, cards)
    pic.end()


def board(plan, cards):
    pic = Picture("resources/osiris/make_board.py", cards.width, HEIGHT, "osiris", IDS)
    pic.rect(0, 0, Q, Q, id="unit")  # these two first: to choose a board the program reads no further
    if cards.panels:
        x, y = card_at(cards, len(plan.temples))
        pic.rect(x, y, cards.width - x, HEIGHT - y, id="panels")
    pic.rect(0.75, 0.75, SIDE - 1.5, HEIGHT - 1.5, 10, id="board", fill="slab", stroke="slab-edge", stroke_width=1.5)
    pyramid(pic, plan)
    tip(pic, plan)
    towns(pic, plan)
    for index, god in enumerate(plan.temples):
        temple(pic, cards, index, god)
    spots(pic, plan, cards)
    overlays(pic, plan, cards)
    return pic


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent
    plan = read_plan()
    for cards in VARIANTS:
        board(plan, cards).save(folder / cards.name)


if __name__ == "__main__":
    main()
