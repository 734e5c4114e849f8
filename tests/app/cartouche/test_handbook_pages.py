#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The handbook as web pages: every page of every language leads on, and nothing is asked of a network."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from urllib.parse import urlsplit

TESTS = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TESTS / "views" / "export"))
from chromium import Browser  # noqa: E402

LANGUAGES = ("en", "fr", "de")
LONE = ("meta", "link", "img", "br", "input")


def run(*arguments):
    """Runs the program where there is no screen and nobody says so."""
    env = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        env.pop(name, None)
    return subprocess.run([os.environ["CARTOUCHE"], *map(str, arguments)], capture_output=True, env=env, timeout=120,
                          check=False)


class Page(HTMLParser):
    """What stands in a page; its elements must be closed in their order."""

    def __init__(self, path):
        super().__init__()
        self.path = path
        self.tags = []
        self.open = []
        self.title = ""
        self.feed(path.read_text(encoding="utf-8"))
        self.close()
        assert not self.open, f"{path}: {self.open} is open"

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in LONE:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        assert tag in LONE, f"{self.path}: <{tag}/>"

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, f"{self.path}: </{tag}> in {self.open}"
        self.open.pop()

    def handle_data(self, data):
        if self.open and self.open[-1] == "title":
            self.title += data

    def all(self, *names):
        return [attributes for tag, attributes in self.tags if tag in names]

    def ids(self):
        return [attributes["id"] for _, attributes in self.tags if "id" in attributes]

    def addresses(self):
        return [attributes[name] for _, attributes in self.tags for name in ("href", "src") if name in attributes]


class HandbookPages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.folder = pathlib.Path(cls.temporary.name) / "new" / "handbook"
        # One language of the program makes the pages of all.
        cls.result = run("--handbook", cls.folder, "--lang", "fr")
        cls.pages = {path: Page(path) for path in sorted(cls.folder.rglob("*.html"))}

    def test_ends_without_a_word(self):
        self.assertEqual((self.result.returncode, self.result.stdout), (0, b""), self.result.stderr.decode())

    def test_three_languages_have_the_same_files(self):
        files = {language: sorted(path.name for path in (self.folder / language).iterdir()) for language in LANGUAGES}
        self.assertEqual(files["en"], files["fr"])
        self.assertEqual(files["en"], files["de"])
        self.assertIn("start.html", files["en"])
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()),
                         sorted([*LANGUAGES, "index.html", "page.css", "search.js"]))

    def test_pages_say_their_language_and_title(self):
        titles = set()
        for path, page in self.pages.items():
            language = path.parent.name if path.parent != self.folder else "en"
            self.assertEqual(page.all("html")[0]["lang"], language, path)
            self.assertTrue(page.title.strip(" –"), path)
            self.assertEqual(len(page.all("h1")), 1, path)
            self.assertEqual(len(page.ids()), len(set(page.ids())), path)
            titles.add(page.title)
        self.assertEqual(len(titles), len(self.pages))

    def test_all_texts_are_there(self):
        for path in self.folder.rglob("*"):
            if path.is_file():
                self.assertNotIn("{{", path.read_text(encoding="utf-8"), path)
        for path, page in self.pages.items():
            for name in ("aria-label", "data-found", "data-none", "alt"):
                self.assertTrue(all(attributes[name] for _, attributes in page.tags if name in attributes), path)

    def test_links_and_pictures_lead_somewhere(self):
        for path, page in self.pages.items():
            for address in page.addresses():
                parts = urlsplit(address)
                self.assertFalse(parts.scheme or parts.netloc, f"{path}: {address}")
                target = (path.parent / parts.path).resolve() if parts.path else path
                self.assertTrue(target.is_file(), f"{path}: {address}")
                if parts.fragment:
                    self.assertIn(parts.fragment, self.pages[target].ids(), f"{path}: {address}")

    def test_pictures_have_words_and_a_size(self):
        pictures = [(path, image) for path, page in self.pages.items() for image in page.all("img")]
        self.assertTrue(pictures)
        for path, image in pictures:
            self.assertTrue(image["alt"].strip(), path)
            picture = ElementTree.parse(path.parent / image["src"]).getroot()
            self.assertEqual((image["width"], image["height"]), (picture.get("width"), picture.get("height")), path)

    def test_the_heading_comes_before_the_contents(self):
        for path, page in self.pages.items():
            if path.parent != self.folder:
                before = [attributes for tag, attributes in page.tags[:[tag for tag, _ in page.tags].index("h1")] if tag == "a"]
                self.assertLessEqual(len(before), 3 + len(LANGUAGES), path)  # to the text, the start, the contents
                self.assertLessEqual({"#text", "#contents"}, {link["href"] for link in before}, path)

    def test_every_page_is_reached_from_every_page(self):
        for language in LANGUAGES:
            here = self.folder / language
            pages = {path.name for path in here.glob("*.html")}
            for name in pages:
                page = self.pages[here / name]
                links = {link["href"] for link in page.all("a")}
                self.assertLessEqual(pages, links, name)
                self.assertLessEqual({f"../{other}/{name}" for other in LANGUAGES}, links)
                self.assertEqual([link["href"] for link in page.all("a") if link.get("aria-current") == "page"], [name])
            backward = [link["href"] for name in pages for link in self.pages[here / name].all("a")
                        if link.get("rel") == "prev"]
            self.assertEqual(len(backward), len(pages) - 1)
            self.assertEqual(len(set(backward)), len(pages) - 1)

    def test_again_into_the_same_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            old = pathlib.Path(folder) / "index.html"
            old.write_text("old", encoding="utf-8")
            (pathlib.Path(folder) / "mine.txt").write_text("mine", encoding="utf-8")
            self.assertEqual(run("--handbook", folder).returncode, 0)
            for path in self.folder.rglob("*"):
                if path.is_file():
                    again = pathlib.Path(folder) / path.relative_to(self.folder)
                    self.assertEqual(again.read_bytes(), path.read_bytes(), path)
            self.assertEqual((pathlib.Path(folder) / "mine.txt").read_text(encoding="utf-8"), "mine")
            self.assertFalse([path for path in pathlib.Path(folder).rglob("*~")])

    def test_what_cannot_be_written_is_one_line(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "file"
            file.write_text("", encoding="utf-8")
            blocked = pathlib.Path(folder) / "blocked"
            (blocked / "index.html").mkdir(parents=True)
            for target in (file / "below", blocked):
                result = run("--handbook", target)
                self.assertEqual((result.returncode, result.stdout), (1, b""), target)
                self.assertRegex(result.stderr.decode().splitlines()[-1], rf"\Acartouche: {target}[^\n]*: [^\n]+\Z")

    def test_wrong_usage(self):
        for arguments in (["--handbook"], ["--handbook", ""]):
            result = run(*arguments)
            self.assertEqual((result.returncode, result.stdout), (2, b""), arguments)
            self.assertIn("--handbook", result.stderr.decode())

    @unittest.skipUnless(shutil.which("chromium"), "chromium is missing")
    def test_the_search_in_a_browser(self):
        with tempfile.TemporaryDirectory() as profile:
            browser = Browser(profile)
            try:
                for language, wanted in (("en", "keyb"), ("fr", "pion tróc"), ("de", "WERTUNG totenr")):
                    browser.open(self.folder / language / "start.html")
                    self.search(browser, wanted)
                self.assertFalse(browser.complaints)
                self.assertTrue(all(address.startswith("file:") for address in browser.requests))
            finally:
                browser.close()

    def search(self, browser, wanted):
        def type_in(text):
            browser.value(f"wanted.value = '{text}'; wanted.dispatchEvent(new Event('input'))")

        hits = "[...document.querySelectorAll('#hits li')]"
        self.assertFalse(browser.value("search.hidden"))
        self.assertTrue(browser.value("hits.hidden"))
        type_in(wanted)
        self.assertFalse(browser.value("hits.hidden"))
        count = browser.value(hits + ".length")
        self.assertGreater(count, 0, wanted)
        self.assertIn(str(count), browser.value("hits.querySelector('p').textContent"))
        self.assertTrue(browser.value(hits + ".every(hit => hit.querySelector('a').textContent)"))
        type_in("qqqqqq (")
        self.assertEqual(browser.value(hits + ".length"), 0)
        self.assertTrue(browser.value("hits.querySelector('p').textContent"))
        type_in(" ")
        self.assertTrue(browser.value("hits.hidden"))


if __name__ == "__main__":
    unittest.main()
