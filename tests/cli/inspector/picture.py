"""Take the pictures of the inspector in the documentation: ``make pictures``.

One shows a compressed batch with the value of a record chosen, one a flipped bit, one the JSON of a
value in dark colours. They differ a little with the fonts of a machine; the test only takes them.
"""

from __future__ import annotations

import sys
from pathlib import Path

import build
from tests.cli.inspector.looking import Inspector
from tests.conformance.webide import chromium
from tests.support.truth import GOLDEN

IMAGES = build.ROOT / "docs" / "images"
COMPRESSED = GOLDEN / "k431-java-zstd"
DAMAGED = GOLDEN / "k01001-bitflip"
SIZE = (1280, 800)
KEPT = (".log", ".index", ".timeindex")


def take(tab: Inspector, folder: Path) -> None:
    tab.load(width=SIZE[0], height=SIZE[1])
    tab.open(*_files(COMPRESSED))
    tab.click("#records [data-row='2']")
    first = tab.marked()[0]
    tab.click(f"#hex [data-at='{first + 40}']")
    (folder / "inspector.png").write_bytes(tab.page.screenshot(*SIZE))
    tab.open(*_files(DAMAGED))
    tab.click("#next-damage")
    tab.click("#tab-damage")
    (folder / "inspector-damage.png").write_bytes(tab.page.screenshot(*SIZE))
    tab.js("document.documentElement.dataset.theme = 'dark'")
    tab.open(*_files(COMPRESSED))
    tab.click("#records [data-row='2']")
    tab.click("#tab-value")
    (folder / "inspector-json.png").write_bytes(tab.page.screenshot(*SIZE))


def _files(case: Path) -> list[Path]:
    return [path for path in sorted(case.iterdir()) if path.suffix in KEPT]


def main() -> int:
    path = chromium.expected()
    with chromium.browser(path) as page:
        take(Inspector(page), IMAGES)
    return 0


if __name__ == "__main__":
    sys.exit(main())
