#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of the code is that of .clang-format."""

import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ["app", "model", "resources", "tests", "views"]


class Form(unittest.TestCase):
    def test_clang_format_changes_nothing(self):
        files = [str(path) for room in ROOMS for path in sorted((ROOT / room).rglob("*")) if path.suffix in (".cpp", ".h")]
        self.assertGreater(len(files), 100)
        # Version 14 alone: others set some lines otherwise.
        form = subprocess.run(["clang-format-14", "--dry-run", "--Werror", "--ferror-limit=3", *files],
                              capture_output=True, text=True, check=False)
        self.assertEqual((form.returncode, form.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
