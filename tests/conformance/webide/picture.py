"""Takes the picture of the documentation: ``python -m tests.conformance.webide.picture``.

It shows the page with a transaction's first batch open, the value of a record chosen, and the bytes
of both marked. The picture differs a little with the fonts of a machine; the tests only look at
whether there is one.
"""

from __future__ import annotations

import sys
from pathlib import Path

import build
from tests.conformance.webide import chromium
from tests.support.truth import GOLDEN

HERE = Path(__file__).resolve().parent
PAGE = (HERE / "index.html").as_uri()
LOADED = "document.readyState === 'complete'"
SHOWN = "['ready', 'failed'].includes(document.body.dataset.state)"
BUNDLE = build.ROOT / "kafkafmt" / "generated" / "webide" / "kafka_log.ksy"
SEGMENT = GOLDEN / "k431-tx" / "00000000000000000000.log"
KEPT = build.ROOT / "docs" / "images" / "webide.png"
RECORD = "entries/0/content/records/0"
SIZE = (1280, 690)


def take(page: chromium.Page, path: Path) -> None:
    """Write the picture, with the page that is open."""
    page.choose("#files")
    page.choose("#grammars", BUNDLE)
    page.evaluate("document.body.dataset.state = ''")
    page.choose("#files", SEGMENT)
    page.wait(SHOWN)
    page.screenshot(*SIZE)  # sets the size, which decides how many rows of bytes there are
    page.evaluate(f"choose('{RECORD}/headers/1')")
    page.evaluate(f"choose('{RECORD}/value')")
    path.write_bytes(page.screenshot(*SIZE))


def main() -> int:
    """Take the picture that the documentation shows."""
    path = chromium.expected()
    build.install_compiler()
    with chromium.browser(path) as page:
        page.open(PAGE, LOADED)
        take(page, KEPT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
