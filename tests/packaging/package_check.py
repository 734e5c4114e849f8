#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A package for Debian that packaging/package.sh has made: what is in it, what lintian says, whether it starts. With a
second one, of the same sources in another folder: the same bytes.

    python3 tests/packaging/package_check.py PACKAGE [PACKAGE]
"""
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

DATA = "./usr/share"
ID = "org.cartouche.cartouche"


def run(*command, **options):
    result = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, **options)
    if result.returncode:
        raise AssertionError(f"{command}: {result.returncode}\n{result.stdout[-4000:]}\n{result.stderr[-4000:]}")
    return result.stdout


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.packages = [Path(name).resolve() for name in sys.argv[1:]]
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)

    def test_the_same_sources_make_the_same_bytes(self):
        if len(self.packages) < 2:
            self.skipTest("one package alone")
        self.assertEqual(self.packages[0].read_bytes(), self.packages[1].read_bytes())

    def test_lintian_has_nothing_to_say(self):
        self.assertEqual(run("lintian", "--fail-on", "error,warning", *(["--allow-root"] if os.geteuid() == 0 else []),
                             self.packages[0]), "")

    def test_what_is_in_it(self):
        listed = run("dpkg-deb", "--contents", self.packages[0])
        self.assertEqual(set(re.findall(r"(?m)^\S+ (\S+)", listed)), {"root/root"})
        names = set(re.findall(r"(\./\S*)$", listed, re.MULTILINE))
        wanted = {"./usr/games/cartouche", "./usr/games/cartouche-cli", f"{DATA}/applications/{ID}.desktop",
                  f"{DATA}/dbus-1/services/{ID}.service",
                  f"{DATA}/metainfo/{ID}.metainfo.xml", f"{DATA}/mime/packages/{ID}.xml",
                  f"{DATA}/thumbnailers/cartouche.thumbnailer",
                  f"{DATA}/icons/hicolor/16x16/apps/{ID}.png", f"{DATA}/icons/hicolor/512x512/apps/{ID}.png",
                  f"{DATA}/icons/hicolor/scalable/apps/{ID}.svg", f"{DATA}/icons/hicolor/symbolic/apps/{ID}-symbolic.svg",
                  f"{DATA}/cartouche/sounds/place.wav", f"{DATA}/doc/cartouche/changelog.gz", f"{DATA}/doc/cartouche/copyright",
                  f"{DATA}/doc/cartouche/file-format.md", f"{DATA}/doc/cartouche/cartouche-1.json", f"{DATA}/doc/cartouche/cartouche-2.json", f"{DATA}/doc/cartouche/examples/little_player.py",
                  f"{DATA}/doc/cartouche/handbook/index.html", f"{DATA}/bash-completion/completions/cartouche",
                  f"{DATA}/zsh/vendor-completions/_cartouche-cli", f"{DATA}/fish/vendor_completions.d/cartouche.fish",
                  *(f"{DATA}/man/{folder}man1/{name}.1.gz" for folder in ("", "fr/", "de/")
                    for name in ("cartouche", "cartouche-cli"))}
        self.assertLessEqual(wanted, names, wanted - names)
        self.assertTrue(any(re.fullmatch(r"\./usr/lib/[^/]+/cartouche/sound\.so", name) for name in names))
        self.assertFalse([name for name in names if "train" in name])

    def test_the_desktop_starts_what_is_installed(self):
        tree = Path(self.folder.name, "service")
        run("dpkg-deb", "--extract", self.packages[0], tree)
        service = (tree / "usr/share/dbus-1/services" / f"{ID}.service").read_text(encoding="utf-8")
        program = re.search(r"(?m)^Exec=/(\S+) --service$", service).group(1)
        self.assertTrue(os.access(tree / program, os.X_OK))

    def test_what_it_needs(self):
        fields = run("dpkg-deb", "--field", self.packages[0])
        for name, wanted in (("Depends", ("libqt6widgets6", "libqt6svg6", "libqt6sql6-sqlite", "libc6")),
                             ("Recommends", ("fonts-inter", "libqt6multimedia6", "qt6-translations-l10n",
                                             "qt6-wayland"))):
            needed = re.search(rf"(?m)^{name}: (.*)$", fields).group(1)
            self.assertEqual([each for each in wanted if each not in needed], [])
        self.assertNotIn("multimedia", re.search(r"(?m)^Depends: (.*)$", fields).group(1))

    def test_the_programs_are_hardened_and_start(self):
        tree = Path(self.folder.name, "tree")
        run("dpkg-deb", "--extract", self.packages[0], tree)
        for name in ("cartouche", "cartouche-cli"):
            program = tree / "usr" / "games" / name
            self.assertIn("stripped", run("file", program).replace("not stripped", ""))
            self.assertRegex(run("readelf", "--dynamic", program), "BIND_NOW|NOW PIE")
            symbols = run("readelf", "--dyn-syms", "--wide", program)
            self.assertTrue("__stack_chk_fail" in symbols)
            self.assertRegex(symbols, r" __\w+_chk[@ ]")  # of functions of C that look whether there is room
            self.assertRegex(run(program, "--version"), rf"^{name} \d+\.\d+\.\d+\n$")
        run(tree / "usr" / "games" / "cartouche", "--exit-after-startup")
        player = next(tree.glob("usr/lib/*/cartouche/sound.so"))
        self.assertRegex(run("readelf", "--dynamic", player), "BIND_NOW|NOW")
        self.assertNotRegex(run("readelf", "--dynamic", player), "RPATH|RUNPATH")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
