#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same training makes the same file, byte for byte."""
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

TRAIN = str(pathlib.Path(os.environ["CARTOUCHE_CLI"]).with_name("cartouche-train"))


def train(*arguments):
    return subprocess.run([TRAIN, *arguments], capture_output=True, timeout=280, check=False)


class Training(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def weights(self, game, seed, name):
        path = self.folder / name
        done = train(game, "--seed", seed, "--games", "60", "--output", str(path))
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return path.read_bytes()

    def test_same_seed_same_file(self):
        for game in ("aton", "osiris", "nefertiti", "tekhenu"):
            with self.subTest(game=game):
                first = self.weights(game, "7", "first")
                self.assertEqual(first, self.weights(game, "7", "second"))
                self.assertNotEqual(first, self.weights(game, "8", "third"))
                self.assertLess(len(first), 20_000)
                self.assertIn(b"cartouche-train %s --seed 7 --games 60" % game.encode(), first)

    def test_a_table_for_each_kind_of_game(self):
        for game, kinds in (("osiris", 4), ("nefertiti", 3), ("tekhenu", 3)):
            file = self.weights(game, "1", game).decode()
            tables = re.findall(r"TABLE\(([^)]*)\)", file)
            self.assertEqual(len(tables), kinds)
            for table in tables:
                numbers = [int(number) for number in table.split(",")]
                self.assertEqual(len(numbers), len(tables[0].split(",")))
                self.assertTrue(any(numbers))

    def test_wrong_words(self):
        for words in ([], ["aton"], ["aton", "--seed", "1"], ["aton", "--seed", "x", "--output", "f"],
                      ["aton", "--games", "60", "--output", "f"], ["chess", "--seed", "1", "--output", "f"],
                      ["aton", "--seed", "1", "--games", "9", "--output", "f"],
                      ["osiris", "--seed", "1", "--games", "9", "--output", "f"]):
            with self.subTest(words=words):
                done = train(*words)
                self.assertEqual((done.returncode, done.stdout), (2, b""))
                self.assertTrue(done.stderr.startswith(b"usage:"))

    def test_no_place_to_write(self):
        done = train("aton", "--seed", "1", "--games", "10", "--output", str(self.folder / "none" / "file"))
        self.assertEqual(done.returncode, 1)


if __name__ == "__main__":
    unittest.main()
