#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the house that no compiler checks: which room may know which."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ["app", "views", "resources", "model", "translations", "tests", "packaging", "docs", ".ci"]
LOCAL = ["compile_commands.json", "CMakeUserPresets.json"]  # never committed
ENGINE = ROOT / "model" / "engine"
GAMES = sorted(path.name for path in ENGINE.iterdir()
               if path.is_dir() and path.name not in ("core", "search")) if ENGINE.is_dir() else []
# From the bottom up: a room includes itself and those before it.
MODEL = ["engine/core", "engine/search", "words", "record", "outside", "replay", "match", "scenario", "play", "library", "editor"]
VIEWS = ["common", "board", "panels", "export", "handbook", "timeline", "screen", "play", "replay", "scenario", "dialogs", "library", "window"]
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)

# What the files of a folder may include of this repository; the first folder that fits counts.
ALLOWED = (
    [(f"model/engine/{game}", ["model/engine/core", "model/engine/search", f"model/engine/{game}"]) for game in GAMES]
    + [
        (f"model/{room}", [f"model/{each}" for each in MODEL[:number + 1]]) for number, room in enumerate(MODEL)
    ]
    + [
        ("resources", ["resources", "model"]),
    ]
    + [
        (f"views/{room}", ["resources", "model", *(f"views/{each}" for each in VIEWS[:number + 1])])
        for number, room in enumerate(VIEWS)
    ]
    + [
        ("app", ["app", "views", "resources", "model"]),
    ]
)


def is_table_of_games(path):
    """The shared files that name the games: their rules, their words, how they are learned."""
    return path in ("model/engine/core/games.cpp", "resources/words/tables.cpp", "app/train/trainings.cpp")


def files(*rooms, suffixes=None):
    """Path from the root and text of each file of the rooms (and of the root's own files)."""
    for room in rooms:
        for path in sorted((ROOT / room).rglob("*") if room else ROOT.iterdir()):
            if path.name in LOCAL or path.suffix == ".pyc" or not path.is_file():
                continue
            if suffixes is None or path.suffix in suffixes:
                try:
                    yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
                except UnicodeDecodeError:
                    pass  # a picture or a sound


def code(*rooms):
    return files(*rooms, suffixes={".cpp", ".h"})


def lies_in(path, folder):
    return path.startswith(folder + "/")


class House(unittest.TestCase):
    def assert_none(self, slips):
        slips = list(slips)
        if slips:
            self.fail("\n" + "\n".join(slips))

    def test_engine_includes_nothing_of_qt(self):
        self.assert_none(f"{path}: {name}" for path, text in code("model/engine")
                         for _, name in INCLUDE.findall(text) if re.match(r"Q[A-Z]|Qt|q[a-z]+\.h", name))

    def test_includes_go_one_way(self):
        self.assert_none(f"{path}: {name}" for path, text in code("model", "resources", "views", "app")
                         for kind, name in INCLUDE.findall(text)
                         if kind == '"' and "/" in name and not self.may_include(path, name))

    def test_the_parts_of_a_game_stand_on_its_rules(self):
        above = {"rules": ("text", "setup", "player"), "text": ("setup", "player"), "setup": ("text", "player"),
                 "player": ("setup",)}
        self.assert_none(f"{path}: {name}" for game in GAMES for part, others in above.items()
                         for path, text in code(f"model/engine/{game}/{part}")
                         for _, name in INCLUDE.findall(text)
                         if any(lies_in(name, f"model/engine/{game}/{other}") for other in others))

    @staticmethod
    def may_include(path, name):
        if is_table_of_games(path) and lies_in(name, "model/engine"):
            return True
        for game in GAMES:
            own = lies_in(path, "model/engine") or lies_in(path, f"app/train/{game}")
            if lies_in(name, f"model/engine/{game}") and not own:
                return False
        allowed = next(folders for room, folders in ALLOWED if lies_in(path, room))
        return any(lies_in(name, folder) for folder in allowed)

    def test_shared_rooms_name_no_game(self):
        own = [f"{room}/{game}" for game in GAMES for room in ("model/engine", "resources", "app/train")]
        for game in GAMES:
            named = re.compile(rf"(?<![A-Za-z])(?:{game}|{game.capitalize()}|{game.upper()})(?![a-z])")
            self.assert_none(
                f"{path}:{number}: {line.strip()}"
                for path, text in code("model", "resources", "views", "app")
                if not is_table_of_games(path) and not any(lies_in(path, folder) for folder in own)
                for number, line in enumerate(text.splitlines(), 1) if named.search(line))

    def test_documents_name_files_that_are_there(self):
        for path, text in files("docs", "", suffixes={".md"}):
            named = re.findall(r"`((?:model|views|app|resources|tests|docs|packaging|translations)/[\w./-]+)`", text)
            self.assert_none(f"{path} names {name}" for name in named
                             if not re.search("[A-Z]{4}", name) and not (ROOT / name).exists())  # GAME is any

    def test_words_of_strangers_are_plain_text(self):
        """Qt guesses what is HTML: a name from a file could load pictures. These escape what they put into it."""
        rich = {"views/common/plain_text", "views/board/place_tip", "views/screen/prompt_strip", "views/play/hint_row",
                "views/handbook/help_document"}
        guesses = re.compile(r"\bQ(InputDialog|ErrorMessage)\b|\bQMessageBox(::\w+)?\(|\bQMessageBox \w+[({]"
                             r"|RichText|<qt>|setHtml\(|QToolTip::showText\((?!.*\btipText\()")
        self.assert_none(f"{path}:{number}: {line.strip()}"
                         for path, text in code("views", "app")
                         if path.partition(".")[0] not in rich | {"views/common/message_box"}
                         for number, line in enumerate(text.splitlines(), 1) if guesses.search(line))

    def test_nothing_is_left_to_do(self):
        self.assert_lines(r"\b(TO" r"DO|FIX" r"ME|XX" r"X)\b")

    def test_no_path_of_a_machine(self):
        self.assert_lines(r"(?<![\w.}/])/(home|work|root|Users)/\w")

    def assert_lines(self, forbidden):
        found = re.compile(forbidden)
        self.assert_none(f"{path}:{number}: {line.strip()}" for path, text in files("", *ROOMS)
                         for number, line in enumerate(text.splitlines(), 1) if found.search(line))

    def test_code_names_its_licence(self):
        self.assert_none(path for path, text in code("model", "resources", "views", "app", "tests")
                         if "SPDX-License-Identifier: GPL-3.0-or-later" not in text[:200])


if __name__ == "__main__":
    unittest.main()
