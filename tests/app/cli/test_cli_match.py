#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command match: fair games, figures that add up, and outside players that behave or do not."""
import json
import math
import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import unittest

from test_cli import Case, CLI, run

LITTLE = pathlib.Path(__file__).resolve().parent / "little_player.py"
ROOT = pathlib.Path(__file__).resolve().parents[3]


def little(*faults):
    return "cmd:" + " ".join([sys.executable, f"'{LITTLE}'", *faults])


def left(marker):
    """The programs with that word in their command lines that are still there."""
    listing = subprocess.run(["ps", "-eo", "pid=,args="], capture_output=True, text=True, check=True).stdout
    return [line for line in listing.splitlines() if marker in line]


class Match(Case):
    def played(self, *arguments):
        """The report of a match, which must tell how long the players took."""
        result = run("match", *arguments, "--json")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertRegex(result.stderr.decode(), r"\A([^\n]+ games: [^\n]+\n)*([^\n]+ \([0-9,]+ choices\)\n)+\Z")
        self.assertEqual(result.stdout.count(b"\n"), 1)
        return json.loads(result.stdout)

    def pair(self, first, second, games, *arguments):
        return self.played("aton", "--players", f"{first},{second}", "--games", str(games), *arguments)


class Figures(Match):
    def test_report(self):
        report = self.pair("greedy", "random", 40)
        self.assertEqual(list(report), ["game", "seed", "games", "players", "seats", "rating", "pairs", "sprt"])
        self.assertEqual((report["game"], report["seed"], report["games"], report["sprt"]), ("aton", 1, 40, None))
        for player in report["players"]:
            self.assertEqual(list(player), ["player", "wins", "draws", "losses", "failures", "points", "score"])
            self.assertEqual(player["wins"] + player["draws"] + player["losses"], 40)
            self.assertEqual(player["points"], player["wins"] + player["draws"] / 2)
            self.assertAlmostEqual(player["score"], player["points"] / 40)
        self.assertEqual([player["player"] for player in report["players"]], ["greedy", "random"])
        self.assertEqual(list(report["seats"]), ["red", "blue"])
        self.assertEqual(sum(report["seats"].values()), 40)
        self.assertEqual(sum(report["pairs"]), 20)
        self.assertEqual(list(report["rating"]), ["score", "score_error", "elo", "elo_error", "los"])
        self.assertGreater(report["rating"]["score"], 0.8)

    def test_table_says_the_same(self):
        arguments = ["match", "aton", "--players", "greedy,greedy", "--games", "30"]
        report = json.loads(run(*arguments, "--json").stdout)
        table = run(*arguments).stdout.decode()
        self.assertRegex(table, r"\Agames 30, seed 1\n")
        self.assertRegex(table, r"(?m)^greedy +30 +0 +0 +30\.0 +100\.00$")
        for seat, points in report["seats"].items():
            self.assertRegex(table, rf"(?m)^{seat} +{points:.1f} +{100 * points / 30:.2f}$")
        table = run("match", "aton", "--players", "greedy,random", "--games", "30").stdout.decode()
        self.assertRegex(table, r"(?m)^elo ")
        self.assertRegex(table, r"(?m)^pairs( \d+){5}$")
        self.assertTrue(table.isascii())

    def test_same_output_every_time(self):
        for arguments in (["aton", "--players", "easy,greedy", "--games", "20"],
                          ["osiris", "--players", "random,random", "--games", "30", "--option", "tip=pyramid"]):
            arguments = ["match", *arguments, "--nodes", "20", "--json"]
            once = run(*arguments).stdout
            self.assertEqual(run(*arguments, "--threads", "3", LC_ALL="de_DE.UTF-8").stdout, once)
            self.assertEqual(run(*arguments, "--seed", "1", "--lang", "fr").stdout, once)
            self.assertNotEqual(run(*arguments, "--seed", "2").stdout.replace(b'"seed":2', b'"seed":1'), once)

    def test_a_player_against_itself(self):
        report = self.played("aton", "--players", "greedy,greedy", "--games", "60")
        self.assertEqual([player["points"] for player in report["players"]], [60])
        self.assertIsNone(report["rating"])
        self.assertIsNone(report["pairs"])

    def test_several_seats(self):
        report = self.played("osiris", "--players", "greedy,random,random,random", "--games", "40", "--threads", "2")
        self.assertEqual(list(report["seats"]), list("abcd"))
        self.assertGreater(report["players"][0]["score"], 0.4)
        self.assertAlmostEqual(sum(player["points"] for player in report["players"]), 40, 2)
        self.assertIsNone(report["pairs"])
        # A quarter of all wins would be even.
        share = report["players"][0]["score"]
        self.assertAlmostEqual(report["rating"]["elo"], 400 * math.log10(3 * share / (1 - share)), 0)
        three = self.played("osiris", "--players", "greedy,random,easy", "--games", "3", "--nodes", "20")
        self.assertEqual(len(three["players"]), 3)
        self.assertIsNone(three["rating"])

    def test_sprt(self):
        report = self.pair("greedy", "random", 1000, "--sprt", "0,50")
        self.assertLess(report["games"], 200)
        self.assertEqual(list(report["sprt"]), ["lower", "upper", "llr", "bound", "verdict"])
        self.assertEqual(report["sprt"]["verdict"], "upper")
        self.assertGreater(report["sprt"]["llr"], report["sprt"]["bound"])
        self.assertEqual(self.pair("random", "greedy", 1000, "--sprt", "0,50")["sprt"]["verdict"], "lower")
        self.assertEqual(self.pair("random", "greedy", 10, "--sprt=-5.5,5")["sprt"]["verdict"], "open")
        self.assertEqual(self.pair("greedy", "random", 1000, "--sprt", "0,50", "--threads", "3"), report)

    def test_movetime(self):
        report = self.pair("greedy", "random", 2, "--movetime", "1")
        self.assertEqual(report["games"], 2)
        # A level that has no time of its own stays what it is: it does not think as long as it may.
        for game in ("aton", "osiris"):
            match = [game, "--players", "easy,greedy", "--games", "10"]
            self.assertEqual(self.played(*match, "--movetime", "20000"), self.played(*match))

    def test_refuses(self):
        match = ["match", "aton", "--players", "greedy,random"]
        for wrong in (["--games"], ["--games", "x"], ["--games", "0"], ["--games", "-2"], ["--games", "2", "--threads", "0"],
                      ["--games", "2", "--threads", "1000000"], ["--games", "2", "--sprt", "1"], ["--games", "2", "--sprt", "5,5"],
                      ["--games", "2", "--sprt", "5,0"], ["--games", "2", "--sprt", "a,b"], ["--games", "2", "--sprt", "0,nan"],
                      ["--games", "2", "--sprt", "0,1,2"], ["--games", "2", "--sprt", "0,inf"], ["--games", "2", "--movetime", "x"],
                      ["--games", "2", "more"], []):
            with self.subTest(wrong=wrong):
                self.refused(2, *match, *wrong)
        self.refused(2, "match", "aton", "--games", "2")
        self.refused(2, "match", "--players", "greedy,random", "--games", "2")
        self.refused(1, *match, "--games", "3", says="2")
        self.refused(1, *match, "--games", "2", "--option", "tip=priest", says="tip")
        self.refused(1, "match", "chess", "--players", "greedy,random", "--games", "2", says="chess")
        self.refused(1, "match", "aton", "--players", "greedy", "--games", "2")
        self.refused(1, "match", "aton", "--players", "greedy,random,random", "--games", "3", says="3")
        self.refused(1, "match", "aton", "--players", "greedy,genius", "--games", "2", says="genius")
        self.refused(1, "match", "aton", "--players", "greedy,greedy", "--games", "2", "--sprt", "0,5")

    def test_output_that_cannot_be_written(self):
        with open("/dev/full", "wb") as full:
            result = run("match", "aton", "--players", "random,random", "--games", "1", stdout=full)
        self.assertEqual(result.returncode, 1)
        self.one_line(result.stderr)


class Parts(Match):
    def parts(self, of, *match):
        """The files of the parts of a match, each of which must be one JSON object."""
        files = []
        for number in range(1, of + 1):
            result = run("match", *match, "--part", f"{number}/{of}", "--json")
            self.assertEqual(result.returncode, 0, result.stderr)
            part = json.loads(result.stdout)
            self.assertEqual((part["part"], part["of"]), (number, of))
            files.append(self.written(f"{number}-of-{of}.json", result.stdout.decode()))
        return files

    def same(self, files, *match):
        """All parts together are what one run is, in each form."""
        for form in ([], ["--json"]):
            self.assertEqual(self.done("join", *files, *form), run("match", *match, *form).stdout.decode())

    def test_all_parts_are_one_match(self):
        match = ["aton", "--players", "easy,greedy", "--games", "20", "--nodes", "20", "--seed", "3"]
        files = self.parts(3, *match)
        self.assertEqual([len(json.loads(pathlib.Path(file).read_text())["winners"]) for file in files], [6, 6, 8])
        self.same(files, *match)
        self.same([files[2], files[0], files[1]], *match)
        # How fast it was played, and in what order it was said, makes no difference; one part is a whole, too.
        other = run("match", "--seed", "3", "--nodes=20", "--games", "20", "--players", "easy,greedy", "aton", "--threads", "2",
                    "--part", "2/3", "--json").stdout
        self.assertEqual(other, pathlib.Path(files[1]).read_bytes())
        self.same(self.parts(1, *match), *match)

    def test_one_match_said_otherwise(self):
        """The same numbers, options in another order, and those that count anyway."""
        for match, other in (
                (["aton", "--players", "greedy,random", "--games", "8", "--nodes", "100", "--sprt", "0,50"],
                 ["--players=greedy,random", "--sprt=-0.0,5e1", "--nodes=0100", "aton", "--seed=01", "--games=08", "--movetime=0"]),
                (["osiris", "--players", "greedy,random", "--games", "8"],
                 ["osiris", "--option=tip=priest", "--players=greedy,random", "--games=8", "--nodes=00"])):
            files = self.parts(2, *match)
            self.assertEqual(run("match", *other, "--part=2/2", "--json").stdout, pathlib.Path(files[1]).read_bytes())

    def test_several_seats_and_a_rival(self):
        for match in (["osiris", "--players", "greedy,random,random", "--games", "12", "--option", "tip=pyramid"],
                      ["tekhenu", "--players", "random", "--games", "3"]):
            self.same(self.parts(3, *match), *match)

    def test_a_test_ends_where_one_run_would(self):
        match = ["aton", "--players", "greedy,random", "--games", "300", "--sprt", "0,50"]
        files = self.parts(3, *match)
        self.assertLess(json.loads(self.done("join", "--json", *files))["games"], 200)
        self.same(files, *match)
        match = ["aton", "--players", "random,greedy", "--games", "80", "--sprt=-5.5,5"]
        self.same(self.parts(3, *match), *match)

    def test_failures_are_counted(self):
        match = ["aton", "--players", f"random,{little('ends')}", "--games", "8", "--recover"]
        files = self.parts(2, *match)
        self.assertIn(f"\nfailures 8 {little('ends')}\n", self.done("join", *files))
        self.same(files, *match)

    def test_a_part_that_fails_is_none(self):
        self.refused(1, "match", "aton", "--players", f"{little('later')},random", "--games", "20", "--part", "1/2", "--json", says="ended")
        with subprocess.Popen([CLI, "match", "aton", "--players", "random,greedy", "--games", "1000000", "--part", "2/2", "--json",
                               "--record", str(self.folder / "games")], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as match:
            while not (self.folder / "games" / "aton-0500011.cartouche").exists():
                self.assertIsNone(match.poll())
                time.sleep(0.01)
            match.send_signal(signal.SIGTERM)
            output, errors = match.communicate(timeout=60)
        self.assertEqual((match.returncode, output), (1, b""))
        self.one_line(errors.splitlines(keepends=True)[-1], "of 500,000 games")

    def test_refused_parts(self):
        match = ["aton", "--players", "greedy,random", "--games", "8"]
        files = self.parts(4, *match)
        self.refused(1, "join", files[0], files[2], says="parts of the match are missing: 2, 4 (of 4)")
        self.refused(1, "join", *files, files[1], says=f"the same part once more, 2/4: it is in {files[1]}, too")
        for other in (["aton", "--players", "greedy,random", "--games", "8", "--seed", "2"],
                      ["aton", "--players", "random,greedy", "--games", "8"], [*match, "--recover"]):
            result = run("match", *other, "--part", "4/4", "--json")
            self.assertEqual(result.returncode, 0, result.stderr)
            wrong = self.written("other.json", result.stdout.decode())
            self.refused(1, "join", *files[:3], wrong, says=f"other.json: this is a part of another match than {files[0]}")
        self.refused(1, "join", *files[:3], self.parts(2, *match)[1], says="another match")
        older = json.loads(pathlib.Path(files[3]).read_text(encoding="utf-8"))
        older["version"] = "0.0.1"
        self.refused(1, "join", *files[:3], self.written("older.json", json.dumps(older)), says="another version of the program")
        self.refused(2, "join")

    def test_what_is_no_part(self):
        good = json.loads(pathlib.Path(self.parts(1, "aton", "--players", "greedy,random", "--games", "2")[0]).read_text())
        for change in ({"part": 0}, {"part": "1"}, {"of": 10_000_000}, {"of": None}, {"match": []}, {"match": ["aton", "osiris"]},
                       {"match": 5}, {"match": ["chess", *good["match"][1:]]}, {"match": [*good["match"], "--part=1/1", "--json"]},
                       {"match": [*good["match"], "--nonsense"]}, {"winners": [["red"]]}, {"winners": [["red"], ["green"]]},
                       {"winners": [["red"], "red"]}, {"winners": [[], ["red"]]}, {"winners": [["red", "red"], ["red"]]}, {"winners": [["red"], [0]]}, {"winners": [["red"], ["chance"]]},
                       {"failures": [{"game": 3, "player": 1}]}, {"failures": [{"game": 1, "player": 3}]}, {"failures": [7]}):
            with self.subTest(change=change):
                self.refused(1, "join", self.written("wrong.json", json.dumps({**good, **change})), says="wrong.json")
        for text in ("", "[]", "games 2, seed 1\n", '{"part":1'):
            self.refused(1, "join", self.written("wrong.json", text), says="wrong.json")
        self.refused(1, "join", str(self.folder / "none.json"), says="none.json")

    def test_parts_that_cannot_be(self):
        match = ["match", "aton", "--players", "greedy,random", "--games", "8"]
        for part in ("", "1", "0/2", "3/2", "1/2/3", "a/2", "-1/2", "1/1000001"):
            self.refused(2, *match, "--json", f"--part={part}")
        self.refused(2, *match, "--part", "1/2", says="--json")
        self.refused(1, *match, "--part", "1/5", "--json", says="4")


class OutsidePlayers(Match):
    def test_a_match_against_a_little_player(self):
        marker = f"good-{os.getpid()}"
        player = little('""', marker)
        report = self.pair("greedy", player, 4, "--threads", "2")
        self.assertEqual(report["games"], 4)
        self.assertEqual([row["player"] for row in report["players"]], ["greedy", player])
        self.assertEqual(self.pair("greedy", player, 4), report)
        self.assertEqual(left(marker), [])

    def test_osiris_too(self):
        report = self.played("osiris", "--players", f"greedy,{little()}", "--games", "2")
        self.assertEqual(sum(player["points"] for player in report["players"]), 2)

    def test_the_player_of_the_docs_plays_every_game_and_files_follow_the_schema(self):
        import jsonschema
        schema = json.loads((ROOT / "resources" / "schema" / "cartouche-1.json").read_text())
        docs = f"cmd:{sys.executable} '{ROOT / 'docs' / 'examples' / 'little_player.py'}'"
        for game in ("aton", "osiris", "nefertiti", "tekhenu"):
            with self.subTest(game):
                file = self.folder / f"{game}.cartouche"
                play = ["play", game, "--players", f"{docs},random", "--seed", "3", "--record", str(file)]
                result = self.done(*play)
                jsonschema.Draft202012Validator(schema).validate(json.loads(file.read_text()))
                self.assertEqual(self.done(*play), result)  # the same lots

    def test_our_own_engine_is_such_a_player(self):
        # The same seeds: it plays what the level plays.
        games = ["--games", "6", "--nodes", "20", "--seed", "4"]
        inside = self.played("aton", "--players", "easy,random", *games)
        outside = self.played("aton", "--players", f"cmd:{CLI} engine aton --level easy,random", *games)
        for player, other in zip(inside["players"], outside["players"]):
            self.assertEqual({**player, "player": ""}, {**other, "player": ""})

    def test_play(self):
        file = self.folder / "game.cartouche"
        result = json.loads(self.done("play", "aton", "--players", f"{little()},greedy", "--record", str(file)))
        record = json.loads(file.read_text())
        self.assertEqual(record["seats"][0]["player"], little())
        self.assertEqual(record["result"], result)
        self.assertEqual(self.done("verify", str(file)), f"ok {len(record['actions'])} {file}\n")

    def test_it_gets_what_its_seat_sees_and_nothing_else(self):
        log = self.folder / "log"
        tee = self.written("tee.sh", f'tee "{log}" | "{CLI}" engine aton --level random\n')
        self.done("play", "aton", "--players", f"greedy,cmd:sh '{tee}'")
        lines = log.read_text().splitlines()
        self.assertEqual(lines[0], "cartouche-engine 1")
        self.assertRegex(lines[1], r"^newgame seed \d+$")
        positions = [line for line in lines if line.startswith("position ")]
        self.assertGreater(len(positions), 5)
        self.assertTrue(all(line.startswith("position aton-seen/1 blue ") for line in positions))
        for line in positions:
            red = re.search(r" red:(\S+)", line).group(1).split(",")
            self.assertRegex(red[3], r"^(-|[?1-4]{4})$")
            self.assertIn("?", red[3] if red[3] != "-" else red[7])
        self.assertEqual([line for line in lines[3:] if not line.startswith("position ")],
                         ["go"] * len(positions))

    def test_words_of_a_command(self):
        script = self.written("two words,.sh", f'[ "$1" = "a b" ] && [ "$2" = "c,d" ] && [ "$3" = "e f" ] && [ "$4" = "" ] && exec "{CLI}" engine aton --level random\n')
        for command in (f"sh '{script}' 'a b' \"c,d\" e\\ f ''", f"sh  \"{script}\" a' 'b c\\,d  'e f' \"\" "):
            self.done("play", "aton", "--players", f"cmd:{command},random")
        self.refused(1, "play", "aton", "--players", f"cmd:sh '{script},random")
        self.refused(1, "play", "aton", "--players", f"random,cmd:sh '{script}")

    def test_bad_players_give_one_line(self):
        marker = f"bad-{os.getpid()}"
        for fault, says in (("ends", "ended"), ("illegal", "red lay 9999"), ("long", "red lay 9999"), ("not-legal-now", "red place 1a"),
                            ("garbage", "I resign"), ("endless-line", "xxx"), ("error", "I do not feel well")):
            for threads in ("1", "2"):
                with self.subTest(fault=fault, threads=threads):
                    self.refused(1, "match", "aton", "--players", f"{little(fault, marker)},random", "--games", "4", "--threads", threads,
                                 says=says)
            file = self.folder / "game.cartouche"
            self.refused(1, "play", "aton", "--players", f"{little(fault, marker)},random", "--record", str(file), says=says)
        self.assertEqual(list(self.folder.iterdir()), [])
        self.assertEqual(left(marker), [])

    def test_what_was_played_is_kept(self):
        for threads in ("1", "2"):
            arguments = ["match", "aton", "--players", f"{little('later')},random", "--games", "20", "--threads", threads]
            result = run(*arguments)
            self.assertEqual(result.returncode, 1)
            self.assertRegex(result.stdout.decode(), r"\Agames [24], seed 1\n")
            self.one_line(result.stderr.splitlines(keepends=True)[-1], "ended")
            self.assertIn(json.loads(run(*arguments, "--json").stdout)["games"], (2, 4))

    def test_recovers(self):
        match = ["aton", "--players", f"{little('later')},random", "--games", "10", "--recover"]
        report = self.played(*match)
        self.assertEqual(report["games"], 10)
        self.assertEqual([player["failures"] for player in report["players"]], [3, 0])  # each third game
        self.assertGreaterEqual(report["players"][0]["losses"], 3)
        self.assertEqual(sum(report["seats"].values()), 10)
        table = run("match", *match).stdout.decode()
        self.assertTrue(table.endswith(f"\nfailures 3 {little('later')}\n"), table)
        for fault in ("ends", "illegal", "garbage", "error"):
            report = self.pair(little(fault), "random", 4, "--recover", "--threads", "2")
            self.assertEqual([[player[key] for key in ("wins", "losses", "failures")] for player in report["players"]],
                             [[0, 4, 4], [4, 0, 0]], fault)
        # Where all are to blame nobody is started in vain.
        self.refused(1, "match", "aton", "--players", "cmd:/no/such/program,random", "--games", "2", "--recover", says="no such file")

    def test_records_its_games(self):
        folder = self.folder / "new" / "games"
        report = self.pair("greedy", little("later"), 6, "--recover", "--record", str(folder), "--seed", "5")
        files = sorted(folder.iterdir())
        self.assertEqual([file.name for file in files], [f"aton-{number:04}.cartouche" for number in range(1, 7)])
        self.assertEqual(len(self.done("verify", *map(str, files)).splitlines()), 6)
        games = [json.loads(file.read_text()) for file in files]
        for number, game in enumerate(games):
            self.assertEqual(game["seats"][number % 2]["player"], "greedy")
            failed = number in (2, 5)
            self.assertEqual(game["result"]["reason"] == "resigned", failed)
            self.assertEqual("ended without an answer" in str(game.get("comments")), failed)
        wins = sum(game["result"]["winners"] == [game["seats"][number % 2]["seat"]] for number, game in enumerate(games))
        self.assertEqual(report["players"][0]["wins"], wins)
        # Also the game that ends a match; and where nothing can be written nothing is played.
        other = self.folder / "other"
        self.assertEqual(run("match", "aton", "--players", f"{little('ends')},random", "--games", "4", "--record", str(other)).returncode, 1)
        self.assertEqual(len(list(other.iterdir())), 1)
        self.refused(1, "match", "aton", "--players", "random,random", "--games", "2", "--record", str(files[0]), says=str(files[0]))

    def test_a_signal_ends_it_with_what_was_played(self):
        for signal_ in (signal.SIGINT, signal.SIGTERM):
            folder = self.folder / signal_.name
            with subprocess.Popen([CLI, "match", "aton", "--players", "random,greedy", "--games", "1000000", "--record", str(folder)],
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE) as match:
                while not (folder / "aton-0000011.cartouche").exists():
                    self.assertIsNone(match.poll())
                    time.sleep(0.01)
                match.send_signal(signal_)
                output, errors = match.communicate(timeout=60)
            self.assertEqual(match.returncode, 1)
            games = int(re.match(r"games (\d+), seed 1\n", output.decode())[1])
            self.assertGreaterEqual(games, 10)
            self.one_line(errors.splitlines(keepends=True)[-1], f"stopped after {games:,} of 1,000,000 games")

    def test_players_that_are_none(self):
        for command, says in (("", "started"), ("/no/such/program", "/no/such/program” cannot be started: there is no such file"),
                              (str(self.folder), "started: this is not allowed"),
                              ("true", "ended"), ("echo hello", "hello"), ("yes hello", "hello"), ("cat", "cartouche-engine"),
                              (f"{CLI} engine osiris", "aton"), (f"{CLI} engine chess", "ended"), ("sh -c 'exit 5'", "ended")):
            with self.subTest(command=command):
                self.refused(1, "match", "aton", "--players", f"cmd:{command},random", "--games", "2", says=says)
                self.refused(1, "play", "aton", "--players", f"random,cmd:{command}", says=says)

    def test_a_player_that_does_not_answer_is_killed(self):
        begin = time.monotonic()
        marker = f"silent-{os.getpid()}"
        for fault in ("silent", "flood"):
            with self.subTest(fault=fault):
                self.refused(1, "match", "aton", "--players", f"{little(fault, marker)},random", "--games", "2", "--movetime", "10",
                             says="5,010")
        self.assertLess(time.monotonic() - begin, 60)
        self.assertEqual(left(marker), [])

    def test_a_player_that_will_not_end_is_killed_with_its_children(self):
        number = f"31{os.getpid()}"
        script = self.written("stubborn.sh", f'trap "" TERM HUP INT\n"{CLI}" engine aton --level random\nsleep {number}\n')
        self.done("play", "aton", "--players", f"cmd:sh '{script}',random")
        self.assertEqual(left(f"sleep {number}"), [])

    def test_nothing_that_a_player_started_is_left(self):
        number = f"32{os.getpid()}"
        script = self.written("daemon.sh", f'(setsid setsid -f sleep {number} &)\nsetsid sleep {number} &\n"{CLI}" engine aton --level random\n')
        self.done("play", "aton", "--players", f"cmd:sh '{script}',cmd:sh '{script}'")
        self.assertEqual(left(f"sleep {number}"), [])


if __name__ == "__main__":
    unittest.main()
