#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ladder of the computer players: each level beats the one below, in each game, and expert beats greedy.

Prints the tables. Each level must win more than its share of the games; over the whole ladder the stronger one must win
what is asked of the players, as far as luck in so many games allows (95 %).
"""
import json
import math
import os
import subprocess
import unittest

CLI = os.environ["CARTOUCHE_CLI"]
CORES = str(os.cpu_count() or 1)


class Ladder(unittest.TestCase):
    def score(self, game, players, games, *arguments):
        """The share of the wins that the first player has, in percent of what it would have if it won all."""
        command = [CLI, "match", game, "--players", ",".join(players), "--games", str(games), "--threads", CORES, *arguments]
        table = subprocess.run(command, capture_output=True, check=True, text=True, timeout=3000)
        print("\n$", " ".join(["cartouche-cli", *command[1:]]), "\n" + table.stdout + table.stderr, flush=True)
        rows = [line.split() for line in table.stdout.splitlines()]
        return float(next(row[-1] for row in rows if row and row[0] == players[0]))

    def levels(self, game):
        games = json.loads(subprocess.run([CLI, "games", "--json"], capture_output=True, check=True).stdout)
        return next(row["levels"] for row in games if row["id"] == game)

    def luck(self, share, games):
        return 1.96 * math.sqrt(share * (100 - share) / games)

    def assert_ladder(self, game, seats, games, least, most=100):
        """The stronger one against the weaker ones wins from `least` to `most` percent, as asked."""
        levels = self.levels(game)
        scores = []
        for weak, strong in zip(levels, levels[1:]):
            with self.subTest(game=game, seats=seats, strong=strong, weak=weak):
                scores.append(self.score(game, [strong] + [weak] * (seats - 1), games))
                self.assertGreater(scores[-1], 100 / seats)
        mean, all_games = sum(scores) / len(scores), games * len(scores)
        print(f"{game}, {seats} seats: {mean:.1f} % of {all_games} games")
        self.assertGreaterEqual(mean, least - self.luck(least, all_games))
        self.assertLessEqual(mean, most + self.luck(most, all_games))

    def assert_beats_greedy(self, game, games, least):
        self.assertGreaterEqual(self.score(game, ["expert", "greedy"], games), least - self.luck(least, games))

    def test_aton(self):
        self.assert_ladder("aton", 2, 60, 70, 85)
        self.assert_beats_greedy("aton", 60, 92)

    def test_osiris(self):
        self.assert_ladder("osiris", 2, 60, 70, 85)
        self.assert_ladder("osiris", 4, 48, 35)

    def test_nefertiti(self):
        self.assert_ladder("nefertiti", 2, 30, 65, 85)
        self.assert_beats_greedy("nefertiti", 30, 85)
        self.assert_ladder("nefertiti", 3, 30, 43)
        self.assert_ladder("nefertiti", 4, 32, 35)

    def test_tekhenu(self):
        self.assert_ladder("tekhenu", 2, 30, 65, 85)


if __name__ == "__main__":
    unittest.main(verbosity=2)
