#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Under Wayland: the program is shown by a compositor without a screen under the desktop entry's name, a later start
comes to it, and both end in order. Needs weston and dbus-daemon."""
import os
import pathlib
import signal
import subprocess
import tempfile
import time
import unittest

from programs import PATIENCE, Program

NAME = "org.cartouche.cartouche"
CONFIGURATION = """<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow own="*"/><allow send_destination="*"/><allow receive_sender="*"/>
  </policy>
</busconfig>"""


class Wayland(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = pathlib.Path(folder.name)
        self.home.chmod(0o700)
        (self.home / "bus.conf").write_text(CONFIGURATION, encoding="utf-8")
        bus = subprocess.Popen(["dbus-daemon", f"--config-file={self.home / 'bus.conf'}", "--nofork", "--nopidfile", "--print-address"],
                               stdout=subprocess.PIPE, encoding="utf-8")
        self.ends(bus)
        self.addCleanup(bus.stdout.close)
        screen = {"XDG_RUNTIME_DIR": str(self.home), "WAYLAND_DISPLAY": "nobody-sees"}
        with (self.home / "weston").open("wb") as log:
            self.weston = subprocess.Popen(
                ["weston", "--backend=headless-backend.so", "--no-config", "--idle-time=0", "--width=1280", "--height=800",
                 f"--socket={screen['WAYLAND_DISPLAY']}"],
                env={**os.environ, **screen}, stdout=log, stderr=subprocess.STDOUT)
        self.ends(self.weston)
        self.environment = {**screen, "QT_QPA_PLATFORM": "wayland", "WAYLAND_DEBUG": "1", "DISPLAY": "",
                            "DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip()}
        end = time.monotonic() + PATIENCE
        while not (self.home / screen["WAYLAND_DISPLAY"]).exists():
            self.assertIsNone(self.weston.poll(), (self.home / "weston").read_text(errors="replace"))
            self.assertLess(time.monotonic(), end)
            time.sleep(0.02)

    def ends(self, process):
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)

    def start(self, *arguments, log="log"):
        program = Program(self.home, *arguments, environment=self.environment, log=log)
        self.addCleanup(program.process.wait)
        self.addCleanup(program.process.kill)
        return program

    def test_it_is_shown_and_a_later_start_comes_to_it(self):
        first = self.start()
        first.wait_for(lambda: first.says(f'set_app_id("{NAME}")'))
        first.wait_for(lambda: first.says(".attach(wl_buffer@"))  # something is to be seen
        first.wait_for(first.caught)
        second = self.start("--new", "osiris", log="second")
        self.assertEqual(second.process.wait(PATIENCE), 0, second.log.read_text(errors="replace"))
        self.assertFalse(second.says("set_app_id"))  # it had no window
        first.wait_for(lambda: first.says("GamePage is shown"))
        self.assertEqual(first.end(signal.SIGTERM), 0)
        self.assertIsNone(self.weston.poll())

    def test_it_ends_by_itself(self):
        program = self.start("--exit-after-startup")
        self.assertEqual(program.process.wait(PATIENCE), 0, program.log.read_text(errors="replace"))
        self.assertTrue(program.says(f'set_app_id("{NAME}")'))
        self.assertFalse(program.says("wl_display@1.error("))


if __name__ == "__main__":
    unittest.main()
