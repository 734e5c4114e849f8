#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""clang-tidy on the files that were changed since origin/main, or in the last commits where that is not known or says
nothing, for so many seconds: what it has not reached is told. Of what these files include, others answer for: the
headers that nobody changed. `packaging/test.sh --tidy` does it for all files.

    python3 tests/house/tidy_changed.py SECONDS
"""

import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build-tidy"
MOST_COMMITS = 20


def git(*arguments):
    """The lines that git answers; none where it has no answer."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed():
    """The changed files of code, from the root: those of the product first, and what was changed last."""
    files = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    known = git("log", "--name-only", "--format=", "origin/main..HEAD")
    files += known or git("log", "--name-only", "--format=", f"--max-count={MOST_COMMITS}")
    code = (path for path in dict.fromkeys(files) if path.endswith((".cpp", ".h")) and (ROOT / path).exists())
    return sorted(code, key=lambda path: path.startswith("tests/"))


def commands_of(files):
    """The entries of the compilation database for them, for a header that of the file of its name."""
    entries = {os.path.relpath(entry["file"], ROOT): entry
               for entry in json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8"))}
    wanted = dict.fromkeys(str(Path(path).with_suffix(".cpp")) for path in files)
    return {path: entries[path] for path in wanted if path in entries}


def make_mocs(files):
    """Runs moc for classes of tests, whose files include what comes of it; a build would begin with the libraries."""
    for path in files:
        if Path(path).name.startswith("tst_"):
            command = subprocess.run(["ninja", "-t", "commands", "-s", f"tests/moc/{Path(path).stem}.moc"], cwd=BUILD,
                                     capture_output=True, text=True, check=False).stdout
            subprocess.run(command, cwd=BUILD, shell=True, check=False)


def look(path, files, deadline):
    """What clang-tidy says of those files where it reads the one of that path; nothing where there is no time."""
    only = json.dumps([{"name": name} for name in files])
    try:
        done = subprocess.run(["clang-tidy-14", "-p", BUILD, "--quiet", f"--line-filter={only}", path], cwd=ROOT,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False,
                              timeout=max(0.1, deadline - time.monotonic()))
    except subprocess.TimeoutExpired:
        return None
    return (done.stdout or f"{path}: clang-tidy ended with {done.returncode}") if done.returncode else ""


def main():
    deadline = time.monotonic() + int(sys.argv[1])
    subprocess.run(["cmake", "--preset", "tidy"], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    files = changed()
    entries = commands_of(files)
    make_mocs(entries)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        said = dict(zip(entries, pool.map(lambda path: look(path, files, deadline), entries)))
    for findings in filter(None, said.values()):
        print(findings)
    missed = [path for path, findings in said.items() if findings is None]
    print(f"clang-tidy: {len(said) - len(missed)} of {len(said)} changed files", *(["not", *missed] if missed else []))
    return 1 if any(said.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
