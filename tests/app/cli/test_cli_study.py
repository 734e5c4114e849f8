#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Studies on the command line: made of files, listed, parted again, checked."""
import json
import pathlib
import unittest

from test_cli import DATA, FILES, Case, run

LESSON = str(DATA / "../../resources/lessons/aton/04-removing.cartouche")


class Studies(Case):
    def made(self, *files, title="Three"):
        path = str(self.folder / "study.cartouche")
        self.done("study", *files, "-o", path, "--title", title)
        return path

    def chapters(self, path):
        return json.loads(self.done("chapters", path, "--json"))["chapters"]

    def test_a_study_is_made_and_listed(self):
        path = self.made(FILES[0], LESSON, FILES[2])
        study = json.loads(pathlib.Path(path).read_text())
        self.assertEqual((study["format"], study["version"], study["title"]), ("cartouche", 2, "Three"))
        games = [json.loads(pathlib.Path(file).read_text()) for file in (FILES[0], LESSON, FILES[2])]
        self.assertEqual([chapter["game"] for chapter in study["chapters"]], games)
        listed = self.chapters(path)
        self.assertEqual([chapter["kind"] for chapter in listed], ["game", "lesson", "game"])
        self.assertEqual(listed[1]["title"], games[1]["scenario"]["title"]["en"])
        self.assertEqual(listed[0]["title"], " - ".join(seat["name"] for seat in games[0]["seats"]))
        lines = self.done("chapters", path).splitlines()
        self.assertEqual([line.split("\t") for line in lines],
                         [[str(number), *(chapter[key] for key in ("kind", "game", "id", "title"))]
                          for number, chapter in enumerate(listed, 1)])
        self.assertEqual(self.done("chapters", path, "--lang", "fr"), self.done("chapters", path, "--lang", "de"))

    def test_what_is_split_makes_the_same_study(self):
        path = self.made(FILES[0], LESSON, FILES[0])
        study = json.loads(pathlib.Path(path).read_text())
        study["chapters"][2]["title"] = {"en": "Once more", "fr": "Encore"}
        study["chapters"][1]["id"] = "aton/removing"
        study["chapters"][0]["colour"] = "red"
        path = self.written("other.cartouche", json.dumps(study))
        parts = self.folder / "parts" / "deep"
        self.assertEqual(self.done("split", path, "-o", str(parts)), "")
        files = sorted(map(str, parts.iterdir()))
        self.assertEqual([pathlib.Path(file).name[:3] for file in files], ["01-", "02-", "03-"])
        self.assertEqual(pathlib.Path(files[2]).name, "03-Once more.cartouche")
        self.assertEqual(self.done("verify", *files).count("\n"), 3)
        again = json.loads(self.done("study", *files, "-o", "-", "--title", "Three"))
        self.assertEqual(again, study)
        self.assertEqual(json.loads(self.done("study", path, "-o", "-")), study)
        self.done("split", path, "-o", str(parts))
        self.assertEqual(sorted(map(str, parts.iterdir())), files)

    def test_studies_are_joined(self):
        path = self.made(FILES[0], LESSON)
        joined = json.loads(self.done("study", path, FILES[1], path, "-o", "-"))
        self.assertEqual((joined["title"], len(joined["chapters"])), ("Three", 5))
        self.assertEqual(len({chapter["id"] for chapter in joined["chapters"]}), 5)

    def test_the_title_is_that_of_the_file_unless_given(self):
        path = self.folder / "first steps.cartouche"
        self.done("study", FILES[0], "-o", str(path))
        self.assertEqual(json.loads(path.read_text())["title"], "first steps")

    def test_verify_names_the_chapter(self):
        path = self.made(FILES[0], LESSON)
        actions = len(json.loads(pathlib.Path(FILES[0]).read_text())["actions"])
        self.assertEqual(self.done("verify", path), f"ok {actions} {path}\n")
        study = json.loads(pathlib.Path(path).read_text())
        study["chapters"][1]["game"]["scenario"]["seat"] = "green"
        self.refused(1, "verify", self.written("wrong", json.dumps(study)), says="chapter 2: scenario.seat")
        study["chapters"][0]["game"]["actions"][0] = "nonsense"
        for command in (["verify"], ["chapters"], ["split", "-o", str(self.folder / "none")]):
            self.refused(1, *command, self.written("wrong", json.dumps(study)), says="chapter 1: actions[0]")
        self.assertFalse((self.folder / "none").exists())

    def test_a_study_is_no_game_and_a_game_no_study(self):
        path = self.made(FILES[0])
        for command in (["replay"], ["analyse"], ["export", "--to", "text", "-o", "-"]):
            self.refused(1, *command, path, says="cartouche-cli split")
        for command in (["chapters"], ["split", "-o", str(self.folder)]):
            self.refused(1, *command, FILES[0], says="no study")
        self.refused(1, "import", path, "-o", "-", says="study")

    def test_wrong_files(self):
        path = self.made(FILES[0], LESSON)
        study = json.loads(pathlib.Path(path).read_text())
        files = {"newer": {**study, "version": 3}, "game": {**study, "chapters": [{"id": "a", "game": study}]},
                 "ids": {**study, "chapters": [study["chapters"][0]] * 2}, "list": {**study, "chapters": {}},
                 "title": {**study, "title": {}}, "introduction": {**study, "introduction": 1},
                 "many": {**study, "chapters": [{"id": str(i), "game": study["chapters"][1]["game"]} for i in range(1001)]}}
        for name, content in files.items():
            with self.subTest(name):
                self.refused(1, "verify", self.written(name, json.dumps(content)))
        part = {**study["chapters"][0]["game"], "chapter": {"id": ""}}
        self.refused(1, "study", self.written("part", json.dumps(part)), "-o", "-", says="chapter.id")
        self.refused(1, "study", str(self.folder / "missing"), "-o", "-")
        self.refused(1, "study", FILES[0], "-o", str(self.folder / "no" / "where"))
        self.refused(2, "study", FILES[0], says="-o")
        self.refused(2, "study", "-o", "-")

    def test_what_is_replaced_is_kept(self):
        path = self.made(FILES[0])
        before = pathlib.Path(path).read_bytes()
        self.made(FILES[1])
        self.assertEqual(pathlib.Path(f"{path}~").read_bytes(), before)
        self.assertEqual(run("verify", path).returncode, 0)


if __name__ == "__main__":
    unittest.main()
