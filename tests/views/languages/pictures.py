#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes pictures of each page, dialogue, menu and question of the window, and puts them together on contact sheets.

pictures.py take FOLDER [LOOK …]    writes FOLDER/SCREEN-LOOK.png, of each tab and each box of the rail, too
pictures.py sheets FOLDER [LOOK …]  writes FOLDER/sheets/SCREEN.png with a thumbnail of each LOOK that was taken

A LOOK is LANGUAGE-WIDTHxHEIGHT-THEME, with -PERCENT behind it where everything is shown so much larger, or one of

  twelve  no two of which share two values: each language in each theme, each size twice
  pairs   24, with those twelve: each language, size and theme in each of the others, which fewer looks cannot show
  rest    all but the twelve
  all     72, as if nothing was named
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import typing

LANGUAGES = ["en", "fr", "de"]
SIZES = [(960, 540, 100), (1024, 700, 100), (1264, 752, 100), (1366, 768, 125), (1920, 1080, 100), (3840, 2160, 100)]
THEMES = ["light", "dark", "high-contrast", "colour-blind"]
NAME = re.compile(r"(?:(?P<screen>.+)-)?(?P<language>[a-z]+)-(?P<width>\d+)x(?P<height>\d+)-(?P<theme>[a-z-]+?)"
                  r"(?:-(?P<percent>\d+))?")
FRAME = (16, 48)  # what a screen has more than a window, as views/dialogs/screen_room.h has it
THUMBNAIL = "480x360"
IN_A_ROW = 6  # thumbnails


class Look(typing.NamedTuple):
    language: str
    width: int  # in pixels of the screen, whatever the percentage
    height: int
    percent: int
    theme: str

    def __str__(self):
        larger = "" if self.percent == 100 else f"-{self.percent}"
        return f"{self.language}-{self.width}x{self.height}-{self.theme}{larger}"


ALL = [Look(language, *size, theme) for language in LANGUAGES for size in SIZES for theme in THEMES]
# There are 24 pairs of a size and a theme: each has one language, in turns.
NUMBERED = [(s + t, Look(LANGUAGES[(s + t) % 3], *size, theme))
            for s, size in enumerate(SIZES) for t, theme in enumerate(THEMES)]
PAIRS = [look for _, look in NUMBERED]
TWELVE = [look for number, look in NUMBERED if number % 2 == 0]
SELECTIONS = {"twelve": TWELVE, "pairs": PAIRS, "rest": [look for look in ALL if look not in TWELVE], "all": ALL}


def read(name):
    """The screen, which may be none, and the look that a file is called after."""
    match = NAME.fullmatch(name)
    if not match or match["language"] not in [*LANGUAGES, "pseudo"] or match["theme"] not in THEMES:
        raise argparse.ArgumentTypeError(f"“{name}” is no look")
    return match["screen"], Look(match["language"], int(match["width"]), int(match["height"]),
                                 int(match["percent"] or 100), match["theme"])


def looks_of(name):
    return SELECTIONS[name] if name in SELECTIONS else [read(name)[1]]


# ---- taking

def environment(look, home):
    """A screen of that size, and a home folder with nothing in it."""
    (home / "run").mkdir(mode=0o700)
    (home / "tmp").mkdir()
    screen = home / "screen.json"
    width, height = (side + frame * look.percent // 100 for side, frame in zip((look.width, look.height), FRAME))
    screen.write_text(json.dumps({"screens": [{"name": "one", "x": 0, "y": 0, "width": width, "height": height,
                                               "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}), encoding="utf-8")
    scale = {} if look.percent == 100 else {"QT_SCALE_FACTOR": str(look.percent / 100)}
    return {**{name: value for name, value in os.environ.items() if not name.startswith(("CARTOUCHE", "QT_", "XDG_"))},
            **scale, "QT_QPA_PLATFORM": f"offscreen:configfile={screen}", "QTEST_FUNCTION_TIMEOUT": "1800000",
            "LC_ALL": "C.UTF-8", "LANGUAGE": "", "HOME": str(home), "TMPDIR": str(home / "tmp"),
            "XDG_RUNTIME_DIR": str(home / "run"), "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "CARTOUCHE_SCREENSHOTS": str(home / "pictures"), "CARTOUCHE_LANGUAGE": look.language,
            "CARTOUCHE_THEME": look.theme,
            "CARTOUCHE_SIZE": f"{look.width * 100 // look.percent}x{look.height * 100 // look.percent}"}


def take(look, options):
    """True if all pictures were taken; those that were are kept in any case."""
    start = time.monotonic()
    rows = [f"pictures:{screen}" for screen in options.screens]
    with tempfile.TemporaryDirectory() as folder:
        home = pathlib.Path(folder)
        done = subprocess.run([options.program, "tst_pictures", *rows], env=environment(look, home),
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        pictures = list((home / "pictures").rglob("*.png"))
        for picture in pictures:
            shutil.move(picture, options.folder / f"{picture.stem}-{look}.png")
    print(f"{look}: {len(pictures)} pictures, {time.monotonic() - start:.0f} s", flush=True)
    if done.returncode != 0:
        said = done.stdout.decode(errors="replace").splitlines()
        print("\n".join([f"{look}: not all, the program ended with {done.returncode}:", *said[-20:]]), flush=True)
    return done.returncode == 0


# ---- contact sheets

def contact_sheet(pictures, sheet):
    """Makes one picture of many, {label: path}, each as a thumbnail with its label."""
    words = []
    for label, path in pictures.items():
        words += ["-label", label, f"{path}[{THUMBNAIL}>]"]  # made small as it is read: large ones need much memory
    subprocess.run(["montage", "-background", "white", *words, "-tile", f"{min(IN_A_ROW, len(pictures))}x",
                    "-geometry", f"{THUMBNAIL}>+6+6", f"PNG24:{sheet}"], check=True)


def make_sheets(options):
    if not shutil.which("montage"):
        sys.exit("“montage” is missing: it is in the package imagemagick")
    sheets = {}
    for path in sorted(options.folder.glob("*.png")):
        try:
            screen, look = read(path.stem)
        except argparse.ArgumentTypeError:
            continue  # somebody else's
        if screen and look in options.looks:
            name, label = (screen, look) if options.by == "screen" else (look, screen)
            sheets.setdefault(str(name), {})[str(label)] = path
    (options.folder / "sheets").mkdir(exist_ok=True)
    for name, pictures in sheets.items():
        contact_sheet(pictures, options.folder / "sheets" / f"{name}.png")


def options_of(arguments):
    program = pathlib.Path(__file__).resolve().parents[3] / "build" / "tests" / "tests_views_languages"
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["take", "sheets"])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("looks", nargs="*", type=looks_of, metavar="LOOK")
    parser.add_argument("--screens", type=lambda text: text.split(","), default=[],
                        help="take: only these fixtures and questions of the folder, as start,review,about")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="take: looks at the same time (as many as processors)")
    parser.add_argument("--program", default=str(program), help=f"take: of the tests ({program})")
    parser.add_argument("--by", choices=["screen", "look"], default="screen", help="sheets: what each is of (screen)")
    options = parser.parse_args(arguments)
    options.looks = list(dict.fromkeys(look for looks in options.looks or [ALL] for look in looks))
    return options


def main(arguments):
    options = options_of(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.what == "sheets":
        make_sheets(options)
        return 0
    try:
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            return 0 if all(list(pool.map(lambda look: take(look, options), options.looks))) else 1
    except OSError as error:
        sys.exit(f"{error.filename}: {error.strerror}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
