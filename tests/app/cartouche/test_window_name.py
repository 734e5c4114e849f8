#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Under X11 a window has the name by which the desktop entry knows it."""
import os
import re
import subprocess
import unittest
from pathlib import Path

ENTRY = Path(__file__).resolve().parents[3] / "packaging" / "org.cartouche.cartouche.desktop"
# Ends the program as soon as a window of that name is there.
SCRIPT = """
"$CARTOUCHE" >&2 & program=$!
xdotool search --sync --onlyvisible --classname "$1" >/dev/null && echo found
kill $program
wait $program
"""


class WindowName(unittest.TestCase):
    def test_the_desktop_entry_names_the_window(self):
        name = re.search(r"^StartupWMClass=(.*)$", ENTRY.read_text(encoding="utf-8"), re.M).group(1)
        self.assertEqual(name, ENTRY.stem)
        environment = {**os.environ, "QT_QPA_PLATFORM": "xcb"}
        environment.pop("RESOURCE_NAME", None)
        command = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "sh", "-c", SCRIPT, "sh", f"^{re.escape(name)}$"]
        result = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", timeout=120, check=False)
        self.assertEqual(result.stdout, "found\n", result.stderr)


if __name__ == "__main__":
    unittest.main()
