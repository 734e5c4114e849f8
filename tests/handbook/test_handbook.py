#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The handbook is whole: one structure in three languages, and it names only what there is."""
import json
import re
import sys
import unicodedata
import unittest
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
sys.path.insert(0, str(ROOT / "tests" / "translations"))
import glossary  # noqa: E402
import test_translations as translations  # noqa: E402
from typography import NARROW, WRITTEN, has_hyphen_for_minus  # noqa: E402

LANGUAGES = tuple(WRITTEN)
# A game without a picture is not in the program's windows yet, and has no pages.
GAMES = [game for game in translations.GAMES if (translations.ROOT / "resources" / game / "board.json").exists()]
FIRST, LAST = ["start"], ["computer", "review", "editor", "files", "keys"]
ABOUT_A_GAME = ("rules", "card")

HEADINGS = ("h1", "h2", "h3")
BLOCKS = (*HEADINGS, "p", "ul", "ol", "table")
INLINE = ("b", "i", "kbd", "img", "a", "span", "br")
MAY_HOLD = {
    "body": BLOCKS, "ul": ("li",), "ol": ("li",), "table": ("tr",), "tr": ("th", "td"),
    "li": (*INLINE, "p", "ul", "ol"), "td": INLINE, "th": INLINE, "p": INLINE,
    "h1": ("i",), "h2": ("i", "kbd"), "h3": ("i", "kbd"), "a": ("b", "i", "span", "kbd"),
    "b": ("i", "kbd", "a", "span"), "i": ("b", "a", "span"), "span": (), "kbd": (), "img": (), "br": (),
}
HOLD_NO_TEXT = ("body", "ul", "ol", "table", "tr", "img", "br")
ATTRIBUTES = {
    "h1": {"data-rules", "data-about"}, "h2": {"id", "data-rules", "data-about", "data-also"},
    "h3": {"id", "data-rules", "data-about", "data-also"}, "a": {"href"}, "img": {"src", "alt"}, "p": {"class"},
    "table": {"class"}, "span": {"class"},
}
CLASSES = {"p": ("picture", "caption"), "table": ("card",), "span": ("ui",)}
WORDS_OF_IDS = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
KEYS = re.compile(r"((Ctrl|Alt|Shift|Meta)\+)*([A-Z0-9]|[^\w\s]|F[1-9]|F1[0-2]|Left|Right|Up|Down|Home|End|PgUp|PgDown"
                  r"|Space|Return|Enter|Esc|Tab|Backtab|Del|Ins|Backspace|Menu)")
PICTURE_KEYS = {"game", "start", "actions", "seen", "around", "width"}


def file_of(page, language):
    """Where the source of a page lies."""
    for game in GAMES:
        if page.startswith(game + "-"):
            return RESOURCES / game / "help" / language / (page.removeprefix(game + "-") + ".html")
    return RESOURCES / "help" / language / (page + ".html")


PAGES = FIRST + [f"{game}-{kind}" for game in GAMES for kind in ABOUT_A_GAME] + LAST


def text_in(element):
    """What is read in it, with one letter for keys: these are written otherwise in each language."""
    inside = "K" if element.tag == "kbd" else (element.text or "")
    for child in element:
        if child.tag not in BLOCKS:
            inside += text_in(child)
        inside += child.tail or ""
    return inside


def plain(text):
    """A text of the program as it is shown and written in the handbook: no underlined letter, no … behind."""
    return translations.MNEMONIC.sub("", text).removesuffix("…").rstrip()


def folded(text):
    """Without accents and capitals, as the search has it."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return bare.casefold().replace("œ", "oe").replace("æ", "ae")


class Section:
    """What stands under one heading."""

    def __init__(self, heading):
        self.heading = heading
        self.text = ""
        self.links, self.keys, self.images, self.rows, self.controls = [], [], [], [], []

    def add(self, element):
        self.text += " " + " ".join(element.itertext())
        for each in element.iter():
            if each.tag == "a":
                self.links.append(each.get("href"))
            elif each.tag == "kbd":
                self.keys.append(each.text)
            elif each.tag == "img":
                self.images.append(each.get("src"))
            elif each.tag == "table":
                self.rows.append(len(each.findall("tr")))
            elif each.tag == "span":
                self.controls.append((each.text or "").split(" ▸ "))

    def structure(self):
        """The same in all languages, however their sentences are ordered."""
        given = {key: key == "data-also" or " ".join(sorted(value.split())) for key, value in self.heading.attrib.items()}
        return {"heading": (self.heading.tag, given), "links": sorted(map(str, self.links)),
                "keys": sorted(map(str, self.keys)), "pictures": self.images, "rows of tables": self.rows}


class Page:
    def __init__(self, name, language):
        self.name = name
        self.language = language
        self.path = file_of(name, language)
        self.where = self.path.relative_to(RESOURCES).as_posix()
        self.body = ElementTree.fromstring(self.path.read_text(encoding="utf-8"))
        self.sections = []
        for element in self.body:
            if element.tag in HEADINGS:
                self.sections.append(Section(element))
            if self.sections:
                self.sections[-1].add(element)

    def ids(self):
        return [element.get("id") for element in self.body.iter() if element.get("id")]

    def game(self):
        return next((game for game in GAMES if self.name.startswith(game + "-")), None)

    def named(self, attribute):
        return [name for section in self.sections for name in section.heading.get(attribute, "").split()]


def load():
    """The pages that can be read, and why the others cannot."""
    pages, faults = {}, []
    for language in LANGUAGES:
        for name in PAGES:
            path = file_of(name, language)
            try:
                pages[name, language] = Page(name, language)
            except FileNotFoundError:
                faults.append(f"{path.relative_to(ROOT)} is missing")
            except (ElementTree.ParseError, UnicodeDecodeError) as error:
                faults.append(f"{path.relative_to(ROOT)} is not well-formed: {error}")
    return pages, faults


READ, FAULTS = load()


class Case(translations.Case):
    def pages(self, *languages):
        return [page for (_, language), page in READ.items() if language in (languages or LANGUAGES)]


class Form(Case):
    def test_every_page_is_there_and_well_formed(self):
        self.assert_none(FAULTS)

    def test_no_other_files_lie_there(self):
        known = {file_of(name, language) for name in PAGES for language in LANGUAGES}
        folders = [RESOURCES / "help", *(RESOURCES / game / "help" for game in GAMES)]
        self.assert_none(str(path.relative_to(ROOT)) for folder in folders for path in folder.rglob("*")
                         if path.is_file() and path not in known and path != folder / "pictures.json")

    def test_the_program_carries_every_file(self):
        listed = (RESOURCES / "resources.qrc").read_text(encoding="utf-8")
        files = [page.path for page in self.pages()] + [path for _, path in picture_files() if path.exists()]
        self.assert_none(f"not in resources.qrc: {path.relative_to(RESOURCES)}" for path in files
                         if f"<file>{path.relative_to(RESOURCES)}</file>" not in listed)

    def test_elements_and_where_they_stand(self):
        def slips(page, element):
            for child in element:
                if child.tag not in MAY_HOLD.get(element.tag, ()):
                    yield f"{page.where}: <{child.tag}> in <{element.tag}>"
                    continue
                if set(child.attrib) - ATTRIBUTES.get(child.tag, set()):
                    yield f"{page.where}: <{child.tag}> with {sorted(child.attrib)}"
                if "class" in child.attrib and child.get("class") not in CLASSES.get(child.tag, ()):
                    yield f"{page.where}: class {child.get('class')!r} of <{child.tag}>"
                yield from slips(page, child)
            texts = [element.text, *(child.tail for child in element)]
            if element.tag in HOLD_NO_TEXT and any((text or "").strip() for text in texts):
                yield f"{page.where}: text in <{element.tag}>"
        self.assert_none(f"{page.where}: the root is <{page.body.tag}>" for page in self.pages()
                         if page.body.tag != "body" or page.body.attrib)
        self.assert_none(slip for page in self.pages() for slip in slips(page, page.body))

    def test_what_an_element_needs(self):
        def good(element):
            if element.tag == "span":
                return element.get("class") == "ui"
            if element.tag == "a":
                return bool(element.get("href"))
            if element.tag in ("h2", "h3"):
                return bool(WORDS_OF_IDS.fullmatch(element.get("id", "")))
            if element.get("class") == "picture":
                return [child.tag for child in element] == ["img"] and not text_in(element).strip()
            return True
        self.assert_none(f"{page.where}: <{element.tag}> {element.attrib} {text_in(element)[:60]!r}"
                         for page in self.pages() for element in page.body.iter() if not good(element))

    def test_one_title_first_and_no_level_left_out(self):
        for page in self.pages():
            levels = [int(element.tag[1]) for element in page.body.iter() if element.tag in HEADINGS]
            with self.subTest(page.where):
                self.assertEqual(levels[:1], [1])
                self.assertEqual(page.body[0].tag, "h1")
                self.assertEqual(levels.count(1), 1)
                self.assertFalse([pair for pair in zip(levels, levels[1:]) if pair[1] > pair[0] + 1])

    def test_nothing_is_empty(self):
        self.assert_none(f"{page.where}: empty <{element.tag}>" for page in self.pages()
                         for element in page.body.iter()
                         if element.tag in (*HEADINGS, "p", "li", "span", "kbd", "a", "b", "i")
                         and element.get("class") != "picture" and not "".join(element.itertext()).strip())

    def test_ids_are_unique(self):
        self.assert_none(f"{page.where}: {name}" for page in self.pages() for name in set(page.ids())
                         if page.ids().count(name) > 1)


class Narrow(Case):
    """On a telephone, 360 pixels wide, nothing is scrolled sideways."""
    ROOM, LETTER, CELL = 328, 7.6, 12.2  # between the margins; pixels at the size and padding that page.css has there

    def test_tables_fit(self):
        def width(table):
            rows = [[max(map(len, text_in(cell).split(" "))) for cell in row] for row in table]
            most = max(map(len, rows))
            return sum(max(row[i] for row in rows if i < len(row)) * self.LETTER + self.CELL for i in range(most))
        self.assert_none(f"{page.where}: {width(table):.0f} pixels: {text_in(table[0][0])}" for page in self.pages()
                         for table in page.body.iter("table") if width(table) > self.ROOM)


class Alike(Case):
    def test_one_structure_in_all_languages(self):
        slips = []
        for english in self.pages("en"):
            wanted = [section.structure() for section in english.sections]
            for page in (READ[english.name, language] for language in LANGUAGES[1:]
                         if (english.name, language) in READ):
                found = [section.structure() for section in page.sections]
                if len(wanted) != len(found):
                    slips.append(f"{page.where}: {len(found)} headings, English has {len(wanted)}")
                for ours, theirs in zip(wanted, found):
                    slips += [f"{page.where}, {ours['heading'][1].get('id', 'h1')}: {part} {theirs[part]}, "
                              f"English has {ours[part]}" for part in ours if ours[part] != theirs[part]]
        self.assert_none(slips)

    def test_terms_of_the_glossary(self):
        slips = []
        for english in self.pages("en"):
            text = " ".join(english.body.itertext())
            no_terms = [] if english.game else ["Cartouche"]  # the program's name
            for language in LANGUAGES[1:]:
                if (english.name, language) not in READ:
                    continue
                theirs = " ".join(READ[english.name, language].body.itertext())
                slips += [f"{english.name}, {language}: no word for “{term}”"
                          for term in glossary.lacking(text, theirs, language, no_terms)]
        self.assert_none(slips)

    def test_a_turn_is_one_word_in_french(self):
        """A game without rounds has coups and no tours, which are rounds in Aton."""
        games = ("osiris", "nefertiti")
        texts = [(page.where, " ".join(page.body.itertext())) for page in self.pages("fr") if page.game() in games]
        texts += [(text.source, form) for text in translations.TEXTS["fr"] if text.context in games for form in text.forms]
        self.assert_none(f"{where}: {found}" for where, text in texts
                         for found in re.findall(r".{0,20}\btours?\b(?! de rôle).{0,20}", text))

    def test_maat_is_a_moment_in_french(self):
        """« chez » is for gods whose actions are carried out."""
        texts = [(page.where, " ".join(page.body.itertext())) for page in self.pages("fr")]
        texts += [(text.source, form) for text in translations.TEXTS["fr"] for form in text.forms]
        self.assert_none(f"{where}: {found}" for where, text in texts
                         for found in re.findall(r".{0,20}\bchez Maât.{0,20}", text))


class Search(Case):
    """What a section is called elsewhere (`data-also`) is found, too."""
    def test_other_words_are_words_that_the_section_does_not_have(self):
        slips = []
        for page in self.pages():
            for section in page.sections:
                given = section.heading.get("data-also")
                words = (given or "").split(" ")
                slips += [f"{page.where}, {section.heading.get('id')}: {word!r}" for word in words if given is not None
                          and (not word.isalpha() or words.count(word) > 1
                               or re.search(rf"\b{folded(word)}", folded(section.text)))]
        self.assert_none(slips)

    def test_words_of_other_games_and_programs_are_found(self):
        for language, words in (("en", "worker auction priority diagonal glossary meeple automa tutorial takeback shortcuts"),
                                ("fr", "ouvrier enchère priorité diagonale glossaire automate tutoriel erreur raccourcis"),
                                ("de", "Arbeiter Auktion Vorrang diagonal Glossar Automa Tutorial Tastenkürzel")):
            all_text = folded(" ".join(section.text + " " + section.heading.get("data-also", "")
                                       for page in self.pages(language) for section in page.sections))
            self.assert_none(f"{language}: {word}" for word in words.split()
                             if not re.search(rf"\b{folded(word)}", all_text))


class Links(Case):
    def test_links_lead_somewhere(self):
        slips = []
        for page in self.pages():
            for link in (link for section in page.sections for link in section.links):
                target, _, name = str(link).partition("#")
                other = READ.get((target.removesuffix(".html") if target else page.name, page.language))
                if (target and not target.endswith(".html")) or not other or (name and name not in other.ids()):
                    slips.append(f"{page.where}: {link}")
        self.assert_none(slips)

    def test_what_widgets_ask_about_is_there(self):
        asked = [(file.name, place) for file in sorted((ROOT / "views").rglob("*.cpp"))
                 for place in re.findall(r'offerHelp\(\w+, "([^"]+)"\)', file.read_text(encoding="utf-8"))]
        self.assertTrue(asked)
        self.assert_none(f"{file}: {place}" for file, place in asked for page, _, name in [place.partition("#")]
                         if (page, "en") not in READ or (name and name not in READ[page, "en"].ids()))

    def test_keys_are_sequences(self):
        self.assert_none(f"{page.where}: {key!r}" for page in self.pages() for section in page.sections
                         for key in section.keys if not KEYS.fullmatch(key or ""))


def shown_texts():
    """For each language: what a control may be called there, and the English texts that are shown so."""
    shown = {language: defaultdict(set) for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        for text in translations.TEXTS[language]:
            shown["en"][plain(text.source)].add(plain(text.source))
            if text.state == "finished":
                for form in text.forms:
                    shown[language][plain(form)].add(plain(text.source))
    for name in ("English", "Français", "Deutsch", "Cartouche"):  # written alike in all languages
        for texts in shown.values():
            texts[name].add(name)
    return shown


SHOWN = shown_texts()
MENUS = {plain(name): {plain(text) for text in texts} for name, texts in translations.MENUS.items()}


class Controls(Case):
    def test_controls_are_called_so_in_the_program(self):
        self.assert_none(f"{page.where}: {' ▸ '.join(path)}: {part!r} is no text of the program"
                         for page in self.pages() for section in page.sections for path in section.controls
                         for part in path if part not in SHOWN[page.language])

    def test_the_same_controls_in_all_languages(self):
        slips = []
        for page in self.pages(*LANGUAGES[1:]):
            english = READ.get((page.name, "en"))
            for ours, theirs in zip(english.sections if english else [], page.sections):
                named = {part for path in ours.controls for part in path}
                where = f"{page.where}, {theirs.heading.get('id', 'h1')}"
                if sorted(map(len, ours.controls)) != sorted(map(len, theirs.controls)):
                    slips.append(f"{where}: {theirs.controls}, English has {ours.controls}")
                slips += [f"{where}: {part!r} is none of {sorted(named)}" for path in theirs.controls
                          for part in path if not SHOWN[page.language].get(part, set()) & named]
        self.assert_none(slips)

    def test_a_way_through_menus_has_the_words_of_the_menus(self):
        """A menu and a field of a dialog may have one name in English and two in another language."""
        called = {language: {plain(text.forms[0]) for text in translations.TEXTS[language] if text.context == "views::Menus"}
                  for language in LANGUAGES[1:]}
        self.assert_none(f"{page.where}: {' ▸ '.join(path)}" for page in self.pages(*LANGUAGES[1:])
                         for section in page.sections for path in section.controls
                         if len(path) > 1 and path[0] not in called[page.language])

    def test_what_is_named_of_a_menu_is_in_it(self):
        items = {item for menu in MENUS for item in MENUS[menu]}
        self.assert_none(f"{page.where}: {' ▸ '.join(path)}" for page in self.pages("en")
                         for section in page.sections for path in section.controls
                         for menu, item in zip(path, path[1:])
                         if menu in MENUS and item in items and item not in MENUS[menu])


def picture_files():
    """What stands before the names of its pictures on a page, and the file."""
    return [("", RESOURCES / "help" / "pictures.json"),
            *((game + "-", RESOURCES / game / "help" / "pictures.json") for game in GAMES)]


def pictures():
    """All pictures by the name that a page calls them; those that stand twice."""
    found, twice = {}, []
    for before, path in picture_files():
        if not path.exists():
            continue
        for name, picture in json.loads(path.read_text(encoding="utf-8")).items():
            full = f"{before}{name}.svg"
            twice += [full] if full in found else []
            found[full] = (before.removesuffix("-"), picture)
    return found, twice


class Pictures(Case):
    def test_the_lists_are_there(self):
        self.assert_none(f"{path.relative_to(ROOT)} is missing" for _, path in picture_files() if not path.exists())

    def test_pictures_are_described(self):
        found, twice = pictures()
        self.assertFalse(twice)
        for name, (game, picture) in found.items():
            with self.subTest(name):
                self.assertRegex(name, rf"^{WORDS_OF_IDS.pattern}\.svg$")
                self.assertFalse(set(picture) - PICTURE_KEYS)
                self.assertEqual("game" in picture, not game, "only pictures of no game's own pages name it")
                self.assertIn(game or picture["game"], GAMES)
                self.assertIsInstance(picture.get("start"), str)
                self.assertIn(type(picture.get("width", 900)), (int,))
                for key in ("actions", "around"):
                    self.assertTrue(all(isinstance(each, str) for each in picture.get(key, [])))

    def test_what_is_used_is_described_and_the_other_way_round(self):
        used = {image for page in self.pages() for section in page.sections for image in section.images}
        self.assertEqual(used, set(pictures()[0]))

    def test_a_game_has_its_own_pictures(self):
        self.assert_none(f"{page.where}: {image}" for page in self.pages() for section in page.sections
                         for image in section.images
                         if (page.game() or "") != pictures()[0].get(image, [page.game() or ""])[0])

    def test_pictures_are_said_in_words(self):
        self.assert_none(f"{page.where}: {image.get('src')}" for page in self.pages()
                         for image in page.body.iter("img") if not (image.get("alt") or "").strip())


# The rules of each game: their letter, and how many there are, numbered from 1 without a gap.
NUMBERED = {"aton": ("A", 33), "osiris": ("O", 23), "nefertiti": ("N", 73), "tekhenu": ("T", 86)}
OF_THE_BOARD = {"N8"}  # where the markets are drawn: nothing that the engine knows


def rules_of(game):
    letter, most = NUMBERED[game]
    return {f"{letter}{number}" for number in range(1, most + 1)}


def rules_tested(game):
    """The numbers of the rules that tests of a game stand for."""
    return {number for path in (ROOT / "tests" / "model" / "engine" / game).glob("*.cpp")
            for numbers in re.findall(r"\bvoid ((?:[A-Z]\d+_)+)", path.read_text(encoding="utf-8"))
            for number in numbers.split("_") if number}


class Rules(Case):
    def test_the_rules_page_tells_every_rule(self):
        for game in GAMES:
            for language in LANGUAGES:
                page = READ[f"{game}-rules", language]
                with self.subTest(page.where):
                    told = set(page.named("data-rules"))
                    self.assertEqual(sorted(rules_of(game) - told), [], "told under no heading")
                    self.assertEqual(sorted(told - rules_of(game)), [], "no rule of the game")

    def test_every_rule_of_the_engine_has_a_test(self):
        for game in GAMES:
            with self.subTest(game):
                self.assertEqual(rules_of(game) ^ rules_tested(game), rules_of(game) & OF_THE_BOARD)

    def test_other_pages_name_no_rules(self):
        self.assert_none(f"{page.where}: {page.named('data-rules')}" for page in self.pages()
                         if not page.name.endswith("-rules") and page.named("data-rules"))

    def test_sections_are_about_what_the_game_has(self):
        slips = []
        for page in self.pages():
            names = page.named("data-about")
            game = page.game()
            words = (RESOURCES / game / "words.cpp").read_text(encoding="utf-8") if game else ""
            known = set(re.findall(r'"place\.([a-z-]+)"', words))
            pieces = set(re.findall(r'"(piece\.[a-z0-9-]+(?:\.[0-9]+)?)"', words))
            slips += [f"{page.where}: {name}" for name in names
                      if name not in pieces and (name.startswith("piece.") or name.split(".")[0] not in known)]
        self.assert_none(slips)


class Typography(Case):
    @staticmethod
    def texts(page):
        """Each block by itself, and what pictures say."""
        for element in page.body.iter():
            if element.tag in (*HEADINGS, "p", "li", "td", "th"):
                yield text_in(element)
            elif element.tag == "img":
                yield element.get("alt") or ""

    def assert_written(self, good):
        self.assert_none(f"{page.where}: {text.strip()!r}" for page in self.pages() for text in self.texts(page)
                         if not good(page.language, text))

    def test_as_the_language_wants_it(self):
        self.assert_written(lambda language, text: WRITTEN[language](text))

    def test_french_per_cent(self):
        self.assert_written(lambda language, text: language != "fr" or not re.search(f"(?<!{NARROW})%", text))

    def test_a_minus_is_no_hyphen(self):
        self.assert_written(lambda _, text: not has_hyphen_for_minus(text))

    def test_dots_and_dashes(self):
        self.assert_written(lambda _, text: "..." not in text and " - " not in text and "—" not in text)


if __name__ == "__main__":
    unittest.main()
