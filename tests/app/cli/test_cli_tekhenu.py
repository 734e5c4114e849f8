#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line keeps its promises about Tekhenu: seats, options, actions, state, the rival, what a seat sees."""
import json
import pathlib
import unittest

from test_cli import Case

STATE_KEYS = ["round", "phase", "to_act", "order", "due", "sunny", "segments", "bag", "gods", "statues", "sites", "gold",
              "temple", "tiles", "cards", "decks", "discards", "offer", "players", "turn", "bot", "over"]
PLAYER_KEYS = ["points", "papyrus", "bread", "limestone", "granite", "gold", "scribes", "faith", "levels", "population",
               "happiness", "milestones", "buildings", "pillars", "statues", "technologies", "blessings", "decrees",
               "destiny", "start", "scale"]
TOPICS = set("ra-buildings ra-edges ra-space ability statue-temple hathor bonus technology blessing maat districts temple "
             "statues happiness levels row bread decree order bot".split())


class Tekhenu(Case):
    def started(self, seats=4, *options):
        return self.done("new", "tekhenu", "--players", str(seats), *options).strip()

    def played(self, seats, seed, *options):
        """A recorded game between random players."""
        path = str(self.folder / f"{seats}-{seed}.cartouche")
        self.done("play", "tekhenu", "--players", ",".join(["random"] * seats), "--seed", str(seed), "--record", path, *options)
        return path

    def test_games_and_seats(self):
        game = next(game for game in json.loads(self.done("games", "--json")) if game["id"] == "tekhenu")
        self.assertEqual(game["seats"], [list("a"), list("ab"), list("abc"), list("abcd")])
        self.assertEqual(self.done("new", "tekhenu").strip(), self.started(4))
        for players in ("0", "5"):
            self.refused(1, "new", "tekhenu", "--players", players, says=players)

    def test_options(self):
        self.assertEqual(self.started(1), self.started(1, "--option", "solo=medium"))
        for option in ("solo=hard", "temple-statue=own", "maat=strict"):
            self.assertNotEqual(self.started(2), self.started(2, "--option", option))
        self.refused(1, "new", "tekhenu", "--option", "maat=wild", says="wild")

    def test_first_draws(self):
        position = self.started(2)
        legal = self.done("legal", position).splitlines()
        self.assertEqual(legal, [f"chance wheel {god}\t1/6" for god in sorted("horus ra hathor bastet thoth osiris".split())])
        position = self.done("apply", position, "chance wheel ra", *[f"chance god {god}" for god in
                                                                      "ra horus thoth bastet osiris".split()]).strip()
        legal = self.done("legal", position).splitlines()
        self.assertEqual(len(legal), 30)
        self.assertIn("chance die horus g1\t1/22", legal)
        self.assertEqual(self.done("perft", position, "1"), "30\n")
        self.assertIn("to act: chance", self.done("show", position))

    def test_recorded_games(self):
        for seats in (1, 2, 3, 4):
            path = self.played(seats, seats)
            self.assertTrue(self.done("verify", path).startswith("ok "))
            steps = self.steps(path)
            self.assertEqual(steps[0]["seats"], list("abcd"[:seats]))
            over = steps[-1]["state"]["over"]
            self.assertEqual(list(over["score"]), list("abcd"[:seats]) + (["bot"] if seats == 1 else []))
            self.assertEqual(len(over["winners"]), 1)
            self.assertIn(over["reason"], ("score", "scribes", "order"))
            self.assertEqual(json.loads(pathlib.Path(path).read_text(encoding="utf-8"))["result"], over)
            sums = dict.fromkeys(over["score"], 0)
            for step in steps:
                self.assertEqual(list(step["state"]), STATE_KEYS)
                for player in step["state"]["players"].values():
                    self.assertEqual(list(player), PLAYER_KEYS)
                self.assertEqual(step["legal"], sorted(step["legal"]))
                self.assertNotEqual(len(step["legal"]), 1)
                for fact in step["facts"]:
                    if fact["fact"] == "points":
                        self.assertIn(fact["for"], TOPICS)
                        sums[fact["seat"]] += fact["points"]
            self.assertEqual(sums, over["score"])

    def test_analysis_of_every_number_of_seats(self):
        for seats in (1, 2, 3, 4):
            path = self.played(seats, 10 + seats)
            figures = list("abcd"[:seats]) + (["bot"] if seats == 1 else [])
            last = json.loads(self.done("analyse", path, "--nodes", "4", "--json").splitlines()[-1])
            self.assertEqual([total["seat"] for total in last["total"]], figures)
            self.assertAlmostEqual(sum(total["end"] for total in last["total"]), 1)
            for total in last["total"]:
                self.assertAlmostEqual(total["end"], sum(total[part] for part in ("start", "luck", "hidden", "errors", "gifts")))
            totals = [line.split("\t")[1] for line in self.done("analyse", path, "--nodes", "4").splitlines()
                      if line.startswith("total")]
            self.assertEqual(totals, figures)

    def test_a_wrong_result_is_refused(self):
        path = self.played(1, 7)
        record = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        for change in ({"winners": ["c"]}, {"score": {"a": 1}}, {"score": {**record["result"]["score"], "bot": -1}}):
            wrong = self.written("wrong", json.dumps({**record, "result": {**record["result"], **change}}))
            self.refused(1, "verify", wrong)

    def test_what_a_seat_sees(self):
        path = self.played(2, 5)
        lines = self.done("replay", path, "--json", "--as", "a").splitlines()
        steps = [json.loads(line) for line in lines]
        offers = [step["action"] for step in steps if (step["action"] or "").startswith("chance offer b")]
        self.assertEqual([offer for offer in offers if " d" in offer], [])
        self.assertIn("chance offer b ?", offers)
        hidden = [step["state"]["players"]["b"]["decrees"] for step in steps if step["state"]["round"] == 1]
        self.assertIn("?", hidden[0])
        self.assertNotIn("?", steps[-1]["state"]["players"]["a"]["decrees"])


if __name__ == "__main__":
    unittest.main()
