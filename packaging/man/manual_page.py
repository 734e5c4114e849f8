#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a manual page of what the program's help says of its commands and options and of what is written by hand.

    manual_page.py PROGRAM LANGUAGE WRITTEN PAGE

In WRITTEN a line "@synopsis" stands for the ways to call the program; "@commands" and "@options" begin a list of what
the help says of each, "@end" ends it. Lines after "@NAME" within a list go on about that one.
"""
import re
import subprocess
import sys
import textwrap
from pathlib import Path


def help_of(program, language, *command):
    """How the program or its command is called, and what is typed -> what it means."""
    shown = subprocess.run([program, *command, "--help", "--lang", language], capture_output=True, encoding="utf-8",
                           check=True, timeout=60).stdout
    usage = re.match(r".*(?:\n {4}.*)*", shown).group()
    rows = re.findall(r"(?m)^  (\S.*?)  +(\S.*(?:\n {4,}\S.*)*)", shown)
    return re.sub(r"\n +", " ", usage), {typed: re.sub(r"\n +", " ", meaning) for typed, meaning in rows}


def marked(typed):
    """What is typed with its macros: for options and for names that stand for a value."""
    words = re.sub(r"…$", " ...", typed).replace("…", "...").replace(", -", " , -").split()
    return " ".join(word if word in ("...", ",", "|") else f"Fl {word[1:]}" if word.startswith("-") else f"Ar {word}"
                    for word in words)


def called(command, usage):
    """The synopsis of a command."""
    words = re.findall(r"\[-[^]]*\]|-\S+ \S+|\S+", f"{usage} ".partition(f" {command} ")[2])
    macros = (f".Op {marked(word[1:-1])}" if word.startswith("[") else f".{marked(word)}" for word in words)
    return "\n".join([".Nm", f".Cm {command}", *macros, ""])


def entry(head, meaning):
    """An item of a list; the meaning becomes a sentence."""
    lines = textwrap.wrap(meaning[0].upper() + meaning[1:].removesuffix(".") + ".", 80, break_long_words=False,
                          break_on_hyphens=False)
    return "\n".join([f".It {head}", *(line if line[0].isalnum() else rf"\&{line}" for line in lines), ""])


def generated(program, language):
    """The synopsis, the entries of the commands and those of the options by their names, each told once."""
    _, rows = help_of(program, language)
    commands = {typed: meaning for typed, meaning in rows.items() if re.fullmatch("[a-z]+", typed)}
    general = {typed: meaning for typed, meaning in rows.items() if typed not in commands}
    calls = {command: help_of(program, language, command) for command in commands}
    specific = [option for _, options in calls.values() for option in options.items() if option[0] not in general]
    meanings, heads = {}, {}
    for typed, meaning in [*specific, *general.items()]:
        name = re.match(r"-*([\w-]+)", typed).group(1)
        value = typed.partition(" ")[2]
        meanings[name] = meaning
        if name not in heads:
            heads[name] = typed
        elif value and value not in heads[name].split():
            heads[name] += f" | {value}"
    synopsis = [called(command, usage) for command, (usage, _) in calls.items()] or [
        ".Nm\n", *(f".Op {marked(typed)}\n" for typed in general if ", -" not in typed)]
    return ("".join([*synopsis, ".Nm\n.Fl -help | -version\n"]),
            {command: entry(f"Cm {command}", meaning) for command, meaning in commands.items()},
            {name: entry(marked(head), meanings[name]) for name, head in heads.items()})


def page(program, language, written):
    """The text of the page."""
    synopsis, commands, options = generated(program, language)

    def listed(match):
        entries = dict(commands if match.group(1) == "commands" else options)
        for name, further in re.findall(r"(?ms)^@(\S+)\n(.*?)(?=^@|\Z)", match.group(2)):
            entries[name] += further
        return "".join([".Bl -tag -width Ds\n", *entries.values(), ".El\n"])

    return re.sub(r"(?ms)^@(commands|options)\n(.*?)^@end\n", listed, written.replace("@synopsis\n", synopsis))


if __name__ == "__main__":
    Path(sys.argv[4]).write_text(page(*sys.argv[1:3], Path(sys.argv[3]).read_text(encoding="utf-8")), encoding="utf-8")
