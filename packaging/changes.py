#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says what CHANGELOG.md and packaging/contact hold in the form that others want.

    changes.py metainfo PAGE   the software page PAGE, with its releases and addresses
    changes.py debian          the list of changes of the Debian package
    changes.py epoch           when the newest version was released, in seconds: what is made of it is as old
"""
import datetime
import re
import sys
import textwrap
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]


def releases():
    """The versions, the newest first, each with the moment of its release and its items."""
    parts = re.split(r"(?m)^## (\S+) – (\S+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))[1:]
    return [(version, datetime.datetime.fromisoformat(f"{day}T00:00:00+00:00"),
             [re.sub(r"\s+", " ", item).strip() for item in re.findall(r"(?ms)^- (.*?)(?=^-|\Z)", items)])
            for version, day, items in zip(parts[::3], parts[1::3], parts[2::3])]


def contact():
    """The addresses by their names."""
    lines = (ROOT / "packaging" / "contact").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def metainfo(page):
    listed = "".join(f'\n    <release version="{version}" date="{day:%Y-%m-%d}">\n      <description>\n        <ul>'
                     + "".join(f"\n          <li>{escape(item)}</li>" for item in items)
                     + "\n        </ul>\n      </description>\n    </release>" for version, day, items in releases())
    text = Path(page).read_text(encoding="utf-8")
    for name, value in {**contact(), "releases": f"{listed}\n  "}.items():
        text = text.replace(f"@{name}@", value)
    return text


def debian():
    return "\n".join(f"cartouche ({version}) unstable; urgency=medium\n\n" + "".join(f"{textwrap.fill(f'  * {item}', 78, subsequent_indent='    ')}\n" for item in items)
                     + f"\n -- The Cartouche developers <{contact()['mail']}>  {day:%a, %d %b %Y %H:%M:%S} +0000\n"
                     for version, day, items in releases())


def epoch():
    return f"{releases()[0][1].timestamp():.0f}\n"


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")
    sys.stdout.write({"metainfo": metainfo, "debian": debian, "epoch": epoch}[sys.argv[1]](*sys.argv[2:]))
