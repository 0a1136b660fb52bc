"""The inspector's reader in Node, asked by a test; its answers in the columns of the truth."""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import build
from tests.support.truth import Row, from_base64

HERE = Path(__file__).parent
CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
_SAME_NAMES = (
    "position",
    "magic",
    "crc",
    "isValid",
    "timestampType",
    "leaderEpoch",
    "producerEpoch",
    "baseSequence",
    "lastSequence",
    "isTransactional",
    "isControl",
    "count",
)
_LONG_NAMES = (
    "baseOffset",
    "lastOffset",
    "baseTimestamp",
    "maxTimestamp",
    "producerId",
    "deleteHorizonMs",
)


class Reader:
    """A Node process that runs the reader."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, do: str, source: Path | bytes | None = None, **job: Any) -> Any:
        """The answer to one job; the test fails where the reader throws."""
        job["do"] = do
        if isinstance(source, Path):
            beside = sorted(each.name for each in source.parent.iterdir())
            place = {"name": source.name, "names": beside, "directory": source.parent.name}
            job = {**job, "path": str(source), **place}
        elif source is not None:
            job["data"] = base64.b64encode(source).decode()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(job) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        assert "error" not in answer, answer["error"]
        return answer["result"]


@contextmanager
def reader(script: Path) -> Iterator[Reader]:
    """Build the reader, and run it until the ``with`` ends."""
    build.install_compiler()
    build.run("node", str(build.ROOT / "inspector" / "build.mjs"), str(script))
    with subprocess.Popen(
        ["node", str(HERE / "read.cjs"), str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        try:
            yield Reader(process)
        finally:
            assert process.stdin is not None
            process.stdin.close()


def batch_row(found: Row) -> Row:
    """A batch, in the columns of ``read_batches`` that its bytes decide."""
    codec = found["codec"]
    row = {name: found.get(name) for name in _SAME_NAMES}
    row |= {name: _integer(found.get(name)) for name in _LONG_NAMES}
    row["sizeInBytes"] = found["size"]
    row["compression"] = CODECS[codec] if codec < len(CODECS) else None
    return row


def record_row(found: Row) -> Row:
    """A record, in the columns of ``read_records`` that are not its batch's."""
    timestamp = _integer(found["timestamp"])
    return {
        "batchPosition": found["batchPosition"],
        "offset": _integer(found["offset"]),
        "timestamp": None if timestamp == -1 else timestamp,
        "timestampType": found["timestampType"],
        "sequence": found["sequence"],
        "key": from_base64(found["key"]),
        "value": from_base64(found["value"]),
        "headers": [{"key": key, "value": from_base64(value)} for key, value in found["headers"]],
    }


def _integer(text: str | None) -> int | None:
    return None if text is None else int(text)
