#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sign of one colour that a desktop shows in its own: symbolic_icon.py SIGN SYMBOLIC.

Of the sign it takes what is still seen at 16 pixels: thick outlines, the bar, the sun. Desktops colour areas alone, so
that an outline becomes the area between two edges.
"""
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

SVG = "{http://www.w3.org/2000/svg}"
COLOUR = "#2e3436"
THICK = 4


def edge(x, y, width, height, radius):
    return (f"M{x + radius:g} {y:g}h{width - 2 * radius:g}a{radius:g} {radius:g} 0 0 1 {radius:g} {radius:g}"
            f"v{height - 2 * radius:g}a{radius:g} {radius:g} 0 0 1 {-radius:g} {radius:g}"
            f"h{2 * radius - width:g}a{radius:g} {radius:g} 0 0 1 {-radius:g} {-radius:g}"
            f"v{2 * radius - height:g}a{radius:g} {radius:g} 0 0 1 {radius:g} {-radius:g}z")


def symbolic(sign):
    root = ElementTree.fromstring(sign)
    areas = []
    for rect in root.iter(f"{SVG}rect"):
        x, y, width, height, radius, stroke = (float(rect.get(name, 0))
                                               for name in ("x", "y", "width", "height", "rx", "stroke-width"))
        if stroke == 0:
            areas.append(edge(x, y, width, height, radius))
        elif stroke > THICK:
            areas.append("".join(edge(x - out, y - out, width + 2 * out, height + 2 * out, radius + out)
                                 for out in (stroke / 2, -stroke / 2)))
    sun = max(root.iter(f"{SVG}circle"), key=lambda circle: float(circle.get("r")))
    x, y, radius = (float(sun.get(name)) for name in ("cx", "cy", "r"))
    areas.append(edge(x - radius, y - radius, 2 * radius, 2 * radius, radius))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="{root.get("viewBox")}">\n'
            + "".join(f'<path fill="{COLOUR}" fill-rule="evenodd" d="{area}"/>\n' for area in areas) + "</svg>\n")


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(symbolic(Path(sys.argv[1]).read_text(encoding="utf-8")), encoding="utf-8")
