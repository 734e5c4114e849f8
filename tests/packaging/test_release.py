#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Version, list of changes and licences."""
import datetime
import re
import shutil
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VERSION = re.search(r"project\(Cartouche VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")).group(1)


def is_repository():
    if not shutil.which("git"):
        return False
    return subprocess.run(["git", "-C", ROOT, "rev-parse"], capture_output=True, check=False).returncode == 0


class Release(unittest.TestCase):
    def test_the_list_of_changes_begins_with_this_version(self):
        text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        headings = re.findall(r"(?m)^## (.*)$", text)
        found = [re.fullmatch(r"(\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)", heading) for heading in headings]
        self.assertTrue(all(found), headings)
        releases = [(tuple(map(int, match.group(1).split("."))), datetime.date.fromisoformat(match.group(2)))
                    for match in found]
        self.assertEqual(releases, sorted(releases, reverse=True))
        self.assertEqual(found[0].group(1), VERSION)

    def test_no_other_file_names_the_version(self):
        self.assertEqual([path.name for path in sorted((ROOT / "packaging").iterdir())
                          if path.is_file() and path.suffix != ".md" and VERSION in path.read_text(encoding="utf-8")], [])

    @unittest.skipUnless(is_repository(), "without a repository all that was built would be looked at, too")
    def test_each_file_has_a_licence_and_a_holder(self):
        result = subprocess.run(["reuse", "--root", ROOT, "lint"], capture_output=True, text=True, check=False)
        self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)


if __name__ == "__main__":
    unittest.main()
