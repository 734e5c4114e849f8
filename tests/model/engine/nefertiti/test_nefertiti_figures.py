#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The script that makes the rules' figures again counts what a game shows; few games, for it is slow."""
import unittest

from expected_figures import RULES, figures


def step(facts=(), action="a pass", phase="turn", legal=(), cards="xxxx", over=None, turn=7):
    state = {"turn": turn, "phase": phase, "cards": {"gizeh": [None if c == "-" else "harp" for c in cards]}, "over": over}
    return {"facts": list(facts), "action": action, "legal": list(legal), "state": state}


def closed(why):
    return {"fact": "closed", "market": "gizeh", "for": why}


END = {"winners": ["a"], "score": {"a": 20, "b": 10}}


class Figures(unittest.TestCase):
    def counted(self, *steps):
        return RULES.figures_of([step(), *steps, step(phase="over", over=END, turn=9)])

    def test_closings_by_what_happened(self):
        half = {"fact": "half", "seat": "a", "market": "gizeh", "money": 1}
        one = self.counted(step([closed("designated"), half]), step([closed("condition"), {"fact": "paid"}, half]),
                           step([closed("roll")], phase="settle", cards="----"), step([closed("roll"), half]))
        self.assertEqual((one["closings"], one["designated"], one["no payer"]), (4, 1, 1))

    def test_cards_of_the_thief_are_not_sold(self):
        card = {"fact": "card"}
        one = self.counted(step([card, card, {"fact": "unable"}]), step([card], "a recruit thief gizeh-u"))
        self.assertEqual((one["sold"], one["unable"]), (2, 1))

    def test_options_and_points(self):
        one = self.counted(step(legal="abc"), step(legal="ab", phase="settle"))
        self.assertEqual((one["options"], one["turns"], one["points"], one["lead"]), ([0, 3], 9, 15, 10))

    def test_games_of_the_command_line_end_as_told(self):
        for players in (2, 5):
            for game in figures.played(RULES, RULES.kind("random"), players, 2):
                self.assertTrue(30 < game["turns"] < 110)
                self.assertTrue(35 <= game["sold"] <= 46)

    def test_one_greedy_sits_at_each_seat_in_turn(self):
        one = RULES.kind("one greedy")
        self.assertEqual([one.line_up(3, number).index("greedy") for number in range(4)], [0, 1, 2, 0])
        self.assertEqual(one.line_up(3, 1), ["random", "greedy", "random"])

    def test_a_figure_differs_by_three_standard_errors_or_a_tenth(self):
        def is_right(kind, *closings):
            games = [{"closings": number} for number in closings]
            return figures.compared(RULES, RULES.kind(kind), "closings", 2, games)[1]

        self.assertTrue(is_right("random", 13.5, 13.6, 13.5))
        self.assertFalse(is_right("random", 12.5, 12.6, 12.5))
        self.assertTrue(is_right("greedy", 11.4, 11.4, 11.5))
        self.assertFalse(is_right("greedy", 11.0, 11.1, 11.0))


if __name__ == "__main__":
    unittest.main()
