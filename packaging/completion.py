#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes what bash, zsh and fish need to complete a command line, of what the program's help says of its options.

    completion.py SHELL PROGRAM CLI OUTPUT

CLI is cartouche-cli, which knows the games and the levels of their computer players.
"""
import re
import subprocess
import sys
from collections import namedtuple
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "man"))
import manual_page  # noqa: E402

# names: "--help", "-h"; value: what its value is called, empty without one; kind: "file", "folder" or the possible words
Option = namedtuple("Option", "names value kind meaning")
# argument: what stands behind the command, and of which kind it is
Command = namedtuple("Command", "name meaning argument kind options")
FILES = {"FILE": "file", "FILE…": "file", "STUDY": "file", "OUT": "file", "FOLDER": "folder"}


class Program:
    """A program with its commands; the first one, without a name, is what it does without any."""

    def __init__(self, program, cli):
        listed = subprocess.run([cli, "games"], capture_output=True, encoding="utf-8", check=True, timeout=60).stdout
        self.name = Path(program).name
        self.words = {"GAME": re.findall(r"(?m)^\w+", listed),
                      "LEVEL": list(dict.fromkeys(",".join(re.findall(r"levels (\S+)", listed)).split(",")))}
        usage, rows = manual_page.help_of(program, "en")
        verbs = {typed: meaning for typed, meaning in rows.items() if re.fullmatch("[a-z]+", typed)}
        self.commands = [self.command("", "", usage, rows)]
        for verb, meaning in verbs.items():
            self.commands.append(self.command(verb, meaning, *manual_page.help_of(program, "en", verb)))

    def command(self, name, meaning, usage, rows):
        place = re.search(rf" {name or self.name} \[?([A-Z]+…?)", usage)
        argument = place.group(1) if place else ""
        options = [self.option(typed, about) for typed, about in rows.items() if typed.startswith("-")]
        return Command(name, meaning, argument, self.kind(argument, ""), options)

    def option(self, typed, meaning):
        names = re.findall(r"--?[\w-]+", re.sub(r" [^-].*", "", typed))
        value = "" if ", -" in typed else typed.partition(" ")[2]
        return Option(names, value, self.kind(value, meaning), meaning)

    def kind(self, value, meaning):
        if "|" in value and value.islower():
            return value.split("|")
        if value in ("NAME", "KIND"):
            named = re.search(r": ((?:[\w-]+, )*[\w-]+(?: or [\w-]+)?)", meaning).group(1)
            return re.split(", | or ", named)
        return FILES.get(value) or self.words.get(value, [])


def bash(program):
    def action(kind):
        if isinstance(kind, str):
            return "files=-f" if kind == "file" else "files=-d"
        return f'choices="{" ".join(kind)}"'

    name = re.sub(r"\W", "_", program.name)
    verbs = [command.name for command in program.commands if command.name]
    rows = []
    for command in program.commands:
        rows += [f"    {'|'.join(f'{command.name}:{each}' for each in option.names)}) {action(option.kind)} ;;"
                 for option in command.options if option.value]
    for command in program.commands:
        others = [] if isinstance(command.kind, str) else command.kind
        words = [each for option in command.options for each in option.names] + others + ([] if command.name else verbs)
        files = f" {action(command.kind)}" if isinstance(command.kind, str) else ""
        rows.append(f'    {command.name}:*) choices="{" ".join(words)}"{files} ;;')
    which = "[ \"$COMP_CWORD\" -eq 1 ] || command=${COMP_WORDS[1]}\n    " if verbs else ""
    return f"""# bash completion for {program.name}
_{name}()
{{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} command='' choices='' files=''
    {which}case $command:$before in
{chr(10).join(rows)}
    esac
    mapfile -t COMPREPLY < <(
        compgen -W "$choices" -- "$word"
        [ -z "$files" ] || compgen "$files" -- "$word"
    )
    [ -z "$files" ] || compopt -o filenames 2>/dev/null
}}
complete -F _{name} {program.name}
"""


def zsh(program):
    def quoted(text):
        return "'" + text.replace("'", "'\\''") + "'"

    def value(called, kind):
        if isinstance(kind, str):
            return f":{called}:{'_files' if kind == 'file' else '_files -/'}"
        return f":{called}:({' '.join(kind)})" if kind else f":{called}: "

    def arguments(command):
        specs = ["1: :"] if command.name else []
        if command.argument:
            specs.append(f"*{value(command.argument.rstrip('…'), command.kind)}")
        for option in command.options:
            meaning = re.sub(r"([][\\:])", r"\\\1", option.meaning)
            specs += [f"{each}[{meaning}]{value(option.value, option.kind) if option.value else ''}" for each in option.names]
        return "_arguments " + " \\\n        ".join(quoted(spec) for spec in specs)

    head = f"#compdef {program.name}\n"
    first, *verbs = program.commands
    if not verbs:
        return f"{head}{arguments(first)}\n"
    described = "\n".join(f"        {quoted(verb.name + ':' + verb.meaning.replace(':', chr(92) + ':'))}" for verb in verbs)
    cases = "\n".join(f"    {verb.name}) {arguments(verb)} ;;" for verb in verbs)
    return f"""{head}if (( CURRENT == 2 )); then
    local -a verbs=(
{described}
    )
    _describe command verbs
    {arguments(first)}
else
    case $words[2] in
{cases}
    esac
fi
"""


def fish(program):
    def quoted(text):
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"

    def value(kind):
        if isinstance(kind, str):
            return " -r -F" if kind == "file" else " -x -a '(__fish_complete_directories)'"
        return f" -x -a '{' '.join(kind)}'" if kind else " -x"

    first, *verbs = program.commands
    lines = [f"# fish completion for {program.name}"]
    if not isinstance(first.kind, str):
        lines.append(f"complete -c {program.name} -f")
    for command in program.commands:
        when = f" -n '__fish_seen_subcommand_from {command.name}'" if command.name else (
            " -n __fish_use_subcommand" if verbs else "")
        if command.name:
            lines.append(f"complete -c {program.name} -n __fish_use_subcommand -a {command.name} -d {quoted(command.meaning)}")
            if command.kind:
                offered = "-F" if command.kind == "file" else f"-a '{' '.join(command.kind)}'"
                lines.append(f"complete -c {program.name}{when} {offered}")
        for option in command.options:
            names = "".join(f" -l {each[2:]}" if each.startswith("--") else f" -s {each[1:]}" for each in option.names)
            lines.append(f"complete -c {program.name}{when}{names}{value(option.kind) if option.value else ''}"
                         f" -d {quoted(option.meaning)}")
    return "\n".join(lines) + "\n"


SHELLS = {"bash": bash, "zsh": zsh, "fish": fish}

if __name__ == "__main__":
    Path(sys.argv[4]).write_text(SHELLS[sys.argv[1]](Program(*sys.argv[2:4])), encoding="utf-8")
