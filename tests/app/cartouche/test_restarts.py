#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is started, ended by Ctrl+Q, by SIGTERM or by force, and started again, on each kind of page, with and
without a change: each time the page is there again, what was changed comes back, and what was not leaves nothing.

Needs Xvfb and xdotool. `test_restarts_long.py` does it with each game and each end.
"""
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import unittest

from programs import ASKS, PATIENCE, Program, Screen

CARTOUCHE_CLI = os.environ["CARTOUCHE_CLI"]
ROOT = pathlib.Path(__file__).resolve().parents[3]
STARTS = 5
QUIT = "Ctrl+Q"
CHANGED = r"\* – Cartouche"  # the title of such a window
ENDS = (QUIT, signal.SIGTERM, signal.SIGKILL)


def cli(*words):
    return subprocess.run([CARTOUCHE_CLI, *words], capture_output=True, check=True).stdout.decode()


class Place:
    """A kind of page with a file of a game."""

    def __init__(self, home, game):
        self.home = home
        self.game = game
        self.file = home / "mine.cartouche"
        self.arguments = [str(self.file)]
        self.keys = []  # that change something; none: nothing here can be changed

    def write(self, **parts):
        self.file.write_text(json.dumps(parts), encoding="utf-8")

    def played(self):
        """A finished game between people, in which everything may be taken back."""
        seats = json.loads(cli("games", "--json"))
        count = min(len(each) for each in next(game["seats"] for game in seats if game["id"] == self.game))
        cli("play", self.game, "--players", ",".join(["random"] * max(count, 2)), "--record", str(self.file))
        record = json.loads(self.file.read_text(encoding="utf-8"))
        for seat in record["seats"]:
            seat["player"] = "human"
        return {**record, "training": True}


class Start(Place):
    page = "StartPage"

    def __init__(self, home, game):
        super().__init__(home, game)
        self.arguments = []


class Play(Place):
    """A person is next, and may take back."""

    page = "GamePage"

    def __init__(self, home, game):
        super().__init__(home, game)
        record = self.played()
        record.pop("result", None)
        self.write(**{**record, "actions": []})
        steps = cli_steps(record, self.file)
        at = next(step for step in range(len(steps) // 2, len(steps)) if steps[step]["by"] != "chance"
                  and steps[step + 1]["by"] != "chance")
        self.write(**{**record, "actions": record["actions"][:at]})
        self.keys = ["ctrl+z"]


class Review(Place):
    """In a variation, which can be deleted."""

    page = "ReviewPage"

    def __init__(self, home, game):
        super().__init__(home, game)
        record = self.played()
        at, other = next((step["step"], action) for step, after in pairs(cli_steps(record, self.file))
                         for action in step["legal"] if after["by"] != "chance" and action != after["action"])
        self.write(**{**record, "variations": [{"at": at, "actions": [other]}]})
        self.arguments = ["--replay", str(self.file)]
        settings = home / "config" / "cartouche" / "cartouche.conf"
        settings.write_text(settings.read_text() + f'[files]\nreviewed={self.file}, "[{at + 1},0]"\n')
        self.keys = ["alt+r", "d"]


class Editor(Place):
    page = "EditorPage"

    def __init__(self, home, game):
        super().__init__(home, game)
        record = self.played()
        record.pop("result")
        start = cli_steps(record, self.file)[len(record["actions"]) // 2]["position"]
        self.write(**{**record, "start": start, "actions": [], "scenario": {"goal": {"kind": "play"}}})
        self.arguments = ["--edit", str(self.file)]
        self.keys = [key for _ in range(6) for key in ("Right", "Delete", "Down", "Delete")]


class Lesson(Place):
    page = "LessonPage"

    def __init__(self, home, game):
        super().__init__(home, game)
        shutil.copy(sorted((ROOT / "resources" / "lessons" / game).glob("*.cartouche"))[0], self.file)


def pairs(steps):
    return zip(steps, steps[1:])


def cli_steps(record, file):
    file.write_text(json.dumps(record), encoding="utf-8")
    return [json.loads(line) for line in cli("replay", str(file), "--json").splitlines()]


class Chain:
    """Starts one after the other in a home of its own."""

    def __init__(self, screen, kind, game, changes):
        self.temporary = tempfile.TemporaryDirectory()
        self.home = pathlib.Path(self.temporary.name)
        settings = self.home / "config" / "cartouche" / "cartouche.conf"
        settings.parent.mkdir(parents=True)
        settings.write_text("[look]\nlanguage=en\n[play]\npace=2.5\nmotion=false\n")
        self.place = kind(self.home, game)
        self.screen = screen
        self.changes = changes
        self.offered = False  # what the next start does first
        self.name = f"{kind.__name__}, {game}, {'changed' if changes else 'unchanged'}"

    def close(self):
        self.temporary.cleanup()

    def run(self, ends):
        for number, end in enumerate(ends):
            try:
                self.start_and_end(number, end)
            except AssertionError as error:
                raise AssertionError(f"{self.name}, start {number} to end by {end}: {error}") from error

    def start_and_end(self, number, end):
        arguments = self.place.arguments if number == 0 or not self.changes else []
        program = Program(self.home, *arguments, environment={**self.screen.environment, "QT_QPA_PLATFORM": "xcb"})
        try:
            program.wait_for(lambda: program.caught() == set(ASKS))
            if self.offered:
                program.wait_for(lambda: self.screen.focus("Games to go on with"))
                self.screen.keys("Return")
            program.wait_for(lambda: program.says(f"views::{self.place.page} is shown"))
            if not self.offered and program.offers():
                raise AssertionError("something is offered")
            program.wait_for(lambda: self.screen.focus("Cartouche"))
            if self.changes and number == 0:
                self.change(program)
            if self.changes:
                program.wait_for(lambda: self.screen.focus(CHANGED))
            self.end(program, end)
        finally:
            program.process.kill()
            program.process.wait()

    def change(self, program):
        """Presses the keys, again if nothing comes of it: the window may not listen at once."""
        for _ in range(PATIENCE):
            self.screen.keys(*self.place.keys)
            try:
                return program.wait_for(lambda: self.screen.focus(CHANGED), 3)
            except AssertionError:
                self.screen.keys("Escape")  # out of a menu
        raise AssertionError("nothing changes")

    def end(self, program, end):
        if end == QUIT:
            self.screen.keys("ctrl+q")
            status = program.process.wait(PATIENCE)
        else:
            status = program.end(end)
        self.offered = self.changes and end == signal.SIGKILL
        left = len(program.journals())
        most = 1 if self.changes or (end != signal.SIGKILL and self.place.page in ("GamePage", "EditorPage")) else 0
        if status != (-end if end == signal.SIGKILL else 0) or left > most:
            raise AssertionError(f"status {status}, {left} journals: {program.log.read_text(errors='replace')}")


def run(screen, kind, game, changes, ends):
    chain = Chain(screen, kind, game, changes)
    try:
        if not changes or chain.place.keys:
            chain.run(ends)
    finally:
        chain.close()


@unittest.skipUnless(shutil.which("Xvfb") and shutil.which("xdotool"), "needs Xvfb and xdotool")
class Restarts(unittest.TestCase):
    """One game, all ends in turn."""

    def test_each_page(self):
        screen = Screen()
        self.addCleanup(screen.close)
        ends = [ENDS[number % len(ENDS)] for number in range(STARTS)]
        for kind in (Start, Play, Review, Editor, Lesson):
            for changes in (False, True):
                with self.subTest(kind=kind.__name__, changes=changes):
                    run(screen, kind, "aton", changes, ends)


if __name__ == "__main__":
    unittest.main()
