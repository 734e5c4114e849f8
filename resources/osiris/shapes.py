# SPDX-License-Identifier: GPL-3.0-or-later
"""Shapes that stand both on the board of Osiris and on its pieces: the outlines of the colours and the scarab."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from picture import figure, polygon  # noqa: E402

COLOURS = "abcd"
# Corners in radii: of the square, the triangle and the lozenge, each as large to the eye as the circle of radius 1.
CORNERS = {
    "b": ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)),
    "c": ((0, -1.003), (1.157, 0.933), (-1.157, 0.933)),
    "d": ((0, -1.17), (1.17, 0), (0, 1.17), (-1.17, 0)),
}
# What lies within an outline is centred here, in radii: the middle of the circle that touches all sides.
MIDDLE = {"a": 0, "b": 0, "c": 0.277, "d": 0}
REACH = 1.2  # half the side of a box that holds each outline with its line, in radii


def outline(colour, cx, cy, r, scale=1.0):
    """Path data of a colour's outline; `scale` below 1: one within it, as far from it on every side."""
    middle = cy + MIDDLE[colour] * r
    if colour == "a":
        at = f"{figure(r * scale)} {figure(r * scale)} 0 1 1"
        left, right = figure(cx - r * scale), figure(cx + r * scale)
        return f"M{left} {figure(cy)} A{at} {right} {figure(cy)} A{at} {left} {figure(cy)} Z"
    return polygon([(cx + x * r * scale, middle + (y - MIDDLE[colour]) * r * scale) for x, y in CORNERS[colour]])


def scarab(pic, cx, cy, r):
    """A power counter; r: half its height."""
    body, line = "osiris.power", "osiris.power-line"

    def at(x, y):
        return f"{figure(cx + x * r)} {figure(cy + y * r)}"
    pic.path(f"M{at(-0.78, 0.06)} C{at(-0.78, -0.66)} {at(0.78, -0.66)} {at(0.78, 0.06)} "
             f"C{at(0.78, 1.24)} {at(-0.78, 1.24)} {at(-0.78, 0.06)} Z", fill=body, stroke=line, stroke_width=0.09 * r)
    pic.path(f"M{at(-0.43, -0.53)} A{figure(0.43 * r)} {figure(0.43 * r)} 0 0 1 {at(0.43, -0.53)} Z", fill=body,
             stroke=line, stroke_width=0.09 * r, stroke_linejoin="round")
    pic.path(f"M{at(0, -0.02)} L{at(0, 0.86)} M{at(-0.72, -0.02)} L{at(0.72, -0.02)}", stroke="ivory",
             stroke_width=0.13 * r)
