# SPDX-License-Identifier: GPL-3.0-or-later
"""A page in a browser without a window, driven through the pipe of its developer tools."""
import json
import os
import select
import subprocess
import time

PATIENCE = 60  # seconds for anything that the browser has to do
SWITCHES = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-extensions", "--disable-background-networking", "--hide-scrollbars",
            "--remote-debugging-pipe"]
KEYS = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, "PageUp": 33,
        "PageDown": 34, "Tab": 9, " ": 32, "Enter": 13}
TEXTS = {" ": " ", "Enter": "\r"}


class Browser:
    """One page. `requests` are the addresses that it asked for, `complaints` what stood on its console."""

    def __init__(self, profile):
        to_browser, self.out = os.pipe()
        self.into, from_browser = os.pipe()

        def give_pipes():
            # Copies first: one of them may be 3 or 4 itself.
            ends = os.dup(to_browser), os.dup(from_browser)
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(  # pylint: disable=consider-using-with,subprocess-popen-preexec-fn
            ["chromium", *SWITCHES, f"--user-data-dir={profile}", "about:blank"], preexec_fn=give_pipes,
            # It makes a socket there, whose path the system limits to 107 bytes.
            env={**os.environ, "TMPDIR": "/tmp"}, pass_fds=(3, 4),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.requests = []
        self.complaints = []
        self.loaded = 0
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target["targetId"] for target in targets if target["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(domain + ".enable")

    def close(self):
        self.session = None
        try:
            self.call("Browser.close")
        except (OSError, RuntimeError):
            pass
        os.close(self.out)
        os.close(self.into)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def message(self):
        end = time.monotonic() + PATIENCE
        while b"\0" not in self.buffer:
            if not select.select([self.into], [], [], max(0, end - time.monotonic()))[0]:
                raise RuntimeError("the browser does not answer")
            some = os.read(self.into, 1 << 20)
            if not some:
                raise RuntimeError("the browser is gone")
            self.buffer += some
        one, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(one)

    def call(self, method, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        data = json.dumps(request).encode() + b"\0"
        while data:
            data = data[os.write(self.out, data):]
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.note(answer)

    def note(self, event):
        what = event.get("params", {})
        method = event.get("method")
        if method == "Network.requestWillBeSent":
            self.requests.append(what["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            self.complaints.append(what["exceptionDetails"])
        elif method == "Runtime.consoleAPICalled":
            self.complaints.append(what["args"])
        elif method == "Log.entryAdded":
            self.complaints.append(what["entry"])
        elif method == "Page.loadEventFired":
            self.loaded += 1

    def open(self, path):
        before = self.loaded
        self.call("Page.navigate", url=path.as_uri())
        while self.loaded == before:
            self.note(self.message())

    def value(self, expression):
        """The value of an expression of the page; of a promise, what it promised."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def key(self, key, shift=False):
        event = {"key": key, "code": "Space" if key == " " else key, "windowsVirtualKeyCode": KEYS[key],
                 "modifiers": 8 if shift else 0}
        text = {"text": TEXTS[key]} if key in TEXTS else {}
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **event, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def click(self, selector):
        x, y = self.value(f"(e => {{ e.scrollIntoView({{ block: 'nearest' }}); const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height"
                          f" / 2]; }})(document.querySelector({json.dumps(selector)}))")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
