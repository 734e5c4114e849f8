#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is asked to end by a signal, as at the end of a desktop session, or killed; what it keeps of its game is
read from the journal."""
import fcntl
import json
import os
import pathlib
import shutil
import signal
import tempfile
import unittest

from programs import ASKS, Program

DATA = pathlib.Path(__file__).resolve().parents[2] / "data"


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
                seat["player"] = "easy" if "seats" not in other else seat["player"]
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
                self.assertEqual(program.journals(), [])
                self.assertTrue(self.offers_nothing())

    def test_a_game_in_progress_comes_back(self):
        self.game(actions=[])
        for by in ASKS:
            program = self.begun(str(self.file))
            program.wait_for(lambda running=program: len(running.journals()) == 1 and len(running.journals()[0]) > 3)
            with self.subTest(by):
                self.assertEqual(program.end(by), 0)
                self.assertEqual([journal[-1] for journal in program.journals()], [["closed"]])
                self.assertTrue(self.offers_nothing())
            shutil.rmtree(program.folder)

    def test_the_step_that_is_asked_for(self):
        self.game()
        settings = self.home / "config" / "cartouche" / "cartouche.conf"
        for arguments in (("--step", "3"), ()):  # there again
            program = self.begun("--replay", str(self.file), *arguments)
            program.wait_for(lambda running=program: running.says("views::ReviewPage is shown"))
            self.assertEqual(program.end(signal.SIGTERM), 0)
            self.assertIn(f"reviewed={self.file}, [3]", settings.read_text(encoding="utf-8"))

    def test_while_a_dialogue_says_what_is_wrong(self):
        self.file.write_text("no game", encoding="utf-8")
        pipe = self.home / "pipe.cartouche"
        os.mkfifo(pipe)
        for file in (self.file, pipe, "/dev/zero"):
            program = self.begun(str(file))
            program.wait_for(lambda running=program: running.says("the file cannot be opened"))
            with self.subTest(file):
                self.assertEqual(program.end(signal.SIGTERM), 0)

    def test_while_a_file_is_read_that_does_not_come(self):
        self.game()
        with self.file.open("rb+") as file:
            self.hold(file)
            program = self.begun(str(self.file))
            program.wait_for(lambda: program.says("the file is being read"))
            self.assertEqual(program.end(signal.SIGTERM), 0)

    def test_while_a_computer_thinks(self):
        self.game(actions=[], seats=[{"seat": "red", "name": "r", "player": "expert"},
                                     {"seat": "blue", "name": "b", "player": "expert"}])
        program = self.begun(str(self.file))
        program.wait_for(lambda: program.says("is asked for"))
        self.assertEqual(program.end(signal.SIGTERM), 0)

    def test_where_the_window_itself_waits_for_a_disk(self):
        """Its own file is looked at once more at the end, and does not come: the system ends it."""
        self.game()
        program = self.begun(str(self.file))
        program.wait_for(lambda: program.says("views::ReviewPage is shown"))
        with self.file.open("rb+") as file:
            self.hold(file)
            self.assertEqual(program.end(signal.SIGTERM), -signal.SIGALRM)

    @staticmethod
    def hold(file):
        """Whoever opens it waits for us, as on a disk far away; up to /proc/sys/fs/lease-break-time."""
        signal.signal(signal.SIGIO, signal.SIG_IGN)
        fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_WRLCK)

    def test_what_is_ignored_stays_so(self):
        self.game()
        program = Program(self.home, str(self.file), ignored=[signal.SIGHUP])  # as by nohup
        program.wait_for(lambda: program.caught() == {signal.SIGTERM, signal.SIGINT})
        self.assertEqual(program.end(signal.SIGTERM), 0)


if __name__ == "__main__":
    unittest.main()
