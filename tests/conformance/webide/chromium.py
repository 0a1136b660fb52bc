"""A headless Chromium, driven over its own protocol (CDP) through two pipes.

Strategy: ``--remote-debugging-pipe`` makes Chromium read commands from descriptor 3 and write
answers and events to descriptor 4, JSON with a zero byte after each. That needs no port, no driver
and no package, and the few commands that are sent here have been the same for years.

Invariant: the profile is a fresh folder, and browser and folder are gone when the ``with`` ends.
"""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = (
    "--no-sandbox",  # it refuses root otherwise; it opens our own page only
    *("--headless", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage"),
    *("--no-first-run", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--hide-scrollbars", "--force-color-profile=srgb"),
    "--remote-debugging-pipe",
)
_MISSING = "Chromium is not installed (scripts/setup browser installs it)"
TIMEOUT = 300.0  # seconds for one answer, on a machine that may be busy


class BrowserError(Exception):
    """The browser did not execute a command."""


def find() -> str | None:
    """The path of the Chromium of this machine; ``CHROMIUM`` in the environment goes first."""
    named = os.environ.get("CHROMIUM")
    candidates = (shutil.which(name) for name in ((named,) if named else NAMES))
    return next((path for path in candidates if path), None)


def expected() -> str:
    """The path of the Chromium of this machine; a script ends without one."""
    return find() or sys.exit(_MISSING)


@contextmanager
def tested() -> Iterator[Page]:
    """Start the Chromium of this machine for tests, which are skipped without one."""
    path = find()
    if path is None:
        pytest.skip(_MISSING)
    with browser(path) as tab:
        yield tab


class Page:
    """The one tab of a browser."""

    def __init__(self, commands: int, answers: int) -> None:
        self._commands = commands
        self._answers = answers
        self._pending = b""
        self._last = 0
        self._session: str | None = None

    def attach(self) -> None:
        """Take over the tab that the browser has opened."""
        targets = self.call("Target.getTargets")["targetInfos"]
        target = next(each["targetId"] for each in targets if each["type"] == "page")
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command, and wait for its answer; events that come before it are dropped."""
        self._last += 1
        command = {"id": self._last, "method": method, "params": params}
        if self._session:
            command["sessionId"] = self._session
        try:
            os.write(self._commands, json.dumps(command).encode() + b"\0")
        except BrokenPipeError as error:
            raise BrowserError("the browser has closed") from error
        while True:
            answer = self._next()
            if answer.get("id") == self._last:
                break
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error']['message']}")
        result: dict[str, Any] = answer["result"]
        return result

    def _next(self) -> dict[str, Any]:
        end = time.monotonic() + TIMEOUT
        while b"\0" not in self._pending:
            ready, _, _ = select.select([self._answers], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                raise BrowserError(f"no answer within {TIMEOUT:.0f} seconds")
            data = os.read(self._answers, 1 << 20)
            if not data:
                raise BrowserError("the browser has closed")
            self._pending += data
        message, _, self._pending = self._pending.partition(b"\0")
        parsed: dict[str, Any] = json.loads(message)
        return parsed

    def open(self, url: str, ready: str) -> None:
        """Load a page, and wait until the expression ``ready`` is true in it."""
        failed = self.call("Page.navigate", url=url).get("errorText")
        if failed:
            raise BrowserError(f"{url}: {failed}")
        self.wait(ready)

    def wait(self, condition: str) -> None:
        end = time.monotonic() + TIMEOUT
        while not self.evaluate(f"Boolean({condition})"):
            if time.monotonic() > end:
                raise BrowserError(f"not true within {TIMEOUT:.0f} seconds: {condition}")
            time.sleep(0.05)

    def evaluate(self, expression: str) -> Any:
        """The JSON value of an expression, or of what its promise gives."""
        done = self.call(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in done:
            thrown = done["exceptionDetails"]
            raise BrowserError(thrown.get("exception", {}).get("description") or thrown["text"])
        return done["result"].get("value")

    def choose(self, selector: str, *paths: Path) -> None:
        """Give files to an ``<input type=file>``, as a user does; none, to empty it."""
        # Selecting the same files again is not a change, so the selection is cleared first.
        self.evaluate(f"void (document.querySelector({json.dumps(selector)}).value = '')")
        if not paths:
            return
        root = self.call("DOM.getDocument")["root"]["nodeId"]
        node = self.call("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        self.call("DOM.setFileInputFiles", nodeId=node, files=[str(path) for path in paths])

    def memory(self) -> int:
        """Resident bytes of the processes that run pages; Linux only."""
        session, self._session = self._session, None  # only the browser as a whole knows
        try:
            processes = self.call("SystemInfo.getProcessInfo")["processInfo"]
        finally:
            self._session = session
        pages = [each["id"] for each in processes if each["type"] == "renderer"]
        page_size = os.sysconf("SC_PAGE_SIZE")
        return sum(
            int(Path(f"/proc/{page}/statm").read_text().split()[1]) * page_size for page in pages
        )

    def resize(self, width: int, height: int, scale: float = 1) -> None:
        """Give the window a size in CSS pixels."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=False,
        )

    def screenshot(self, width: int, height: int, scale: float = 1) -> bytes:
        """The window as PNG, at a size in CSS pixels."""
        self.resize(width, height, scale)
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])


def started(page: Page, log: IO[bytes]) -> Page:
    """The page once it answers; what the browser wrote to its log when it does not."""
    try:
        page.attach()
    except BrowserError as error:
        log.seek(0)
        said = log.read().decode(errors="replace").strip()
        raise BrowserError(f"Chromium did not start: {error}\n{said}") from error
    return page


@contextmanager
def browser(path: str) -> Iterator[Page]:
    """Start a Chromium; its tab, until the ``with`` ends."""
    from_us, to_browser = os.pipe()
    to_us, from_browser = os.pipe()
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        tempfile.TemporaryFile() as log,
    ):
        # The shell puts the pipes where Chromium looks for them, whatever their numbers are here.
        # Not sh: Debian's takes no numbers above 9.
        shell = "bash", "-c", f'exec "$0" "$@" 3<&{from_us} 4>&{from_browser}'
        process = subprocess.Popen(
            [*shell, path, *FLAGS, f"--user-data-dir={folder}/profile", "about:blank"],
            pass_fds=(from_us, from_browser),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=log,
        )
        os.close(from_us)
        os.close(from_browser)
        try:
            yield started(Page(to_browser, to_us), log)
        finally:
            os.close(to_browser)  # which ends it
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            os.close(to_us)
