#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line keeps its promises about Osiris: seats, options, actions, state, what a seat sees."""
import json
import pathlib
import re
import unittest

from test_cli import DATA, Case

GODS = "osiris isis horus seth nephthys anubis thoth re amun hathor bastet ptah sobek".split()
COLOURS = {2: "abcd", 3: "abc", 4: "abcd"}
STATE_KEYS = ["turn", "phase", "to_act", "priests", "towns", "blockades", "followers", "gods", "walk", "fight", "over"]
FILES = sorted(DATA.glob("osiris-*.cartouche"))
DEAL = "chance gods " + " ".join(GODS)


def owner(priest, seats):
    return {"c": "a", "d": "b"}.get(priest[0], priest[0]) if seats == 2 else priest[0]


class Osiris(Case):
    def started(self, seats=4, *options):
        return self.done("new", "osiris", "--players", str(seats), *options).strip()

    def legal(self, position):
        return self.done("legal", position).splitlines()

    def state(self, position):
        """What `replay` says of a position reached by no action."""
        seats = 3 if " abc " in position else 2 if " ab " in position else 4
        ids = "abcd"[:seats]
        record = {"format": "cartouche", "version": 1, "game": "osiris",
                  "options": {"tip": re.search(r"tip=(\w+)", position).group(1)},
                  "seats": [{"seat": seat, "name": seat, "player": "human"} for seat in ids],
                  "start": position, "actions": []}
        return self.steps(self.written("one", json.dumps(record)))[0]["state"]

    def test_games_and_seats(self):
        game = next(game for game in json.loads(self.done("games", "--json")) if game["id"] == "osiris")
        self.assertEqual(game["seats"], [list("ab"), list("abc"), list("abcd")])
        self.assertEqual(self.done("new", "osiris").strip(), self.started(4))
        for players in ("0", "1", "5"):
            self.refused(1, "new", "osiris", "--players", players, says=players)

    def test_options(self):
        self.assertEqual(self.started(4), self.started(4, "--option", "tip=priest"))
        self.assertNotEqual(self.started(4), self.started(4, "--option", "tip=pyramid"))
        self.refused(1, "new", "osiris", "--option", "tip=side", says="side")
        self.refused(1, "new", "osiris", "--option", "top=priest", says="top")

    def test_gods_are_too_many_to_list(self):
        self.refused(1, "legal", self.started(), says="10")
        self.refused(1, "perft", self.started(), "1", says="10")
        self.assertEqual(self.done("perft", self.started(), "0"), "1\n")

    def test_actions_to_the_letter(self):
        position = self.started()
        for wrong in ("chance gods", DEAL + " x", DEAL.replace("isis", "osiris"), DEAL.replace(" ", "  ", 1), DEAL.upper(),
                      "a step a0 N-1-0", "a pass", "a follower a isis"):
            self.refused(1, "apply", position, wrong)
        position = self.done("apply", position, DEAL).strip()
        self.assertEqual(self.legal(position), sorted(f"a follower a {god}" for god in GODS))
        for seat, god in zip("abcd" * 5, GODS * 2):
            self.assertIn(f"{seat} follower {seat} {god}", self.legal(position))
            position = self.done("apply", position, f"{seat} follower {seat} {god}").strip()
        self.assertEqual(self.legal(position), sorted(
            f"a step a{n} {face}-1-{i}" for n, face, i in ((0, "N", 0), (0, "N", 1), (1, "E", 1), (1, "E", 2),
                                                            (2, "S", 2), (2, "S", 3))))
        position = self.done("apply", position, "a step a0 N-1-0").strip()
        # All is spent: sowing follows by itself, then a follower may move.
        legal = self.legal(position)
        self.assertIn("a pass", legal)
        self.assertTrue(all(re.fullmatch(r"a pass|a move a \w+ \w+", action) for action in legal))
        self.refused(1, "apply", position, "b pass")
        self.assertEqual(self.state(position)["towns"]["b0"], 3)

    def test_two_players_own_two_colours(self):
        position = self.done("apply", self.started(2), DEAL).strip()
        self.assertEqual(self.legal(position)[0], "a follower a amun")
        for actor, colour, god in (("a", "a", "isis"), ("b", "b", "isis"), ("a", "c", "isis"), ("b", "d", "isis")):
            position = self.done("apply", position, f"{actor} follower {colour} {god}").strip()
        self.assertEqual(self.state(position)["followers"]["isis"], {"a": 1, "b": 1, "c": 1, "d": 1})

    def test_state_to_the_letter(self):
        for path in FILES:
            record = json.loads(path.read_text())
            steps = self.steps(str(path))
            seats = len(record["seats"])
            colours = COLOURS[seats]
            priests = [f"{colour}{rings}" for rings in range(3) for colour in colours]
            self.assertEqual((steps[0]["game"], steps[0]["seats"]), ("osiris", list("abcd"[:seats])))
            self.assertEqual(steps[0]["options"], {"tip": record.get("options", {}).get("tip", "priest")})
            for step in steps:
                state = step["state"]
                self.assertEqual(list(state), STATE_KEYS)
                self.assertEqual(list(state["priests"]), priests)
                self.assertEqual(list(state["towns"]), priests)
                self.assertEqual(sum(state["towns"].values()) + len(state["blockades"]), 6 * len(colours))
                self.assertEqual(state["blockades"], sorted(state["blockades"]))
                self.assertEqual(list(state["followers"]), GODS)
                self.assertTrue(all(list(row) == list(colours) for row in state["followers"].values()))
                self.assertEqual(state["gods"] is None, state["phase"] == "gods")
                if state["gods"]:
                    self.assertEqual(list(state["gods"]), priests + ["tip"])
                    self.assertEqual(len(set(state["gods"].values())), len(priests) + 1)
                self.assertEqual(state["fight"] is not None, state["phase"] == "fight")
                if state["fight"]:
                    self.assertEqual(state["to_act"], [owner(state["fight"]["winner"], seats)])
                    self.assertIn(state["walk"]["priest"], state["fight"].values())
                if state["walk"]:
                    self.assertEqual(list(state["walk"]), ["priest", "spent", "left"])
                self.assertEqual(state["over"], record["result"] if state["phase"] == "over" else None)

    def test_what_a_seat_sees(self):
        for path in FILES:
            whole = self.steps(str(path))
            seats = len(whole[0]["seats"])
            for seat in whole[0]["seats"]:
                for step, full in zip(self.steps(str(path), "--as", seat), whole):
                    self.assertTrue(step["position"].startswith(f"osiris-seen/1 {seat} "))
                    self.assertEqual([key for key in STATE_KEYS if step["state"][key] != full["state"][key]],
                                     ["gods"] if step["state"]["gods"] != full["state"]["gods"] else [])
                    for priest, god in (step["state"]["gods"] or {}).items():
                        own = priest != "tip" and owner(priest, seats) == seat
                        self.assertIn(god, ("?", full["state"]["gods"][priest]))
                        self.assertFalse(own and god == "?")
                    self.assertEqual(step["legal"], full["legal"] if seat in full["state"]["to_act"] else [])
                    self.assertEqual([fact for fact in full["facts"] if seat in fact.get("to", [seat])], step["facts"])
                deal = self.steps(str(path), "--as", seat)[1]["action"].split()[2:]
                self.assertEqual(len(deal), 13)
                self.assertEqual(sum(god != "?" for god in deal), 6 if seats == 2 else 3)

    def test_show(self):
        position = self.done("apply", self.started(), DEAL).strip()
        picture = self.done("show", position)
        self.assertTrue(picture.isascii())
        self.assertIn("to act: a\n", picture)
        self.assertNotEqual(picture, self.done("show", position, "--as", "b"))
        self.refused(1, "show", self.started(3), "--as", "d", says="d")

    def test_saved_games_are_checked(self):
        record = json.loads((DATA / "osiris-three-seats.cartouche").read_text())
        self.done("verify", self.written("good", json.dumps(record)))
        for change in ({"seats": record["seats"][:2]}, {"options": {"tip": "side"}},
                       {"start": self.started(3, "--option", "tip=pyramid")}, {"start": self.started(4)},
                       {"result": {**record["result"], "winners": ["d"]}}):
            self.refused(1, "verify", self.written("bad", json.dumps({**record, **change})))

    def test_players_of_every_number(self):
        for seats in (2, 3, 4):
            path = str(self.folder / "game")
            result = json.loads(self.done("play", "osiris", "--players", ",".join(["easy"] * seats), "--record", path))
            self.assertEqual(list(result["score"]), list("abcd"[:seats]))
            self.assertIn(result["reason"], ("tip", "blocked", "stuck"))
            self.assertRegex(self.done("verify", path), r"\Aok \d+ ")
            pathlib.Path(path).unlink()
        self.refused(1, "play", "osiris", "--players", "easy", says="1")
        self.refused(1, "play", "osiris", "--players", "easy,easy,easy,easy,easy", says="5")


if __name__ == "__main__":
    unittest.main()
