#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader says: Orca listens to the program on a screen of its own, and what it would speak is written down
instead. A listener plays by keys and by what is heard alone.

A game of Aton to its end (English) and twenty turns of Osiris with four seats (German): every line of the log must have
been spoken, in its order, and the prompt before each choice; a lesson, a hint, the review and saving under a name
(French); the editor. Needs Xvfb, xdotool, openbox, dbus-run-session, at-spi2-core, Orca and pyatspi.
CARTOUCHE_HEARD: a file to which all that was heard is written.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

CARTOUCHE = os.environ["CARTOUCHE"]
ROOT = pathlib.Path(__file__).resolve().parents[3]
INSIDE = "CARTOUCHE_LISTENS"
PATIENCE = 60  # seconds for anything that is to be heard
QUIET = 0.7  # seconds without a word: what was to be said has been said
TURNS = 20  # of Osiris

# Orca reads this at its start: what it says goes into a file, and needs no sound device.
TO_FILE = """
import os
from orca import speech
heard = open(os.environ["CARTOUCHE_SPOKEN"], "a", buffering=1, encoding="utf-8")
speech.init = lambda: None
speech._speak = lambda text, acss=None, interrupt=True: heard.write(" ".join(text.split()) + "\\n")
speech.speakKeyEvent = lambda event, acss=None: None
"""
SETTINGS = "[start]\nnew=false\n[play]\nmotion=false\npace=2\nexplain-places=false\n"

WORDS = {
    "en": {"nothing": "Nothing can be chosen now", "log": "What happened", "hint": "Hint:", "save": "Save as…"},
    "fr": {"nothing": "Il n’y a rien à choisir", "log": "Déroulement", "hint": "Indice", "save": "Enregistrer sous…"},
    "de": {"nothing": "Jetzt gibt es nichts zu wählen", "log": "Spielverlauf", "hint": "Tipp", "save": "Speichern unter…",
           "ours": ("Tipp", "Rückgängig")},
}


def plain(line):
    """As the program wrote it: Orca ends what it says with a full stop, and breaks no spaces."""
    return " ".join(line.split()).rstrip(".").strip()


def environment(home, **more):
    folders = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    return {**os.environ, "HOME": str(home), **folders, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", **more}


class Listener:
    """Orca, and a program that it listens to."""

    def __init__(self, home, language, *arguments):
        self.words = WORDS[language]
        self.file = home / "spoken"
        self.file.touch()
        self.read = 0
        custom = home / "data" / "orca"
        custom.mkdir(parents=True)
        (custom / "orca-customizations.py").write_text(TO_FILE, encoding="utf-8")
        settings = home / "config" / "cartouche"
        settings.mkdir(parents=True)
        (settings / "cartouche.conf").write_text(SETTINGS, encoding="utf-8")
        env = environment(home, CARTOUCHE_SPOKEN=str(self.file))
        quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "env": env}
        self.orca = subprocess.Popen(["orca", "--replace"], stderr=subprocess.DEVNULL, **quiet)
        self.until(lambda line: "on" in line)
        self.errors = home / "errors"
        with self.errors.open("wb") as errors:
            self.program = subprocess.Popen([CARTOUCHE, "--lang", language, "--size", "1600x1000", *arguments],
                                            stderr=errors, **quiet)
        self.root = self.find_root()
        self.settle()
        for _ in range(PATIENCE):  # until Orca has seen the window
            if self.key("F2"):
                return
        raise AssertionError("Orca does not speak")

    def close(self):
        for process in (self.program, self.orca):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    # ---- what is heard

    def all(self):
        return self.file.read_text(encoding="utf-8").splitlines()

    def new(self):
        lines = self.all()[self.read:]
        self.read += len(lines)
        return lines

    def settle(self, quiet=QUIET, patience=0):
        """All that is said until nothing more is; with patience it may take so long until it begins."""
        heard = []
        last = time.monotonic()
        begun = last
        while time.monotonic() - last < quiet or (not heard and time.monotonic() - begun < patience):
            more = self.new()
            if more:
                heard += more
                last = time.monotonic()
            time.sleep(0.05)
        return heard

    def until(self, wanted):
        heard = []
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            heard += self.new()
            if any(wanted(line) for line in heard):
                return heard
            time.sleep(0.05)
        raise AssertionError(f"not heard: {heard}")

    # ---- what is done

    def key(self, *keys):
        with self.file.open("a", encoding="utf-8") as file:
            file.write(f"[{' '.join(keys)}]\n")
        self.read = len(self.all())
        subprocess.run(["xdotool", "key", "--delay", "60", *keys], check=True)
        return self.settle(patience=15)

    def ask(self):
        """The prompt, as F2 says it; what is still being told comes before."""
        return self.key("F2") or self.until(bool) + self.settle()

    # ---- the tree

    def find_root(self):
        import pyatspi
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for each in pyatspi.Registry.getDesktop(0):
                try:
                    if each and each.get_process_id() == self.program.pid and each.childCount:
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
        """The lines of the log, as they stand beside the board."""
        for node in self.find("list", self.words["log"]):
            return [node.getChildAtIndex(i).name for i in range(node.childCount)]
        raise AssertionError("there is no log")

    def offers(self, prompt):
        """The buttons beside the prompt, which was heard just now, that do something in the game."""
        import pyatspi
        for label in self.find("label", plain(prompt)):
            beside = [label.parent.getChildAtIndex(i) for i in range(label.parent.childCount)]
            return [node for node in beside if node.getRoleName() == "push button"
                    and node.getState().contains(pyatspi.STATE_SHOWING) and node.name not in self.words["ours"]]
        return []


def missed(lines, heard):
    """The lines that were not heard, each after the one before."""
    spoken = [plain(line) for line in heard]
    gone = []
    at = 0
    for line in lines:
        try:
            at = spoken.index(plain(line), at) + 1
        except ValueError:
            gone.append(line)
    return gone


class Orca(unittest.TestCase):
    def listen(self, language, *arguments):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        listener = Listener(pathlib.Path(folder.name), language, *arguments)
        self.addCleanup(self.keep, listener)
        return listener

    def keep(self, listener):
        listener.close()
        if "CARTOUCHE_HEARD" in os.environ:
            with open(os.environ["CARTOUCHE_HEARD"], "a", encoding="utf-8") as file:
                file.write(f"==== {self.id()}\n" + "\n".join(listener.all()) + "\n")
        errors = listener.errors.read_text(encoding="utf-8", errors="replace")
        self.assertNotIn("invalid", errors)

    def assertHeard(self, pattern, heard):
        self.assertTrue(any(re.search(pattern, line) for line in heard), f"{pattern} is not in {heard}")

    def choose(self, listener):
        """Whatever may be chosen first; false if nothing may."""
        found = listener.key("n")
        if any(listener.words["nothing"] in line for line in found):
            return False
        self.assertTrue(found, "nothing is said of the next place")
        listener.key("Return")
        return True

    def test_a_game_of_aton(self):
        listener = self.listen("en", "--new", "aton")
        before = len(listener.log())
        begun = time.monotonic()
        first = listener.key("F2")
        self.assertHeard("Red: lay one card at each cartouche", first)
        ended = False
        while not ended:
            self.assertLess(time.monotonic() - begun, 2400, "the game does not end")
            prompt = listener.ask()[-1:]
            ended = any(re.search(r"\bwins?\b|draw", line) for line in prompt)
            if ended:
                break
            if any("lay one card" in line for line in prompt):
                heard = listener.key(*"1111222233334444")
                if not any("Lay the cards" in line for line in heard):
                    heard += listener.until(lambda line: "Lay the cards" in line)
                self.assertHeard("Laid: Cartouche 4 of Red", heard)
                listener.key("Return")
            elif not self.choose(listener):
                listener.settle(2)
        self.assertEqual(missed(listener.log()[before:], listener.all()), [])
        self.assertHeard(r"Red: \d+ points?, Blue: \d+ points?", listener.key("F4"))

    def test_turns_of_osiris(self):
        listener = self.listen("de", "--new", "osiris")
        before = len(listener.log())
        begun = time.monotonic()
        while not any(int(turn) > TURNS for turn in re.findall(r"^Zug (\d+)", "\n".join(listener.all()), re.M)):
            self.assertLess(time.monotonic() - begun, 1800, "the turns do not end")
            if not self.choose(listener):
                for offer in listener.offers(listener.ask()[-1])[:1]:
                    offer.queryAction().doAction(0)
                listener.settle(2)
        listener.settle(2)
        self.assertEqual(missed(listener.log()[before:], listener.all()), [])
        self.assertHeard("^Beige wählt einen Priester", listener.all())

    def test_arriving_on_the_board(self):
        listener = self.listen("en", "--new", "aton")
        listener.key("Tab")
        heard = listener.key("shift+Tab")
        self.assertHeard("of Red: card \\d|may be chosen|: card \\d|^card \\d|ready", heard)
        self.assertHeard("lay one card at each cartouche", heard)
        one = listener.key("Down")
        self.assertEqual(len([line for line in one if re.search("^(card|stock|pile|cartouche|square)", line)]), 1, one)

    def test_a_lesson(self):
        listener = self.listen("fr", str(ROOT / "resources" / "lessons" / "aton" / "01-first-laying.cartouche"))
        listener.key(*"1111222233334444")
        self.assertHeard("^Posé", listener.all())
        before = len(listener.all())
        listener.key("Return")
        listener.settle(2)
        self.assertGreater(len(listener.all()), before + 1, "nothing is said of the attempt")

    def test_a_hint_and_saving(self):
        listener = self.listen("fr", "--new", "aton")
        listener.key("ctrl+h")
        self.assertHeard(listener.words["hint"], listener.all())
        listener.key(*"1111222233334444")
        listener.key("Return")
        listener.settle(2)
        entry = listener.find("menu item", listener.words["save"])[0]
        begun = time.monotonic()
        entry.queryAction().doAction(0)
        self.assertLess(time.monotonic() - begun, 5, "who asked waits for the dialogue")
        self.assertTrue(listener.settle(2), "the dialogue is not heard")
        listener.key("Escape")
        listener.key("ctrl+r")
        back = listener.key("alt+Left")
        self.assertHeard("^Bleu pose en", back)
        self.assertNotIn("Coups et commentaires", "\n".join(back), "the keyboard is on the board")

    def test_the_editor(self):
        listener = self.listen("de", "--edit",
                               str(ROOT / "resources" / "lessons" / "aton" / "01-first-laying.cartouche"))
        move = listener.key("F2")
        self.assertTrue(move, "what the tool does is not said")
        listener.key("e")
        self.assertNotEqual(listener.key("F2"), move)


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
