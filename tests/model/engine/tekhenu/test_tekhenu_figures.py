#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The script that makes the rules' figures again counts what a game shows; few games, for it is slow."""
import unittest

from expected_figures import RULES, figures, may_be_drafted


class Figures(unittest.TestCase):
    def test_dice_by_the_light_of_their_segment(self):
        dice = {"ra": ["w1", "b2"], "bastet": ["b1", "k1"], "thoth": ["y1", "g1", "k2"]}
        self.assertEqual(may_be_drafted({"sunny": "ra", "segments": dice}), 5)  # not b2, y1
        self.assertEqual(may_be_drafted({"sunny": "thoth", "segments": {"thoth": ["k2"]}}), 0)

    def test_a_figure_is_as_the_rules_say_or_as_ours_are_known_to_reach(self):
        games = [{"figure": number} for number in (19, 20, 21)]

        def is_right(*expected, games_of_rules=()):
            kind = figures.Kind("greedy", (2,), ("greedy",), {"figure": expected}, games=games_of_rules)
            return figures.compared(figures.Rules("tekhenu", (kind,), None), kind, "figure", 2, games)[1]

        self.assertTrue(is_right(20, 1) and is_right(18, 1))  # 3 / sqrt(3) and half a unit
        self.assertFalse(is_right(17, 1))
        self.assertTrue(is_right(17, 1, 19))
        self.assertFalse(is_right(17, 1, 17.5))
        self.assertTrue(is_right(17, 1, games_of_rules=(2,)))  # theirs may be off, too

    def test_counts_add_up_over_games_of_the_command_line(self):
        for name, players in (("random", 3), ("random hard", 1), ("rival easy", 1)):
            game = figures.played(RULES, RULES.kind(name), players, 1)[0]
            self.assertEqual(game["rounds"], 16)
            self.assertEqual(len(game["statues"]), players)
            counts = game["counts"]
            self.assertEqual(sum(counts[f"s{card:02}"] for card in range(1, 13)), 2 * players)
            destinies = sum(number for card, number in counts.items() if card.startswith("destiny"))
            self.assertEqual(destinies, 4 * players)
            pillars = sum(number for card, number in counts.items() if card.startswith("x"))
            self.assertGreaterEqual(pillars, sum(game["pillars"]))
            balances = 4 * players
            self.assertEqual((len(game["even"]), len(game["negative"])), (balances, balances))


if __name__ == "__main__":
    unittest.main()
