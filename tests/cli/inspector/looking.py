"""The inspector's page in a browser, as a person uses it: by its rows, keys and buttons."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import build
from tests.conformance.webide.chromium import Page

PAGE = build.ROOT / build.INSPECTOR
# Collects what a page should never have, from before its first script on.
_WATCH = """
window.wrong = [];
const note = (what) => (event) => window.wrong.push(`${what}: ${
  event.violatedDirective || event.message || event.reason} ${event.blockedURI || ''}`);
addEventListener('securitypolicyviolation', note('policy'));
addEventListener('error', note('error'));
addEventListener('unhandledrejection', note('rejection'));
window.asked = 0;  // questions that a worker has not answered
const asks = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (...given) {
  if (!this.open) {
    this.open = new Set();
    this.addEventListener('message', ({ data }) => this.open.delete(data.id) && (asked -= 1));
  }
  this.open.add(given[0].id);
  asked += 1;
  return asks.apply(this, given);
};
const ends = Worker.prototype.terminate;
Worker.prototype.terminate = function () {
  asked -= this.open?.size ?? 0;
  this.open?.clear();
  return ends.call(this);
};
"""


def watch(page: Page) -> None:
    """Let every document that the tab loads note what goes wrong in it."""
    page.call("Page.enable")
    page.call("Page.addScriptToEvaluateOnNewDocument", source=_WATCH)


# Its script starts once it is painted.
READY = "document.querySelector('#tabs [role=tab]')"
_IDLE = """
document.getElementById('busy').hidden
  && document.getElementById('start').hidden
  && !/^(Listing|Searching)/.test(document.getElementById('status').textContent)
"""


# Two frames in which no worker is asked: what follows an answer is drawn in the next one.
_SETTLED = """
(async () => {
  for (let calm = 0; calm < 2; calm = asked || !(%s) ? 0 : calm + 1) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
})()
"""
# The page sets it 100 ms after a move; timers of one length end in their order.
_ADDRESS = "new Promise((done) => setTimeout(() => done(location.hash), 100))"


class Inspector:
    """The page, open in a tab."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def load(self, url: str = PAGE.as_uri(), *, width: int = 1400, height: int = 900) -> None:
        self.page.open("about:blank", "true")
        self.page.open(url, READY)
        self.page.resize(width, height)

    def open(self, *paths: Path) -> None:
        """Choose files, and wait until they are listed and checked."""
        self.page.evaluate("document.getElementById('status').textContent = 'Listing…'")
        self.page.choose("#files", *paths)
        self.wait()

    def drop(self, *paths: Path) -> None:
        """Drop files or folders onto the page, and wait until they are listed and checked."""
        self.page.evaluate("document.getElementById('status').textContent = 'Listing…'")
        data = {"items": [], "files": [str(path) for path in paths], "dragOperationsMask": 1}
        for kind in ("dragEnter", "dragOver", "drop"):
            self.page.call("Input.dispatchDragEvent", type=kind, x=600, y=400, data=data)
        self.wait()

    def open_folder(self, path: Path) -> None:
        """Choose a folder, and wait until all that is in it is read."""
        self.page.evaluate("document.getElementById('status').textContent = 'Listing…'")
        self.page.choose("#folder", path)
        self.wait()

    def wait(self) -> None:
        """Wait until the page has finished what it does."""
        self.js(_SETTLED % _IDLE)

    def settle(self) -> None:
        """Wait until nothing in the page changes any more."""
        self.js(_SETTLED % "true")

    @property
    def address(self) -> str:
        """The end of its URL, which says the place."""
        found: str = self.js(_ADDRESS)
        return found

    def js(self, expression: str) -> Any:
        return self.page.evaluate(expression)

    def text(self, selector: str) -> str:
        found: str = self.js(f"document.querySelector({json.dumps(selector)}).textContent")
        return found

    def texts(self, selector: str) -> list[str]:
        """The texts of all elements that match."""
        found: list[str] = self.js(
            f"[...document.querySelectorAll({json.dumps(selector)})].map((e) => e.textContent)"
        )
        return found

    def rows(self, grid: str) -> list[dict[str, str]]:
        """The rows in sight of a table, by the names of its columns."""
        found: list[list[str]] = self.js(
            f"[...document.querySelectorAll('#{grid} [role=row]')].map((row) =>"
            " [...row.children].map((cell) => cell.textContent))"
        )
        head, *rows = found
        return [dict(zip(head, row, strict=True)) for row in rows]

    def click(self, selector: str) -> None:
        """Press the mouse on an element."""
        self.js(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)});"
            "e.dispatchEvent(new MouseEvent('mousedown', {bubbles: true})); e.click(); })()"
        )
        self.settle()

    def key(self, *keys: str) -> None:
        """Press keys, by their names, where the focus is."""
        codes = {"Enter": 13, "Escape": 27, "Tab": 9, " ": 32}
        for key in keys:
            extra = {"text": "\r"} if key == "Enter" else {}
            for kind in ("keyDown", "keyUp"):
                self.page.call(
                    "Input.dispatchKeyEvent",
                    type=kind,
                    key=key,
                    windowsVirtualKeyCode=codes.get(key, 0),
                    **(extra if kind == "keyDown" else {}),
                )
        self.settle()

    def key_at(self, selector: str, key: str, *, ctrl: bool = False) -> None:
        """Press one key on an element."""
        event = json.dumps({"key": key, "ctrlKey": ctrl, "bubbles": True})
        self.js(
            f"document.querySelector({json.dumps(selector)}).dispatchEvent("
            f"new KeyboardEvent('keydown', {event}))"
        )
        self.settle()

    def focus(self, selector: str) -> None:
        self.js(f"document.querySelector({json.dumps(selector)}).focus()")

    def submit(self, form: str, **fields: str) -> None:
        """Fill in a form and send it; fields by their ids, with underscores for hyphens."""
        for name, value in fields.items():
            selector = json.dumps(f"#{name.replace('_', '-')}")
            self.js(f"void (document.querySelector({selector}).value = {json.dumps(value)})")
        self.js(f"document.getElementById('{form}').requestSubmit()")
        self.wait()

    def choose(self, select: str, value: str) -> None:
        """Choose a value in a list of the page, by the list's id."""
        self.js(
            f"(() => {{ const e = document.getElementById('{select}');"
            f"e.value = {json.dumps(value)}; e.dispatchEvent(new Event('change')); }})()"
        )
        self.settle()

    def marked(self) -> list[int]:
        """The positions of the bytes that are marked and in sight."""
        found: list[int] = self.js(
            "[...document.querySelectorAll('#hex [role=gridcell].marked')].map((e) =>"
            " Number(e.dataset.at))"
        )
        return found

    def chosen_field(self) -> str:
        """The name of the field that is chosen in the tree."""
        return self.text("#fields [aria-selected=true] > .label b")

    def hold(self) -> None:
        """Nothing was requested, no policy was broken, and no error was lost."""
        assert self.js("window.wrong") == []
        requested: list[str] = self.js(
            "performance.getEntriesByType('resource').map((e) => e.name)"
        )
        assert [name for name in requested if not name.startswith("blob:")] == []
