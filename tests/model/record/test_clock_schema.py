#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The schema of saved games and the program agree about clock, training and rated."""
import unittest

from schema import SchemaCase, saved

SEATS = {"red": 1, "blue": 2}

RIGHT = [{"clock": clock} for clock in (
    {}, {"seconds": 0}, {"seconds": 86400, "increment": 3600}, {"left": {}, "pauses": {}},
    {"left": {"0": {"red": 0, "blue": 86400000}, "5": SEATS}}, {"pauses": {"5": 2147483647}}, {"unknown": [1]},
)] + [{"training": False}, {"rated": "2028-02-29T23:59:59Z"}]
WRONG = [{"clock": clock} for clock in (
    None, [], {"seconds": -1}, {"seconds": 86401}, {"seconds": 1.5}, {"seconds": "1"}, {"increment": 1},
    {"seconds": 1, "increment": 3601}, {"seconds": 1, "increment": -1}, {"left": []}, {"left": {"x": SEATS}},
    {"left": {"01": SEATS}}, {"left": {"1": []}}, {"left": {"1": {}}}, {"left": {"1": {**SEATS, "red": -1}}},
    {"left": {"1": {**SEATS, "red": 86400001}}}, {"left": {"1": {**SEATS, "red": None}}}, {"pauses": 1},
    {"pauses": {"-1": 1}}, {"pauses": {"1": -1}}, {"pauses": {"1": 2147483648}}, {"pauses": {"1": 0.5}},
)] + [{"training": value} for value in (None, 1, "true")] + [{"rated": value} for value in (
    None, True, "", "2026-11-29", "2026-13-01T00:00:00Z", "2026-11-29T24:00:00Z", "2026-11-29T14:05:00",
    "2026-11-29T14:05:00+01:00", "2026-11-29T14:05:00.000Z", "2026-11-29 14:05:00Z", "2026-11-29T14:05:00Z\n",
)]
# What no schema can say: the seats and the number of actions are those of the file, and months differ in length.
WRONG_FOR_THE_FILE = [{"clock": clock} for clock in (
    {"left": {"6": SEATS}}, {"left": {"1": {"red": 1}}}, {"left": {"1": {**SEATS, "green": 1}}}, {"pauses": {"6": 1}},
)] + [{"rated": "2026-02-29T14:05:00Z"}]


class ClockSchema(SchemaCase):
    GAME = saved("timed.cartouche")

    def test_right(self):
        for change in [{}] + RIGHT:
            self.assert_right(change)

    def test_wrong(self):
        for change in WRONG:
            self.assert_wrong(change)

    def test_wrong_for_the_file(self):
        for change in WRONG_FOR_THE_FILE:
            self.assert_wrong_for_the_file(change)


if __name__ == "__main__":
    unittest.main()
