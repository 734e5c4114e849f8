#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader says: Orca listens to the program on a screen of its own, and what it would speak is written
down instead. A listener plays by keys and by what is heard alone.

A game of Aton to its end (English), twenty turns of Osiris with four seats (German), a round of Nefertiti (French) and
of Tekhenu (English), where all is spoken: every line of the log must have been spoken, in its order and no more often
than it stands there, own gods at their places, what a choice would do, once, and the prompt before each choice. A round of Nefertiti (German) as the program speaks where nobody has chosen
otherwise. In each language a lesson with its text, hint, a wrong and a right answer, a hint, the review, the editor, a
result, the library with its statistics and the handbook. Of each game it is printed how long a listener hears and how
many keys are pressed from one Return to the next. Needs Xvfb, xdotool, openbox, dbus-run-session, at-spi2-core, Orca
and pyatspi. CARTOUCHE_HEARD: a folder to which what each test heard is written.
"""
import collections
import difflib
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import unittest
from xml.etree import ElementTree

CARTOUCHE = os.environ["CARTOUCHE"]
ROOT = pathlib.Path(__file__).resolve().parents[3]
INSIDE = "CARTOUCHE_LISTENS"
PATIENCE = 60  # seconds for anything that is to be heard
QUIET = 0.7  # seconds without a word: what was to be said has been said
LAG = 6  # seconds after which a sentence of the program that was not heard is lost
TURNS = 20  # of Osiris
LINES = 40  # of a log, more than a round has
ASKED = ("F2", "F3", "F4", "b", "g")  # keys that say again what was said before
SPEED = 15  # characters that are spoken in a second

# Orca reads this at its start: what it says goes into a file, and needs no sound device.
TO_FILE = """
import difflib
import os
from orca import speech
heard = open(os.environ["CARTOUCHE_SPOKEN"], "a", buffering=1, encoding="utf-8")
speech.init = lambda: None
speech._speak = lambda text, acss=None, interrupt=True: heard.write(" ".join(text.split()) + "\\n")
speech.speakKeyEvent = lambda event, acss=None: None
"""
SETTINGS = "[start]\nnew=false\n[play]\nmotion=false\npace=2\nexplain-places=false\n"

LESSON = ROOT / "resources" / "lessons" / "aton" / "01-first-laying.cartouche"
FINISHED = ROOT / "tests" / "data" / "plain.cartouche"


def plain(line):
    """As the program wrote it: Orca ends what it says with a full stop, and breaks no spaces."""
    return " ".join(line.split()).rstrip(".").strip()


def translations(language):
    """What stands for an English text of the window; that itself where nothing does."""
    found = {}
    if language != "en":
        for message in ElementTree.parse(ROOT / "translations" / f"cartouche_{language}.ts").iter("message"):
            words = message.find("translation")
            found.setdefault(message.findtext("source"), words.findtext("numerusform") or words.text)
    return lambda source: plain((found.get(source) or source).replace("&", ""))


def environment(home, **more):
    folders = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    return {**os.environ, "HOME": str(home), **folders, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", **more}


class Listener:
    """Orca, and a program that it listens to."""

    def __init__(self, home, language, *arguments, spoken="all"):
        self.word = translations(language)
        self.said = None  # where the program puts its sentences
        self.started = []
        self.errors = home / "errors"
        self.file = home / "spoken"
        self.file.touch()
        self.read = 0
        custom = home / "data" / "orca"
        custom.mkdir(parents=True)
        (custom / "orca-customizations.py").write_text(TO_FILE, encoding="utf-8")
        settings = home / "config" / "cartouche"
        settings.mkdir(parents=True)
        (settings / "cartouche.conf").write_text(SETTINGS + (f"spoken={spoken}\n" if spoken else ""), encoding="utf-8")
        env = environment(home, CARTOUCHE_SPOKEN=str(self.file))
        self.call = [CARTOUCHE, "--lang", language, "--size", "1600x1000", *arguments]
        self.quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "env": env}

    def start(self):
        """Orca, then the program, until Orca has seen its window."""
        self.started.append(subprocess.Popen(["orca", "--replace"], stderr=subprocess.DEVNULL, **self.quiet))
        self.begin()
        with self.errors.open("wb") as errors:
            self.started.append(subprocess.Popen(self.call, stderr=errors, **self.quiet))
        self.root = self.find_root()
        for _ in range(PATIENCE):
            if self.key("F2", patience=5) or self.key("Tab", patience=5):
                self.settle()
                return
        raise AssertionError("Orca does not speak")

    def close(self):
        for process in reversed(self.started):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    # ---- what is heard

    def all(self):
        return self.file.read_text(encoding="utf-8").splitlines()

    def begin(self):
        end = time.monotonic() + PATIENCE
        while not self.new():
            if time.monotonic() > end:
                raise AssertionError("Orca does not begin")
            time.sleep(0.05)

    def new(self):
        lines = self.all()[self.read:]
        self.read += len(lines)
        return lines

    def groups(self, since=0):
        """What was heard from that line of all on, by the keys that were pressed before it."""
        found = [("", [])]
        for line in self.all()[since:]:
            if re.fullmatch(r"\[.*\]", line):
                found.append((line[1:-1], []))
            else:
                found[-1][1].append(line)
        return found

    def unasked(self, since=0):
        """The same but for answers to keys that ask."""
        return [line for keys, lines in self.groups(since) if keys not in ASKED for line in lines]

    def choices(self):
        """Of each choice that Return made how long it took to hear all since the last one, answers to keys that ask left
        out, and how many keys."""
        found, length, pressed = [], 0, 0
        for keys, lines in self.groups():
            if keys in ASKED:
                continue
            if keys == "Return":
                found.append((length / SPEED, pressed + 1))
                length, pressed = 0, 0
            else:
                pressed += len(keys.split())
            length += sum(map(len, lines))
        return found[1:]  # before the first one the program began

    def behind(self):
        """True while the program's last sentence has not been heard."""
        try:
            self.said = self.said or self.find("status bar", "")[0]
            self.said.clearCache()
            last = self.said.getChildAtIndex(self.said.childCount - 1).name
        except Exception:  # there is none yet, or it goes just now
            return False
        return plain(last) not in [plain(line) for line in self.all()[-60:]]

    def settle(self, quiet=QUIET, patience=0):
        """All that is said until nothing more is; with patience it may take so long until it begins. A slow machine is
        waited for: what the program has said is to be heard first."""
        heard = []
        last = time.monotonic()
        begun = last
        while True:
            more = self.new()
            if more:
                heard += more
                last = time.monotonic()
            now = time.monotonic()
            if now - last >= quiet and (heard or now - begun >= patience):
                if now - last >= LAG or not self.behind():
                    return heard
            time.sleep(0.05)

    def until(self, pattern, patience=PATIENCE):
        """All that is said until that is, and what follows at once."""
        heard = []
        end = time.monotonic() + patience
        while time.monotonic() < end:
            heard += self.new()
            if any(re.search(pattern, line) for line in heard):
                return heard + self.settle()
            time.sleep(0.05)
        raise AssertionError(f"{pattern} is not heard: {heard}")

    def hear(self, heard, pattern):
        """Waits for that, unless it is in what was heard."""
        return heard if any(re.search(pattern, line) for line in heard) else heard + self.until(pattern)

    # ---- what is done

    def note(self, what):
        """What is heard from now on follows from that."""
        with self.file.open("a", encoding="utf-8") as file:
            file.write(f"[{what}]\n")
        self.read = len(self.all())

    def key(self, *keys, patience=15):
        self.note(" ".join(keys))
        subprocess.run(["xdotool", "key", "--delay", "60", *keys], check=True)
        return self.settle(patience=patience)

    def press(self, role, text):
        """An entry or a button, by what it is called in English."""
        found = self.find(role, self.word(text))
        if not found:
            raise AssertionError(f"there is no {role} {text}")
        self.note(text)
        found[0].queryAction().doAction(0)
        return self.settle(patience=15)

    def ask(self):
        """The prompt, as F2 says it; what is still being told comes before."""
        return self.key("F2") or self.until(".") + self.settle()

    # ---- the tree

    def find_root(self):
        import pyatspi
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for each in pyatspi.Registry.getDesktop(0):
                try:
                    if each and each.get_process_id() == self.started[-1].pid and each.childCount:
                        return each
                except Exception:  # one that comes or goes just now
                    pass
            time.sleep(0.1)
        raise AssertionError("the window does not come")

    def walk(self, node=None):
        """All that is there; what goes meanwhile is left out."""
        node = node or self.root
        yield node
        for i in range(node.childCount):
            try:
                child = node.getChildAtIndex(i)
                if child is not None and child.getRoleName() != "notification":
                    yield from self.walk(child)
            except Exception:
                continue

    def find(self, role, name):
        found = []
        for node in self.walk():
            try:
                if node.getRoleName() == role and name in node.name:
                    found.append(node)
            except Exception:
                continue
        return found

    def log(self):
        """The lines of the log, as they stand beside the board, but for the heading that stands where eyes left off."""
        for node in self.find("list", self.word("What happened")):
            names = [node.getChildAtIndex(i).name for i in range(node.childCount)]
            return [name for name in names if plain(name) != self.word("Since your last turn")]
        raise AssertionError("there is no log")

    def offers(self, prompt):
        """The buttons beside the prompt, which was heard just now, that do something in the game."""
        import pyatspi
        for label in self.find("label", plain(prompt).removeprefix(self.word("Now: %1").replace("%1", "")).strip()):
            beside = [label.parent.getChildAtIndex(i) for i in range(label.parent.childCount)]
            ours = (self.word("Hint"), self.word("Undo"))
            return [node for node in beside if node.getRoleName() == "push button"
                    and node.getState().contains(pyatspi.STATE_SHOWING) and node.name not in ours]
        return []


def missed(lines, heard):
    """The lines that were not heard, each after the one before. Many are alike: as few as can be are missed."""
    blocks = difflib.SequenceMatcher(None, [plain(line) for line in lines], [plain(line) for line in heard],
                                     autojunk=False).get_matching_blocks()
    found = {block.a + i for block in blocks for i in range(block.size)}
    return [line for i, line in enumerate(lines) if i not in found]


def repeated(lines, heard):
    """The lines of a log that were heard more often than they stand there."""
    said = collections.Counter(plain(line) for line in heard)
    return [line for line, times in collections.Counter(map(plain, lines)).items() if said[line] > times]


class Orca(unittest.TestCase):
    maxDiff = None

    def listen(self, language, *arguments, spoken="all"):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        listener = Listener(pathlib.Path(folder.name), language, *arguments, spoken=spoken)
        self.addCleanup(self.keep, listener)
        listener.start()
        return listener

    def tally(self, listener):
        """Printed: how long a listener hears and how many keys are pressed for a choice."""
        seconds, keys = (sorted(each) for each in zip(*listener.choices()))
        self.assertTrue(seconds)
        print(f"{self.id().rsplit('.', 1)[-1]}: {len(seconds)} choices, seconds of speech from one to the next: median"
              f" {statistics.median(seconds):.0f}, 90th percentile {seconds[len(seconds) * 9 // 10]:.0f}; keys a choice:"
              f" {statistics.mean(keys):.1f}", file=sys.stderr)
        return seconds

    def keep(self, listener):
        listener.close()
        if "CARTOUCHE_HEARD" in os.environ:
            folder = pathlib.Path(os.environ["CARTOUCHE_HEARD"])
            folder.mkdir(parents=True, exist_ok=True)
            name = self.id().rsplit(".", 1)[-1].removeprefix("test_")
            (folder / f"{name}.txt").write_text("\n".join(listener.all()) + "\n", encoding="utf-8")
        if listener.errors.exists():
            self.assertNotIn("invalid", listener.errors.read_text(encoding="utf-8", errors="replace"))

    def assertHeard(self, pattern, heard):
        self.assertTrue(any(re.search(pattern, line) for line in heard), f"{pattern} is not in {heard}")

    def assertHeardOnce(self, text, heard, asked=0):
        """In one of the sentences, which may be longer, and in so many that were asked for."""
        times = sum(" ".join(line.split()).count(plain(text)) for line in heard)
        self.assertEqual(times, 1 + asked, f"{text} in {heard}")

    def assertLog(self, lines, listener, since):
        """Each line was heard, in its order and not twice."""
        self.assertEqual(missed(lines, listener.all()), [])
        self.assertEqual(repeated(lines, listener.unasked(since)), [])

    def assertForecast(self, listener, *texts):
        """Where a choice was come to, what it would do was heard at times, and never twice."""
        known = "|".join(re.sub(r"%n|%\d|\\\{.*?\\\}", ".+", re.escape(listener.word(text))) for text in texts)
        heard = [[line for line in lines if re.search(known, line)] for keys, lines in listener.groups() if keys == "n"]
        self.assertTrue(any(heard), f"no forecast is heard: {known}")
        self.assertEqual([lines for lines in heard if len(lines) > 1], [])

    def choose(self, listener):
        """Whatever may be chosen first; false if nothing may."""
        found = listener.key("n")
        nothing = [plain(listener.word(text)) for text in ("Nothing can be chosen now.", "Not yet.")]
        if any(text in line for line in found for text in nothing):
            return False
        self.assertTrue(found, "nothing is said of the next place")
        while any(plain(line).startswith(listener.word("Turn") + " push button") for line in found):
            found = listener.key("n")  # a tile may be turned for ever
        listener.key("Return")
        return True

    def go_on(self, listener):
        """Whatever may be done: the first place, or else the first button beside the prompt; or the others are waited
        for."""
        if self.choose(listener):
            return
        for offer in listener.offers(listener.ask()[-1])[:1]:
            offer.queryAction().doAction(0)
        listener.settle(2)

    def play(self, listener, is_over, patience):
        """Until that is so; what the log says has been heard, then."""
        before, since = len(listener.log()), len(listener.all())
        begun = time.monotonic()
        while not is_over(listener.log()[before:]):
            self.assertLess(time.monotonic() - begun, patience, "it does not come so far")
            self.go_on(listener)
        listener.settle(2)
        self.assertLog(listener.log()[before:], listener, since)

    def test_a_game_of_aton(self):
        listener = self.listen("en", "--new", "aton")
        before, since = len(listener.log()), len(listener.all())
        begun = time.monotonic()
        self.assertHeard("Red: lay one card at each cartouche", listener.key("F2"))
        ended = False
        while not ended:
            self.assertLess(time.monotonic() - begun, 2400, "the game does not end")
            prompt = listener.ask()[-1:]
            ended = any(re.search(r"\bwins?\b|draw", line) for line in prompt)
            if ended:
                break
            if any("lay one card" in line for line in prompt):
                heard = listener.hear(listener.key(*"1111222233334444"), "Lay the cards")
                self.assertHeard("Laid: Cartouche 4 of Red", heard)
                listener.key("Return")
            elif not self.choose(listener):
                listener.settle(2)
        told = listener.log()[before:]
        ends = [line for line in told if re.search(r"\bwins: |is drawn", line)]  # which the result says
        self.assertLog([line for line in told if line not in ends], listener, since)
        self.assertHeardOnce(ends[-1], listener.all()[since:], asked=1)  # by the F2 that ended it
        self.assertHeard(r"Red: \d+ points?, Blue: \d+ points?", listener.key("F4"))
        self.assertHeard("Ways to win: Points", listener.key("b"))
        deeds = [listener.key("F3") for _ in range(4)]
        self.assertEqual(len({" ".join(deed) for deed in deeds}), 4, deeds)
        self.tally(listener)

    def test_turns_of_osiris(self):
        listener = self.listen("de", "--new", "osiris")
        gods = [line for line in listener.key("g") if re.search(r"Priester[^;]*: \w+;", line)]
        self.assertEqual(len(gods), 1, "the own gods are not heard once")
        self.play(listener, lambda _: any(int(turn) > TURNS for turn in
                                          re.findall(r"^Zug (\d+)", "\n".join(listener.all()), re.M)), 1800)
        self.assertHeard("^Beige wählt einen Priester", listener.all())
        self.assertForecast(listener, "costs %n power, {left} left", "costs %n power; the walk ends here")
        own = [(priest.strip().lower(), god) for priest, god in re.findall(r"([^:;]*Priester[^:;]*): (\w+)", gods[0])]
        places = [line for keys, lines in listener.groups() if keys in ("n", "Return") for line in lines]
        self.assertTrue(any(priest in line.lower() and god in line for line in places for priest, god in own),
                        "no place of an own priest says the god")
        self.tally(listener)

    def test_a_round_of_nefertiti(self):
        listener = self.listen("fr", "--new", "nefertiti")
        self.play(listener, lambda log: len(log) >= LINES, 900)
        self.assertForecast(listener, "It stays open.", "It closes.", "The dice decide whether it closes.")
        self.tally(listener)

    def test_a_round_of_tekhenu(self):
        listener = self.listen("en", "--new", "tekhenu")
        self.play(listener, lambda log: len(log) >= 4 * LINES, 900)  # the set-up alone has more than 40
        self.tally(listener)

    def test_what_is_usually_said(self):
        listener = self.listen("de", "--new", "nefertiti", spoken=None)
        begun = time.monotonic()
        while len(listener.log()) < LINES:
            self.assertLess(time.monotonic() - begun, 900, "it does not come so far")
            self.go_on(listener)
        now = listener.word("Now: %1").replace("%1", "").strip()
        self.assertHeard(f"^{now}", listener.unasked())
        # Of what others do the log has more lines than are heard.
        heard = {plain(line) for line in listener.unasked()}
        self.assertTrue([line for line in listener.log() if plain(line) not in heard])
        deeds = [listener.key("F3") for _ in range(4)]  # which says all of it
        self.assertEqual(len({" ".join(deed) for deed in deeds}), 4, deeds)
        self.assertNotIn(now, " ".join(" ".join(deed) for deed in deeds))
        self.tally(listener)

    def test_arriving_on_the_board(self):
        listener = self.listen("en", "--new", "aton")
        listener.key("Tab")
        heard = listener.key("shift+Tab")
        self.assertHeard("of Red: card \\d|may be chosen|: card \\d|^card \\d|ready", heard)
        self.assertHeard("lay one card at each cartouche", heard)
        self.assertNotIn("layered pane", "\n".join(heard))
        self.assertNotRegex("\n".join(heard), r"\d+ items")
        one = listener.key("Down")
        self.assertEqual(len([line for line in one if re.search("^(card|stock|pile|cartouche|square)", line)]), 1, one)

    def test_a_dialogue_asks_before_it_explains(self):
        listener = self.listen("en")
        heard = listener.key("ctrl+n")
        self.assertHeard("New game", heard)
        self.assertNotRegex("\n".join(heard), "Everything can be undone")
        listener.hear(heard, "Aton")
        self.assertHeard(r"Game combo box\.? Aton", [" ".join(listener.all())])

    # ---- in each language

    def a_lesson(self, language):
        scenario = json.loads(LESSON.read_text(encoding="utf-8"))["scenario"]
        texts = scenario["text"][language].split("\n")
        listener = self.listen(language, str(LESSON))
        goal = "^" + re.escape(listener.word("Goal: %1").replace("%1", "").strip())
        self.assertHeard(goal, listener.all())
        for text in texts:
            self.assertIn(plain(text), map(plain, listener.all()), "the text of a lesson is not heard")
        again = listener.key("F2")
        self.assertHeard(goal, again)
        for text in texts:
            self.assertHeardOnce(text, again)
        self.assertHeardOnce(scenario["hint"][language], listener.press("push button", "Hint"))
        laid = re.escape(listener.word("Laid: %1").replace("%1", "").strip())
        listener.key(*"4113")  # which is wrong
        self.assertHeard(f"^{laid}", listener.all())
        heard = listener.key("Return") + listener.settle(2)
        self.assertHeardOnce(scenario["replies"]["red lay 4113"][language], heard)
        self.assertHeardOnce(scenario["replies"]["red lay 4113"][language], listener.key("F2"))
        listener.press("push button", "Try again")
        listener.key(*scenario["answer"][0].split()[-1])
        self.assertHeardOnce(scenario["done"][language], listener.key("Return") + listener.settle(2))

    def a_hint(self, language):
        listener = self.listen(language, "--new", "aton")
        listener.hear(listener.key("ctrl+h"), re.escape(listener.word("Hint")) + r".*\d")  # with a card or a figure

    def saving(self, language):
        listener = self.listen(language, "--new", "aton")
        entry = listener.find("menu item", listener.word("Save &as…"))[0]
        begun = time.monotonic()
        entry.queryAction().doAction(0)
        self.assertLess(time.monotonic() - begun, 5, "who asked waits for the dialogue")
        self.assertTrue(listener.settle(2, patience=15), "the dialogue is not heard")
        listener.key("Escape")

    def a_review(self, language):
        listener = self.listen(language, str(FINISHED))
        listener.key("alt+Home")
        for _ in range(4):
            step = listener.key("alt+Right")
            self.assertTrue(step, "a step is not heard")
            self.assertNotIn(listener.word("Moves and comments"), "\n".join(step), "the keyboard is on the board")
        self.assertTrue(listener.key("alt+Left"))

    def an_editor(self, language):
        listener = self.listen(language, "--edit", str(LESSON))
        hint = listener.key("F2")
        self.assertTrue(hint, "what the tool does is not said")
        listener.key("e")
        self.assertNotEqual(listener.key("F2"), hint)
        listener.key("p")
        for _ in range(20):
            if any(listener.word("Box of pieces") in line for line in listener.key("Tab", patience=4)):
                break
        else:
            self.fail("the box of pieces is not heard")
        self.assertTrue(listener.key("Down", "Down", patience=4), "no piece is heard")
        listener.key("Return", patience=4)
        done = "|".join("^" + re.escape(listener.word(text).split("%1")[0].strip())
                        for text in ("Added: %1, %2.", "Moved: %1, %2 → %3."))
        for way in ("Right", "Down", "Right", "Down", "Right", "Down"):
            if any(re.search(done, line) for line in listener.key("Return", patience=4)):
                return
            listener.key(way, patience=4)
        self.fail("nothing is placed")

    def a_result(self, language):
        listener = self.listen(language, "--new", "aton")
        listener.press("menu item", "Res&ign")
        outcome = listener.word("The game is over. Winner: %1.").split("%1")[0].strip()
        listener.hear(listener.all(), re.escape(outcome))
        self.assertHeardOnce(outcome, listener.unasked())
        self.assertHeard(r"^[^:]+ \d+, [^:]+ \d+", listener.all())  # both names, with their points

    def the_library(self, language):
        listener = self.listen(language)
        games = pathlib.Path(listener.quiet["env"]["XDG_DATA_HOME"]) / "cartouche" / "games"
        games.mkdir(parents=True, exist_ok=True)
        for name in ("one", "two"):
            shutil.copyfile(FINISHED, games / f"{name}.cartouche")
        heard = listener.press("menu item", "Librar&y…")
        self.assertHeard(listener.word("Library"), heard)
        shown = listener.find("list", listener.word("Games"))[0]
        end = time.monotonic() + PATIENCE
        while shown.childCount == 0:  # they are read while the list is there
            self.assertLess(time.monotonic(), end, "no game comes into the list")
            heard += listener.settle()
            shown.clearCache()
        game = re.escape(plain(shown.getChildAtIndex(0).name).split(";")[0])
        listener.hear(heard, game)  # the list says its current entry on arrival
        self.assertHeard(game, listener.key("Down"))
        self.assertHeard(f"^{listener.word('Statistics')}", listener.press("push button", "Stat&istics…"))
        stops = [listener.key("Tab", patience=4) for _ in range(8)]
        self.assertTrue(all(stops), stops)
        self.assertTrue(listener.key("Escape"), "where the keyboard is then is not heard")

    def a_page(self, language):
        listener = self.listen(language, "--new", "aton")
        self.assertTrue(listener.key("F1"), "the handbook is not heard")
        pages = [listener.key("Down", patience=4) for _ in range(12)]
        self.assertTrue(all(pages), pages)  # each is another paragraph


def in_each_language():
    for language in ("en", "fr", "de"):
        for piece in (Orca.a_lesson, Orca.a_hint, Orca.saving, Orca.a_review, Orca.an_editor, Orca.a_result,
                      Orca.the_library, Orca.a_page):
            setattr(Orca, f"test_{piece.__name__}_{language}",
                    lambda self, piece=piece, language=language: piece(self, language))


in_each_language()


def main():
    if INSIDE in os.environ:
        return unittest.main()
    for tool in ("xvfb-run", "dbus-run-session", "openbox", "xdotool", "orca"):
        if not shutil.which(tool):
            sys.exit(f"{tool} is missing")
    inside = ("/usr/libexec/at-spi-bus-launcher --launch-immediately & openbox & sleep 1;"
              f" exec {sys.executable} {__file__} {' '.join(sys.argv[1:])}")
    with tempfile.TemporaryDirectory() as run:
        os.chmod(run, 0o700)
        env = {**os.environ, INSIDE: "1", "XDG_RUNTIME_DIR": run, "NO_AT_BRIDGE": "0", "QT_QPA_PLATFORM": "xcb"}
        command = ["xvfb-run", "-a", "-s", "-screen 0 1920x1080x24", "dbus-run-session", "--", "bash", "-c", inside]
        sys.exit(subprocess.run(command, env=env, check=False).returncode)


if __name__ == "__main__":
    main()
