#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures in resources/ are what their makers write today."""
import subprocess
import sys
import tempfile
from pathlib import Path

ATON = Path(__file__).resolve().parents[3] / "resources" / "aton"

for maker, picture in (("make_board.py", "board.svg"), ("make_pieces.py", "pieces.svg")):
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / picture
        subprocess.run([sys.executable, "-B", ATON / maker, written], check=True)
        if written.read_bytes() != (ATON / picture).read_bytes():
            sys.exit(f"resources/aton/{picture} is not what {maker} writes: run it again")
