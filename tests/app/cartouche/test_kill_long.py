#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed while it plays, thinks, saves, starts or asks, is started again and goes on with the game,
many times over. Nothing that was shown may be lost, and no file.

What had been shown is known from the program's log `cartouche.play`, what was kept from the journal, which is read
here without the program's own code. Needs Xvfb and xdotool. CARTOUCHE_KILLS: how often (200); CARTOUCHE_SEED: of all
that is chosen (1). When exactly a kill comes depends on the machine; each is printed.
"""
import hashlib
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from collections import Counter, defaultdict

from programs import Screen

CARTOUCHE = os.environ["CARTOUCHE"]
CARTOUCHE_CLI = os.environ["CARTOUCHE_CLI"]
KILLS = int(os.environ.get("CARTOUCHE_KILLS", "200"))
SEED = int(os.environ.get("CARTOUCHE_SEED", "1"))
KILLS_A_CHAIN = 14
PATIENCE = 60  # seconds for anything that the program has to do
PHASES = ["start-up", "dialogue", "thinking", "keeping", "told", "choosing", "saving"]
# What kills are aimed at, and how often. The phase where one fell is seen afterwards.
AIMS = {"start-up": 14, "dialogue": 12, "play": 30, "thinking": 12, "keeping": 16, "saving": 16}

SHOWN = re.compile(r"step (\d+) of (\d+) is shown, (\d+) edits")
ASKED = re.compile(r"step (\d+) is asked for")
OFFERED = re.compile(r"(\d+) games are offered")
RECOVERED = re.compile(r"(\d+) actions are recovered, (\d+) of (\d+) edits")
SAVED = re.compile(r"the game is saved, (\d+) edits")
NEXT = "a person is next"
OVER = "the game is over"


# ---- the journal


class Journal:
    """What can be read of a journal. Each line: eight hexadecimal digits, a space, JSON; the digits begin the SHA-256
    sum of those of the line before and of the JSON."""

    def __init__(self, path):
        self.bytes = path.read_bytes()
        self.lines = []
        check = b""
        end = 0
        while (line_end := self.bytes.find(b"\n", end)) >= 0:
            line = self.bytes[end:line_end]
            check = hashlib.sha256(check + line[9:]).hexdigest()[:8].encode()
            if line[:9] != check + b" ":
                break
            self.lines.append(json.loads(line[9:]))
            end = line_end + 1
        rest = self.bytes[end:]
        self.torn = rest.count(b"\n") + (1 if rest and not rest.endswith(b"\n") else 0)
        self.edits = [line for line in self.lines[1:] if isinstance(line, dict)]
        self.files = [line[2:] for line in self.lines if isinstance(line, list) and line[0] == "file"]

    def actions(self):
        """The actions of the game, as far as they can be told without its rules, else None."""
        record = self.lines[0]["record"]
        if not record.get("training", False) and any("index" in edit for edit in self.edits):
            return None  # what somebody has learnt from empties the undo stack
        done = []  # the undo stack: actions, and None for other edits
        index = 0
        for edit in self.edits:
            if "index" in edit:
                index = edit["index"]
            elif "do" in edit or "seat" in edit or "end" in edit:
                again = index < len(done) and "do" in edit and done[index] == edit["do"]
                if not again:
                    done = [*done[:index], edit.get("do")]
                index += 1
        return record["actions"] + [action for action in done[:index] if action]


# ---- the program


class Program:
    """A running program and its log."""

    def __init__(self, home, log, environment, *arguments):
        self.log = log
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                [CARTOUCHE, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=out,
                env={**environment, "HOME": str(home), "XDG_STATE_HOME": str(home / "state"),
                     "XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data"),
                     "XDG_CACHE_HOME": str(home / "cache"), "QT_LOGGING_RULES": "cartouche.play.debug=true",
                     "QT_FORCE_STDERR_LOGGING": "1", "QT_ACCESSIBILITY": "0"})

    def said(self):
        text = self.log.read_text(errors="replace")
        return text[:text.rfind("\n") + 1].splitlines()

    def last(self, pattern):
        found = [match for match in (pattern.search(line) for line in self.said()) if match]
        return found[-1] if found else None

    def is_alive(self):
        return self.process.poll() is None

    def wait_until(self, condition, seconds=PATIENCE):
        """True if it came to be so while the program was alive."""
        end = time.monotonic() + seconds
        while self.is_alive() and time.monotonic() < end:
            if condition():
                return True
            time.sleep(0.005)
        return False

    def kill(self):
        self.process.kill()
        self.process.wait()


def settings_of(home):
    """Quick, and no motion."""
    file = home / "config" / "cartouche" / "cartouche.conf"
    file.parent.mkdir(parents=True)
    file.write_text("[look]\nlanguage=en\n[play]\npace=2.5\nmotion=false\n")


def new_game(path, game, seats, training, clock=None):
    record = {"format": "cartouche", "version": 1, "game": game, "options": {},
              "seats": [{"seat": seat, "name": seat.upper(), "player": player} for seat, player in seats],
              "training": training, "start": "standard", "actions": [], **({"clock": clock} if clock else {})}
    path.write_text(json.dumps(record))


def stamp(content):
    """As a journal has it."""
    return [len(content), hashlib.sha256(content).hexdigest()]


def verifies(path):
    return subprocess.run([CARTOUCHE_CLI, "verify", str(path)], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL, check=False).returncode == 0


def watch(look, seconds, before=None):
    """Until that is something else than before, without a pause: what follows takes less than a millisecond."""
    before = look() if before is None else before
    end = time.monotonic() + seconds
    while look() == before and time.monotonic() < end:
        pass


# ---- a game and its kills

# How games begin: the name that the table gives them, arguments, and the seats of a file that is opened.
WAYS = [
    ("demo aton", ["--demo", "aton"], None),
    ("person, training", [], ("aton", [("red", "human"), ("blue", "easy")], True)),
    ("demo osiris", ["--demo", "osiris"], None),
    ("person with clock", [], ("aton", [("red", "human"), ("blue", "easy")], False, {"seconds": 600, "increment": 5})),
    ("file of computers", [], ("aton", [("red", "easy"), ("blue", "easy")], False)),
    ("person, osiris", [], ("osiris", [("a", "human"), ("b", "easy")], True)),
]


class Chain:
    """One game from its beginning, killed again and again."""

    def __init__(self, number, screen, table):
        self.random = random.Random(SEED * 1000 + number)  # aims and moments
        self.fingers = random.Random(SEED * 1000 + number)  # keys, of which there are as many as there is time for
        self.screen = screen
        self.table = table
        self.name, self.arguments, seats = WAYS[number % len(WAYS)]
        self.temporary = tempfile.TemporaryDirectory()
        self.home = pathlib.Path(self.temporary.name)
        settings_of(self.home)
        self.file = None
        if seats:
            self.file = self.home / "games" / "mine.cartouche"
            self.file.parent.mkdir()
            new_game(self.file, *seats)
            self.arguments = [str(self.file)]
        self.is_person = seats is not None and any(player == "human" for _, player in seats[1])
        self.folder = self.home / "state" / "cartouche" / "games"
        self.runs = 0
        self.known = None  # the journal as it was last read
        self.before = self.file.read_bytes() if self.file else None
        self.pressed_save = None  # when; None where no save is in progress
        self.saves_seen = 0  # lines of the log
        self.as_saved = None  # the file and the journal when the save began
        self.save_takes = 0.02
        self.start_takes = 0.5
        self.bystander = None
        self.bystanders = {}

    def close(self):
        if self.bystander:
            self.bystander.kill()
        self.temporary.cleanup()

    def fail(self, what):
        raise AssertionError(f"{self.name}, run {self.runs}: {what}")

    # -- a second program that is open meanwhile

    def start_bystander(self):
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        self.bystander = Program(self.home, self.home / "bystander.log", environment, "--new", "aton")
        if not self.bystander.wait_until(lambda: any(NEXT in line for line in self.bystander.said())):
            self.fail("the second program does not get ready")
        self.bystanders = {path: path.read_bytes() for path in self.folder.glob("*.journal")}

    # -- starting

    def start(self):
        """Starts the program; where there is a game to go on with, it asks."""
        self.runs += 1
        environment = {**self.screen.environment, "QT_QPA_PLATFORM": "xcb"}
        arguments = [] if self.known else self.arguments
        self.began = time.monotonic()
        self.pressed_save = None
        self.saves_seen = 0
        return Program(self.home, self.home / f"run-{self.runs}.log", environment, *arguments)

    def wait_for_offer(self, program):
        if not program.wait_until(lambda: program.last(OFFERED)):
            return False
        self.start_takes = time.monotonic() - self.began
        if int(program.last(OFFERED)[1]) != 1:
            self.fail("not one game is offered: " + program.last(OFFERED)[0])
        return True

    def go_on(self, program):
        """Answers the question with its first answer. False if the program died meanwhile."""
        if not program.wait_until(lambda: self.screen.focus("Games to go on with")):
            return False
        self.screen.keys("Return")
        return program.wait_until(lambda: program.last(RECOVERED))

    def check_recovered(self, program):
        recovered = program.last(RECOVERED)
        if not recovered:
            return
        actions, done, edits = (int(figure) for figure in recovered.groups())
        if not done == edits == len(self.known.edits):
            self.fail(f"{recovered[0]}, but the journal has {len(self.known.edits)}")
        expected = self.known.actions()
        if expected is not None and actions != len(expected):
            self.fail(f"{recovered[0]}, but the journal has {len(expected)} actions")
        self.table.recoveries += 1

    # -- playing

    def play(self, program, seconds=PATIENCE):
        """Plays as the program lets it, until it is killed, the game is over, or so long."""
        end = time.monotonic() + seconds
        if not program.wait_until(lambda: self.screen.focus("Cartouche")):
            return
        while program.is_alive() and time.monotonic() < end and not any(OVER in line for line in program.said()):
            if not self.is_person:
                program.wait_until(lambda: False, 0.05)
                continue
            if not program.wait_until(lambda: NEXT in program.said()[-1], 1):
                continue
            said = len(program.said())
            self.screen.keys(*self.some_keys())
            program.wait_until(lambda count=said: len(program.said()) > count, 0.2)

    def some_keys(self):
        """Of a person who tries things: lays cards, goes about the board, takes back."""
        kind = self.fingers.choices(["digits", "arrows", "undo", "redo"], [4, 6, 1, 1])[0]
        if kind == "undo":
            return ["ctrl+z"]
        if kind == "redo":
            return ["ctrl+shift+z"]
        if kind == "digits":
            return [*self.fingers.sample("111222333444", 12), "Return"]
        return self.fingers.choices(["Left", "Right", "Up", "Down", "Return"], k=30)

    def save(self, program, moment=lambda: None):
        """Presses the key to save and spends a moment while it is being pressed; returns what `moment` does."""
        self.screen.focus("Cartouche")
        self.saves_seen = len([line for line in program.said() if SAVED.search(line)])
        self.as_saved = self.place_of_file()
        self.pressed_save = time.monotonic()
        presses = self.screen.key_soon("ctrl+s")
        try:
            return moment()
        finally:
            presses.wait()

    def place_of_file(self):
        """Something else for each file that was written under its name, and for each that the journal heard of."""
        return self.file and self.file.stat().st_ino, len(self.journal().files)

    def is_saving(self, program):
        saved = len([line for line in program.said() if SAVED.search(line)])
        return self.pressed_save is not None and saved == self.saves_seen

    # -- killing

    def kill_once(self):
        """One kill at a random moment; what it was about is chosen beforehand, where it fell is seen afterwards."""
        aim = self.random.choices(list(AIMS), list(AIMS.values()))[0]
        if (aim == "saving" and not self.file) or (aim in ("start-up", "dialogue") and not self.known):
            aim = "play"
        program = self.start()
        try:
            waited = self.lead_to(program, aim)
        finally:
            program.kill()
        if program.process.returncode != -signal.SIGKILL:
            self.fail(f"the program ended by itself, with {program.process.returncode}")
        self.look_after(program, aim, waited * 1000)

    def lead_to(self, program, aim):
        """Up to the kill; returns the seconds of the random wait."""
        if aim == "start-up":
            return self.wait_a_moment(self.start_takes)
        if self.known:
            if not self.wait_for_offer(program):
                self.fail("no game is offered")
            if aim == "dialogue":
                if self.random.random() < 0.5 and program.wait_until(lambda: self.screen.focus("Games to go on with")):
                    self.screen.keys("Return")
                    return self.wait_a_moment(0.05)
                return self.wait_a_moment(0.2)
            if not self.go_on(program):
                self.fail("the game does not go on")
        elif not program.wait_until(lambda: program.last(SHOWN) and self.my_journals()):
            self.fail("the game does not begin")
        return self.lead_to_saving(program) if aim == "saving" else self.lead_to_playing(program, aim)

    def lead_to_playing(self, program, aim):
        """The kill comes from another thread while the game goes on."""
        moment = self.random.uniform(0, 3.5 if self.is_person else 2.5)
        journal = self.my_journals()[0]

        def kill():
            time.sleep(moment)
            if aim == "thinking":
                program.wait_until(lambda: ASKED.search(program.said()[-1]), 3)
                time.sleep(after)
            elif aim == "keeping":
                watch(lambda: journal.stat().st_size, 3)
                time.sleep(after)
            program.process.send_signal(signal.SIGKILL)

        after = self.random.uniform(0, 0.004 if aim == "thinking" else 0.0006)
        killer = threading.Thread(target=kill)
        killer.start()
        self.play(program)
        killer.join()
        return moment if aim == "play" else after

    def lead_to_saving(self, program):
        self.play(program, self.random.uniform(0, 1.5))
        if self.random.random() < 0.5:  # a save that is let alone shows how long it takes
            self.save(program)
            if not program.wait_until(lambda: not self.is_saving(program)):
                self.fail("the game is not saved: " + "; ".join(program.said()[-3:]))
            self.save_takes = time.monotonic() - self.pressed_save
            self.check_saved(program)
        beside = self.random.random() < 0.7

        def moment():
            if beside:  # until the new file is being written beside the old one
                files = len(list(self.file.parent.iterdir()))
                watch(lambda: len(list(self.file.parent.iterdir())), 1, files)
            waited = self.wait_a_moment(0.0015 if beside else 2 * self.save_takes)
            program.process.send_signal(signal.SIGKILL)
            return waited

        return self.save(program, moment)

    def wait_a_moment(self, most):
        moment = self.random.uniform(0, most)
        time.sleep(moment)
        return moment

    def phase(self, program, journal, edits_shown):
        if self.is_saving(program):
            return "saving"
        if len(journal.edits) > edits_shown or journal.torn:
            return "keeping"  # an edit is being kept, or is kept and not yet shown
        said = [line for line in program.said() if "cartouche.play" in line]
        if not said:
            return "start-up"
        if OFFERED.search(said[-1]):
            return "dialogue"
        if ASKED.search(said[-1]):
            return "thinking"
        return "choosing" if NEXT in said[-1] or OVER in said[-1] else "told"

    def my_journals(self):
        return [path for path in self.folder.glob("*.journal") if path not in self.bystanders]

    def journal(self):
        """The journal of this game, after a look at those that are not."""
        for path, content in self.bystanders.items():
            if not path.exists() or path.read_bytes() != content:
                self.fail(f"the journal {path.name} of the second program has changed")
        mine = self.my_journals()
        if len(mine) != 1:
            self.fail(f"{len(mine)} journals instead of one")
        return Journal(mine[0])

    def look_after(self, program, aim, waited):
        """What is on the disk after the kill, and what it should be."""
        journal = self.journal()
        shown = program.last(SHOWN)
        edits_shown = int(shown[3]) if shown else len(self.known.edits) if self.known else 0
        phase = self.phase(program, journal, edits_shown)
        row = self.table.rows[phase]
        lost = max(0, edits_shown - len(journal.edits))
        if self.known and journal.edits[:len(self.known.edits)] != self.known.edits:
            lost = max(lost, 1)
        if self.known:
            self.check_recovered(program)
        damaged, stage = self.look_at_file(phase, journal)
        in_flight = journal.torn + (phase in ("thinking", "saving") or phase == "choosing" and self.is_person)
        row["kills"] += 1
        row["shown"] += edits_shown
        row["kept"] += len(journal.edits)
        row["torn lines"] += journal.torn
        row["in flight"] += min(in_flight, 1)
        row["lost"] += lost
        row["damaged"] += damaged
        print(f"{sum(each['kills'] for each in self.table.rows.values()):4} {self.name:18} aim {aim:9}"
              f" {waited:7.1f} ms  {phase:9} shown {edits_shown:4} kept {len(journal.edits):4}"
              f" torn {journal.torn}{'  ' + stage if stage else ''}", flush=True)
        if lost:
            self.fail(f"{edits_shown} edits were shown, the journal has {len(journal.edits)}")
        if journal.torn > 1:
            self.fail(f"{journal.torn} lines of the journal are torn")
        if damaged:
            self.fail("the player's own file is damaged")
        self.known = journal

    def look_at_file(self, phase, journal):
        """1 if the player's own file is not whole, or changed without being saved; how far a save had come."""
        if not self.before:  # it was never saved
            return 0, ""
        if not self.file.exists() or (self.file.read_bytes() != self.before and self.pressed_save is None):
            return 1, ""
        content = self.file.read_bytes()
        beside = [path for path in self.file.parent.iterdir() if path.name.count(".") > 1]
        stage = ""
        if phase == "saving":
            place, heard = (now != then for now, then in zip(self.place_of_file(), self.as_saved))
            stage = ("all done, not yet told" if heard else "file replaced, not yet in the journal" if place
                     else "new file begun" if beside else "not begun")
            self.table.saves[stage] += 1
        self.table.litter += len(beside)
        for path in beside:
            path.unlink()
        changed, self.before = content != self.before, content
        backup = self.file.with_name(self.file.name + "~")
        whole = verifies(self.file) and (not backup.exists() or verifies(backup))
        return 0 if whole and (not changed or self.is_game(content, journal)) else 1, stage

    def is_game(self, content, journal):
        """True if a saved game is that of the journal, which may have gone on since."""
        saved = json.loads(content)["actions"]
        actions = journal.actions()
        return actions is None or saved == actions[:len(saved)]

    # -- the end of a chain

    def check_saved(self, program):
        """What was just saved is the game."""
        if not verifies(self.file):
            self.fail("what was saved does not verify")
        self.before = self.file.read_bytes()
        if not self.is_game(self.before, self.journal()):
            self.fail("what was saved is not the game of the journal")
        if int(program.last(SAVED)[1]) < (len(self.known.edits) if self.known else 0):
            self.fail("less was saved than had been recovered")

    def finish(self):
        """Goes on for the last time and saves."""
        program = self.start()
        try:
            if not self.wait_for_offer(program) or not self.go_on(program):
                self.fail("the game does not go on in the end")
            self.check_recovered(program)
            program.wait_until(lambda: self.screen.focus("Cartouche"))
            self.save(program)
            if not self.file:  # it has none yet: another dialogue asks for its name
                self.file = self.home / "saved.cartouche"
                program.wait_until(lambda: self.screen.focus("Save the game"))
                self.screen.hand("type", "--delay", "0", str(self.file))
                self.screen.keys("Return")
            if not program.wait_until(lambda: not self.is_saving(program)):
                self.fail("the game is not saved in the end: " + "; ".join(program.said()[-3:]))
            self.check_saved(program)
        finally:
            program.kill()
        self.journal()


class Table:
    def __init__(self):
        self.rows = defaultdict(Counter)
        self.saves = Counter()
        self.litter = 0
        self.recoveries = 0

    def __str__(self):
        columns = ["kills", "shown", "kept", "torn lines", "in flight", "lost", "damaged"]
        lines = ["", f"{'phase':10}" + "".join(f"{column:>12}" for column in columns)]
        total = Counter()
        for phase in PHASES:
            total.update(self.rows[phase])
            lines.append(f"{phase:10}" + "".join(f"{self.rows[phase][column]:12}" for column in columns))
        lines.append(f"{'all':10}" + "".join(f"{total[column]:12}" for column in columns))
        lines.append("shown, kept: edits of the record shown before the kills and found in the journals after them;"
                     " in flight: kills\nwhile something was begun and not yet an edit; lost: edits that were shown"
                     " and not kept; damaged: files of the player")
        lines.append(f"recoveries checked: {self.recoveries}; files left beside the player's: {self.litter}")
        lines += [f"killed while saving, {stage}: {count}" for stage, count in self.saves.items()]
        return "\n".join(lines)


@unittest.skipUnless(shutil.which("Xvfb") and shutil.which("xdotool"), "needs Xvfb and xdotool")
class Kill(unittest.TestCase):
    def test_loses_nothing(self):
        screen = Screen()
        table = Table()
        try:
            left = KILLS
            number = 0
            while left > 0:
                chain = Chain(number, screen, table)
                try:
                    if number % 2:
                        chain.start_bystander()
                    for _ in range(min(left, KILLS_A_CHAIN)):
                        chain.kill_once()
                        left -= 1
                    chain.finish()
                finally:
                    chain.close()
                number += 1
        finally:
            screen.close()
            print(table, flush=True)


if __name__ == "__main__":
    unittest.main()
