#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A later start hands over what it was asked for to the program that runs already, and ends; unless it is to be
another one. The desktop's bus starts one by itself. Needs dbus-daemon and gdbus."""
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time
import unittest

from programs import CARTOUCHE, PATIENCE, Program, environment_in

CONFIGURATION = """<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <servicedir>{services}</servicedir>
  <policy context="default">
    <allow own="*"/><allow send_destination="*"/><allow receive_sender="*"/>
  </policy>
</busconfig>"""
ROOT = pathlib.Path(__file__).resolve().parents[3]
GAME = ROOT / "tests" / "data" / "plain.cartouche"
NAME = "org.cartouche.cartouche"


class SecondStart(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = pathlib.Path(folder.name)
        services = self.home / "services"
        services.mkdir()
        service = (ROOT / "packaging" / f"{NAME}.service.in").read_text(encoding="utf-8")
        service = re.sub("(?m)^Exec=.*/cartouche ", lambda _: f"Exec={CARTOUCHE} ", service)
        (services / f"{NAME}.service").write_text(service, encoding="utf-8")
        (self.home / "bus.conf").write_text(CONFIGURATION.format(services=services), encoding="utf-8")
        self.bus = subprocess.Popen(
            ["dbus-daemon", f"--config-file={self.home / 'bus.conf'}", "--nofork", "--nopidfile", "--print-address"],
            stdout=subprocess.PIPE, encoding="utf-8", env=environment_in(self.home))  # which services have from it
        self.addCleanup(self.bus.stdout.close)
        self.addCleanup(self.bus.wait)
        self.addCleanup(self.bus.terminate)
        self.environment = {"DBUS_SESSION_BUS_ADDRESS": self.bus.stdout.readline().strip()}
        self.first = Program(self.home, environment=self.environment)
        self.addCleanup(self.first.process.wait)
        self.addCleanup(self.first.process.kill)
        self.first.wait_for(self.first.caught)  # it is on the bus before it listens to signals

    def start(self, *arguments, home=None, given=None, log="second", **environment):
        """Another start with the same state; it writes to a log of its own."""
        second = Program(home or self.home, *arguments, environment={**self.environment, **environment}, log=log,
                         given=given)
        self.addCleanup(second.process.wait)
        self.addCleanup(second.process.kill)
        return second

    def call(self, name, path, method, *arguments):
        """Calls the method as the desktop does; returns what is printed of the answer."""
        return subprocess.run(
            ["gdbus", "call", "--address", self.environment["DBUS_SESSION_BUS_ADDRESS"], "--dest", name,
             "--object-path", path, "--method", method, *arguments],
            stdout=subprocess.PIPE, encoding="utf-8", check=True, timeout=PATIENCE).stdout

    def ask(self, method, *arguments):
        self.call(NAME, "/org/cartouche/cartouche", "org.freedesktop.Application." + method, *arguments, "@a{sv} {}")

    def ask_bus(self, method, *arguments):
        return self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus." + method, *arguments)

    def running(self):
        """The names of the programs."""
        return re.findall(rf"{NAME}\.\w+", self.ask_bus("ListNames"))

    def assert_handed_over(self, *arguments, **environment):
        self.assertEqual(self.start(*arguments, **environment).process.wait(PATIENCE), 0)
        self.assertIsNone(self.first.process.poll())

    def wait_until(self, condition):
        """Whichever program sees to it."""
        end = time.monotonic() + PATIENCE
        while not condition():
            self.assertLess(time.monotonic(), end)
            time.sleep(0.02)

    def assert_runs(self, second):
        second.wait_for(second.caught)
        second.process.kill()

    def test_a_game_is_begun_there(self):
        self.assert_handed_over("--new", "osiris")
        self.first.wait_for(lambda: self.first.says("GamePage is shown"))

    def file(self, name):
        file = self.home / (name + ".cartouche")
        file.write_bytes(GAME.read_bytes())
        return str(file)

    def test_a_file_is_opened_there(self):
        self.assert_handed_over(self.file("mine"))
        self.first.wait_for(lambda: list(self.first.folder.glob("open-*.lock")))

    def test_a_file_that_is_open_there_comes_to_the_front(self):
        file = self.file("mine")
        self.assert_handed_over(file)
        self.first.wait_for(lambda: list(self.first.folder.glob("open-*.lock")))
        self.assert_handed_over(file, XDG_ACTIVATION_TOKEN="leave")
        self.first.wait_for(lambda: self.first.says("the window of a file comes to the front"))
        self.assertTrue(self.first.says("may come to the front by leave"))

    def test_an_address_elsewhere_is_not_passed_over(self):
        self.call(self.running()[0], "/org/cartouche/cartouche", "org.freedesktop.Application.Open",
                  "['smb://somewhere/mine.cartouche']", "@a{sv} {}")
        self.first.wait_for(lambda: self.first.says("the file cannot be opened"))

    def test_a_review_and_an_editor_are_opened_there(self):
        for option, page in (("--replay", "ReviewPage"), ("--edit", "EditorPage")):
            self.assert_handed_over(option, self.file(page))  # what is open asks first
            self.first.wait_for(lambda page=page: self.first.says(page + " is shown"))

    def test_what_is_no_file_for_others_stays(self):
        with GAME.open("rb") as given:
            self.assert_runs(self.start("/dev/stdin", given=given))

    def test_a_plain_start_ends(self):
        self.assert_handed_over()

    def test_the_leave_to_come_to_the_front_is_passed_on(self):
        self.assert_handed_over(DESKTOP_STARTUP_ID="older")
        self.first.wait_for(lambda: self.first.says("may come to the front by older"))
        self.assert_handed_over(DESKTOP_STARTUP_ID="older", XDG_ACTIVATION_TOKEN="newer")
        self.first.wait_for(lambda: self.first.says("may come to the front by newer"))

    def test_another_language_size_or_state_is_another_program(self):
        elsewhere = self.home / "elsewhere"
        elsewhere.mkdir()
        self.assert_runs(self.start("--lang", "fr"))
        self.assert_runs(self.start("--size", "1200x800"))
        self.assert_runs(self.start(home=elsewhere))

    def test_another_program_is_asked_once_the_first_has_gone(self):
        other = self.start("--lang", "fr", log="other")
        other.wait_for(other.caught)
        name, = self.running()
        self.first.process.kill()
        self.first.process.wait()
        self.wait_until(lambda: f" {other.process.pid}," in self.ask_bus("GetConnectionUnixProcessID", name))
        self.assertEqual(self.start().process.wait(PATIENCE), 0)
        self.assertIsNone(other.process.poll())

    def test_of_starts_at_the_same_moment_one_stays(self):
        self.first.process.kill()
        self.first.process.wait()
        starts = [self.start(self.file(name), log=name) for name in ("one", "two", "three")]
        self.wait_until(lambda: sum(each.process.poll() is None for each in starts) == 1)
        self.assertFalse(any(each.process.poll() for each in starts))
        self.wait_until(lambda: len(list(self.first.folder.glob("open-*.lock"))) == 3)

    def test_what_one_that_hangs_is_asked_for_is_not_done_twice(self):
        self.first.process.send_signal(signal.SIGSTOP)
        second = self.start("--edit", self.file("mine"))
        second.wait_for(lambda: second.says("EditorPage is shown"))
        second.process.kill()
        self.first.process.send_signal(signal.SIGCONT)
        self.assert_handed_over("--new", "osiris")
        self.first.wait_for(lambda: self.first.says("GamePage is shown"))
        self.assertFalse(self.first.says("EditorPage is shown"))

    def test_the_bus_starts_the_program(self):
        self.first.process.kill()
        self.first.process.wait()
        self.wait_until(lambda: not self.running())
        file = pathlib.Path(self.file("mine"))
        self.ask("Open", f"['{file.as_uri()}']")
        self.wait_until(self.running)
        number = int(re.search(r"uint32 (\d+)", self.ask_bus("GetConnectionUnixProcessID", *self.running())).group(1))
        self.addCleanup(os.kill, number, signal.SIGKILL)
        self.wait_until(lambda: list(self.first.folder.glob("open-*.lock")))
        self.assertIn("false", self.ask_bus("NameHasOwner", NAME))
        self.assertEqual(self.start().process.wait(PATIENCE), 0)

    def test_what_comes_while_the_bus_starts_it_is_done_too(self):
        calls = [subprocess.Popen(
            ["gdbus", "call", "--address", self.environment["DBUS_SESSION_BUS_ADDRESS"], "--dest", NAME,
             "--object-path", "/org/cartouche/cartouche", "--method", "org.freedesktop.Application.Open",
             f"['{pathlib.Path(self.file(name)).as_uri()}']", "@a{sv} {}"], stdout=subprocess.DEVNULL)
                 for name in ("one", "two")]
        self.assertEqual([each.wait(PATIENCE) for each in calls], [0, 0])
        self.first.wait_for(lambda: len(list(self.first.folder.glob("open-*.lock"))) == 2)

    def test_what_the_bus_starts_hands_over_and_goes(self):
        self.ask("ActivateAction", "'new-osiris'", "@av []")
        self.first.wait_for(lambda: self.first.says("GamePage is shown"))
        self.first.wait_for(lambda: "false" in self.ask_bus("NameHasOwner", NAME))

    def test_what_the_bus_starts_without_a_wish_ends(self):
        self.first.process.kill()
        self.first.process.wait()
        self.wait_until(lambda: not self.running())
        self.ask_bus("StartServiceByName", NAME, "uint32 0")
        number = re.search(r"uint32 (\d+)", self.ask_bus("GetConnectionUnixProcessID", NAME)).group(1)
        self.wait_until(lambda: not pathlib.Path("/proc", number).exists())

    def test_one_that_has_gone_is_not_asked(self):
        self.first.process.kill()
        self.first.process.wait()
        self.assert_runs(self.start())


if __name__ == "__main__":
    unittest.main()
