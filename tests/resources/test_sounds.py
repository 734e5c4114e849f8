#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sounds as resources/sounds/make_sounds.py makes them: short, soft, without a click or an offset; and each that the
program plays is there."""
import array
import math
import re
import subprocess
import sys
import tempfile
import unittest
import wave
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FULL = 32767


def level(value):
    return 20 * math.log10(value / FULL)


class Sounds(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folders = []
        for _ in range(2):
            folder = tempfile.TemporaryDirectory()
            cls.addClassCleanup(folder.cleanup)
            subprocess.run([sys.executable, ROOT / "resources/sounds/make_sounds.py", folder.name], check=True)
            cls.folders.append(Path(folder.name))
        cls.sounds = {}
        for path in sorted(cls.folders[0].iterdir()):
            with wave.open(str(path)) as file:
                assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100), path
                cls.sounds[path.stem] = array.array("h", file.readframes(file.getnframes()))

    def each(self):
        for name, samples in self.sounds.items():
            with self.subTest(sound=name):
                yield name, samples

    def test_those_that_are_played(self):
        code = (ROOT / "views/common/sounds.cpp").read_text(encoding="utf-8")
        header = (ROOT / "views/common/sound.h").read_text(encoding="utf-8")
        names = re.findall(r'"([^"]+)"', re.search(r"kSoundNames\{(.*?)\}", code, re.DOTALL).group(1))
        sounds = re.findall(r"^    (\w+),? +///<", re.search(r"enum class Sound.*?\};", header, re.DOTALL).group(0),
                            re.MULTILINE)
        self.assertEqual(names, [each.lower() for each in sounds])
        points = int(re.search(r"kMostPoints = (\d+);", header).group(1))
        names.remove("score")
        self.assertEqual(set(self.sounds), {*names, *(f"score-{n}" for n in range(1, points + 1))})

    def test_the_same_figures_make_the_same_bytes(self):
        for name in self.sounds:
            one, other = ((folder / f"{name}.wav").read_bytes() for folder in self.folders)
            self.assertEqual(one, other, name)

    def test_they_are_short(self):
        for name, samples in self.each():
            notes = 3 if name == "win" else 1
            self.assertLessEqual(len(samples) / 44.1 / notes, 250.01)
            self.assertGreaterEqual(len(samples) / 44.1, 40)

    def test_they_are_soft_and_about_as_loud_as_each_other(self):
        for _, samples in self.each():
            self.assertLessEqual(level(max(map(abs, samples))), -11.99)
            mean = level(math.sqrt(sum(each * each for each in samples) / len(samples)))
            self.assertTrue(-32 < mean < -24.9, mean)

    def test_they_begin_and_end_in_silence(self):
        """And without a jump near the ends that would be heard as a click."""
        for _, samples in self.each():
            for end in (samples[:20], samples[::-1][:100]):
                self.assertEqual(end[0], 0)
                self.assertLessEqual(max(abs(a - b) for a, b in zip(end, end[1:])), FULL * 0.03)
            self.assertLessEqual(max(map(abs, samples[-20:])), FULL * 0.001)

    def test_they_have_no_offset(self):
        for _, samples in self.each():
            self.assertLess(abs(sum(samples) / len(samples)), FULL * 0.001)

    def test_notes_rise(self):
        def crossings(samples):
            """Of notes of one length, more for a higher one."""
            return sum(a < 0 <= b for a, b in zip(samples, samples[1:]))

        counts = [crossings(self.sounds[f"score-{n}"][2000:8000]) for n in range(1, 9)]
        self.assertEqual(counts, sorted(set(counts)))


if __name__ == "__main__":
    unittest.main()
