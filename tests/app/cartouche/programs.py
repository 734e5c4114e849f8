# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as another process, and a screen for it."""
import json
import os
import pathlib
import signal
import subprocess
import time

CARTOUCHE = os.environ["CARTOUCHE"]
ASKS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)  # to end
PATIENCE = 60  # seconds for anything that the program has to do


class Screen:
    """An X server without window manager, and a hand at its keyboard."""

    def __init__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-nolisten", "tcp", "-screen", "0", "1280x800x24"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError("Xvfb has not started")
        self.environment = {**os.environ, "DISPLAY": f":{number}"}

    def close(self):
        self.server.terminate()
        self.server.wait()

    def hand(self, *words):
        return subprocess.run(["xdotool", *words], env=self.environment, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, check=False).stdout.decode()

    def keys(self, *keys):
        self.hand("key", "--delay", "0", *keys)

    def key_soon(self, key):
        """Returns before the key is pressed."""
        return subprocess.Popen(["xdotool", "key", "--delay", "0", key], env=self.environment,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def focus(self, title):
        """True if there is such a window, which then has the keyboard."""
        windows = self.hand("search", "--onlyvisible", "--name", title).split()
        if windows:
            self.hand("windowfocus", "--sync", windows[-1])
        return bool(windows)


def environment_in(home, **further):
    """That of a program with that home folder."""
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", **further, "HOME": str(home),
            "XDG_STATE_HOME": str(home / "state"), "XDG_CONFIG_HOME": str(home / "config"),
            "QT_LOGGING_RULES": "cartouche.play.debug=true", "QT_FORCE_STDERR_LOGGING": "1"}


class Program:
    """Started in that home folder."""

    def __init__(self, home, *arguments, ignored=(), environment=None, log="log", given=None):
        self.folder = home / "state" / "cartouche" / "games"
        environment = environment_in(home, **(environment or {}))
        self.log = home / log
        before = {each: signal.signal(each, signal.SIG_IGN) for each in ignored}  # which the program inherits
        with self.log.open("wb") as log:
            self.process = subprocess.Popen([CARTOUCHE, *arguments], stdin=given or subprocess.DEVNULL,
                                            stdout=subprocess.DEVNULL, stderr=log, env=environment)
        for each, handler in before.items():
            signal.signal(each, handler)

    def caught(self):
        """The signals that the program listens to."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        mask = int(status.split("SigCgt:")[1].split()[0], 16)
        return {each for each in ASKS if mask >> (each - 1) & 1}

    def wait_for(self, condition, seconds=PATIENCE):
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError("it does not come: " + self.log.read_text(errors="replace"))
            time.sleep(0.02)

    def end(self, by):
        """The exit status."""
        try:
            self.process.send_signal(by)
            return self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.process.wait()

    def journals(self):
        """The lines of each, but for what it begins with."""
        return [[json.loads(line[9:]) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
                for path in sorted(self.folder.glob("*.journal"))]

    def says(self, words):
        return words in self.log.read_text(errors="replace")

    def offers(self):
        return self.says("games are offered")
