#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line keeps its promises: each command, each exit status, one line for each error."""
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import tempfile
import unittest
from fractions import Fraction

CLI = os.environ["CARTOUCHE_CLI"]
ROOT = pathlib.Path(__file__).resolve().parents[3]
DATA = ROOT / "tests" / "data"
FILES = [str(DATA / f"{name}.cartouche") for name in ("plain", "rich", "scenario")]
START = ("aton/1 ............/............/............/............ r1 deal:red - "
         "red:0,0,x,-,-,-,-,9999,-,0000,0000 blue:0,0,x,-,-,-,-,9999,-,0000,0000")
DEALS = ["chance deal red 1334", "chance deal blue 2244"]


def run(*arguments, stdout=subprocess.PIPE, before=None, **environment):
    env = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", **environment}
    return subprocess.run([CLI, *arguments], stdout=stdout, stderr=subprocess.PIPE, env=env, timeout=120, check=False,
                          preexec_fn=before)


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def done(self, *arguments, **environment):
        """The output of a command that must succeed and say nothing else."""
        result = run(*arguments, **environment)
        self.assertEqual((result.returncode, result.stderr), (0, b""), arguments)
        return result.stdout.decode()

    def refused(self, status, *arguments, says="", **environment):
        """A command that must end with `status`, one line on standard error and nothing on standard output."""
        result = run(*arguments, **environment)
        self.assertEqual((result.returncode, result.stdout), (status, b""), arguments)
        self.one_line(result.stderr, says)

    def one_line(self, stderr, says=""):
        text = stderr.decode()
        self.assertRegex(text, r"\Acartouche-cli: [^\n]+\n\Z")
        self.assertNotRegex(text, r"\[[a-z]+\.[a-z-]+\]", "a message without words")
        self.assertLess(len(text), 1000)
        self.assertIn(says, text)

    def position(self, *actions):
        return self.done("apply", START, *actions).strip()

    def steps(self, file, *options):
        return [json.loads(line) for line in self.done("replay", file, "--json", *options).splitlines()]

    def written(self, name, text):
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)


class Usage(Case):
    def test_wrong_usage(self):
        for arguments in ([], ["--bogus"], ["nonsense"], ["games", "--bogus"], ["games", "more"], ["games", "--json", "--json"],
                          ["games", "--json=1"], ["new"], ["new", "aton", "aton"], ["new", "aton", "--players"],
                          ["new", "aton", "--players", "two"], ["new", "aton", "--players", "-1"],
                          ["new", "aton", "--players", "99999999999999999999"], ["new", "aton", "--option", "tip"], ["new", "chess", "--option", "tip"], ["new", "chess", "--players", "x"],
                          ["legal"], ["legal", START, START], ["apply"], ["apply", START], ["show"], ["perft", START],
                          ["perft", START, "x"], ["perft", START, "1.5"], ["perft", START, ""], ["perft", START, "0x1"],
                          ["perft", START, "-1"], ["play", "aton"], ["play", "--players", "easy,easy"],
                          ["play", "aton", "--players", "easy,easy", "--seed", "x"],
                          ["play", "aton", "--players", "easy,easy", "--seed", "18446744073709551616"],
                          ["play", "aton", "--players", "easy,easy", "--nodes", "1e3"],
                          ["play", "aton", "--players", "easy,easy", "--record"], ["replay"], ["replay", FILES[0], FILES[1]],
                          ["replay", FILES[0], "--as"], ["verify"], ["bench", "x"], ["bench", "--games"],
                          ["bench", "--games", "0"], ["bench", "--games", "-1"], ["bench", "--games", "x"],
                          ["bench", "--games", "1.5"], ["bench", "--games", "1000001"], ["bench", "--games", "2", "--games", "2"],
                          ["--lang", "xx", "games"], ["--lang"],
                          ["games", "--lang="], ["games", "--lang", "en", "--lang", "fr"], ["games", "--lang"],
                          ["new\nline"], ["games", "-x"], ["games", "--version"], ["perft", "nonsense", "x"]):
            with self.subTest(arguments=arguments):
                self.refused(2, *arguments)

    def test_help(self):
        general = self.done("--help")
        self.assertEqual(self.done("-h"), general)
        for command in ("games", "new", "legal", "apply", "show", "perft", "play", "match", "engine", "replay", "verify", "bench"):
            self.assertRegex(general, rf"(?m)^  {command} ")
            text = self.done(command, "--help")
            self.assertIn(f"cartouche-cli {command}", text)
            self.assertNotIn("[help", text)
        self.assertRegex(self.done("--version"), r"\Acartouche-cli [0-9.]+\n\Z")
        self.assertEqual(self.done("-v"), self.done("--version"))
        self.assertEqual(self.done("games", "-h"), self.done("games", "--help"))

    def test_languages_and_locales(self):
        for language in ("en", "fr", "de"):
            self.assertIn("cartouche-cli", self.done("--lang", language, "--help"))
            self.assertIn("cartouche-cli", self.done("--help", f"--lang={language}"))
            self.refused(1, "--lang", language, "legal", "nonsense")
        english = self.done("games")
        for locale in ("C", "POSIX", "fr_FR.UTF-8", "de_DE.UTF-8", "xx_YY", "en_US.ISO-8859-1", ""):
            self.assertEqual(self.done("games", LC_ALL=locale, LANG=locale), english)
            self.refused(2, "nonsense", LC_ALL=locale, LANG=locale)

    def test_everything_after_two_dashes_is_an_operand(self):
        self.refused(1, "legal", "--", "--json")
        self.refused(1, "legal", "--", "--lang")
        self.refused(1, "legal", "--", "-h", says="“-h”")
        self.refused(1, "replay", FILES[0], "--as", "-h", says="“-h”")

    def test_output_that_cannot_be_written(self):
        for arguments in (["games"], ["new", "aton"], ["--help"], ["legal", START], ["perft", START, "2"],
                          ["replay", FILES[0]], ["replay", FILES[1], "--json"], ["verify", FILES[0]],
                          ["play", "aton", "--players", "random,random"]):
            with self.subTest(arguments=arguments), open("/dev/full", "wb") as full:
                result = run(*arguments, stdout=full)
                self.assertEqual(result.returncode, 1)
                self.one_line(result.stderr)

    def test_a_reader_that_has_read_enough_is_told_nothing(self):
        reader, writer = os.pipe()
        os.close(reader)
        for arguments in (["replay", FILES[1], "--json"], ["--help"], ["verify", *FILES]):
            result = run(*arguments, stdout=writer)
            self.assertEqual((result.returncode, result.stderr), (1, b""), arguments)
        engine = subprocess.run([CLI, "engine", "aton"], input=b"isready\n", stdout=writer, stderr=subprocess.PIPE, check=False)
        self.assertEqual((engine.returncode, engine.stderr), (1, b""))
        os.close(writer)

    def test_the_usage_shows_what_is_required(self):
        for command, usage in (("export", "FILE --to KIND -o OUT [--step N]"), ("play", "GAME --players L1,L2[,…] [--option K=V]"),
                               ("match", "GAME --players L1,L2[,…] --games N [--option K=V]")):
            self.assertIn(f"cartouche-cli {command} {usage}", " ".join(self.done(command, "--help").split()))

    def test_export_to_the_standard_output(self):
        export = ["export", FILES[1], "--to", "text", "-o"]
        file = self.folder / "game.txt"
        self.done(*export, str(file))
        for output in ("-", "/dev/stdout", "/proc/self/fd/1"):
            self.assertEqual(self.done(*export, output), file.read_text(encoding="utf-8"))
        redirected = self.folder / "redirected.txt"
        with open(redirected, "wb") as output:
            self.assertEqual(run(*export, "/dev/stdout", stdout=output).returncode, 0)
        self.assertEqual(redirected.read_bytes(), file.read_bytes())
        with open("/dev/full", "wb") as full:
            result = run(*export, "-", stdout=full)
        self.assertEqual(result.returncode, 1)
        self.one_line(result.stderr)

    @unittest.skipIf(b"__asan_init" in pathlib.Path(CLI).read_bytes(), "the sanitizer's own memory is beyond all limits")
    def test_running_out_of_memory_is_one_line(self):
        file = self.written("large.cartouche", json.dumps({"format": "cartouche", "version": 1, "game": "aton", "actions":
                                                           ["red lay 3143"] * 99_000, "x": ["y" * 9_000] * 1_000}))
        usual = run("verify", file).stderr  # that the game has no seats
        self.one_line(usual)
        said = set()
        for size in range(20, 400, 20):  # MB
            result = run("verify", file, before=lambda size=size: resource.setrlimit(resource.RLIMIT_AS, (size << 20, size << 20)))
            if result.returncode == 127 and b"shared" in result.stderr:  # not even its libraries have room
                continue
            self.assertEqual((result.returncode, result.stdout), (1, b""), size)
            self.one_line(result.stderr)
            said.add(result.stderr)
        self.assertEqual(said, {usual, b"cartouche-cli: there is not enough memory\n"})

    def test_limit_on_the_size_of_files(self):
        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))
        for arguments in (["play", "aton", "--players", "random,random", "--record", str(self.folder / "a")],
                          ["export", FILES[0], "--to", "text", "-o", str(self.folder / "b")]):
            with self.subTest(arguments=arguments):
                self.refused(1, *arguments, before=limit, says="too large")
                self.assertEqual(os.listdir(self.folder), [])
        with open(self.folder / "c", "wb") as output:
            result = run("replay", FILES[0], stdout=output, before=limit)
        self.assertEqual(result.returncode, 1)
        self.one_line(result.stderr)

    def test_little_is_told_of_long_input(self):
        """At most 200 characters of each piece."""
        long = "é" * 60_000
        right = json.loads(pathlib.Path(FILES[0]).read_text())
        nested = {"all": [{"fact": "points", "seat": "red", long: None}], "kind": "reach"}
        files = [{**right, "game": long}, {**right, "actions": [long[:9_000]]}, {**right, "start": long[:9_000]},
                 {**right, "options": {long[:9_000]: "x"}}, {**right, "marks": {long[:9_000]: "good"}},
                 {**right, "actions": ["red lay " + long[:9_000]]}, {**right, "actions": [long[:9_000] + " pass"]}]
        commands = [[long], ["--" + long], ["games", f"--{long}=1"], ["new", long], ["new", "aton", "--players", long],
                    ["new", "aton", "--option", long], ["new", "aton", "--option", f"{long}=1"], ["--lang", long],
                    ["legal", long], ["legal", f"aton/1 {long}"], ["apply", START, long], ["apply", START, f"red place {long}"],
                    ["apply", START, f"red {long}"], ["show", START, "--as", long], ["perft", START, long], ["replay", long],
                    ["verify", long], ["play", "aton", "--players", f"{long},easy"],
                    ["play", "aton", "--players", f"cmd:{long},easy"], ["play", "aton", "--players", "random,random", "--record", long],
                    ["export", FILES[0], "--to", long, "-o", "x"], ["export", FILES[0], "--to", "text", "-o", long],
                    ["match", "aton", "--players", "easy,hard", "--games", "2", "--sprt", long]]
        commands += [["verify", self.written(f"{number}", json.dumps(file))] for number, file in enumerate(files)]
        commands += [["verify", self.written("goal", json.dumps({**right, "scenario": {"goal": nested}}))]]
        for number, arguments in enumerate(commands):
            with self.subTest(number=number):
                result = run(*arguments)
                self.assertIn(result.returncode, (1, 2))
                self.one_line(result.stderr)
                self.assertNotIn("é" * 200, result.stderr.decode())


class Games(Case):
    def test_games(self):
        games = json.loads(self.done("games", "--json"))
        aton = next(game for game in games if game["id"] == "aton")
        self.assertEqual(list(aton), ["id", "seats", "levels"])
        self.assertEqual(aton["seats"], [["red", "blue"]])
        self.assertIn("easy", aton["levels"])
        self.assertEqual(len(self.done("games").splitlines()), len(games))

    def test_new(self):
        self.assertEqual(self.done("new", "aton"), START + "\n")
        self.assertEqual(self.done("new", "aton", "--players", "2"), START + "\n")
        self.refused(1, "new", "chess", says="chess")
        self.refused(1, "new", "aton", "--players", "3", says="3")
        self.refused(1, "new", "aton", "--players", "0")
        self.refused(1, "new", "aton", "--option", "tip=priest", says="tip")

    def test_every_level_plays(self):
        aton = json.loads(self.done("games", "--json"))[0]
        for level in {*aton["levels"], "random", "greedy"}:
            result = json.loads(self.done("play", "aton", "--players", f"{level},random", "--nodes", "100"))
            self.assertEqual(list(result), ["winners", "reason", "score"])
            self.assertTrue(set(result["winners"]) <= {"red", "blue"} and result["winners"])
            self.assertEqual(list(result["score"]), ["red", "blue"])

    def test_play_is_reproducible(self):
        once = self.done("play", "aton", "--players", "easy,random", "--seed", "5", "--record", str(self.folder / "a"))
        twice = self.done("play", "aton", "--players", "easy,random", "--seed", "5", "--record", str(self.folder / "b"),
                          LC_ALL="fr_FR.UTF-8")
        self.assertEqual(once, twice)
        self.assertEqual((self.folder / "a").read_bytes(), (self.folder / "b").read_bytes())
        self.done("play", "aton", "--players", "easy,random", "--seed", "6", "--record", str(self.folder / "b"))
        self.assertNotEqual((self.folder / "a").read_bytes(), (self.folder / "b").read_bytes())
        default = self.done("play", "aton", "--players", "random,random")
        self.assertEqual(default, self.done("play", "aton", "--players", "random,random", "--seed", "1"))

    def test_play_refuses(self):
        self.refused(1, "play", "chess", "--players", "easy,easy")
        self.refused(1, "play", "aton", "--players", "easy", says="1")
        self.refused(1, "play", "aton", "--players", "easy,easy,easy")
        self.refused(1, "play", "aton", "--players", "easy,genius", says="genius")
        self.refused(1, "play", "aton", "--players", "easy,")
        self.refused(1, "play", "aton", "--players", "easy,easy", "--record", str(self.folder / "no" / "file"))
        self.refused(1, "play", "aton", "--players", "easy,easy", "--record", str(self.folder))
        self.refused(1, "play", "aton", "--players", "easy,easy", "--record", "/dev/full")
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_recorded_games_follow_the_schema(self):
        import jsonschema
        schema = json.loads((ROOT / "resources" / "schema" / "cartouche-1.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for file in FILES:
            validator.validate(json.loads(pathlib.Path(file).read_text()))
        for seed in range(1, 11):
            file = self.folder / f"{seed}.cartouche"
            result = self.done("play", "aton", "--players", "random,greedy", "--seed", str(seed), "--record", str(file))
            record = json.loads(file.read_text())
            validator.validate(record)
            self.assertEqual(record["result"], json.loads(result))
            self.assertEqual([seat["player"] for seat in record["seats"]], ["random", "greedy"])
            self.assertTrue(file.read_bytes().startswith(b'{\n  "format": "cartouche"'))
            self.assertEqual(self.done("verify", str(file)), f"ok {len(record['actions'])} {file}\n")
        for key, wrong in (("version", 2), ("format", "x"), ("marks", {"1": "x"}), ("comments", {"x": "y"}), ("seats", [])):
            self.assertFalse(validator.is_valid({**record, key: wrong}), key)


class Positions(Case):
    def test_legal_lists_outcomes_with_probabilities(self):
        rows = [line.split("\t") for line in self.done("legal", START).splitlines()]
        self.assertEqual(len(rows), 35)
        self.assertEqual(sorted(rows), rows)
        self.assertEqual(sum(Fraction(row[1]) for row in rows), 1)
        for _, probability in rows:
            self.assertEqual(str(Fraction(probability)), probability)

    def test_legal_lists_actions(self):
        lines = self.done("legal", self.position(*DEALS)).splitlines()
        self.assertEqual(lines, sorted(lines))
        self.assertEqual(len(lines), 12 + 6 + 2)
        self.assertIn("red lay 3143", lines)
        self.assertIn("blue exchange", lines)
        self.assertEqual(self.done("legal", self.last_position(FILES[0])), "")

    def last_position(self, file):
        return self.steps(file)[-1]["position"]

    def test_legal_reads_what_a_seat_sees(self):
        seen = self.steps(FILES[0], "--as", "blue")[2]["position"]
        self.assertTrue(seen.startswith("aton-seen/1 blue "))
        lines = self.done("legal", seen).splitlines()
        self.assertTrue(lines and all(line.startswith("blue ") for line in lines))

    def test_apply(self):
        position = self.position(*DEALS, "red lay 3143", "blue lay 2424")
        self.assertEqual(self.done("apply", self.position(*DEALS), "red lay 3143", "blue lay 2424"), position + "\n")
        self.refused(1, "apply", START, "red lay 3143", says="red lay 3143")
        self.refused(1, "apply", START, *DEALS, "red lay 3144", says="3")
        self.refused(1, "apply", START, "nonsense")
        self.refused(1, "apply", START, "")
        self.refused(1, "apply", START, DEALS[0] + " ")
        self.refused(1, "apply", START, "red\nlay 3143")

    def test_texts_that_are_no_positions(self):
        seen = self.steps(FILES[0], "--as", "red")[5]["position"]
        for command in (["legal"], ["apply", "red exchange"], ["show"], ["perft", "1"]):
            for text in ("", "nonsense", "aton", "aton/2 x", "chess/1", START + " ", " " + START, START[:-1], START.replace("9999", "9998", 1),
                         START + "\n", "aton/1 é", "x" * 100_000):
                self.refused(1, command[0], text, *command[1:])
        self.refused(1, "apply", seen, "red exchange")
        self.refused(1, "perft", seen, "1")

    def test_show(self):
        picture = self.done("show", self.position(*DEALS, "red lay 3143", "blue lay 2424"))
        self.assertTrue(picture.isascii())
        self.assertIn("to act: red\n", picture)
        self.assertIn("stock-red: red-counter*29\n", picture)
        position = self.position(*DEALS, "red lay 3143")
        self.assertIn("hand-blue: 2 2 4 4\n", self.done("show", position))
        hidden = self.done("show", position, "--as", "red")
        self.assertIn("hand-blue: ? ? ? ?\n", hidden)
        self.assertIn(" 3 ", hidden)
        self.assertIn("hand-blue: 2 2 4 4\n", self.done("show", position, "--as", "blue"))
        seen = self.steps(FILES[0], "--as", "red")[5]["position"]
        self.assertEqual(self.done("show", seen), self.done("show", seen, "--as", "red"))
        self.refused(1, "show", seen, "--as", "blue")
        self.refused(1, "show", position, "--as", "green", says="green")
        self.refused(1, "show", position, "--as", "chance")

    def test_perft(self):
        self.assertEqual(self.done("perft", START, "0"), "1\n")
        self.assertEqual(self.done("perft", START, "1"), "35\n")
        self.assertEqual(self.done("perft", START, "2"), f"{35 * 35}\n")
        position = self.position(*DEALS)
        one = self.done("legal", position).splitlines()
        two = sum(len(self.done("legal", self.done("apply", position, action).strip()).splitlines()) for action in one)
        self.assertEqual(self.done("perft", position, "2"), f"{two}\n")
        over = self.steps(FILES[0])[-1]["position"]
        self.assertEqual(self.done("perft", over, "1"), "0\n")


STATE_KEYS = ["round", "phase", "to_act", "pending", "temples", "kingdom", "stock", "score", "exchange", "hand", "laid",
              "drawn", "pile", "discard", "first", "over"]


class Saved(Case):
    def test_replay_json_to_the_letter(self):
        for file in FILES:
            record = json.loads(pathlib.Path(file).read_text())
            steps = self.steps(file)
            self.assertEqual(len(steps), len(record["actions"]) + 1)
            keys = ["step", "by", "action", "facts", "position", "legal", "state"]
            self.assertEqual(list(steps[0]), keys + ["game", "seats", "options"])
            self.assertEqual((steps[0]["game"], steps[0]["seats"], steps[0]["options"]), ("aton", ["red", "blue"], {}))
            self.assertEqual((steps[0]["by"], steps[0]["action"], steps[0]["facts"]), (None, None, []))
            for number, step in enumerate(steps):
                self.assertEqual(step["step"], number)
                self.assertEqual(list(step["state"]), STATE_KEYS)
                self.assertEqual(step["legal"], sorted(step["legal"]))
                self.assertTrue(all("fact" == next(iter(fact)) for fact in step["facts"]))
                if number > 0:
                    self.assertEqual(list(step), keys)
                    self.assertEqual(step["action"], record["actions"][number - 1])
                    self.assertEqual(step["by"], step["action"].split()[0])
                    self.assertIn(step["action"], steps[number - 1]["legal"])
        over = self.steps(FILES[0])[-1]["state"]
        self.assertEqual(over["over"], json.loads(pathlib.Path(FILES[0]).read_text())["result"])
        self.assertEqual((over["to_act"], over["phase"]), ([], "over"))

    def test_points_are_facts(self):
        for file in FILES:
            score = None
            for step in self.steps(file):
                if score:
                    for fact in step["facts"]:
                        if fact["fact"] == "points":
                            self.assertEqual(list(fact), ["fact", "seat", "for", "points"])
                            self.assertRegex(fact["for"], "^(cartouche-1|temple-[1-4]|black|bonus)$")
                            self.assertNotEqual(fact["points"], 0)
                            score[fact["seat"]] += fact["points"]
                    self.assertEqual(score, step["state"]["score"])
                score = dict(step["state"]["score"])

    def test_replay_as_a_seat(self):
        for file in FILES[:2]:
            for seat, other in (("red", "blue"), ("blue", "red")):
                for step, whole in zip(self.steps(file, "--as", seat), self.steps(file)):
                    self.assertTrue(step["position"].startswith(f"aton-seen/1 {seat} "))
                    state = step["state"]
                    self.assertEqual(list(state), STATE_KEYS)
                    self.assertEqual(state["hand"][other], [None] * len(whole["state"]["hand"][other]))
                    self.assertEqual(state["hand"][seat], whole["state"]["hand"][seat])
                    if state["phase"] in ("deal", "lay") and state["laid"][other] is not None:
                        self.assertEqual(state["laid"][other], [None] * 4)
                    self.assertFalse([action for action in step["legal"] if action.startswith(other)])
                    self.assertTrue(set(step["legal"]) <= set(whole["legal"]))
                    if re.match(rf"chance deal {other}|{other} lay", step["action"] or ""):
                        self.assertRegex(step["action"], r" \?{4}$")
                    else:
                        self.assertEqual(step["action"], whole["action"])
        self.refused(1, "replay", FILES[0], "--as", "green", says="green")

    def test_replay_in_lines(self):
        lines = self.done("replay", FILES[0]).splitlines()
        actions = json.loads(pathlib.Path(FILES[0]).read_text())["actions"]
        self.assertEqual([line for line in lines if line[0].isdigit()],
                         ["0"] + [f"{n} {action}" for n, action in enumerate(actions, 1)])

    def test_odd_file_names(self):
        content = pathlib.Path(FILES[0]).read_text(encoding="utf-8")
        broken = self.written("a\nok 1 b.cartouche", content)
        self.assertEqual(self.done("verify", broken).count("\n"), 1)
        no_text = os.fsencode(str(self.folder)) + b"/g\xff.cartouche"
        with open(no_text, "w", encoding="utf-8") as file:
            file.write(content)
        self.refused(1, "verify", no_text)
        self.refused(1, "play", "aton", "--players", "random,random", "--record", no_text + b"2")
        self.assertEqual(len(os.listdir(self.folder)), 2)

    def test_verify_goes_on_after_a_wrong_file(self):
        wrong = self.written("wrong", pathlib.Path(FILES[0]).read_text().replace("red lay 3411", "red lay 3412"))
        missing = str(self.folder / "missing")
        result = run("verify", FILES[0], wrong, missing, FILES[1], str(self.folder))
        self.assertEqual(result.returncode, 1)
        numbers = [len(json.loads(pathlib.Path(file).read_text())["actions"]) for file in FILES]
        self.assertEqual(result.stdout.decode(), f"ok {numbers[0]} {FILES[0]}\nok {numbers[1]} {FILES[1]}\n")
        errors = result.stderr.decode().splitlines()
        self.assertEqual(len(errors), 3)
        self.assertIn("3", errors[0])
        self.assertIn("red lay 3412", errors[0])
        self.assertIn(missing, errors[1])
        self.assertIn("folder", errors[2])
        self.assertEqual(self.done("verify", *FILES).count("\n"), 3)

    def test_verify_checks_what_a_scenario_says(self):
        record = json.loads((DATA / "scenario-full.cartouche").read_text())
        self.assertEqual(self.done("verify", str(DATA / "scenario-full.cartouche")).count("\n"), 1)
        wrong = {"scenario.goal.all[0].seat": {"goal": {"kind": "reach", "all": [{"fact": "points", "seat": "green"}]}},
                 "scenario.answer[1]": {"answer": ["red place 1a", "red place 1a"]}, "scenario.title": {"title": 1}}
        for says, scenario in wrong.items():
            path = self.written("wrong", json.dumps({**record, "scenario": scenario}))
            self.refused(1, "verify", path, says=says)
            self.done("replay", path)
        self.done("verify", self.written("foreign", json.dumps({**record, "scenario": {"by": "someone"}})))

    def test_wrong_files(self):
        right = pathlib.Path(FILES[0]).read_text()
        record = json.loads(right)
        files = {
            "empty": "", "no-json": "x", "list": "[]", "cut": right[:-5], "not-utf8": b'{"format":"\xff"}',
            "large": b" " * 50_000_000, "deep": "[" * 100_000 + "]" * 100_000,
            "version": {**record, "version": 2}, "game": {**record, "game": "chess"},
            "option": {**record, "options": {"tip": "priest"}}, "seats": {**record, "seats": record["seats"][::-1]},
            "action": {**record, "actions": ["nonsense"]}, "result": {**record, "result": {**record["result"], "winners": ["red"]}},
            "early": {**record, "actions": record["actions"][:-1]},
            "variation": {**record, "variations": [{"at": 99, "actions": ["red exchange"]}]},
            "long": {**record, "comments": {"0": "x" * 10_001}}, "newline": {**record, "game": "a\nb"},
        }
        for name, content in files.items():
            with self.subTest(name=name):
                path = self.written(name, json.dumps(content) if isinstance(content, dict) else content)
                self.refused(1, "replay", path, says=path)
                self.refused(1, "replay", path, "--json")
                self.refused(1, "verify", path)
        self.refused(1, "replay", str(self.folder / "missing"))
        self.refused(1, "replay", "")
        self.refused(1, "verify", self.written("new\nline", ""))

    def test_same_answer_every_time(self):
        for arguments in (["replay", FILES[1], "--json"], ["replay", FILES[1]], ["legal", START], ["show", START]):
            self.assertEqual(self.done(*arguments), self.done(*arguments, LC_ALL="de_DE.UTF-8", LANG="de_DE.UTF-8"))
            self.assertEqual(self.done(*arguments), self.done(*arguments, "--lang", "fr"))


class Bench(Case):
    def test_bench(self):
        keys = ["game", "games_per_second", "actions_per_second", "yardstick_per_second", "yardsticks_per_action",
                "perft_leaves_per_second", "position_bytes", "signature", "search_nodes_per_second",
                "search_nodes_per_second_2_threads"]
        figures = json.loads(self.done("bench", "--games", "20", "--json"))
        games = json.loads(self.done("games", "--json"))
        self.assertEqual([row["game"] for row in figures], [game["id"] for game in games])
        # The two strongest levels of each game are timed, or the only one.
        keys_of = [keys + [f"{level}_ms_{p}" for level in game["levels"][-2:] for p in ("p50", "p99")] for game in games]
        self.assertIn("expert_ms_p99", keys_of[0])
        for row, expected in zip(figures, keys_of):
            self.assertEqual(list(row), expected)
            self.assertRegex(row["signature"], r"^[0-9a-f]{16}$")
        lines = self.done("bench", "--games", "20").splitlines()
        self.assertEqual([line.split()[0] for line in lines], sum(keys_of, []))
        self.assertEqual([line for line in lines if "signature" in line], [f"signature {row['signature']}" for row in figures])


if __name__ == "__main__":
    unittest.main()
