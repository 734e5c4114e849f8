#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures in resources/ are what their makers write today."""
import subprocess
import sys
import tempfile
from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[3] / "resources"


def check(game, maker, pictures, target):
    """Runs a maker, which takes the name of its file or, of several, their folder."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-B", RESOURCES / game / maker, Path(folder) / target], check=True)
        for picture in pictures:
            if (Path(folder) / picture).read_bytes() != (RESOURCES / game / picture).read_bytes():
                sys.exit(f"resources/{game}/{picture} is not what {maker} writes: run it again")


check("aton", "make_board.py", ["board.svg"], "board.svg")
check("aton", "make_pieces.py", ["pieces.svg"], "pieces.svg")
check("osiris", "make_board.py", ["board.svg", "board-3.svg", "board-2.svg"], ".")
check("osiris", "make_pieces.py", ["pieces.svg"], "pieces.svg")
check("tekhenu", "make_board.py", ["board.svg", "board-2.svg", "board-3.svg"], ".")
