#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The language of both programs: that of the system or of --lang, in all they say, and never in what they answer."""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "cli"))

from test_cli import DATA, DEALS, FILES, ROOT, START  # noqa: E402

PROGRAMS = {"cartouche": os.environ["CARTOUCHE"], "cartouche-cli": os.environ["CARTOUCHE_CLI"]}
USAGE = {"en": "Usage: ", "fr": "Utilisation\u00a0: ", "de": "Aufruf: "}
LOCALE = ("LC_ALL", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME", "LANG", "LANGUAGE")
COMMANDS = ("games", "new", "legal", "apply", "show", "perft", "play", "match", "join", "engine", "replay",
            "verify", "analyse", "export", "import", "study", "chapters", "split", "merge", "bench")
QUOTED = re.compile("«\u00a0.*?\u00a0»|„.*?“|“.*?”")
# Words that no French or German sentence has.
ENGLISH = re.compile(r"\b([Tt]he|[Tt]here|is|are|of|with|that|which|[Tt]his|cannot|must|only|unknown|missing|value|file|has|be)\b")


def said(program, *arguments, **environment):
    clean = {name: value for name, value in os.environ.items() if name not in LOCALE}
    return subprocess.run([PROGRAMS[program], *arguments], capture_output=True, timeout=120, check=False,
                          env={**clean, "QT_QPA_PLATFORM": "offscreen", **environment})


def sources():
    """Each English text that has another one in French and in German, as a pattern."""
    found = {}
    for language in ("fr", "de"):
        for message in ElementTree.parse(ROOT / "translations" / f"cartouche_{language}.ts").getroot().iter("message"):
            source = message.findtext("source")
            forms = [form.text for form in message.iter("numerusform")] or [message.findtext("translation")]
            if source not in forms and len(re.findall(r"(?<![{\w])[a-z]+\b(?!})", source)) > 1:
                found.setdefault(source, set()).add(language)
    return {source: re.compile(re.sub(r"\\\{.*?\\\}|%n|%L?\d", ".*", re.escape(source)))
            for source, languages in found.items() if len(languages) == 2}


class SystemLanguage(unittest.TestCase):
    def spoken(self, *arguments, **environment):
        """The language of the help, which must be that of both programs."""
        lines = {said(program, *arguments, "--help", **environment).stdout.decode().split("cartouche")[0]
                 for program in PROGRAMS}
        self.assertEqual(len(lines), 1, (lines, environment))
        return next(language for language, usage in USAGE.items() if usage in lines)

    def test_the_first_language_of_the_system_that_is_ours(self):
        for wanted, environment in (
                ("de", {"LANG": "de_DE.UTF-8"}), ("de", {"LANG": "de_AT"}), ("de", {"LANG": "de_CH@euro"}),
                ("fr", {"LANG": "fr_CA.UTF-8"}), ("fr", {"LANG": "fr"}), ("en", {"LANG": "en_GB.UTF-8"}),
                ("en", {"LANG": "pt_BR.UTF-8"}), ("en", {"LANG": "xx_YY"}), ("en", {"LANG": ""}), ("en", {}),
                ("de", {"LC_MESSAGES": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}),
                ("fr", {"LC_ALL": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE.UTF-8", "LANG": "en_US.UTF-8"}),
                ("fr", {"LC_NUMERIC": "de_DE.UTF-8", "LC_TIME": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}),
                ("de", {"LANGUAGE": "de:fr", "LANG": "fr_CA.UTF-8"}),
                ("de", {"LANGUAGE": "pt_BR:de_AT:fr", "LANG": "pt_BR.UTF-8"}),
                ("en", {"LANGUAGE": "en:de", "LANG": "de_DE.UTF-8"}), ("en", {"LANGUAGE": "pt", "LANG": "pt_PT.UTF-8"}),
                ("fr", {"LANGUAGE": "", "LANG": "fr_FR.UTF-8"})):
            with self.subTest(environment=environment):
                self.assertEqual(self.spoken(**environment), wanted)

    def test_the_c_locale_is_english_whatever_is_listed(self):
        for environment in ({"LANG": "C"}, {"LANG": "POSIX"}, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, {"LC_ALL": "C.UTF-8"},
                            {"LC_ALL": "C", "LANGUAGE": "de"}, {"LC_MESSAGES": "POSIX", "LANGUAGE": "fr:de"}):
            with self.subTest(environment=environment):
                self.assertEqual(self.spoken(**environment), "en")

    def test_lang_goes_before_the_system(self):
        for wanted in USAGE:
            for arguments in (["--lang", wanted], [f"--lang={wanted}"]):
                self.assertEqual(self.spoken(*arguments, LANG="de_DE.UTF-8", LANGUAGE="fr"), wanted)
        for program in PROGRAMS:
            for arguments in (["--help", "--lang", "de"], ["--help", "--lang=de"], ["-h", "--lang", "de"]):
                self.assertIn(USAGE["de"], said(program, *arguments, LANG="fr_FR.UTF-8").stdout.decode())

    def test_the_settings_go_before_the_system_and_lang_before_them(self):
        with tempfile.TemporaryDirectory() as folder:
            settings = pathlib.Path(folder) / "cartouche" / "cartouche.conf"
            settings.parent.mkdir()
            settings.write_text("[look]\nlanguage=fr\n", encoding="utf-8")
            for wanted, arguments in (("fr", []), ("de", ["--lang", "de"])):
                shown = said("cartouche", "--help", *arguments, LANG="en_US.UTF-8", XDG_CONFIG_HOME=folder)
                self.assertIn(USAGE[wanted], shown.stdout.decode())
            self.assertEqual(settings.read_text(encoding="utf-8"), "[look]\nlanguage=fr\n")


class Said(unittest.TestCase):
    """In French and German no English is left, whatever is asked."""
    @classmethod
    def setUpClass(cls):
        cls.sources = sources()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def in_each_language(self, stream, status, program, *arguments):
        for language in ("fr", "de"):
            result = said(program, *arguments, "--lang", language, LC_ALL="C.UTF-8")
            text = getattr(result, stream).decode()
            with self.subTest(arguments=arguments, language=language):
                self.assertEqual(result.returncode, status, text)
                self.assertEqual(result.stderr if stream == "stdout" else result.stdout, b"")
                self.assertTrue(text)
                self.assertNotRegex(text, r"\[[a-z]+\.[a-z.-]+\]", "a message without words")
                self.no_english(text)

    def no_english(self, text):
        unwrapped = re.sub("\n {3,}", " ", text.replace(str(self.folder), "").replace(str(ROOT), ""))
        for line in unwrapped.splitlines():
            self.assertEqual([source for source, pattern in self.sources.items() if pattern.search(line)], [], line)
            self.assertNotRegex(QUOTED.sub("", line), ENGLISH)

    def wrong(self, status, *arguments, program="cartouche-cli"):
        self.in_each_language("stderr", status, program, *arguments)

    def written(self, name, content):
        path = self.folder / name
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return str(path)

    def test_help(self):
        for program in PROGRAMS:
            self.in_each_language("stdout", 0, program, "--help")
        for command in COMMANDS:
            self.in_each_language("stdout", 0, "cartouche-cli", command, "--help")
        listed = re.findall(r"(?m)^  ([a-z]+) ", said("cartouche-cli", "--help").stdout.decode())
        self.assertEqual(tuple(listed), COMMANDS)

    def test_help_fits_into_a_terminal(self):
        for language in USAGE:
            for arguments in (["cartouche"], ["cartouche-cli"], *(["cartouche-cli", command] for command in COMMANDS)):
                lines = said(*arguments, "--help", "--lang", language).stdout.decode().splitlines()
                self.assertEqual([line for line in lines if len(line) > 79], [], arguments)

    def test_no_screen(self):
        for language in ("fr", "de"):
            result = said("cartouche", "--lang", language, QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
            self.assertEqual((result.returncode, result.stdout), (1, b""))
            self.no_english(result.stderr.decode())

    def test_wrong_usage(self):
        for arguments in ([], ["--bogus"], ["nonsense"], ["games", "--bogus"], ["games", "more"], ["games", "--json", "--json"],
                          ["games", "--json=1"], ["new"], ["new", "aton", "--players", "two"],
                          ["new", "aton", "--option", "tip"], ["apply", START], ["perft", START, "x"], ["play", "aton"],
                          ["match", "aton", "--threads", "0"], ["join"], ["export", FILES[0], "--to", "text"],
                          ["match", "aton", "--players", "easy,random", "--games", "2", "--part", "1/1"],
                          ["match", "aton", "--players", "easy,random", "--games", "2", "--part", "half", "--json"],
                          ["export", FILES[0], "--to", "x", "-o", "x"]):
            self.wrong(2, *arguments)

    def test_wrong_usage_of_the_window(self):
        out = str(self.folder / "out")
        for arguments in (["--bogus"], ["-x"], ["--exit-after-startup=1"], ["--new", "chess"], ["--demo="], ["--theme", "pink"],
                          ["--size", "big"], ["--size", "1x1"], ["--handbook", out, "a"], ["--edit", "a", "b"],
                          ["--edit", "a", "--replay", "b"], ["--step", "1"], ["--export", out + ".bmp"],
                          ["--export", out + ".gif"], ["--export", out + ".png", "--step", "x", FILES[0]]):
            self.wrong(2, *arguments, program="cartouche")

    def test_a_missing_value_at_the_end(self):
        for program, words in (("cartouche", ["--new"]), ("cartouche-cli", ["new", "aton", "--players"])):
            for language in ("fr", "de"):
                result = said(program, "--lang", language, *words)
                self.assertEqual((result.returncode, result.stdout), (2, b""))
                self.no_english(result.stderr.decode())

    def test_a_language_that_there_is_not_is_told_in_that_of_the_system(self):
        for program in PROGRAMS:
            result = said(program, "--lang", "xx", LANG="de_DE.UTF-8")
            self.assertEqual((result.returncode, result.stdout), (2, b""))
            self.no_english(result.stderr.decode())
            self.assertIn("„xx“", result.stderr.decode())

    def test_wrong_positions_and_actions(self):
        for arguments in (["legal", "nonsense"], ["legal", START + " "], ["legal", START.replace("r1", "r0")],
                          ["legal", START.replace("9999", "9998", 1)], ["legal", "aton/2" + START[6:]], ["legal", "osiris/1 x"],
                          ["apply", START, "red lay 3143"], ["apply", START, "x"],
                          ["apply", START, *DEALS, "red lay 3144"], ["apply", START, *DEALS, "red lay 1334", "red lay 1334"],
                          ["apply", START, *DEALS, "blue lay 2424", "red lay 1334", "blue place 1a"],
                          ["show", START, "--as", "green"]):
            self.wrong(1, *arguments)

    def test_wrong_games_and_players(self):
        for arguments in (["new", "chess"], ["new", "aton", "--players", "3"], ["new", "aton", "--option", "tip=priest"],
                          ["new", "osiris", "--option", "tip=hat"], ["play", "aton", "--players", "easy"],
                          ["play", "aton", "--players", "easy,genius"], ["play", "aton", "--players", "easy,cmd:/nowhere/x"],
                          ["play", "aton", "--players", "easy,cmd:true"], ["play", "aton", "--players", "easy,cmd:echo x"],
                          ["play", "aton", "--players", "random,random", "--record", str(self.folder)],
                          ["play", "aton", "--players", "random,random", "--record", str(self.folder / "no" / "game")],
                          ["play", "aton", "--players", "random,random", "--record", "/dev/full"],
                          ["play", "aton", "--players", "random,random", "--record", str(self.folder / ("x" * 300))],
                          ["export", FILES[0], "--to", "png", "-o", "x"], ["match", "aton", "--players", "easy,random", "--games", "3"],
                          ["match", "aton", "--players", "easy,easy", "--games", "64", "--sprt", "0,20"],
                          ["match", "aton", "--players", "easy,random", "--games", "2", "--part", "1/2", "--json"],
                          ["play", "aton", "--players", "easy,cmd:'x"],
                          ["export", FILES[0], "--to", "text", "-o", "x", "--step", "99999"]):
            self.wrong(1, *arguments)

    def test_parts_that_cannot_be_joined(self):
        part = {"match": ["aton"], "part": 1, "of": 3, "winners": []}
        first, other = self.written("1.json", part), self.written("2.json", {**part, "match": ["osiris"]})
        whole = self.written("3.json", {**part, "of": 1})
        for files in ([first], [first, first], [first, other], [whole], [FILES[0]]):
            self.wrong(1, "join", *files)

    def test_files_that_cannot_be_read(self):
        loop = self.folder / "loop"
        loop.symlink_to(loop)
        for path in (self.folder / "none", self.folder, "", loop, self.folder / ("x" * 300), f"{FILES[0]}/x", "/proc/self/mem"):
            self.wrong(1, "replay", str(path))
            self.wrong(1, "verify", str(path))
            for arguments in (["--exit-after-startup"], ["--export", str(self.folder / "x.svg")]):
                self.wrong(1, str(path), *arguments, program="cartouche")

    def test_wrong_files(self):
        right = pathlib.Path(FILES[0]).read_text(encoding="utf-8")
        record = json.loads(right)
        lesson = json.loads((DATA / "scenario-full.cartouche").read_text(encoding="utf-8"))
        wrong = ["", "x", "[]", right[:-5], "{\"format\": 1e999}", "{\"a\": 1, \"a\": 2}", "[" * 100_000, "{\"a\": \"\\x\"}"]
        wrong += [{**record, **change} for change in (
            {"version": 2}, {"format": "x"}, {"game": "chess"}, {"game": 1}, {"options": {"tip": "priest"}}, {"options": []},
            {"seats": record["seats"][::-1]}, {"seats": []}, {"seats": [{}] * 2}, {"actions": ["x"]}, {"actions": [1]},
            {"actions": record["actions"][:-1]}, {"result": {**record["result"], "winners": ["red"]}}, {"result": 1},
            {"variations": [{"at": 99, "actions": ["red exchange"]}]}, {"variations": 1}, {"start": "x"}, {"seed": "x"},
            {"comments": {"0": "x" * 10_001}}, {"comments": {"x": "y"}}, {"marks": {"1": "x"}}, {"times": 1})]
        wrong += [{**lesson, "scenario": change} for change in (
            {"goal": {"kind": "dance"}}, {"goal": {"kind": "reach"}}, {"goal": 1}, {"title": 1}, {"answer": ["x"]}, {"seat": "x"},
            {"goal": {"kind": "reach", "all": [{"fact": "points", "seat": "green"}]}}, {"difficulty": 99},
            {"answer": ["red place 1a", "red place 1a"]})]
        for number, content in enumerate(wrong):
            path = self.written(f"{number}.cartouche", content)
            if said("cartouche-cli", "verify", path).returncode != 0:
                self.wrong(1, "verify", path)

    def test_wrong_texts(self):
        head = "[game aton]\n[seat red] Ada\n[seat blue] Blue\n"
        for number, content in enumerate(("", "x", head, head + "[end", head + "[end]\n[end]", head + "1. x\n[end]",
                                          head + "2. [chance deal red 1334]\n[end]", head + "1. [x]\n[end]",
                                          head + "(Variation:\n)\n[end]", head + ")\n[end]", head + "[end time] red: x",
                                          head + "[option tip] hat\n[end]", head + "| " + "x" * 10_001 + "\n[end]",
                                          head + "1. [chance deal red 1334] !!\n[end]", head + "(V:\n(V:\n[end]",
                                          "[game aton]\n[end]", "[game chess]\n[end]")):
            path = self.written(f"{number}.txt", content)
            if said("cartouche-cli", "import", path, "-o", "-").returncode != 0:
                self.wrong(1, "import", path, "-o", "-")

    def test_output_that_cannot_be_written(self):
        for out in (self.folder / "no" / "x.png", self.folder / ("x" * 300 + ".png"), self.folder / ("x" * 300 + ".txt")):
            self.wrong(1, "--export", str(out), FILES[0], program="cartouche")
            self.wrong(1, "export", FILES[0], "--to", "text", "-o", str(out))
        self.wrong(1, "--handbook", "/proc/none", program="cartouche")
        for program in PROGRAMS:
            with open("/dev/full", "wb") as full:
                result = subprocess.run([PROGRAMS[program], "--help", "--lang", "de"], stdout=full, stderr=subprocess.PIPE,
                                        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, timeout=60, check=False)
            self.assertEqual(result.returncode, 1)
            self.no_english(result.stderr.decode())


class Answers(unittest.TestCase):
    """Standard output and saved games are the same in every language and locale."""
    WAYS = ([], ["--lang", "fr"], ["--lang", "de"])
    LOCALES = ({"LC_ALL": "C.UTF-8"}, {"LANG": "de_AT.UTF-8", "LC_NUMERIC": "fr_FR.UTF-8"}, {"LANGUAGE": "fr:de", "LANG": "fr_CA.UTF-8"})

    def test_answers(self):
        start = said("cartouche-cli", "new", "osiris").stdout.decode().strip()
        for arguments in (["games"], ["games", "--json"], ["new", "osiris"], ["legal", START], ["show", START],
                          ["show", start], ["show", start, "--as", "a"], ["apply", START, *DEALS], ["perft", START, "2"],
                          ["play", "aton", "--players", "easy,random"], ["replay", FILES[1]], ["replay", FILES[1], "--json"],
                          ["verify", *FILES], ["analyse", FILES[0], "--nodes", "20"], ["--version"],
                          ["analyse", FILES[0], "--nodes", "20", "--json"],
                          ["match", "aton", "--players", "greedy,random", "--games", "20"],
                          ["match", "aton", "--players", "greedy,random", "--games", "20", "--json"]):
            answers = {said("cartouche-cli", *arguments, *way, **locale).stdout for way in self.WAYS for locale in self.LOCALES}
            self.assertEqual(len(answers), 1, arguments)
            self.assertTrue(answers.pop(), arguments)

    def test_saved_games(self):
        with tempfile.TemporaryDirectory() as folder:
            written = set()
            for way in self.WAYS:
                for locale in self.LOCALES:
                    path = pathlib.Path(folder) / "game.cartouche"
                    said("cartouche-cli", "play", "osiris", "--players", "easy,random", "--record", str(path), *way, **locale)
                    written.add(path.read_bytes())
            self.assertEqual(len(written), 1)

    def test_numbers_in_messages_follow_the_language(self):
        for language, number in (("en", "10,000"), ("fr", "10\u202f000"), ("de", "10.000")):
            result = said("cartouche-cli", "legal", "--lang", language, WIDE_CHANCE, LC_ALL="C.UTF-8")
            self.assertEqual((result.returncode, result.stdout), (1, b""))
            self.assertIn(number, result.stderr.decode())
        swiss = said("cartouche-cli", "legal", WIDE_CHANCE, LC_ALL="de_CH.UTF-8")
        self.assertIn("10’000", swiss.stderr.decode())


# A set-up that chance makes in more ways than are listed.
WIDE_CHANCE = said("cartouche-cli", "new", "osiris").stdout.decode().strip()


if __name__ == "__main__":
    unittest.main()
