#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of a game in a browser: what it shows, how it is used, that it asks nobody for anything."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from chromium import Browser  # noqa: E402  pylint: disable=wrong-import-position

CARTOUCHE = os.environ["CARTOUCHE"]
CARTOUCHE_CLI = os.environ["CARTOUCHE_CLI"]
DATA = pathlib.Path(__file__).resolve().parents[2] / "data"
NAME = "</script><b>Ada & {{data}}</b>"
COMMENT = "<img src=x onerror=alert(1)>\n“said”"

# All that is seen of the board: order, look, place and opacity of each thing.
BOARD = """Array.from(document.querySelectorAll("#pieces use")).filter((use) => use.style.display !== "none")
    .map((use) => [use.getAttribute("href"), use.style.transform, use.style.opacity].join(" "))"""
STEP = "Number(document.getElementById('slider').value)"
UNTIL_PAUSED = """new Promise((done) => {
    const play = document.getElementById("play");
    const look = () => play.classList.contains("plays") || done(true);
    new MutationObserver(look).observe(play, { attributes: true });
    look();
})"""
UNTIL_STEP = """new Promise((done) => {
    const count = document.getElementById("count");
    const look = () => Number(document.getElementById("slider").value) !== %d || done(true);
    new MutationObserver(look).observe(count, { childList: true });
    look();
})"""


def export(page, game, *arguments):
    subprocess.run([CARTOUCHE, "--export", str(page), *arguments, str(game)], check=True, timeout=120)


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()  # pylint: disable=consider-using-with
        cls.root = pathlib.Path(cls.folder.name)
        game = json.loads((DATA / "rich.cartouche").read_text(encoding="utf-8"))
        game["seats"][0]["name"] = NAME
        game.setdefault("comments", {})["4"] = COMMENT
        cls.game = cls.root / "game.cartouche"
        cls.game.write_text(json.dumps(game), encoding="utf-8")
        cls.pages = {}
        for language in ("en", "fr", "de"):
            cls.pages[language] = cls.root / f"{language}.html"
            export(cls.pages[language], cls.game, "--lang", language)
        cls.browser = Browser(cls.root / "profile")

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.folder.cleanup()

    def setUp(self):
        self.browser.complaints.clear()
        self.browser.requests.clear()
        self.size(1280, 900)
        self.open()

    def tearDown(self):
        self.assertEqual(self.browser.complaints, [])
        self.assertEqual(set(self.browser.requests), {self.page.as_uri()})

    def open(self, language="en"):
        self.page = self.pages[language]
        self.browser.open(self.page)
        self.last = self.value("Number(document.getElementById('slider').max)")

    def size(self, width, height):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                          mobile=False)

    def value(self, expression):
        return self.browser.value(expression)

    def keys(self, *keys):
        for key in keys:
            self.browser.key(key)

    def seek(self, step):
        self.value(f"(s => {{ s.value = {step}; s.dispatchEvent(new Event('input')); }})"
                   "(document.getElementById('slider'))")

    def firsts(self):
        return self.value("JSON.parse(document.getElementById('data').textContent).sections.map((s) => s.first)")

    def test_every_step_is_the_same_however_it_is_reached(self):
        walked = []
        for step in range(self.last + 1):
            self.assertEqual(self.value(STEP), step)
            walked.append(self.value(BOARD))
            self.keys("ArrowRight")
        self.assertEqual(self.value(STEP), self.last)  # there is nothing beyond
        self.assertGreater(len({json.dumps(board) for board in walked}), self.last * 0.6)
        self.assertTrue(all(len(board) > 40 for board in walked))
        for step in range(self.last, -1, -1):
            self.assertEqual(self.value(BOARD), walked[step], step)
            self.keys("ArrowLeft")
        self.assertEqual(self.value(STEP), 0)
        for step in (self.last, 3, self.last // 2, 4, self.last - 1, 0):
            self.seek(step)
            self.assertEqual(self.value(BOARD), walked[step], step)

    def test_keys(self):
        firsts = self.firsts()
        self.keys("End")
        self.assertEqual(self.value(STEP), self.last)
        self.keys("PageUp", "PageUp")
        self.assertEqual(self.value(STEP), [first for first in firsts if first < self.last][-2])
        self.keys("Home")
        self.assertEqual(self.value(STEP), 0)
        self.keys("PageDown", "ArrowRight", "ArrowRight", "ArrowLeft")
        self.assertEqual(self.value(STEP), firsts[1] + 1)
        self.keys("PageUp")
        self.assertEqual(self.value(STEP), firsts[1])
        # On the slider they do the same, and only once.
        self.value("document.getElementById('slider').focus()")
        self.keys("Home", "ArrowRight", "PageDown")
        self.assertEqual(self.value(STEP), next(first for first in firsts if first > 1))
        # A list that is open to choose from keeps its own keys.
        self.value("document.getElementById('speed').focus()")
        self.keys("Home", "End")
        self.assertEqual(self.value(STEP), next(first for first in firsts if first > 1))

    def test_slider_and_buttons(self):
        slider = self.value("(r => [r.x, r.y + r.height / 2, r.width])"
                            "(document.getElementById('slider').getBoundingClientRect())")
        x, y, width = slider
        at = {"y": y, "button": "left", "buttons": 1, "clickCount": 1}
        self.browser.call("Input.dispatchMouseEvent", type="mousePressed", x=x + width * 0.25, **at)
        quarter = self.value(STEP)
        self.browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=x + width * 0.5, **at)
        half = self.value(STEP)
        self.browser.call("Input.dispatchMouseEvent", type="mouseReleased", x=x + width * 0.5, **at)
        self.assertAlmostEqual(quarter, self.last * 0.25, delta=2)
        self.assertAlmostEqual(half, self.last * 0.5, delta=2)
        self.assertEqual(self.value("document.getElementById('slider').getAttribute('aria-valuetext')"),
                         self.value("document.getElementById('said').textContent"))
        for button, step in (("last", self.last), ("next", self.last), ("previous", self.last - 1), ("first", 0),
                             ("previous", 0), ("next", 1)):
            self.browser.click("#" + button)
            self.assertEqual(self.value(STEP), step, button)
        self.assertIn("1", self.value("document.getElementById('count').textContent"))

    def test_playing(self):
        self.value("document.getElementById('speed').value = 8")
        self.seek(self.last - 3)
        self.keys(" ")
        self.assertTrue(self.value("document.getElementById('play').classList.contains('plays')"))
        playing = self.value("document.getElementById('play').getAttribute('aria-label')")
        self.assertTrue(self.value(UNTIL_PAUSED))
        self.assertEqual(self.value(STEP), self.last)
        self.assertNotEqual(self.value("document.getElementById('play').getAttribute('aria-label')"), playing)
        # From the end it begins anew; anything that is done by hand stops it.
        self.browser.click("#play")
        self.assertTrue(self.value(UNTIL_STEP % 2))
        self.keys("ArrowLeft")
        self.assertFalse(self.value("document.getElementById('play').classList.contains('plays')"))
        self.keys(" ", " ")  # the button has the focus: on and off again
        self.assertFalse(self.value("document.getElementById('play').classList.contains('plays')"))

    def test_log_follows(self):
        current = "document.querySelectorAll('#log [aria-current]')"
        entries = self.value("Array.from(document.querySelectorAll('#log button'), (b) => Number(b.dataset.step))")
        self.assertEqual(entries, sorted(entries))
        self.assertEqual(entries[0], 0)
        self.assertGreater(len(entries), self.last * 0.6)
        for step in (0, 1, self.last // 2, self.last, 4):
            self.seek(step)
            here = max(entry for entry in entries if entry <= step)
            self.assertEqual(self.value(f"Array.from({current}, (b) => Number(b.dataset.step))"), [here])
            self.assertTrue(self.value("""(() => {
                const log = document.getElementById("log").getBoundingClientRect();
                const entry = document.querySelector("#log [aria-current]").getBoundingClientRect();
                return entry.top >= log.top - 1 && entry.bottom <= log.bottom + 1;
            })()"""), step)
            said = self.value("document.getElementById('said').textContent")
            self.assertTrue(said.strip())
            if here == step:
                self.assertIn(said, self.value(f"{current}[0].textContent"))
        self.assertEqual(self.value("document.querySelectorAll('#log h3').length"), len(self.firsts()))
        self.seek(0)
        self.browser.click(f"#log button[data-step='{entries[2]}']")
        self.assertEqual(self.value(STEP), entries[2])
        self.keys("ArrowDown", "ArrowDown", "ArrowUp")
        self.assertEqual(self.value(STEP), entries[2] + 1)
        self.assertTrue(self.value("document.activeElement === document.querySelector('#log [aria-current]')"))

    def test_actions_stand_under_their_round(self):
        for step in range(1, self.last + 1):
            self.seek(step)
            heading = self.value(f"""(b => b ? b.closest("section").querySelector("h3").textContent : "")
                (document.querySelector("#log button[data-step='{step}']"))""")
            if not heading:
                continue
            self.assertEqual(self.value("document.getElementById('where').textContent"), heading, step)
            firsts = self.firsts()
            done_in = max(i for i, first in enumerate(firsts) if first < step)
            self.assertEqual(heading, self.value(f"document.querySelectorAll('#log h3')[{done_in}].textContent"), step)

    def test_the_result_is_said_sentence_by_sentence(self):
        game = self.root / "osiris.cartouche"
        subprocess.run([CARTOUCHE_CLI, "play", "osiris", "--players", "easy,easy", "--record", str(game)], check=True,
                       timeout=120, stdout=subprocess.DEVNULL)
        self.page = self.root / "osiris.html"
        export(self.page, game)
        self.browser.requests.clear()
        self.browser.open(self.page)
        said = self.value("Array.from(document.querySelectorAll('header p'), (p) => p.textContent)")
        self.assertEqual(len(said), 2, said)
        self.assertRegex(said[0], r"wins with .* followers? there$")
        self.assertRegex(said[1], r"decides: .*\.$")

    def test_comments_stand_at_their_step(self):
        shown = "(c => c.hidden ? '' : c.textContent)(document.getElementById('comment'))"
        self.seek(4)
        self.assertIn(COMMENT, self.value(shown))
        self.seek(self.last)
        self.assertNotIn(COMMENT, self.value(shown))
        self.assertIn(COMMENT, self.value("document.querySelector('#log li:nth-child(1n) .comment') && Array.from("
                                          "document.querySelectorAll('#log .comment'), (c) => c.textContent).join()"))

    def test_what_an_analysis_found(self):
        self.assertEqual(self.value("document.querySelectorAll('.accounts, .mistake').length"), 0)  # it keeps none
        self.page = self.root / "analysed.html"
        export(self.page, self.game, "--analyse")
        self.browser.requests.clear()
        self.browser.open(self.page)
        rows = self.value("Array.from(document.querySelectorAll('.accounts tr'), (r) => Array.from(r.cells, (c) => c.textContent))")
        self.assertEqual([len(row) for row in rows], [8, 8, 8])
        self.assertEqual(rows[1][0], NAME)
        mistakes = self.value("""Array.from(document.querySelectorAll("#log .mistake"), (p) =>
            [Number(p.closest("li").querySelector("button").dataset.step), p.textContent])""")
        self.assertGreater(len(mistakes), 0)
        for step, text in mistakes[:5]:
            self.seek(step)
            self.assertIn(text, self.value("document.getElementById('comment').textContent"))
            self.assertIn("\u2212", text)
        for width in (1280, 360):
            self.size(width, 800)
            self.assertLessEqual(self.value("document.documentElement.scrollWidth"), width)

    def test_a_mistake_is_said_once(self):
        def open_analysed(name, game):
            self.page = self.root / f"{name}.html"
            export(self.page, game, "--analyse")
            self.browser.requests.clear()
            self.browser.open(self.page)
        open_analysed("unmarked", self.game)
        step, text = self.value("""(p => [Number(p.closest("li").querySelector("button").dataset.step), p.textContent])
            (document.querySelector("#log .mistake"))""")
        said = text[:text.index(":")]
        game = json.loads(self.game.read_text(encoding="utf-8"))
        game["marks"] = {str(step): "blunder" if said.startswith("??") else "mistake"}
        marked = self.root / "marked.cartouche"
        marked.write_text(json.dumps(game), encoding="utf-8")
        open_analysed("marked", marked)
        self.seek(step)
        self.assertEqual(self.value("document.getElementById('comment').textContent").count(said), 1)
        self.assertEqual(self.value("document.querySelectorAll('#log section li > button > .mark').length"), 0)

    def test_names_stay_text(self):
        self.assertIn(NAME, self.value("document.querySelector('h1').textContent"))
        self.assertIn(NAME, self.value("document.title"))
        self.assertIn(NAME, self.value("document.getElementById('log').textContent"))
        self.assertEqual(self.value("document.querySelectorAll('b, img, iframe, link').length"), 0)
        self.assertEqual(self.value("document.scripts.length"), 2)

    def test_no_other_script_runs(self):
        policy = "document.querySelector('meta[http-equiv]').content"
        self.assertRegex(self.value(policy), r"script-src 'sha256-[A-Za-z0-9+/]{43}='")
        self.assertNotRegex(self.value(policy), r"script-src[^;]*unsafe")
        self.value("""(s => { s.textContent = "window.ran = true"; document.body.append(s); })
            (document.createElement("script"))""")
        self.assertFalse(self.value("'ran' in window"))
        self.assertTrue(any("script-src" in str(each) for each in self.browser.complaints))
        self.browser.complaints.clear()

    def test_languages(self):
        seen = {}
        for language in ("en", "fr", "de"):
            self.browser.requests.clear()
            self.open(language)
            self.assertEqual(self.value("document.documentElement.lang"), language)
            seen[language] = [
                self.value("document.getElementById('log').textContent"),
                self.value("Array.from(document.querySelectorAll('[aria-label]'), (e) => e.ariaLabel).join()"),
                self.value("document.querySelector('.keys').textContent"),
                self.value("document.getElementById('count').textContent"),
            ]
            self.assertNotIn("{{", "".join(seen[language]).replace(NAME, ""))
        for language, other in (("en", "fr"), ("en", "de"), ("fr", "de")):
            for one, two in zip(seen[language], seen[other]):
                self.assertNotEqual(one, two)

    def test_pieces_glide_on_single_steps_only(self):
        gliding = "document.querySelectorAll('#pieces .glides').length"
        moves = self.value("JSON.parse(document.getElementById('data').textContent).forward.map((m) => m.length)")
        step = next(i for i, count in enumerate(moves) if count and i > 1)
        self.seek(step)
        self.assertEqual(self.value(gliding), 0)
        self.seek(self.last)
        self.seek(step - 1)
        self.assertEqual(self.value(gliding), 0)
        self.keys("ArrowRight")
        self.assertGreater(self.value(gliding), 0)
        self.keys("Home")
        self.assertEqual(self.value(gliding), 0)
        self.browser.call("Emulation.setEmulatedMedia",
                          features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.seek(step - 1)
        self.keys("ArrowRight")
        self.assertEqual(self.value(gliding), 0)
        self.browser.call("Emulation.setEmulatedMedia", features=[])

    def test_focus_goes_through_controls_and_log(self):
        self.seek(3)
        order = []
        for _ in range(9):
            self.keys("Tab")
            order.append(self.value("document.activeElement.id || document.activeElement.dataset.step || ''"))
        start = order.index("slider")
        self.assertEqual((order[start:] + order[:start])[:8],
                         ["slider", "first", "previous", "play", "next", "last", "speed", "3"])
        nameless = self.value("""Array.from(document.querySelectorAll("button, input, select")).filter((e) =>
            !(e.ariaLabel || e.textContent.trim()) || (e.id === "speed" && !e.labels.length)).length""")
        self.assertEqual(nameless, 0)

    def test_fits_its_window_and_paper(self):
        for width, height in ((1920, 1000), (1280, 800), (800, 1100), (360, 640)):
            self.size(width, height)
            self.assertLessEqual(self.value("document.documentElement.scrollWidth"), width)
            board = self.value("(r => [r.width, r.height, r.bottom])"
                               "(document.getElementById('board').getBoundingClientRect())")
            self.assertGreater(board[0], min(width, height) * 0.5)
            if width >= 800:
                self.assertLess(board[2], height)
        self.browser.call("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(self.value("getComputedStyle(document.querySelector('.controls')).display"), "none")
        self.assertTrue(self.value("(l => l.scrollHeight <= l.clientHeight + 1)(document.getElementById('log'))"))
        self.browser.call("Emulation.setEmulatedMedia", media="")

    def test_opens_at_a_step_in_a_theme(self):
        self.page = self.root / "step.html"
        export(self.page, self.game, "--step", "5", "--theme", "dark")
        self.browser.requests.clear()
        self.browser.open(self.page)
        self.assertEqual(self.value(STEP), 5)
        self.assertEqual(self.value("getComputedStyle(document.documentElement).colorScheme"), "dark")


if __name__ == "__main__":
    unittest.main()
