#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Clang compiles every file for itself, and clang-tidy has nothing to say of it."""

import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Tidy(unittest.TestCase):
    def test_clang_tidy_has_nothing_to_say(self):
        for command in (["cmake", "--preset", "tidy"], ["cmake", "--build", "--preset", "tidy", "--", "-k", "0"]):
            done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                  check=False)
            self.assertEqual(done.returncode, 0, done.stdout)


if __name__ == "__main__":
    unittest.main()
