"""Where the page of the Web IDE's parts and its grammar are, and when they are shown."""

from __future__ import annotations

from pathlib import Path

import build

PAGE = (Path(__file__).resolve().parent / "index.html").as_uri()
LOADED = "document.readyState === 'complete'"
SHOWN = "['ready', 'failed'].includes(document.body.dataset.state)"
BUNDLE = build.ROOT / "kafkafmt" / "generated" / "webide" / "kafka_log.ksy"
