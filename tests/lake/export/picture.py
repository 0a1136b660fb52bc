"""Take the picture of an export's report in the documentation: ``make pictures``.

The report is that of ``make demo``, written by processes instead of Spark.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import build
from kafkafmt import export
from kafkafmt.lake.tables.output import REPORT_HTML
from scripts import demo
from tests.conformance.webide import chromium

KEPT = build.ROOT / "docs" / "images" / "report.png"
SIZE = (1180, 1330)
_LOADED = "document.readyState === 'complete'"


def take(page: chromium.Page, report: Path, path: Path) -> None:
    page.open(report.as_uri(), _LOADED)
    path.write_bytes(page.screenshot(*SIZE))


def main() -> int:
    installed = chromium.expected()
    os.chdir(build.ROOT)  # the report names both directories as they are given
    demo.stage(demo.CORPUS, demo.DEMO / "data")
    out = demo.DEMO.relative_to(build.ROOT) / "out"
    export(str(out.with_name("data")), str(out))
    with chromium.browser(installed) as page:
        take(page, (build.ROOT / out / REPORT_HTML), KEPT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
