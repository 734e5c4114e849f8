#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the board of Nefertiti: `python3 resources/nefertiti/make_board.py [FILE]`.

Four markets, two by two. Both stalls of a market are there; the Reserve tile covers one of them. Units: 54 to the pitch
of a bid square (q).
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from picture import Picture, corners, figure, polygon  # noqa: E402

IDS = """gizeh-l-0 to louqsor-r-8: bid squares. gizeh-u, gizeh-1 …: places of cards. tile-gizeh-l …: the Reserve tile over
  that stall. seal-gizeh …: the seal of the upper card. closed-gizeh …: the market's lintel.
spot-ID: where pieces lie. bid-ID, bid-small-ID: a bid, where it is free and beside a Servant. closes-ID,
  cannot-pay-ID: signs on a square. name-ID, value-ID, yours-ID: words on a card. market-name-ID, condition-ID: words of
  a lintel. closed-at-TILE, closed-word-TILE: the blind and its words while that tile is in play. wide-TILE: tile and
  stall side by side. roll-1, roll-2: dice that were rolled. unit: one q. These show nothing.
Group overlays, not shown with the board, each element drawn when it is needed: mark-ID may be chosen, last-KIND last
  action, with its middle on the place's, link-ID joins a square to the next one of its chain."""

Q = 54
SIZE = 50  # of a square
WIDTH, HEIGHT = 946, 830
MARKETS = {"gizeh": (10, 18), "akhet-aton": (478, 18), "abou-simbel": (10, 428), "louqsor": (478, 428)}
BOX = (458, 392)
SIDE = {"l": 8, "r": 234}  # left edge of a stall
FLOOR = 40                 # top edge of a stall
TILE = (216, 217)
# Rows from top to bottom, a letter behind the bid where there are several; s, d, x: the symbols, after an underscore.
STALLS = {
    "gizeh-l": ("0_s 1_s 2", "3_d 4 5_d", "6 7 8_x"),
    "gizeh-r": ("1_s 2_s 3_d 4", "5 6 7 8_x"),
    "akhet-aton-l": ("0_s", "1_s 2_s", "3 4_d 5", "6 7 8 9_x"),
    "akhet-aton-r": ("0_s 1_s 2", "3 4_d 5", "6 7 8_x"),
    "abou-simbel-l": ("1a_s 1b_s 1c_s", "2a_d 2b", "5a 5b", "7 8_x"),
    "abou-simbel-r": ("1a_s 1b_s", "2a 2b_d", "3a 3b", "6 7 12_x"),
    "louqsor-l": ("1_s 2_d 3 4", "5_d 6 7 8_x"),
}
PATH = ("0_s 1_s 2", "5 4_d 3", "6 7 8_x")  # louqsor-r: to and fro
PITCH = {"louqsor-r": 81}
SYMBOLS = {"s": "single", "d": "deben", "x": "extra"}
CARDS = {"u": (133, 266), "1": (11, 326.5), "2": (157, 326.5), "3": (303, 326.5)}
CARD = (144, 58)


def squares():
    """(stall, bid, symbol, x, y) of every square; x and y are its top left corner."""
    for stall, rows in list(STALLS.items()) + [("louqsor-r", PATH)]:
        left, top = MARKETS[stall[:-2]]
        pitch = PITCH.get(stall, Q)
        first = 0 if stall in PITCH else 4 - len(rows)
        for number, row in enumerate(rows):
            bids = row.split()
            start = 0 if stall in PITCH else (4 - len(bids)) * Q / 2
            for column, bid in enumerate(bids):
                name, _, symbol = bid.partition("_")
                yield (stall, name, symbol, left + SIDE[stall[-1]] + 2 + start + column * pitch,
                       top + FLOOR + 2 + (first + number) * pitch)


def cornice(pic, x, y, width):
    pic.path(polygon([(x - 3, y - 8), (x + width + 3, y - 8), (x + width, y + 1), (x, y + 1)]), fill="cornice",
             stroke="cornline", stroke_width=1)
    steps = 50
    pic.path(" ".join(f"M{figure(x + width * i / steps)} {figure(y - 6.5)} L{figure(x + width * i / steps)} {figure(y)}"
                      for i in range(steps + 1)), stroke="cornline", stroke_width=0.8)


def stone(pic, x, y, width, height):
    """A step: darker at its edge in the south and east."""
    pic.rect(x + 2, y + 2.5, width, height, 4, fill="nefertiti.edge")
    pic.rect(x, y, width, height, 4, fill="nefertiti.base")


def market(pic, name, x, y):
    width, height = BOX
    pic.rect(x, y, width, height, 6, fill="rim", stroke="slab-edge", stroke_width=1.2)
    cornice(pic, x, y, width)
    pic.path(f"M{x + 8} {y + 33.5} L{x + width - 8} {y + 33.5}", stroke="line", stroke_width=1)
    pic.rect(x + 4, y + 3, width - 8, 29, id=f"closed-{name}")
    stone(pic, x + 129, y + 263, 200, 64)
    stone(pic, x + 8, y + 323.5, 442, 64)
    for number, (left, top) in CARDS.items():
        pic.begin(f"{name}-{number}")
        pic.rect(x + left, y + top, *CARD)
        pic.rect(x + left + 3, y + top + 3, CARD[0] - 6, CARD[1] - 6, 5, stroke="ink2", stroke_width=1.2,
                 stroke_dasharray="4 4")
        pic.end()
    for side, left in SIDE.items():
        pic.rect(x + left, y + FLOOR, *TILE, id=f"tile-{name}-{side}")
    pic.rect(x + 281, y + 273, 44, 44, id=f"seal-{name}")


def stalls(pic):
    for stall, rows in STALLS.items():
        left, top = MARKETS[stall[:-2]]
        for number, row in enumerate(rows):
            count = len(row.split())
            x = left + SIDE[stall[-1]] + (4 - count) * Q / 2
            stone(pic, x, top + FLOOR + (4 - len(rows) + number) * Q, count * Q, Q)
    path = [(x, y) for stall, _, _, x, y in squares() if stall == "louqsor-r"]
    for x, y in path:
        pic.rect(x, y + 0.5, Q, Q, 5, fill="nefertiti.edge")
    way = path[:3] + path[5:2:-1] + path[6:]
    pic.path("M" + " L".join(f"{figure(x + SIZE / 2)} {figure(y + SIZE / 2)}" for x, y in way), stroke="nefertiti.base",
             stroke_width=20, stroke_linejoin="round")
    for x, y in path:
        pic.rect(x - 2, y - 2, Q, Q, 5, fill="nefertiti.base")
    for stall, bid, symbol, x, y in squares():
        pic.rect(x, y, SIZE, SIZE, 4, id=f"{stall}-{bid}", fill="nefertiti.bid", stroke="nefertiti.bid-line",
                 stroke_width=1.3)
        symbol_sign(pic, symbol, x + 34.5, y + 2)


def symbol_sign(pic, symbol, x, y):
    """The symbol of a square, 14 units high."""
    if symbol == "s":
        pic.rect(x + 3.2, y + 1.2, 7.6, 11.7, 1.2, fill="card", stroke="outline", stroke_width=1.3)
        pic.path(f"M{figure(x + 7)} {figure(y + 4.1)} L{figure(x + 7)} {figure(y + 9.9)}", stroke="outline",
                 stroke_width=1.5, stroke_linecap="round")
    elif symbol == "d":
        pic.circle(x + 7, y + 7, 6, fill="nefertiti.deben", stroke="outline", stroke_width=1.2)
        pic.circle(x + 7, y + 7, 2.3, fill="nefertiti.bid", stroke="outline", stroke_width=1)
    elif symbol == "x":
        pic.rect(x + 1.2, y + 3.5, 6.4, 9.3, 1, fill="card", stroke="outline", stroke_width=1.2)
        pic.rect(x + 3.8, y + 1.2, 7, 10.5, 1.2, fill="card", stroke="outline", stroke_width=1.2)
        pic.path(f"M{figure(x + 7.3)} {figure(y + 4.2)} L{figure(x + 7.3)} {figure(y + 8.6)} M{figure(x + 5.1)} "
                 f"{figure(y + 6.4)} L{figure(x + 9.5)} {figure(y + 6.4)}", stroke="outline", stroke_width=1.3,
                 stroke_linecap="round")


def spots(pic):
    """Rectangles that show nothing and tell the program where pieces lie and words stand."""
    for stall, bid, _, x, y in squares():
        ident = f"{stall}-{bid}"
        pic.rect(x + 12, y + 11.5, 37, 37, id=f"spot-{ident}")
        pic.rect(x + 9, y + 12.5, 32, 32, id=f"bid-{ident}")
        pic.rect(x + 0.5, y + 2, 17, 17, id=f"bid-small-{ident}")
        pic.rect(x + 2, y + 2, 14.5, 14.5, id=f"closes-{ident}")
        pic.rect(x + 31.5, y + 31.5, 17.5, 17.5, id=f"cannot-pay-{ident}")
    for name, (x, y) in MARKETS.items():
        for number, (left, top) in CARDS.items():
            ident = f"{name}-{number}"
            pic.rect(x + left + 52, y + top + 7, 90, 20, id=f"name-{ident}")
            pic.rect(x + left + 52, y + top + 28, 31, 26, id=f"value-{ident}")
            pic.rect(x + left + 83, y + top + 32, 59, 20, id=f"yours-{ident}")
            pic.rect(x + left + 8, y + top + 18, 128, 22, id=f"empty-{ident}")
        if name == "louqsor":
            for number in (1, 2):
                pic.rect(x + 18 + 52 * (number - 1), y + 273, 44, 44, id=f"roll-{number}")
        pic.rect(x + 11.5, y + 4.5, 25, 25, id=f"emblem-{name}")
        pic.rect(x + 44, y + 5, 150, 24, id=f"market-name-{name}")
        pic.rect(x + 196, y + 5, 250, 24, id=f"condition-closed-{name}")
        for side, other in (("l", "r"), ("r", "l")):
            left = x + SIDE[other]
            pic.rect(left, y + FLOOR, 216, 97, id=f"closed-at-{name}-{side}")
            pic.rect(left + 66, y + FLOOR + 31, 114, 34, id=f"closed-word-{name}-{side}")
            pic.rect(x + SIDE["l"], y + FLOOR, SIDE["r"] - SIDE["l"] + TILE[0], TILE[1], id=f"wide-tile-{name}-{side}")
        pic.rect(x + SIDE["l"], y + FLOOR, 216, 97, id=f"spot-closed-{name}")
        pic.rect(x + SIDE["l"] + 66, y + FLOOR + 31, 114, 34, id=f"closed-word-{name}")


def ring(pic, ident, x, y, radius, ground):
    pic.begin(ident)
    pic.circle(x, y, radius, fill=ground, stroke="ink2", stroke_width=1.6)
    pic.end()


def overlays(pic):
    pic.begin("overlays", display="none")
    path = {}
    for stall, bid, _, x, y in squares():
        ring(pic, f"mark-{stall}-{bid}", x + 25, y + 28.5, 14.2, None)
        if stall == "louqsor-r":
            path[bid] = (x + SIZE / 2, y + SIZE / 2)
    for name, (x, y) in MARKETS.items():
        for number, (left, top) in CARDS.items():
            ring(pic, f"mark-{name}-{number}", x + left + CARD[0] - 8, y + top + 8, 7, "card")
        for side, left in SIDE.items():
            ring(pic, f"mark-tile-{name}-{side}", x + left + TILE[0] - 18, y + FLOOR + 18, 9, "panel")
    for bid in range(8):
        (x, y), (to_x, to_y) = path[str(bid)], path[str(bid + 1)]
        pic.begin(f"link-louqsor-r-{bid}")
        across = SIZE / 2
        if y == to_y:
            a, b = min(x, to_x) + across, max(x, to_x) - across
            pic.rect(a, y - 2, b - a, 4, fill="ink")
        else:
            a, b = min(y, to_y) + across, max(y, to_y) - across
            pic.rect(x - 2, a, 4, b - a, fill="ink")
        pic.end()
    for kind, (width, height) in (("square", (SIZE, SIZE)), ("upper", CARD), ("lower", CARD), ("tile", TILE)):
        arms = corners(100, 100, width + 2, height + 2)
        pic.begin(f"last-{kind}")
        pic.rect(94, 94, width + 14, height + 14)
        pic.path(arms, stroke="frame-edge", stroke_width=5.4)
        pic.path(arms, stroke="frame", stroke_width=2.8)
        pic.end()
    pic.end()


def main():
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent / "board.svg"
    pic = Picture("resources/nefertiti/make_board.py", WIDTH, HEIGHT, "nefertiti", IDS)
    pic.rect(0, 0, Q, Q, id="unit")
    pic.rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, 10, fill="slab", stroke="slab-edge", stroke_width=1.5)
    for name, (x, y) in MARKETS.items():
        market(pic, name, x, y)
    stalls(pic)
    spots(pic)
    overlays(pic)
    pic.save(path)


if __name__ == "__main__":
    main()
