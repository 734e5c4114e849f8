#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the makers of board and piece pictures share: an SVG file whose elements name colour tokens.

Only `path rect circle line g` and plain attributes are written, as Qt's renderer wants them. A colour
is always a token; the value that stands beside it is the light theme's, so that any viewer shows the
picture.
"""
import json
import math
from pathlib import Path

RESOURCES = Path(__file__).resolve().parent
HEAD = """<!-- Made by {maker}: change that and run it again.
Colours: class="f-TOKEN s-TOKEN" names the token of the fill and of the stroke; the values beside it
are the light theme's and are replaced when the picture is loaded. Ids name places and parts:
{ids} -->"""


def figure(value):
    """A coordinate with two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def light_values(game):
    """Token -> light value, of the window and of one game (None: no game)."""
    values = dict(json.loads((RESOURCES / "themes/light.json").read_text())["colours"])
    if game:
        own = json.loads((RESOURCES / game / "colours.json").read_text())
        values.update({token: themes["light"] for token, themes in own.items()})
    return values


def polygon(points):
    """Path data of a closed polygon."""
    return "M" + " L".join(f"{figure(x)} {figure(y)}" for x, y in points) + " Z"


def star_points(cx, cy, outer, inner, rays):
    """Corners of a star, the first ray pointing up."""
    points = []
    for i in range(2 * rays):
        radius = inner if i % 2 else outer
        angle = math.pi * i / rays
        points.append((cx + radius * math.sin(angle), cy - radius * math.cos(angle)))
    return points


def stela(x, y, width, height):
    """Path data: flat foot, round head."""
    r = width / 2
    return (f"M{figure(x)} {figure(y + height)} L{figure(x)} {figure(y + r)} A{figure(r)} {figure(r)} 0 0 1 "
            f"{figure(x + width)} {figure(y + r)} L{figure(x + width)} {figure(y + height)} Z")


def corners(x, y, width, height, arm=10):
    """Path data of the four corners of a rectangle."""
    right, foot = x + width, y + height
    points = ((x, y, 1, 1), (right, y, -1, 1), (x, foot, 1, -1), (right, foot, -1, -1))
    return " ".join(f"M{figure(cx + dx * arm)} {figure(cy)} L{figure(cx)} {figure(cy)} "
                    f"L{figure(cx)} {figure(cy + dy * arm)}" for cx, cy, dx, dy in points)


def frame(pic, ident, bounds, shape, width, edge):
    """A frame: `shape(**attributes)` draws its line. The element reaches 6 units beyond the place on each side."""
    x, y, across, down = bounds
    pic.begin(ident)
    pic.rect(x - 6, y - 6, across + 12, down + 12)
    shape(stroke="frame-edge", stroke_width=edge)
    shape(stroke="frame", stroke_width=width)
    pic.end()


class Picture:
    """Collects elements; `save` writes the file."""

    def __init__(self, maker, width, height, game, ids):
        self.values = light_values(game)
        head = HEAD.format(maker=maker, ids=ids)
        self.lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
                      f'viewBox="0 0 {width} {height}">', head]

    def add(self, tag, fill=None, stroke=None, **attributes):
        """One shape. `fill`, `stroke`: tokens or None; underscores in names stand for hyphens."""
        classes = [f"f-{fill}"] if fill else []
        classes += [f"s-{stroke}"] if stroke else []
        ident = attributes.pop("id", None)
        parts = [f'id="{ident}"'] if ident else []
        parts += [f'class="{" ".join(classes)}"'] if classes else []
        for name, value in attributes.items():
            shown = value if isinstance(value, str) else figure(value)
            parts.append(f'{name.replace("_", "-")}="{shown}"')
        if tag != "line":
            parts.append(f'fill="{self.values[fill] if fill else "none"}"')
        if stroke:
            parts.append(f'stroke="{self.values[stroke]}"')
        self.lines.append(f"<{tag} {' '.join(parts)}/>")

    def rect(self, x, y, width, height, rx=None, **others):
        """A rectangle; without colours it only marks where something lies."""
        corner = {"rx": rx} if rx else {}
        self.add("rect", x=x, y=y, width=width, height=height, **corner, **others)

    def circle(self, cx, cy, r, **others):
        self.add("circle", cx=cx, cy=cy, r=r, **others)

    def line(self, x1, y1, x2, y2, **others):
        self.add("line", x1=x1, y1=y1, x2=x2, y2=y2, **others)

    def path(self, d, **others):
        self.add("path", d=d, **others)

    def begin(self, ident=None, **attributes):
        """Opens a group."""
        parts = [f'id="{ident}"'] if ident else []
        parts += [f'{name}="{value}"' for name, value in attributes.items()]
        self.lines.append(f"<g{''.join(' ' + part for part in parts)}>")

    def end(self):
        self.lines.append("</g>")

    def save(self, path):
        Path(path).write_text("\n".join(self.lines + ["</svg>"]) + "\n", encoding="utf-8")
