#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts for people beside the program's own: lessons, desktop entry, software page, kinds of files, manual pages."""
import configparser
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from collections import Counter, namedtuple
from pathlib import Path

import glossary
from test_translations import LANGUAGES, MNEMONIC, NO_TERMS, PROGRAM, ROOT, TEXTS, Case
from typography import WRITTEN, has_hyphen_for_minus

PACKAGING = ROOT / "packaging"
sys.path[:0] = [str(PACKAGING), str(PACKAGING / "man")]
import changes  # noqa: E402
import manual_page  # noqa: E402

ID = "org.cartouche.cartouche"
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
QUOTATION = {"en": re.compile("“(.*?)”"), "fr": re.compile("«\u00a0(.*?)\u00a0»"), "de": re.compile("„(.*?)“")}

Text = namedtuple("Text", "where forms")  # forms: one of each language


class Written(Case):
    """What is said of texts in three languages, wherever they stand."""

    def assert_written(self, texts, no_terms=NO_TERMS):
        texts = list(texts)
        self.assertTrue(texts)
        self.assert_none(f"{text.where}: {sorted(text.forms)}" for text in texts if set(text.forms) != set(WRITTEN)
                         or not all(form.strip() for form in text.forms.values()))
        self.assert_none(f"{text.where}, {language}: {form}" for text in texts for language, form in text.forms.items()
                         if not WRITTEN[language](form) or has_hyphen_for_minus(form) or "..." in form)
        self.assert_none(f"{text.where}, {language}: {terms}: {text.forms[language]}" for text in texts for language in LANGUAGES
                         if (terms := glossary.lacking(text.forms["en"], text.forms[language], language, no_terms)))


class Lessons(Written):
    @staticmethod
    def within(value, where):
        """The texts in several languages within a value of a file."""
        if isinstance(value, dict) and set(value) & set(WRITTEN) and all(isinstance(part, str) for part in value.values()):
            yield Text(where, value)
        elif isinstance(value, (dict, list)):
            for key, part in value.items() if isinstance(value, dict) else enumerate(value):
                yield from Lessons.within(part, f"{where}: {key}")

    @classmethod
    def setUpClass(cls):
        cls.texts = [text for path in sorted((ROOT / "resources" / "lessons").glob("*/*.cartouche"))
                     for text in cls.within(json.loads(path.read_text(encoding="utf-8")), path.name)]

    def test_lessons_are_complete_and_written_well(self):
        self.assertGreater(len(self.texts), 500)
        self.assert_written(self.texts, (*NO_TERMS, "As the board stands"))

    def test_what_is_done_is_no_matter_of_the_mouse(self):
        self.assert_none(f"{text.where}: {form}" for text in self.texts for form in text.forms.values()
                         if re.search(r"\bclick|\bcliqu|klick", form, re.IGNORECASE))

    def test_numbers_are_the_same(self):
        figures = {text.where: {language: set(re.findall(r"\d+", form)) for language, form in text.forms.items()}
                   for text in self.texts}
        self.assert_none(f"{where}: {found}" for where, found in figures.items()
                         if any(found[language] != found["en"] for language in LANGUAGES))

    def test_controls_are_called_as_the_program_calls_them(self):
        def plain(text):
            return MNEMONIC.sub("", text).removesuffix("…")
        slips = []
        for language in LANGUAGES:
            called = {}
            for text in TEXTS[language]:
                called.setdefault(plain(text.source), set()).add(plain(text.forms[0]))
            for text in self.texts:
                named, theirs = (QUOTATION[each].findall(text.forms[each]) for each in ("en", language))
                if len(named) != len(theirs):
                    slips.append(f"{text.where}: {theirs} for {named}")
                slips += [f"{text.where}: “{other}” for “{name}”" for name, other in zip(named, theirs)
                          if name in called and other not in called[name]]
        self.assert_none(slips)


class DesktopEntry(Written):
    TRANSLATED = ("Name", "GenericName", "Comment", "Keywords")
    GAMES = ("aton", "osiris", "nefertiti", "tekhenu")

    def setUp(self):
        self.path = PACKAGING / f"{ID}.desktop"
        self.groups = configparser.ConfigParser(interpolation=None, delimiters="=")
        self.groups.optionxform = str
        self.groups.read(self.path, encoding="utf-8")

    def test_each_name_is_in_three_languages(self):
        self.assert_written((Text(f"[{name}] {key}", {language: group[key if language == "en" else f"{key}[{language}]"]
                                                      for language in WRITTEN
                                                      if language == "en" or f"{key}[{language}]" in group})
                             for name, group in self.groups.items() for key in self.TRANSLATED if key in group and key != "Keywords"),
                            (*NO_TERMS, PROGRAM))

    def test_keywords_are_as_many_in_each_language(self):
        group = self.groups["Desktop Entry"]
        words = [group[key].split(";") for key in ("Keywords", "Keywords[fr]", "Keywords[de]")]
        self.assertEqual({len(each) for each in words}, {len(words[0])})
        self.assertTrue(all(word for each in words for word in each[:-1]) and not any(each[-1] for each in words))

    def test_actions_are_there(self):
        named = [f"Desktop Action {name}" for name in self.groups["Desktop Entry"]["Actions"].split(";") if name]
        self.assertEqual(named, [name for name in self.groups.sections() if name.startswith("Desktop Action")])
        self.assertEqual([self.groups[name]["Exec"] for name in named],
                         [f"cartouche --new {game}" for game in self.GAMES])
        self.assertEqual(named, [f"Desktop Action new-{game}" for game in self.GAMES])  # as they are called over the bus

    def test_it_is_valid(self):
        result = subprocess.run(["desktop-file-validate", self.path], capture_output=True, text=True, check=False)
        self.assertEqual((result.returncode, result.stdout), (0, ""))


class Pages(Written):
    """The software page and the kinds of files."""
    OF_SOFTWARE = ("name", "summary", "developer_name", "p", "keyword", "caption")

    @staticmethod
    def texts(path, tags):
        """The English elements, each with the translations that follow it."""
        found = []
        for element in ElementTree.parse(path).getroot().iter():
            if element.tag.split("}")[-1] in tags:
                language = element.get(XML_LANGUAGE, "en")
                if language == "en":
                    found.append(Text(f"{path.name}, {element.tag} {len(found) + 1}", {}))
                found[-1].forms[language] = re.sub(r"[ \n]+", " ", element.text).strip()
        return found

    def test_the_software_page(self):
        path = PACKAGING / f"{ID}.metainfo.xml"
        self.assert_written(self.texts(path, self.OF_SOFTWARE), (*NO_TERMS, PROGRAM, "power cut"))
        root = ElementTree.parse(path).getroot()
        self.assertEqual([(lang.text, lang.get("percentage")) for lang in root.find("languages")],
                         [(language, "100") for language in WRITTEN])

    def test_the_kinds_of_files(self):
        path = PACKAGING / f"{ID}.mime.xml"
        self.assert_written(self.texts(path, ("comment",)), (*NO_TERMS, PROGRAM))
        kind = ElementTree.parse(path).getroot().find("{*}mime-type").get("type")
        self.assertIn(f"RENAME {kind.replace('/', '-')}.svg", (PACKAGING / "CMakeLists.txt").read_text(encoding="utf-8"))

    def test_they_are_well_formed(self):
        for path in sorted(PACKAGING.glob("*.xml")):
            result = subprocess.run(["xmllint", "--noout", "--nonet", path], capture_output=True, text=True, check=False)
            self.assertEqual((result.returncode, result.stdout, result.stderr), (0, "", ""))

    def test_it_is_valid(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, f"{ID}.metainfo.xml")
            path.write_text(changes.metainfo(PACKAGING / path.name), encoding="utf-8")
            result = subprocess.run(["appstreamcli", "validate", "--no-net", "--strict", "--pedantic", path], text=True,
                                    capture_output=True, check=False)
        self.assertEqual((result.returncode, result.stdout), (0, "✔ Validation was successful.\n"))

    def test_its_pictures_are_there(self):
        images = list(ElementTree.parse(PACKAGING / f"{ID}.metainfo.xml").getroot().iter("image"))
        self.assertEqual(len(images), 4)
        for image in images:
            data = (ROOT / "resources" / "screenshots" / image.text.rpartition("/")[2]).read_bytes()
            self.assertEqual(struct.unpack(">II", data[16:24]), (int(image.get("width")), int(image.get("height"))))


@unittest.skipUnless("CARTOUCHE" in os.environ, "no program")
class ManualPages(Written):
    PROGRAMS = {"cartouche": "CARTOUCHE", "cartouche-cli": "CARTOUCHE_CLI"}
    # mandoc knows section names in English only.
    SECTION_NAMES = re.compile(r'first section is not "NAME"|description line outside NAME section')

    @classmethod
    def setUpClass(cls):
        cls.pages = {(name, language): manual_page.page(
            os.environ[program], language, (PACKAGING / "man" / language / f"{name}.roff").read_text(encoding="utf-8"))
            for name, program in cls.PROGRAMS.items() for language in WRITTEN}

    def lines(self, name, language):
        return self.pages[name, language].splitlines()

    def macros(self, name, language):
        """What the page is made of: sections, entries of its lists, and what is typed."""
        lines = self.lines(name, language)
        return {"sections": sum(line.startswith(".Sh ") for line in lines),
                "entries": [line for line in lines if re.match(r"\.It (Fl|Cm|Pa|\d)", line)],
                "typed": Counter(word for line in lines if line.startswith(".")
                                 for word in re.findall(r"(?:Fl|Cm|Ar|Ic|Pa|Li) (?:-?[\w./*:~$-]+)", line)),
                "examples": [line for line in lines if re.match(r"\.Dl |cartouche(-cli)? ", line)]}

    def test_they_tell_the_same(self):
        for name in self.PROGRAMS:
            for language in LANGUAGES:
                with self.subTest(name=name, language=language):
                    self.assertEqual(self.macros(name, language), self.macros(name, "en"))

    def test_they_are_written_well(self):
        for name in self.PROGRAMS:
            self.assert_written([Text(name, {language: self.sentences(name, language) for language in WRITTEN})],
                                (*NO_TERMS, PROGRAM))

    def sentences(self, name, language):
        """The text without what is typed."""
        literal, kept = False, []
        for line in self.lines(name, language):
            literal = line.startswith(".Bd") or literal and not line.startswith(".Ed")
            if line.startswith((".Nd ", ".Sh ")) or not line.startswith(".") and not literal:
                kept.append(line.removeprefix(".Nd ").removeprefix(".Sh ").removeprefix(r"\&"))
        return " ".join(kept).replace("cmd:PROGRAM", "")

    def test_they_are_valid(self):
        for (_, language), page in self.pages.items():
            found = subprocess.run(["mandoc", "-T", "lint", "-W", "warning"], input=page, capture_output=True,
                                   encoding="utf-8", check=False).stdout.splitlines()
            self.assert_none(line for line in found if language == "en" or not self.SECTION_NAMES.search(line))

    def test_they_have_what_the_help_has(self):
        page = self.pages["cartouche-cli", "de"]
        self.assertIn(".Nm\n.Cm export\n.Ar FILE\n.Fl -to Ar KIND\n.Fl o Ar OUT\n.Op Fl -step Ar N\n.Op Fl -analyse\n.Nm\n", page)
        self.assertIn(".It Fl -players Ar N | Ar L1,L2[,...]\nZahl der Spieler (new) oder", page)
        self.assertIn(".It Fl -json\nJSON schreiben.\n", page)
        self.assertIn(".It Cm apply\nSchreibt den Stellungstext nach einigen Aktionen.\n.It", page)
        self.assertIn(".Nm\n.Op Ar FILE ...\n.Op Fl -new Ar GAME\n", self.pages["cartouche", "de"])


if __name__ == "__main__":
    unittest.main()
