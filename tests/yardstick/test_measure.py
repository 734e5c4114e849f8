#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What measures the players counts rightly and ends in time."""
import math
import os
import pathlib
import subprocess
import sys
import time
import unittest

import measure

SCRIPT = str(pathlib.Path(__file__).with_name("measure.py"))


class Measure(unittest.TestCase):
    def table(self, *arguments):
        done = subprocess.run([sys.executable, SCRIPT, *arguments, "--cli", os.environ["CARTOUCHE_CLI"]],
                              capture_output=True, check=True, text=True)
        return [line.split() for line in done.stdout.splitlines()]

    def test_errors(self):
        self.assertAlmostEqual(measure.error_of(50, 100), 9.6, places=1)
        self.assertGreater(measure.error_of(20, 20), 0)
        self.assertEqual(measure.mean_of([1.0, 1.0, 1.0]), (1.0, 0.0))
        # The same figure ten times in each game tells no more than once.
        self.assertAlmostEqual(measure.clustered([[1.0] * 10, [-1.0] * 10] * 8), measure.clustered([[1.0], [-1.0]] * 8))

    def test_losses(self):
        self.assertAlmostEqual(measure.log_loss([0.5, 0.5], [1, 0]), math.log(2))
        self.assertAlmostEqual(measure.log_loss([0.25, 0.75], [0.5, 0.5]), -0.5 * math.log(0.25 * 0.75))
        self.assertTrue(math.isfinite(measure.log_loss([0.0, 1.0], [1, 0])))
        games = [([10, 0], [1, 0])] * 3 + [([10, 0], [0, 1])]
        self.assertAlmostEqual(measure.by_points([10, 0], measure.best_weight(games))[0], 0.75, places=3)

    def test_points(self):
        self.assertEqual(measure.points_in({"players": {"a": {"points": 3}, "b": {"points": 5}}}, ["a", "b"]), [3, 5])
        self.assertEqual(measure.points_in({"players": {"a": {"points": 3}}, "bot": {"points": 4}}, ["a"]), [3, 4])
        self.assertEqual(measure.points_in({"score": {"red": 4, "blue": 6}}, ["red", "blue"]), [4, 6])
        self.assertIsNone(measure.points_in({"turn": 1}, ["a", "b"]))

    def test_calibration(self):
        for game, points in (("tekhenu", True), ("osiris", False)):
            rows = self.table("calibration", game, "--level", "random", "--sets", "2", "--nodes", "1", "--threads", "1")
            self.assertEqual(rows[0][:2], ["4", "games"])
            tenths = [row for row in rows if row[1] == "%"]
            self.assertEqual(sum(int(row[2]) for row in tenths), 4 * 2 * measure.LOOKED_AT)
            half = next(row for row in rows if row[0] == "0.50")
            self.assertEqual(half[3] != "–", points)
            self.assertEqual(half[4], "0.693")

    def test_levels(self):
        rows = self.table("levels", "aton", "--sets", "1", "--seconds", "60")
        self.assertEqual([row[:3] for row in rows[1:]],
                         [["normal,", "1", "easy"], ["hard,", "1", "normal"], ["expert,", "1", "hard"], ["expert,", "1", "greedy"]])
        self.assertEqual(rows[1][3], "2")

    def test_plain(self):
        rows = self.table("plain", "aton", "--sets", "1", "--movetime", "5", "--kinds", "uct", "--seconds", "60")
        self.assertEqual(rows[1][:7], "expert, 1 plain uct, 5 ms 2".split())

    def test_times(self):
        rows = self.table("times", "aton", "--sets", "1", "--seconds", "60")
        self.assertEqual([row[0] for row in rows[1:]], ["hard", "expert"])
        self.assertLessEqual(float(rows[1][2]), float(rows[1][3]))  # the mean, and what 99 of 100 keep

    def test_the_end_of_the_time(self):
        begun = time.monotonic()
        rows = self.table("levels", "tekhenu", "--seats", "2", "--seconds", "1")
        self.assertLess(time.monotonic() - begun, 60)  # all 200 games would take an hour
        self.assertEqual(len(rows), 5)


if __name__ == "__main__":
    unittest.main(verbosity=2)
