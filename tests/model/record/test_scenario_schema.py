#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The schema of saved games says what a scenario block is, and the command line refuses what it refuses."""
import copy
import json
import unittest

from schema import ROOT, SchemaCase, saved

GAME = saved("scenario-full.cartouche")  # as the program writes it
BLOCK = GAME["scenario"]
REACH = {"kind": "reach", "all": []}

RIGHT = [BLOCK, {}, {"goal": {"kind": "play"}}, {"by": "someone", "lessons": 3}, {"goal": REACH},
         {"goal": {**REACH, "moment": True}}, {"goal": {**REACH, "moment": False, "actions": 100}},
         {"goal": {"kind": "best", "within": 1, "playouts": 1}}, {"goal": {"kind": "find"}, "answer": ["red place 1a"]}]
WRONG = [1, None, []] + [{**BLOCK, **change} for change in (
    {"title": 1}, {"text": {}}, {"hint": {"en": 1}}, {"done": ["x"]}, {"difficulty": 0}, {"difficulty": 6},
    {"difficulty": "2"}, {"seat": ""}, {"seat": 1}, {"goal": "win"}, {"goal": {}}, {"answer": "red place 1a"},
    {"answer": [1]}, {"also": {}}, {"also": ["red place 1a"]}, {"also": [[]]}, {"replies": []},
    {"replies": {"red place 1a": 1}}, {"draft": {}}, {"draft": {"pieces": []}}, {"draft": {"pieces": {}, "fields": {}}},
)]
WRONG_GOALS = [
    {"all": []}, {"kind": "lose"}, {"kind": 1}, {"kind": "reach"}, {**REACH, "all": {}}, {**REACH, "actions": 0},
    {**REACH, "actions": 101}, {**REACH, "actions": 1.5}, {**REACH, "moment": 1}, {**REACH, "moment": True, "actions": 1},
    {"kind": "best", "playouts": 0}, {"kind": "best", "playouts": 100001}, {"kind": "best", "within": -0.1},
    {"kind": "best", "within": 1.1}, {"kind": "best", "within": "x"}, {"kind": "play", "text": 1},
]
WRONG_CONDITIONS = [
    1, {}, {"seat": "red"}, {"fact": 1}, {"fact": "points", "points": 1.5}, {"fact": "points", "points": [1]},
    {"fact": "points", "points": None}, {"fact": "points", "seat": 1}, {"fact": "to-kingdom", "place": 1},
    {"win": 1}, {"win": "red", "reason": 1}, {"win": "red", "empty": "temple-1-a"}, {"score": "red"},
    {"score": "red", "least": 1, "gain": 1}, {"score": "red", "least": -1}, {"score": "red", "gain": 1000001},
    {"score": 1, "least": 1}, {"most": "temple-1"}, {"most": 1, "seat": "red"}, {"empty": 1}, {"holds": "temple-1-a"},
    {"holds": "temple-1-a", "piece": 1}, {"holds": "temple-1-a", "piece": "counter", "seat": 1}, {"action": 1},
    {"action": "place", "seat": 1},
]
WRONG_PIECES = [
    1, {}, {"place": "temple-1-a"}, {"kind": 1}, {"kind": "counter", "place": 1}, {"kind": "counter", "owner": 1},
    {"kind": "counter", "value": 256}, {"kind": "counter", "count": -1}, {"kind": "counter", "down": 1},
    {"kind": "counter", "known": "red"}, {"kind": "counter", "colour": "red"},
]


def with_draft(pieces):
    return {**BLOCK, "draft": {"pieces": pieces, "fields": {}}}


class ScenarioSchema(SchemaCase):
    GAME = GAME

    def assert_right(self, scenario):
        super().assert_right({"scenario": scenario})

    def assert_wrong(self, scenario):
        super().assert_wrong({"scenario": scenario})

    def test_right(self):
        for scenario in RIGHT:
            self.assert_right(scenario)

    def test_every_part_may_be_missing(self):
        for key in BLOCK:
            self.assert_right({other: value for other, value in BLOCK.items() if other != key})

    def test_each_condition_is_right_by_itself(self):
        for condition in BLOCK["goal"]["all"]:
            self.assert_right({"goal": {**REACH, "all": [condition]}})

    def test_fields_of_a_fact_may_be_called_as_other_conditions(self):
        self.assert_right({"goal": {**REACH, "all": [{"fact": "x", "win": "y", "score": 1, "holds": True}]}})

    def test_wrong(self):
        for scenario in WRONG:
            self.assert_wrong(scenario)

    def test_wrong_goals(self):
        for goal in WRONG_GOALS:
            self.assert_wrong({"goal": goal})

    def test_wrong_conditions(self):
        for condition in WRONG_CONDITIONS:
            self.assert_wrong({"goal": {**REACH, "all": [condition]}})

    def test_wrong_drafts(self):
        self.assert_right(with_draft([]))
        for piece in WRONG_PIECES:
            self.assert_wrong(with_draft([piece]))
        further = copy.deepcopy(BLOCK)
        further["draft"]["further"] = 1
        self.assert_wrong(further)

    def test_lessons_obey_it(self):
        for file in sorted((ROOT / "resources" / "lessons").glob("*/*.cartouche")):
            with self.subTest(file.name):
                self.validator.validate(json.loads(file.read_text(encoding="utf-8")))


if __name__ == "__main__":
    unittest.main()
