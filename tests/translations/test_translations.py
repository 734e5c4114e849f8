#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The French and German texts are complete, whole, and written as the languages want it."""
import os
import pathlib
import re
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from collections import Counter, namedtuple

import glossary
import print_games
from typography import MINUS, NARROW, WRITTEN, french, german, has_hyphen_for_minus

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "translations"
LUPDATE, LRELEASE = (pathlib.Path("/usr/lib/qt6/bin") / tool for tool in ("lupdate", "lrelease"))
LANGUAGES = ("fr", "de")
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d+|\[\*\]")
MNEMONIC = re.compile(r"&(?=[^&\s])")

# English texts of the main window that stand beside each other in one menu. In other contexts
# all texts with an underlined letter are neighbours.
MENUS = {
    "menu bar": ["&Game", "&Edit", "&Review", "&Scenarios", "&View", "&Help"],
    "Game": ["&New…", "New &window", "Re&match", "Same deal, sides exchan&ged",
             "Match of comp&uter players…", "&Hint", "P&layers…", "&Pause", "Res&ign", "Agree on a &draw…",
             "&Open…", "Open &recent", "&Save", "Save &as…", "&Export…", "Prin&t…", "&Bring back a game…", "Librar&y…",
             "&Close", "&Quit"],
    "Edit": ["&Undo", "&Redo", "&Copy the position", "Copy the &game", "&Paste a position or game", "&Settings…"],
    "Edit, named": ["&Undo: %1", "&Redo: %1", "&Copy the position", "Copy the &game", "&Paste a position or game",
                    "&Settings…"],
    "Review": ["Re&view the game", "Play &from here…", "&Play by itself", "One step &back", "One step for&ward",
               "Previous &turn", "Next t&urn", "Previous &round", "Next r&ound", "Previous &mark", "Next mar&k",
               "Beginnin&g", "&End", "&Seen by", "&Analyse the game", "&Learn from my mistakes",
               "Guess the ne&xt move…", "Promote the var&iation", "&Delete the variation", "Merge wit&h a file…",
               "&Copy the line as text"],
    "Scenarios": ["&Lessons", "&New scenario", "&Mistakes to solve again", "New st&udy…", "&Add to a study…",
                  "&Edit this position", "&Try the scenario"],
     "View": ["Show the last &turn again", "&Skip what is being shown", "&Read out", "&Full screen", "&Pace", "&Motion",
              "&Count the discards", "E&xplain places", "Coor&dinates", "T&heme", "&Language"],
    "Read out": ["&What is to be done", "What happened &last", "What happened a&fter that", "&How the game stands",
                 "What a &player has", "What the player &before has", "What only &you may see", "&Next choice",
                 "Pre&vious choice"],
    "Pace": ["S&low", "&Normal", "&Fast", "&Wait after each action"],
    "Theme": ["As the s&ystem", "&Light", "&Dark", "&High contrast", "&Colour-blind"],
    "Language": ["As the &system"],
    "Help": ["&Handbook", "&Find a command…", "&Rules of the game", "Reference &card", "&About Cartouche"],
}
# What looks like a term of the glossary, what is said before a name where German has the name alone, and what two cards
# have no room for.
NO_TERMS = ("square brackets", "scribe harp", "the segment of ", "population +2, happiness +2", "7 if happiness 10+")
PROGRAM = "Cartouche"
GAMES = [path.parent.name for path in sorted((ROOT / "resources").glob("*/words.cpp"))]  # their contexts

Text = namedtuple("Text", "context source plural state forms")


def texts_of(path):
    texts = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            plural = message.get("numerus") == "yes"
            forms = translation.findall("numerusform") if plural else [translation]
            texts.append(Text(context.findtext("name"), message.findtext("source"), plural,
                              translation.get("type", "finished"), [form.text or "" for form in forms]))
    return texts


def keys(texts):
    return {(text.context, text.source, text.plural) for text in texts}


TEXTS = {language: texts_of(FOLDER / f"cartouche_{language}.ts") for language in ("en", *LANGUAGES)}


def letter(text):
    """The underlined letter of a menu's text."""
    found = MNEMONIC.search(text)
    return text[found.end()].lower() if found else None


class Case(unittest.TestCase):
    def assert_none(self, slips):
        slips = list(slips)
        if slips:
            self.fail("\n" + "\n".join(slips))

    @staticmethod
    def each(languages=LANGUAGES):
        """Language, English text and one form of its translation."""
        for language in languages:
            for text in TEXTS[language]:
                for form in text.forms:
                    yield language, text.source, form

    def assert_all(self, good, languages=LANGUAGES):
        self.assert_none(f"{language}: {source!r}: {form!r}" for language, source, form in self.each(languages)
                         if not good(source, form))


class Complete(Case):
    def test_nothing_is_unfinished_or_vanished(self):
        self.assert_none(f"{language}: {text.source!r} is {text.state}" for language, texts in TEXTS.items()
                         for text in texts if text.state != "finished")

    def test_nothing_is_empty(self):
        self.assert_all(lambda source, form: form.strip() or not source.strip(), ("en", *LANGUAGES))

    def test_french_and_german_have_the_same_texts(self):
        self.assertEqual(keys(TEXTS["fr"]), keys(TEXTS["de"]))

    def test_texts_with_a_count_have_plural_forms(self):
        self.assert_none(f"{language}: {text.source!r}" for language, texts in TEXTS.items() for text in texts
                         if ("%n" in text.source) != text.plural or (text.plural and len(text.forms) != 2))
        self.assert_all(lambda source, form: "(s)" not in form, ("en", *LANGUAGES))

    def test_english_has_the_plural_forms_and_nothing_else(self):
        self.assertEqual(keys(TEXTS["en"]), {key for key in keys(TEXTS["fr"]) if key[2]})

    @unittest.skipUnless(LUPDATE.exists(), "lupdate is missing")
    def test_the_sources_hold_the_same_texts(self):
        with tempfile.TemporaryDirectory() as folder:
            files = pathlib.Path(folder) / "files"
            files.write_text("\n".join(str(path) for room in ("app", "model", "resources", "views")
                                       for path in sorted((ROOT / room).rglob("*")) if path.suffix in (".cpp", ".h")))
            found = pathlib.Path(folder) / "cartouche_fr.ts"
            subprocess.run([LUPDATE, "-silent", "-locations", "none", "-I", ROOT, f"@{files}", "-ts", found], check=True)
            wanted = keys(texts_of(found))
        held = keys(TEXTS["fr"])
        # A text with %n is found with its plural only behind QT_TRANSLATE_N_NOOP or tr(…, nullptr, n).
        self.assert_none([f"only in the sources: {key}" for key in sorted(wanted - held)]
                         + [f"only in the translations: {key}" for key in sorted(held - wanted)])


    @unittest.skipUnless(LRELEASE.exists(), "lrelease is missing")
    def test_nothing_is_left_out_of_what_is_shipped(self):
        with tempfile.TemporaryDirectory() as folder:
            for language, texts in TEXTS.items():
                result = subprocess.run([LRELEASE, FOLDER / f"cartouche_{language}.ts", "-qm", f"{folder}/{language}.qm"],
                                        capture_output=True, text=True, check=True)
                self.assertIn(f"Generated {len(texts)} translation(s) ({len(texts)} finished and 0 unfinished)", result.stdout)
                self.assertNotIn("Ignored", result.stdout)


class Whole(Case):
    def test_placeholders_survive(self):
        self.assert_all(lambda source, form: Counter(PLACEHOLDER.findall(source)) == Counter(PLACEHOLDER.findall(form)),
                        ("en", *LANGUAGES))

    def test_ends_and_lines_are_those_of_the_english(self):
        def alike(source, form):
            return (source.count("\n") == form.count("\n") and source.count(";;") == form.count(";;")
                    and re.findall(r"\(\*[^)]*\)", source) == re.findall(r"\(\*[^)]*\)", form)
                    and all(source.endswith(end) == form.endswith(end) for end in (".", "…", "?", "!", ":"))
                    and form == form.strip())
        self.assert_all(alike)

    def test_words_to_be_typed_stay(self):
        typed = re.compile(r"--[a-z]+|\d+x\d+|COMMAND|cmd:PROGRAM|“[a-z]+ [a-z]+ [^{}”]*\d”")
        self.assert_all(lambda source, form: all(word.strip("“”") in form for word in typed.findall(source)))


class Typography(Case):
    def test_french(self):
        self.assert_all(lambda _, form: not re.search(f"{NARROW}%[1-9n]", form)
                        and french(form.replace(";;", "").replace("cmd:PROGRAM", "")), ["fr"])

    def test_german(self):
        self.assert_all(lambda _, form: german(form), ["de"])

    def test_quotations_stay(self):
        self.assert_all(lambda source, form: source.count("“") == form.count("«") + form.count("„"))

    def test_a_minus_is_no_hyphen(self):
        self.assert_all(lambda source, form: not has_hyphen_for_minus(source) and not has_hyphen_for_minus(form)
                        and source.count(MINUS) == form.count(MINUS))

    def test_dots(self):
        self.assert_all(lambda source, form: "..." not in form)

    def test_a_number_stays_with_its_unit(self):
        self.assert_all(lambda _, form: not re.search(r"(?:[\d}]|%n) (?:Deben|ms|MiB|PV|SP)\b", form))

    def test_a_german_sentence_after_a_colon_begins_with_a_capital(self):
        clause = re.compile(r": (?:der|die|das|er|sie|es|ein|eine|alle|niemand|kein|keine) "
                            r"[^:;.,(]*\b(?:ist|sind|wird|werden|wurde|hat|haben|kann|können|liegt|steht|kommt|bringt)\b")
        self.assert_all(lambda _, form: not clause.search(form), ["de"])


class Devices(Case):
    """Who has no mouse is told another way, too."""
    MOUSE = {"en": r"\b(?:click|drag)", "fr": r"\b(?:cliqu|clic\b|gliss)", "de": r"klick|\bziehen Sie (?!einen Rahmen)"}
    BOTH = {"en": r"\bmouse\b|\bReturn\b", "fr": r"\bsouris\b|\bEntrée\b", "de": r"\bMaus\b|\bEingabe\b"}

    def test_what_is_done_is_said_for_each_device(self):
        english = (("en", text.source, text.source) for text in TEXTS["fr"])
        self.assert_none(f"{language}: {form!r}" for language, _, form in (*english, *self.each())
                         if re.search(self.MOUSE[language], form, re.IGNORECASE)
                         and not re.search(self.BOTH[language], form))


class Fields(Case):
    """What goes in for a field is a name or a number that nobody can give an ending."""
    NAMES = (r"\{(?:seat|winner|owner|other|actor|with|(?:rival-|from-)?god|market|segment|(?:right-|up-)?path|card|"
             r"character|good|resource|gift|type|gave|took|units/good)\}")
    ARTICLE = {"fr": re.compile(rf"(?:\b(?:de|du|que|ne|le|la|les|au|jusque|lorsque|puisque) |[dlnsu]’)"
                                rf"(?:{NAMES}|%1(?! à %2))"),
               "de": re.compile(rf"(?<!, )\b(?:der|die|das|dem|den|des|vom|zum|zur|im|ins|am|beim) (?:{NAMES}|%1)",
                                re.IGNORECASE)}
    NUMBER = (r"\{(?:n|m|points|have|left|gold|cost|due|most|all|money|right|limestone|granite|lowered|excess|bonus|"
              r"players|games|bread|of|limit|population|happiness|number|value)\}[ \u00a0]")
    # A word that may have another form beside another number; those that do not change are left out.
    COUNTED = {"en": re.compile(NUMBER + r"(?:(?:victory|more|own|other|different) )?(?!(?:ms|less|papyrus|is|lies)\b)[a-z]+s\b"),
               "fr": re.compile(NUMBER + r"(?!(?:fois|cas|choix|papyrus|plus|dans|ms)\b)"
                                r"(?:[a-zà-ÿ]+[sx]|pain|granite|calcaire|or)\b"),
               "de": re.compile(NUMBER + r"(?!Brot|Gold|Granit|Kalkstein|Papyrus|Glauben|Macht|Deben|Diener|Schreiber|"
                                r"Überschuss|SP\b|Balance|Zufriedenheit|Bevölkerung|MiB)[A-ZÄÖÜ]")}
    # Numbers that are never 1: what always costs that much, limits of the program, gods and cards of which one is not known.
    NEVER_ONE = ("costs {cost} bread", "costs {n} scribes; any god", "1 seal each: {points} points", "the last {most} cards",
                 "of {most} levels", "more than {most} ", "after {most} actions", "to {most} items", "of the {all} gods",
                 "of the {all} cards", "{n} of {all} results", "{games} of {most} games", "one of {n} cards",
                 "wins with {points} ", "Victory with {points} ", "wins with {n} ", "share the victory with {n} ", "cannot have {points} points",
                 "scores {points} points: {for}", "{n} victory points instead", "to {most} items")
    ALONE = ("{points} points", "this game is not played with {players} seats")

    def test_nothing_that_a_name_would_change_stands_before_it(self):
        self.assert_none(f"{language}: {source!r}: {form!r}" for language, source, form in self.each()
                         if self.ARTICLE[language].search(form))

    def test_no_word_has_one_form_beside_every_number(self):
        english = (("en", text.source, text.source) for text in TEXTS["fr"])
        self.assert_none(f"{language}: {source!r}: {form!r}" for language, source, form in (*english, *self.each())
                         if self.COUNTED[language].search(form) and source not in self.ALONE
                         and not any(known in source for known in self.NEVER_ONE))

    def test_goods_and_their_number_are_one_group(self):
        apart = re.compile(r"\{n\}[ \u00a0]\{(?:good|resource)\}|\{(?:good|resource)\}(?:\u00a0?:)? [+\u2212]?\{n\}")
        self.assert_none(f"{source!r}: {form!r}" for _, source, form in self.each()
                         if apart.search(source) or apart.search(form))

    def test_german_places_have_no_article(self):
        entry = re.compile(r'\{"(?:place|segment)\.[^"]*", QT_TRANSLATE_NOOP\("([a-z]+)", "([^"]*)"\)')
        places = {found for path in sorted((ROOT / "resources").glob("*/words.cpp"))
                  for found in entry.findall(path.read_text(encoding="utf-8"))}
        self.assertTrue(places)
        self.assert_none(f"{text.source!r}: {form!r}" for text in TEXTS["de"] for form in text.forms
                         if (text.context, text.source) in places and re.match("(?:der|die|das|dem|den) ", form))

    def test_a_card_in_brief_has_no_colon(self):
        """A board shows of it what stands behind one."""
        briefs = set(re.findall(r'\{"brief\.piece\.[^"]*", QT_TRANSLATE_NOOP\("tekhenu", "([^"]*)"\)',
                                (ROOT / "resources" / "tekhenu" / "words.cpp").read_text(encoding="utf-8")))
        self.assertTrue(briefs)
        self.assert_all(lambda source, form: source not in briefs or ":" not in form)

    def test_french_has_no_more_of_a_thing_only_with_a_number(self):
        self.assert_none(f"{source!r}: {form!r}" for _, source, form in self.each(["fr"])
                         if re.match("plus (?:de |d’)", form, re.IGNORECASE)
                         and not re.match("more than", source, re.IGNORECASE))


class Mnemonics(Case):
    def test_a_letter_is_underlined_where_english_has_one(self):
        self.assert_all(lambda source, form: len(MNEMONIC.findall(source)) == len(MNEMONIC.findall(form)))

    def groups(self, language):
        window = {text.source: text.forms[0] for text in TEXTS[language] if text.context == "views::Menus"}
        for menu, sources in MENUS.items():
            yield menu, {source: (window[source] if source in window else source) for source in sources}
        for context in {text.context for text in TEXTS[language]} - {"views::Menus"}:
            yield context, {text.source: text.forms[0] for text in TEXTS[language]
                            if text.context == context and letter(text.source)}

    def test_a_letter_is_underlined_once_in_a_menu_or_dialog(self):
        for language in LANGUAGES:
            for name, group in self.groups(language):
                for which, texts in (("en", group.keys()), (language, group.values())):
                    twice = [each for each, n in Counter(map(letter, texts)).items() if n > 1]
                    self.assertFalse(twice, f"{which}, {name}: {sorted(texts)}")

    def test_all_menus_are_known_here(self):
        known = {source for sources in MENUS.values() for source in sources}
        used = {text.source for text in TEXTS["fr"] if text.context == "views::Menus" and letter(text.source)}
        self.assertEqual(used, known)


class Glossary(Case):
    def test_each_term_stands_once(self):
        names = re.findall(r"^\| (.+?) \|", glossary.GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE)
        self.assertEqual([name for name, n in Counter(names).items() if n > 1], ["English"])

    def test_terms_are_used(self):
        self.assertGreater(len(glossary.TERMS), 20)
        self.assert_none(f"{language}: {terms}: {text.source!r}: {form!r}" for language in LANGUAGES
                         for text in TEXTS[language] for form in text.forms
                         if (terms := glossary.lacking(text.source, form, language, self.no_terms(text.context))))

    @staticmethod
    def no_terms(context):
        return NO_TERMS if context in GAMES else (*NO_TERMS, PROGRAM)


@unittest.skipUnless("CARTOUCHE_CLI" in os.environ, "no program")
class Shown(Case):
    START = ("aton/1 ............/............/............/............ r1 deal:red - "
             "red:0,0,x,-,-,-,-,9999,-,0000,0000 blue:0,0,x,-,-,-,-,9999,-,0000,0000")
    LAID = ["chance deal red 1223", "chance deal blue 2244", "red lay 3122", "blue lay 2424"]

    def said(self, language, *words):
        result = subprocess.run([os.environ["CARTOUCHE_CLI"], *words, "--lang", language], capture_output=True, check=False,
                                timeout=60)
        return result.stderr.decode()

    def test_a_number_without_plural_forms_is_said_in_the_language(self):
        arguments = ["apply", self.START, *self.LAID, "red place 4a"]
        self.assertIn("jusqu’au 2.", self.said("fr", *arguments))
        self.assertIn("Tempel bis 2.", self.said("de", *arguments))

    def test_plural_forms_go_with_the_number(self):
        wanted = {"en": ("0 cards of", "1 card of", "2 cards of"), "fr": ("0 carte de", "1 carte de", "2 cartes de"),
                  "de": ("0 Karten vom", "1 Karte vom", "2 Karten vom")}
        for language, phrases in wanted.items():
            for number, phrase in enumerate(phrases):
                position = self.START.replace("9999", f"{number}999", 1)
                self.assertIn(phrase, self.said(language, "legal", position))

    @staticmethod
    def words_of(log):
        """A text without what a reader needs to make a game of it again."""
        text = re.sub(r"^\[.*\n?", "", log.read_text(encoding="utf-8"), flags=re.MULTILINE)
        return re.sub(r"^( *)(?:\u00b7 )?|(?: \[[^]\n]*\])?$", r"\1", text, flags=re.MULTILINE)

    def test_logs_of_games_are_whole_sentences(self):
        with tempfile.TemporaryDirectory() as folder:
            print_games.main(folder, 2)
            for english in sorted(pathlib.Path(folder).glob("*.en.txt")):
                logs = {language: self.words_of(english.with_name(english.name.replace(".en.", f".{language}.")))
                        for language in ("en", *LANGUAGES)}
                self.assertEqual(len({log.count("\n") for log in logs.values()}), 1, english.name)
                self.assert_none(f"{language}: {line}" for language, log in logs.items() for line in log.splitlines()
                                 if re.search(r"[{}[\]]", line) or has_hyphen_for_minus(line)
                                 or not WRITTEN[language](line))
                # What the sentence of an action says its facts do not say again.
                self.assert_none(re.findall(r"^\d+\. \S+ (?:pays|feeds|changes|puts) .*\n +\S+ spends .*"
                                            r"|^\d+\. \S+ buys .*\n(?: .*\n)* +\S+ (?:takes:|pays) .*", logs["en"], re.MULTILINE))


if __name__ == "__main__":
    unittest.main()
