"""Chromium, driven over its DevTools protocol: pages that are strangers to each other."""

import itertools
import json
import os
import subprocess
import tempfile
import time
import urllib.request
from base64 import b64decode
from pathlib import Path

import websocket


class Navigated(AssertionError):
    """The page that was asked has made way for another."""


class Page:
    """A page in a context of its own, which is a phone of its own."""

    def __init__(self, browser, size, language, script):
        self._browser = browser
        self._context = browser.call("Target.createBrowserContext")["browserContextId"]
        target = browser.call("Target.createTarget", url="about:blank",
                              browserContextId=self._context)["targetId"]
        self._session = browser.call("Target.attachToTarget", targetId=target,
                                     flatten=True)["sessionId"]
        self.size = size
        self.language = language
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.resize(size)
        self.call("Emulation.setUserAgentOverride", userAgent="facedown test",
                  acceptLanguage=language)
        self.call("Page.addScriptToEvaluateOnNewDocument", source=script)

    def call(self, method, **parameters):
        return self._browser.call(method, self._session, **parameters)

    def open(self, address):
        self.call("Page.navigate", url=address)

    def run(self, script):
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in answer:
            raise AssertionError(json.dumps(answer["exceptionDetails"])[:800])
        return answer["result"].get("value")

    def resize(self, size):
        width, height = size
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=width < 1000)

    def enlarge_text(self, pixels):
        """As the browser's own setting does."""
        self.call("Page.setFontSizes", fontSizes={"standard": pixels, "fixed": pixels})

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        Path(path).write_bytes(b64decode(data))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        """Closed, and all that it kept is forgotten."""
        self._browser.call("Target.disposeBrowserContext", browserContextId=self._context)


class Browser:
    def __init__(self):
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-background-networking", "--disable-background-timer-throttling",
             "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows",
             "--remote-debugging-port=0", "--remote-allow-origins=*",
             f"--user-data-dir={self._folder.name}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={key: value for key, value in os.environ.items() if key != "DISPLAY"})
        told = Path(self._folder.name, "DevToolsActivePort")
        until = time.monotonic() + 60
        while not told.exists() or len(told.read_text().split()) < 2:
            if self._process.poll() is not None or time.monotonic() > until:
                raise AssertionError("chromium did not start")
            time.sleep(0.05)
        port = told.read_text().split()[0]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/version") as answer:
            address = json.load(answer)["webSocketDebuggerUrl"]
        self._socket = websocket.create_connection(address, timeout=60)
        self._numbers = itertools.count(1)
        self.complaints = []

    def call(self, method, session=None, **parameters):
        number = next(self._numbers)
        message = {"id": number, "method": method, "params": parameters}
        if session is not None:
            message["sessionId"] = session
        self._socket.send(json.dumps(message))
        while True:
            answer = json.loads(self._socket.recv())
            self._note(answer)
            if answer.get("id") == number:
                if "error" in answer:
                    gone = "navigated" in answer["error"].get("message", "")
                    raise (Navigated if gone else AssertionError)(f"{method}: {answer['error']}")
                return answer["result"]

    def _note(self, answer):
        """What a page complains of: nothing may go wrong unseen."""
        if answer.get("method") == "Runtime.exceptionThrown":
            self.complaints.append(json.dumps(answer["params"])[:600])

    def page(self, size, language, script=""):
        return Page(self, size, language, script)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._socket.close()
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()
