#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/board.schema.json says what the tables of views/board/board_file.cpp read, and every board.json is right by it."""
import copy
import json
import pathlib
import re
import unittest

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[3]
SCHEMA = json.loads((ROOT / "docs" / "board.schema.json").read_text(encoding="utf-8"))
BOARDS = sorted(ROOT.glob("resources/*/board.json")) + [
    ROOT / "tests" / name for name in ("bazaar/board.json", "race/board.json", "race/stacked.json")]


def tables():
    """By kind of line its keys, and for those whose value is a word these words."""
    code = (ROOT / "views" / "board" / "board_file.cpp").read_text(encoding="utf-8")
    found = {}
    for line, keys in re.findall(r"^KEYS\((\w+),\s+(.*?)\);$", code, re.DOTALL | re.MULTILINE):
        named = {name: None for name in re.findall(r"SAME\((\w+)\)", keys)}
        for name, words in re.findall(r'key\("(\w+)", &P::\w+(?:,\s*\{(\{.*?\})\})?\)', keys, re.DOTALL):
            named[name] = re.findall(r'\{"(\w+)"', words) or None
        found[line] = named
    return found


class BoardSchema(unittest.TestCase):
    def setUp(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)
        self.validator = jsonschema.Draft202012Validator(SCHEMA)

    def test_same_keys_as_the_tables(self):
        lines = {name: {key: value.get("enum") for key, value in line["properties"].items()}
                 for name, line in SCHEMA["$defs"].items() if "properties" in line}
        self.assertEqual(lines, tables())

    def test_boards(self):
        self.assertGreaterEqual(len(BOARDS), 7)
        for file in BOARDS:
            with self.subTest(file=file.name):
                self.validator.validate(json.loads(file.read_text(encoding="utf-8")))

    def test_wrong_boards(self):
        right = json.loads((ROOT / "resources" / "aton" / "board.json").read_text(encoding="utf-8"))
        for change in (lambda board: board.update(label=[]), lambda board: board.update(editor="yes"),
                       lambda board: board.update(keys="table"), lambda board: board["labels"][0].update(foo=1),
                       lambda board: board["labels"][0].update(align="centre"),
                       lambda board: board["trays"][0]["sections"][0].update(form="heap"),
                       lambda board: board["faces"][0]["over"][0].update(text=5),
                       lambda board: board["signs"][0].pop("at"), lambda board: board["announced"].append(1)):
            board = copy.deepcopy(right)
            change(board)
            self.assertFalse(self.validator.is_valid(board))


if __name__ == "__main__":
    unittest.main()
