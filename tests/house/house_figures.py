#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what the style of the code limits: methods and lines of classes, classes in several files, rooms that include
each other, files and lines. Reads C++ as .clang-format leaves it; what macros expand to is not counted.

    python3 tests/house/house_figures.py [ROOT]
"""

import posixpath
import re
import sys
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from test_house import is_table_of_games

SPREADING = ("model/engine/core/game.h", "model/engine/core/insight.h", "model/engine/core/label.h",
             "model/engine/core/panel.h", "views/board/board_view_state.h", "views/play/game_page.h")
CODE = (".h", ".cpp", ".inc", ".def")
TO_BLANK = re.compile(
    r'//(?:[^\n\\]|\\.|\\\n)*|/\*.*?\*/|R"(?P<end>\w*)\(.*?\)(?P=end)"|"(?:[^"\\\n]|\\.)*"'
    r"|(?<![0-9A-Fa-f])'(?:[^'\\\n]|\\.)+'|^[ \t]*#(?:[^\n\\]|\\.|\\\n)*", re.DOTALL | re.MULTILINE)
SECTION = re.compile(r"(public|private|protected|signals|Q_SIGNALS)(?:\s+(?:slots|Q_SLOTS))?\s*:(?!:)")
QT_MACRO = re.compile(r"Q_(?:OBJECT|GADGET|NAMESPACE)\b|Q_[A-Z_]+\([^()]*\)")
TEMPLATE = re.compile(r"template\s*<")
CLASS = re.compile(r"(class|struct|union)\s+(?:(?:alignas\s*\([^)]*\)|\[\[\w+\]\])\s*)*([\w:]+)(?:\s*<.*>)?(?:\s+final)?"
                   r"(?:\s*:.*)?$", re.DOTALL)
NO_FUNCTION = re.compile(r"(?:friend|using|typedef|static_assert|enum)\b")
OPERATOR = re.compile(r"\boperator\s*(?:\(\s*\)|\[\s*\]|[^\s\w(]+|[\w:\s<>*&]+?)\s*(?=\()")
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
NOT_A_NAME = {"decltype", "alignas", "noexcept", "explicit", "requires", "sizeof"}


@dataclass
class Item:
    """A declaration: of a class, a function or something else."""

    kind: str  # "class", "function", "other"
    name: str  # of a function as it is written, perhaps with the class before it
    scope: tuple  # names of the namespaces and classes that it stands in
    start: int  # lines, from 1
    end: int
    public: bool
    has_body: bool
    text: str  # up to the body

    @property
    def lines(self):
        return self.end - self.start + 1


@dataclass
class Class:
    name: str
    methods: int = 0
    lines: int = 0
    files: set = field(default_factory=set)  # .cpp with definitions of its member functions


def blanked(text):
    """The text with spaces for comments, literals and preprocessor lines; line ends stay."""
    return TO_BLANK.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def closing(text, start):
    """Where the bracket at `start` is closed."""
    depth = 0
    for match in re.compile(r"[(){}\[\]]").finditer(text, start):
        depth += 1 if match[0] in "({[" else -1
        if depth == 0:
            return match.start()
    raise ValueError(f"a bracket is not closed: {text[start:start + 60]!r}")


def without_template(head):
    """The head of a declaration without `template <…>`."""
    while found := TEMPLATE.match(head):
        depth, at = 1, found.end()
        while depth and at < len(head):
            at = closing(head, at) if head[at] == "(" else at
            depth += {"<": 1, ">": -1}.get(head[at], 0)
            at += 1
        head = head[at:].lstrip()
    return head


def function_name(head):
    """The name of the function that is declared so, with the classes before it; None if it is none."""
    head = without_template(head)
    if NO_FUNCTION.match(head):
        return None
    depth = 0
    operator = OPERATOR.search(head)
    at = 0
    while at < len(head):
        if operator and at == operator.start():
            qualifier = re.search(r"(?:\w+::)*$", re.sub(r"<[^<>]*>", "", head[:at]))
            return qualifier[0] + re.sub(r"\s+", " ", operator[0].strip())
        char = head[at]
        if char == "<":
            depth += 1
        elif char == ">" and head[at - 1] != "-":
            depth -= 1
        elif char == "[" and not depth:
            at = closing(head, at)
        elif char in "={" and not depth:
            return None
        elif char == "(":
            name = re.search(r"(?:\w+::)*~?\w+$", without_arguments(head[:at]).rstrip())
            if not depth and name and name[0] not in NOT_A_NAME and not re.match(r"\(\s*[*&]", head[at:]):
                return name[0]
            if not depth and not name:
                return None
            at = closing(head, at)
        at += 1
    return None


def without_arguments(text):
    """The text without the arguments of templates."""
    while (shorter := re.sub(r"<[^<>]*>", "", text)) != text:
        text = shorter
    return text


def items(text):
    """All declarations of a file outside of the bodies of functions, in their order."""
    text = blanked(text)
    found = []
    scan(text, 0, len(text), (), True, found)
    return found


def scan(text, at, end, scope, public, found):
    def line(where):
        return text.count("\n", 0, where) + 1

    def add(kind, name, stop, has_body, head):
        found.append(Item(kind, name, scope, line(at), line(stop), public, has_body, head))

    while True:
        at = re.compile(r"[\s;}]*").match(text, at, end).end()
        if at >= end:
            return
        if section := SECTION.match(text, at, end):
            public = section[1] not in ("private", "protected")
            at = section.end()
            continue
        if macro := QT_MACRO.match(text, at, end):
            at = macro.end()
            continue
        here = at  # the end of the head so far
        while True:
            here = re.compile(r"[;{(\[]").search(text, here, end)
            if not here:
                return
            here = here.start()
            head = text[at:here].rstrip()
            if text[here] in "([":
                here = closing(text, here) + 1
                continue
            if text[here] == ";":
                name = function_name(head)
                add("function" if name else "other", name or "", here, False, head)
                at = here + 1
                break
            stop = closing(text, here)
            namespace = re.match(r"(?:inline\s+)?namespace\b\s*([\w:]*)$|extern\s*$", head)
            declared = CLASS.match(without_template(head))
            if namespace:
                inner = tuple((namespace[1] or "(anonymous)").split("::"))
                scan(text, here + 1, stop, scope + inner, public, found)
                at = stop + 1
                break
            if declared:
                add("class", declared[2], stop, True, head)
                scan(text, here + 1, stop, scope + tuple(declared[2].split("::")),
                     public and declared[1] != "class", found)
                at = stop + 1
                break
            name = function_name(head)
            if name and not is_initializer(head):
                add("function", name, stop, True, head)
                at = stop + 1
                break
            here = stop + 1  # a value in braces, or an enum


def is_initializer(head):
    """True if a brace after the head of a constructor begins the value of a member, not the body."""
    depth = 0
    for match in re.finditer(r"[(){}\[\]]|(?<!:):(?!:)", head):
        if match[0] == ":":
            if depth == 0 and head[:match.start()].rstrip()[-1:] in (")", "t"):  # "t" of noexcept
                return re.search(r"[\w>]$", head) is not None
        else:
            depth += 1 if match[0] in "({[" else -1
    return False


def sources(root, *rooms, suffixes=(".h", ".cpp")):
    """Path from the root and text of each file of the rooms, headers first."""
    paths = [path for room in rooms for path in (Path(root) / room).rglob("*") if path.suffix in suffixes]
    for path in sorted(paths, key=lambda each: (each.suffix != ".h", each)):
        yield path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")


def is_engine(path):
    return path.startswith("model/engine/")


def classes(files):
    """The classes of these files (path, text) by their full name. Those of an anonymous namespace are of their file."""
    known = {}
    declared = [(path, item, of_file(item.scope, path)) for path, text in files for item in items(text)]
    for _, item, scope in declared:
        if item.kind == "class":
            name = "::".join(scope + tuple(item.name.split("::")))
            known.setdefault(name, Class(name)).lines += item.lines
    for path, item, scope in declared:
        if item.kind != "function":
            continue
        if owner := known.get("::".join(scope)):
            owner.methods += 1
        elif "::" in item.name:
            qualifier = item.name.rpartition("::")[0] if " " not in item.name else item.name.split("operator")[0][:-2]
            owner = next((known["::".join(scope[:depth] + (qualifier,))] for depth in range(len(scope), -1, -1)
                          if "::".join(scope[:depth] + (qualifier,)) in known), None)
            if owner:
                owner.lines += item.lines
                if path.endswith(".cpp"):
                    owner.files.add(path)
    return known


def of_file(scope, path):
    return tuple(f"({path})" if name == "(anonymous)" else name for name in scope)


def product_classes(root):
    return classes([(path, text) for path, text in sources(root, "model", "views", "app") if not is_engine(path)])


def scattered(known):
    """The classes with member functions in more than one .cpp."""
    return {name: sorted(each.files) for name, each in sorted(known.items()) if len(each.files) > 1}


def room_of(path):
    """app, views/X, model/X or model/engine/X; None for what lies in none."""
    found = re.match(r"(app|views/\w+|model/engine/\w+|model/(?!engine/)\w+)/", path)
    return found and found[1]


def includes(files):
    """How many includes go from each room to each other one; those of the tables that name the games apart."""
    counts = {}
    for path, text in files:
        if is_table_of_games(path):
            continue
        for name in INCLUDE.findall(text):
            pair = (room_of(path), room_of(name))
            if all(pair) and pair[0] != pair[1]:
                counts[pair] = counts.get(pair, 0) + 1
    return counts


def reached(files, header):
    """The .cpp that are compiled again after a change of that header: they include it, or what includes it. Names are
    from the root, or, in tests, from the folder."""
    users = {}
    for path, text in files:
        for name in INCLUDE.findall(text):
            for place in (name, posixpath.normpath(posixpath.join(posixpath.dirname(path), name))):
                users.setdefault(place, set()).add(path)
    found, changed = set(), [header]
    while changed:
        further = users.get(changed.pop(), set()) - found
        found |= further
        changed += further
    return {path for path in found if path.endswith(".cpp")}


def mutual(counts):
    """The pairs of rooms that include each other."""
    rooms = sorted({room for pair in counts for room in pair})
    return [pair for pair in combinations(rooms, 2) if pair in counts and pair[::-1] in counts]


def documented(files):
    """Of the public classes and functions of headers: how many there are, and path, line and text of those without
    `///`. One above a group of functions without an empty line counts for all of them. Left out are overrides, which
    do what the base class says, destructors, what is defaulted or deleted, definitions of members outside of their
    class, and namespaces `detail`."""
    number, missing = 0, []
    for path, text in files:
        lines = text.splitlines()
        last = {}  # by scope: the end of its last item, and whether that was documented
        for item in items(text):
            beside = re.search(r"///<", lines[item.end - 1]) and item.kind == "function"
            above = lines[item.start - 2].lstrip().startswith("///") if item.start > 1 else False
            kind, end, had = last.get(item.scope, ("", 0, False))
            has = bool(beside or above or (kind == item.kind == "function" and end == item.start - 1 and had))
            last[item.scope] = (item.kind, item.end, has)
            counted = item.kind != "other" and item.public and "detail" not in item.scope and "::" not in item.name \
                and "~" not in item.name and not re.search(r"\boverride\b|= (default|delete)$", item.text)
            number += counted
            if counted and not has:
                missing.append((path, item.start, lines[item.start - 1].strip()))
    return number, missing


def extent(root, *rooms):
    """Files and lines."""
    texts = [text for _, text in sources(root, *rooms, suffixes=CODE)]
    return len(texts), sum(len(text.splitlines()) for text in texts)


def all_code(root):
    return list(sources(root, "app", "model", "resources", "tests", "views", suffixes=CODE))


def engine_headers(root):
    return sources(root, "model/engine", suffixes=(".h",))


def main(root):
    known = product_classes(root)
    print("Largest classes                    methods   lines")
    for each in sorted(known.values(), key=lambda each: (-each.methods, each.name))[:5]:
        print(f"  {each.name:<32} {each.methods:>7} {each.lines:>7}")
    print("  by lines")
    for each in sorted(known.values(), key=lambda each: (-each.lines, each.name))[:5]:
        print(f"  {each.name:<32} {each.methods:>7} {each.lines:>7}")
    several = scattered(known)
    print(f"Classes in more than one .cpp: {len(several)}")
    for name, files in several.items():
        print(f"  {name:<32} {' '.join(files)}")
    pairs = mutual(includes(sources(root, "model", "views")))
    print(f"Pairs of rooms that include each other: {len(pairs)}")
    for one, other in pairs:
        print(f"  {one} and {other}")
    print("Extent                               files   lines")
    for name, rooms in (("views", ["views"]), ("product", ["app", "model", "resources", "views"])):
        print("  {:<32} {:>7} {:>7}".format(name, *extent(root, *rooms)))
    files = all_code(root)
    print(f"Of {sum(path.endswith('.cpp') for path, _ in files)} files are compiled again after a change of")
    for header in SPREADING:
        print(f"  {header:<40} {len(reached(files, header)):>7}")
    number, missing = documented(engine_headers(root))
    print(f"Documented in the headers of model/engine: {number - len(missing)} of {number}"
          f" ({100 * (number - len(missing)) / number:.1f} %)")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2])
