#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What packaging/package.sh has made, in a Debian that debootstrap makes anew: an archive unpacked and started where
there is no Qt; then a package installed, started, found by the desktop, upgraded and removed. Every command and what it
says goes to standard output.

    python3 tests/packaging/installed_check.py [ARCHIVE.tar.xz] [PACKAGE.deb [OLDER PACKAGE.deb]]

Needs root, debootstrap and a mirror of Debian (MIRROR, or the usual one). Without an older package one is made of the
same. It takes some minutes, most of them for the network, and 2 GiB in the folder for temporary files.
"""
import contextlib
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SUITE = "bookworm"
MIRROR = os.environ.get("MIRROR", "http://deb.debian.org/debian")
# What stands for a desktop: there before and after, so that nothing of it is counted.
DESKTOP = ("bash-completion", "dbus-daemon", "desktop-file-utils", "fonts-dejavu-core", "hicolor-icon-theme",
           "libfile-mimeinfo-perl", "libglib2.0-bin", "man-db", "shared-mime-info", "xauth", "xdg-utils", "xdotool", "xvfb")
USER = "ada"
GAME = Path(__file__).resolve().parents[1] / "data" / "plain.cartouche"
# Where what is made new at each run lies, and what is no part of the system.
PASSING = ("/dev", "/home", "/proc", "/run", "/sys", "/tmp", "/var/cache", "/var/lib/apt",
           "/var/lib/dpkg", "/var/log", "/root")
ENVIRONMENT = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/games:/usr/games",
               "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive",
               **{name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}}

# What a person does at a desktop. Each line ends the script if it fails.
SESSION = r"""
cd
cartouche --version
cartouche --exit-after-startup
cartouche-cli play aton --players easy,easy --seed 1 --record game.cartouche >/dev/null
[ "$(xdg-mime query filetype game.cartouche)" = application/x-cartouche+json ]
[ "$(xdg-mime query default application/x-cartouche+json)" = org.cartouche.cartouche.desktop ]

# shown: the number of the program that has a window; end: ends it.
shown()
{
    local window
    window=$(timeout 60 xdotool search --sync --onlyvisible --classname '^org\.cartouche\.cartouche$' | tail -n 1)
    xdotool getwindowname "$window" >&2
    xdotool getwindowpid "$window"
}
end()
{
    kill "$1"
    timeout 60 tail --pid="$1" -f /dev/null
}
: "a double click where there is no desktop"
xdg-open game.cartouche &
program=$(shown)
: "a later start comes to it"
timeout 60 cartouche --new osiris
end "$program"
wait || true
: "a double click that goes over the bus of the desktop"
gio open game.cartouche
program=$(shown)
timeout 60 gdbus call --session --dest org.cartouche.cartouche --object-path /org/cartouche/cartouche \
    --method org.freedesktop.Application.ActivateAction "'new-aton'" '@av []' '@a{sv} {}'
end "$program"

: "what a file manager does for a small picture"
line=$(sed -n 's/^Exec=//p' /usr/share/thumbnailers/cartouche.thumbnailer)
line=${line/\%s/128}
line=${line/\%i/game.cartouche}
$(echo "${line/\%o/small.png}")
[ "$(head -c 8 small.png | od -An -tx1 | tr -d ' ')" = 89504e470d0a1a0a ]

: "what a shell and man know"
for language in C fr de; do
    man -L "$language" cartouche | grep thumbnail >/dev/null
    man -L "$language" cartouche-cli | grep cartouche >/dev/null
done
set +u
. /usr/share/bash-completion/bash_completion
__load_completion cartouche
COMP_WORDS=(cartouche --th) COMP_CWORD=1
_cartouche
[ "$(printf '%s\n' "${COMPREPLY[@]}" | sort | tr '\n' ' ')" = "--theme --thumbnail " ]
"""

# What a person does who has unpacked the archive in her folder.
UNPACKED = r"""
cd ~/cartouche-*
bin/cartouche --version
bin/cartouche --exit-after-startup
bin/cartouche --thumbnail 64 ~/unpacked.cartouche ~/small.png
bin/cartouche --lang de --help | grep Farbschema >/dev/null
"""


def run(*command, **options):
    print("$", *command, flush=True)
    subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL, check=True, **options)


class Debian:
    """A system in a folder."""

    def __init__(self, folder):
        self.root = folder

    @contextlib.contextmanager
    def made(self):
        run("debootstrap", "--variant=minbase", SUITE, self.root, MIRROR)
        processes = self.root / "proc"  # and nothing else of this machine: all of the folder is removed at the end
        run("mount", "-t", "proc", "proc", processes)
        try:
            # No service of the system is started.
            policy = self.root / "usr" / "sbin" / "policy-rc.d"
            policy.write_text("#!/bin/sh\nexit 101\n", encoding="ascii")
            policy.chmod(0o755)
            self.apt("update")
            self.apt("install", "--no-install-recommends", *DESKTOP)
            self.run("useradd", "--create-home", USER)
            yield self
        finally:
            run("umount", "--lazy", processes)

    def run(self, *command):
        run("chroot", self.root, *command, env=ENVIRONMENT)

    def apt(self, *words):
        self.run("apt-get", "-q", "-y", *words)

    def said(self, *command):
        return subprocess.run(["chroot", self.root, *command], env=ENVIRONMENT, stdout=subprocess.PIPE,
                              encoding="utf-8", check=True).stdout

    def install(self, package):
        """With what it recommends, as a person has it."""
        copied = self.root / "tmp" / package.name
        copied.write_bytes(package.read_bytes())
        self.apt("install", f"/tmp/{package.name}")

    def version(self):
        return self.said("dpkg-query", "-W", "-f", "${Version}", "cartouche")

    def use(self, session=SESSION):
        script = self.root / "tmp" / "session"
        script.write_text("set -eux -o pipefail\n" + session, encoding="utf-8")
        script.chmod(0o755)
        self.run("runuser", "--login", USER, "--whitelist-environment=LC_ALL", "--command",
                 f"PATH={ENVIRONMENT['PATH']} xvfb-run -a -s '-screen 0 1280x800x24' dbus-run-session -- bash /tmp/session")

    def packages(self):
        return set(self.said("dpkg-query", "-W", "-f", "${Package} ${db:Status-Abbrev}\n").splitlines())

    def files(self):
        """All names, but for what passes."""
        skip = [word for folder in PASSING for word in ("-path", folder, "-prune", "-o")]
        return set(self.said("find", "/", *skip, "-print").splitlines())


def older(package, folder):
    """The same package with a lower version."""
    tree = folder / "older"
    run("dpkg-deb", "--raw-extract", package, tree)
    control = tree / "DEBIAN" / "control"
    control.write_text(re.sub("(?m)^Version: ", "Version: 0~", control.read_text(encoding="utf-8")), encoding="utf-8")
    made = folder / "cartouche-older.deb"
    run("dpkg-deb", "--root-owner-group", "--build", tree, made)
    return made


def check(what, holds):
    print("==", what, flush=True)
    if not holds:
        sys.exit("that does not hold")


def unpack(debian, archive):
    check("there is no Qt", not [each for each in debian.packages() if "qt" in each.split()[0]])
    home = debian.root / "home" / USER
    run("tar", "--extract", "--file", archive, "--directory", home, "--no-same-owner")
    (home / "unpacked.cartouche").write_bytes(GAME.read_bytes())
    debian.run("chown", "--recursive", f"{USER}:", f"/home/{USER}")
    debian.use(UNPACKED)
    check("the small picture is there", (home / "small.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n")


def install(debian, package, before):
    packages, files = debian.packages(), debian.files()
    debian.install(before)
    first = debian.version()
    debian.use()
    debian.install(package)
    check("another version is there", debian.version() != first)
    debian.use()
    debian.apt("purge", "cartouche")
    debian.apt("autoremove", "--purge")
    check("no package is left behind", debian.packages() == packages)
    left = sorted(debian.files() - files)
    print(*left, sep="\n")
    check("no file is left behind", not left)
    check("the person's files are", debian.said("find", f"/home/{USER}", "-name", "*.cartouche"))


def main(archives, packages):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Debian(folder / "root").made() as debian:
            for archive in archives:
                unpack(debian, archive)
            if packages:
                install(debian, packages[0], packages[1] if len(packages) > 1 else older(packages[0], folder))


if __name__ == "__main__":
    GIVEN = [Path(each).resolve() for each in sys.argv[1:]]
    DEBS = [each for each in GIVEN if each.suffix == ".deb"]
    TARS = [each for each in GIVEN if each not in DEBS]
    if not GIVEN or len(DEBS) > 2 or len(TARS) > 1 or os.geteuid() != 0:
        sys.exit(__doc__)
    main(TARS, DEBS)
