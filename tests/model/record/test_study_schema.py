#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The schema of studies says what a study is, and the command line refuses what it refuses."""
import json
import unittest

import jsonschema
from schema import ROOT, SchemaCase, saved

CHAPTER = {"id": "aton/removing", "title": {"en": "Removing"}, "game": saved("plain.cartouche")}
STUDY = {"format": "cartouche", "version": 2, "title": "Some", "introduction": {"fr": "Voici"}, "chapters": [CHAPTER]}


class StudySchema(SchemaCase):
    GAME = STUDY

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        games, studies = ((ROOT / "resources" / "schema" / f"cartouche-{version}.json").read_text(encoding="utf-8")
                          for version in (1, 2))
        # Not every version of the validator finds one schema from the other: it gets both as one.
        schema = json.loads(studies.replace('"urn:cartouche:saved-game:1"', '"#/$defs/game"'))
        schema["$defs"]["game"] = json.loads(games.replace('"#/$defs/', '"#/$defs/game/$defs/'))
        del schema["$defs"]["game"]["$id"], schema["$defs"]["game"]["$schema"]
        jsonschema.Draft202012Validator.check_schema(schema)
        cls.validator = jsonschema.Draft202012Validator(schema)

    def test_right(self):
        for change in ({}, {"chapters": []}, {"title": {"de": "Manche"}}, {"by": "somebody"},
                       {"chapters": [{"id": "x" * 100, "game": saved("rich.cartouche"), "more": 1.5}]},
                       {"chapters": [CHAPTER, {**CHAPTER, "id": "other"}]}):
            self.assert_right(change)

    def test_wrong(self):
        game = CHAPTER["game"]
        for change in ({"version": 1}, {"version": 3}, {"format": "x"}, {"title": 1}, {"title": {}}, {"introduction": []},
                       {"introduction": None}, {"chapters": {}}, {"chapters": [1]}, {"chapters": [{"id": "x"}]},
                       {"chapters": [{"game": game}]}, {"chapters": [{**CHAPTER, "id": ""}]},
                       {"chapters": [{**CHAPTER, "id": 1}]}, {"chapters": [{**CHAPTER, "id": "x" * 101}]},
                       {"chapters": [{**CHAPTER, "title": 1}]}, {"chapters": [{**CHAPTER, "game": STUDY}]},
                       {"chapters": [{**CHAPTER, "game": {**game, "actions": 1}}]},
                       {"chapters": [{**CHAPTER, "game": {**game, "start": 1}}]}):
            self.assert_wrong(change)

    def test_wrong_for_the_file(self):
        self.assert_wrong_for_the_file({"chapters": [CHAPTER, CHAPTER]})


if __name__ == "__main__":
    unittest.main()
