# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the schema of saved games share."""
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[3]


def saved(name):
    return json.loads((ROOT / "tests" / "data" / name).read_text(encoding="utf-8"))


class SchemaCase(unittest.TestCase):
    GAME = {}  # a right file

    @classmethod
    def setUpClass(cls):
        schema = json.loads((ROOT / "resources" / "schema" / "cartouche-1.json").read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        cls.validator = jsonschema.Draft202012Validator(schema)
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)

    def run_on(self, change, command):
        """What the program makes of the file with other keys."""
        file = pathlib.Path(self.folder.name) / "game.cartouche"
        file.write_text(json.dumps({**self.GAME, **change}), encoding="utf-8")
        return subprocess.run([os.environ["CARTOUCHE_CLI"], command, str(file)], capture_output=True, text=True, timeout=60,
                              check=False)

    def is_read(self, change):
        status = self.run_on(change, "verify").returncode
        self.assertIn(status, (0, 1))
        return status == 0

    def assert_right(self, change):
        with self.subTest(change):
            self.validator.validate({**self.GAME, **change})
            self.assertTrue(self.is_read(change))

    def assert_wrong(self, change):
        with self.subTest(change):
            self.assertFalse(self.validator.is_valid({**self.GAME, **change}))
            self.assertFalse(self.is_read(change))

    def assert_wrong_for_the_file(self, change):
        """What no schema can say."""
        with self.subTest(change):
            self.validator.validate({**self.GAME, **change})
            self.assertFalse(self.is_read(change))
