#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands analyse and export: what they print, and what they refuse."""
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

CLI = os.environ["CARTOUCHE_CLI"]
DATA = pathlib.Path(__file__).resolve().parents[2] / "data"
PLAIN = str(DATA / "plain.cartouche")
# Red wins with a 4 at cartouche 1, and knows it: all cards that blue has not laid before are in its hand.
WIN = ("aton/1 ............/............/............/............ r9 lay - "
       "red:36,0,-,1444,-,-,-,0000,-,8996,0000 blue:34,0,-,1112,-,-,-,0000,-,6899,0000")


def run(*arguments, **environment):
    env = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", **environment}
    return subprocess.run([CLI, *arguments], capture_output=True, env=env, timeout=240, check=False)


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def done(self, *arguments, **environment):
        result = run(*arguments, **environment)
        self.assertEqual((result.returncode, result.stderr), (0, b""), arguments)
        return result.stdout.decode()

    def refused(self, status, *arguments, says=""):
        result = run(*arguments)
        self.assertEqual((result.returncode, result.stdout), (status, b""), arguments)
        text = result.stderr.decode()
        self.assertRegex(text, r"\Acartouche-cli: [^\n]+\n\Z")
        self.assertNotRegex(text, r"\[[a-z]+\.[a-z-]+\]", "a message without words")
        self.assertIn(says, text)

    def game(self, name, *players):
        file = str(self.folder / f"{name}.cartouche")
        self.done("play", name, "--players", ",".join(players), "--seed", "4", "--record", file)
        return file


class Files(Case):
    expected = ()  # in the position before

    def test_each_step_of_a_game(self):
        for name, players in (("aton", ("random", "random")), ("osiris", ("easy", "easy", "easy"))):
            file = self.game(name, *players)
            steps = [json.loads(line) for line in self.done("replay", file, "--json").splitlines()]
            found = [json.loads(line) for line in self.done("analyse", file, "--nodes", "4", "--json").splitlines()]
            lines = self.done("analyse", file, "--nodes", "4").splitlines()
            self.assertEqual(len(found), len(steps))
            self.assertEqual(len(lines), len(steps) + len(steps[0]["seats"]))
            self.check_totals(lines[len(steps):], found, steps)
            for before, step, one, line in zip([None] + steps, steps, found, lines):
                self.check_step(before, step, one)
                fields = line.split("\t")
                self.assertEqual(fields[:2], [str(step["step"]), step["action"] or ""])
                self.assertEqual([float(value) for value in fields[2].split()], one["expected"])
                if one["best"]:
                    self.assertEqual(float(fields[3]), one["chosen"])
                    self.assertEqual(float(fields[4]), one["best"][0]["value"])
                    self.assertEqual(fields[5], one["best"][0]["action"])
                self.assertEqual(fields[6] if len(fields) > 6 and fields[6] else None, one["verdict"])
                if step["step"] > 0:
                    self.assertEqual([float(value) for value in fields[7].split()], one["luck"])
                    self.assertEqual([float(value) for value in fields[8].split()], one["error"])
                    self.assertEqual([float(value) for value in fields[9].split()], one["hidden"])
                self.assertEqual(len(fields), 10 if step["step"] > 0 else 3)
            self.assertEqual(set(found[-1]["expected"]), {0, 1})

    def check_totals(self, lines, found, steps):
        """What each seat's result comes from, to the last digit."""
        result = found[-1]["expected"]
        self.assertEqual([total["seat"] for total in found[-1]["total"]], steps[0]["seats"])
        for at, (line, total) in enumerate(zip(lines, found[-1]["total"])):
            word, seat, *figures = line.split("\t")
            self.assertEqual((word, seat), ("total", total["seat"]))
            parts = [total[name] for name in ("start", "luck", "errors", "gifts", "end", "hidden")]
            self.assertEqual([float(figure) for figure in figures[:6]], parts)
            self.assertEqual([float(figures[6]), figures[7]], [total["rate"], total["skill"]])
            self.assertEqual(len(figures), 8)
            choices = [one for one in found[1:] if one["best"] and one["action"].split()[0] == seat]
            self.assertEqual(total["choices"], len(choices))
            self.assertAlmostEqual(total["rate"] * len(choices), -total["errors"], delta=0.0006 * len(choices))
            self.assertIn(total["skill"], ("excellent", "very-good", "good", "fair", "weak"))
            self.assertAlmostEqual(sum(parts[:4]) + parts[5], parts[4], delta=1e-9)
            self.assertEqual((parts[0], parts[4]), (found[0]["expected"][at], result[at]))
            for part in ("luck", "hidden"):
                self.assertAlmostEqual(sum(one[part][at] for one in found[1:]), total[part], delta=1e-9)
            own = [one["error"][at] for one in found[1:] if one["action"].split()[0] == seat]
            self.assertAlmostEqual(sum(own), total["errors"], delta=1e-9)
            self.assertLessEqual(total["errors"], 0)

    def check_step(self, before, step, one):
        self.assertEqual((one["step"], one["action"]), (step["step"], step["action"]))
        self.assertAlmostEqual(sum(one["expected"]), 1, delta=1e-9)
        self.assertEqual("total" in one, step["state"]["to_act"] == [])
        for change in (one["luck"], one["error"], one["hidden"]):
            self.assertEqual(len(change), len(one["expected"]) if before else 0)
            self.assertAlmostEqual(sum(change), 0, delta=1e-9)
        if before:
            self.assertFalse(any(one["hidden" if step["by"] == "chance" else "luck"]))
            for seat, now in enumerate(one["expected"]):
                parts = one["luck"][seat] + one["error"][seat] + one["hidden"][seat]
                self.assertAlmostEqual(parts, now - self.expected[seat], delta=1e-9)
        self.expected = one["expected"]
        if not one["best"]:
            self.assertEqual((one["chosen"], one["verdict"], one["mixture"]), (None, None, []))
            self.assertFalse(any(one["error"]))
            return
        self.assertNotEqual(len(one["mixture"]), 1)
        for mixed in one["mixture"]:
            self.assertIn(mixed["action"], before["legal"])
            self.assertGreaterEqual(mixed["weight"], 0.02)
        self.assertLessEqual(len(one["best"]), 3)
        values = [best["value"] for best in one["best"]]
        self.assertEqual(values, sorted(values, reverse=True))
        self.assertLessEqual(one["chosen"], values[0])
        for best in one["best"]:
            self.assertIn(best["action"], before["legal"])
            self.assertEqual(best["action"].split()[0], step["by"])

    def test_a_thorough_look_has_lines(self):
        """Behind each of the best actions that can be done there: up to five more, which can be played."""
        game = json.loads(pathlib.Path(PLAIN).read_text(encoding="utf-8"))
        game["actions"] = game["actions"][:7]
        for key in ("result", "comments", "marks", "analysis", "times"):
            game.pop(key, None)
        file = self.folder / "short.cartouche"
        file.write_text(json.dumps(game), encoding="utf-8")
        steps = [json.loads(line) for line in self.done("replay", str(file), "--json").splitlines()]
        lined = 0
        for nodes in ("99999", "100000"):
            found = [json.loads(line) for line in self.done("analyse", str(file), "--nodes", nodes, "--json").splitlines()]
            for before, one in zip(steps, found[1:]):
                for best in one["best"]:
                    if nodes == "99999" or "line" not in best:
                        self.assertNotIn("line", best)
                        continue
                    self.assertTrue(1 <= len(best["line"]) <= 5)
                    self.done("apply", before["position"], best["action"], *best["line"])
                    lined += 1
        self.assertGreater(lined, 2)

    def test_the_same_seed_gives_the_same(self):
        once = self.done("analyse", PLAIN, "--nodes", "20")
        self.assertEqual(self.done("analyse", PLAIN, "--nodes", "20", "--seed", "1", LC_ALL="de_DE.UTF-8"), once)

    def test_wrong_files(self):
        self.refused(1, "analyse", str(self.folder / "none"), says="none")
        broken = self.folder / "broken"
        broken.write_text("{")
        self.refused(1, "analyse", str(broken), says="broken")

    def test_a_file_may_be_called_like_a_position(self):
        (self.folder / "aton").mkdir()
        (self.folder / "aton" / "1").write_bytes(pathlib.Path(PLAIN).read_bytes())
        result = subprocess.run([CLI, "analyse", "aton/1", "--nodes", "2"], capture_output=True, cwd=self.folder,
                                timeout=60, check=False)
        self.assertEqual((result.returncode, result.stderr), (0, b""))


class Positions(Case):
    def test_the_best_actions(self):
        lines = self.done("analyse", WIN, "--nodes", "2000").splitlines()
        self.assertEqual(lines[0].split("\t")[0], "expected")
        self.assertEqual(set(lines[1:4]), {f"1.000\tred lay {row}" for row in ("4441", "4414", "4144")})
        self.assertEqual(len(lines), 1 + 4 + 4)
        self.assertEqual(lines[4].split("\t")[1], "red lay 1444")
        for seat in (lines[1:5], lines[5:]):
            self.assertEqual(seat, sorted(seat, key=lambda line: -float(line.split("\t")[0])))
        found = json.loads(self.done("analyse", WIN, "--nodes", "2000", "--json"))
        mixed = [one["action"] for one in found["mixture"]]
        for one, line in zip(found["best"], lines[1:], strict=True):
            columns = [f"{one['value']:.3f}", one["action"]]
            columns += [f"{one['weight']:.3f}"] if one["action"] in mixed else []
            self.assertEqual("\t".join(columns), line)
        self.assertEqual("\t".join(["expected", " ".join(f"{value:.3f}" for value in found["expected"])]), lines[0])

    def test_ten_actions_at_most(self):
        start = self.done("new", "osiris").strip()
        gods = "osiris isis horus seth nephthys anubis thoth re amun hathor bastet ptah sobek"
        position = self.done("apply", start, f"chance gods {gods}").strip()
        self.assertEqual(len(self.done("analyse", position, "--nodes", "4").splitlines()), 1 + 10)

    def test_what_is_expected_includes_the_best_action(self):
        """Where one seat chooses and all see what."""
        asked = 0
        for step in map(json.loads, self.done("replay", PLAIN, "--json").splitlines()):
            if step["state"]["phase"] in ("remove", "place", "take") and asked < 6:
                found = json.loads(self.done("analyse", step["position"], "--nodes", "30", "--json"))
                seat = 0 if step["state"]["to_act"] == ["red"] else 1
                self.assertEqual(found["expected"][seat], found["best"][0]["value"])
                self.assertAlmostEqual(sum(found["expected"]), 1, delta=1e-9)
                asked += 1
        self.assertEqual(asked, 6)

    def test_what_is_expected_includes_the_exchange(self):
        """Both are to lay, and red had better exchange."""
        dealt = ("chance deal red 2233", "chance deal blue 2334")
        position = self.done("apply", self.done("new", "aton").strip(), *dealt).strip()
        found = json.loads(self.done("analyse", position, "--nodes", "20000", "--json"))
        self.assertEqual(found["best"][0]["action"], "red exchange")
        self.assertEqual(found["expected"][0], found["best"][0]["value"])
        self.assertAlmostEqual(sum(found["expected"]), 1, delta=1e-9)

    def test_how_it_goes_on_after_the_best_actions(self):
        """Lines of one to six actions that can be played, of a whole position only; the same each time."""
        start = self.done("new", "osiris").strip()
        gods = "osiris isis horus seth nephthys anubis thoth re amun hathor bastet ptah sobek"
        position = self.done("apply", start, f"chance gods {gods}").strip()
        for position in (position, WIN):
            found = json.loads(self.done("analyse", position, "--nodes", "40", "--json"))
            seats = [one["action"].split()[0] for one in found["best"]]
            self.assertEqual(len(found["lines"]), 3 * len(set(seats)))
            for line, seat in zip(found["lines"], [seat for seat in dict.fromkeys(seats) for _ in range(3)]):
                self.assertTrue(1 <= len(line) <= 6)
                self.assertEqual(line[0].split()[0], seat)
                self.assertNotIn("chance", [action.split()[0] for action in line])
                self.done("apply", position, *line)
            self.assertEqual([line[0] for line in found["lines"][:3]], [one["action"] for one in found["best"][:3]])
            self.assertEqual(json.loads(self.done("analyse", position, "--nodes", "40", "--json")), found)
        self.assertEqual(len(json.loads(self.done("analyse", start, "--nodes", "4", "--json"))["lines"]), 0)

    def test_where_nobody_chooses(self):
        for game in ("aton", "osiris"):
            lines = self.done("analyse", self.done("new", game).strip(), "--nodes", "20").splitlines()
            self.assertEqual(len(lines), 1)

    def test_what_a_seat_sees(self):
        """Its best actions are those of the whole position, for it knows no more there."""
        for seat in ("red", "blue"):
            steps = [json.loads(line) for line in self.done("replay", PLAIN, "--json", "--as", seat).splitlines()]
            whole = [json.loads(line)["position"] for line in self.done("replay", PLAIN, "--json").splitlines()]
            for step, position in list(zip(steps, whole))[:12]:
                self.assertTrue(step["position"].startswith("aton-seen/"))
                found = json.loads(self.done("analyse", step["position"], "--nodes", "30", "--json"))
                self.assertAlmostEqual(sum(found["expected"]), 1, delta=1e-9)
                known = json.loads(self.done("analyse", position, "--nodes", "30", "--json"))
                own = [one for one in known["best"] if one["action"].split()[0] == seat]
                self.assertEqual(found["best"], own)

    def test_refused(self):
        self.refused(1, "analyse", "aton/1 nonsense")
        for arguments in ((), (WIN, WIN), (WIN, "--nodes", "x"), (WIN, "--nodes", "1000001"), (WIN, "--nodes"),
                          (WIN, "--seed", "-1")):
            self.refused(2, "analyse", *arguments)


class Export(Case):
    def test_text(self):
        out = self.folder / "game.txt"
        self.assertEqual(self.done("export", PLAIN, "--to", "text", "-o", str(out)), "")
        english = out.read_text()
        self.assertTrue(english.endswith("\n"))
        self.assertGreater(len(english.splitlines()), 5)
        self.done("export", PLAIN, "--to=text", "-o", str(out), "--lang", "de")
        self.assertNotEqual(out.read_text(), english)
        self.done("export", PLAIN, "--to", "text", "-o", str(out), "--step", "0")
        self.assertLess(len(out.read_text()), len(english))

    def test_with_an_analysis(self):
        """The program's own where it is asked for: of the part of the game that is written."""
        out = self.folder / "game.txt"
        headings = {"en": "Luck and errors", "fr": "Chance et erreurs", "de": "Glück und Fehler"}
        for language, heading in headings.items():
            self.done("export", PLAIN, "--to", "text", "-o", str(out), "--lang", language)
            self.assertNotIn(heading, out.read_text(encoding="utf-8"))
            self.done("export", PLAIN, "--to", "text", "-o", str(out), "--lang", language, "--analyse", "--step", "12")
            text = out.read_text(encoding="utf-8")
            table = text[text.index(f"\n{heading}\n"):].splitlines()[2:5]
            self.assertEqual(len(set(map(len, table))), 1, table)
            self.assertRegex(table[1], r"%")

    def test_names_and_comments_turn_and_move_nothing(self):
        game = json.loads(pathlib.Path(PLAIN).read_text(encoding="utf-8"))
        hebrew = "\u05de\u05e9\u05d4"
        game["seats"][0]["name"] = "ONE\u001b]0;title\u0007\u001b[31mRED\u001b[0m\r\u001b[2Kfake\u009b31m"
        game["seats"][1]["name"] = f"{hebrew}\u202eb\u2066c\u0000d"
        game["comments"] = {"3": f"first\u001b[2J\n{hebrew} \u202esecond"}
        file, out = self.folder / "game.cartouche", self.folder / "game.txt"
        file.write_text(json.dumps(game), encoding="utf-8")
        for language in ("en", "fr", "de"):
            self.done("export", str(file), "--to", "text", "-o", str(out), "--lang", language)
            text = out.read_bytes().decode()
            self.assertNotRegex(text, r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
            self.assertGreater(text.count(f"{hebrew}bc d"), 3)
            self.assertIn(f"    | first [2J\n    | {hebrew} second", text)

    def test_every_game_up_to_every_step(self):
        out = self.folder / "game.txt"
        for file in sorted(DATA.glob("*.cartouche")):
            steps = len(self.done("replay", str(file), "--json").splitlines()) - 1
            for step in {0, steps // 2, steps}:
                self.done("export", str(file), "--to", "text", "-o", str(out), "--step", str(step))
                self.assertTrue(out.read_text().endswith("\n"))
            self.refused(1, "export", str(file), "--to", "text", "-o", str(out), "--step", str(steps + 1),
                         says="there is no step")

    def test_text_comes_back(self):
        """In whatever language it was written, and out of a mail."""
        text, game = self.folder / "game.txt", self.folder / "game.cartouche"
        for file in (PLAIN, str(DATA / "rich.cartouche")):
            wanted = json.loads(pathlib.Path(file).read_text(encoding="utf-8"))
            for language in ("en", "fr", "de"):
                self.done("export", file, "--to", "text", "-o", str(text), "--lang", language)
                text.write_text("Look:\n> " + text.read_text(encoding="utf-8").replace("\n", "\n> "), encoding="utf-8")
                self.assertEqual(self.done("import", str(text), "-o", str(game)), "")
                again = json.loads(game.read_text(encoding="utf-8"))
                for key in ("game", "actions", "marks"):
                    self.assertEqual(again.get(key), wanted.get(key), key)
                self.assertLessEqual(again["result"].items(), wanted["result"].items())
                self.assertEqual(len(again.get("variations", [])), len(wanted.get("variations", [])))
                self.assertEqual(self.done("import", str(text), "-o", "-"), game.read_text(encoding="utf-8"))
            self.assertRegex(self.done("verify", str(game)), r"\Aok ")

    def test_what_can_be_imported(self):
        """A saved game and a position are texts, too."""
        position = self.folder / "position.txt"
        position.write_text(self.done("new", "osiris"), encoding="utf-8")
        self.assertEqual(json.loads(self.done("import", str(position), "-o", "-"))["game"], "osiris")
        self.assertEqual(json.loads(self.done("import", PLAIN, "-o", "-")), json.loads(pathlib.Path(PLAIN).read_text()))

    def test_two_files_of_one_game_become_one(self):
        game = json.loads(pathlib.Path(PLAIN).read_text(encoding="utf-8"))
        files = []
        for name, said in (("one", {"comments": {"2": "a trap", "3": "here"}}),
                           ("other", {"comments": {"2": "bold"}, "symbols": {"3": "dubious"}})):
            own = {key: value for key, value in game.items() if key != "comments"} | said
            files.append(str(self.folder / f"{name}.cartouche"))
            pathlib.Path(files[-1]).write_text(json.dumps(own), encoding="utf-8")
        both = json.loads(self.done("merge", *files, "-o", "-"))
        self.assertEqual(both["comments"], {"2": "a trap\nbold", "3": "here"})
        self.assertEqual(both["symbols"], {"3": "dubious"})
        self.assertEqual(both["actions"], game["actions"])
        self.assertEqual(json.loads(self.done("merge", *reversed(files), "-o", "-")), both)
        out = self.folder / "out.cartouche"
        self.assertEqual(self.done("merge", files[0], files[0], "-o", str(out)), "")
        self.assertEqual(json.loads(out.read_text(encoding="utf-8")),
                         json.loads(pathlib.Path(files[0]).read_text(encoding="utf-8")))
        before = out.read_bytes()
        shorter = {key: value for key, value in game.items() if key not in ("result", "clock", "analysis")}
        another = self.folder / "another.cartouche"
        another.write_text(json.dumps({**shorter, "actions": game["actions"][:9]}), encoding="utf-8")
        self.refused(1, "merge", files[0], str(another), "-o", str(out), says="is number 10")
        self.refused(1, "merge", files[0], str(DATA / "osiris-two-seats.cartouche"), "-o", str(out),
                     says="does not begin like")
        self.refused(2, "merge", files[0], "-o", str(out))
        self.refused(2, "merge", *files)
        self.assertEqual(out.read_bytes(), before)

    def test_a_wrong_text_is_refused_whole(self):
        text, out = self.folder / "game.txt", self.folder / "game.cartouche"
        self.done("export", PLAIN, "--to", "text", "-o", str(text))
        right = text.read_text(encoding="utf-8")
        at = right.split("\n").index(next(line for line in right.split("\n") if re.match(r"5\. ", line))) + 1
        for content, says in ((re.sub(r"(?m)^5\. .*\n", "", right), f"line {at}: "),
                              (right[:len(right) // 2], "breaks off"), ("Dear Ada", "no line of it"), ("", "empty")):
            text.write_text(content, encoding="utf-8")
            self.refused(1, "import", str(text), "-o", str(out), says=says)
        self.refused(1, "import", str(self.folder / "none"), "-o", str(out), says="none")
        self.refused(2, "import", str(text))
        self.assertFalse(out.exists())

    def test_refused(self):
        out = str(self.folder / "out")
        for kind in ("png", "gif", "html"):
            self.refused(1, "export", PLAIN, "--to", kind, "-o", out, says="cartouche --export")
        self.refused(1, "export", out, "--to", "text", "-o", out)
        self.refused(1, "export", PLAIN, "--to", "text", "-o", str(self.folder / "no" / "folder"))
        for arguments in ((), (PLAIN,), (PLAIN, "--to", "text"), (PLAIN, "-o", out), (PLAIN, "--to", "zip", "-o", out),
                          (PLAIN, "--to", "text", "--o", out), (PLAIN, "--to", "text", "-o"),
                          (PLAIN, "--to", "text", "-o", out, "-o", out), (PLAIN, "--to", "text", "-o", out, "--step", "x")):
            self.refused(2, "export", *arguments)
        self.assertEqual(list(self.folder.iterdir()), [])


if __name__ == "__main__":
    unittest.main()
