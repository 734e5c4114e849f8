#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same training makes the same file, byte for byte, at once or in parts."""
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

    def play_parts(self, game, of, *stages):
        """Each part of these stages alone, the last one first."""
        for stage in stages:
            for number in range(of, 0, -1):
                done = train(game, "--seed", "7", "--games", "60", "--samples", str(self.folder / game), "--stage", str(stage),
                             "--part", f"{number}/{of}")
                self.assertEqual((done.returncode, done.stderr), (0, b""))

    def joined(self, game, *more):
        return train(game, "--seed", "7", "--games", "60", "--samples", str(self.folder / game), "--output",
                     str(self.folder / "joined"), *more)

    def test_parts_make_the_same_file(self):
        for game, stages, of in (("aton", 11, 2), ("osiris", 7, 3), ("nefertiti", 7, 1), ("tekhenu", 7, 2)):
            with self.subTest(game=game):
                self.play_parts(game, of, *range(stages))
                self.assertEqual(len(list((self.folder / game).iterdir())), stages * of)
                done = self.joined(game)
                self.assertEqual((done.returncode, done.stderr), (0, b""))
                self.assertEqual((self.folder / "joined").read_bytes(), self.weights(game, "7", "whole"))

    def test_a_part_played_again_is_the_same(self):
        self.play_parts("nefertiti", 2, 0)
        files = {file: file.read_bytes() for file in (self.folder / "nefertiti").iterdir()}
        for file in files:
            file.unlink()
        self.play_parts("nefertiti", 2, 0)
        self.assertEqual({file: file.read_bytes() for file in (self.folder / "nefertiti").iterdir()}, files)

    def test_two_may_play_one_part(self):
        """Each writes a file of its own, whatever was left by others."""
        self.play_parts("nefertiti", 1, 0)
        file = self.folder / "nefertiti" / "stage-0-part-1-of-1.samples"
        alone = file.read_bytes()
        file.unlink()
        file.with_name(file.name + ".unfinished").mkdir()
        players = [subprocess.Popen([TRAIN, "nefertiti", "--seed", "7", "--games", "60", "--samples", str(file.parent), "--stage", "0",
                                     "--part", "1/1"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) for _ in range(3)]
        for player in players:
            self.assertEqual((player.communicate(timeout=280)[1], player.returncode), (b"", 0))
        self.assertEqual(file.read_bytes(), alone)
        self.assertEqual(len(list(file.parent.iterdir())), 2)

    def refused(self, done, says):
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr.decode(), r"\Acartouche-train: [^\n]+\n\Z")
        self.assertIn(says, done.stderr.decode())
        self.assertFalse((self.folder / "joined").exists())

    def test_parts_that_cannot_be_joined(self):
        folder = self.folder / "osiris"
        self.refused(self.joined("osiris"), "stage 0 in")
        self.play_parts("osiris", 3, 0)
        self.refused(self.joined("osiris"), "stage 1 in")
        whole = {number: folder / f"stage-0-part-{number}-of-3.samples" for number in (1, 2, 3)}
        text = whole[2].read_bytes()
        version = text.splitlines(keepends=True)[1]
        self.assertRegex(version, rb"\Aversion [0-9.]+\n\Z")
        for part, says in ((text.replace(b"--seed 7", b"--seed 8"), "is no part of this training"), (b"", "is no part"),
                           (text.replace(version, b"version 0.0.1\n"), "was not played by version "),
                           (text.replace(version, b""), "was not played by version "),
                           (text[:-4], "is not whole"), (text[:len(text) // 2], "is not whole"),
                           (text.replace(b"\nend", b"\n0 1 2 x\nend"), "holds no number")):
            whole[2].write_bytes(part)
            # Who plays the next stage meets it as well as who joins; there another table may miss its next stage first.
            self.refused(self.joined("osiris"), "cartouche-train" if says == "holds no number" else says)
            self.refused(train("osiris", "--seed", "7", "--games", "60", "--samples", str(folder), "--stage", "1", "--part", "1/1"), says)
        whole[1].unlink()
        whole[2].unlink()
        self.refused(self.joined("osiris"), "of 3 parts these are missing: 1 2")
        self.play_parts("osiris", 2, 0)
        self.refused(self.joined("osiris"), "parts of 2 and parts of 3")

    def test_wrong_words(self):
        for words in ([], ["aton"], ["aton", "--seed", "1"], ["aton", "--seed", "x", "--output", "f"],
                      ["aton", "--games", "60", "--output", "f"], ["chess", "--seed", "1", "--output", "f"],
                      ["aton", "--seed", "1", "--games", "9", "--output", "f"],
                      ["osiris", "--seed", "1", "--games", "9", "--output", "f"], ["aton", "--seed", "1", "--output"],
                      ["aton", "--seed", "1", "--seed", "1", "--output", "f"], ["aton", "--seed", "1", "--samples", "d"],
                      *(["aton", "--seed", "1", "--samples", "d", "--stage", stage, "--part", part] for stage, part in
                        (("11", "1/2"), ("0", "0/2"), ("0", "3/2"), ("0", "1"), ("x", "1/2"), ("0", "1/"))),
                      ["aton", "--seed", "1", "--samples", "d", "--part", "1/2"],
                      ["aton", "--seed", "1", "--samples", "d", "--stage", "0"],
                      ["aton", "--seed", "1", "--stage", "0", "--part", "1/2"],
                      ["aton", "--seed", "1", "--samples", "d", "--stage", "0", "--part", "1/2", "--output", "f"]):
            with self.subTest(words=words):
                done = train(*words)
                self.assertEqual((done.returncode, done.stdout), (2, b""))
                self.assertTrue(done.stderr.startswith(b"usage:"))

    def test_no_place_to_write(self):
        done = train("aton", "--seed", "1", "--games", "10", "--output", str(self.folder / "none" / "file"))
        self.assertEqual(done.returncode, 1)


if __name__ == "__main__":
    unittest.main()
