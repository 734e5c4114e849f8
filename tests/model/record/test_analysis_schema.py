#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The schema of saved games says which analysis blocks are ours; blocks of other programs are allowed."""
import unittest

from schema import SchemaCase, saved

CANDIDATE = {"action": "red lay 3143", "value": 0.61, "weight": 0.7}
FINDING = {"expected": [0.52, 0.48], "best": [CANDIDATE], "chosen": 0.55}
BLOCK = {"by": "search", "nodes": 20000, "seed": 1, "of": 16 * "0a1b", "findings": [FINDING, {"expected": [1, 0]}]}
MIXED = {**BLOCK, "findings": [{**FINDING, "mixture": [CANDIDATE, {**CANDIDATE, "weight": 0.3}]}]}
OLD_FINDING = {"expected": [0.52, 0.48], "best": [{"action": "red lay 3143", "value": 0.61}], "chosen": 0.55}
OLD = {"by": "playouts", "playouts": 400, "seed": 1, "of": 16 * "0a1b", "findings": [OLD_FINDING, {"expected": [1, 0]}]}

LINED = {**BLOCK, "findings": [{**FINDING, "best": [{**CANDIDATE, "line": ["blue lay 1234", "red place 1a"]}]}]}

RIGHT = [BLOCK, MIXED, LINED, OLD, {**BLOCK, "seed": 2 ** 64 - 1}, {**BLOCK, "further": []}, {}, {"by": "someone", "findings": 1},
         {"value": [1, "x"]}]
NO_BLOCKS = [1, None, []]
WRONG = [{**BLOCK, **change} for change in (
    {"nodes": 0}, {"nodes": 1.5}, {"nodes": 1000001}, {"seed": -1}, {"of": 1}, {"of": "0a"}, {"findings": []},
    {"findings": [{}]}, {"findings": [{**FINDING, "expected": []}]}, {"findings": [{**FINDING, "expected": [1.1, 0]}]},
    {"findings": [{**FINDING, "best": []}]}, {"findings": [{**FINDING, "best": [{"action": "x"}]}]},
    {"findings": [OLD_FINDING]},
    *({"findings": [{**FINDING, "best": [{**CANDIDATE, "line": line}]}]} for line in ([], "red lay 3143", [1], [""], 6 * ["red lay 3143"])),
    {"findings": [{**FINDING, "mixture": []}]}, {"findings": [{**FINDING, "mixture": [{**CANDIDATE, "weight": 2}]}]},
    {"findings": [{"expected": [1, 0], "mixture": [CANDIDATE]}]}, {"findings": [{**FINDING, "chosen": -0.1}]}, {"findings": [{**FINDING, "chosen": "x"}]},
    {"findings": [{"expected": [1, 0], "chosen": 1}]}, {"findings": [{"expected": [1, 0], "best": FINDING["best"]}]},
)] + [{key: value for key, value in BLOCK.items() if key != missing} for missing in ("nodes", "seed", "of", "findings")] + [
    {**OLD, **change} for change in ({"playouts": 0}, {"playouts": 1.5}, {"playouts": 1000001}, {"findings": []})]


class AnalysisSchema(SchemaCase):
    GAME = saved("plain.cartouche")

    def test_right(self):
        for analysis in RIGHT:
            self.assert_right({"analysis": analysis})

    def test_wrong(self):
        """Such a file can be read, and nothing is made of the block."""
        for analysis in WRONG:
            with self.subTest(analysis):
                self.assertFalse(self.validator.is_valid({**self.GAME, "analysis": analysis}))
                self.assertRegex(self.run_on({"analysis": analysis}, "verify").stderr, r"\A[^\n]*cartouche: analysis[^\n]*\n\Z")
                self.assertEqual(self.run_on({"analysis": analysis}, "replay").returncode, 0)

    def test_no_blocks(self):
        for analysis in NO_BLOCKS:
            with self.subTest(analysis):
                self.assertFalse(self.validator.is_valid({**self.GAME, "analysis": analysis}))
                self.assertEqual(self.run_on({"analysis": analysis}, "replay").returncode, 1)


if __name__ == "__main__":
    unittest.main()
