"""``make bench-inspector``: measure the inspector in a headless Chromium, and fill its page.

Strategy: the page is opened as a person opens it, from a ``file:`` URL, with generated segments of
100 MB and 1 GB. Times are the page's own where it shows them, and frames of the browser where a
person waits for a drawing. Memory is the size of the page's process above its size with the empty
page.

Invariant: every run lists the whole log, so a fast answer is never an early one.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from benchmarks import sets
from benchmarks.pages import fill, load, machine, parser, say, table, verdict
from benchmarks.targets import Claim
from tests.cli.inspector.looking import PAGE, READY, Inspector
from tests.conformance.webide import chromium

_PAGE = "background/benchmarks-inspector.md"
_LARGE = 1000 * sets.MB
_MIDDLE = 100 * sets.MB
_PAINTED, _LINE_PAINTED = "first paint", "first paint of a line of text"
_NEEDLE = "no record has this text"
# Goes to a row by the mouse; after how many milliseconds its records and its bytes are there.
_OPENING = """
(async () => {
  const times = [];
  const turn = () => new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const shown = () => [
    document.querySelector('#records [data-row="0"]')?.textContent,
    document.querySelector('#hex .marked')?.dataset.at,
  ];
  for (let round = 0; round < 40; round += 1) {
    await frame();
    await frame();
    const rows = document.querySelectorAll('#batches .rows .row:not(.current)');
    const before = shown();
    const begun = performance.now();
    rows[(round * 7) % rows.length].dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
    while (shown().some((each, at) => each === undefined || each === before[at])) {
      await turn();
    }
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
})()
"""
_SCROLLING = """
(async () => {
  const scroller = document.querySelector('#batches .scroller');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const times = [];
  let last = await frame();
  for (let round = 0; round < 150; round += 1) {
    scroller.scrollTop = scroller.scrollHeight * ((round * 37) % 150) / 150;
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
})()
"""


# What each figure has to be at most, and its unit.
TARGETS = {
    _PAINTED: (150, " ms"),
    "100 MB listed": (800, " ms"),
    "100 MB zstd listed": (800, " ms"),
    "100 MB of small batches listed": (800, " ms"),
    "1 GB listed": (4000, " ms"),
    "a batch opens, p95": (50, " ms"),
    "scrolling at 1 GB, p95 of a frame": (33, " ms"),
    "search over 100 MB": (700, " ms"),
    "search over 100 MB zstd": (3000, " ms"),
    "memory at 1 GB": (150, " MB"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code: 0 measured, 2 no browser."""
    options = parser(
        "make bench-inspector", "Measure the inspector in Chromium.", _PAGE, 3
    ).parse_args(arguments)
    browser = chromium.find()
    if browser is None:
        print("Chromium is not installed (scripts/setup browser installs it)", file=sys.stderr)
        return 2
    before = load()
    found: dict[str, list[float]] = {}
    for _ in range(options.rounds):
        for name, figure in _measure(browser, options.cache):
            say(f"{name}: {figure:.0f}")
            found.setdefault(name, []).append(figure)
    medians = {name: median(figures) for name, figures in found.items()}
    parts = page_parts(medians, options.rounds, before)
    print(*parts.values(), sep="\n\n")
    fill(_PAGE, parts, options.output)
    return 0


def _measure(browser: str, cache: Path) -> Iterator[tuple[str, float]]:
    """Yield each figure once, in a new browser for each log."""
    yield from _time_first_paints(browser)
    kinds = (("json none", ""), ("json zstd", " zstd"), ("small", " of small batches"))
    for kind, words in kinds:
        (segment,) = [each for each in sets.generate(cache, 1, kind) if each.name == kind]
        with _open_page(browser) as tab:
            yield f"100 MB{words} listed", _time_listing(tab, sets.repeat(cache, segment, _MIDDLE))
            if words != " of small batches":
                yield f"search over 100 MB{words}", _time_search(tab)
        if kind == "json none":
            with _open_page(browser) as tab:
                empty = tab.page.memory()
                yield "1 GB listed", _time_listing(tab, sets.repeat(cache, segment, _LARGE))
                yield "memory at 1 GB", (tab.page.memory() - empty) / sets.MB
                yield "a batch opens, p95", tab.js(_OPENING)
                yield "scrolling at 1 GB, p95 of a frame", tab.js(_SCROLLING)


def _time_first_paints(browser: str) -> Iterator[tuple[str, float]]:
    """Yield the first paint of a page with one line and of the inspector, in a running browser."""
    with tempfile.TemporaryDirectory() as folder, chromium.browser(browser) as page:
        line = Path(folder) / "line.html"
        line.write_text("<!doctype html><title>line</title><p>A line of text.</p>")
        for warming in (True, False):  # the first pages also load fonts
            for name, path in ((_LINE_PAINTED, line), (_PAINTED, PAGE)):
                page.open("about:blank", "true")
                page.open(path.as_uri(), "performance.getEntriesByType('paint').length > 0")
                if not warming:
                    yield name, page.evaluate("performance.getEntriesByType('paint')[0].startTime")


@contextmanager
def _open_page(browser: str) -> Iterator[Inspector]:
    """Open the empty page in a new browser."""
    with chromium.browser(browser) as page:
        page.open(PAGE.as_uri(), READY)
        page.screenshot(1400, 900)  # sets the size
        yield Inspector(page)


def _time_listing(tab: Inspector, path: Path) -> float:
    tab.open(path)
    return _milliseconds(tab, r"Listed in ([\d,]+) ms")


def _time_search(tab: Inspector) -> float:
    tab.submit("search", text=_NEEDLE)
    return _milliseconds(tab, r"Done after ([\d,]+) ms\. 0 found")


def _milliseconds(tab: Inspector, pattern: str) -> float:
    found = re.search(pattern, tab.text("#status"))
    if found is None:
        raise AssertionError(f"expected {pattern}, found {tab.text('#status')}")
    return float(found[1].replace(",", ""))


def page_parts(figures: Mapping[str, float], rounds: int, before: float | None) -> dict[str, str]:
    """Return the texts of the page."""
    claims = [
        Claim("inspector", name, figures[name], TARGETS[name][0], unit=TARGETS[name][1])
        for name in TARGETS
    ]
    rows = [[claim.what, claim.text] for claim in claims]
    run = (
        f"**{verdict(claims)}**\n\n{machine(before)} Medians of {rounds} runs. The page has"
        f" {PAGE.stat().st_size:,} bytes; a page with a line of text is painted after"
        f" {figures[_LINE_PAINTED]:,.0f} ms."
    )
    return {"run": run, "figures": table(["figure", "and its target"], rows)}


if __name__ == "__main__":
    sys.exit(main())
