#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts and ends of each kind of page with each game, each end five times. Needs Xvfb and xdotool."""
import json
import shutil
import unittest

import test_restarts as restarts
from programs import Screen


def has_page(kind, game):
    """Only some games have lessons, or an editor, yet."""
    resources = restarts.ROOT / "resources"
    if kind == restarts.Editor:
        return json.loads((resources / game / "board.json").read_text(encoding="utf-8")).get("editor", False)
    return kind != restarts.Lesson or (resources / "lessons" / game).is_dir()


@unittest.skipUnless(shutil.which("Xvfb") and shutil.which("xdotool"), "needs Xvfb and xdotool")
class AllRestarts(unittest.TestCase):
    def test_each_page_game_and_end(self):
        screen = Screen()
        self.addCleanup(screen.close)
        for game in [each["id"] for each in json.loads(restarts.cli("games", "--json"))]:
            for kind in (restarts.Start, restarts.Play, restarts.Review, restarts.Editor, restarts.Lesson):
                for end in restarts.ENDS:
                    for changes in (False, True):
                        if not has_page(kind, game):
                            continue
                        with self.subTest(game=game, kind=kind.__name__, end=str(end), changes=changes):
                            restarts.run(screen, kind, game, changes, [end] * restarts.STARTS)


if __name__ == "__main__":
    unittest.main()
