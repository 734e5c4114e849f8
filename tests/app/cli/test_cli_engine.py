#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command engine speaks the protocol as its page in docs has it."""
import json
import subprocess
import time
import unittest

from test_cli import Case, CLI, FILES, ROOT

PAGE = ROOT / "docs" / "engine-protocol.md"


class Engine:
    """A conversation with the engine."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen([CLI, "engine", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE)

    def say(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines).encode())
        self.process.stdin.flush()

    def line(self):
        return self.process.stdout.readline().decode().removesuffix("\n")

    def until(self, word):
        lines = [self.line()]
        while lines[-1].split(" ")[0] != word:
            if not lines[-1]:
                raise AssertionError(f"no {word} in {lines}")
            lines.append(self.line())
        return lines

    def end(self):
        """Exit status and what was still said; the input ends."""
        out, err = self.process.communicate(timeout=60)
        return self.process.returncode, out, err


class Protocol(Case):
    def engine(self, *arguments):
        engine = Engine(*arguments)
        self.addCleanup(lambda: engine.process.poll() is None and engine.process.kill())
        return engine

    def choices(self, file, seat):
        """What a seat sees in a saved game where it owes a choice, and what is legal there."""
        return [(step["position"], step["legal"]) for step in self.steps(str(file), "--as", seat) if seat in step["state"]["to_act"]]

    def test_the_example_on_the_page(self):
        example = PAGE.read_text().split("## An example")[1].split("```")[1]
        engine = self.engine("aton", "--level", "greedy")
        lines = example.strip().splitlines()
        for line in lines:
            if line.startswith("> "):
                engine.say(line[2:])
            else:
                self.assertEqual("< " + engine.line(), line)
        self.assertGreater(len(lines), 15)
        self.assertEqual(engine.end(), (0, b"", b""))

    def test_every_level_answers_with_legal_actions(self):
        for game in json.loads(self.done("games", "--json")):
            file = str(self.folder / f"{game['id']}.cartouche")
            self.done("play", game["id"], "--players", ",".join(["random"] * len(game["seats"][0])), "--seed", "1", "--record", file)
            choices = self.choices(file, game["seats"][0][0])
            for level in [*game["levels"], "random", "greedy"]:
                engine = self.engine(game["id"], "--level", level, "--threads", "2")
                engine.say("cartouche-engine 1")
                self.assertEqual(engine.until("ready"), [f"id name Cartouche {level}", f"game {game['id']}", "ready"])
                for position, legal in choices[::7]:
                    engine.say(f"position {position}", "go nodes 100")
                    answers = engine.until("bestaction")
                    self.assertIn(answers[-1].removeprefix("bestaction "), legal)
                    self.assertTrue(all(line.startswith("info ") for line in answers[:-1]))
                    self.assertEqual(len(answers) == 1, len(legal) == 1)
                engine.say("quit")
                self.assertEqual(engine.end(), (0, b"", b""))

    def test_the_strongest_level_answers_unless_another_is_asked_for(self):
        for game in json.loads(self.done("games", "--json")):
            engine = self.engine(game["id"])
            engine.say("cartouche-engine 1")
            self.assertIn(f"id name Cartouche {game['levels'][-1]}", engine.until("ready"))
            engine.say("quit")
            self.assertEqual(engine.end(), (0, b"", b""))

    def test_same_answers_every_time(self):
        position = next(position for position, legal in self.choices(FILES[0], "red") if len(legal) > 4)
        texts = set()
        for threads, language in (("1", "en"), ("2", "en"), ("1", "de")):
            engine = self.engine("aton", "--level", "hard", "--threads", threads, "--lang", language, "--seed", "9")
            engine.say(f"position {position}", "go nodes 2000")
            texts.add("\n".join(engine.until("bestaction")))
            engine.end()
        self.assertEqual(len(texts), 1)

    def test_stop_and_quit_act_at_once(self):
        position = next(position for position, legal in self.choices(FILES[0], "red") if len(legal) > 4)
        for go in ("go movetime 3600000", "go nodes 1000000000000"):
            engine = self.engine("aton")
            begin = time.monotonic()
            engine.say(f"position {position}", go, "stop", "isready")
            self.assertTrue(engine.until("bestaction")[-1].startswith("bestaction red "))
            self.assertEqual(engine.until("ready"), ["ready"])
            engine.say(go, "quit")
            engine.end()
            self.assertLess(time.monotonic() - begin, 30)

    def test_time_ends_a_thought(self):
        position = next(position for position, legal in self.choices(FILES[0], "red") if len(legal) > 4)
        engine = self.engine("aton")
        engine.say(f"position {position}", "go movetime 50")
        self.assertIn("bestaction", engine.until("bestaction")[-1])
        engine.end()

    def test_end_of_input_is_quit(self):
        engine = self.engine("aton")
        self.assertEqual(engine.end(), (0, b"", b""))
        engine = self.engine("osiris")
        engine.say("cartouche-engine 1")
        engine.process.stdin.write(b"isready")
        self.assertEqual(engine.end(), (0, b"id name Cartouche expert\ngame osiris\nready\nready\n", b""))

    def test_wrong_lines_are_answered_and_do_no_harm(self):
        position, legal = next(choice for choice in self.choices(FILES[0], "blue") if len(choice[1]) > 4)
        engine = self.engine("aton", "--level", "greedy")
        engine.say(f"position {position}")
        whole = self.done("new", "aton").strip()
        for wrong in ("nonsense", "position", "position nonsense", f"position {whole}", "go nodes", "go nodes 0", "go nodes 1.5",
                      "go nodes 99999999999999999999", "go movetime -1", "newgame seed", "cartouche-engine 2", "stop now",
                      "position " + position[:-1], "x" * 200_000, "é\x01\x02", "\t", "cartouche-engine", "GO"):
            engine.say(wrong, "isready")
            lines = engine.until("ready")
            self.assertEqual(len(lines), 2, wrong[:50])
            self.assertTrue(lines[0].startswith("error ") and lines[0].isascii())
        engine.process.stdin.write(b"\xff\x00\xfe\n")
        engine.say("go")
        self.assertTrue(engine.line().startswith("error "))
        self.assertIn(engine.until("bestaction")[-1].removeprefix("bestaction "), legal)
        self.assertEqual(engine.end(), (0, b"", b""))

    def test_refuses(self):
        self.refused(2, "engine")
        self.refused(2, "engine", "aton", "aton")
        self.refused(2, "engine", "aton", "--seed", "x")
        self.refused(2, "engine", "aton", "--threads", "0")
        self.refused(1, "engine", "chess", says="chess")
        self.refused(1, "engine", "aton", "--level", "genius", says="genius")

    def test_output_that_cannot_be_written(self):
        with open("/dev/full", "wb") as full:
            result = subprocess.run([CLI, "engine", "aton"], input=b"isready\n", stdout=full, stderr=subprocess.PIPE, timeout=60,
                                    check=False)
        self.assertEqual(result.returncode, 1)
        self.one_line(result.stderr)


if __name__ == "__main__":
    unittest.main()
