#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is asked to end by a signal, as at the end of a desktop session, or killed; what it keeps of its game is
read from the journal."""
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

CARTOUCHE = os.environ["CARTOUCHE"]
DATA = pathlib.Path(__file__).resolve().parents[2] / "data"
ASKS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
PATIENCE = 60


class Program:
    """Started in that home folder."""

    def __init__(self, home, *arguments, ignored=()):
        self.folder = home / "state" / "cartouche" / "games"
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home),
                       "XDG_STATE_HOME": str(home / "state"), "XDG_CONFIG_HOME": str(home / "config"),
                       "QT_LOGGING_RULES": "cartouche.play.debug=true", "QT_FORCE_STDERR_LOGGING": "1"}
        self.log = home / "log"
        before = {each: signal.signal(each, signal.SIG_IGN) for each in ignored}  # which the program inherits
        with self.log.open("wb") as log:
            self.process = subprocess.Popen([CARTOUCHE, *arguments], stdin=subprocess.DEVNULL,
                                            stdout=subprocess.DEVNULL, stderr=log, env=environment)
        for each, handler in before.items():
            signal.signal(each, handler)

    def caught(self):
        """The signals that the program listens to."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        mask = int(status.split("SigCgt:")[1].split()[0], 16)
        return {each for each in ASKS if mask >> (each - 1) & 1}

    def wait_for(self, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError("it does not come: " + self.log.read_text(errors="replace"))
            time.sleep(0.02)

    def end(self, by):
        """The exit status."""
        try:
            self.process.send_signal(by)
            return self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.process.wait()

    def journals(self):
        """The lines of each, but for what it begins with."""
        return [[json.loads(line[9:]) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
                for path in sorted(self.folder.glob("*.journal"))]

    def offers(self):
        return "games are offered" in self.log.read_text(errors="replace")


class EndSignals(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = pathlib.Path(folder.name)
        self.file = self.home / "mine.cartouche"

    def game(self, **other):
        """A game in a file; without a result and most of its actions it goes on between computers."""
        shutil.copy(DATA / "plain.cartouche", self.file)
        if other:
            record = {**json.loads(self.file.read_text(encoding="utf-8")), **other}
            del record["result"]
            for seat in record["seats"]:
                seat["player"] = "easy"
            self.file.write_text(json.dumps(record), encoding="utf-8")

    def begun(self, *arguments):
        """Started, and as far as the signals are listened to."""
        program = Program(self.home, *arguments)
        program.wait_for(lambda: program.caught() == set(ASKS))
        return program

    def offers_nothing(self):
        program = self.begun()
        offers = program.offers()
        program.end(signal.SIGKILL)
        return not offers

    def test_an_unchanged_review_is_not_offered(self):
        self.game()
        for by in (*ASKS, signal.SIGKILL):
            program = self.begun("--replay", str(self.file), "--step", "3")
            status = program.end(by)
            with self.subTest(by):
                self.assertEqual(status, -by if by == signal.SIGKILL else 0)
                self.assertEqual(len(program.journals()), 1 if by == signal.SIGKILL else 0)
                self.assertTrue(self.offers_nothing())
                self.assertEqual(program.journals(), [])

    def test_a_game_in_progress_comes_back(self):
        self.game(actions=[])
        for by in ASKS:
            program = self.begun(str(self.file))
            program.wait_for(lambda running=program: len(running.journals()[0]) > 3)
            with self.subTest(by):
                self.assertEqual(program.end(by), 0)
                self.assertEqual([journal[-1] for journal in program.journals()], [["closed"]])
                self.assertTrue(self.offers_nothing())
            shutil.rmtree(program.folder)

    def test_the_step_that_is_asked_for(self):
        self.game()
        program = self.begun("--replay", str(self.file), "--step", "3")
        program.wait_for(lambda: program.journals()[0][-1] == ["review", 3])
        program.end(signal.SIGTERM)
        program = self.begun("--replay", str(self.file))  # there again
        program.wait_for(lambda: program.journals()[0][-1] == ["review", 3])
        program.end(signal.SIGKILL)

    def test_what_is_ignored_stays_so(self):
        self.game()
        program = Program(self.home, str(self.file), ignored=[signal.SIGHUP])  # as by nohup
        program.wait_for(lambda: program.caught() == {signal.SIGTERM, signal.SIGINT})
        self.assertEqual(program.end(signal.SIGTERM), 0)


if __name__ == "__main__":
    unittest.main()
