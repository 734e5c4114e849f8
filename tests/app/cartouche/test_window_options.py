#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line of the window: what it takes, what it refuses, how it ends."""
import json
import os
import pathlib
import re
import struct
import subprocess
import tempfile
import unittest

CARTOUCHE = os.environ["CARTOUCHE"]
DATA = pathlib.Path(__file__).resolve().parents[2] / "data"
LESSON = DATA.parents[1] / "resources" / "lessons" / "aton" / "04-removing.cartouche"
ENDS = "--exit-after-startup"


NO_SCREEN = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": "", "WAYLAND_SOCKET": ""}


def run(*arguments, **environment):
    env = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", "QT_QPA_PLATFORM": "offscreen", **environment}
    return subprocess.run([CARTOUCHE, *arguments], capture_output=True, env=env, timeout=60, check=False)


class Options(unittest.TestCase):
    def starts(self, *arguments, **environment):
        result = run(*arguments, ENDS, **environment)
        # A platform without a screen says what it cannot do.
        said = [line for line in result.stderr.decode().splitlines() if "This plugin does not support" not in line]
        self.assertEqual((result.returncode, result.stdout, said), (0, b"", []), arguments)

    def refused(self, *arguments, says, status=2, **environment):
        result = run(*arguments, **environment)
        self.assertEqual((result.returncode, result.stdout), (status, b""), arguments)
        self.assertRegex(result.stderr.decode(), r"\Acartouche: [^\n]+\n\Z")
        self.assertIn(says, result.stderr.decode())

    def test_starts(self):
        self.starts()
        self.starts("--new", "aton")
        self.starts("--demo", "aton")
        for language in ("en", "fr", "de"):
            self.starts("--new", "aton", "--lang", language)
        for theme in ("system", "light", "dark", "high-contrast", "colour-blind"):
            self.starts("--new", "aton", "--theme", theme)
        self.starts("--size", "1024x700", "--new", "aton")
        self.starts("--new=aton", LC_ALL="de_DE.UTF-8")

    def test_opens_files(self):
        for name in ("plain", "rich", "scenario"):
            self.starts(str(DATA / f"{name}.cartouche"))

    def test_several_files(self):
        files = [str(DATA / f"{name}.cartouche") for name in ("plain", "rich", "scenario")]
        self.starts(*files)
        self.refused(*files, "none.cartouche", ENDS, says="none.cartouche: the file cannot be read", status=1)
        self.refused(files[0], "", ENDS, says="no such file", status=1)

    def test_an_address_of_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            game = pathlib.Path(folder) / "à 100 %.cartouche"
            game.write_bytes((DATA / "plain.cartouche").read_bytes())
            self.assertIn("%25", game.as_uri())
            self.starts(game.as_uri())
            self.starts("--replay", game.as_uri())
            self.refused("file:///none/x%20y.cartouche", ENDS, says="/none/x y.cartouche", status=1)
            self.refused("file:///%ff.cartouche", ENDS, says="no text", status=1)
            self.refused("file://", ENDS, says="no such file", status=1)

    def test_a_text_with_a_game(self):
        with tempfile.TemporaryDirectory() as folder:
            text = pathlib.Path(folder) / "letter.txt"
            text.write_bytes((DATA / "plain.cartouche").read_bytes())
            self.starts(text)
            position = subprocess.run([os.environ["CARTOUCHE_CLI"], "new", "osiris"], capture_output=True, check=True).stdout
            text.write_bytes(b"\n" + position)
            self.starts(text)
            text.write_bytes(b"Dear Noor,\n")
            self.refused(text, ENDS, says="letter.txt", status=1)

    def test_edits(self):
        lesson = str(LESSON)
        self.starts("--edit", lesson)
        self.starts("--edit", str(DATA / "plain.cartouche"))
        with tempfile.TemporaryDirectory() as folder:
            pictures = []
            for arguments in ([lesson], ["--edit", lesson], ["--edit", str(DATA / "plain.cartouche")]):
                picture = pathlib.Path(folder) / f"{len(pictures)}.png"
                self.assertEqual(run(*arguments, "--export", str(picture)).returncode, 0, arguments)
                pictures.append(picture.read_bytes())
            self.assertEqual(len(set(pictures)), 3)

    def test_the_start_page_has_its_boards(self):
        with tempfile.TemporaryDirectory() as folder:
            picture = pathlib.Path(folder) / "start.png"
            self.assertEqual(run("--size", "1264x752", "--export", str(picture)).returncode, 0)
            self.assertGreater(picture.stat().st_size, 120_000)  # half of that without them

    def test_exports_are_light_unless_said(self):
        with tempfile.TemporaryDirectory() as folder:
            written = []

            def export(*theme):
                outs = [pathlib.Path(folder) / f"{len(written)}{ending}" for ending in (".png", ".svg", "")]
                for out, arguments in zip(outs, ([LESSON, "--export"], [LESSON, "--export"], ["--thumbnail", "64", LESSON])):
                    self.assertEqual(run(*theme, *arguments, out, XDG_CONFIG_HOME=folder).returncode, 0)
                written.extend(outs)
                return [out.read_bytes() for out in outs]

            light = export()
            settings = pathlib.Path(folder) / "cartouche" / "cartouche.conf"
            settings.parent.mkdir(exist_ok=True)
            settings.write_text("[look]\ntheme=dark\n", encoding="utf-8")
            self.assertEqual(export(), light)
            self.assertEqual(export("--theme", "light"), light)
            self.assertFalse(set(export("--theme", "dark")) & set(light))

    def test_a_wrong_scenario_is_one_line(self):
        with tempfile.TemporaryDirectory() as folder:
            wrong = pathlib.Path(folder) / "wrong.cartouche"
            wrong.write_text(re.sub('"kind": *"[a-z]*"', '"kind": "dance"', LESSON.read_text(encoding="utf-8")),
                             encoding="utf-8")
            for arguments in ([ENDS], ["--export", str(wrong.with_suffix(".png"))]):
                for opens in ([str(wrong)], ["--edit", str(wrong)]):
                    result = run(*opens, *arguments)
                    said = result.stderr.decode()
                    self.assertEqual((result.returncode, result.stdout), (1, b""), said)
                    self.assertRegex(said, r"\Acartouche: [^\n]*scenario[.]goal[.]kind[^\n]*\n\Z")
            self.assertFalse(wrong.with_suffix(".png").exists())

    def test_refuses(self):
        self.refused("--nonsense", says="nonsense")
        self.refused("--new", "chess", says="chess")
        self.refused("--new", says="new")
        self.refused("--demo", "", says="game")
        self.refused("--lang", "tlh", says="tlh")
        self.refused("--theme", "pink", says="pink")
        for size in ("big", "1280", "1280x", "x800", "-1x-1", "10x10", "1280x800x2", "99999999999x1000", "+800x600",
                     "800x 600", "800", ""):
            self.refused("--size", size, says=size)
        for one in (["--edit", "one.cartouche"], ["--replay", "one.cartouche"], ["one.cartouche", "--export", "x.png"]):
            self.refused("two.cartouche", *one, says="one file")
        self.refused("--edit", "one.cartouche", "--replay", "two.cartouche", says="one file")
        self.refused("--edit", says="edit")
        for step in ("+1", " 1 ", "-1", "1.5", "", "2147483648"):
            self.refused("--export", "x.svg", "--step", step, LESSON, says="--step")

    def test_a_step_of_the_review(self):
        game = str(DATA / "plain.cartouche")
        for step in ("0", "3", "48"):
            self.starts("--replay", game, "--step", step)
        for end in ([], [ENDS]):
            self.refused("--replay", game, "--step", "49", *end, says=f"{game}: there is no step 49; the last one is 48", status=1)
        self.refused("--replay", game, "--step", "49", "--lang", "de", says="49", status=1)
        for alone in ([], [game], ["--edit", game], ["--new", "aton"]):
            self.refused("--step", "3", *alone, says="--step goes with --replay or --export only")

    def test_analysed_first(self):
        game = str(DATA / "plain.cartouche")
        with tempfile.TemporaryDirectory() as folder:
            for name, begin in (("page.html", '<section class="accounts">'), ("text.txt", "\nLuck and errors\n")):
                out = pathlib.Path(folder) / name
                for analyse in ([], ["--analyse"]):
                    self.assertEqual(run(game, "--export", str(out), *analyse).returncode, 0)
                    self.assertEqual(begin in out.read_text(encoding="utf-8"), bool(analyse), name)
            picture = pathlib.Path(folder) / "picture.svg"
            for other in ([], ["--export", str(picture)], ["--replay"]):
                self.refused("--analyse", *other, game, says="--analyse goes with the --export of a page")
            self.assertFalse(picture.exists())

    def test_a_thumbnail(self):
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder) / "whatever name"
            for size in (32, 128, 1000):
                for game in (DATA / "plain.cartouche", (DATA / "tekhenu-three-seats.cartouche").as_uri(), LESSON):
                    result = run("--thumbnail", str(size), game, out, **NO_SCREEN)
                    self.assertEqual((result.returncode, result.stdout, result.stderr), (0, b"", b""), game)
                    head = out.read_bytes()[:24]
                    self.assertEqual(head[:8], b"\x89PNG\r\n\x1a\n")
                    self.assertEqual(max(struct.unpack(">II", head[16:])), size, game)
                    self.assertEqual(list(out.parent.iterdir()), [out])
            before = out.read_bytes()
            self.refused("--thumbnail", "64", "none.cartouche", out, says="none.cartouche: the file cannot be read", status=1)
            self.refused("--thumbnail", "64", DATA / "plain.cartouche", out / "x", says="whatever name/x", status=1)
            for size in ("31", "4097", "-32", "32x32", ""):
                self.refused("--thumbnail", size, LESSON, out, says="--thumbnail")
            for files in ([], [LESSON], [LESSON, LESSON, out], ["--new", "aton", LESSON, out], ["--replay", LESSON, out],
                          ["--edit", LESSON, out], ["--handbook", "x", LESSON, out]):
                self.refused("--thumbnail", "64", *files, says="")
            self.assertEqual(out.read_bytes(), before)

    def test_a_thumbnail_tells_nobody_what_is_hidden(self):
        """Of a game that goes on: what its only person sees, and where there are several the beginning."""
        game = json.loads((DATA / "plain.cartouche").read_text(encoding="utf-8"))
        with tempfile.TemporaryDirectory() as folder:
            def picture(players, steps):
                file = pathlib.Path(folder) / "game.cartouche"
                seats = [{**seat, "player": player} for seat, player in zip(game["seats"], players)]
                actions = game["actions"][:steps]
                changed = {key: value for key, value in game.items() if key in ("format", "version", "game", "options", "start")}
                file.write_text(json.dumps({**changed, "seats": seats, "actions": actions}), encoding="utf-8")
                self.assertEqual(run("--thumbnail", "512", file, file.with_suffix("")).returncode, 0)
                return file.with_suffix("").read_bytes()

            people, computers, steps = ("human", "human"), ("easy", "easy"), 3  # red has laid cards, blue has not
            self.assertEqual(picture(people, steps), picture(people, 0))
            self.assertNotEqual(picture(computers, steps), picture(computers, 0))
            self.assertNotEqual(picture(("easy", "human"), steps), picture(computers, steps))
            self.assertEqual(picture(people, None), picture(computers, None))  # it is over

    def test_an_empty_file_name_is_no_file(self):
        for arguments in ([""], ["--replay", ""], ["--edit="], ["", "--export", "x.png"]):
            self.refused(*arguments, ENDS, says="no such file", status=1)

    def test_bytes_that_are_no_text(self):
        self.refused(b"\xff.cartouche", says="no text", status=1)

    def test_the_last_value_counts(self):
        self.starts("--theme", "dark", "--theme", "light", "--size", "800x600", "--size=900x700", "--new", "osiris", "--new", "aton",
                    "--lang", "de", "--lang", "fr")
        self.refused("--lang", "xx", "--lang", "de", "--theme", "light", "--theme", "pink", says="kein")

    def test_the_handbook_goes_with_nothing_else(self):
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder) / "handbook"
            for arguments in (["x"], ["--export", "x.png"], ["--new", "aton"], ["--demo", "aton"], ["--edit", "x"],
                              ["--replay", "x"]):
                self.refused("--handbook", out, *arguments, says="handbook")
            self.assertFalse(out.exists())
            out.touch()
            self.refused("--handbook", out, says="folder", status=1)

    def test_output_that_cannot_be_written(self):
        with tempfile.TemporaryDirectory() as folder:
            picture = pathlib.Path(folder) / "folder.png"
            picture.mkdir()
            self.refused("--export", picture, says=f"{picture}: that is a folder", status=1)

    def test_without_a_screen(self):
        for arguments in (["--bogus"], ["--size", "big"], ["--export", "x.bmp"]):
            self.refused(*arguments, says=arguments[-1], **NO_SCREEN)
        for arguments in ([], ["--new", "aton"], [ENDS], ["a", "b"]):
            self.refused(*arguments, says="no screen", status=1, **NO_SCREEN)
        for arguments in (["-h"], ["--lang", "fr", "--version"]):
            self.assertEqual(run(*arguments, **NO_SCREEN).returncode, 0)
        with tempfile.TemporaryDirectory() as folder:
            picture = pathlib.Path(folder) / "window.png"
            self.assertEqual(run("--export", picture, **NO_SCREEN).returncode, 0)
            self.assertTrue(picture.exists())

    def test_a_screen_that_cannot_be_reached(self):
        wrong = {**NO_SCREEN, "DISPLAY": ":4711", "XDG_RUNTIME_DIR": ""}
        for screen in (wrong, {**NO_SCREEN, "QT_QPA_PLATFORM": "nonsense"}, {**wrong, "WAYLAND_DISPLAY": "nowhere"}):
            for arguments in ([], ["--new", "aton"], ["-platform", "xcb"]):
                self.refused(*arguments, says="no screen", status=1, **screen)
            self.refused("--lang", "fr", says="écran", status=1, **screen)
            help_text = run("--help", **screen)
            self.assertEqual((help_text.returncode, help_text.stderr), (0, b""))
            with tempfile.TemporaryDirectory() as folder:
                picture = pathlib.Path(folder) / "window.png"
                self.assertEqual(run("--export", picture, **screen).returncode, 0)
                self.assertTrue(picture.exists())

    def test_help_and_version(self):
        help_text = run("--help")
        self.assertEqual((help_text.returncode, help_text.stderr), (0, b""))
        for option in ("--new", "--demo", "--edit", "--replay", "--lang", "--theme", "--size", ENDS, "--help", "--version"):
            self.assertIn(option, help_text.stdout.decode())
        self.assertEqual(run("-h").stdout, help_text.stdout)
        self.assertEqual(run("-v").stdout, run("--version").stdout)
        self.refused("--theme", "-h", says="“-h”")
        self.refused("--theme=-v", says="“-v”")
        self.refused("--edit", "x", "--", "-h", says="one file")
        version = run("--version")
        self.assertEqual((version.returncode, version.stderr), (0, b""))
        self.assertRegex(version.stdout.decode(), r"\Acartouche [0-9]+\.[0-9]+[^\n]*\n\Z")

    def test_wishes_of_one_run_are_not_remembered(self):
        with tempfile.TemporaryDirectory() as folder:
            self.starts("--theme", "dark", "--lang", "de", XDG_CONFIG_HOME=folder)
            kept = "".join(path.read_text() for path in pathlib.Path(folder).rglob("*") if path.is_file())
            self.assertNotIn("dark", kept)
            self.assertNotIn("language", kept)


if __name__ == "__main__":
    unittest.main()
