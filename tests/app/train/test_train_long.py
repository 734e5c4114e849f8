#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the computer player has learned is what its heading says: the training is done again."""
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

TRAIN = pathlib.Path(os.environ["CARTOUCHE_CLI"]).with_name("cartouche-train")
ROOT = pathlib.Path(__file__).resolve().parents[3]


class Training(unittest.TestCase):
    def test_weights_can_be_made_again(self):
        for file in sorted(ROOT.glob("model/engine/*/player/weights.inc")):
            with self.subTest(file=file.parent.name), tempfile.TemporaryDirectory() as folder:
                command = re.search(r"Made by: cartouche-train (.*)", file.read_text()).group(1).split()
                subprocess.run([str(TRAIN), *command], cwd=folder, check=True, stdout=subprocess.DEVNULL)
                self.assertEqual((pathlib.Path(folder) / "weights.inc").read_bytes(), file.read_bytes())


if __name__ == "__main__":
    unittest.main()
