#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is chosen to be looked at, and how pictures of it are called."""
import argparse
import itertools
import pathlib
import shutil
import tempfile
import unittest

import pictures

SCREENSHOTS = pathlib.Path(__file__).resolve().parents[3] / "resources" / "screenshots"


def pairs(looks):
    """Every pair of a language, a size or a theme with a value of another kind, as often as it occurs."""
    values = [(look.language, (look.width, look.height, look.percent), look.theme) for look in looks]
    return [pair for each in values for pair in itertools.combinations(each, 2)]


class Looks(unittest.TestCase):
    def test_every_pair_occurs(self):
        self.assertEqual(len(pictures.ALL), 72)
        self.assertEqual(set(pairs(pictures.PAIRS)), set(pairs(pictures.ALL)))
        self.assertEqual(len(pictures.PAIRS), 24)

    def test_twelve_share_no_pair(self):
        self.assertEqual(len(pictures.TWELVE), 12)
        self.assertEqual(len(set(pairs(pictures.TWELVE))), 36)
        for values in (pictures.LANGUAGES, pictures.THEMES):
            for value in values:
                self.assertEqual(sum(value in look for look in pictures.TWELVE), 12 // len(values))
        self.assertEqual(len(pictures.SELECTIONS["rest"]), 60)

    def test_names(self):
        for look in pictures.ALL:
            self.assertEqual(pictures.read(str(look)), (None, look))
            self.assertEqual(pictures.read(f"nefertiti-five-box0-{look}"), ("nefertiti-five-box0", look))
        self.assertEqual(str(pictures.Look("fr", 1366, 768, 125, "high-contrast")), "fr-1366x768-high-contrast-125")
        for name in ("start", "fr-960x540", "es-960x540-light", "fr-960x540-pink"):
            with self.assertRaises(argparse.ArgumentTypeError):
                pictures.read(name)

    @unittest.skipUnless(shutil.which("montage"), "montage is missing")
    def test_a_contact_sheet(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for look in ("fr-960x540-light", "de-3840x2160-dark"):
                shutil.copy(SCREENSHOTS / "aton-light.png", folder / f"start-tab1-{look}.png")
            pictures.main(["sheets", name, "fr-960x540-light", "en-960x540-light"])
            sheet = (folder / "sheets" / "start-tab1.png").read_bytes()
            self.assertEqual((int.from_bytes(sheet[16:20], "big"), sheet[25]), (480 + 2 * 6, 2))  # width, no alpha
            pictures.main(["sheets", name, "--by", "look"])
            self.assertEqual(sorted(path.stem for path in (folder / "sheets").iterdir()),
                             ["de-3840x2160-dark", "fr-960x540-light", "start-tab1"])


if __name__ == "__main__":
    unittest.main()
