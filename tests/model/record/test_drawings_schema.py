#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The schema of saved games and the program agree about drawings and later symbols."""
import unittest

from schema import SchemaCase, saved

CIRCLE = "circle solid temple-1-a"
RIGHT = [{"drawings": drawings} for drawings in (
    {}, {"0": [CIRCLE]}, {"5": ["arrow dashed temple-1-a temple-2-c", "fill double temple-4-l", CIRCLE]},
    {"1": [CIRCLE] * 100},
)] + [{"symbols": {"0": "brilliant", "5": "dubious"}}, {"assessments": {"0": "equal", "1": "better", "5": "worse"}}]
WRONG = [{"drawings": drawings} for drawings in (
    None, [], {"x": [CIRCLE]}, {"1": []}, {"1": CIRCLE}, {"1": [1]}, {"1": [CIRCLE] * 101},
    {"1": ["circle red temple-1-a"]}, {"1": ["circle solid  temple-1-a"]}, {"1": [CIRCLE + " temple-1-b"]},
    {"1": ["arrow solid temple-1-a"]},
)] + [{"symbols": {"1": "good"}}, {"symbols": {"1": 1}}, {"assessments": {"1": "won"}}, {"assessments": ["equal"]},
      {"marks": {"1": "brilliant"}}]
# What no schema can say: the places are those of the board, and an arrow leads to another one.
WRONG_FOR_THE_FILE = [{"drawings": {"1": [drawing]}} for drawing in (
    "circle solid temple-9-z", "arrow solid temple-1-a temple-1-a",
)]


class DrawingsSchema(SchemaCase):
    GAME = saved("timed.cartouche")

    def test_right(self):
        for change in RIGHT:
            self.assert_right(change)

    def test_wrong(self):
        for change in WRONG:
            self.assert_wrong(change)

    def test_wrong_for_the_file(self):
        for change in WRONG_FOR_THE_FILE:
            self.assert_wrong_for_the_file(change)


if __name__ == "__main__":
    unittest.main()
