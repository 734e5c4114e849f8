#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What bash, zsh and fish offer when a command line is typed."""
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
import completion  # noqa: E402

GAMES = {"aton", "osiris", "nefertiti", "tekhenu"}


class Completion(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.programs = {name: completion.Program(os.environ[variable], os.environ["CARTOUCHE_CLI"])
                        for name, variable in (("cartouche", "CARTOUCHE"), ("cartouche-cli", "CARTOUCHE_CLI"))}
        for shell, make in completion.SHELLS.items():
            for name, program in cls.programs.items():
                Path(cls.folder.name, f"{name}.{shell}").write_text(make(program), encoding="utf-8")
        Path(cls.folder.name, "game.cartouche").touch()
        Path(cls.folder.name, "sub").mkdir()

    def run_in(self, shell, script):
        result = subprocess.run([shell, *(["-f"] if shell == "zsh" else []), "-c", script], capture_output=True,
                                encoding="utf-8", check=False, timeout=60, cwd=self.folder.name)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        return result.stdout

    def bash(self, *words):
        name = words[0].replace("-", "_")
        return set(self.run_in("bash", f". ./{words[0]}.bash; COMP_WORDS=({' '.join(map(repr, words))}); "
                               f"COMP_CWORD={len(words) - 1}; _{name}; printf '%s\\n' \"${{COMPREPLY[@]}}\"").split())

    def fish(self, *words):
        lines = self.run_in("fish", f"source ./{words[0]}.fish; complete -C '{' '.join(words)}'").splitlines()
        return {line.partition("\t")[0] for line in lines}

    def zsh(self, *words):
        """What the function asks for, of which zsh makes what it offers."""
        return self.run_in("zsh", f"_arguments() {{ print -rl -- \"$@\" }}; _describe() {{ print -rl -- ${{(P)2}} }}; "
                           f"words=({' '.join(words)}); CURRENT={len(words)}; . ./{words[0]}.zsh").splitlines()

    def test_each_option_is_offered(self):
        for name, program in self.programs.items():
            for command in program.commands:
                words = [name, *filter(None, [command.name])]
                names = {each for option in command.options for each in option.names}
                self.assertLessEqual(names, self.bash(*words, ""))
                self.assertEqual({each for each in names if each.startswith("--")}, self.fish(*words, "--"))
                self.assertLessEqual(names, {line.partition("[")[0] for line in self.zsh(*words, "''")})

    def test_each_command_is_offered(self):
        commands = {command.name for command in self.programs["cartouche-cli"].commands if command.name}
        self.assertIn("play", commands)
        self.assertLessEqual(commands, self.bash("cartouche-cli", ""))
        self.assertEqual(commands, self.fish("cartouche-cli", ""))
        self.assertLessEqual(commands, {line.partition(":")[0] for line in self.zsh("cartouche-cli", "''")})

    def test_values_are_offered(self):
        for offered in (self.bash, self.fish):
            self.assertEqual(offered("cartouche", "--new", ""), GAMES)
            self.assertEqual(offered("cartouche", "--theme", "d"), {"dark"})
            self.assertEqual(offered("cartouche", "--lang", ""), {"en", "fr", "de"})
            self.assertEqual(offered("cartouche-cli", "engine", "aton", "--level", ""), {"easy", "normal", "hard", "expert"})
            self.assertEqual(offered("cartouche-cli", "export", "game.cartouche", "--to", ""), {"text"})
            self.assertLessEqual(GAMES, offered("cartouche-cli", "play", ""))
        zsh = self.zsh("cartouche", "''")
        self.assertIn("--new[Begin a game at once.]:GAME:(aton osiris nefertiti tekhenu)", zsh)

    def test_files_are_offered(self):
        self.assertIn("game.cartouche", self.bash("cartouche", ""))
        self.assertEqual(self.bash("cartouche", "--handbook", ""), {"sub"})
        for words in (("cartouche", "--replay", "g"), ("cartouche-cli", "verify", "g")):
            self.assertEqual(self.bash(*words), {"game.cartouche"})
            self.assertEqual(self.fish(*words), {"game.cartouche"})


if __name__ == "__main__":
    unittest.main()
